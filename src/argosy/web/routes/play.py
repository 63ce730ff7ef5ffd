"""/api/tables/{id}: looking at a table and playing at it."""

from typing import Annotated

from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from argosy.tables.checks import action_number, check_asked, check_ply, check_started, viewpoint
from argosy.tables.creation import record_of
from argosy.tables.effects import EffectForecast
from argosy.tables.state import LiveTable
from argosy.web import schema
from argosy.web.request import ApiRequest
from argosy.web.routes import get, post
from argosy.web.serializers.table import (
    acknowledgement,
    hint_of,
    log_of,
    moment_of,
    moments_of,
    outline_of,
    state_of,
    why,
)

Count = Annotated[int, QueryParameter(ge=0, le=1_000_000_000)]
Row = Annotated[int, QueryParameter(ge=1, le=64)]
AnySeat = Annotated[int | None, QueryParameter(ge=0, le=20)]


@get("/api/tables/{id:str}", summary="The table as you may see it", tags=["play"])
async def get_table(request: ApiRequest, id: FromPath[str], since: Count = 0) -> schema.State:
    """`since`: the last entry you have seen; only what the log told after it is sent."""
    table, seat = await request.viewer(id)
    return state_of(table, seat, request.language, since)


@post("/api/tables/{id:str}/moves", summary="Play a move", tags=["play"])
async def play_move(request: ApiRequest, id: FromPath[str], data: JSONBody[schema.MoveWish]) -> schema.Acknowledgement:
    _table, seat = await request.own_seat(id)
    done = await request.tables.move(id, seat, data.entry, data.action, data.key)
    return acknowledgement(done, seat, request.language, data.want_state)


@post("/api/tables/{id:str}/hurry", summary="Let the bot move now", tags=["play"])
async def hurry(request: ApiRequest, id: FromPath[str], entry: FromQuery[Count | None] = None) -> schema.NamedTable:
    """The bot that decides now answers with its best so far. `entry`: the last one you have seen; later decisions are not meant."""
    _table, seat = await request.own_seat(id)
    await request.tables.hurry(id, seat, entry)
    return schema.NamedTable(table=id)


@get("/api/tables/{id:str}/why", summary="Why may I not do that?", tags=["play"])
async def why_not(request: ApiRequest, id: FromPath[str], action: FromQuery[str]) -> schema.WhyNot:
    _table, seat = await request.own_seat(id)
    table = await request.tables.open(id)
    check_started(table)
    return why(table, seat, action_number(table, action), request.language)


@get("/api/tables/{id:str}/hint", summary="What would the captain do?", tags=["play"])
async def hint(request: ApiRequest, id: FromPath[str]) -> schema.Hint:
    _table, seat = await request.own_seat(id)
    table = await request.tables.open(id)
    check_asked(table, seat)
    forecast = EffectForecast(table, seat, request.language)  # now: while the captain thinks, the game may go on
    advice = await request.services.bots.advise(table, seat, request.language)
    return hint_of(table, forecast, advice)


@get("/api/tables/{id:str}/history", summary="The game at an earlier moment", tags=["play"])
async def history(
    request: ApiRequest, id: FromPath[str], ply: Count, seat: AnySeat = None, everything: FromQuery[bool] = False
) -> schema.Moment:
    """As the viewer saw it then; of a finished game also as any `seat` saw it, or with `everything`."""
    table, own = await _looker(request, id, seat, everything)
    check_ply(table, ply)
    return moment_of(table, request.services.history.position(table, ply), own, ply, request.language, everything)


@get("/api/tables/{id:str}/moments", summary="Moments that follow each other", tags=["play"])
async def moments(
    request: ApiRequest, id: FromPath[str], ply: Count, count: Row = 32, seat: AnySeat = None, everything: FromQuery[bool] = False
) -> schema.Moments:
    """`count` moments from `ply` on, or as many as there are; each as /history gives it."""
    table, own = await _looker(request, id, seat, everything)
    check_ply(table, ply)
    language = request.language
    positions = request.services.history.positions(table, ply, min(table.ply, ply + count - 1))
    return moments_of(moment_of(table, each, own, at, language, everything) for at, each in enumerate(positions, ply))


async def _looker(request: ApiRequest, id: str, seat: int | None, everything: bool) -> tuple[LiveTable, int | None]:
    """The table, and through whose eyes it is looked at; through another's only when the game is over."""
    table, own = await request.viewer(id)
    return table, viewpoint(table, own, seat, everything)


@get("/api/tables/{id:str}/outline", summary="Whose move each was, and in which round", tags=["play"])
async def outline(request: ApiRequest, id: FromPath[str]) -> schema.Outline:
    table, _seat = await request.viewer(id)
    check_started(table)
    return outline_of(table, request.services.history)


@get("/api/tables/{id:str}/log", summary="The story from a ply on", tags=["play"])
async def log(
    request: ApiRequest, id: FromPath[str], ply: Count = 0, seat: AnySeat = None, everything: FromQuery[bool] = False
) -> schema.LogPage:
    """As the viewer was told it; of a finished game also as any `seat` was, or with `everything`."""
    if seat is None and not everything:  # there is a story before there is a game, if only an empty one
        table, own = await request.viewer(id)
    else:
        table, own = await _looker(request, id, seat, everything)
    return schema.LogPage(log=log_of(table, own, request.language, ply, everything=everything))


@get("/api/tables/{id:str}/record", summary="The finished game as text", tags=["play"])
async def record(request: ApiRequest, id: FromPath[str]) -> schema.RecordText:
    table, _seat = await request.viewer(id)
    return schema.RecordText(record=record_of(table))
