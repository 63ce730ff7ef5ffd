"""Who must be told that a table has changed: the watchers at this worker."""

import asyncio
from collections.abc import Callable


class Watch:
    """An event for one watcher, set when the table has changed; the watcher then reads the table again."""

    def __init__(self, table: str, live: bool) -> None:
        self.table = table
        self.live = live  # of a live connection
        self._bell = asyncio.Event()

    def ring(self) -> None:
        self._bell.set()

    async def wait(self) -> None:
        await self._bell.wait()
        self._bell.clear()


class Feed:
    """Where several workers share a store, something that listens there calls `changed_elsewhere`."""

    def __init__(self) -> None:
        self._watches: dict[str, set[Watch]] = {}
        self.on_foreign: Callable[[str], None] = lambda table: None  # another worker has changed this table

    def watch(self, table: str, *, live: bool = True) -> Watch:
        watch = Watch(table, live)
        self._watches.setdefault(table, set()).add(watch)
        return watch

    def leave(self, watch: Watch) -> None:
        watches = self._watches.get(watch.table, set())
        watches.discard(watch)
        if not watches:
            self._watches.pop(watch.table, None)

    def publish(self, table: str) -> None:
        for watch in self._watches.get(table, ()):
            watch.ring()

    def changed_elsewhere(self, table: str) -> None:
        self.on_foreign(table)
        self.publish(table)

    @property
    def watched(self) -> list[str]:
        """The tables that somebody watches."""
        return list(self._watches)

    @property
    def watchers(self) -> int:
        """The live connections."""
        return sum(watch.live for watches in self._watches.values() for watch in watches)
