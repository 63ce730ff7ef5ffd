"""All tables in one file, from any database and back into any.

A backup is read at one moment, while servers go on; the database is not written to, so a newer Argosy can save what an older one serves.
The file names the schema it was read from. To restore is to put it into a database of that schema on this machine, bring that one
up to date by the same steps as any other, and add what is missing: entries are never rewritten, so a table that has gone on since the backup
keeps what it has, and one that lost its end gets it back. The same file moves tables from SQLite to PostgreSQL.
"""

import gzip
import json
import os
import tempfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, MetaData, Table, insert, select, text, update

import argosy
from argosy.engine.errors import BadChoice
from argosy.store.database import connect, is_postgresql, plain_errors
from argosy.store.migrate import migrate, newest_schema, schema_of
from argosy.store.queries import tell_workers
from argosy.store.schema import entries, seats, tables
from argosy.tables.errors import BadStore

FORMAT = 3
LONGEST_LINE = 64 * 1024 * 1024  # characters; a table of 10,000 moves takes 2 million
_KEPT = ("tables", "seats", "entries")  # in this order: a seat belongs to a table that is there
_NAME = "argosy-%Y%m%dT%H%M%S.%fZ.backup"  # in a folder of backups: sorted by name is sorted by time


@dataclass
class Counts:
    tables: int = 0
    entries: int = 0
    conflicts: list[str] = field(default_factory=list)


def save(db: str, file: str) -> Counts:
    """Writes the backup, to be read by its owner only. The file appears when it is complete, or not at all."""
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


def save_into(db: str, folder: str, keep: int) -> tuple[str, Counts, list[str]]:
    """Writes a backup named for its moment, and deletes the oldest in the folder but `keep`: its file, what it holds, what was deleted."""
    if not os.path.isdir(folder):
        raise BadChoice(f"{folder} is not a folder: with --keep, name the folder that holds the backups")
    file = os.path.join(folder, datetime.now(UTC).strftime(_NAME))
    counts = save(db, file)
    old = sorted(Path(folder).glob("argosy-*Z.backup"))[:-keep]
    for each in old:
        each.unlink(missing_ok=True)
    return file, counts, [str(each) for each in old]


def _save(db: str, part: str) -> Counts:
    counts = Counts()
    private = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with (
        one_moment(db) as connection,
        os.fdopen(private, "wb") as raw,
        gzip.open(raw, "wt", encoding="utf-8") as out,
    ):
        schema = schema_of(connection)
        if schema is None:
            raise BadStore(f"{db}: there are no tables of Argosy in it")
        parts = parts_of(connection)
        out.write(json.dumps({"argosy": "backup", "format": FORMAT, "schema": schema, "version": argosy.__version__}) + "\n")
        for row in connection.execute(select(parts["tables"]).order_by(parts["tables"].c.id)).mappings():
            rows = {name: _rows(connection, parts[name], str(row["id"])) for name in _KEPT[1:]}
            out.write(json.dumps({"table": dict(row), **rows}) + "\n")
            counts.tables += 1
            counts.entries += len(rows["entries"])
        out.write(json.dumps({"tables": counts.tables}) + "\n")
        out.close()
        os.fsync(raw.fileno())
    return counts


def restore_backup(db: str, file: str) -> Counts:
    """Adds what the database lacks. Servers may go on: each table is restored in a transaction of its own. A broken file restores nothing."""
    counts = Counts()
    with _brought_up_to_date(file) as saved:
        engine = connect(db, writes=True)
        with plain_errors(db):
            migrate(engine)
            for id in saved.execute(select(tables.c.id).order_by(tables.c.id)).scalars().all():
                row = dict(saved.execute(select(tables).where(tables.c.id == id)).mappings().one())
                with engine.begin() as connection:
                    _restore_table(connection, row, _rows(saved, seats, id), _rows(saved, entries, id), counts)
        engine.dispose()
    return counts


def _restore_table(
    connection: Connection, row: dict[str, Any], people: list[dict[str, Any]], moves: list[dict[str, Any]], counts: Counts
) -> None:
    id = row["id"]
    where = select(tables.c.id).where(tables.c.id == id).with_for_update()
    if connection.execute(where).first() is None:
        connection.execute(insert(tables), {**row, "lease_until": 0.0})
        if people:
            connection.execute(insert(seats), people)
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


def parts_of(connection: Connection) -> dict[str, Table]:
    """The tables that a backup holds, as this database has them: of whatever schema."""
    metadata = MetaData()
    metadata.reflect(connection, only=list(_KEPT))
    return metadata.tables


def _rows(connection: Connection, of: Table, id: str) -> list[dict[str, Any]]:
    order = of.c.number if of.name == "entries" else of.c.seat
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


@contextmanager
def _brought_up_to_date(file: str) -> Iterator[Connection]:
    """A backup as a database of today's schema, for a while: made with the schema the file names, filled, and migrated."""
    with tempfile.TemporaryDirectory(prefix="argosy-restore-") as folder:
        engine = connect(str(Path(folder) / "backup.db"), writes=True)
        try:
            with plain_errors(file):
                _fill(engine, file)
                migrate(engine)
                with engine.connect() as connection:
                    yield connection
        finally:
            engine.dispose()


def _fill(engine: Engine, file: str) -> None:
    """Puts the whole file into an empty database of its schema."""
    lines = _lines(file)
    migrate(engine, _schema(file, next(lines, None)))
    last: Any = None
    with engine.begin() as connection:
        parts, count = parts_of(connection), 0
        for line in lines:
            if last is not None:
                _fill_table(connection, parts, last, file)
                count += 1
            last = line
    if last != {"tables": count}:
        raise BadChoice(f"{file} is not a whole backup: its end is missing")


def _fill_table(connection: Connection, parts: dict[str, Table], line: Any, file: str) -> None:
    try:
        rows = {"tables": [line["table"]], "seats": line["seats"], "entries": line["entries"]}
        whole = all(set(row) == set(parts[name].c.keys()) for name in _KEPT for row in rows[name])
    except (TypeError, KeyError):
        whole = False
    if not whole:
        raise BadChoice(f"{file} is not a backup of the version that it names: a table in it lacks a part")
    for name in _KEPT:
        if rows[name]:
            connection.execute(insert(parts[name]), rows[name])


def _schema(file: str, first: Any) -> str:
    if not isinstance(first, dict) or first.get("argosy") != "backup":
        raise BadChoice(f"{file} is not a whole backup")
    if not isinstance(first.get("schema"), str):
        raise BadChoice(f"{file} is a backup from before they named their schema: the Argosy that made it restores it")
    schema: str = first["schema"]
    if first.get("format") != FORMAT or schema > newest_schema():
        raise BadChoice(f"{file} was made by a newer Argosy ({first.get('version')}): update before you restore it")
    return schema


def _lines(file: str) -> Iterator[Any]:
    """What the lines of the file say, one at a time, so that no file is ever whole in memory."""
    try:
        with gzip.open(file, "rt", encoding="utf-8") as saved:
            while line := saved.readline(LONGEST_LINE):
                yield json.loads(line)
    except (EOFError, ValueError, RecursionError, zlib.error, gzip.BadGzipFile) as error:
        raise BadChoice(f"{file} is not a whole backup: {error}") from None
