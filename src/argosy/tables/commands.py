"""The tables of this worker: opened from the store, kept for a while, changed by appending entries.

A worker's copy may be behind the store. That never does harm: an entry names its number, and if another worker has taken
it, this one reads what it missed and decides anew. And nobody is turned away because of an old copy: before a request is
refused, the copy is brought up to date.
"""

import asyncio
import hmac
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from weakref import WeakValueDictionary

from msgspec.structs import replace

from argosy.tables.attendance import leave_entry, return_entry, stand_in_entry
from argosy.tables.checks import action_number, check_plays, check_running
from argosy.tables.credentials import check_table_id, hash_of
from argosy.tables.entries import Entry, SeatChange, Standing
from argosy.tables.errors import Conflict, NoSuchTable, NotAllowed, Refused, TableError
from argosy.tables.feed import Feed
from argosy.tables.glance import glance_of
from argosy.tables.questions import answer_entry, end_entry, settling_entry, undo_entry
from argosy.tables.state import LiveTable, Step
from argosy.tables.store import Store

_KEPT = 400  # tables in memory
_ATTEMPTS = 20  # times that other workers may be faster

Draft = Callable[[LiveTable], Entry]  # the entry to append to this table as it is now, or an error
Same = Callable[[LiveTable, Entry], bool]  # whether what was appended with a key is what is asked with it again

# How seats are to change at this table as it is now, and the entry that records it, or None.
SeatsDraft = Callable[[LiveTable], tuple[list[SeatChange], Entry | None]]


@dataclass(frozen=True, slots=True)
class Acknowledged:
    """The entry is committed. `again`: it had been before, this request only repeated it."""

    table: LiveTable
    entry: int
    again: bool = False


