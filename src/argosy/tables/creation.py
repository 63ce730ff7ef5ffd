"""Setting tables up: create, play again, fork, import, export."""

import json
import time
from collections.abc import Mapping
from dataclasses import dataclass, field

from argosy import __version__
from argosy.bots.difficulty import LEVELS
from argosy.engine.errors import BadChoice, BadRecord
from argosy.engine.position import Option, Ruleset
from argosy.engine.record import FORMAT, Record, fingerprint, record_from_text
from argosy.game import load_record
from argosy.tables.bot_levels import STAND_IN
from argosy.tables.commands import Tables
from argosy.tables.credentials import hash_of, new_secret, new_seed, new_table_id
from argosy.tables.entries import Entry, SeatChange
from argosy.tables.errors import BadRequest, Conflict, bad_choice
from argosy.tables.lobby import check_names
from argosy.tables.packs import directory_with, house_ruleset
from argosy.tables.state import LiveTable, dealt

UNDO_POLICIES = ("agree", "free", "never")
SEAT_KINDS = ("here", "invite", "open", "bot")


@dataclass(frozen=True, slots=True)
class Chair:
    """A wished seat.

    here      for whoever creates the table: one's own, and those who share the screen
    invite    for whoever gets the invitation
    open      for anybody who comes by
    bot       for a bot of `level`
    """

    kind: str = "here"
    name: str = ""
    colour: str = ""
    level: str = ""
    invite_hash: str | None = None  # of an invitation that its guest has already
    owner: bool = False  # whoever sits here may delete the table; so may whoever sets it up
    consent: bool = False  # of whoever sits here now; guests are asked when they come


@dataclass(frozen=True, slots=True)
class Wishes:
    """How a table should be."""

    chairs: list[Chair]
    options: dict[str, Option] = field(default_factory=dict)
    undo: str = "agree"
    stand_in_after: int = 180
    stand_in_level: str = STAND_IN
    listed: bool = False
    auto_start: bool = True


@dataclass(frozen=True, slots=True)
class Created:
    """The new table, the secrets of the seats at this screen, and the invitations to hand on."""

    id: str
    secrets: dict[int, str]
    invitations: dict[int, str]


async def create(tables: Tables, title: str, wishes: Wishes) -> Created:
    return _made(await _create(tables, _ruleset(title, len(wishes.chairs), wishes.options), wishes, new_seed(), [], None))


def _made(created: Created | None) -> Created:
    assert created is not None, "only a table that follows another may be there already"
    return created


async def _create(
    tables: Tables,
    ruleset: Ruleset,
    wishes: Wishes,
    seed: int,
    moves: list[tuple[int, str]],
    origin: Mapping[str, object] | None,
    again_from: str | None = None,
) -> Created | None:
    """Creates the table; None if it should follow `again_from` and another does so already."""
    _check(wishes)
    id = new_table_id()
    now = time.time()
    chairs: list[dict[str, object]] = []
    created = Created(id, {}, {})
    for seat, chair in enumerate(wishes.chairs):
        secret = new_secret() if chair.kind == "here" else None
        invitation = new_secret() if chair.kind == "invite" and chair.invite_hash is None else None
        if secret is not None:
            created.secrets[seat] = secret
        if invitation is not None:
            created.invitations[seat] = invitation
        chairs.append(
            {
                "seat": seat,
                "kind": "bot" if chair.kind == "bot" else "person",
                "name": chair.name,
                "colour": chair.colour,
                "level": chair.level if chair.kind == "bot" else "",
                "open": chair.kind == "open",
                "secret_hash": None if secret is None else hash_of(secret),
                "invite_hash": chair.invite_hash if invitation is None else hash_of(invitation),
                "seen_at": now if secret is not None else 0.0,
                "connected": False,
                "owner": chair.owner or chair.kind == "here",
                "consent": chair.consent and secret is not None,
            }
        )
    complete = all(chair.kind in ("here", "bot") for chair in wishes.chairs)
    begun: list[Entry] = []
    if moves or (complete and wishes.auto_start):
        begun.append(Entry(1, "start", now))
        begun += [Entry(at + 2, "move", now, seat, action) for at, (seat, action) in enumerate(moves)]
    values: dict[str, object] = {
        "id": id,
        "title": ruleset.title,
        "players": ruleset.players,
        "options": json.dumps(ruleset.options),
        "seed": str(seed),
        "format": FORMAT,
        "pack": ruleset.pack,
        "version": __version__,
        "undo": wishes.undo,
        "stand_in_after": wishes.stand_in_after,
        "stand_in_level": wishes.stand_in_level,
        "listed": wishes.listed,
        "auto_start": wishes.auto_start,
        "origin": None if origin is None else json.dumps(dict(origin)),
        "created_at": now,
        "changes": 0,
        "entry_count": len(begun),
        "updated_at": now,
        "lease_until": 0.0,
        "rematch": None,
        **_standing(ruleset, seed, begun, wishes),
    }
    if not await tables.store.create(values, chairs, begun, again_from=again_from):
        return None
    if values["bot_turn"]:
        tables.bot_bell.set()
    return created


