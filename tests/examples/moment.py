"""One decision of a game, seen from before and after: what the wishes of each family look at."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from argosy.engine.catalogue import Action
from argosy.engine.journal import Event
from argosy.engine.position import Position, Ruleset
from argosy.engine.rules import Refusal


@dataclass
class Moment:
    ruleset: Ruleset
    before: Position
    after: Position
    seat: int
    action: Action
    events: list[Event]
    ply: int

    @cached_property
    def was(self) -> Any:
        return self.before.view(self.seat)

    @cached_property
    def now(self) -> Any:
        return self.after.view(self.seat)

    def told(self, kind: str) -> list[Event]:
        return [event for event in self.events if event.kind == kind]

    def own(self, kind: str) -> list[Event]:
        """Those events of a kind that are the acting player's."""
        return [event for event in self.told(kind) if event.facts.get("player") == self.seat]

    @property
    def components(self) -> Any:
        return self.ruleset.components  # type: ignore[attr-defined]


Draws = list[str]  # parts of the table to look at


@dataclass(frozen=True)
class Played:
    """A rule is shown where `when` gives the parts to draw; `tells` are the events that show it."""

    rule: str
    when: Callable[[Moment], Draws | None]
    tells: tuple[str, ...] = ()


@dataclass(frozen=True)
class Refused:
    """A rule is shown by a refusal for one of these reasons (none: any)."""

    rule: str
    draws: Callable[[Moment, int, Action, Refusal], Draws]
    reasons: tuple[str, ...] = ()
    others: bool = False  # also what is refused to those who do not decide now


@dataclass(frozen=True)
class Seen:
    """A rule is shown by a position: at the deal (ply 0), or at the end of a game."""

    rule: str
    draws: Draws
    at_end: bool = False
    when: Callable[[Any], bool] = lambda view: True


Wish = Played | Refused | Seen
