"""What a choice would bring, told before it is made: tried on positions that look the same to the seat."""

from collections.abc import Mapping
from dataclasses import dataclass

from argosy.engine.chance import chance_from_seed
from argosy.engine.journal import Event, Journal
from argosy.engine.position import Position
from argosy.engine.rules import Facts
from argosy.tables.live import LiveTable
from argosy.texts import Teller, bundle, say

_TRIALS = 2  # what differs between them is chance or hidden, and not promised
_MOST_EVENTS = 6


@dataclass(frozen=True, slots=True)
class Effect:
    """`kind` is event (something happens), change (a number of the seat) or score (points by source)."""

    kind: str
    what: str  # the event's kind, the number's name (attributes.culture), the source of points
    by: int
    facts: Facts
    text: str


def effects_of(table: LiveTable, seat: int, action: int, language: str) -> list[Effect]:
    trials = [_outcome(table, seat, action, trial) for trial in range(_TRIALS)]
    events, changes, points = trials[0]
    teller = table.teller(language)
    effects: list[Effect] = []
    for what, by in changes.items():
        name = _name_of(teller, what)
        if name and all(other[1].get(what) == by for other in trials[1:]):
            effects.append(Effect("change", what, by, {}, say(language, "tables-change", {"by": _signed(by), "name": name})))
    if all(other[2] == points for other in trials[1:]):
        total = sum(points.values())
        if total:
            text = say(language, "tables-change", {"by": _signed(total), "name": say(language, "tables-points")})
            effects.append(Effect("score", "total", total, {}, text))
    told = [{(event.kind, tuple(sorted(event.facts.items()))) for event in other[0]} for other in trials[1:]]
    sure = [event for event in events if all((event.kind, tuple(sorted(event.facts.items()))) in kinds for kinds in told)]
    effects += [Effect("event", event.kind, 0, event.facts, teller.event(event)) for event in sure[:_MOST_EVENTS]]
    return effects


def _outcome(table: LiveTable, seat: int, action: int, trial: int) -> tuple[list[Event], dict[str, int], dict[str, int]]:
    before = table.position.redeal(seat, chance_from_seed(trial))
    after = before.copy()
    after.journal = Journal()
    after.play(seat, action)
    events = [event for event in after.journal.events if event.visible_to(seat)]
    then = _numbers(before, seat)
    changes = {what: number - then.get(what, 0) for what, number in _numbers(after, seat).items() if number != then.get(what, 0)}
    old, new = before.scores()[seat].parts, after.scores()[seat].parts
    points = {source: new.get(source, 0) - old.get(source, 0) for source in {*old, *new}}
    return events, changes, {source: by for source, by in sorted(points.items()) if by}


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
    return say(teller.language, key) if bundle(teller.language).has_message(key) else ""


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}"
