"""The bots' turns: claimed from the store, decided in processes of their own, appended like anybody's.

A claim is a lease. A worker that dies keeps its claims until the lease ends; then another takes them over. If the first
was only slow, its move comes too late for its entry number and is dropped.

People may hurry a bot (`Tables.hurry`, noted in the store): the worker that has its turn tells the bot's process to answer with
its best so far. A turn that no process has come to yet is then decided here, greedily.
"""

import asyncio
import logging
import multiprocessing
import os
import secrets
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from itertools import count
from typing import TypeVar

from argosy.bots.difficulty import Level
from argosy.runners.bot_worker import BotTurn, advise, decide, set_up
from argosy.runners.hurry_flags import HurryBoard
from argosy.store.feed import Watch
from argosy.tables.bot_levels import ADVISER, QUICK, STAND_IN, Advice, chooser
from argosy.tables.commands import Tables
from argosy.tables.errors import Conflict, NoSuchTable, StoreDown, TableError
from argosy.tables.state import LiveTable

T = TypeVar("T")

LEASE = 15.0  # seconds; longer than any bot thinks
_POLL = 1.0  # how often to look for turns that nobody told us of
_HURRIED = 8  # hurried turns claimed at once beyond those that processes are there for

log = logging.getLogger("argosy.bots")


class BotRunner:
    def __init__(self, tables: Tables, processes: int, lease: float = LEASE) -> None:
        self.tables = tables
        self.processes = processes
        self.lease = lease
        self.decided = 0
        self._board = HurryBoard()
        self._tickets = count(1)
        self._pool = self._new_pool()
        self._asking = 0  # questions that processes are at, or will be
        self._busy: set[asyncio.Task[None]] = set()
        self._loop: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._loop = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Lets go of everything: what was not decided yet, another worker decides."""
        tasks = [*self._busy] if self._loop is None else [self._loop, *self._busy]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._pool.shutdown(wait=False, cancel_futures=True)

    def pids(self) -> list[int]:
        """The bots' processes."""
        return list(self._pool._processes)

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.processes, context, initializer=set_up, initargs=(os.getpid(), self._board))

    async def advise(self, table: LiveTable, seat: int, language: str) -> Advice:
        """What the adviser would do at the seat's place, and why."""
        return await self._ask(advise, self._turn(table, seat, ADVISER), language, table.names(language))

    async def _ask(self, question: Callable[..., T], turn: BotTurn, *more: object) -> T:
        """Has a bot's process answer. If it dies over it, another tries."""
        self._asking += 1
        try:
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
        finally:
            self._asking -= 1

    # ---- whose turn it is

    async def _run(self) -> None:
        bell = self.tables.bot_bell
        while True:
            try:
                if await self._claim():
                    continue
            except StoreDown:
                pass
            with suppress(TimeoutError):
                async with asyncio.timeout(_POLL):
                    await bell.wait()
            bell.clear()

    async def _claim(self) -> bool:
        """Takes on as many turns as there are processes for, twice; beyond that only hurried ones."""
        free = 2 * self.processes - len(self._busy)
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
        self.tables.bot_bell.set()
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
                table = await self._move(table, seat, await self._decide(table, seat, watch), self.lease)
        finally:
            self.tables.feed.leave(watch)

    async def _play_hurried(self, id: str) -> None:
        """Plays one decision that no process is free for. What follows waits for its turn again."""
        table = await self.tables.open(id)
        if (seat := table.deciding_bot) is not None:
            await self._move(table, seat, await self._decide_here(table, seat, STAND_IN), 0.0)

    async def _move(self, table: LiveTable, seat: int, action: int, lease: float) -> LiveTable:
        name = table.ruleset.catalogue.name(action)
        done = await self.tables.bot_move(table.row.id, seat, table.asked[seat], name, lease)
        self.decided += 1
        return done.table

    async def _decide(self, table: LiveTable, seat: int, watch: Watch) -> int:
        options, level = table.position.legal(seat), table.level_of(seat)
        if len(options) == 1:
            return options[0]
        if level in QUICK and self._asking >= self.processes:  # it would wait for others longer than it thinks
            return await self._decide_here(table, seat, level)
        return await self._decide_in_process(table, seat, watch)

    async def _decide_here(self, table: LiveTable, seat: int, level: Level) -> int:
        """By a bot that does not search."""
        decide = chooser(level, table.ruleset, table.position, seat, _luck(), table.line.moves)
        return await asyncio.to_thread(decide)

    async def _decide_in_process(self, table: LiveTable, seat: int, watch: Watch) -> int:
        turn = self._turn(table, seat, table.level_of(seat))
        answer = asyncio.ensure_future(self._ask(decide, turn))
        interruption = asyncio.ensure_future(self._interruption(table, seat, watch))
        try:
            await asyncio.wait((answer, interruption), return_when=asyncio.FIRST_COMPLETED)
            if not answer.done():
                self._board.hurry(turn.ticket)
                if not interruption.result():
                    raise Conflict("stale")
                if not self._board.has_begun(turn.ticket):
                    return await self._decide_here(table, seat, STAND_IN)
            return await answer
        finally:
            answer.cancel()
            interruption.cancel()

    async def _interruption(self, begun: LiveTable, seat: int, watch: Watch) -> bool:
        """Waits until people want the answer at once: True, or until it is wanted no more: False."""
        id, entry, asked = begun.row.id, begun.entry, begun.asked[seat]  # the table itself goes on
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
        row = table.row
        moves = table.line.moves
        ticket = next(self._tickets)
        return BotTurn(row.id, row.title, row.players, row.options, row.pack, row.seed, moves, seat, level, _luck(), ticket)


def _luck() -> int:
    return secrets.randbelow(1 << 62)
