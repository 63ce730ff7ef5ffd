"""/api/tables/{id}: looking at a table and playing at it."""

from typing import Annotated

from litestar import get, post
from litestar.params import Parameter

from argosy.engine.errors import BadAction
from argosy.engine.position import Position
from argosy.tables.bot_levels import ADVISER
from argosy.tables.creation import record_of
from argosy.tables.effects import Prospects
from argosy.tables.errors import BadRequest, Conflict
from argosy.tables.state import LiveTable
from argosy.web import schema
from argosy.web.dependencies import Asked, bots_of, language, own_seat, past_of, tables_of, viewer
from argosy.web.errors import PROBLEMS
from argosy.web.serializers import (
    acknowledgement,
    effects,
    log_of,
    moment_of,
    moments_of,
    open_log_of,
    open_moment_of,
    state_of,
    why,
)

Count = Annotated[int, Parameter(ge=0, le=1_000_000_000)]
Row = Annotated[int, Parameter(ge=1, le=64)]
AnySeat = Annotated[int | None, Parameter(ge=0, le=20)]


@get("/api/tables/{id:str}", responses=PROBLEMS, summary="The table as you may see it", tags=["play"])
async def get_table(request: Asked, id: str, since: Count = 0, lang: str | None = None) -> schema.State:
    """`since`: the last entry you have seen; only what the log told after it is sent."""
    table, seat = await viewer(request, id)
    return state_of(table, seat, language(request), since)


@post("/api/tables/{id:str}/moves", status_code=200, responses=PROBLEMS, summary="Play a move", tags=["play"])
async def play_move(request: Asked, id: str, data: schema.MoveWish, lang: str | None = None) -> schema.Acknowledgement:
    _table, seat = await own_seat(request, id)
    done = await tables_of(request).move(id, seat, data.entry, data.action, data.key)
    return acknowledgement(done, seat, language(request), data.want_state)


@post("/api/tables/{id:str}/hurry", status_code=200, responses=PROBLEMS, summary="Let the bot move now", tags=["play"])
async def hurry(request: Asked, id: str, entry: Count | None = None, lang: str | None = None) -> schema.NamedTable:
    """The bot that decides now answers with its best so far. `entry`: the last one you have seen; later decisions are not meant."""
    _table, seat = await own_seat(request, id)
    await tables_of(request).hurry(id, seat, entry)
    return schema.NamedTable(table=id)


@get("/api/tables/{id:str}/why", responses=PROBLEMS, summary="Why may I not do that?", tags=["play"])
async def why_not(request: Asked, id: str, action: str, lang: str | None = None) -> schema.WhyNot:
    table, seat = await own_seat(request, id)
    table = await tables_of(request).open(id)
    _check_started(table)
    try:
        number = table.ruleset.catalogue.number(action)
    except BadAction as error:
        raise BadRequest("bad-action", detail=str(error)) from error
    return why(table, seat, number, language(request))


@get("/api/tables/{id:str}/hint", responses=PROBLEMS, summary="What would the captain do?", tags=["play"])
async def hint(request: Asked, id: str, lang: str | None = None) -> schema.Hint:
    _table, seat = await own_seat(request, id)
    table = await tables_of(request).open(id)
    _check_started(table)
    if seat not in table.asked:
        raise Conflict("not-your-decision")
    spoken = language(request)
    prospects = Prospects(table, seat, spoken)  # now: while the captain thinks, the game may go on
    advice = await bots_of(request).advise(table, seat, spoken)
    action = table.ruleset.catalogue.action(advice.action)
    return schema.Hint(
        level=ADVISER,
        action=action.name,
        label=table.teller(spoken).action(action),
        effects=effects(prospects, advice.action),
        reasons=advice.reasons,
    )


@get("/api/tables/{id:str}/history", responses=PROBLEMS, summary="The game at an earlier moment", tags=["play"])
async def history(
    request: Asked, id: str, ply: Count, seat: AnySeat = None, everything: bool = False, lang: str | None = None
) -> schema.Moment:
    """As the viewer saw it then; of a finished game also as any `seat` saw it, or with `everything`."""
    table, own = await _looker(request, id, seat, everything)
    _check_ply(table, ply)
    return _moment(table, past_of(request).position(table, ply), own, everything, ply, language(request))


@get("/api/tables/{id:str}/moments", responses=PROBLEMS, summary="Moments that follow each other", tags=["play"])
async def moments(
    request: Asked, id: str, ply: Count, count: Row = 32, seat: AnySeat = None, everything: bool = False, lang: str | None = None
) -> schema.Moments:
    """`count` moments from `ply` on, or as many as there are; each as /history gives it."""
    table, own = await _looker(request, id, seat, everything)
    _check_ply(table, ply)
    spoken = language(request)
    positions = past_of(request).positions(table, ply, min(table.ply, ply + count - 1))
    return moments_of(_moment(table, each, own, everything, at, spoken) for at, each in enumerate(positions, ply))


async def _looker(request: Asked, id: str, seat: int | None, everything: bool) -> tuple[LiveTable, int | None]:
    """The table, and through whose eyes it is looked at; through another's only when the game is over."""
    table, own = await viewer(request, id)
    _check_started(table)
    if seat is not None and seat >= table.row.players:
        raise BadRequest("no-seat")
    if (everything or seat not in (None, own)) and not table.is_over:
        raise Conflict("not-over")
    return table, own if seat is None else seat


def _moment(table: LiveTable, position: Position, own: int | None, everything: bool, ply: int, spoken: str) -> schema.Moment:
    return open_moment_of(table, position, ply, spoken) if everything else moment_of(table, position, own, ply, spoken)


@get("/api/tables/{id:str}/outline", responses=PROBLEMS, summary="Whose move each was, and in which round", tags=["play"])
async def outline(request: Asked, id: str, lang: str | None = None) -> schema.Outline:
    table, _seat = await viewer(request, id)
    _check_started(table)
    return schema.Outline(seats=[seat for seat, _ in table.line.moves], rounds=past_of(request).rounds(table))


@get("/api/tables/{id:str}/log", responses=PROBLEMS, summary="The story from a ply on", tags=["play"])
async def log(
    request: Asked, id: str, ply: Count = 0, seat: AnySeat = None, everything: bool = False, lang: str | None = None
) -> schema.LogPage:
    """As the viewer was told it; of a finished game also as any `seat` was, or with `everything`."""
    if seat is None and not everything:  # there is a story before there is a game, if only an empty one
        table, own = await viewer(request, id)
    else:
        table, own = await _looker(request, id, seat, everything)
    spoken = language(request)
    return schema.LogPage(log=open_log_of(table, spoken, ply) if everything else log_of(table, own, spoken, ply))


@get("/api/tables/{id:str}/record", responses=PROBLEMS, summary="The finished game as text", tags=["play"])
async def record(request: Asked, id: str, lang: str | None = None) -> schema.RecordText:
    table, _seat = await viewer(request, id)
    return schema.RecordText(record=record_of(table))


def _check_ply(table: LiveTable, ply: int) -> None:
    if ply > table.ply:
        raise BadRequest("no-ply")


def _check_started(table: LiveTable) -> None:
    if not table.started:
        raise Conflict("not-started")
