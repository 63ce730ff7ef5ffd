"""Random games by the thousand, at every table of every title, with every invariant checked.

    make soak ARGS="[--games 10000] [--title T] [--jobs 2] [--from 0]"

Before every decision: legal lists, scores, conservation. In every fiftieth game also: the whole catalogue against why_not,
copies, round trips, redeals, refused actions. Ctrl-C stops and reports.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.pool import Pool

from argosy import TITLES
from argosy.measure import is_compiled
from proofs import RandomGame, check_game, tables_of

_THOROUGH = 50  # every so many games
_CHUNK = 5  # games that a worker plays before it reports
_FIRST_SEED = 1 << 40  # far from the seeds of the tests
_SHOWN = 10  # failures that are told at length


@dataclass
class Report:
    games: int = 0
    decisions: int = 0
    failures: list[str] = field(default_factory=list)

    def add(self, other: "Report") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.failures += other.failures


def play_chunk(chunk: tuple[str, int, int]) -> Report:
    """Games number `first` to `last - 1` of a title, its tables in turn."""
    title, first, last = chunk
    tables = tables_of(title)
    report = Report()
    for number in range(first, last):
        table = tables[number % len(tables)]
        turn = number // len(tables)  # every table meets odd and even seeds, and is checked thoroughly now and then
        seed = _FIRST_SEED + turn
        try:
            report.decisions += check_game(RandomGame(table, seed), thorough=turn % _THOROUGH == 0)
        except Exception as error:
            report.failures.append(f"{table.name} seed {seed}: {type(error).__name__}: {error}")
        report.games += 1
    return report


def soak(pool: Pool, title: str, first: int, games: int) -> Iterator[Report]:
    last = first + games
    chunks = [(title, start, min(start + _CHUNK, last)) for start in range(first, last, _CHUNK)]
    return pool.imap_unordered(play_chunk, chunks)


def main() -> int:
    parser = argparse.ArgumentParser(description="Random games with every invariant checked.")
    parser.add_argument("--games", type=int, default=10_000, help="games per title (10000)")
    parser.add_argument("--title", choices=list(TITLES), help="only this title")
    parser.add_argument("--jobs", type=int, default=2, help="processes (2)")
    parser.add_argument("--from", type=int, default=0, dest="first", metavar="N", help="number of the first game (0)")
    arguments = parser.parse_args()
    if min(arguments.games, arguments.jobs) < 1 or arguments.first < 0:
        parser.error("--games and --jobs must be at least 1, --from at least 0")
    print("compiled" if is_compiled() else "interpreted", flush=True)

    whole = Report()
    stopped = False
    for title in [arguments.title] if arguments.title else list(TITLES):
        report = Report()
        stopped = run_title(title, arguments.first, arguments.games, arguments.jobs, report)
        print(f"{title}: {report.games} games, {report.decisions} decisions, {len(report.failures)} failures", flush=True)
        for failure in report.failures[:_SHOWN]:
            print(f"  FAILED {failure}")
        whole.add(report)
        if stopped:
            break
    print(f"{'stopped; ' if stopped else ''}{whole.games} games, {whole.decisions} decisions, {len(whole.failures)} failures")
    return 1 if whole.failures else 130 if stopped else 0


def run_title(title: str, first: int, games: int, jobs: int, report: Report) -> bool:
    """Adds to the report as games are played. Gives whether it was stopped."""
    start = time.monotonic()
    with get_context("fork").Pool(jobs, initializer=_ignore_interrupts) as pool:
        try:
            for part in soak(pool, title, first, games):
                report.add(part)
                _show(title, report, games, time.monotonic() - start)
        except KeyboardInterrupt:
            pool.terminate()
            _clear()
            return True
    _clear()
    return False


def _ignore_interrupts() -> None:
    """Ctrl-C is for the process that reports; it ends the others."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _show(title: str, report: Report, games: int, seconds: float) -> None:
    left = seconds / report.games * (games - report.games)
    line = f"{title}: {report.games} of {games} games, {len(report.failures)} failures, about {left:.0f} s left"
    if sys.stderr.isatty():
        print(f"\r{line:<100}", end="", file=sys.stderr, flush=True)
    elif report.games * 10 // games > (report.games - _CHUNK) * 10 // games:  # a tenth more is done
        print(line, file=sys.stderr, flush=True)


def _clear() -> None:
    if sys.stderr.isatty():
        print(f"\r{'':<100}\r", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
