"""What is kept of reviews, and where, as the scheduler sees it. `argosy.store.sql_reviews` keeps them with the tables."""

from dataclasses import dataclass
from typing import Protocol

from argosy.lab.review import Judgement, TurningPoint


@dataclass(frozen=True, slots=True)
class ReviewRow:
    table: str
    end: str  # fingerprint of the last position: whether the review is of the game as it stands
    iterations: int
    seed: int
    status: str  # waiting, done or failed
    decisions: int  # how many there are to judge; 0: not counted yet
    judged: list[Judgement]
    turning_points: list[TurningPoint]
    lease_until: float


class ReviewStore(Protocol):
    async def find(self, id: str) -> ReviewRow | None:
        """The review of this table, if anybody has asked for it."""

    async def ask_for(self, id: str, end: str, iterations: int, seed: int) -> None:
        """Asks for a review. One that there is stays, unless it failed or is of a game that went on otherwise."""

    async def claim(self, lease: float) -> ReviewRow | None:
        """The review that has waited longest and that no living worker is at; it is this worker's until the lease ends."""

    async def keep(self, row: ReviewRow) -> bool:
        """Writes what was judged; False if the review is no longer of this game, and nobody needs it."""
