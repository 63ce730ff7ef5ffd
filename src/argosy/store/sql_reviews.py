"""Reviews in the database, beside their tables."""

import time
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, and_, insert, select, update

from argosy.lab.review import Judgement, TurningPoint
from argosy.runners.review_store import ReviewRow
from argosy.store.queries import has_ended
from argosy.store.schema import reviews
from argosy.store.sql_store import SqlStore


class SqlReviews:
    """Is a `runners.review_store.ReviewStore`, which documents the methods."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store

    async def find(self, id: str) -> ReviewRow | None:
        def question(connection: Connection) -> ReviewRow | None:
            row = connection.execute(select(reviews).where(reviews.c.table_id == id)).first()
            return None if row is None else _review_row(row)

        return await self._store.read(question)

    async def ask_for(self, id: str, end: str, iterations: int, seed: int) -> None:
        new: dict[str, Any] = {
            "end": end,
            "iterations": iterations,
            "seed": seed,
            "status": "waiting",
            "decisions": 0,
            "judged": "[]",
            "turning_points": "[]",
            "asked_at": time.time(),
            "lease_until": 0.0,
        }

        def job(connection: Connection) -> None:
            row = connection.execute(select(reviews.c.end, reviews.c.status).where(reviews.c.table_id == id)).first()
            if row is None:
                connection.execute(insert(reviews), {"table_id": id, **new})
            elif row.end != end or row.status == "failed":
                connection.execute(update(reviews).where(reviews.c.table_id == id).values(**new))

        await self._store.write(id, job)

    async def claim(self, lease: float) -> ReviewRow | None:
        now = time.time()
        free = (
            select(reviews.c.table_id)
            .where(reviews.c.status == "waiting", has_ended(reviews.c.lease_until, now, lease))
            .order_by(reviews.c.asked_at)
            .limit(1)
            .with_for_update(skip_locked=True)
        )
        taken = update(reviews).where(reviews.c.table_id.in_(free.scalar_subquery())).values(lease_until=now + lease)

        def job(connection: Connection) -> ReviewRow | None:
            row = connection.execute(taken.returning(reviews)).first()
            return None if row is None else _review_row(row)

        return await self._store.write("", job)

    async def keep(self, row: ReviewRow) -> bool:
        values = {
            "status": row.status,
            "decisions": row.decisions,
            "judged": msgspec.json.encode(row.judged).decode(),
            "turning_points": msgspec.json.encode(row.turning_points).decode(),
            "lease_until": row.lease_until,
        }
        where = and_(
            reviews.c.table_id == row.table, reviews.c.end == row.end, reviews.c.seed == row.seed, reviews.c.status != "done"
        )
        kept = update(reviews).where(where).values(**values)
        return await self._store.write(row.table, lambda connection: connection.execute(kept).rowcount > 0)


def _review_row(row: Row[Any]) -> ReviewRow:
    return ReviewRow(
        table=row.table_id,
        end=row.end,
        iterations=row.iterations,
        seed=row.seed,
        status=row.status,
        decisions=row.decisions,
        judged=msgspec.json.decode(row.judged, type=list[Judgement]),
        turning_points=msgspec.json.decode(row.turning_points, type=list[TurningPoint]),
        lease_until=row.lease_until,
    )
