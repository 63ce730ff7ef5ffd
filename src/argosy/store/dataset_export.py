"""Finished tables whose people all agreed that the game may go into data sets: the games, and nothing about the people."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from sqlalchemy import Connection

from argosy.engine.errors import ArgosyError
from argosy.store.backup import one_moment
from argosy.store.queries import entries_of, find_tables, seats_of
from argosy.store.schema import tables
from argosy.tables.creation import record_of
from argosy.tables.entries import SeatRow, TableRow
from argosy.tables.errors import Conflict
from argosy.tables.packs import OTHER_PACK
from argosy.tables.state import LiveTable

PERSON = "person"  # in place of a bot's code


@dataclass(frozen=True)
class FinishedGame:
    record: str
    players: list[str]  # by seat: a bot's level, or PERSON


@dataclass
class Counts:
    """What became of the finished tables."""

    exported: int = 0
    without_consent: int = 0
    continued: int = 0  # imported, or forked from a game of others, who were not asked
    unreadable: int = 0  # of another version
    other_packs: Counter[tuple[str, str]] = field(default_factory=Counter)  # by title and pack: one that is not here


def consenting_games(db: str, counts: Counts) -> Iterator[FinishedGame]:
    """In the order in which they were set up. Names, times, secrets and the tables' addresses stay where they are."""
    with one_moment(db) as connection:
        for row in find_tables(connection, tables.c.status == "over", tables.c.created_at, tables.c.id):
            game = _game(connection, row, counts)
            if game is not None:
                counts.exported += 1
                yield game


def _game(connection: Connection, row: TableRow, counts: Counts) -> FinishedGame | None:
    seats = seats_of(connection, row.id)
    if not all(seat.is_bot or seat.consent for seat in seats):
        counts.without_consent += 1
    elif row.origin is not None and "rematch_of" not in row.origin:
        counts.continued += 1
    else:
        try:
            return FinishedGame(_record(connection, row, seats), [seat.level if seat.is_bot else PERSON for seat in seats])
        except ArgosyError as error:
            if isinstance(error, Conflict) and error.code == OTHER_PACK:
                counts.other_packs[row.title, row.pack] += 1
            else:
                counts.unreadable += 1
    return None


def _record(connection: Connection, row: TableRow, seats: list[SeatRow]) -> str:
    table = LiveTable(row, seats)
    table.replay(entries_of(connection, row.id))
    return record_of(table)
