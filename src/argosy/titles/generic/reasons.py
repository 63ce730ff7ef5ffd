"""Reasons for a move where nobody wrote any."""

from argosy.bots.reason import Reason
from argosy.engine.journal import Event
from argosy.engine.position import Position


def reasons(before: Position, after: Position, seat: int, events: list[Event]) -> list[Reason]:
    """The points that the turn brings, if any."""
    gained = after.scores()[seat].total - before.scores()[seat].total
    return [Reason("points", float(gained), {"points": gained})] if gained > 0 else []


def same_turn(before: Position, after: Position) -> bool:
    """A turn lasts as long as the same seat decides in the same round."""
    return after.round == before.round
