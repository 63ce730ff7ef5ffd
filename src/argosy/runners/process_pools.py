"""Bots and reviews in processes of this machine; one that dies is replaced."""

import asyncio
import logging
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from argosy.runners import bot_worker
from argosy.runners.bot_decisions import Advice, chooser, new_luck
from argosy.runners.bot_pool import BotTurn
from argosy.runners.hurry_flags import HurryFlags
from argosy.runners.worker_pool import WorkerDied
from argosy.tables.state import LiveTable

T = TypeVar("T")

_ATTEMPTS = 3  # processes that may die over one turn
_NICENESS = 5  # os.nice of review processes

log = logging.getLogger("argosy.bots")


class ProcessPool:
    """Is a `WorkerPool`. The processes end with this one; all are replaced when one dies."""

    def __init__(self, size: int, set_up: Callable[..., None], *arguments: object) -> None:
        """`set_up` is called in each process, with our own number and these arguments."""
        self.size = size
        self._set_up = set_up
        self._arguments = (os.getpid(), *arguments)
        self._executor: ProcessPoolExecutor | None = None  # made when first needed

    async def run(self, function: Callable[..., T], *arguments: object) -> T:
        if self._executor is None:
            context = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(self.size, context, initializer=self._set_up, initargs=self._arguments)
        executor = self._executor
        try:
            return await asyncio.get_running_loop().run_in_executor(executor, function, *arguments)
        except BrokenProcessPool as error:
            if executor is self._executor:
                self.close()
            raise WorkerDied from error

    def close(self) -> None:
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
            self._executor = None


class ProcessBotPool(ProcessPool):
    """Is a `BotPool`."""

    def __init__(self, size: int) -> None:
        self.flags = HurryFlags()
        super().__init__(size, bot_worker.set_up, self.flags)
        self._asked = 0  # turns that processes are at, or will be

    @property
    def is_busy(self) -> bool:
        return self._asked >= self.size

    async def decide(self, turn: BotTurn) -> int:
        return await self._ask(bot_worker.decide, turn)

    async def advise(self, turn: BotTurn, language: str, names: list[str]) -> Advice:
        return await self._ask(bot_worker.advise, turn, language, names)

    async def _ask(self, function: Callable[..., T], turn: BotTurn, *more: object) -> T:
        self._asked += 1
        try:
            for _attempt in range(_ATTEMPTS - 1):
                try:
                    return await self.run(function, turn, *more)
                except WorkerDied:
                    log.warning("a bot process died", extra={"table": turn.table.id})
            return await self.run(function, turn, *more)
        finally:
            self._asked -= 1

    async def decide_at_once(self, table: LiveTable, seat: int, level: str) -> int:
        decide = chooser(level, table.ruleset, table.position, seat, new_luck(), table.line.moves)
        return await asyncio.to_thread(decide)

    def hurry(self, turn: BotTurn) -> bool:
        self.flags.hurry(turn.ticket)
        return self.flags.has_begun(turn.ticket)


class ProcessReviewPool(ProcessPool):
    """Gives way to everything else."""

    def __init__(self, size: int) -> None:
        super().__init__(size, _set_up_review)


def _set_up_review(parent: int) -> None:
    bot_worker.end_with_parent(parent)
    os.nice(_NICENESS)
