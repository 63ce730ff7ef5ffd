"""Tasks on a Ray cluster. Argosy must be installed on its machines; bots in files must be where they are here.

A process of the cluster that dies costs what it had not finished: Ray gives that to another, a few times.
"""

import os
from collections.abc import Callable, Generator
from contextlib import redirect_stdout
from importlib import import_module
from types import TracebackType
from typing import Any, Generic

from argosy.engine.errors import ArgosyError, BadChoice
from argosy.extras import need
from argosy.lab.process_executor import TRIES, Result, Task, Terms, result_of

_AHEAD = 2  # tasks for each processor, so that none waits for us


class RayExecutor(Generic[Terms, Task, Result]):
    def __init__(self, address: str, jobs: int | None, work: Callable[[Terms, Task], Result], terms: Terms) -> None:
        self.address = address
        self.jobs = jobs
        self.work = work
        self.terms = terms
        self.ray: Any = None

    def __enter__(self) -> "RayExecutor[Terms, Task, Result]":
        self.ray = _joined(self.address)
        self.nowhere = open(os.devnull, "w")
        self.quiet = redirect_stdout(self.nowhere)  # Ray tells there of every worker that dies; results are told later
        self.quiet.__enter__()
        processors = int(self.ray.cluster_resources().get("CPU", 1))
        self.most = self.jobs or _AHEAD * max(1, processors)  # tasks that are under way at a time
        self.shared = self.ray.put((self.work, self.terms, os.getcwd()))
        self.remote = self.ray.remote(num_cpus=1, max_retries=TRIES - 1)(_done)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.ray.shutdown()
        self.quiet.__exit__(kind, error, trace)
        self.nowhere.close()

    def results(self, tasks: list[Task]) -> Generator[Result, None, None]:
        """The tasks as they are done, not in order."""
        waiting = iter(tasks)
        given: dict[Any, Task] = {}
        while True:
            for task in waiting:
                given[self.remote.remote(self.shared, task)] = task
                if len(given) >= self.most:
                    break
            if not given:
                return
            ready, _ = self.ray.wait(list(given), num_returns=1)
            for reference in ready:
                yield self._answer(reference, given.pop(reference))

    def _answer(self, reference: Any, task: Task) -> Result:
        try:
            answer = self.ray.get(reference)
        except self.ray.exceptions.RayError as error:
            told = " ".join(str(error).split())[:200]
            raise ArgosyError(f"the process that worked on number {task} ended unexpectedly, {TRIES} times: {told}") from None
        if isinstance(answer, ArgosyError):
            raise answer
        done: Result = answer
        return done


def _joined(address: str) -> Any:
    """Ray, once it has joined the cluster at that address, or started one here (`local`)."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    need("ray", "--ray")
    ray: Any = import_module("ray")  # not `import`: mypy would read all of it
    quiet: dict[str, object] = {"log_to_driver": False, "logging_level": "ERROR"}
    if address == "local":
        quiet["include_dashboard"] = False
    try:
        ray.init(address=address, **quiet)
    except (ConnectionError, RuntimeError, ValueError, OSError) as error:
        told = " ".join(str(error).split())[:200]
        raise BadChoice(f"no Ray cluster can be joined at {address!r}: {told}") from None
    return ray


def _done(shared: tuple[Callable[[Any, Any], Any], Any, str], task: Any) -> Any:
    """Runs in a process of the cluster."""
    work, terms, folder = shared
    if os.path.isdir(folder):
        os.chdir(folder)  # bots in files are named from there
    return result_of(work, terms, task)
