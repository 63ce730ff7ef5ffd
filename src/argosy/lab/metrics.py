"""Facts of a game: who did what how often in which round. They are read from the events that a game tells."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from argosy.engine.chance import chance_from_seed
from argosy.engine.journal import Event, Journal
from argosy.engine.position import Position, Ruleset

READER = "the reader"
NOBODY = -1  # a seat: it happened at the table, not to one player


class Fact(NamedTuple):
    """`seat` did, got or had `amount` of `item` in `round` (0: before the first). `fact` says in which sense."""

    fact: str
    item: str
    round: int
    seat: int
    amount: int


@dataclass(frozen=True)
class EventCount:
    """How an event is counted: under which name, and which of its facts are the item, the amount and the seat."""

    fact: str
    item: str
    amount: str | None = None  # None: once
    seat: str | None = "player"  # None: nobody's; READER: who alone may read it


@dataclass(frozen=True)
class Section:
    """A fact that a report shows, item by item."""

    fact: str
    by_round: bool = False


Had = Callable[[Position], list[tuple[str, str, int, int]]]  # fact, item, seat, amount: what everybody has at a moment


@dataclass(frozen=True)
class Metrics:
    """What is counted in the titles of a family."""

    events: dict[str, list[EventCount]]  # by the event's kind
    round: str | None  # the fact of the event "round" that is its number; None: there is no such event, the position tells
    had: Had  # looked at when a round ends
    sections: tuple[Section, ...]  # what a report shows, in this order
    courses: tuple[str, ...]  # of what everybody had, what a report shows round by round


def facts_of(family: Metrics, ruleset: Ruleset, seed: int, moves: list[tuple[int, int]]) -> tuple[list[Fact], int, Position]:
    """The facts of a game, as its moves are played again, who began its first round, and where it ends."""
    journal = Journal()
    position = ruleset.deal(chance_from_seed(seed), journal)
    counts: Counter[tuple[str, str, int, int]] = Counter()
    read = 0
    round = 0 if family.round else position.round
    first = moves[0][0]
    for ply in range(len(moves) + 1):
        for event in journal.events[read:]:
            if event.kind == "round" and family.round:
                if round:
                    _look(counts, family, position, round)
                round = int(event.facts[family.round])
                if round == 1:
                    first = int(event.facts["player"])
            for told in family.events.get(event.kind, ()):
                counts[_key(told, event, round)] += 1 if told.amount is None else int(event.facts[told.amount])
        read = len(journal.events)
        if family.round is None and position.round > round:
            _look(counts, family, position, round)
            round = position.round
        if ply < len(moves):
            position.play(*moves[ply])
    _look(counts, family, position, round)
    return [Fact(*key, amount) for key, amount in counts.items()], first, position


def _key(told: EventCount, event: Event, round: int) -> tuple[str, str, int, int]:
    if told.seat == READER:
        seat = event.seen_by
    else:
        seat = NOBODY if told.seat is None else int(event.facts[told.seat])
    return told.fact, str(event.facts[told.item]) if told.item else "", round, seat


def _look(counts: Counter[tuple[str, str, int, int]], family: Metrics, position: Position, round: int) -> None:
    for seat, score in enumerate(position.scores()):
        counts["points", "", round, seat] = score.total
    for fact, item, seat, amount in family.had(position):
        counts[fact, item, round, seat] = amount
