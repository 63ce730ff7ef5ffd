"""Tables in a database: SQLite by default, PostgreSQL by its address. Rows in, rows out; what they mean is not known here."""

import asyncio
import json
import secrets
import time
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

import msgspec
import platformdirs
from msgspec.structs import asdict
from sqlalchemy import ColumnElement, Connection, and_, func, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from argosy.store.bulk_insert import append_all
from argosy.store.database import connect, is_postgresql, plain_errors
from argosy.store.migrate import migrate
from argosy.store.queries import delete_tables, entries_of, find_tables, has_ended, seats_of, tell_workers
from argosy.store.schema import entries, seats, tables
from argosy.store.writer import Append, Writer
from argosy.tables.entries import Entry, SeatChange, SeatRow, Standing, TableRow
from argosy.tables.errors import NoSuchTable, StoreDown

T = TypeVar("T")

_READERS = 4


def default_db() -> str:
    """The file in the user's data directory."""
    folder = Path(platformdirs.user_data_dir("argosy"))
    folder.mkdir(parents=True, exist_ok=True)
    return str(folder / "tables.db")


def prepare(db: str) -> None:
    """Opens the database and brings it up to date; raises BadStore if that cannot be."""
    engine = connect(db, writes=True)
    with plain_errors(db):
        migrate(engine)
    engine.dispose()


