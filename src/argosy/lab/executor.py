"""Who does the work: processes on this machine, or a Ray cluster. Both take pieces and give what was done."""

from collections.abc import Callable, Generator
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from argosy.engine.errors import BadChoice
from argosy.lab.process_executor import Workers

Terms = TypeVar("Terms")
Piece = TypeVar("Piece")
Done = TypeVar("Done")
DoneOut = TypeVar("DoneOut", covariant=True)


class Crew(Protocol[Piece, DoneOut]):
    def results(self, pieces: list[Piece]) -> Generator[DoneOut, None, None]:
        """The pieces as they are done, not in order."""


@dataclass(frozen=True)
class Hands:
    """How many, and where: `ray` is the address of a cluster; None is this machine."""

    jobs: int | None = None  # None: one here, all of a cluster
    ray: str | None = None

    def __post_init__(self) -> None:
        if self.jobs is not None and self.jobs < 1:
            raise BadChoice(f"--jobs should be at least 1, not {self.jobs}")


def hire(hands: Hands, work: Callable[[Terms, Piece], Done], terms: Terms, most: int) -> AbstractContextManager[Crew[Piece, Done]]:
    """A crew for work that comes in at most so many pieces at a time."""
    if hands.ray is not None:
        from argosy.lab.ray_executor import RayWorkers

        return RayWorkers(hands.ray, hands.jobs, work, terms)
    return Workers(min(hands.jobs or 1, most), work, terms)


class Alone(Generic[Terms, Piece, Done]):
    """This very process: for work that whoever asks for it can interrupt between two pieces."""

    def __init__(self, work: Callable[[Terms, Piece], Done], terms: Terms) -> None:
        self.work = work
        self.terms = terms

    def results(self, pieces: list[Piece]) -> Generator[Done, None, None]:
        for piece in pieces:
            yield self.work(self.terms, piece)


def in_order(finished: Generator[tuple[int, Done], None, None]) -> Generator[Done, None, None]:
    """What was done, by its number from 0, whatever came first. Few wait for an earlier one at any time."""
    early: dict[int, Done] = {}
    following = 0
    for number, done in finished:
        early[number] = done
        while following in early:
            yield early.pop(following)
            following += 1
