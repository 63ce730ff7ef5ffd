"""Weights for the bots' value functions, found by letting them play: `argosy tune`.

First games are sampled in which nothing but points counts at first: a regression of points on terms gives a start.
Then comes an evolution strategy with antithetic pairs: every seat of a game plays with weights perturbed at random, two seats
always in opposite directions, and the gradient that this estimates goes to Adam. At the end games played with the best weights
are sampled again, and the forecast is fitted to them. All is seeded and can be stopped and resumed at any generation.
"""

import json
import math
import random
from collections.abc import Callable, Generator
from contextlib import closing, nullcontext
from pathlib import Path

from argosy.bots.ridge import Ridge
from argosy.bots.trained_values import untuned_value_of
from argosy.bots.value import Value
from argosy.bots.weights import Weights
from argosy.engine.errors import BadRecord
from argosy.lab.executor import Executor, Resources, SerialExecutor, in_order, make_executor
from argosy.lab.tuning_games import Game, Outcome, Target, moments_of, played, sample_of, scale_of

_HERE = Resources()
_Executor = Executor[Game, tuple[int, Outcome]]
Report = Callable[[str, int, int], None]  # what is done ("watched", "generation", "forecast"), how much, of how much

SAMPLED = 150  # games of a generation that samples
SAMPLING = 6  # generations that sample before weights evolve
FORECAST = 1500  # games that the forecast is fitted to
EXPLORED = 130  # their first decisions, up to so many, are random in many cases
GAMES = 24  # of a generation that evolves
PERTURBATION = 0.6  # by how many points, about, each perturbed weight changes the value
STEP = 0.06  # the same for one generation of learning
VICTORY = 6.0  # the temperature of shares of the victory, in points
MEAN, VARIANCE, AVERAGE = 0.9, 0.99, 0.98  # the decays of Adam's two moments, and of the average of weights


class TuningState:
    """The state of a tuning between two generations; `save` and `load` keep it in a file."""

    def __init__(self, target: Target, seed: int, terms: list[str]) -> None:
        self.title = target.title
        self.pack = target.ruleset.pack
        self.seed = seed
        self.terms = terms
        self.generation = 0
        size = 2 * len(terms)
        self.weights = [0.0] * size  # first moment, then last moment
        self.average = [0.0] * size  # of the weights of late: steadier
        self.slope = [0.0] * size
        self.noise = [0.0] * size
        self.spread = [1.0] * size  # how much each term differs between positions
        self.forecast = [0.0] * size

    def save(self, path: Path) -> None:
        scratch = path.with_suffix(".part")
        scratch.write_text(json.dumps(self.__dict__), encoding="utf-8")
        scratch.replace(path)

    @classmethod
    def load(cls, path: Path, target: Target, seed: int, terms: list[str]) -> "TuningState":
        state = cls(target, seed, terms)
        try:
            plain = json.loads(path.read_text(encoding="utf-8"))
            known = set(plain) == set(state.__dict__)
        except (ValueError, TypeError):
            known = False
        if not known:
            raise BadRecord(f"{path} is not what a tuning keeps: choose another --out")
        if any(plain[name] != getattr(state, name) for name in ("title", "pack", "seed", "terms")):
            told = f"title {plain['title']}, component pack {plain['pack']}, seed {plain['seed']}, or other terms"
            raise BadRecord(f"{path} is of another tuning: {told}")
        state.__dict__.update(plain)
        return state

    def game(self, number: int, about: tuple[object, ...], luck: tuple[object, ...], weights: list[list[float] | None]) -> Game:
        """A game that is played by weights; its seeds come from what it is for."""
        return Game(number, self._seed(*about), self._seed(*luck), weights, self.forecast, None)

    def sampled_game(self, number: int, about: tuple[object, ...], luck: tuple[object, ...], weights: list[float] | None) -> Game:
        """A game to sample positions from; its first decisions are random in many cases."""
        return Game(number, self._seed(*about), self._seed(*luck), [weights], self.forecast, EXPLORED)

    def _seed(self, *about: object) -> int:
        """One of its own for every use."""
        return random.Random(repr((self.seed, self.generation, about))).getrandbits(60)


def state_beside(out: Path) -> Path:
    """Where all that is needed to go on is kept."""
    return out.with_suffix(".state.json")


def tune(
    target: Target, generations: int, seed: int, out: Path, report: Report, *, resume: bool = False, resources: Resources = _HERE
) -> bool:
    """Tunes for so many generations of evolution, writes the weights to `out` and what is needed to go on beside it.

    False if it was interrupted; then the weights are those of the last generation. Before the first there are none.
    """
    base = untuned_value_of(target.title)
    path = state_beside(out)
    finished = True
    state = TuningState.load(path, target, seed, base.terms) if resume else TuningState(target, seed, base.terms)
    try:
        with (
            nullcontext(SerialExecutor(played, target))
            if resources == _HERE
            else make_executor(resources, played, target, GAMES) as executor
        ):
            if state.generation == 0:
                fit_first_weights(state, executor, moments_of(target), report)
            while state.generation < generations:
                evolve_once(state, executor, target.players)
                state.save(path)
                report("generation", state.generation, generations)
            fit_forecast(state, executor, base, moments_of(target), report)
    except KeyboardInterrupt:
        if state.generation == 0:
            raise
        finished = False  # the forecast is the one found before
    state.save(path)
    weights = Weights(state.terms, scale_of(state.terms, state.average), scale_of(state.terms, state.forecast))
    own = "" if target.pack is None else f" --pack {target.pack}"
    command = f"argosy tune {target.title} --generations {state.generation} --seed {seed}{own} --out {out.name}"
    comment = f"{command}\nFor component pack {state.pack}. Each term: its weights from the first moment of a game to the last."
    out.write_text(weights.to_text(comment), encoding="utf-8")
    return finished


