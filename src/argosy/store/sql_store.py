"""The database: SQLite by default, PostgreSQL by its address. Rows in, rows out; what they mean is not known here."""

import asyncio
import json
import secrets
import time
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import platformdirs
from sqlalchemy import Column, ColumnElement, Connection, Row, and_, func, insert, or_, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from argosy.store.bulk_insert import append_all
from argosy.store.database import connect, is_postgresql, told_plainly
from argosy.store.migrate import migrate
from argosy.store.schema import entries, seats, tables
from argosy.store.writer import Append, Writer
from argosy.tables.entries import Entry, SeatChange, SeatRow, Standing, TableRow
from argosy.tables.errors import NoSuchTable, StoreDown

T = TypeVar("T")

CHANNEL = "argosy"  # where PostgreSQL tells the other workers which table has changed
_READERS = 4
_NOTIFY = text(f"SELECT count(pg_notify('{CHANNEL}', payload)) FROM unnest(CAST(:payloads AS text[])) AS payload")
_ENTRY_COLUMNS: tuple[Column[Any], ...] = (
    entries.c.number,
    entries.c.kind,
    entries.c.at,
    entries.c.seat,
    entries.c.action,
    entries.c.to_ply,
    entries.c.level,
    entries.c.key,
    entries.c.question,
    entries.c.by_seat,
)


def default_db() -> str:
    """The file in the user's data directory."""
    folder = Path(platformdirs.user_data_dir("argosy"))
    folder.mkdir(parents=True, exist_ok=True)
    return str(folder / "tables.db")


def prepare(db: str) -> None:
    """Opens the database and brings it up to date; raises BadStore if that cannot be."""
    engine = connect(db, writes=True)
    with told_plainly(db):
        migrate(engine)
    engine.dispose()


