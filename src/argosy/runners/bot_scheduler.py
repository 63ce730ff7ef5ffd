"""The bots' turns: claimed from the store, decided by a pool, appended like anybody's.

A claim is a lease. A worker that dies keeps its claims until the lease ends; then another takes them over. If the first
was only slow, its move comes too late for its entry number and is dropped.

People may hurry a bot (`Tables.hurry`, noted in the store): the worker that has its turn has the bot answer with its best so far.
A turn that no bot has begun yet is then decided greedily.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count

from argosy.runners.bot_decisions import Advice, new_luck
from argosy.runners.bot_pool import BotPool, BotTurn
from argosy.runners.work_loop import WorkLoop
from argosy.tables.bot_levels import ADVISER, QUICK, STAND_IN
from argosy.tables.commands import Tables
from argosy.tables.errors import Conflict, NoSuchTable, StoreDown, TableError
from argosy.tables.feed import Watch
from argosy.tables.state import LiveTable

LEASE = 15.0  # seconds; longer than any bot thinks
_POLL = 1.0  # how often to look for turns that nobody told us of
_HURRIED = 8  # hurried turns claimed at once beyond those that the pool is there for

log = logging.getLogger("argosy.bots")


class BotScheduler(WorkLoop):
    def __init__(self, tables: Tables, pool: BotPool, lease: float = LEASE) -> None:
        super().__init__(tables.bot_bell, _POLL)
        self.tables = tables
        self.pool = pool
        self.lease = lease
        self.decided = 0
        self._tickets = count(1)
        self._busy: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """Lets go of everything: what was not decided yet, another worker decides."""
        await super().close()
        for task in self._busy:
            task.cancel()
        await asyncio.gather(*self._busy, return_exceptions=True)
        self.pool.close()

    async def advise(self, table: LiveTable, seat: int, language: str) -> Advice:
        """What the adviser would do at the seat's place, and why."""
        return await self.pool.advise(self._turn(table, seat, ADVISER), language, table.names(language))

    # ---- whose turn it is

    async def look(self) -> bool:
        """Takes on twice as many turns as the pool works on at the same time; beyond that only hurried ones."""
        free = 2 * self.pool.size - len(self._busy)
        if free > 0:
            claimed, play = await self.tables.store.claim_bot_turns(free, self.lease), self._play
        else:
            claimed, play = await self.tables.store.claim_bot_turns(_HURRIED, self.lease, hurried=True), self._play_hurried
        for id in claimed:
            task = asyncio.create_task(self._while_ours(id, play))
            self._busy.add(task)
            task.add_done_callback(self._done)
        return bool(claimed)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._busy.discard(task)
        self.bell.set()
        if not task.cancelled() and task.exception() is not None:
            log.error("a bot's turn failed", exc_info=task.exception())

    async def _while_ours(self, id: str, play: Callable[[str], Awaitable[None]]) -> None:
        try:
            await play(id)
        except Conflict as late:
            if late.code == "stale":
                await self._let_go(id)  # taken back meanwhile: whoever looks next sees what is to be done
        except TableError:
            pass  # the lease will end, and somebody will try again

    async def _let_go(self, id: str) -> None:
        with suppress(StoreDown):  # then the lease will end by itself
            await self.tables.store.release_bot_turn(id)

    # ---- deciding

    async def _play(self, id: str) -> None:
        """Plays this table's bots until a person owes a decision or the game is over."""
        watch = self.tables.feed.watch(id, live=False)
        try:
            table = await self.tables.open(id)
            while (seat := table.deciding_bot) is not None:
                asked = table.asked[seat]  # now: the table may go on while the bot thinks
                action = await self._decide(table, seat, watch)
                table = await self._move(table, seat, asked, action, self.lease)
        finally:
            self.tables.feed.leave(watch)

    async def _play_hurried(self, id: str) -> None:
        """Plays one decision that the pool has no room for. What follows waits for its turn again."""
        table = await self.tables.open(id)
        if (seat := table.deciding_bot) is not None:
            asked = table.asked[seat]
            await self._move(table, seat, asked, await self.pool.decide_at_once(table, seat, STAND_IN), 0.0)

    async def _move(self, table: LiveTable, seat: int, asked: int, action: int, lease: float) -> LiveTable:
        done = await self.tables.bot_move(table.row.id, seat, asked, table.ruleset.catalogue.name(action), lease)
        self.decided += 1
        return done.table

    async def _decide(self, table: LiveTable, seat: int, watch: Watch) -> int:
        options, level = table.position.legal(seat), table.level_of(seat)
        if len(options) == 1:
            return options[0]
        if level in QUICK and self.pool.is_busy:  # it would wait for others longer than it thinks
            return await self.pool.decide_at_once(table, seat, level)
        turn = self._turn(table, seat, level)
        answer = asyncio.ensure_future(self.pool.decide(turn))
        interruption = asyncio.ensure_future(self._interruption(table.row.id, seat, table.entry, table.asked[seat], watch))
        try:
            await asyncio.wait((answer, interruption), return_when=asyncio.FIRST_COMPLETED)
            if not answer.done():
                has_begun = self.pool.hurry(turn)
                if not interruption.result():
                    raise Conflict("stale")
                if not has_begun:
                    return await self.pool.decide_at_once(table, seat, STAND_IN)
            return await answer
        finally:
            answer.cancel()
            interruption.cancel()

    async def _interruption(self, id: str, seat: int, entry: int, asked: int, watch: Watch) -> bool:
        """Waits until people want the answer to what is asked at once: True, or until it is wanted no more: False."""
        while True:
            with suppress(StoreDown):
                try:
                    table = await self.tables.open(id, check=False)
                except NoSuchTable:
                    return False
                if not table.bot_turn or not table.level_of(seat) or table.asked.get(seat) != asked:
                    return False  # taken back, or its person has returned
                if table.row.hurried >= entry:
                    return True
            await watch.wait()

    def _turn(self, table: LiveTable, seat: int, level: str) -> BotTurn:
        return BotTurn(table.row, tuple(table.line.moves), seat, level, new_luck(), next(self._tickets))