def fit_first_weights(state: TuningState, executor: _Executor, moments: int, report: Report) -> None:
    """Where evolution begins: the weights that predict points best, from games played by what was learnt so far."""
    size = len(state.terms)
    weights: list[float] | None = None  # points only
    ridge = Ridge(size, moments, 2, 2)
    sums, squares, count = [0.0] * size, [0.0] * size, 0
    for round in range(SAMPLING):
        sampled = [state.sampled_game(game, ("deal", round, game), ("explore", round, game), weights) for game in range(SAMPLED)]
        for game, (seen, _) in enumerate(_outcomes(executor, sampled)):
            for sample in map(sample_of, seen):
                ridge.add(sample)
                for row in sample.terms if 2 * round >= SAMPLING else []:
                    count += 1
                    for at, amount in enumerate(row):
                        sums[at] += amount
                        squares[at] += amount * amount
            report("watched", SAMPLED * round + game + 1, SAMPLED * SAMPLING)
        scale = ridge.solve()
        state.weights = scale.knots[0] + scale.knots[1]
        state.forecast = state.weights.copy()
        weights = state.weights
    state.average = state.weights.copy()
    spread = [math.sqrt(max(0.0, squares[at] / count - (sums[at] / count) ** 2)) for at in range(size)]
    state.spread = [max(0.2, wide) for wide in spread] * 2


def evolve_once(state: TuningState, executor: _Executor, players: int) -> None:
    size = len(state.weights)
    slope = [0.0] * size
    rng = random.Random(repr((state.seed, state.generation)))
    games: list[Game] = []
    perturbed: list[list[tuple[int, int, list[float]]]] = []  # by game: two seats, and what moved them in opposite directions
    for game in range(GAMES):
        seats = list(range(players))
        rng.shuffle(seats)
        pairs = [(seats[at], seats[at + 1]) for at in range(0, len(seats) - 1, 2)]
        noises = [[rng.gauss(0, 1) for _ in range(size)] for _ in pairs]
        weights: list[list[float] | None] = [state.weights] * players
        for (one, other), noise in zip(pairs, noises, strict=True):
            moved = [PERTURBATION * push / wide for push, wide in zip(noise, state.spread, strict=True)]
            weights[one] = [weight + move for weight, move in zip(state.weights, moved, strict=True)]
            weights[other] = [weight - move for weight, move in zip(state.weights, moved, strict=True)]
        games.append(state.game(game, ("deal", game), ("imagine", game), weights))
        perturbed.append([(one, other, noise) for (one, other), noise in zip(pairs, noises, strict=True)])
    for pushes, (_, points) in zip(perturbed, _outcomes(executor, games), strict=True):
        shares = victory(points)
        for one, other, noise in pushes:
            gain = (shares[one] - shares[other]) / (GAMES * len(pushes))
            for at in range(size):
                slope[at] += gain * noise[at]
    state.generation += 1
    constant = state.terms.index("constant")  # it moves no decision
    for at in range(size):
        if at % len(state.terms) != constant:
            state.slope[at] = MEAN * state.slope[at] + (1 - MEAN) * slope[at]
            state.noise[at] = VARIANCE * state.noise[at] + (1 - VARIANCE) * slope[at] ** 2
            likely = state.slope[at] / (1 - MEAN**state.generation)
            doubt = math.sqrt(state.noise[at] / (1 - VARIANCE**state.generation)) + 1e-4
            state.weights[at] += STEP * likely / doubt / state.spread[at]
            state.average[at] = AVERAGE * state.average[at] + (1 - AVERAGE) * state.weights[at]


def victory(points: list[float]) -> list[float]:
    """Each seat's share: a win by little counts a little more than half."""
    most = max(points)
    shares = [math.exp((mine - most) / VICTORY) for mine in points]
    return [share / sum(shares) for share in shares]


def fit_forecast(state: TuningState, executor: _Executor, base: Value, moments: int, report: Report) -> None:
    """The forecast: fitted to games that begin with random decisions, so many or fewer, and go on by the tuned weights."""
    ridge = Ridge(len(state.terms), moments, moments, base.phases)
    sampled = [state.sampled_game(game, ("forecast deal", game), ("forecast", game), state.average) for game in range(FORECAST)]
    for game, (seen, _) in enumerate(_outcomes(executor, sampled)):
        for sample in map(sample_of, seen):
            ridge.add(sample)
        report("forecast", game + 1, FORECAST)
    state.forecast = [weight for knot in ridge.solve().knots for weight in knot]


def _outcomes(executor: _Executor, games: list[Game]) -> Generator[Outcome, None, None]:
    """In the order of the games, so that sums come out the same to the last digit, whoever played."""
    with closing(executor.results(games)) as finished:
        yield from in_order(finished)
