"""Connections to SQLite and PostgreSQL, set so that what is committed stays."""

import os
import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, OperationalError, SQLAlchemyError
from sqlalchemy.pool import QueuePool

from argosy.extras import need
from argosy.tables.errors import BadStore

_BUSY = 10.0  # seconds to wait for another process that writes to the same file
_AWAY = re.compile("refused|starting up|shutting down|timed? ?out|No such file|resolve|translate|unreachable|closed the connection")
_PASSWORD = re.compile(r"(:/*[^:/@\s]*:)[^@\s]*(?=@)")  # also in an address that is mistyped


class DatabaseAway(BadStore):
    """PostgreSQL that does not answer, or is just starting: it may be there in a moment."""


def is_postgresql(db: str) -> bool:
    return db.startswith(("postgresql://", "postgres://"))


def connect(db: str, *, writes: bool) -> Engine:
    """`db` is the name of a file or postgresql://...; raises BadStore if it cannot be opened."""
    engine = _postgresql(db, writes) if is_postgresql(db) else _sqlite(db, writes)
    with plain_errors(db), engine.connect():
        return engine


@contextmanager
def plain_errors(db: str) -> Iterator[None]:
    """What the database complains of becomes a BadStore: one line, with its place and without its password."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error) as error:
        place = make_url(db).render_as_string(hide_password=True) if is_postgresql(db) else db
        reason = " ".join(str(getattr(error, "orig", None) or error).split())
        away = isinstance(error, OperationalError) and is_postgresql(db) and _AWAY.search(reason)
        raise (DatabaseAway if away else BadStore)(f"{place}: the database cannot be used: {reason}") from None


def _postgresql(db: str, writes: bool) -> Engine:
    need("postgresql", "a PostgreSQL database")
    try:
        url = make_url(db).set(drivername="postgresql+psycopg")
    except (ArgumentError, ValueError):
        raise BadStore("the address of a PostgreSQL database is postgresql://USER:PASSWORD@HOST:PORT/NAME") from None
    if writes:
        return create_engine(url, pool_size=1, max_overflow=0, pool_pre_ping=False)
    return create_engine(url, pool_size=4, max_overflow=0, isolation_level="AUTOCOMMIT")


def _sqlite(db: str, writes: bool) -> Engine:
    if not db or "://" in db or db.startswith((":", "file:")) or "\0" in db or _PASSWORD.search(db):
        shown = _PASSWORD.sub(r"\1***", db)
        raise BadStore(f"{shown!r}: the database is the name of a file, for SQLite, or postgresql://...")
    engine = create_engine(
        "sqlite://",
        creator=lambda: _open_sqlite(db),
        poolclass=QueuePool,
        pool_size=1 if writes else 4,
        max_overflow=0,
    )

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _record: object) -> None:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")  # a commit is on the disk before it is acknowledged
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA secure_delete = ON")  # what was deleted cannot be read from the file

    if writes:

        @event.listens_for(engine, "begin")
        def begin(connection: Any) -> None:
            connection.exec_driver_sql("BEGIN IMMEDIATE")  # waits for others here, not in the middle

    return engine


def _open_sqlite(db: str) -> sqlite3.Connection:
    """A new file is for its owner only, as are then the files that SQLite lays beside it: they hold seeds and names."""
    # Only one that is not there: to close a file drops the locks this process has on it, and others would delete its log.
    with suppress(OSError):  # SQLite itself says best what is wrong
        os.close(os.open(db, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    return sqlite3.connect(db, timeout=_BUSY, isolation_level=None, check_same_thread=False, cached_statements=256)
