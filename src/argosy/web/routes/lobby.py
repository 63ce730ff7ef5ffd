"""/api/tables: setting tables up, finding them, sitting down."""

import msgspec
from litestar.params import FromPath, JSONBody

from argosy.tables import creation, lobby
from argosy.tables.checks import check_owner
from argosy.tables.creation import Wishes
from argosy.web import schema
from argosy.web.limits import costs
from argosy.web.request import ApiRequest
from argosy.web.routes import delete, get, post
from argosy.web.serializers.lobby import created_table, summary_of


@post("/api/tables", status_code=201, guards=[costs(10)], summary="Set up a table", tags=["tables"])
async def create_table(request: ApiRequest, data: JSONBody[schema.TableWish]) -> schema.CreatedTable:
    return created_table(await creation.create(request.tables, data.title, _wishes(data)))


@get("/api/tables", summary="Tables that anybody may join or watch", tags=["tables"])
async def list_tables(request: ApiRequest) -> list[schema.TableSummary]:
    found = await lobby.listed_tables(request.tables)
    return [summary_of(row, seats, request.language) for row, seats in found]


@post("/api/tables/mine", summary="The tables of these secrets", tags=["tables"])
async def my_tables(request: ApiRequest, data: JSONBody[schema.MineWish]) -> list[schema.TableSummary]:
    """Secrets go in the body: in an address they would end up in logs."""
    found = await lobby.own_tables(request.tables, data.secrets)
    return [summary_of(row, seats, request.language, seat) for row, seats, seat in found]


@post("/api/tables/import", status_code=201, guards=[costs(10)], summary="A table from a record", tags=["tables"])
async def import_table(request: ApiRequest, data: JSONBody[schema.ImportWish]) -> schema.CreatedTable:
    return created_table(await creation.import_record(request.tables, data.record, _wishes(data)))


@post("/api/tables/{id:str}/consent", summary="Data sets: yes or no", tags=["tables"])
async def change_consent(request: ApiRequest, id: FromPath[str], data: JSONBody[schema.ConsentWish]) -> schema.NamedTable:
    _table, seat = await request.own_seat(id)
    await creation.change_consent(request.tables, id, seat, data.consent)
    return schema.NamedTable(table=id)


@post("/api/tables/{id:str}/name", summary="Be called otherwise", tags=["tables"])
async def rename(request: ApiRequest, id: FromPath[str], data: JSONBody[schema.NameWish]) -> schema.NamedTable:
    _table, seat = await request.own_seat(id)
    await lobby.rename(request.tables, id, seat, data.name)
    return schema.NamedTable(table=id)


@post("/api/tables/{id:str}/start", summary="Begin the game", tags=["tables"])
async def start_table(request: ApiRequest, id: FromPath[str], data: JSONBody[schema.StartWish]) -> schema.NamedTable:
    """By whoever set the table up."""
    _table, seat = await request.own_seat(id)
    await lobby.start(request.tables, id, seat, data.fill)
    return schema.NamedTable(table=id)


@post("/api/tables/{id:str}/rematch", summary="Play again", tags=["tables"])
async def play_again(request: ApiRequest, id: FromPath[str]) -> schema.NamedTable:
    """The new table; the secret of one's seat here is the invitation to it."""
    _table, seat = await request.own_seat(id)
    return schema.NamedTable(table=await creation.rematch(request.tables, id, seat))


@post("/api/tables/{id:str}/fork", status_code=201, summary="Go on from a moment of a finished game", tags=["tables"])
async def fork_table(request: ApiRequest, id: FromPath[str], data: JSONBody[schema.ForkWish]) -> schema.CreatedTable:
    return created_table(await creation.fork(request.tables, id, data.ply, _wishes(data)))


@delete("/api/tables/{id:str}", summary="Delete the table for good", tags=["tables"])
async def delete_table(request: ApiRequest, id: FromPath[str]) -> schema.NamedTable:
    """With all that belongs to it, by the secret of a seat of whoever set it up. Everybody who watches is told."""
    table, seat = await request.own_seat(id)
    check_owner(table, seat)
    await request.tables.delete(id)
    return schema.NamedTable(table=id)


def _wishes(data: schema.TableWish | schema.ImportWish | schema.ForkWish) -> Wishes:
    """By the names of the fields; what cannot be wished there is as usual."""
    return msgspec.convert(data, Wishes, from_attributes=True)
