"""Replays tables from a store, in a process that knows nothing else: `clumsy_replay.py DB ID...` prints what it finds."""

import asyncio
import json
import sys

from argosy.engine.record import fingerprint
from argosy.store.sql_store import SqlStore
from argosy.tables.state import LiveTable


async def replayed(db: str, ids: list[str]) -> dict[str, object]:
    store = SqlStore(db)
    found: dict[str, object] = {}
    for id in ids:
        read = await store.table_with_entries(id)
        assert read is not None, id
        row, seats, entries = read
        lived, whole = LiveTable(row, seats), LiveTable(row, seats)
        for entry in entries:
            lived.apply(entry)
        whole.replay(entries)
        found[id] = {
            "lived": fingerprint(lived.position),
            "replayed": fingerprint(whole.position),
            "entry": whole.entry,
            "ply": whole.ply,
            "status": whole.status,
            "view": whole.position.view(None),
        }
    await store.close()
    return found


if __name__ == "__main__":
    print(json.dumps(asyncio.run(replayed(sys.argv[1], sys.argv[2:]))))
