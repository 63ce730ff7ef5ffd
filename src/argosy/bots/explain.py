"""Why a move is good: what the turn it begins brings about, and how far behind the other moves are."""

from typing import Final

from argosy.bots.captain import CaptainBot, Node
from argosy.bots.greedy import best_of
from argosy.bots.knowledge import Knowledge
from argosy.bots.reasons import endeavor, new_found_land, new_found_land_turns
from argosy.bots.reasons.reason import Reason
from argosy.bots.values.value import Value
from argosy.engine.chance import Chance
from argosy.engine.journal import Event, Journal
from argosy.engine.position import Position
from argosy.titles.endeavor.state import State as EndeavorState
from argosy.titles.new_found_land.state import State as NewFoundLandState

_ITERATIONS: Final = 300
_CURIOSITY: Final = 0.6  # more than a bot that only wants the best move: the others are to be judged too
_REASONS: Final = 3
_ALTERNATIVES: Final = 3
_TURN: Final = 4  # decisions that a turn may have


class Alternative:
    """Another move, and by how many per cent its share of the victory is smaller."""

    def __init__(self, action: int, behind: int) -> None:
        self.action = action
        self.behind = behind


class Explanation:
    def __init__(self, action: int, plan: list[int], reasons: list[Reason], alternatives: list[Alternative]) -> None:
        self.action = action
        self.plan = plan  # what the seat means to do next in the same turn
        self.reasons = reasons
        self.alternatives = alternatives


def explain(value: Value, knowledge: Knowledge, action: int, chance: Chance, iterations: int = _ITERATIONS) -> Explanation:
    """Two or three reasons for the action, and its nearest alternatives."""
    position = knowledge.imagine(chance)
    plan, after, journal = play_turn(value, position, knowledge.seat, action)
    reasons = reasons_for(position, after, knowledge.seat, journal.events)
    options = knowledge.legal()
    if len(options) == 1:
        return Explanation(action, plan, [Reason("only", 0.0, {})], [])
    root = judged(CaptainBot(value, chance, iterations, 0.0), knowledge)
    if not reasons:
        reasons = [Reason("best", 0.0, {})]
    return Explanation(action, plan, reasons[:_REASONS], alternatives_in(root, action))


def reasons_for(before: Position, after: Position, seat: int, events: list[Event]) -> list[Reason]:
    """In the terms of the title's family; none where nobody wrote any."""
    if isinstance(before, EndeavorState) and isinstance(after, EndeavorState):
        return endeavor.endeavor_reasons(before, after, seat, events)
    if isinstance(before, NewFoundLandState) and isinstance(after, NewFoundLandState):
        return new_found_land.new_found_land_reasons(before, after, seat, events)
    return []


def play_turn(value: Value, position: Position, seat: int, action: int) -> tuple[list[int], Position, Journal]:
    """Plays the action and the rest of the turn as greedy would; tells what was played and what happened."""
    journal = Journal()
    after = position.copy()
    after.journal = journal
    after.play(seat, action)
    plan: list[int] = []
    while len(plan) < _TURN and len(after.to_act) == 1 and after.to_act[0] == seat and same_turn(position, after):
        following = best_of(value, after, seat)
        after.play(seat, following)
        plan.append(following)
    return plan, after, journal


def same_turn(before: Position, after: Position) -> bool:
    """Whether what is asked now belongs to the turn that began before."""
    if isinstance(before, NewFoundLandState) and isinstance(after, NewFoundLandState):
        return new_found_land_turns.same_turn(before, after)
    if isinstance(before, EndeavorState) and isinstance(after, EndeavorState):
        return after.part_one | after.part_two != 0 or (after.stage == before.stage and after.payments_left > 0)
    return True


def judged(thinker: CaptainBot, knowledge: Knowledge) -> Node:
    """A tree in which moves that appeal little were looked at too, to say how far behind they are."""
    thinker.curiosity = _CURIOSITY
    thinker.horizon = thinker.horizon_of(knowledge)
    root = Node()
    thinker.iterate(root, knowledge)
    root.priors = [(prior + 1 / len(root.priors)) / 2 for prior in root.priors]
    for _ in range(thinker.iterations):
        thinker.iterate(root, knowledge)
    return root


def alternatives_in(root: Node, action: int) -> list[Alternative]:
    """The most visited other moves, the best first."""
    mine = 0.0
    others: list[tuple[int, float]] = []
    for at, other in enumerate(root.actions):
        if other == action and root.visits[at]:
            mine = root.sums[at] / root.visits[at]
    for at in sorted(range(len(root.actions)), key=lambda at: -root.visits[at]):
        if root.actions[at] != action and root.visits[at]:
            others.append((root.actions[at], root.sums[at] / root.visits[at]))
    others.sort(key=lambda pair: -pair[1])
    return [Alternative(other, round(100 * (mine - share))) for other, share in others[:_ALTERNATIVES]]
