"""New tables: created, played again, forked, imported, or in no store at all; and the record of a finished one."""

import dataclasses
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from msgspec.structs import replace

from argosy import __version__
from argosy.bots.difficulty import LEVELS
from argosy.engine.errors import BadChoice, BadRecord
from argosy.engine.position import Option, Ruleset
from argosy.engine.record import FORMAT, Record, game_record, record_from_text
from argosy.game import load_record
from argosy.tables.bot_levels import STAND_IN
from argosy.tables.checks import check_over, check_ply
from argosy.tables.commands import Tables
from argosy.tables.credentials import new_salt, new_seed, new_table_id
from argosy.tables.entries import Entry, SeatChange, SeatRow, TableRow
from argosy.tables.errors import BadRequest, Conflict, bad_choice
from argosy.tables.glance import glance_of
from argosy.tables.packs import directory_with, house_ruleset
from argosy.tables.seating import Chair, Created, check_chairs, seated
from argosy.tables.state import LiveTable

UNDO_POLICIES = ("agree", "free", "never")
_LONGEST_WAIT = 30 * 24 * 3600  # seconds


@dataclass(frozen=True, slots=True)
class Wishes:
    """How a table should be."""

    seats: list[Chair]
    options: dict[str, Option] = field(default_factory=dict)
    undo: str = "agree"
    stand_in_after: int = 180
    stand_in_level: str = STAND_IN
    listed: bool = False
    auto_start: bool = True


async def create(tables: Tables, title: str, wishes: Wishes) -> Created:
    return await _create(tables, _ruleset(title, len(wishes.seats), wishes.options), wishes, new_seed(), new_salt())


async def _create(
    tables: Tables,
    ruleset: Ruleset,
    wishes: Wishes,
    seed: int,
    salt: str,
    moves: Sequence[tuple[int, str]] = (),
    origin: dict[str, object] | None = None,
) -> Created:
    """Creates the table, with the moves it begins with; not if it is a rematch, and there is one already."""
    _check(wishes)
    row = replace(_row(new_table_id(), ruleset, wishes, seed, time.time(), origin), salt=salt)
    seats, created = seated(row.id, wishes.seats, row.created_at)
    table = LiveTable(row, seats)
    entries = _first_entries(table, moves)
    table.replay(entries)
    known = {"status": table.status, "to_act": list(table.to_act), "glance": glance_of(table, table.line, [])}
    row = replace(row, entry_count=len(entries), **known)
    if await tables.store.create(row, seats, entries, table.bot_turn) and table.bot_turn:
        tables.bot_bell.set()
    return created


def _row(id: str, ruleset: Ruleset, wishes: Wishes, seed: int, now: float, origin: dict[str, object] | None = None) -> TableRow:
    return TableRow(
        id=id,
        title=ruleset.title,
        players=ruleset.players,
        options=ruleset.options,
        seed=seed,
        format=FORMAT,
        pack=ruleset.pack,
        version=__version__,
        undo=wishes.undo,
        stand_in_after=wishes.stand_in_after,
        stand_in_level=wishes.stand_in_level,
        listed=wishes.listed,
        auto_start=wishes.auto_start,
        origin=origin,
        created_at=now,
        updated_at=now,
    )


def _first_entries(table: LiveTable, moves: Sequence[tuple[int, str]]) -> list[Entry]:
    """A game with moves has begun; one without begins at once if everybody is there."""
    if not moves and not table.starts_by_itself:
        return []
    now = table.row.created_at
    return [Entry(1, "start", now), *(Entry(at, "move", now, seat, action) for at, (seat, action) in enumerate(moves, 2))]


def _check(wishes: Wishes) -> None:
    if wishes.undo not in UNDO_POLICIES:
        raise BadRequest("bad-request", detail=f"undo should be one of {', '.join(UNDO_POLICIES)}")
    if not 0 <= wishes.stand_in_after <= _LONGEST_WAIT:
        raise BadRequest("bad-request", detail=f"stand_in_after should be 0 to {_LONGEST_WAIT} seconds")
    check_chairs(wishes.seats)
    if wishes.stand_in_level not in LEVELS:
        raise BadRequest("bad-request", detail=f"stand_in_level should be one of {', '.join(LEVELS)}")


def _ruleset(title: str, players: int, options: dict[str, Option]) -> Ruleset:
    try:
        return house_ruleset(title, players, options)
    except BadChoice as error:
        raise bad_choice(error) from error


