"""A finished game judged move by move, without hindsight: on what the seat could know when it decided.

For every decision captain searches with a fixed number of iterations. Where it would have chosen otherwise, its move and
the one that was played are compared in paired rollouts: same sampled position, same luck; the seat goes on as greedy would, the
others take turns by a softmax of their appeal, and at the end of the round the forecast gives the seat's share of the victory. If
the others too always took the most appealing turn, rollouts would hardly differ, and the margin would be too small; if the seat
did not, every move that leaves it much to do would look bad.

The loss is the mean difference of the shares; its margin (95 %) comes from their variance. A loss within its margin is called
about as good. The margin does not cover errors of the forecast. The same terms give the same judgement, in any process and order.
"""

import hashlib
from collections.abc import Generator
from contextlib import closing
from dataclasses import dataclass
from functools import lru_cache
from math import exp, sqrt
from typing import Literal

from argosy.bots.captain import CaptainBot, most_visited
from argosy.bots.explanation import Explanation
from argosy.bots.greedy import best_turn, turns_of
from argosy.bots.knowledge import Knowledge, in_a_row
from argosy.bots.reason import Reason
from argosy.bots.trained_values import value_of
from argosy.bots.turn_plan import plan_turn
from argosy.engine.chance import SEEDS, Chance, chance_from_seed
from argosy.engine.errors import BadChoice
from argosy.engine.position import Position, Ruleset
from argosy.engine.rules import Facts
from argosy.lab.executor import Resources, make_executor
from argosy.lab.game_terms import GameTerms
from argosy.lab.statistics import mean, students_t, variance
from argosy.lab.timeline import positions_of

ITERATIONS = 100  # of the search, and twice the pairs of a comparison: the stated budget
_TEMPERATURE = 0.5  # of the others' turns: one that appeals by so many points less is e times less likely
_TURNING_POINTS = 3
_REASONS = 3

Verdict = Literal["best", "as-good", "better", "behind"]


@dataclass(frozen=True)
class ReviewTerms(GameTerms):
    """All that decides what a review says: the game, the budget and the seed of what is sampled."""

    deal: int  # the game's own seed
    moves: tuple[tuple[int, int], ...]
    iterations: int = ITERATIONS
    seed: int = 1

    def __post_init__(self) -> None:
        if not 2 <= self.iterations <= 1_000_000:
            raise BadChoice(f"the iterations of a review should be 2 to 1000000, not {self.iterations}")
        if not 0 <= self.seed < SEEDS:
            raise BadChoice(f"the seed must be a whole number from 0 to {SEEDS - 1}, not {self.seed}")


@dataclass(frozen=True)
class Judgement:
    """One decision. `loss` and `margin` are shares of the victory: 0.02 is two in a hundred."""

    ply: int  # moves played before it
    seat: int
    played: str
    best: str  # what captain would have played
    loss: float
    margin: float

    @property
    def verdict(self) -> Verdict:
        if self.played == self.best:
            return "best"
        if abs(self.loss) <= self.margin:
            return "as-good"
        return "behind" if self.loss > 0 else "better"

    @property
    def surely_lost(self) -> float:
        return self.loss - self.margin


@dataclass(frozen=True)
class TurningPoint:
    """Why the better move of a decision would have been better."""

    ply: int
    best: str
    plan: list[str]  # how the turn would have gone on
    reasons: list[tuple[str, Facts]]  # kind and facts


@dataclass(frozen=True)
class Balance:
    """What a seat lost in all its decisions together."""

    seat: int
    decisions: int
    as_captain: int  # decided as captain would, or about as well
    loss: float
    margin: float


def decisions_of(terms: ReviewTerms) -> list[int]:
    """The plies at which there was something to choose."""
    positions = _positions(terms)
    return [ply for ply, (seat, _) in enumerate(terms.moves) if len(positions[ply].legal(seat)) > 1]


def judgements(terms: ReviewTerms, plies: list[int], jobs: int) -> Generator[Judgement, None, None]:
    """Each as it is ready, not in order, by processes of their own. Closing the iterator ends them."""
    with make_executor(Resources(jobs), judge, terms, max(1, len(plies))) as workers, closing(workers.results(plies)) as results:
        yield from results


