"""A player that teaches itself: a small value net, by self-play, on one core, with nothing but numpy.

    python train_value.py --games 6000 --evaluate 400

The net is given what a seat may know after an action (the observation of docs/environments.md) and says how likely that seat
is to win. To decide, a player tries each legal action on a position dealt anew from what it may know, and takes the one whose
result the net likes best. It learns from whole games against itself: every position it chose is a sample, the end of the game
its answer. Ctrl-C stops, and keeps what was learnt. The same seed and number of games learn the same, however busy the machine;
another processor may round the sums of floats otherwise.
"""

import argparse
import time
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from argosy.bots.codes import chance_for_bot, make_bot
from argosy.bots.knowledge import Knowledge
from argosy.engine.chance import Chance, chance_from_seed
from argosy.engine.position import Position
from argosy.envs.env_table import EnvTable
from argosy.lab.statistics import wilson

Floats = NDArray[np.float32]
HIDDEN = 64
RATE = 0.001
EXPLORE = 0.05  # share of decisions taken by chance while learning
ROUNDS = 2  # how often a finished game is learnt from


class ValueNet:
    """One hidden layer, trained by Adam on the cross entropy."""

    def __init__(self, inputs: int, seed: int) -> None:
        draw = np.random.default_rng(seed)
        self.weights: list[Floats] = [
            (draw.standard_normal((inputs, HIDDEN)) / np.sqrt(inputs)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            (draw.standard_normal((HIDDEN, 1)) / np.sqrt(HIDDEN)).astype(np.float32),
            np.zeros(1, np.float32),
        ]
        self._means = [np.zeros_like(weight) for weight in self.weights]
        self._squares = [np.zeros_like(weight) for weight in self.weights]
        self._steps = 0

    def values(self, observations: NDArray[np.int16]) -> Floats:
        """How likely the observer is to win, for each row."""
        return self._forward(features(observations))[1]

    def learn(self, observations: NDArray[np.int16], won: Floats) -> float:
        """One step toward the answers; gives the loss before it."""
        inputs = features(observations)
        hidden, values = self._forward(inputs)
        loss = -np.mean(won * np.log(values + 1e-6) + (1 - won) * np.log(1 - values + 1e-6))
        wrong: Floats = ((values - won) / np.float32(len(won)))[:, None]
        back = (wrong @ self.weights[2].T) * (hidden > 0)
        self._step([inputs.T @ back, back.sum(0), hidden.T @ wrong, wrong.sum(0)])
        return float(loss)

    def _forward(self, inputs: Floats) -> tuple[Floats, Floats]:
        first, bias, second, last_bias = self.weights
        hidden = np.maximum(inputs @ first + bias, 0)
        values: Floats = 1 / (1 + np.exp(-(hidden @ second + last_bias)[:, 0]))
        return hidden, values

    def _step(self, gradients: list[Floats]) -> None:
        self._steps += 1
        rate = RATE * np.sqrt(1 - 0.999**self._steps) / (1 - 0.9**self._steps)
        for weight, mean, square, gradient in zip(self.weights, self._means, self._squares, gradients, strict=True):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            weight -= (rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)


def features(observations: NDArray[np.int16]) -> Floats:
    """Counts are tamed: what is there or not weighs as much as points."""
    return np.log1p(np.maximum(observations, 0).astype(np.float32))


def answers(position: Position) -> list[float]:
    """What became of a finished game, by seat: winners share 1."""
    winners = position.winners()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(position.scores()))]


class Learner:
    """Plays by the net, and remembers what it chose."""

    def __init__(self, table: EnvTable, net: ValueNet, seed: int) -> None:
        self.table = table
        self.net = net
        self.chance = chance_from_seed(seed)

    def choose(self, positions: list[Position], explore: float) -> tuple[list[int], list[bytes]]:
        """For each position the action of the seat that decides, and what that seat may know after it."""
        tries = [self._tries(position) for position in positions]
        rows = np.frombuffer(b"".join(row for _, seen in tries for row in seen), dtype=np.int16).reshape(-1, self.table.size)
        values = self.net.values(rows)
        actions: list[int] = []
        chosen: list[bytes] = []
        at = 0
        for options, seen in tries:
            best = int(np.argmax(values[at : at + len(seen)]))
            at += len(seen)
            if explore and self.chance.below(1000) < 1000 * explore:
                best = self.chance.below(len(options))
            actions.append(options[best])
            chosen.append(seen[best])
        return actions, chosen

    def _tries(self, position: Position) -> tuple[list[int], list[bytes]]:
        seat = position.to_act[0]
        sampled = position.redeal(seat, self.chance)
        options = sampled.legal(seat)
        seen: list[bytes] = []
        for action in options:
            after = sampled.copy()
            after.play(seat, action)
            seen.append(bytes(self.table.observer.observe(after, seat)))
        return options, seen


