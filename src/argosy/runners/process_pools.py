"""Bots and reviews in processes of this machine; one that dies is replaced."""

import asyncio
import logging
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from argosy.lab import review
from argosy.lab.review import Judgement, ReviewTerms, TurningPoint
from argosy.runners import bot_worker
from argosy.runners.bot_decisions import Advice, chooser, new_luck
from argosy.runners.bot_pool import BotTurn
from argosy.runners.hurry_flags import HurryFlags
from argosy.runners.review_pool import WorkerDied
from argosy.tables.state import LiveTable

T = TypeVar("T")

_ATTEMPTS = 3  # processes that may die over one turn
_NICENESS = 5  # how much nicer the processes of reviews are than everybody else

log = logging.getLogger("argosy.bots")


class _ProcessPool:
    """Processes that end with this one; all are replaced when one dies."""

    def __init__(self, size: int, initializer: Callable[..., None], *more: object) -> None:
        self.size = size
        self._initializer = initializer
        self._initial = (os.getpid(), *more)
        self._executor: ProcessPoolExecutor | None = None  # made when first needed

    async def _run(self, function: Callable[..., T], *arguments: object) -> T:
        if self._executor is None:
            context = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(self.size, context, initializer=self._initializer, initargs=self._initial)
        executor = self._executor
        try:
            return await asyncio.get_running_loop().run_in_executor(executor, function, *arguments)
        except BrokenProcessPool as error:
            if executor is self._executor:
                self.close()
            raise WorkerDied from error

    def pids(self) -> list[int]:
        return [] if self._executor is None else list(self._executor._processes)

    def close(self) -> None:
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
            self._executor = None


class ProcessBotPool(_ProcessPool):
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
                    return await self._run(function, turn, *more)
                except WorkerDied:
                    log.warning("a bot process died", extra={"table": turn.table})
            return await self._run(function, turn, *more)
        finally:
            self._asked -= 1

    async def decide_at_once(self, table: LiveTable, seat: int, level: str) -> int:
        decide = chooser(level, table.ruleset, table.position, seat, new_luck(), table.line.moves)
        return await asyncio.to_thread(decide)

    def hurry(self, turn: BotTurn) -> bool:
        self.flags.hurry(turn.ticket)
        return self.flags.has_begun(turn.ticket)


class ProcessReviewPool(_ProcessPool):
    """Is a `ReviewPool`."""

    def __init__(self, size: int) -> None:
        super().__init__(size, _set_up_reviews)

    async def decisions_of(self, terms: ReviewTerms) -> list[int]:
        return await self._run(review.decisions_of, terms)

    async def judge(self, terms: ReviewTerms, ply: int) -> Judgement:
        return await self._run(review.judge, terms, ply)

    async def turning_points(self, terms: ReviewTerms, judged: list[Judgement]) -> list[TurningPoint]:
        return await self._run(review.turning_points, terms, judged)


def _set_up_reviews(parent: int) -> None:
    bot_worker.end_with_parent(parent)
    os.nice(_NICENESS)