class Tables:
    def __init__(self, store: Store, feed: Feed) -> None:
        self.store = store
        self.feed = feed
        self.bot_bell = asyncio.Event()  # rings when a bot owes a decision
        self._kept: OrderedDict[str, LiveTable] = OrderedDict()
        self._old: set[str] = set()  # ids of kept tables that another worker has changed
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        feed.on_foreign = self._old.add

    # ---- opening

    async def open(self, id: str, *, check: bool = True) -> LiveTable:
        """The table. With `check` the store is asked whether it has changed; without, only if it is known to have."""
        table = self._kept.get(id)
        if table is None:
            check_table_id(id)
        if table is None or id in self._old:
            return await self._catch_up(id)
        if check and (await self.store.changes([id])).get(id) != table.row.changes:
            return await self._catch_up(id)
        self._kept.move_to_end(id)
        return self._kept[id]

    async def _catch_up(self, id: str) -> LiveTable:
        """Reads what the store has that our copy lacks."""
        table = self._kept.get(id)
        self._old.discard(id)
        found = await self.store.table_with_entries(id, 0 if table is None else table.entry)
        if found is None:
            self._drop(id)
            raise NoSuchTable("no-table")
        row, seats, entries = found
        table = self._kept.get(id)  # another request may have opened it, or appended to it, meanwhile
        known = None if table is None else table.row.changes
        if table is None:
            table = LiveTable(row, seats)
            if entries and entries[0].number != 1:
                return await self._catch_up(id)
            table.replay(entries)
        else:
            table.update(row, seats)
            for entry in entries:
                if entry.number > table.entry:
                    table.apply(entry)
        self._keep(id, table)
        if known != row.changes:
            self.feed.publish(id)  # who looked at our old copy while we read must look again
        return table

    def _keep(self, id: str, table: LiveTable) -> None:
        self._kept[id] = table
        self._kept.move_to_end(id)
        while len(self._kept) > _KEPT:
            gone, _table = self._kept.popitem(last=False)
            self._old.discard(gone)

    def _drop(self, id: str) -> None:
        self._kept.pop(id, None)
        self._old.discard(id)

    @property
    def kept(self) -> int:
        return len(self._kept)

    def seat_of(self, table: LiveTable, secret: str) -> int:
        """The seat that this secret opens."""
        if not secret:
            raise NotAllowed("no-secret")
        wanted = hash_of(secret)
        for row in table.seats:
            if row.secret_hash is not None and hmac.compare_digest(row.secret_hash, wanted):
                return row.seat
        raise NotAllowed("wrong-secret")

    # ---- appending

    async def append(
        self, id: str, seat: int | None, draft: Draft, key: str | None = None, same: Same | None = None, lease: float = 0.0
    ) -> Acknowledged:
        """Appends what `draft` makes of the table as it is when its turn comes, and what follows from it; with a key only once."""
        async with self._lock(id):
            table = await self.open(id, check=False)
            current = False
            for _attempt in range(_ATTEMPTS):
                table = await self._append_due(id, table)
                if key is not None and key in table.keys:
                    if same is not None and not same(table, table.keys[key]):
                        raise Conflict("key-reused")
                    return Acknowledged(table, table.keys[key].number, True)
                try:
                    entry = draft(table)
                except TableError as error:
                    if current:
                        error.table, error.seat = table, seat
                        raise
                    table, current = await self._catch_up(id), True
                    continue
                if await self._commit(id, table, replace(entry, key=key), lease):
                    return Acknowledged(await self._append_due(id, self._kept[id]), entry.number)
                table, current = await self._catch_up(id), True
            raise Conflict("stale")

    async def change_seats(self, id: str, draft: SeatsDraft) -> LiveTable:
        """Changes seats as `draft` makes of the table as it is, and appends the entry that tells of it: all or nothing."""
        async with self._lock(id):
            table = await self.open(id)
            for _attempt in range(_ATTEMPTS):
                changes, entry = draft(table)
                standing = None if entry is None else _standing(table, table.preview(entry, changes))
                done = await self.store.change_seats(id, changes, entry, standing)
                table = await self._catch_up(id)
                if done:
                    self.feed.publish(id)
                    if table.bot_turn:
                        self.bot_bell.set()
                    return await self._append_due(id, table)
            raise Conflict("stale")

    async def settle(self, id: str) -> None:
        """Appends what is due and was not, because a worker died over it."""
        table = await self.open(id, check=False)
        if _due_entry(table) is not None:
            async with self._lock(id):
                await self._append_due(id, await self.open(id))

    async def _append_due(self, id: str, table: LiveTable) -> LiveTable:
        while (entry := _due_entry(table)) is not None:
            table = self._kept[id] if await self._commit(id, table, entry, 0.0) else await self._catch_up(id)
        return table

    def _lock(self, id: str) -> asyncio.Lock:
        return self._locks.setdefault(id, asyncio.Lock())

    async def _commit(self, id: str, table: LiveTable, entry: Entry, lease: float) -> bool:
        step = table.preview(entry)
        bot_turn = step.after.bot_turn
        standing = _standing(table, step, time.time() + lease if lease and bot_turn else 0.0)
        if not await self.store.append(id, entry, standing):
            return False
        if self._kept.get(id) is table and table.entry == entry.number - 1:
            table.take(step)
            known = {"status": standing.status, "to_act": standing.to_act, "glance": standing.glance}
            table.row = replace(table.row, changes=table.row.changes + 1, **known)
            self._kept.move_to_end(id)
        else:
            await self._catch_up(id)  # somebody else read the store while we wrote to it
        self.feed.publish(id)
        if bot_turn and not lease:
            self.bot_bell.set()
        return True

    async def delete(self, id: str) -> None:
        """Deletes the table for good, with all that belongs to it."""
        await self.store.delete(id)
        self.deleted(id)

    def deleted(self, id: str) -> None:
        """The store has this table no more: who watches it is told."""
        self._drop(id)
        self.feed.publish(id)

    # ---- who is there

    async def seen(self, id: str, seat: int, connected: bool, secret_hash: str | None) -> None:
        """Whoever holds that secret has come or gone: all who watch are told."""
        await self.store.seen(id, seat, time.time(), connected, secret_hash)
        self._old.add(id)
        self.feed.publish(id)

    async def refresh_seats(self, id: str, older_than: float = 0.0) -> LiveTable:
        """The table with its seats read again: presence heartbeats do not raise its `changes`."""
        table = await self.open(id)
        read_at = table.seats_read_at
        if time.time() - read_at >= older_than:
            seats = await self.store.seats(id)
            table = await self.open(id, check=False)
            if seats and table.seats_read_at == read_at:  # else they were read meanwhile, and ours may be older
                table.update(table.row, seats)
        return table

    # ---- what a seat may do

    async def move(self, id: str, seat: int, asked: int, action: str, key: str | None = None) -> Acknowledged:
        """Plays `action` as the answer to the decision that entry `asked` brought about."""

        def draft(table: LiveTable) -> Entry:
            check_running(table)
            check_plays(table, seat)
            if table.undo_question is not None:
                raise Conflict("question-open")
            return _move(table, seat, asked, action)

        def same(table: LiveTable, entry: Entry) -> bool:
            return (
                entry.kind == "move"
                and asked < entry.number
                and action_number(table, action) == action_number(table, entry.action or "")
            )

        return await self.append(id, seat, draft, _own_key(seat, key), same)

    async def bot_move(self, id: str, seat: int, asked: int, action: str, lease: float) -> Acknowledged:
        """The same for a bot; the next bot's turn stays with this worker for `lease` seconds."""

        def draft(table: LiveTable) -> Entry:
            if not table.level_of(seat) or table.undo_question is not None:
                raise Conflict("stale")
            return _move(table, seat, asked, action, table.level_of(seat))

        return await self.append(id, seat, draft, lease=lease)

    async def hurry(self, id: str, seat: int, seen: int | None = None) -> None:
        """Has the bot that decides now answer with its best so far.

        `seen`: the last entry that whoever asks has seen. A decision that came about later is not meant.
        """
        table = await self.open(id)
        bot = table.deciding_bot
        if bot is None:
            error = Conflict("no-bot-decides")
            error.table, error.seat = table, seat
            raise error
        if seen is not None and seen < table.asked[bot]:
            return
        await self.store.hurry(id, table.entry)
        self._old.add(id)
        self.feed.publish(id)
        self.bot_bell.set()

    async def undo(self, id: str, seat: int, ply: int, key: str | None = None) -> Acknowledged:
        """Takes the seat's last decision back, or asks the others to allow it."""

        def same(table: LiveTable, entry: Entry) -> bool:
            return entry.kind in ("undo", "ask") and table.lengths[entry.number - 1] == ply

        return await self.append(id, seat, lambda table: undo_entry(table, seat, ply), _own_key(seat, key), same)

    async def end(self, id: str, seat: int, key: str | None = None) -> Acknowledged:
        """Ends the game for all, or asks the others to."""
        return await self.append(id, seat, lambda table: end_entry(table, seat), _own_key(seat, key), _ends)

    async def answer(self, id: str, seat: int, question: int, agrees: bool) -> Acknowledged:
        """A seat's answer to an open question; whoever asked it takes it back by not agreeing."""
        key = f"{seat} answer {question} {agrees}"  # spaces: no sender's own key looks like this
        return await self.append(id, seat, lambda table: answer_entry(table, seat, question, agrees), key)

    async def leave(self, id: str, seat: int, level: str | None) -> Acknowledged:
        """The seat's person goes, and may come back; a bot of `level` plays on, or nobody."""
        return await self.append(id, seat, lambda table: leave_entry(table, seat, level))

    async def come_back(self, id: str, seat: int) -> Acknowledged:
        return await self.append(id, seat, lambda table: return_entry(table, seat))

    async def stand_in(self, id: str, seat: int, by: int, level: str) -> Acknowledged:
        """A bot plays for somebody who is gone, as `by` wishes."""
        await self.refresh_seats(id)
        return await self.append(id, by, lambda table: stand_in_entry(table, seat, by, level))


def _standing(table: LiveTable, step: Step, lease_until: float = 0.0) -> Standing:
    """What is kept with the table after the step."""
    return step.after.standing(lease_until, glance_of(step.after, table.line, step.events))


def _due_entry(table: LiveTable) -> Entry | None:
    """What must follow by itself: the game begins when everybody is there, and a question is settled."""
    if table.started:
        return settling_entry(table)
    return table.draft("start", None) if table.starts_by_itself else None


def _move(table: LiveTable, seat: int, asked: int, action: str, level: str | None = None) -> Entry:
    check_running(table)
    number = action_number(table, action)
    if seat in table.asked and asked != table.asked[seat]:
        raise Conflict("stale")
    refusal = table.position.why_not(seat, number)
    if refusal is not None:
        if seat not in table.asked and asked != table.entry:
            raise Conflict("stale")  # it was asked once: the move came too late, it was not against the rules
        raise Refused(refusal)
    return table.draft("move", seat, action=table.ruleset.catalogue.name(number), level=level)


def _ends(_table: LiveTable, entry: Entry) -> bool:
    return entry.kind in ("end", "end-ask")


def _own_key(seat: int, key: str | None) -> str | None:
    """Keys of different seats never meet."""
    return None if key is None else f"{seat} {key}"
