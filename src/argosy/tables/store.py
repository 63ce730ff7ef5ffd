"""Where tables are kept, as the tables see it. `argosy.store.sql_store` keeps them in SQLite or PostgreSQL.

A store may serve several workers at once. It promises three things:

- An entry number and a key are taken once in a table: of two that race for one, the second is told so by False.
- What a call returns from is committed: it is still there after a crash.
- `changes` of a table grows with everything that is written to it, apart from leases, and `seen_at` of a person who stays.

Every call may raise StoreDown: then nothing is known to be committed, and the caller may try again.
"""

from collections.abc import Iterable
from typing import Protocol

from argosy.tables.entries import Entry, SeatChange, SeatRow, Standing, TableRow


class Store(Protocol):
    # ---- reading

    async def table_with_entries(self, id: str, after: int = 0) -> tuple[TableRow, list[SeatRow], list[Entry]] | None:
        """The table, its seats and the entries after that number, never behind the row; None if there is no such table."""

    async def seats(self, id: str) -> list[SeatRow]:
        """By seat; none if there is no such table."""

    async def changes(self, ids: Iterable[str]) -> dict[str, int]:
        """How often each of these tables has changed so far; those that do not exist are left out."""

    async def listed(self, limit: int) -> list[tuple[TableRow, list[SeatRow]]]:
        """Tables open to everybody: those that still wait for people first, then those to watch, the latest first."""

    async def tables_by_secrets(self, hashes: list[str]) -> list[tuple[TableRow, list[SeatRow], int]]:
        """The tables where one of these secrets is a seat, and which seat."""

    # ---- writing

    async def create(self, row: TableRow, seats: list[SeatRow], entries: list[Entry], bot_turn: bool) -> bool:
        """A new table, with the entries it begins with. False if it is a rematch (`row.origin`) and there is one already."""

    async def append(self, id: str, entry: Entry, standing: Standing) -> bool:
        """Adds the entry; False if its number or its key is taken, or the table was deleted."""

    async def change_seats(
        self, id: str, changes: Iterable[SeatChange], entry: Entry | None = None, standing: Standing | None = None
    ) -> bool:
        """Changes seats and adds the entry that tells of it; False, and nothing is done, if a seat is not as wanted or the number
        is taken."""

    async def delete(self, id: str) -> None:
        """Deletes the table with all that belongs to it; where it was a rematch, there may be another."""

    # ---- who is there

    async def seen(self, id: str, seat: int, at: float, connected: bool, secret_hash: str | None) -> None:
        """The person who holds that secret has come or gone; nothing is changed for a secret of before the seat moved."""

    async def still_there(self, id: str, seat: int, at: float, secret_hash: str | None) -> None:
        """The same for one who never left: a change only if they were thought to be gone."""

    # ---- bots

    async def claim_bot_turns(self, limit: int, lease: float, *, hurried: bool = False) -> list[str]:
        """Tables where a bot owes a decision and no living worker is at it; they are this worker's until the lease ends.

        With `hurried` only those where people want the answer at once.
        """

    async def release_bot_turn(self, id: str) -> None:
        """Ends the lease."""

    async def hurry(self, id: str, entry: int) -> None:
        """Notes that people want the bot's answer at once, if `entry` is still the last one and a bot owes a decision."""
