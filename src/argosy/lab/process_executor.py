"""Tasks done by processes. They end when the `with` is left, and so do the bots they run.

A process that dies costs what it had not finished: that is given to a new one, a few times.
"""

import multiprocessing
import signal
from collections import Counter, deque
from collections.abc import Callable, Generator
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from types import FrameType, TracebackType
from typing import Generic, TypeVar

from argosy.engine.errors import ArgosyError

Terms = TypeVar("Terms")  # what all tasks have in common
Task = TypeVar("Task")  # a number, in most cases
Result = TypeVar("Result")
TRIES = 3  # processes that may die of one task
_AHEAD = 2  # tasks that a process is given, so that it never waits for us
_GRACE = 5.0  # seconds to end one's bots when asked to stop


class ProcessExecutor(Generic[Terms, Task, Result]):
    def __init__(self, count: int, work: Callable[[Terms, Task], Result], terms: Terms) -> None:
        self.work = work
        self.terms = terms
        self.processes: dict[Connection, SpawnProcess] = {}
        for _ in range(count):
            self._start()

    def __enter__(self) -> "ProcessExecutor[Terms, Task, Result]":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        for process in self.processes.values():
            process.terminate()
        for connection, process in self.processes.items():
            process.join(_GRACE)
            if process.is_alive():
                process.kill()
                process.join()
            connection.close()

    def results(self, tasks: list[Task]) -> Generator[Result, None, None]:
        """The tasks as they are done, not in order."""
        waiting = deque(enumerate(tasks))
        given: dict[Connection, deque[tuple[int, Task]]] = {connection: deque() for connection in self.processes}
        deaths: Counter[int] = Counter()
        while waiting or any(given.values()):
            self._give(given, waiting)
            for connection in wait([connection for connection, tasks in given.items() if tasks]):
                assert isinstance(connection, Connection)
                try:
                    answer = connection.recv()
                except (EOFError, OSError):
                    self._replace(connection, given, waiting, deaths)
                    continue
                given[connection].popleft()
                if isinstance(answer, ArgosyError):
                    raise answer
                self._give(given, waiting)
                yield answer

    def _start(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_serve, args=(theirs, self.work, self.terms), daemon=True)
        process.start()
        theirs.close()
        self.processes[ours] = process
        return ours

    def _give(self, given: dict[Connection, deque[tuple[int, Task]]], waiting: deque[tuple[int, Task]]) -> None:
        """Everybody has one task before anybody has a second."""
        for most in range(1, _AHEAD + 1):
            for connection, tasks in given.items():
                if waiting and len(tasks) < most:
                    tasks.append(waiting.popleft())
                    with suppress(OSError):  # it died: that is seen when its answer is read
                        connection.send(tasks[-1][1])

    def _replace(
        self,
        connection: Connection,
        given: dict[Connection, deque[tuple[int, Task]]],
        waiting: deque[tuple[int, Task]],
        deaths: Counter[int],
    ) -> None:
        """A new process takes the place of one that died, unless too many died of what this one worked on."""
        unfinished = given.pop(connection)
        process = self.processes[connection]
        process.join(_GRACE)
        at, task = unfinished[0]
        deaths[at] += 1
        if deaths[at] == TRIES:
            told = f"exit code {process.exitcode}, {TRIES} times"
            raise ArgosyError(f"the process that worked on number {task} ended unexpectedly ({told})")
        waiting.extendleft(reversed(unfinished))
        connection.close()
        del self.processes[connection]
        given[self._start()] = deque()


def result_of(work: Callable[[Terms, Task], Result], terms: Terms, task: Task) -> Result | ArgosyError:
    """What comes of a task, or the reason why nothing does."""
    try:
        return work(terms, task)
    except ArgosyError as error:
        return ArgosyError(str(error))  # of the one kind that surely can be sent
    except Exception as error:
        return ArgosyError(f"number {task}: {type(error).__name__}: {error}")


def _serve(connection: Connection, work: Callable[[Terms, Task], Result], terms: Terms) -> None:
    """The life of one process: a task comes in, what was done goes out, until it is told to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the one who started us decides
    signal.signal(signal.SIGTERM, _leave)
    try:
        while True:
            connection.send(result_of(work, terms, connection.recv()))
    except (EOFError, BrokenPipeError, KeyboardInterrupt):
        return


def _leave(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt  # `except Exception` in a user's bot does not catch it, so every `finally` closes its bots
