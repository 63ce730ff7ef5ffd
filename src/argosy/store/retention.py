"""Deleting tables for good, with everything that belongs to them: by their owner, by the host, or because they are old."""

import asyncio
import time

from sqlalchemy import Connection, select

from argosy.engine.errors import BadChoice
from argosy.runners.work_loop import WorkLoop
from argosy.store.database import connect
from argosy.store.migrate import migrate
from argosy.store.queries import delete_tables
from argosy.store.schema import tables
from argosy.store.sql_store import SqlStore
from argosy.tables.commands import Tables

DAY = 24 * 3600.0
_LOOK = 600.0  # how often to look for old tables
_AT_ONCE = 50  # tables deleted in one transaction


def delete_in(db: str, ids: list[str]) -> None:
    """The host's way: all of them or, if one is not there, none. Servers may go on."""
    engine = connect(db, writes=True)
    migrate(engine)
    try:
        with engine.begin() as connection:
            missing = set(ids) - set(delete_tables(connection, ids))
            if missing:
                raise BadChoice(f"there is no table {', '.join(sorted(missing))}: nothing was deleted")
    finally:
        engine.dispose()


class Retention(WorkLoop):
    """Deletes tables at which nothing has happened for so many days, finished or abandoned. Every worker may do it."""

    def __init__(self, worker: Tables, store: SqlStore, days: int) -> None:
        super().__init__(asyncio.Event(), _LOOK)
        self.worker = worker
        self.store = store
        self.days = days

    async def look(self) -> bool:
        return await self.delete_old(time.time() - self.days * DAY) > 0

    async def delete_old(self, before: float) -> int:
        """Deletes what was last touched before that moment; gives how many tables that were."""
        count = 0
        old = select(tables.c.id).where(tables.c.updated_at < before).order_by(tables.c.updated_at).limit(_AT_ONCE)

        def job(connection: Connection) -> list[str]:
            return delete_tables(connection, [str(row[0]) for row in connection.execute(old)])

        while deleted := await self.store.write("", job):
            count += len(deleted)
            for id in deleted:
                self.worker.deleted(id)
        return count