def train(table: EnvTable, net: ValueNet, seed: int, games: int, seconds: float, at_once: int) -> None:
    """Self-play for so many games, or for so long if that is over first."""
    learner = Learner(table, net, seed)
    draw = np.random.default_rng(seed)
    dealt = at_once
    positions = [table.ruleset.deal(chance_from_seed(number)) for number in range(at_once)]
    seen: list[list[tuple[int, bytes]]] = [[] for _ in positions]
    start = told = time.monotonic()
    finished = 0
    losses: list[float] = []
    while finished < games and time.monotonic() - start < seconds:
        actions, chosen = learner.choose(positions, EXPLORE)
        samples: list[tuple[bytes, float]] = []
        for game, position in enumerate(positions):
            seat = position.to_act[0]
            seen[game].append((seat, chosen[game]))
            position.play(seat, actions[game])
            if position.is_over:
                ends = answers(position)
                samples += [(row, ends[who]) for who, row in seen[game]]
                positions[game], seen[game] = table.ruleset.deal(chance_from_seed(dealt)), []
                dealt += 1
                finished += 1
        for _ in range(ROUNDS if samples else 0):
            order = draw.permutation(len(samples))
            rows = np.frombuffer(b"".join(samples[at][0] for at in order), dtype=np.int16).reshape(-1, table.size)
            losses.append(net.learn(rows, np.array([samples[at][1] for at in order], np.float32)))
        if time.monotonic() - told >= 10 and losses:
            told = time.monotonic()
            print(f"{told - start:5.0f} s  {finished:6,} games  loss {np.mean(losses[-200:]):.3f}", flush=True)
    print(f"learnt from {finished:,} games in {time.monotonic() - start:.0f} s")


def play_against(table: EnvTable, net: ValueNet, code: str, games: int, seed: int) -> float:
    """The share of victories of the net at one seat, in turn each, against that bot at the others."""
    learner = Learner(table, net, seed)
    won = 0.0
    for number in range(games):
        own = number % table.players
        position = table.ruleset.deal(chance_from_seed(1_000_000 + number // table.players))
        bot = make_bot(code, table.ruleset, chance_for_bot(seed + number, 0))
        luck: Chance = chance_for_bot(seed + number, 1)
        while position.to_act:
            seat = position.to_act[0]
            if seat == own:
                position.play(seat, learner.choose([position], 0.0)[0][0])
            else:
                position.play(seat, bot.choose(Knowledge(table.ruleset, position, seat, luck)))
        won += answers(position)[own]
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description="Teach a value net by self-play.")
    parser.add_argument("--title", default="age-of-sail")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=6000, help="of self-play (6000)")
    parser.add_argument(
        "--minutes", type=float, default=float("inf"), help="stop learning after so long, however many games that were"
    )
    parser.add_argument(
        "--at-once", type=int, default=64, help="games side by side: one large product of matrices is quicker than many"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--against", default="random,greedy", help="bots to play against at the end")
    parser.add_argument("--evaluate", type=int, default=200, help="games against each of them")
    parser.add_argument("--out", type=Path, default=Path("value-net.npz"), help="where the weights are kept")
    asked = parser.parse_args()
    table = EnvTable(asked.title, asked.players, "win", None, {})
    net = ValueNet(table.size, asked.seed)
    try:
        train(table, net, asked.seed, asked.games, 60 * asked.minutes, asked.at_once)
    except KeyboardInterrupt:
        print("stopped")
    np.savez(asked.out, *net.weights)
    print(f"weights kept in {asked.out}")
    for code in asked.against.split(","):
        share = play_against(table, net, code, asked.evaluate, asked.seed)
        sure, equal = wilson(share, asked.evaluate), 1 / table.players
        print(
            f"against {code}: {share:.1%} of {asked.evaluate} games (95 %: {sure.low:.1%} to {sure.high:.1%}; equals: {equal:.1%})"
        )


if __name__ == "__main__":
    main()