class Store:
    """Reads run in a few threads, writes in one; both are awaited."""

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

    async def table(self, id: str) -> tuple[TableRow, list[SeatRow]] | None:
        def question(connection: Connection) -> tuple[TableRow, list[SeatRow]] | None:
            row = connection.execute(select(tables).where(tables.c.id == id)).first()
            return None if row is None else (table_row(row), seats_of(connection, id))

        return await self.read(question)

    async def table_with_entries(self, id: str, after: int = 0) -> tuple[TableRow, list[SeatRow], list[Entry]] | None:
        """The table, its seats and the entries after that number; these are read last, so they are never behind the row."""

        def question(connection: Connection) -> tuple[TableRow, list[SeatRow], list[Entry]] | None:
            row = connection.execute(select(tables).where(tables.c.id == id)).first()
            if row is None:
                return None
            found = entries_of(connection, id, after)
            people = seats_of(connection, id)
            return (table_row(row), people, found) if people else None  # PostgreSQL: deleted while we read

        return await self.read(question)

    async def changes(self, ids: Iterable[str]) -> dict[str, int]:
        """How often each of these tables has changed so far."""
        wanted = select(tables.c.id, tables.c.changes).where(tables.c.id.in_(list(ids)))
        return await self.read(lambda connection: {str(row[0]): int(row[1]) for row in connection.execute(wanted)})

    async def listed(self, limit: int) -> list[tuple[TableRow, list[SeatRow]]]:
        """Tables open to everybody: those that still wait for people first, then those to watch."""
        wanted = (
            select(tables)
            .where(tables.c.listed, tables.c.status.in_(("waiting", "running")))
            .order_by(tables.c.status.desc(), tables.c.updated_at.desc())
            .limit(limit)
        )
        return await self.read(lambda connection: _with_seats(connection, connection.execute(wanted).all()))

    async def tables_by_secrets(self, hashes: list[str]) -> list[tuple[TableRow, list[SeatRow], int]]:
        """The tables where one of these secrets is a seat, and which seat."""

        def question(connection: Connection) -> list[tuple[TableRow, list[SeatRow], int]]:
            found = connection.execute(select(seats.c.table_id, seats.c.seat).where(seats.c.secret_hash.in_(hashes))).all()
            rows = connection.execute(select(tables).where(tables.c.id.in_({row[0] for row in found}))).all()
            by_id = {row.id: (table, people) for row, (table, people) in zip(rows, _with_seats(connection, rows), strict=True)}
            return [(*by_id[row[0]], int(row[1])) for row in found]

        return await self.read(question)

    async def seats(self, id: str) -> list[SeatRow]:
        return await self.read(lambda connection: seats_of(connection, id))

    async def counts(self) -> dict[str, int]:
        """How many tables there are of each status."""
        wanted = select(tables.c.status, func.count()).group_by(tables.c.status)
        return await self.read(lambda connection: {str(row[0]): int(row[1]) for row in connection.execute(wanted)})

    # ---- writing

    async def create(
        self, table: Mapping[str, object], chairs: list[dict[str, object]], begun: list[Entry], again_from: str | None = None
    ) -> bool:
        """A new table, with the entries it begins with. False if it should follow `again_from` and another does already."""
        id = str(table["id"])

        def job(connection: Connection) -> bool:
            if connection.execute(select(tables.c.id).where(tables.c.id == id)).first() is not None:
                return True  # committed before, but the answer was lost
            if again_from is not None:
                where = and_(tables.c.id == again_from, tables.c.rematch.is_(None))
                if connection.execute(update(tables).where(where).values(rematch=id)).rowcount == 0:
                    return False
                self._touch(connection, again_from)
            connection.execute(insert(tables), dict(table))
            connection.execute(insert(seats), [{"table_id": id, **chair} for chair in chairs])
            if begun:
                connection.execute(insert(entries), [_entry_values(id, entry) for entry in begun])
            return True

        return await self._writer.write(again_from or id, job)

    async def append(self, id: str, entry: Entry, standing: Standing) -> bool:
        """Adds the entry; False if its number or its key is taken, or the table was deleted."""
        try:
            return await self._writer.append(Append(id, entry, standing))
        except IntegrityError:
            return False

    def _append_all(self, connection: Connection, appends: list[Append]) -> list[bool]:
        added = append_all(connection, appends)
        if any(added):
            self._tell_others(connection, *(each.table for each, new in zip(appends, added, strict=True) if new))
        return added

    async def change_seats(
        self, id: str, changes: Iterable[SeatChange], entry: Entry | None = None, standing: Standing | None = None
    ) -> bool:
        """Changes seats and adds the entry that tells of it: all or, if one is not as it should be or the number is taken, nothing."""

        def job(connection: Connection) -> bool:
            done = [_change_seat(connection, id, change) for change in changes]
            if False in done:
                raise _OthersWereFaster  # which takes the other seats' changes back
            if done and True not in done:
                return True  # committed before, but the answer was lost
            if entry is None or standing is None:
                self._touch(connection, id)
            elif not self._append_all(connection, [Append(id, entry, standing)])[0]:
                raise _OthersWereFaster
            return True

        try:
            return await self._writer.write(id, job)
        except (_OthersWereFaster, IntegrityError):
            return False

    async def seen(self, id: str, seat: int, at: float, connected: bool, secret_hash: str | None) -> None:
        """Notes that a seat's person has come or gone. An old device has nothing to say of a seat that has moved."""

        def job(connection: Connection) -> None:
            where = and_(seats.c.table_id == id, seats.c.seat == seat, seats.c.secret_hash == secret_hash)
            connection.execute(update(seats).where(where).values(seen_at=at, connected=connected))
            self._touch(connection, id)

        await self._writer.write(id, job)

    async def still_there(self, id: str, seat: int, at: float, secret_hash: str | None) -> None:
        """The same for one who never left: others are told only if they were told otherwise."""

        def job(connection: Connection) -> None:
            where = and_(seats.c.table_id == id, seats.c.seat == seat, seats.c.secret_hash == secret_hash)
            if connection.execute(update(seats).where(where, ~seats.c.connected).values(connected=True)).rowcount:
                self._touch(connection, id)
            connection.execute(update(seats).where(where).values(seen_at=at))

        await self._writer.write(id, job)

    async def hurry(self, id: str, entry: int) -> None:
        """Notes that people want the bot's answer at once, if `entry` is still the last one and a bot owes a decision."""

        def job(connection: Connection) -> None:
            where = and_(tables.c.id == id, tables.c.entry_count == entry, tables.c.bot_turn, tables.c.hurried < entry)
            if connection.execute(update(tables).where(where).values(hurried=entry)).rowcount:
                self._touch(connection, id)

        await self._writer.write(id, job)

    async def claim_bot_turns(self, limit: int, lease: float, *, hurried: bool = False) -> list[str]:
        """Tables where a bot owes a decision and no living worker is at it; they are this worker's until the lease ends.

        With `hurried` only those where people want the answer at once.
        """
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
        connection.execute(update(tables).where(tables.c.id == id).values(changes=tables.c.changes + 1))
        self._tell_others(connection, id)

    def _tell_others(self, connection: Connection, *ids: str) -> None:
        tell_workers(connection, ids, self.worker)


