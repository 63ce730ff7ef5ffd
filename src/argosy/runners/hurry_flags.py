"""How a worker tells its bots' processes, in shared memory, which turn is to be answered at once.

A turn has a ticket: its number among the turns of its worker, from 1 on. Its place among the flags follows from it, and holds the ticket
itself: one that comes later to the same place is another number, and never hurried by mistake.
"""

from multiprocessing.sharedctypes import RawArray

_PLACES = 1024  # many more than turns wait or are thought about at the same time


class HurryFlags:
    """Given to a process when it starts."""

    def __init__(self) -> None:
        self._begun = RawArray("Q", _PLACES)
        self._hurried = RawArray("Q", _PLACES)

    def begin(self, ticket: int) -> None:
        """A process is at this turn now."""
        self._begun[ticket % _PLACES] = ticket

    def has_begun(self, ticket: int) -> bool:
        return bool(self._begun[ticket % _PLACES] == ticket)

    def hurry(self, ticket: int) -> None:
        self._hurried[ticket % _PLACES] = ticket

    def is_hurried(self, ticket: int) -> bool:
        return bool(self._hurried[ticket % _PLACES] == ticket)
