"""Why a move is good: what the turn it begins brings about, and how far behind the other moves are."""

from collections.abc import Callable
from typing import Final

from argosy.bots.captain import CaptainBot, Node
from argosy.bots.greedy import best_of
from argosy.bots.knowledge import Knowledge
from argosy.bots.reason import Reason
from argosy.bots.value import Value
from argosy.engine.chance import Chance
from argosy.engine.journal import Journal
from argosy.engine.position import Position
from argosy.titles import family_of

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
    plan, reasons = turn_of(knowledge.ruleset.title, value, position, knowledge.seat, action)
    options = knowledge.legal()
    if len(options) == 1:
        return Explanation(action, plan, [Reason("only", 0.0, {})], [])
    root = judged(CaptainBot(value, chance, iterations, 0.0), knowledge)
    if not reasons:
        reasons = [Reason("best", 0.0, {})]
    return Explanation(action, plan, reasons[:_REASONS], alternatives_in(root, action))


def turn_of(title: str, value: Value, position: Position, seat: int, action: int) -> tuple[list[int], list[Reason]]:
    """Plays the action and the rest of the turn as greedy would: what else was played, and the family's reasons for all of it."""
    family = family_of(title)
    same_turn: Callable[[Position, Position], bool] = family.part("same_turn")
    journal = Journal()
    after = position.copy()
    after.journal = journal
    after.play(seat, action)
    plan: list[int] = []
    while len(plan) < _TURN and len(after.to_act) == 1 and after.to_act[0] == seat and same_turn(position, after):
        following = best_of(value, after, seat)
        after.play(seat, following)
        plan.append(following)
    reasons: list[Reason] = family.part("reasons")(position, after, seat, journal.events)
    return plan, reasons


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
