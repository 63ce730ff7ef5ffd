"""What a choice would bring, told before it is made: tried on samples of the positions that look the same to the seat.

The true position is never asked. What comes out alike in every sample is told; what differs is hidden or left to chance, and
not told.
"""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from argosy.engine.journal import Event, Journal
from argosy.engine.position import Position
from argosy.engine.rules import Facts
from argosy.tables.sampling import samples
from argosy.tables.state import LiveTable
from argosy.texts import Teller, messages, say

_MOST_EVENTS = 6


class Effect(Struct, frozen=True):
    """What a choice surely brings: something happens (event), a number of the seat changes (change), points (score)."""

    kind: Literal["event", "change", "score"]
    what: str  # the event's kind, the number's name (attributes.culture), the source of points
    by: int
    facts: Facts
    text: str


class EffectForecast:
    """What the choices of one seat at one moment would bring."""

    def __init__(self, table: LiveTable, seat: int, language: str) -> None:
        self.table = table
        self.seat = seat
        self.language = language
        self.samples = [_Sample(position, seat) for position in samples(table.position, seat)]

    def effects(self, action: int) -> list[Effect]:
        trials = [sample.outcome(action) for sample in self.samples]
        events, changes, points = trials[0]
        alike = _alike([trial[0] for trial in trials])
        effects: list[Effect] = []
        if all(len(trial[0]) == alike for trial in trials):  # else chance has a hand in what follows, and in the numbers
            for what, by in changes.items():
                name = _name_of(self.table.teller(self.language), what)
                if name and all(other[1].get(what) == by for other in trials[1:]):
                    text = say(self.language, "tables-change", {"by": _signed(by), "name": name})
                    effects.append(Effect("change", what, by, {}, text))
            if points and all(other[2] == points for other in trials[1:]):
                text = say(self.language, "tables-change-points", {"by": _signed(points), "count": abs(points)})
                effects.append(Effect("score", "total", points, {}, text))
        for event in events[: min(alike, _MOST_EVENTS)]:
            effects.append(Effect("event", event.kind, 0, event.facts, self.table.event_text(self.language, event)))
        return effects


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}"


def _alike(trials: list[list[Event]]) -> int:
    """How many events, from the first on, are the same in all trials. What comes after one that differs is not sure."""
    first, *others = trials
    for at, event in enumerate(first):
        for other in others:
            if at >= len(other) or (other[at].kind, other[at].facts) != (event.kind, event.facts):
                return at
    return len(first)


class _Sample:
    """A position that looks to the seat as the true one does."""

    def __init__(self, position: Position, seat: int) -> None:
        self.position = position
        self.seat = seat
        self.numbers = _numbers(position, seat)
        self.points = position.scores()[seat].total

    def outcome(self, action: int) -> tuple[list[Event], dict[str, int], int]:
        """The events that the seat sees, the numbers of its own that change, and its points."""
        after = self.position.copy()
        after.journal = Journal()
        after.play(self.seat, action)
        events = [event for event in after.journal.events if event.visible_to(self.seat)]
        numbers = _numbers(after, self.seat)
        changes = {what: number - self.numbers.get(what, 0) for what, number in numbers.items()}
        points = after.scores()[self.seat].total - self.points
        return events, {what: by for what, by in changes.items() if by}, points


def _numbers(position: Position, seat: int) -> dict[str, int]:
    """The seat's own numbers as its view tells them: {"harbor": 3, "attributes.culture": 5}."""
    seats = position.view(seat).get("seats")
    own = seats[seat] if isinstance(seats, list) and seat < len(seats) else {}
    numbers: dict[str, int] = {}
    if isinstance(own, Mapping):
        for name, value in own.items():
            inner = value if isinstance(value, Mapping) else {"": value}
            for key, number in inner.items():
                if isinstance(number, int) and not isinstance(number, bool):
                    numbers[f"{name}.{key}" if key else str(name)] = number
    return numbers


def _name_of(teller: Teller, what: str) -> str:
    """What people call that number; empty if it has no name of its own."""
    first, _dot, last = what.partition(".")
    if last:
        return teller.component(last) if first == "attributes" else ""
    key = f"tables-count-{first}"
    return say(teller.language, key) if key in messages(teller.language) else ""
