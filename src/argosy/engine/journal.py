"""What happened, as events to show and to animate. Not part of a position: whoever wants one attaches it."""

from argosy.engine.rules import Facts


class Event:
    """One thing that happened. Its sentence is the message `FAMILY-event-KIND` with these facts.

    `seen_by` is the one seat that may read it, or -1 for everybody.
    """

    def __init__(self, kind: str, facts: Facts, seen_by: int = -1) -> None:
        self.kind = kind
        self.facts = facts
        self.seen_by = seen_by

    def visible_to(self, seat: int | None) -> bool:
        return self.seen_by < 0 or self.seen_by == seat

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.facts!r})"


class Journal:
    """Collects events in order. A copy of a position has none, so a search pays nothing for it."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def add(self, kind: str, facts: Facts, seen_by: int = -1) -> None:
        self.events.append(Event(kind, facts, seen_by))
