"""Sitting down: the links that open seats, who may make them, and when the game begins.

A link stays good. Opened again it opens its seat again: in another browser the seat moves there, and the secret that opened it
before opens it no more. Where a bot plays, the guest takes the seat from it, also in the middle of the game.
"""

import time
from collections.abc import Sequence

from argosy.tables.attendance import may_be_replaced
from argosy.tables.checks import check_level, check_owner, check_seat
from argosy.tables.commands import Tables
from argosy.tables.credentials import hash_of, new_secret
from argosy.tables.entries import Entry, SeatChange, SeatRow, TableRow
from argosy.tables.errors import BadRequest, Conflict, NotAllowed
from argosy.tables.names import clean_name, compared
from argosy.tables.state import LiveTable
from argosy.texts import LANGUAGES, say

_MOST_LISTED = 100
FREE, TAKEN, BOT = "free", "taken", "bot"
BOT_NAMES = (
    "Batavia",
    "Golden Hind",
    "Santa Clara",
    "Boussole",
    "Astrolabe",
    "Esperança",
    "Mayflower",
    "Vasa",
    "Pinta",
    "Niña",
)  # ships


async def listed_tables(tables: Tables) -> list[tuple[TableRow, list[SeatRow]]]:
    return await tables.store.listed(_MOST_LISTED)


async def own_tables(tables: Tables, secrets: Sequence[str]) -> list[tuple[TableRow, list[SeatRow], int]]:
    """The tables where one of these secrets is a seat, and which seat; the latest first."""
    found = await tables.store.tables_by_secrets([hash_of(secret) for secret in secrets])
    return sorted(found, key=lambda each: -each[0].updated_at)


def state_of_seat(row: SeatRow) -> str:
    """What whoever opens its link finds."""
    return BOT if row.is_bot else FREE if row.vacant else TAKEN


def invited_seat(table: LiveTable, invitation: str) -> SeatRow:
    wanted = hash_of(invitation)
    for row in table.seats:
        if row.invite_hash == wanted:
            return row
    raise NotAllowed("old-link")


async def join(
    tables: Tables, id: str, invitation: str, seat: int | None, name: str, consent: bool = False, take: bool = False
) -> tuple[int, str]:
    """Sits down: by an invitation, or without one at an open seat. Gives the seat and its new secret.

    A seat that is somebody's moves here only with `take`.
    """
    secret, name = new_secret(), clean_name(name)
    found: list[SeatRow] = []  # as it was when we first looked

    def draft(table: LiveTable) -> tuple[list[SeatChange], Entry | None]:
        row = invited_seat(table, invitation) if invitation else _open_seat(table, seat)
        found.append(row)
        state = state_of_seat(row)
        if state == TAKEN and (not take or row.secret_hash != found[0].secret_hash):
            raise Conflict("seat-moves", {"player": row.name})
        if state == BOT and table.status in ("over", "ended"):
            raise Conflict(table.status)
        check_name(name, row.seat, [each.name for each in table.seats])
        is_new = state != TAKEN or row.given or (name != "" and compared(name) != compared(row.name))
        values: dict[str, object] = {
            "kind": "person",
            "level": "",
            "open": False,
            "secret_hash": hash_of(secret),
            "name": name or row.name,
            "seen_at": time.time(),
            "connected": False,
            "given": False,
        }
        if state != TAKEN:
            values["consent"] = consent
        elif is_new:
            values["consent"] = consent and row.consent  # some of the game is of whoever sat here before
            values["owner"] = False  # whoever is given a seat has not set the table up
        wanted = {"kind": row.kind, "secret_hash": row.secret_hash, "invite_hash": row.invite_hash, "open": row.open}
        entry = None
        if state == TAKEN or table.started:
            entry = table.draft("sit" if is_new else "moved", row.seat)
        return [SeatChange(row.seat, wanted, values)], entry

    await tables.change_seats(id, draft)
    return found[-1].seat, secret