def judge(terms: ReviewTerms, ply: int) -> Judgement:
    """The decision after `ply` moves."""
    seat, played = terms.moves[ply]
    chance = _chance(terms, ply)
    captain = CaptainBot(value_of(terms.title), chance, terms.iterations, 0.0)
    knowledge = _knowledge(terms, ply, chance)
    root = captain.search(knowledge)
    best = root.actions[most_visited(root)]
    name = terms.ruleset.catalogue.name
    if best == played:
        return Judgement(ply, seat, name(played), name(best), 0.0, 0.0)
    differences = [_difference(captain, knowledge, best, played) for _ in range(max(2, terms.iterations // 2))]
    margin = students_t(len(differences) - 1) * sqrt(variance(differences) / len(differences))
    return Judgement(ply, seat, name(played), name(best), round(mean(differences), 4), round(margin, 4))


def turning_points(terms: ReviewTerms, judged: list[Judgement]) -> list[TurningPoint]:
    """The moves that cost most, as far as that is sure; one of a turn at most."""
    chosen: dict[int, Judgement] = {}  # by the turn's first ply
    movers = [seat for seat, _ in terms.moves]
    for judgement in judged:
        turn = judgement.ply - in_a_row(movers[: judgement.ply], judgement.seat)
        if judgement.verdict == "behind" and (turn not in chosen or judgement.surely_lost > chosen[turn].surely_lost):
            chosen[turn] = judgement
    worst = sorted(chosen.values(), key=lambda judgement: (-judgement.surely_lost, judgement.ply))[:_TURNING_POINTS]
    return [_turning_point(terms, judgement) for judgement in sorted(worst, key=lambda judgement: judgement.ply)]


def explanation_of(point: TurningPoint, ruleset: Ruleset) -> Explanation:
    """To be told like any other explanation."""
    number = ruleset.catalogue.number
    reasons = [Reason(kind, 0.0, facts) for kind, facts in point.reasons]
    return Explanation(number(point.best), [number(name) for name in point.plan], reasons, [])


def balance_of(judged: list[Judgement], seat: int) -> Balance:
    """Moves that turned out better than captain's count too: to add up losses only would make everybody look bad."""
    own = [judgement for judgement in judged if judgement.seat == seat]
    return Balance(
        seat=seat,
        decisions=len(own),
        as_captain=sum(judgement.verdict != "behind" for judgement in own),
        loss=sum(judgement.loss for judgement in own),
        margin=sqrt(sum(judgement.margin**2 for judgement in own)),
    )


def _turning_point(terms: ReviewTerms, judgement: Judgement) -> TurningPoint:
    chance = _chance(terms, judgement.ply)
    position = _knowledge(terms, judgement.ply, chance).sample(chance)
    catalogue = terms.ruleset.catalogue
    best = catalogue.number(judgement.best)
    turn = plan_turn(terms.title, value_of(terms.title), position, judgement.seat, best)
    reasons = [(reason.kind, reason.facts) for reason in turn.best_reasons(_REASONS)]
    return TurningPoint(judgement.ply, judgement.best, [catalogue.name(action) for action in turn.actions], reasons)


def _difference(captain: CaptainBot, knowledge: Knowledge, best: int, played: int) -> float:
    """By how much the seat's share of the victory is larger after `best`, in one pair of rollouts."""
    position = knowledge.sample(captain.chance)
    luck = captain.chance.next_word()
    shares = []
    for action in (best, played):
        after = position.copy()
        after.play(knowledge.seat, action)
        shares.append(captain.shares(_rolled_out(captain, after, knowledge.seat, chance_from_seed(luck)))[knowledge.seat])
    return shares[0] - shares[1]


def _rolled_out(captain: CaptainBot, position: Position, seat: int, chance: Chance) -> Position:
    """To captain's horizon: the seat by its most appealing turns, the others by turns that appeal."""
    while not captain.is_beyond(position):
        mover = position.to_act[0]
        if mover == seat:
            position = best_turn(captain.value, position, mover)
        else:
            position = _sampled_turn(captain, position, mover, chance)
    return position


def _sampled_turn(captain: CaptainBot, position: Position, mover: int, chance: Chance) -> Position:
    turns = turns_of(captain.value, position, mover, position.legal(mover))
    most = max(estimate for estimate, _ in turns)
    weights = [exp((estimate - most) / _TEMPERATURE) for estimate, _ in turns]
    mark = sum(weights) * chance.next_word() / (1 << 32)
    for weight, (_, end) in zip(weights, turns, strict=True):
        mark -= weight
        if mark < 0:
            return end
    return turns[-1][1]


def _knowledge(terms: ReviewTerms, ply: int, chance: Chance) -> Knowledge:
    seat = terms.moves[ply][0]
    movers = [mover for mover, _ in terms.moves[:ply]]
    return Knowledge(terms.ruleset, _positions(terms)[ply], seat, chance, ply, in_a_row(movers, seat))


def _chance(terms: ReviewTerms, ply: int) -> Chance:
    """Each decision has luck of its own, so it does not matter which is judged first, or where."""
    digest = hashlib.sha256(b"argosy review %d %d" % (terms.seed, ply)).digest()
    return chance_from_seed(int.from_bytes(digest[:16], "big"))


@lru_cache(maxsize=4)
def _positions(terms: ReviewTerms) -> list[Position]:
    return positions_of(terms.ruleset, terms.deal, list(terms.moves))
