"""/api/tables: setting tables up, finding them, sitting down."""

from litestar import delete, get, post

from argosy.engine.errors import BadRecord
from argosy.engine.record import record_from_text
from argosy.tables import creation, lobby
from argosy.tables.checks import check_owner
from argosy.tables.creation import Created, Wishes
from argosy.tables.credentials import hash_of
from argosy.tables.entries import SeatRow, TableRow
from argosy.tables.errors import BadRequest
from argosy.tables.seating import Chair
from argosy.texts import say
from argosy.web import schema
from argosy.web.dependencies import Asked, language, own_seat, tables_of
from argosy.web.errors import PROBLEMS
from argosy.web.serializers import facts_of, seats_of

_MOST_LISTED = 100


@post("/api/tables", responses=PROBLEMS, summary="Set up a table", tags=["tables"])
async def create_table(request: Asked, data: schema.TableWish, lang: str | None = None) -> schema.CreatedTable:
    wishes = Wishes(
        chairs=_chairs(data.seats),
        options=data.options,
        undo=data.undo,
        stand_in_after=data.stand_in_after,
        stand_in_level=data.stand_in_level,
        listed=data.listed,
        auto_start=data.auto_start,
    )
    return _created(await creation.create(tables_of(request), data.title, wishes))


@get("/api/tables", responses=PROBLEMS, summary="Tables that anybody may join or watch", tags=["tables"])
async def list_tables(request: Asked, lang: str | None = None) -> list[schema.TableSummary]:
    found = await tables_of(request).store.listed(_MOST_LISTED)
    return [_summary(row, seats, language(request)) for row, seats in found]


@post("/api/tables/mine", status_code=200, responses=PROBLEMS, summary="The tables of these secrets", tags=["tables"])
async def my_tables(request: Asked, data: schema.MineWish, lang: str | None = None) -> list[schema.TableSummary]:
    """Secrets go in the body: in an address they would end up in logs."""
    found = await tables_of(request).store.tables_by_secrets([hash_of(secret) for secret in data.secrets])
    summaries = [_summary(row, seats, language(request), seat) for row, seats, seat in found]
    return sorted(summaries, key=lambda summary: -summary.table.updated_at)


@post("/api/tables/import", responses=PROBLEMS, summary="A table from a record", tags=["tables"])
async def import_table(request: Asked, data: schema.ImportWish, lang: str | None = None) -> schema.CreatedTable:
    try:
        players = record_from_text(data.record).players
    except BadRecord as error:
        raise BadRequest("bad-record", detail=str(error)) from error
    chairs = _chairs(data.seats) or [Chair() for _ in range(min(players, 20))]
    return _created(await creation.import_record(tables_of(request), data.record, Wishes(chairs, undo=data.undo)))


@post("/api/tables/{id:str}/consent", status_code=200, responses=PROBLEMS, summary="Data sets: yes or no", tags=["tables"])
async def change_consent(request: Asked, id: str, data: schema.ConsentWish, lang: str | None = None) -> schema.NamedTable:
    _table, seat = await own_seat(request, id)
    await creation.change_consent(tables_of(request), id, seat, data.consent)
    return schema.NamedTable(table=id)


@post("/api/tables/{id:str}/name", status_code=200, responses=PROBLEMS, summary="Be called otherwise", tags=["tables"])
async def rename(request: Asked, id: str, data: schema.NameWish, lang: str | None = None) -> schema.NamedTable:
    _table, seat = await own_seat(request, id)
    await lobby.rename(tables_of(request), id, seat, data.name)
    return schema.NamedTable(table=id)


@post("/api/tables/{id:str}/start", status_code=200, responses=PROBLEMS, summary="Begin the game", tags=["tables"])
async def start_table(request: Asked, id: str, data: schema.StartWish, lang: str | None = None) -> schema.NamedTable:
    """By whoever set the table up."""
    _table, seat = await own_seat(request, id)
    await lobby.start(tables_of(request), id, seat, data.fill)
    return schema.NamedTable(table=id)


@post("/api/tables/{id:str}/rematch", status_code=200, responses=PROBLEMS, summary="Play again", tags=["tables"])
async def play_again(request: Asked, id: str, lang: str | None = None) -> schema.NamedTable:
    """The new table; the secret of one's seat here is the invitation to it."""
    _table, seat = await own_seat(request, id)
    return schema.NamedTable(table=await creation.rematch(tables_of(request), id, seat))


@post("/api/tables/{id:str}/fork", responses=PROBLEMS, summary="Go on from a moment of a finished game", tags=["tables"])
async def fork_table(request: Asked, id: str, data: schema.ForkWish, lang: str | None = None) -> schema.CreatedTable:
    wishes = Wishes(_chairs(data.seats), undo=data.undo)
    return _created(await creation.fork(tables_of(request), id, data.ply, wishes))


@delete("/api/tables/{id:str}", status_code=200, responses=PROBLEMS, summary="Delete the table for good", tags=["tables"])
async def delete_table(request: Asked, id: str, lang: str | None = None) -> schema.NamedTable:
    """With all that belongs to it, by the secret of a seat of whoever set it up. Everybody who watches is told."""
    table, seat = await own_seat(request, id)
    check_owner(table, seat)
    await tables_of(request).delete(id)
    return schema.NamedTable(table=id)


def _chairs(seats: list[schema.SeatWish]) -> list[Chair]:
    return [
        Chair(seat.kind, seat.name.strip(), seat.colour, seat.level if seat.kind == "bot" else "", consent=seat.consent)
        for seat in seats
    ]


def _created(created: Created) -> schema.CreatedTable:
    return schema.CreatedTable(
        table=created.id,
        secrets=[schema.SeatSecret(seat=seat, secret=secret) for seat, secret in created.secrets.items()],
        invitations=[schema.SeatSecret(seat=seat, secret=secret) for seat, secret in created.invitations.items()],
    )


def _summary(row: TableRow, seats: list[SeatRow], lang: str, seat: int | None = None) -> schema.TableSummary:
    names = [each.name or say(lang, "player-numbered", {"number": each.seat + 1}) for each in seats]
    owner = seat is not None and seats[seat].owner
    told = seats_of(seats, names)
    return schema.TableSummary(table=facts_of(row, row.status), seats=told, to_act=row.to_act, seat=seat, owner=owner)