def _standing(ruleset: Ruleset, seed: int, begun: list[Entry], wishes: Wishes) -> dict[str, object]:
    """What the new table's first entries lead to."""
    position = dealt(ruleset, seed).position
    for entry in begun[1:]:
        position.play(entry.seat or 0, ruleset.catalogue.number(entry.action or ""))
    status = "waiting" if not begun else "over" if position.is_over else "running"
    owing = position.to_act if begun else ()
    return {
        "status": status,
        "to_act": json.dumps(list(owing)),
        "bot_turn": any(wishes.chairs[seat].kind == "bot" for seat in owing),
    }


def _check(wishes: Wishes) -> None:
    if wishes.undo not in UNDO_POLICIES:
        raise BadRequest("bad-request", detail=f"undo should be one of {', '.join(UNDO_POLICIES)}")
    if not 0 <= wishes.stand_in_after <= 30 * 24 * 3600:
        raise BadRequest("bad-request", detail="stand_in_after should be 0 to 2592000 seconds")
    check_names([chair.name for chair in wishes.chairs])
    for chair in wishes.chairs:
        if chair.kind not in SEAT_KINDS:
            raise BadRequest("bad-request", detail=f"a seat's kind should be one of {', '.join(SEAT_KINDS)}")
        if chair.kind == "bot" and chair.level not in LEVELS:
            raise BadRequest("bad-request", detail=f"a bot's level should be one of {', '.join(LEVELS)}")
    if wishes.stand_in_level not in LEVELS:
        raise BadRequest("bad-request", detail=f"stand_in_level should be one of {', '.join(LEVELS)}")


def _ruleset(title: str, players: int, options: dict[str, Option]) -> Ruleset:
    try:
        return house_ruleset(title, players, options)
    except BadChoice as error:
        raise bad_choice(error) from error


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
        await _create(tables, table.ruleset, wishes, new_seed(), [], {"rematch_of": id}, again_from=id)
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
    if not table.is_over:
        raise Conflict("not-over")
    if not 0 <= ply <= table.ply:
        raise BadRequest("no-ply")
    if len(wishes.chairs) != table.row.players:
        raise BadRequest("bad-request", detail=f"this game has {table.row.players} seats")
    moves = [(seat, table.ruleset.catalogue.name(action)) for seat, action in table.line.moves[:ply]]
    return _made(await _create(tables, table.ruleset, wishes, table.row.seed, moves, {"forked_from": id, "ply": ply}))


async def import_record(tables: Tables, text: str, wishes: Wishes) -> Created:
    """A table from a record: to look at if the game is over, to play on if it is not."""
    try:
        record = record_from_text(text)
        game = load_record(text, pack=_pack_of(record))
    except BadRecord as error:
        raise BadRequest("bad-record", detail=str(error)) from error
    if len(wishes.chairs) != game.players:
        raise BadRequest("bad-request", detail=f"this game has {game.players} seats")
    return _made(await _create(tables, game.ruleset, wishes, record.seed, record.moves, {"imported": True}))


def _pack_of(record: Record) -> str | None:
    """The directory of the pack it was played with; what is wrong with the record is told when it is loaded."""
    try:
        return directory_with(record.title, record.players, record.options, record.pack)
    except (BadChoice, Conflict):
        return None


def record_of(table: LiveTable) -> str:
    """The finished game as text. It holds the seed, so there is none of a game that goes on."""
    if not table.is_over:
        raise Conflict("not-over")
    ruleset = table.ruleset
    moves = [(seat, ruleset.catalogue.name(action)) for seat, action in table.line.moves]
    end = fingerprint(table.position)
    return Record(ruleset.title, ruleset.players, ruleset.options, table.row.seed, ruleset.pack, moves, end).to_text()
