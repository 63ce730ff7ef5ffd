"""A bar for work that takes long: on the standard error, and only where somebody looks."""

from collections.abc import Callable, Generator
from contextlib import closing
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

Result = TypeVar("Result")


def progress_on_stderr() -> Progress:
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def interrupted_while(working: Generator[Result, None, None], what: str, total: int, take: Callable[[Result], None]) -> bool:
    """Takes what comes, one by one, beside a bar that says how far it is; True if somebody interrupted it."""
    try:
        with progress_on_stderr() as progress, closing(working):
            task = progress.add_task(what, total=total)
            for result in working:
                take(result)
                progress.advance(task)
    except KeyboardInterrupt:
        return True
    return False
