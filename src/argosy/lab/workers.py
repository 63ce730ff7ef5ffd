"""Processes that do a piece of work by its number. They end when the `with` is left, and so do the bots they run."""

import multiprocessing
import signal
from collections.abc import Callable, Generator, Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from types import FrameType, TracebackType
from typing import Generic, TypeVar

from argosy.engine.errors import ArgosyError

Terms = TypeVar("Terms")  # what all pieces have in common
Done = TypeVar("Done")
_GRACE = 5.0  # seconds to end one's bots when asked to stop


class Workers(Generic[Terms, Done]):
    def __init__(self, count: int, work: Callable[[Terms, int], Done], terms: Terms) -> None:
        context = multiprocessing.get_context("spawn")
        self.processes: dict[Connection, SpawnProcess] = {}
        for _ in range(count):
            ours, theirs = context.Pipe()
            process = context.Process(target=_serve, args=(theirs, work, terms), daemon=True)
            process.start()
            theirs.close()
            self.processes[ours] = process

    def __enter__(self) -> "Workers[Terms, Done]":
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

    def results(self, numbers: list[int]) -> Generator[Done, None, None]:
        """The pieces as they are done, not in order. Each process has one at a time."""
        waiting = iter(numbers)
        busy: dict[Connection, int] = {}
        for connection in self.processes:
            self._give(connection, waiting, busy)
        while busy:
            ready = wait(list(busy))
            for connection in [connection for connection in busy if connection in ready]:
                number = busy.pop(connection)
                answer = self._answer(connection, number)
                self._give(connection, waiting, busy)
                yield answer

    def _give(self, connection: Connection, waiting: Iterator[int], busy: dict[Connection, int]) -> None:
        number = next(waiting, None)
        if number is not None:
            busy[connection] = number
            try:
                connection.send(number)
            except OSError:
                raise self._died(connection, number) from None

    def _answer(self, connection: Connection, number: int) -> Done:
        try:
            answer = connection.recv()
        except (EOFError, OSError):
            raise self._died(connection, number) from None
        if isinstance(answer, ArgosyError):
            raise answer
        done: Done = answer
        return done

    def _died(self, connection: Connection, number: int) -> ArgosyError:
        process = self.processes[connection]
        process.join(_GRACE)
        return ArgosyError(f"the process that worked on number {number} ended unexpectedly (exit code {process.exitcode})")


def _serve(connection: Connection, work: Callable[[Terms, int], Done], terms: Terms) -> None:
    """The life of one process: a number comes in, what was done goes out, until it is told to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the one who started us decides
    signal.signal(signal.SIGTERM, _leave)
    try:
        while True:
            connection.send(_result(work, terms, connection.recv()))
    except (EOFError, BrokenPipeError, KeyboardInterrupt):
        return


def _result(work: Callable[[Terms, int], Done], terms: Terms, number: int) -> Done | ArgosyError:
    try:
        return work(terms, number)
    except ArgosyError as error:
        return ArgosyError(str(error))  # of the one kind that surely can be sent
    except Exception as error:
        return ArgosyError(f"number {number}: {type(error).__name__}: {error}")


def _leave(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt  # the one exception that passes through everybody's bots, and closes them on its way
