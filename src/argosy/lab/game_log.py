"""Games by number, played by an executor and kept in a file: what tournaments and simulations have in common."""

import hashlib
from collections.abc import Callable, Generator
from contextlib import closing

from argosy.lab.executor import Resources, make_executor
from argosy.lab.games_file import GamesFile
from argosy.lab.process_executor import Terms

Line = tuple[int, str]  # a game's number, and the line that is kept of it


def lines_of(
    play: Callable[[Terms, int], Line], terms: Terms, games: int, resources: Resources, file: GamesFile | None
) -> Generator[Line, None, None]:
    """Games 0 to `games` - 1: first those that the file already has, then each as it ends. The file keeps them all.

    They are played by processes of their own. Closing the iterator, or an interrupt, ends these and the bots in them; what was
    played is kept.
    """
    if file is not None:
        yield from ((number, file.line(number)) for number in range(games) if number in file.places)
    waiting = [number for number in range(games) if file is None or number not in file.places]
    if not waiting:
        return
    with make_executor(resources, play, terms, len(waiting)) as executor, closing(executor.results(waiting)) as finished:
        for number, line in finished:
            if file is not None:
                file.add(number, line)
            yield number, line


def seed_from(text: str) -> int:
    """A seed for a game, from what it is for."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> 2
