"""Tables in dictionaries: the smallest `Store` there can be, for one worker and as long as it lives."""

import time
from collections.abc import Iterable

from msgspec.structs import replace

from argosy.tables.entries import Entry, SeatChange, SeatRow, Standing, TableRow


class InMemoryStore:
    def __init__(self) -> None:
        self.rows: dict[str, TableRow] = {}
        self.people: dict[str, list[SeatRow]] = {}
        self.entries: dict[str, list[Entry]] = {}
        self.leases: dict[str, float] = {}  # of the tables where a bot owes a decision: until when somebody is at it

    # ---- reading

    async def table_with_entries(self, id: str, after: int = 0) -> tuple[TableRow, list[SeatRow], list[Entry]] | None:
        return (self.rows[id], list(self.people[id]), self.entries[id][after:]) if id in self.rows else None

    async def seats(self, id: str) -> list[SeatRow]:
        return list(self.people.get(id, []))

    async def changes(self, ids: Iterable[str]) -> dict[str, int]:
        return {id: self.rows[id].changes for id in ids if id in self.rows}

    async def listed(self, limit: int) -> list[tuple[TableRow, list[SeatRow]]]:
        rows = [row for row in self.rows.values() if row.listed and row.status in ("waiting", "running")]
        rows.sort(key=lambda row: (row.status != "waiting", -row.updated_at))
        return [(row, list(self.people[row.id])) for row in rows[:limit]]

    async def tables_by_secrets(self, hashes: list[str]) -> list[tuple[TableRow, list[SeatRow], int]]:
        return [
            (self.rows[id], list(people), row.seat)
            for id, people in self.people.items()
            for row in people
            if row.secret_hash in hashes
        ]

    # ---- writing

    async def create(self, row: TableRow, seats: list[SeatRow], entries: list[Entry], bot_turn: bool) -> bool:
        earlier = (row.origin or {}).get("rematch_of")
        if earlier is not None:
            if self.rows[earlier].rematch is not None:
                return False
            self._change(earlier, rematch=row.id)
        self.rows[row.id], self.people[row.id], self.entries[row.id] = row, list(seats), list(entries)
        if bot_turn:
            self.leases[row.id] = 0.0
        return True

    async def append(self, id: str, entry: Entry, standing: Standing) -> bool:
        if not self._is_free(id, entry):
            return False
        self.entries[id].append(entry)
        counts = {"entry_count": entry.number, "updated_at": entry.at}
        self._change(id, status=standing.status, to_act=standing.to_act, glance=standing.glance, **counts)
        self.leases.pop(id, None)
        if standing.bot_turn:
            self.leases[id] = standing.lease_until
        return True

    def _is_free(self, id: str, entry: Entry) -> bool:
        if id not in self.rows or entry.number != self.rows[id].entry_count + 1:
            return False
        return entry.key is None or all(each.key != entry.key for each in self.entries[id])

    async def change_seats(
        self, id: str, changes: Iterable[SeatChange], entry: Entry | None = None, standing: Standing | None = None
    ) -> bool:
        changes, people = list(changes), self.people.get(id, [])
        as_wanted = all(getattr(people[each.seat], name) == value for each in changes for name, value in each.wanted.items())
        if id not in self.rows or not as_wanted or (entry is not None and not self._is_free(id, entry)):
            return False
        for each in changes:
            people[each.seat] = replace(people[each.seat], **each.values)
        if entry is None or standing is None:
            self._change(id)
            return True
        return await self.append(id, entry, standing)

    async def delete(self, id: str) -> None:
        row = self.rows.pop(id, None)
        for each in (self.people, self.entries, self.leases):
            each.pop(id, None)
        earlier = None if row is None else (row.origin or {}).get("rematch_of")
        if earlier in self.rows:
            self._change(earlier, rematch=None)

    def _change(self, id: str, **values: object) -> None:
        self.rows[id] = replace(self.rows[id], changes=self.rows[id].changes + 1, **values)

    # ---- who is there

    async def seen(self, id: str, seat: int, at: float, connected: bool, secret_hash: str | None) -> None:
        row = self.people[id][seat]
        if row.secret_hash == secret_hash:
            self.people[id][seat] = replace(row, seen_at=at, connected=connected)
        self._change(id)

    async def still_there(self, id: str, seat: int, at: float, secret_hash: str | None) -> None:
        row = self.people[id][seat]
        if row.secret_hash == secret_hash:
            if not row.connected:
                self._change(id)
            self.people[id][seat] = replace(row, seen_at=at, connected=True)

    # ---- bots

    async def claim_bot_turns(self, limit: int, lease: float, *, hurried: bool = False) -> list[str]:
        now = time.time()
        free = [id for id, until in self.leases.items() if until < now]
        if hurried:
            free = [id for id in free if self.rows[id].hurried == self.rows[id].entry_count]
        self.leases.update(dict.fromkeys(free[:limit], now + lease))
        return free[:limit]

    async def release_bot_turn(self, id: str) -> None:
        if id in self.leases:
            self.leases[id] = 0.0

    async def hurry(self, id: str, entry: int) -> None:
        row = self.rows[id]
        if row.entry_count == entry and id in self.leases and row.hurried < entry:
            self._change(id, hurried=entry)
