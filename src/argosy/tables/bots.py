"""The bots' turns: claimed from the store, decided in processes of their own, appended like anybody's.

A claim is a lease. A worker that dies keeps its claims until the lease ends; then another takes them over. If the first
was only slow, its move comes too late for its entry number and is dropped.
"""

import asyncio
import logging
import multiprocessing
import os
import secrets
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import TypeVar

from argosy.tables.bot_process import BotTurn, advise, decide, end_with_parent
from argosy.tables.errors import Conflict, StoreDown, TableError
from argosy.tables.levels import ADVISER, Advice
from argosy.tables.live import LiveTable
from argosy.tables.tables import Tables

T = TypeVar("T")

LEASE = 15.0  # seconds; longer than any bot thinks
_POLL = 1.0  # how often to look for turns that nobody told us of

log = logging.getLogger("argosy.bots")


class BotRunner:
    def __init__(self, tables: Tables, processes: int, lease: float = LEASE) -> None:
        self.tables = tables
        self.processes = processes
        self.lease = lease
        self.decided = 0
        self._pool = self._new_pool()
        self._busy: set[asyncio.Task[None]] = set()
        self._loops: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._loops = [asyncio.create_task(self._run())]

    async def close(self) -> None:
        """Lets go of everything: what was not decided yet, another worker decides."""
        for task in [*self._loops, *self._busy]:
            task.cancel()
        await asyncio.gather(*self._loops, *self._busy, return_exceptions=True)
        self._pool.shutdown(wait=False, cancel_futures=True)

    def pids(self) -> list[int]:
        """The bots' processes."""
        return list(self._pool._processes)

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.processes, context, initializer=end_with_parent, initargs=(os.getpid(),))

    async def decide(self, turn: BotTurn) -> int:
        return await self._ask(decide, turn)

    async def advise(self, table: LiveTable, seat: int, language: str) -> Advice:
        """What the adviser would do at the seat's place, and why."""
        return await self._ask(advise, turn_of(table, seat, ADVISER), language, table.names(language))

    async def _ask(self, question: Callable[..., T], turn: BotTurn, *more: object) -> T:
        """Has a bot's process answer. If it dies over it, another tries."""
        for attempt in (0, 1, 2):
            pool = self._pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, question, turn, *more)
            except BrokenProcessPool:
                if pool is self._pool:
                    log.warning("a bot process died", extra={"table": turn.table})
                    pool.shutdown(wait=False)
                    self._pool = self._new_pool()
                if attempt == 2:
                    raise
        raise AssertionError

    async def _run(self) -> None:
        bell = self.tables.bot_bell
        while True:
            try:
                free = 2 * self.processes - len(self._busy)
                claimed = await self.tables.store.claim_bot_turns(free, self.lease) if free > 0 else []
                for id in claimed:
                    task = asyncio.create_task(self._play(id))
                    self._busy.add(task)
                    task.add_done_callback(self._done)
                if claimed:
                    continue
            except StoreDown:
                pass
            with suppress(TimeoutError):
                async with asyncio.timeout(_POLL):
                    await bell.wait()
            bell.clear()

    def _done(self, task: asyncio.Task[None]) -> None:
        self._busy.discard(task)
        self.tables.bot_bell.set()
        if not task.cancelled() and task.exception() is not None:
            log.error("a bot's turn failed", exc_info=task.exception())

    async def _play(self, id: str) -> None:
        """Plays this table's bots until a person owes a decision or the game is over."""
        try:
            table = await self.tables.open(id)
            while table.bot_turn:
                seat = next(seat for seat in table.to_act if table.level_of(seat))
                action = await self.decide(turn_of(table, seat, table.level_of(seat)))
                asked, name = table.asked[seat], table.ruleset.catalogue.name(action)
                done = await self.tables.bot_move(id, seat, asked, name, self.lease)
                self.decided += 1
                table = done.table
        except Conflict as late:
            if late.code == "stale":
                await self._let_go(id)  # taken back meanwhile: whoever looks next sees what is to be done
        except TableError:
            pass  # the lease will end, and somebody will try again

    async def _let_go(self, id: str) -> None:
        with suppress(StoreDown):  # then the lease will end by itself
            await self.tables.store.release_bot_turn(id)


def turn_of(table: LiveTable, seat: int, level: str) -> BotTurn:
    row = table.row
    return BotTurn(row.id, row.title, row.players, row.options, row.seed, table.line.moves, seat, level, secrets.randbelow(1 << 62))
