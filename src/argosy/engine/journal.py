"""What happened, as events to show and to animate. Not part of a position: whoever wants one attaches it."""

from collections.abc import Callable

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
        self.settled = -1  # how many events are the move's own; -1: all, as far as is known
        self.on_settled: Callable[[], None] | None = None

    def add(self, kind: str, facts: Facts, seen_by: int = -1) -> None:
        self.events.append(Event(kind, facts, seen_by))

    def settle(self) -> None:
        """The move itself is done: what is told from now on follows without a decision. Only the first call counts."""
        if self.settled < 0:
            self.settled = len(self.events)
            if self.on_settled is not None:
                self.on_settled()