class _OthersWereFaster(Exception):
    """A seat or the entry's number is taken."""


def _change_seat(connection: Connection, id: str, change: SeatChange) -> bool | None:
    """Whether the seat was as wanted and is changed; None if it is already as it should be, after a lost answer."""
    where = and_(seats.c.table_id == id, seats.c.seat == change.seat)
    if connection.execute(update(seats).where(where, *_all_equal(change.wanted)).values(**change.values)).rowcount:
        return True
    return None if connection.execute(select(seats.c.seat).where(where, *_all_equal(change.values))).first() is not None else False


def _all_equal(values: Mapping[str, object]) -> list[ColumnElement[bool]]:
    return [seats.c[name].is_(value) if value is None else seats.c[name] == value for name, value in values.items()]


def has_ended(lease_until: ColumnElement[float], now: float, lease: float) -> ColumnElement[bool]:
    """Whether a lease is over; also one that ends later than any could: then the clock was moved back."""
    return or_(lease_until < now, lease_until > now + 2 * lease)


def tell_workers(connection: Connection, ids: Iterable[str], but: str = "") -> None:
    """PostgreSQL tells every worker, when this is committed, that these tables have changed. SQLite's workers look for it."""
    if connection.dialect.name == "postgresql":
        connection.execute(_NOTIFY, {"payloads": [f"{id} {but}" for id in ids]})


def _entry_values(id: str, entry: Entry) -> dict[str, object]:
    return {
        "table_id": id,
        "number": entry.number,
        "kind": entry.kind,
        "at": entry.at,
        "seat": entry.seat,
        "action": entry.action,
        "to_ply": entry.to_ply,
        "level": entry.level,
        "key": entry.key,
        "question": entry.question,
        "by_seat": entry.by_seat,
    }


def table_row(row: Row[Any]) -> TableRow:
    return TableRow(
        id=row.id,
        title=row.title,
        players=row.players,
        options=json.loads(row.options),
        seed=int(row.seed),
        format=row.format,
        pack=row.pack,
        version=row.version,
        undo=row.undo,
        stand_in_after=row.stand_in_after,
        stand_in_level=row.stand_in_level,
        listed=row.listed,
        auto_start=row.auto_start,
        origin=None if row.origin is None else json.loads(row.origin),
        created_at=row.created_at,
        changes=row.changes,
        status=row.status,
        entry_count=row.entry_count,
        to_act=json.loads(row.to_act),
        updated_at=row.updated_at,
        rematch=row.rematch,
        hurried=row.hurried,
    )


def entries_of(connection: Connection, id: str, after: int = 0) -> list[Entry]:
    wanted = select(*_ENTRY_COLUMNS).where(entries.c.table_id == id, entries.c.number > after).order_by(entries.c.number)
    return [Entry(*each) for each in connection.execute(wanted)]


def seats_of(connection: Connection, id: str) -> list[SeatRow]:
    return [_seat_row(row) for row in connection.execute(select(seats).where(seats.c.table_id == id).order_by(seats.c.seat))]


def _with_seats(connection: Connection, rows: Iterable[Row[Any]]) -> list[tuple[TableRow, list[SeatRow]]]:
    return [(table_row(row), seats_of(connection, row.id)) for row in rows]


def _seat_row(row: Row[Any]) -> SeatRow:
    return SeatRow(
        seat=row.seat,
        kind=row.kind,
        name=row.name,
        colour=row.colour,
        level=row.level,
        open=row.open,
        secret_hash=row.secret_hash,
        invite_hash=row.invite_hash,
        seen_at=row.seen_at,
        owner=row.owner,
        consent=bool(row.consent),
        connected=bool(row.connected),
        given=bool(row.given),
    )
