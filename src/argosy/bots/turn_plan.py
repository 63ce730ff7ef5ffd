"""The turn that an action begins: how it goes on, and the family's reasons for all of it."""

from collections.abc import Callable
from typing import Final

from argosy.bots.greedy import best_of
from argosy.bots.reason import Reason
from argosy.bots.value import Value
from argosy.engine.journal import Journal
from argosy.engine.position import Position
from argosy.titles import family_of

_MOST: Final = 4  # further decisions of a turn


class TurnPlan:
    def __init__(self, actions: list[int], reasons: list[Reason]) -> None:
        self.actions = actions  # after the first
        self.reasons = reasons

    def best_reasons(self, count: int) -> list[Reason]:
        return self.reasons[:count] or [Reason("best", 0.0, {})]


def plan_turn(title: str, value: Value, position: Position, seat: int, action: int) -> TurnPlan:
    """Plays the action and the rest of the turn as greedy would."""
    family = family_of(title)
    same_turn: Callable[[Position, Position], bool] = family.part("same_turn")
    journal = Journal()
    after = position.copy()
    after.journal = journal
    after.play(seat, action)
    actions: list[int] = []
    while len(actions) < _MOST and len(after.to_act) == 1 and after.to_act[0] == seat and same_turn(position, after):
        following = best_of(value, after, seat)
        after.play(seat, following)
        actions.append(following)
    reasons: list[Reason] = family.part("reasons")(position, after, seat, journal.events)
    return TurnPlan(actions, reasons)
