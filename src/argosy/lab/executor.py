"""Executors: tasks done by processes on this machine or by a Ray cluster."""

from collections.abc import Callable, Generator
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from argosy.engine.errors import BadChoice
from argosy.lab.process_executor import ProcessExecutor, Result, Task, Terms

ResultOut = TypeVar("ResultOut", covariant=True)


class Executor(Protocol[Task, ResultOut]):
    def results(self, tasks: list[Task]) -> Generator[ResultOut, None, None]:
        """The tasks as they are done, not in order."""


@dataclass(frozen=True)
class Resources:
    """How many, and where: `ray` is the address of a cluster; None is this machine."""

    jobs: int | None = None  # None: one here, all of a cluster
    ray: str | None = None

    def __post_init__(self) -> None:
        if self.jobs is not None and self.jobs < 1:
            raise BadChoice(f"--jobs should be at least 1, not {self.jobs}")


def make_executor(
    resources: Resources, work: Callable[[Terms, Task], Result], terms: Terms, most: int
) -> AbstractContextManager[Executor[Task, Result]]:
    """An executor for work that comes in at most so many tasks at a time."""
    if resources.ray is not None:
        from argosy.lab.ray_executor import RayExecutor

        return RayExecutor(resources.ray, resources.jobs, work, terms)
    return ProcessExecutor(min(resources.jobs or 1, most), work, terms)


class SerialExecutor(Generic[Terms, Task, Result]):
    """This process: the caller can interrupt between two tasks."""

    def __init__(self, work: Callable[[Terms, Task], Result], terms: Terms) -> None:
        self.work = work
        self.terms = terms

    def results(self, tasks: list[Task]) -> Generator[Result, None, None]:
        for task in tasks:
            yield self.work(self.terms, task)


def in_order(finished: Generator[tuple[int, Result], None, None]) -> Generator[Result, None, None]:
    """What was done, by its number from 0, whatever came first. Few wait for an earlier one at any time."""
    early: dict[int, Result] = {}
    following = 0
    for number, done in finished:
        early[number] = done
        while following in early:
            yield early.pop(following)
            following += 1
