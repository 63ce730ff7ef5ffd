"""What a list tells of a game that goes on or is over, kept with its table so that lists need not replay it."""

from itertools import chain
from typing import Any

from argosy.engine.journal import Event
from argosy.tables.entries import Glance, ToldEvent
from argosy.tables.line import Line
from argosy.tables.situation import Situation


def glance_of(situation: Situation, line: Line, events: list[Event]) -> Glance | None:
    """Of a situation that `events` have just led to, or that the events of the line did; None before the game begins."""
    if not situation.started:
        return None
    position = situation.position
    return Glance(
        round=position.round,
        rounds=line.ruleset.rounds,
        ply=situation.ply,
        totals=_totals(situation),
        winners=list(position.winners()) if position.is_over else [],
        event=_last_told(situation, line, events),
    )


def _totals(situation: Situation) -> list[int] | None:
    """As everybody may know them; None if some of them are hidden."""
    position = situation.position
    if position.is_over:
        return [score.total for score in position.scores()]
    scores: Any = position.view(None).get("scores")
    return [sum(score["parts"].values()) for score in scores] if isinstance(scores, list) else None


def _last_told(situation: Situation, line: Line, events: list[Event]) -> ToldEvent | None:
    """The first event of the last move of which everybody was told: what its player did; what it led to comes after."""
    new = [(situation.ply, event) for event in events]
    earlier = ((each.ply, each.event) for each in reversed(line.events) if each.ply <= situation.ply)
    found: ToldEvent | None = None
    at = 0
    for ply, event in chain(reversed(new), earlier):
        if ply == 0 or (found is not None and ply != at):
            break
        if event.visible_to(None):
            found, at = ToldEvent(event.kind, event.facts), ply
    return found
