"""Who is there. People leave and come back; others may let a bot play for one who is gone, but nothing happens by itself."""

import time

from argosy.tables.checks import check_level, check_plays, check_running, check_seat, check_started
from argosy.tables.entries import Entry, SeatRow
from argosy.tables.errors import Conflict
from argosy.tables.state import LiveTable

PRESENT = 70.0  # seconds since somebody was last heard of: a worker that died told nobody that they went


def is_connected(row: SeatRow, now: float) -> bool:
    return not row.is_bot and row.connected and now - row.seen_at < PRESENT


def absent_since(row: SeatRow, now: float, table: LiveTable | None = None) -> float | None:
    """Since when the seat's person is not connected; None if they are, or if nobody ever sat there."""
    if row.is_bot or row.vacant or is_connected(row, now):
        return None
    return max(row.seen_at, 0.0 if table is None else table.active_at.get(row.seat, 0.0)) or None


def may_be_replaced(table: LiveTable, seat: int) -> bool:
    """Whether others may do something about the seat: its person left, or is absent for longer than the table waits."""
    if seat in table.left:
        return True
    now = time.time()
    since = absent_since(table.seats[seat], now, table)
    return since is not None and table.row.stand_in_after > 0 and now - since >= table.row.stand_in_after


def leave_entry(table: LiveTable, seat: int, level: str | None) -> Entry:
    """The seat's person goes; a bot of `level` plays on, or nobody."""
    check_running(table)
    check_plays(table, seat)
    if level is not None:
        check_level(level)
    return table.draft("leave", seat, level=level)


def return_entry(table: LiveTable, seat: int) -> Entry:
    check_started(table)
    if not table.is_away(seat):
        raise Conflict("not-standing-in")
    return table.draft("return", seat)


def stand_in_entry(table: LiveTable, seat: int, by: int, level: str) -> Entry:
    """A bot plays for one who is gone, as `by` wishes, until they return."""
    check_seat(table, seat)
    check_level(level)
    check_running(table)
    if table.level_of(seat):
        raise Conflict("bot-plays")
    if not may_be_replaced(table, seat):
        raise Conflict("not-absent")
    return table.draft("absent", seat, level=level, by_seat=by)
