"""Random 4-player games of catanatron, measured in decisions per second of CPU time. Prints JSON; with `turns` and seconds for an
argument it reads a seed from each line instead, plays for so long and prints the figure alone.

Runs in an environment of its own that has catanatron and nothing of ours. A decision is one call of `Player.decide`:
`Game.play` makes one per ply, also where only one action is open (catanatron does not skip those), and each appends one
entry to `state.actions`. So the timed games use catanatron's own RandomPlayer untouched and are counted afterwards by
that list; `check_count` proves on other games, outside the timing, that the two counts are the same.
"""

import json
import sys
import time
from typing import Any

from catanatron import Color, Game, RandomPlayer

COLORS = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)


def play_timed(seconds: float, seed: int) -> tuple[int, int, float]:
    games = decisions = 0
    start = time.process_time()
    spent = 0.0
    while spent < seconds:
        game = Game([RandomPlayer(color) for color in COLORS], seed=seed + games)
        game.play()
        decisions += len(game.state.actions)
        games += 1
        spent = time.process_time() - start
    return games, decisions, spent


class Counting(RandomPlayer):  # type: ignore[misc]
    decisions = 0
    forced = 0

    def decide(self, game: Any, playable_actions: Any) -> Any:
        Counting.decisions += 1
        Counting.forced += len(playable_actions) == 1
        return super().decide(game, playable_actions)


def check_count(games: int, seed: int) -> float:
    """The share of decisions with one option only."""
    logged = 0
    for number in range(games):
        game = Game([Counting(color) for color in COLORS], seed=seed + number)
        game.play()
        logged += len(game.state.actions)
    if logged != Counting.decisions:
        sys.exit(f"catanatron logs {logged} actions for {Counting.decisions} decisions: the count is not honest")
    return Counting.forced / Counting.decisions


def playouts_per_second(seconds: float, seed: int) -> float:
    """From the middle of games to their end by chance, on a copy each time, as its own search does."""
    middles = [middle_of_game(seed + number) for number in range(5)]
    playouts = 0
    start = time.process_time()
    spent = 0.0
    while spent < seconds:
        middles[playouts % len(middles)].copy().play()
        playouts += 1
        spent = time.process_time() - start
    return playouts / spent


def middle_of_game(seed: int) -> Game:
    whole = Game([RandomPlayer(color) for color in COLORS], seed=seed)
    whole.play()
    game = Game([RandomPlayer(color) for color in COLORS], seed=seed)
    for _ in range(len(whole.state.actions) // 2):
        game.play_tick()
    return game


def take_turns(seconds: float) -> None:
    for line in sys.stdin:
        _, decisions, spent = play_timed(seconds, int(line))
        print(decisions / spent, flush=True)


def main() -> None:
    if sys.argv[1] == "turns":
        return take_turns(float(sys.argv[2]))
    seconds, seed = float(sys.argv[1]), int(sys.argv[2])
    forced = check_count(5, seed)
    games, decisions, spent = play_timed(seconds, seed)
    figures = {"games": games, "decisions": decisions, "decisions_per_second": decisions / spent, "forced": forced}
    json.dump({**figures, "playouts_per_second": playouts_per_second(seconds / 4, seed)}, sys.stdout)


main()