def _open_seat(table: LiveTable, seat: int | None) -> SeatRow:
    """The first one that nobody has; one that a bot plays only if there is no other."""
    free = [row for row in table.seats if row.open and (row.vacant or row.is_bot) and (seat is None or row.seat == seat)]
    if not free:
        raise Conflict("seat-taken")
    return min(free, key=lambda row: row.is_bot)


def check_name(name: str, seat: int, names: Sequence[str]) -> None:
    """No two at a table are called the same, in whatever language it is read."""
    if name and any(compared(name) in _called(names[other], other) for other in range(len(names)) if other != seat):
        raise Conflict("name-taken", {"name": name})


def check_names(names: Sequence[str]) -> None:
    """The same for a table that is being set up."""
    try:
        for seat, name in enumerate(names):
            check_name(name, seat, names)
    except Conflict as error:
        raise BadRequest(error.code, error.facts) from error


def _called(name: str, seat: int) -> set[str]:
    return {compared(name)} if name else {compared(say(each, "player-numbered", {"number": seat + 1})) for each in LANGUAGES}


async def new_link(tables: Tables, id: str, by: int, seat: int) -> str:
    """A new invitation to the seat; the one before opens it no more. Whoever sits there stays until it is opened."""
    invitation = new_secret()
    await tables.refresh_seats(id)

    def draft(table: LiveTable) -> tuple[list[SeatChange], Entry | None]:
        check_seat(table, seat)
        if seat != by and not table.seats[by].owner and not may_be_replaced(table, seat):
            raise NotAllowed("not-owner")
        entry = None if seat == by else table.draft("link", seat, by_seat=by)
        is_given = seat != by and not table.seats[by].owner
        values = {"invite_hash": hash_of(invitation), "given": is_given}
        return [SeatChange(seat, {"invite_hash": table.seats[seat].invite_hash}, values)], entry

    await tables.change_seats(id, draft)
    return invitation


async def rename(tables: Tables, id: str, seat: int, name: str) -> None:
    """A person wants to be called otherwise, also in what was told of the game so far."""
    name = clean_name(name)
    if not name:
        raise BadRequest("bad-request", detail="name should not be empty")

    def draft(table: LiveTable) -> tuple[list[SeatChange], Entry | None]:
        check_name(name, seat, [each.name for each in table.seats])
        return [SeatChange(seat, {"secret_hash": table.seats[seat].secret_hash}, {"name": name})], None

    await tables.change_seats(id, draft)


async def start(tables: Tables, id: str, seat: int, fill: str | None) -> None:
    """Begins the game, as whoever set the table up wishes. With `fill`, bots of that level play the seats that are still free."""
    if fill is not None:
        check_level(fill)
    seen = await tables.open(id)
    check_owner(seen, seat)
    if seen.started:
        raise Conflict("already-started")

    def draft(table: LiveTable) -> tuple[list[SeatChange], Entry | None]:
        if table.started:
            raise Conflict("already-started")
        vacant = [row for row in table.seats if row.vacant]
        if vacant and fill is None:
            raise Conflict("seats-vacant")
        names = iter(_free_names(table))
        # A filled seat's link stays good, and it stays open: who comes late takes the seat from the bot.
        changes = [
            SeatChange(
                row.seat, {"secret_hash": None, "kind": "person"}, {"kind": "bot", "level": fill, "name": row.name or next(names)}
            )
            for row in vacant
        ]
        return changes, table.draft("start", None)

    try:
        await tables.change_seats(id, draft)
    except Conflict as error:
        if error.code != "already-started":  # then the last guest has come meanwhile, and it has begun as was wished
            raise


def _free_names(table: LiveTable) -> list[str]:
    """Names for bots, so that nobody sails against "Player 2"."""
    taken = {compared(row.name) for row in table.seats}
    return [name for name in BOT_NAMES if compared(name) not in taken]
