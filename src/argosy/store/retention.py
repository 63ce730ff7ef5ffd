"""Deleting tables for good, with everything that belongs to them: by their owner, by the host, or because they are old."""

import asyncio
import json
import time
from collections.abc import Iterable
from contextlib import suppress

from sqlalchemy import Connection, delete, select, update

from argosy.engine.errors import BadChoice
from argosy.store.database import connect
from argosy.store.migrate import migrate
from argosy.store.schema import entries, reviews, seats, tables
from argosy.store.sql_store import tell_workers
from argosy.tables.commands import Tables
from argosy.tables.errors import StoreDown

DAY = 24 * 3600.0
_LOOK = 600.0  # how often to look for old tables
_AT_ONCE = 50  # tables deleted in one transaction


def delete_rows(connection: Connection, ids: Iterable[str]) -> list[str]:
    """Deletes these tables, and tells all workers; gives those that were there."""
    locked = select(tables.c.id, tables.c.origin).where(tables.c.id.in_(sorted(ids))).order_by(tables.c.id).with_for_update()
    rows = connection.execute(locked).all()
    found = [str(row.id) for row in rows]
    if not found:
        return []
    before = [str(json.loads(row.origin).get("rematch_of")) for row in rows if row.origin is not None]
    # At the tables before them, people may play again anew.
    anew = update(tables).where(tables.c.id.in_(before), tables.c.rematch.in_(found))
    connection.execute(anew.values(rematch=None, changes=tables.c.changes + 1))
    for each in (reviews, entries, seats):
        connection.execute(delete(each).where(each.c.table_id.in_(found)))
    connection.execute(delete(tables).where(tables.c.id.in_(found)))
    tell_workers(connection, [*found, *before])
    return found


async def delete_table(worker: Tables, id: str) -> None:
    await worker.store.write(id, lambda connection: delete_rows(connection, [id]))
    worker.drop(id)
    worker.feed.publish(id)


def delete_in(db: str, ids: list[str]) -> None:
    """The host's way: all of them or, if one is not there, none. Servers may go on."""
    engine = connect(db, writes=True)
    migrate(engine)
    try:
        with engine.begin() as connection:
            missing = set(ids) - set(delete_rows(connection, ids))
            if missing:
                raise BadChoice(f"there is no table {', '.join(sorted(missing))}: nothing was deleted")
    finally:
        engine.dispose()


class Retention:
    """Deletes tables at which nothing has happened for so many days, finished or abandoned. Every worker may do it."""

    def __init__(self, worker: Tables, days: int) -> None:
        self.worker = worker
        self.days = days
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self.days:
            self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            with suppress(StoreDown):
                await self.delete_old(time.time() - self.days * DAY)
            await asyncio.sleep(_LOOK)

    async def delete_old(self, before: float) -> int:
        """Deletes what was last touched before that moment; gives how many tables that were."""
        count = 0
        old = select(tables.c.id).where(tables.c.updated_at < before).order_by(tables.c.updated_at).limit(_AT_ONCE)

        def job(connection: Connection) -> list[str]:
            return delete_rows(connection, [str(row[0]) for row in connection.execute(old)])

        while deleted := await self.worker.store.write("", job):
            count += len(deleted)
            for id in deleted:
                self.worker.drop(id)
                self.worker.feed.publish(id)
        return count
