"""Reviews of finished games: claimed from the store, judged by a pool decision by decision.

A claim is a lease, renewed while the work goes on, and what is judged is kept as it comes. If a worker dies, another takes
its review over when the lease ends, and goes on where it stopped; judgements do not depend on who makes them.
"""

import asyncio
import logging
import time
from dataclasses import replace

from argosy.engine.record import fingerprint
from argosy.lab.review import ITERATIONS, Judgement, ReviewTerms, decisions_of, judge, turning_points
from argosy.runners.review_store import ReviewRow, ReviewStore
from argosy.runners.work_loop import WorkLoop
from argosy.runners.worker_pool import WorkerDied, WorkerPool
from argosy.tables.checks import check_over
from argosy.tables.commands import Tables
from argosy.tables.errors import StoreDown, TableError
from argosy.tables.packs import directory_with
from argosy.tables.state import LiveTable

LEASE = 20.0  # seconds
_POLL = 2.0  # how often to look for reviews that nobody told us of
_KEEP_EVERY = 1.0
SEED = 1
_DEATHS = 3  # processes that may die over one review

log = logging.getLogger("argosy.reviews")


def terms_of(table: LiveTable, iterations: int = ITERATIONS, seed: int = SEED) -> ReviewTerms:
    facts = table.row
    options = tuple(sorted(facts.options.items()))
    moves = tuple(table.line.moves)
    pack = directory_with(facts.title, facts.players, facts.options, facts.pack)
    return ReviewTerms(facts.title, facts.players, options, pack, facts.seed, moves, iterations, seed)


class ReviewScheduler(WorkLoop):
    def __init__(self, tables: Tables, store: ReviewStore, pool: WorkerPool, lease: float = LEASE) -> None:
        super().__init__(asyncio.Event(), _POLL)  # it rings when somebody has asked here
        self.tables = tables
        self.store = store
        self.pool = pool
        self.lease = lease

    async def ask_for(self, id: str, iterations: int = ITERATIONS) -> None:
        """Asks for the review of a finished game."""
        table = await self.tables.open(id)
        check_over(table)
        await self.store.ask_for(id, fingerprint(table.position), iterations, SEED)
        self.bell.set()

    async def review_of(self, table: LiveTable) -> ReviewRow | None:
        """The review of the game as it stands, as far as it has come; None if nobody has asked for it."""
        check_over(table)
        row = await self.store.find(table.row.id)
        return None if row is None or row.end != fingerprint(table.position) else row

    async def close(self) -> None:
        """Lets go: what was not judged yet, another worker judges."""
        await super().close()
        self.pool.close()

    async def look(self) -> bool:
        row = await self.store.claim(self.lease)
        if row is not None:
            await self._review(row)
        return row is not None

    async def _review(self, row: ReviewRow) -> None:
        for death in range(_DEATHS):
            try:
                await self._judge_all(row)
                return
            except WorkerDied:
                log.warning("a review process died", extra={"table": row.table, "death": death})
                row = await self.store.find(row.table) or row
            except StoreDown:
                return  # the lease will end, and somebody will go on
            except TableError:
                break  # it cannot be opened any more
            except Exception:
                log.exception("a review failed", extra={"table": row.table})
                break
        await self._keep(replace(row, status="failed"))

    async def _judge_all(self, row: ReviewRow) -> None:
        table = await self.tables.open(row.table)
        if not table.is_over or fingerprint(table.position) != row.end:
            await self._keep(replace(row, status="failed"))  # taken back since: to be asked for again
            return
        terms = terms_of(table, row.iterations, row.seed)
        plies = await self.pool.run(decisions_of, terms)
        row = replace(row, decisions=len(plies))
        judged = {judgement.ply: judgement for judgement in row.judged}
        if not await self._judge_each(row, terms, judged, [ply for ply in plies if ply not in judged]):
            return
        row = _with(row, judged)
        points = await self.pool.run(turning_points, terms, row.judged)
        await self._keep(replace(row, status="done", turning_points=points))

    async def _judge_each(self, row: ReviewRow, terms: ReviewTerms, judged: dict[int, Judgement], plies: list[int]) -> bool:
        """Adds the judgements as they come, and keeps them; False if nobody needs them any more."""
        working: set[asyncio.Future[Judgement]] = set()
        kept = 0.0
        try:
            while plies or working:
                while plies and len(working) < 2 * self.pool.size:
                    working.add(asyncio.ensure_future(self.pool.run(judge, terms, plies.pop(0))))
                if time.monotonic() > kept + _KEEP_EVERY:
                    kept = time.monotonic()
                    if not await self._keep(_with(row, judged)):
                        return False
                done, working = await asyncio.wait(working, timeout=self.lease / 3, return_when=asyncio.FIRST_COMPLETED)
                for judgement in await asyncio.gather(*done):
                    judged[judgement.ply] = judgement
            return True
        finally:
            for each in working:
                each.cancel()
            await asyncio.gather(*working, return_exceptions=True)

    async def _keep(self, row: ReviewRow) -> bool:
        """Keeps it, and the claim on it."""
        return await self.store.keep(replace(row, lease_until=time.time() + self.lease))


def _with(row: ReviewRow, judged: dict[int, Judgement]) -> ReviewRow:
    return replace(row, judged=[judged[ply] for ply in sorted(judged)])
