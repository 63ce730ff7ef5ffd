"""All tables in one file, from any database and back into any.

A backup is read at one moment, while servers go on. To restore is to add what is missing: entries are never rewritten, so
a table that has gone on since the backup keeps what it has, and one that lost its end gets it back. The same file moves
tables from SQLite to PostgreSQL.
"""

import gzip
import json
import os
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Table, insert, select, text, update

from argosy.engine.errors import BadChoice
from argosy.store.database import connect, is_postgresql, plain_errors
from argosy.store.migrate import migrate
from argosy.store.queries import tell_workers
from argosy.store.schema import entries, seats, tables
from argosy.store.sql_store import prepare

_FIRST_LINE = {"argosy": "backup", "format": 2}


@dataclass
class Counts:
    tables: int = 0
    entries: int = 0
    conflicts: list[str] = field(default_factory=list)


def save(db: str, file: str) -> Counts:
    """Writes the backup. The file appears when it is complete, or not at all."""
    prepare(db)
    part = f"{file}.part"
    try:
        with plain_errors(db):
            counts = _save(db, part)
        os.replace(part, file)
    except OSError as error:
        raise BadChoice(f"{file}: the backup cannot be kept there: {error.strerror or error}") from None
    finally:
        with suppress(OSError):
            os.remove(part)
    return counts


def _save(db: str, part: str) -> Counts:
    counts = Counts()
    with one_moment(db) as connection, gzip.open(part, "wt", encoding="utf-8") as out:
        out.write(json.dumps(_FIRST_LINE) + "\n")
        for row in connection.execute(select(tables).order_by(tables.c.id)).mappings():
            people = _rows(connection, seats, str(row["id"]))
            moves = _rows(connection, entries, str(row["id"]))
            out.write(json.dumps({"table": dict(row), "seats": people, "entries": moves}) + "\n")
            counts.tables += 1
            counts.entries += len(moves)
        out.write(json.dumps({"tables": counts.tables}) + "\n")
    with open(part, "rb") as written:
        os.fsync(written.fileno())
    return counts


def restore_backup(db: str, file: str) -> Counts:
    """Adds what the database lacks. Servers may go on: each table is restored in a transaction of its own."""
    counts = Counts()
    saved = _lines(file)
    engine = connect(db, writes=True)
    with plain_errors(db):
        migrate(engine)
        for line in saved:
            with engine.begin() as connection:
                _restore_table(connection, line, counts)
    engine.dispose()
    return counts


def _restore_table(connection: Connection, saved: dict[str, Any], counts: Counts) -> None:
    row, moves = saved["table"], saved["entries"]
    id = row["id"]
    where = select(tables.c.id).where(tables.c.id == id).with_for_update()
    if connection.execute(where).first() is None:
        connection.execute(insert(tables), {**row, "lease_until": 0.0})
        connection.execute(insert(seats), saved["seats"])
        if moves:
            connection.execute(insert(entries), moves)
        counts.tables += 1
        counts.entries += len(moves)
        return
    present = _rows(connection, entries, id)
    if present[: len(moves)] != moves[: len(present)]:
        counts.conflicts.append(id)
        return
    missing = moves[len(present) :]
    if missing:
        connection.execute(insert(entries), missing)
        kept = {name: row[name] for name in ("status", "entry_count", "to_act", "updated_at", "bot_turn")}
        connection.execute(update(tables).where(tables.c.id == id).values(**kept, changes=tables.c.changes + 1, lease_until=0.0))
        tell_workers(connection, [id])
        counts.entries += len(missing)


def _rows(connection: Connection, of: Table, id: str) -> list[dict[str, Any]]:
    order = of.c.number if of is entries else of.c.seat
    return [dict(row) for row in connection.execute(select(of).where(of.c.table_id == id).order_by(order)).mappings()]


@contextmanager
def one_moment(db: str) -> Iterator[Connection]:
    """A connection that sees the database as it is now, whatever is written meanwhile."""
    engine = connect(db, writes=False)
    try:
        if is_postgresql(db):
            with engine.connect().execution_options(isolation_level="REPEATABLE READ") as connection:
                yield connection
        else:
            with engine.connect() as connection:
                connection.execute(text("BEGIN"))
                yield connection
                connection.execute(text("ROLLBACK"))
    finally:
        engine.dispose()


def _lines(file: str) -> list[dict[str, Any]]:
    """The saved tables. The whole file is read first, so a broken one restores nothing."""
    try:
        with gzip.open(file, "rt", encoding="utf-8") as saved:
            lines = [json.loads(line) for line in saved]
    except (EOFError, ValueError, zlib.error, gzip.BadGzipFile) as error:
        raise BadChoice(f"{file} is not a whole backup: {error}") from None
    if not lines or lines[0] != _FIRST_LINE or lines[-1] != {"tables": len(lines) - 2}:
        raise BadChoice(f"{file} is not a whole backup of this version")
    if not all(_is_table(line) for line in lines[1:-1]):
        raise BadChoice(f"{file} is not a backup of this version: a table in it lacks a part")
    return lines[1:-1]


def _is_table(line: Any) -> bool:
    try:
        rows = [(tables, line["table"]), *[(seats, row) for row in line["seats"]], *[(entries, row) for row in line["entries"]]]
        return all(set(row) == set(of.c.keys()) for of, row in rows)
    except (TypeError, KeyError):
        return False
