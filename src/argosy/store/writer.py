"""All writes of one worker, in one thread: those that wait together are committed together.

A commit that must reach the disk takes a millisecond or more, however little is in it. So jobs queue up while one commit
runs, and the next takes them all: many tables share one sync. A job is acknowledged after the commit, never before.
"""

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, InterfaceError, InternalError, OperationalError

from argosy.tables.entries import Entry, Standing
from argosy.tables.errors import StoreDown

log = logging.getLogger("argosy.tables")

T = TypeVar("T")
Job = Callable[[Connection], Any]


@dataclass(frozen=True, slots=True)
class Append:
    """The commonest job, as data, so that a whole batch of them takes one statement."""

    table: str
    entry: Entry
    standing: Standing


AppendAll = Callable[[Connection, list[Append]], list[bool]]

_MOST = 256  # jobs in one transaction
_GIVE_UP_AFTER = 6.0  # seconds to wait for a database that went away
_PAUSE = 0.2


@dataclass
class _Waiting:
    table: str
    job: Job | Append
    done: asyncio.Future[Any]
    result: object = None


class Writer:
    def __init__(self, engine: Engine, append_all: AppendAll) -> None:
        self._engine = engine
        self._append_all = append_all
        self._jobs: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._connection: Connection | None = None  # kept: to take it from the pool costs as much as a move
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="argosy-writer", daemon=True)
        self._thread.start()
        self.commits = 0

    async def write(self, table: str, job: Callable[[Connection], T]) -> T:
        """Runs the job in a transaction and gives its result once that is committed.

        A job may be run again if the connection breaks, even after a commit whose answer was lost: it must find what it
        wrote and not write it twice. A job that finds itself too late says so by its result, it does not raise.
        """
        result: T = await self._wait(_Waiting(table, job, asyncio.get_running_loop().create_future()))
        return result

    async def append(self, append: Append) -> bool:
        """Whether the entry was added; it was not if its number or its key is taken."""
        return bool(await self._wait(_Waiting(append.table, append, asyncio.get_running_loop().create_future())))

    async def _wait(self, waiting: _Waiting) -> Any:
        if self._closed:
            raise StoreDown("store-down")
        self._jobs.put(waiting)
        return await waiting.done  # one who stops waiting does not stop the write

    def close(self) -> None:
        """Finishes what was asked for, then ends."""
        self._closed = True
        self._jobs.put(None)
        self._thread.join(timeout=30)

    def _run(self) -> None:
        closing = False
        while not closing:
            batch = []
            first = self._jobs.get()
            closing = first is None
            if first is not None:
                batch.append(first)
            while len(batch) < _MOST:
                try:
                    more = self._jobs.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    closing = True
                else:
                    batch.append(more)
            if batch:
                # Always in the same order: two workers that write to the same tables wait for each other, never in a circle.
                batch.sort(key=lambda waiting: waiting.table)
                self._carry_out(batch)
        self._disconnect()

    def _carry_out(self, batch: list[_Waiting]) -> None:
        give_up = time.monotonic() + _GIVE_UP_AFTER
        while True:
            try:
                self._commit(batch)
                self.commits += 1
                return self._resolve(batch, None)
            except DBAPIError as error:
                self._disconnect()
                if not is_transient(error):
                    return self._one_by_one(batch, error)
                if time.monotonic() > give_up:
                    log.error("the database takes nothing: %s", " ".join(str(error.orig).split()))
                    return self._resolve(batch, StoreDown("store-down"))
                time.sleep(_PAUSE)
            except Exception as error:
                return self._one_by_one(batch, error)

    def _commit(self, batch: list[_Waiting]) -> None:
        if self._connection is None:
            self._connection = self._engine.connect()
        with self._connection.begin():
            self._run_jobs(self._connection, batch)

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _run_jobs(self, connection: Connection, batch: list[_Waiting]) -> None:
        appends: list[Append] = []
        for waiting in batch:
            if isinstance(waiting.job, Append):
                appends.append(waiting.job)
            else:
                waiting.result = waiting.job(connection)
        if appends:
            results = iter(self._append_all(connection, appends))
            for waiting in batch:
                if isinstance(waiting.job, Append):
                    waiting.result = next(results)

    def _one_by_one(self, batch: list[_Waiting], error: Exception) -> None:
        """One job is at fault: the others must not suffer for it."""
        if len(batch) == 1:
            return self._resolve(batch, error)
        for waiting in batch:
            self._carry_out([waiting])
        return None

    def _resolve(self, batch: list[_Waiting], error: Exception | None) -> None:
        def resolve() -> None:
            for waiting in batch:
                if waiting.done.done():
                    continue
                if error is None:
                    waiting.done.set_result(waiting.result)
                else:
                    waiting.done.set_exception(error)
                    waiting.done.exception()  # who stopped waiting is not told, and Python need not complain

        with suppress(RuntimeError):  # the loop has ended, so nobody waits any more
            batch[0].done.get_loop().call_soon_threadsafe(resolve)


def is_transient(error: DBAPIError) -> bool:
    """Whether it is the database that is away, busy, full or read-only, and not the job that is wrong."""
    return error.connection_invalidated or isinstance(error, (OperationalError, InterfaceError, InternalError))