def table_in_memory(ruleset: Ruleset, seed: int, moves: Sequence[tuple[int, str]], names: list[str]) -> LiveTable:
    """A table that is in no store: some moves of a game, to be looked at like any other table."""
    row = _row("", ruleset, Wishes([], undo="never", stand_in_after=0), seed, 0.0)
    table = LiveTable(row, [SeatRow(seat, "person", names[seat], "", "", False, "", None, 0.0) for seat in range(ruleset.players)])
    table.replay(_first_entries(table, moves))
    return table


async def change_consent(tables: Tables, id: str, seat: int, consent: bool) -> None:
    """A person may change their mind at any time; what was exported before stays exported."""
    await tables.store.change_seats(id, [SeatChange(seat, {"kind": "person"}, {"consent": consent})])
    await tables.open(id)
    tables.feed.publish(id)


# ---- after it, and from elsewhere


async def rematch(tables: Tables, id: str, seat: int) -> str:
    """The table where the same people play again: created when first asked for, then the same for everybody.

    The secret of a seat at the old table is the invitation to the new one, also if the seat has moved since.
    """
    table = await tables.open(id)
    if table.status not in ("over", "ended"):
        raise Conflict("not-over")
    if table.row.rematch is None:
        row = table.row
        chairs = [
            Chair("bot" if each.is_bot else "invite", each.name, each.colour, each.level, each.secret_hash, each.owner)
            for each in table.seats
        ]
        wishes = Wishes(chairs, row.options, row.undo, row.stand_in_after, row.stand_in_level, row.listed, True)
        await _create(tables, table.ruleset, wishes, new_seed(), new_salt(), origin={"rematch_of": id})
        table = await tables.open(id)
        tables.feed.publish(id)
    assert table.row.rematch is not None
    await _invite_by_secret(tables, table.row.rematch, seat, table.seats[seat].secret_hash)
    return table.row.rematch


async def _invite_by_secret(tables: Tables, id: str, seat: int, secret_hash: str | None) -> None:
    """At the rematch nobody has sat down at the seat yet: the secret that opens it here now shall open it there."""
    row = (await tables.open(id)).seats[seat]
    if row.vacant and row.invite_hash != secret_hash:
        change = SeatChange(seat, {"kind": "person", "secret_hash": None}, {"invite_hash": secret_hash})
        await tables.store.change_seats(id, [change])


async def fork(tables: Tables, id: str, ply: int, wishes: Wishes) -> Created:
    """A new table that goes on from any moment of a finished one."""
    table = await tables.open(id)
    check_over(table)
    check_ply(table, ply)
    if len(wishes.seats) != table.row.players:
        raise BadRequest("bad-request", detail=f"this game has {table.row.players} seats")
    return await _create(
        tables, table.ruleset, wishes, table.row.seed, table.row.salt, _moves(table)[:ply], {"forked_from": id, "ply": ply}
    )


async def import_record(tables: Tables, text: str, wishes: Wishes) -> Created:
    """A table from a record: to look at if the game is over, to play on if it is not. Without seats all are at this screen."""
    try:
        record = record_from_text(text)
        game = load_record(text, pack=_pack_of(record))
    except BadRecord as error:
        raise BadRequest("bad-record", detail=str(error)) from error
    if not wishes.seats:
        wishes = dataclasses.replace(wishes, seats=[Chair() for _ in range(game.players)])
    if len(wishes.seats) != game.players:
        raise BadRequest("bad-request", detail=f"this game has {game.players} seats")
    return await _create(tables, game.ruleset, wishes, record.seed, record.salt, record.moves, {"imported": True})


def _pack_of(record: Record) -> str | None:
    """The directory of the pack it was played with; what is wrong with the record is told when it is loaded."""
    try:
        return directory_with(record.title, record.players, record.options, record.pack)
    except (BadChoice, Conflict):
        return None


def record_of(table: LiveTable) -> str:
    """The finished game as text. It holds the seed, so there is none of a game that goes on."""
    check_over(table)
    return game_record(table.ruleset, table.row.seed, _moves(table), table.position, table.row.salt).to_text()


def _moves(table: LiveTable) -> list[tuple[int, str]]:
    return [(seat, table.ruleset.catalogue.name(action)) for seat, action in table.line.moves]
