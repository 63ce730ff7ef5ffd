"""What runs long calculations, as the scheduler of reviews sees it. `process_pools.py` does it in processes of this machine."""

from collections.abc import Callable
from typing import Protocol, TypeVar

T = TypeVar("T")


class WorkerDied(Exception):
    """What was asked of the pool is lost; it may be asked again."""


class WorkerPool(Protocol):
    size: int  # calls that run at the same time

    async def run(self, function: Callable[..., T], *arguments: object) -> T:
        """Calls a function of a module, with plain data, in another worker. Raises WorkerDied."""

    def close(self) -> None:
        """Ends without waiting for anybody."""
