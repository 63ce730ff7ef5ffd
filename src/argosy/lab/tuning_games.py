"""The games that tuning learns from, each a task of its own, with the same outcome in any process."""

from dataclasses import dataclass

from argosy.bots.selfplay import Sample, explore_game, play_game
from argosy.bots.trained_values import untuned_value_of
from argosy.bots.value import Value
from argosy.bots.weights import Scale, Weights
from argosy.engine.chance import chance_from_seed
from argosy.engine.position import Ruleset
from argosy.lab.game_terms import ruleset_for
from argosy.titles import title_named

USUAL_PLAYERS = 4  # or as near as the title takes
RANDOM = 40  # per cent of the explored decisions that are random
EVERY = 3  # one position in so many is kept


@dataclass(frozen=True)
class Target:
    """The title and the pack that weights are tuned for."""

    title: str
    pack: str | None = None  # a directory; None: ours

    @property
    def ruleset(self) -> Ruleset:
        return ruleset_for(self.title, self.players, (), self.pack)

    @property
    def players(self) -> int:
        title = title_named(self.title)
        return min(max(USUAL_PLAYERS, title.min_players), title.max_players)


@dataclass(frozen=True)
class Game:
    """Seeds, and what each seat plays by: a list for all terms' weights, first moment and last, or none for points only."""

    number: int
    deal: int
    luck: int
    weights: list[list[float] | None]  # one for all seats, or one for each
    forecast: list[float]
    explored: int | None  # decisions at first, at most, that explore; None: played by everybody's weights


Seen = tuple[int, list[list[int]], list[float]]  # a moment, every seat's terms, and the points that came of it
Outcome = tuple[list[Seen], list[float]]  # what was seen on the way, and everybody's points at the end


def played(target: Target, game: Game) -> tuple[int, Outcome]:
    base = untuned_value_of(target.title)
    position = target.ruleset.deal(chance_from_seed(game.deal))
    values = [_value(base, weights, game.forecast) for weights in game.weights]
    chance = chance_from_seed(game.luck)
    if game.explored is None:
        play_game(position, values * (target.players // len(values)), chance)
        return game.number, ([], base.final(position))
    samples = explore_game(position, values[0], chance, RANDOM, chance.below(game.explored), EVERY)
    return game.number, ([(sample.moment, sample.terms, sample.points) for sample in samples], base.final(position))


def moments_of(target: Target) -> int:
    """How many moments a game is divided into."""
    return untuned_value_of(target.title).moments(target.ruleset.deal(chance_from_seed(0)))


def sample_of(seen: Seen) -> Sample:
    sample = Sample(seen[0], seen[1])
    sample.points = seen[2]
    return sample


def scale_of(terms: list[str], numbers: list[float]) -> Scale:
    wide = len(terms)
    return Scale([numbers[at : at + wide] for at in range(0, len(numbers), wide)])


def _value(base: Value, weights: list[float] | None, forecast: list[float]) -> Value:
    if weights is None:
        return base
    return base.with_weights(Weights(base.terms, scale_of(base.terms, weights), scale_of(base.terms, forecast)))
