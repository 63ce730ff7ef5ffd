"""Tells a worker's feed which tables other workers have changed, as the database knows it."""

import asyncio
import sqlite3
import threading
from contextlib import closing, suppress

from argosy.store.queries import CHANNEL
from argosy.store.sql_store import SqlStore
from argosy.tables.feed import Feed

_PAUSE = 0.5  # before connecting again
_MOST_ASKED = 10_000  # tables in one question


class ChangeListener:
    def __init__(self, store: SqlStore, feed: Feed, interval: float) -> None:
        """Listens from now on; on SQLite it looks every `interval` seconds."""
        self._store = store
        self._feed = feed
        self._closed = False
        self._task: asyncio.Task[None] | None = None
        if store.is_postgresql:
            loop = asyncio.get_running_loop()
            threading.Thread(target=self._listen, args=(loop,), name="argosy-listener", daemon=True).start()
        else:
            self._task = asyncio.create_task(self._poll(interval))

    def close(self) -> None:
        self._closed = True
        if self._task is not None:
            self._task.cancel()

    def _listen(self, loop: asyncio.AbstractEventLoop) -> None:
        """PostgreSQL notifies us, in a thread of its own."""
        import psycopg  # only with PostgreSQL, which is an extra

        while not self._closed:
            with suppress(psycopg.Error, RuntimeError), psycopg.connect(self._store.db, autocommit=True) as connection:
                connection.execute(f"LISTEN {CHANNEL}")
                loop.call_soon_threadsafe(self._all_changed)  # what was said while nobody listened
                while not self._closed:
                    for notice in connection.notifies(timeout=1.0):
                        table, _space, worker = notice.payload.partition(" ")
                        if worker != self._store.worker:
                            loop.call_soon_threadsafe(self._feed.changed_elsewhere, table)
            if not self._closed:
                threading.Event().wait(_PAUSE)

    def _all_changed(self) -> None:
        for table in self._feed.watched:
            self._feed.changed_elsewhere(table)

    async def _poll(self, interval: float) -> None:
        """SQLite counts the commits of others on a connection that commits nothing itself."""
        with closing(sqlite3.connect(self._store.db, check_same_thread=False)) as connection:
            known: dict[str, int | None] = {}  # None: it was deleted
            version = -1
            while True:
                await asyncio.sleep(interval)
                now = connection.execute("PRAGMA data_version").fetchone()[0]
                watched = self._feed.watched[:_MOST_ASKED]
                if now == version or not watched:
                    continue
                version = now
                changes = await self._store.changes(watched)
                before, known = known, {table: changes.get(table) for table in watched}
                for table, count in known.items():
                    if before.get(table, -1) != count:
                        self._feed.changed_elsewhere(table)