class SqlStore:
    """Is a `tables.store.Store`, which documents the methods. Reads run in a few threads, writes in one; both are awaited."""

    def __init__(self, db: str) -> None:
        self.db = db
        self.worker = secrets.token_hex(8)  # tells this worker's own changes from those of others
        self.is_postgresql = is_postgresql(db)
        self._reading = connect(db, writes=False)
        self._writing = connect(db, writes=True)
        migrate(self._writing)
        self._readers = ThreadPoolExecutor(_READERS, thread_name_prefix="argosy-reader")
        self._writer = Writer(self._writing, self._append_all)

    async def close(self) -> None:
        await asyncio.to_thread(self._writer.close)
        self._readers.shutdown(wait=True)
        self._reading.dispose()
        self._writing.dispose()

    @property
    def commits(self) -> int:
        return self._writer.commits

    async def write(self, table: str, job: Callable[[Connection], T]) -> T:
        """Runs the job in a transaction: see `Writer.write`."""
        try:
            return await self._writer.write(table, job)
        except IntegrityError as error:  # its rows have nothing to belong to any more
            raise NoSuchTable("no-table") from error

    async def read(self, question: Callable[[Connection], T]) -> T:
        def ask() -> T:
            with self._reading.connect() as connection:
                return question(connection)

        loop = asyncio.get_running_loop()
        for attempt in (0, 1, 2):
            try:
                return await loop.run_in_executor(self._readers, ask)
            except DBAPIError as error:
                if attempt == 2 or not (error.connection_invalidated or "Operational" in type(error.orig).__name__):
                    raise StoreDown("store-down", detail=type(error.orig).__name__) from error
                await asyncio.sleep(0.5 * attempt)
        raise AssertionError

    # ---- reading

    async def table_with_entries(self, id: str, after: int = 0) -> tuple[TableRow, list[SeatRow], list[Entry]] | None:
        def question(connection: Connection) -> tuple[TableRow, list[SeatRow], list[Entry]] | None:
            rows = find_tables(connection, tables.c.id == id)
            if not rows:
                return None
            found = entries_of(connection, id, after)  # read last: so they are never behind the row
            people = seats_of(connection, id)
            return (rows[0], people, found) if people else None  # PostgreSQL: deleted while we read

        return await self.read(question)

    async def changes(self, ids: Iterable[str]) -> dict[str, int]:
        wanted = select(tables.c.id, tables.c.changes).where(tables.c.id.in_(list(ids)))
        return await self.read(lambda connection: {str(row[0]): int(row[1]) for row in connection.execute(wanted)})

    async def listed(self, limit: int) -> list[tuple[TableRow, list[SeatRow]]]:
        where = and_(tables.c.listed, tables.c.status.in_(("waiting", "running")))
        order = tables.c.status.desc(), tables.c.updated_at.desc()

        def question(connection: Connection) -> list[tuple[TableRow, list[SeatRow]]]:
            return [(row, seats_of(connection, row.id)) for row in find_tables(connection, where, *order, limit=limit)]

        return await self.read(question)

    async def tables_by_secrets(self, hashes: list[str]) -> list[tuple[TableRow, list[SeatRow], int]]:
        def question(connection: Connection) -> list[tuple[TableRow, list[SeatRow], int]]:
            found = connection.execute(select(seats.c.table_id, seats.c.seat).where(seats.c.secret_hash.in_(hashes))).all()
            rows = {row.id: row for row in find_tables(connection, tables.c.id.in_({id for id, _seat in found}))}
            return [(rows[id], seats_of(connection, id), seat) for id, seat in found if id in rows]

        return await self.read(question)

    async def seats(self, id: str) -> list[SeatRow]:
        return await self.read(lambda connection: seats_of(connection, id))

    async def counts(self) -> dict[str, int]:
        """How many tables there are of each status."""
        wanted = select(tables.c.status, func.count()).group_by(tables.c.status)
        return await self.read(lambda connection: {str(row[0]): int(row[1]) for row in connection.execute(wanted)})

    # ---- writing

    async def create(self, row: TableRow, chairs: list[SeatRow], begun: list[Entry], bot_turn: bool) -> bool:
        rematch_of = None if row.origin is None else row.origin.get("rematch_of")

        def job(connection: Connection) -> bool:
            if connection.execute(select(tables.c.id).where(tables.c.id == row.id)).first() is not None:
                return True  # committed before, but the answer was lost
            if rematch_of is not None:
                where = and_(tables.c.id == rematch_of, tables.c.rematch.is_(None))
                if connection.execute(update(tables).where(where).values(rematch=row.id)).rowcount == 0:
                    return False
                self._touch(connection, str(rematch_of))
            connection.execute(insert(tables), _table_values(row, bot_turn))
            connection.execute(insert(seats), [{"table_id": row.id, **asdict(chair)} for chair in chairs])
            if begun:
                connection.execute(insert(entries), [{"table_id": row.id, **asdict(entry)} for entry in begun])
            return True

        return await self._writer.write(str(rematch_of or row.id), job)

    async def append(self, id: str, entry: Entry, standing: Standing) -> bool:
        try:
            return await self._writer.append(Append(id, entry, standing))
        except IntegrityError:
            return False

    def _append_all(self, connection: Connection, appends: list[Append]) -> list[bool]:
        added = append_all(connection, appends)
        if any(added):
            tell_workers(connection, [each.table for each, new in zip(appends, added, strict=True) if new], self.worker)
        return added

    async def change_seats(
        self, id: str, changes: Iterable[SeatChange], entry: Entry | None = None, standing: Standing | None = None
    ) -> bool:
        def job(connection: Connection) -> bool:
            done = [_change_seat(connection, id, change) for change in changes]
            if False in done:
                raise _LostRace  # which takes the other seats' changes back
            if done and True not in done:
                return True  # committed before, but the answer was lost
            if entry is None or standing is None:
                self._touch(connection, id)
            elif not self._append_all(connection, [Append(id, entry, standing)])[0]:
                raise _LostRace
            return True

        try:
            return await self._writer.write(id, job)
        except (_LostRace, IntegrityError):
            return False

    async def delete(self, id: str) -> None:
        await self.write(id, lambda connection: delete_tables(connection, [id]))

    async def seen(self, id: str, seat: int, at: float, connected: bool, secret_hash: str | None) -> None:
        def job(connection: Connection) -> None:
            where = and_(seats.c.table_id == id, seats.c.seat == seat, seats.c.secret_hash == secret_hash)
            connection.execute(update(seats).where(where).values(seen_at=at, connected=connected))
            self._touch(connection, id)

        await self._writer.write(id, job)

    async def still_there(self, id: str, seat: int, at: float, secret_hash: str | None) -> None:
        def job(connection: Connection) -> None:
            where = and_(seats.c.table_id == id, seats.c.seat == seat, seats.c.secret_hash == secret_hash)
            if connection.execute(update(seats).where(where, ~seats.c.connected).values(connected=True)).rowcount:
                self._touch(connection, id)
            connection.execute(update(seats).where(where).values(seen_at=at))

        await self._writer.write(id, job)

    async def hurry(self, id: str, entry: int) -> None:
        def job(connection: Connection) -> None:
            where = and_(tables.c.id == id, tables.c.entry_count == entry, tables.c.bot_turn, tables.c.hurried < entry)
            if connection.execute(update(tables).where(where).values(hurried=entry)).rowcount:
                self._touch(connection, id)

        await self._writer.write(id, job)

    async def claim_bot_turns(self, limit: int, lease: float, *, hurried: bool = False) -> list[str]:
        now = time.time()
        wanted = and_(tables.c.bot_turn, has_ended(tables.c.lease_until, now, lease))
        free = (
            select(tables.c.id)
            .where(and_(wanted, tables.c.hurried == tables.c.entry_count) if hurried else wanted)
            .order_by(tables.c.lease_until, tables.c.updated_at)
            .limit(limit)
            .with_for_update(skip_locked=True)
        )
        claim = update(tables).where(tables.c.id.in_(free.scalar_subquery())).values(lease_until=now + lease).returning(tables.c.id)
        return await self._writer.write("", lambda connection: [str(row[0]) for row in connection.execute(claim)])

    async def release_bot_turn(self, id: str) -> None:
        await self._writer.write(
            id, lambda connection: connection.execute(update(tables).where(tables.c.id == id).values(lease_until=0.0)).rowcount
        )

    def _touch(self, connection: Connection, id: str) -> None:
        values = {"changes": tables.c.changes + 1, "updated_at": time.time()}
        connection.execute(update(tables).where(tables.c.id == id).values(values))
        tell_workers(connection, [id], self.worker)


class _LostRace(Exception):
    """A seat or the entry's number is taken."""


def _change_seat(connection: Connection, id: str, change: SeatChange) -> bool | None:
    """Whether the seat was as wanted and is changed; None if it is already as it should be, after a lost answer."""
    where = and_(seats.c.table_id == id, seats.c.seat == change.seat)
    if connection.execute(update(seats).where(where, *_all_equal(change.wanted)).values(**change.values)).rowcount:
        return True
    return None if connection.execute(select(seats.c.seat).where(where, *_all_equal(change.values))).first() is not None else False


def _all_equal(values: Mapping[str, object]) -> list[ColumnElement[bool]]:
    return [seats.c[name].is_(value) if value is None else seats.c[name] == value for name, value in values.items()]


def _table_values(row: TableRow, bot_turn: bool) -> dict[str, object]:
    return asdict(row) | {
        "options": json.dumps(row.options),
        "seed": str(row.seed),
        "origin": None if row.origin is None else json.dumps(row.origin),
        "to_act": json.dumps(row.to_act),
        "bot_turn": bot_turn,
        "lease_until": 0.0,
        "glance": None if row.glance is None else msgspec.json.encode(row.glance).decode(),
    }
