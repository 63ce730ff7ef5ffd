"""What judges decisions, as the scheduler of reviews sees it. `process_pools.py` does it in processes of this machine."""

from typing import Protocol

from argosy.lab.review import Judgement, ReviewTerms, TurningPoint


class WorkerDied(Exception):
    """Whatever was asked of the pool is lost; it may be asked again."""


class ReviewPool(Protocol):
    """Gives way to everything else on the machine. The methods are those functions of `argosy.lab.review`."""

    size: int  # decisions that are judged at the same time

    async def decisions_of(self, terms: ReviewTerms) -> list[int]: ...

    async def judge(self, terms: ReviewTerms, ply: int) -> Judgement: ...

    async def turning_points(self, terms: ReviewTerms, judged: list[Judgement]) -> list[TurningPoint]: ...

    def close(self) -> None: ...
