"""A loop that looks for work: at once when its bell rings, and every so many seconds for what nobody told it of."""

import asyncio
from abc import ABC, abstractmethod
from contextlib import suppress

from argosy.tables.errors import StoreDown


class WorkLoop(ABC):
    def __init__(self, bell: asyncio.Event, pause: float) -> None:
        self.bell = bell
        self.pause = pause
        self._loop: asyncio.Task[None] | None = None

    @abstractmethod
    async def look(self) -> bool:
        """Does what there is to do; False if there was nothing."""

    def start(self) -> None:
        self._loop = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._loop is not None:
            self._loop.cancel()
            await asyncio.gather(self._loop, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            with suppress(StoreDown):
                if await self.look():
                    continue
            with suppress(TimeoutError):
                async with asyncio.timeout(self.pause):
                    await self.bell.wait()
            self.bell.clear()
