"""Who must be told that a table has changed: the watchers here, and through the store those of other workers."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing, suppress

from argosy.store.sql_store import CHANNEL, Store

_PAUSE = 0.5  # before connecting again


class Watch:
    """One watcher's bell: it rings when the table has changed; how much, the watcher looks up."""

    def __init__(self, table: str, live: bool) -> None:
        self.table = table
        self.live = live  # of a live connection
        self._bell = asyncio.Event()

    def ring(self) -> None:
        self._bell.set()

    async def wait(self) -> None:
        await self._bell.wait()
        self._bell.clear()


class Feed:
    def __init__(self) -> None:
        self._watches: dict[str, set[Watch]] = {}
        self.on_foreign: Callable[[str], None] = lambda table: None  # another worker has changed this table
        self._ended = False
        self._tasks: list[asyncio.Task[None]] = []

    def watch(self, table: str, *, live: bool = True) -> Watch:
        watch = Watch(table, live)
        self._watches.setdefault(table, set()).add(watch)
        return watch

    def leave(self, watch: Watch) -> None:
        watches = self._watches.get(watch.table, set())
        watches.discard(watch)
        if not watches:
            self._watches.pop(watch.table, None)

    def publish(self, table: str) -> None:
        for watch in self._watches.get(table, ()):
            watch.ring()

    @property
    def watchers(self) -> int:
        return sum(watch.live for watches in self._watches.values() for watch in watches)

    # ---- from other workers

    def listen(self, store: Store, *, interval: float) -> None:
        """Hears of other workers' changes from now on; on SQLite it looks every `interval` seconds."""
        if store.is_postgresql:
            loop = asyncio.get_running_loop()
            threading.Thread(target=self._hear, args=(store, loop), name="argosy-listener", daemon=True).start()
        else:
            self._tasks.append(asyncio.create_task(self._look(store, interval)))

    def close(self) -> None:
        self._ended = True
        for task in self._tasks:
            task.cancel()

    def _foreign(self, table: str) -> None:
        self.on_foreign(table)
        self.publish(table)

    def _foreign_all(self) -> None:
        for table in list(self._watches):
            self._foreign(table)

    def _hear(self, store: Store, loop: asyncio.AbstractEventLoop) -> None:
        import psycopg  # only with PostgreSQL, which is an extra

        address = store.db
        while not self._ended:
            with suppress(psycopg.Error, RuntimeError), psycopg.connect(address, autocommit=True) as connection:
                connection.execute(f"LISTEN {CHANNEL}")
                loop.call_soon_threadsafe(self._foreign_all)  # what was said while nobody listened
                while not self._ended:
                    for notice in connection.notifies(timeout=1.0):
                        table, _space, worker = notice.payload.partition(" ")
                        if worker != store.worker:
                            loop.call_soon_threadsafe(self._foreign, table)
            if not self._ended:
                threading.Event().wait(_PAUSE)

    async def _look(self, store: Store, interval: float) -> None:
        """SQLite counts the commits of others on a connection that commits nothing itself."""
        with closing(sqlite3.connect(store.db, check_same_thread=False)) as connection:
            known: dict[str, int | None] = {}  # None: it was deleted
            version = -1
            while True:
                await asyncio.sleep(interval)
                now = connection.execute("PRAGMA data_version").fetchone()[0]
                if now == version or not self._watches:
                    continue
                version = now
                watched = list(self._watches)[:10_000]
                changes = await store.changes(watched)
                before, known = known, {table: changes.get(table) for table in watched}
                for table, count in known.items():
                    if before.get(table, -1) != count:
                        self._foreign(table)
