"""Weights for the bots' value functions, found by letting them play: `argosy tune`.

First some games are watched in which nothing but points counts at first: how terms foretell points gives a start.
Then the weights climb: every seat of a game plays with weights shaken at random, two seats always in opposite
directions, and whatever helped to win is kept a little (an evolution strategy). At the end games played with the best
weights are watched again, which gives the forecast. All is seeded and can be stopped and resumed at any generation.
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
from argosy.lab.executor import Alone, Crew, Hands, hire, in_order
from argosy.lab.tuning_games import PLAYERS, Game, Outcome, Target, moments_of, played, sample_of, scale_of

_HERE = Hands()
_Crew = Crew[Game, tuple[int, Outcome]]
Report = Callable[[str, int, int], None]  # what is done ("watched", "generation", "forecast"), how much, of how much

WATCHED = 150  # games of a generation that watches
WATCHING = 6  # generations that watch before the climb
FORETOLD = 1500  # games that the forecast is fitted to
WILD = 130  # their first decisions, up to so many, are by chance in many cases
GAMES = 24  # of a generation that climbs
SHAKE = 0.6  # by how many points, about, each shaken weight changes what is foretold
STEP = 0.06  # the same for what a generation learns
VICTORY = 6.0  # points that make the difference between winning and losing
MEMORY, CAUTION, CALM = 0.9, 0.99, 0.98  # of Adam's two averages, and of the average that is kept


class Climb:
    """All that tuning knows between two generations; `save` and `load` keep it in a file."""

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
    def load(cls, path: Path, target: Target, seed: int, terms: list[str]) -> "Climb":
        climb = cls(target, seed, terms)
        try:
            plain = json.loads(path.read_text(encoding="utf-8"))
            known = set(plain) == set(climb.__dict__)
        except (ValueError, TypeError):
            known = False
        if not known:
            raise BadRecord(f"{path} is not what a tuning keeps: choose another --out")
        if any(plain[name] != getattr(climb, name) for name in ("title", "pack", "seed", "terms")):
            told = f"title {plain['title']}, component pack {plain['pack']}, seed {plain['seed']}, or other terms"
            raise BadRecord(f"{path} is of another tuning: {told}")
        climb.__dict__.update(plain)
        return climb

    def game(self, number: int, about: tuple[object, ...], luck: tuple[object, ...], weights: list[list[float] | None]) -> Game:
        """A game that is played by weights; its seeds come from what it is for."""
        return Game(number, self._seed(*about), self._seed(*luck), weights, self.forecast, None)

    def look(self, number: int, about: tuple[object, ...], luck: tuple[object, ...], weights: list[float] | None) -> Game:
        """A game to be watched, whose first decisions are wild."""
        return Game(number, self._seed(*about), self._seed(*luck), [weights], self.forecast, WILD)

    def _seed(self, *about: object) -> int:
        """One of its own for every use."""
        return random.Random(repr((self.seed, self.generation, about))).getrandbits(60)


def state_beside(out: Path) -> Path:
    """Where all that is needed to go on is kept."""
    return out.with_suffix(".state.json")


def tune(
    target: Target, generations: int, seed: int, out: Path, report: Report, *, resume: bool = False, hands: Hands = _HERE
) -> bool:
    """Tunes for so many generations of climbing, writes the weights to `out` and what is needed to go on beside it.

    False if it was interrupted; then the weights are those of the last generation. Before the first there are none.
    """
    base = untuned_value_of(target.title)
    state = state_beside(out)
    finished = True
    climb = Climb.load(state, target, seed, base.terms) if resume else Climb(target, seed, base.terms)
    try:
        with nullcontext(Alone(played, target)) if hands == _HERE else hire(hands, played, target, GAMES) as crew:
            if climb.generation == 0:
                watch_first_games(climb, crew, moments_of(target), report)
            while climb.generation < generations:
                climb_once(climb, crew)
                climb.save(state)
                report("generation", climb.generation, generations)
            fit_forecast(climb, crew, base, moments_of(target), report)
    except KeyboardInterrupt:
        if climb.generation == 0:
            raise
        finished = False  # the forecast is the one found before
    climb.save(state)
    weights = Weights(climb.terms, scale_of(climb.terms, climb.average), scale_of(climb.terms, climb.forecast))
    own = "" if target.pack is None else f" --pack {target.pack}"
    command = f"argosy tune {target.title} --generations {climb.generation} --seed {seed}{own} --out {out.name}"
    comment = f"{command}\nFor component pack {climb.pack}. Each term: its weights from the first moment of a game to the last."
    out.write_text(weights.to_text(comment), encoding="utf-8")
    return finished


def watch_first_games(climb: Climb, crew: _Crew, moments: int, report: Report) -> None:
    """Where the climb begins: the weights that foretell points best, learnt from games played by what was learnt so far."""
    size = len(climb.terms)
    weights: list[float] | None = None  # points only
    ridge = Ridge(size, moments, 2, 2)
    sums, squares, count = [0.0] * size, [0.0] * size, 0
    for round in range(WATCHING):
        looks = [climb.look(game, ("deal", round, game), ("explore", round, game), weights) for game in range(WATCHED)]
        for game, (seen, _) in enumerate(_outcomes(crew, looks)):
            for sample in map(sample_of, seen):
                ridge.add(sample)
                for row in sample.terms if 2 * round >= WATCHING else []:
                    count += 1
                    for at, amount in enumerate(row):
                        sums[at] += amount
                        squares[at] += amount * amount
            report("watched", WATCHED * round + game + 1, WATCHED * WATCHING)
        scale = ridge.solve()
        climb.weights = scale.knots[0] + scale.knots[1]
        climb.forecast = climb.weights.copy()
        weights = climb.weights
    climb.average = climb.weights.copy()
    spread = [math.sqrt(max(0.0, squares[at] / count - (sums[at] / count) ** 2)) for at in range(size)]
    climb.spread = [max(0.2, wide) for wide in spread] * 2


def climb_once(climb: Climb, crew: _Crew) -> None:
    size = len(climb.weights)
    slope = [0.0] * size
    rng = random.Random(repr((climb.seed, climb.generation)))
    games: list[Game] = []
    shaken: list[list[tuple[int, int, list[float]]]] = []  # by game: two seats, and what moved them in opposite directions
    for game in range(GAMES):
        seats = list(range(PLAYERS))
        rng.shuffle(seats)
        pairs = [(seats[at], seats[at + 1]) for at in range(0, len(seats) - 1, 2)]
        shakes = [[rng.gauss(0, 1) for _ in range(size)] for _ in pairs]
        weights: list[list[float] | None] = [climb.weights] * PLAYERS
        for (one, other), shake in zip(pairs, shakes, strict=True):
            moved = [SHAKE * push / wide for push, wide in zip(shake, climb.spread, strict=True)]
            weights[one] = [weight + move for weight, move in zip(climb.weights, moved, strict=True)]
            weights[other] = [weight - move for weight, move in zip(climb.weights, moved, strict=True)]
        games.append(climb.game(game, ("deal", game), ("imagine", game), weights))
        shaken.append([(one, other, shake) for (one, other), shake in zip(pairs, shakes, strict=True)])
    for pushes, (_, points) in zip(shaken, _outcomes(crew, games), strict=True):
        shares = victory(points)
        for one, other, shake in pushes:
            gain = (shares[one] - shares[other]) / (GAMES * len(pushes))
            for at in range(size):
                slope[at] += gain * shake[at]
    climb.generation += 1
    constant = climb.terms.index("constant")  # it moves no decision
    for at in range(size):
        if at % len(climb.terms) != constant:
            climb.slope[at] = MEMORY * climb.slope[at] + (1 - MEMORY) * slope[at]
            climb.noise[at] = CAUTION * climb.noise[at] + (1 - CAUTION) * slope[at] ** 2
            likely = climb.slope[at] / (1 - MEMORY**climb.generation)
            doubt = math.sqrt(climb.noise[at] / (1 - CAUTION**climb.generation)) + 1e-4
            climb.weights[at] += STEP * likely / doubt / climb.spread[at]
            climb.average[at] = CALM * climb.average[at] + (1 - CALM) * climb.weights[at]


def victory(points: list[float]) -> list[float]:
    """Each seat's share: a win by little counts a little more than half."""
    most = max(points)
    shares = [math.exp((mine - most) / VICTORY) for mine in points]
    return [share / sum(shares) for share in shares]


def fit_forecast(climb: Climb, crew: _Crew, base: Value, moments: int, report: Report) -> None:
    """What the terms foretell when games begin wildly, for a while of any length, and go on by the tuned weights."""
    ridge = Ridge(len(climb.terms), moments, moments, base.phases)
    looks = [climb.look(game, ("forecast deal", game), ("forecast", game), climb.average) for game in range(FORETOLD)]
    for game, (seen, _) in enumerate(_outcomes(crew, looks)):
        for sample in map(sample_of, seen):
            ridge.add(sample)
        report("forecast", game + 1, FORETOLD)
    climb.forecast = [weight for knot in ridge.solve().knots for weight in knot]


def _outcomes(crew: _Crew, games: list[Game]) -> Generator[Outcome, None, None]:
    """In the order of the games, so that sums come out the same to the last digit, whoever played."""
    with closing(crew.results(games)) as finished:
        yield from in_order(finished)
