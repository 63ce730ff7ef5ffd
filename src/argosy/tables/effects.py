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
from argosy.texts import Teller, messages, say, say_own
from argosy.titles import family_of

_MOST_EVENTS = 6


class Effect(Struct, frozen=True):
    """What a choice surely brings: something happens (event), a number of the seat changes (change), points (score)."""

    kind: Literal["event", "change", "score"]
    what: str  # the event's kind, the number's name (attributes.culture), "total" for points
    by: int
    facts: Facts
    text: str
    follows: bool  # not by the choice itself, but by what comes after it without a decision


class EffectForecast:
    """What the choices of one seat at one moment would bring."""

    def __init__(self, table: LiveTable, seat: int, language: str) -> None:
        self.table = table
        self.position = table.position
        self.seat = seat
        self.language = language
        unused = family_of(table.ruleset.title).unused_points
        self.samples = [_Sample(position, seat, unused) for position in samples(table.position, seat)]

    def effects(self, action: int) -> list[Effect]:
        trials = [sample.outcome(action) for sample in self.samples]
        events, own = trials[0].events, trials[0].own
        alike = _alike([trial.events for trial in trials])
        effects: list[Effect] = []
        if alike >= own and all(trial.own == own for trial in trials):
            effects += self._numbers([trial.by_itself for trial in trials], follows=False)
        if all(len(trial.events) == alike for trial in trials):  # else chance has a hand in what follows, and in the numbers
            effects += self._numbers([trial.after_it for trial in trials], follows=True)
        for at, event in enumerate(events[: min(alike, _MOST_EVENTS)]):
            text = self.table.event_text(self.language, event)
            effects.append(Effect("event", event.kind, 0, event.facts, text, follows=at >= own))
        return effects

    def _numbers(self, trials: list["_Changes"], follows: bool) -> list[Effect]:
        """The numbers that change, if they change alike in all trials."""
        first, *others = trials
        effects: list[Effect] = []
        for what, by in first.numbers.items():
            name = _name_of(self.table.teller(self.language), what)
            if name and all(other.numbers.get(what) == by for other in others):
                text = say(self.language, "tables-change", {"by": _signed(by), "name": name})
                effects.append(Effect("change", what, by, {}, text, follows))
        if first.points and all(other.points == first.points for other in others):
            effects.append(Effect("score", "total", first.points, {}, self._points(first.points), follows))
        return effects

    def _points(self, points: int) -> str:
        own = f"tables-{self.table.ruleset.family}-change-points"
        return say_own(self.language, own, "tables-change-points", {"by": _signed(points), "count": abs(points)})


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


class _Changes(Struct, frozen=True):
    """What changes for a seat between two positions."""

    numbers: dict[str, int]
    points: int


class _Outcome(Struct, frozen=True):
    events: list[Event]  # those that the seat sees
    own: int  # how many of them are the choice's own
    by_itself: _Changes
    after_it: _Changes


class _Standing:
    """How a seat stands in a position: its numbers and points, looked up once."""

    def __init__(self, position: Position, seat: int, unused: tuple[str, ...]) -> None:
        self.numbers = _numbers(position, seat)
        parts = position.scores()[seat].parts
        self.points = sum(points for source, points in parts.items() if source not in unused)

    def changes_to(self, other: "_Standing") -> _Changes:
        changes = {what: number - self.numbers.get(what, 0) for what, number in other.numbers.items()}
        return _Changes({what: by for what, by in changes.items() if by}, other.points - self.points)


class _Sample:
    """A position that looks to the seat as the true one does."""

    def __init__(self, position: Position, seat: int, unused: tuple[str, ...]) -> None:
        self.position = position
        self.seat = seat
        self.unused = unused
        self.before = _Standing(position, seat, unused)

    def outcome(self, action: int) -> _Outcome:
        after = self.position.copy()
        settled: list[Position] = []  # the position once the choice itself is carried out
        journal = Journal()
        journal.on_settled = lambda: settled.append(after.copy())
        after.journal = journal
        after.play(self.seat, action)
        events = [event for event in journal.events if event.visible_to(self.seat)]
        end = _Standing(after, self.seat, self.unused)
        if not settled or journal.settled == len(journal.events):
            return _Outcome(events, len(events), self.before.changes_to(end), end.changes_to(end))
        own = len([event for event in journal.events[: journal.settled] if event.visible_to(self.seat)])
        middle = _Standing(settled[0], self.seat, self.unused)
        return _Outcome(events, own, self.before.changes_to(middle), middle.changes_to(end))


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
    """What people call that number; empty if its family has no name for it."""
    first, _dot, last = what.partition(".")
    key = f"tables-{teller.family}-count-{first}"
    return say(teller.language, key, {"name": teller.component(last)}) if key in messages(teller.language) else ""
