"""/api/tables/{id}/seats: who sits where. Invitations and links, sitting down, leaving, coming back, stand-ins."""

from typing import Annotated

from litestar.params import FromPath, JSONBody, PathParameter

from argosy.tables import lobby
from argosy.web import schema
from argosy.web.request import ApiRequest
from argosy.web.routes import get, post
from argosy.web.serializers.table import acknowledgement

AnySeat = Annotated[int, PathParameter(ge=0, le=20)]


@get("/api/tables/{id:str}/invitation", summary="The seat that an invitation opens", tags=["seats"])
async def get_invitation(request: ApiRequest, id: FromPath[str]) -> schema.Invitation:
    """The invitation goes in the Authorization header. 403 `old-link` if it opens nothing here, or no longer."""
    table = await request.tables.open(id)
    row = lobby.invited_seat(table, request.secret)
    name = table.names(request.language)[row.seat]
    return schema.Invitation(seat=row.seat, name=name, state=lobby.state_of_seat(row))  # type: ignore[arg-type]


@post("/api/tables/{id:str}/join", status_code=201, summary="Sit down", tags=["seats"])
async def join_table(request: ApiRequest, id: FromPath[str], data: JSONBody[schema.JoinWish]) -> schema.Joined:
    """By an invitation, or without one at an open seat. 409 `seat-moves`: it is somebody's, and moves here with `take`."""
    seat, secret = await lobby.join(request.tables, id, request.secret, data.seat, data.name, consent=data.consent, take=data.take)
    return schema.Joined(table=id, seat=seat, secret=secret)


@post("/api/tables/{id:str}/seats/{seat:int}/link", summary="A new link", tags=["seats"])
async def make_link(request: ApiRequest, id: FromPath[str], seat: AnySeat) -> schema.SeatLink:
    """For one's own seat, for a guest's by whoever set the table up, for that of somebody who left or is absent by anybody."""
    _table, own = await request.own_seat(id)
    return schema.SeatLink(seat=seat, invitation=await lobby.new_link(request.tables, id, own, seat))


@post("/api/tables/{id:str}/leave", summary="Leave the table", tags=["seats"])
async def leave(request: ApiRequest, id: FromPath[str], data: JSONBody[schema.LeaveWish]) -> schema.Acknowledgement:
    _table, seat = await request.own_seat(id)
    return acknowledgement(await request.tables.leave(id, seat, data.level), seat, request.language)


@post("/api/tables/{id:str}/return", summary="Take your seat back", tags=["seats"])
async def come_back(request: ApiRequest, id: FromPath[str]) -> schema.Acknowledgement:
    _table, seat = await request.own_seat(id)
    return acknowledgement(await request.tables.come_back(id, seat), seat, request.language)


@post("/api/tables/{id:str}/seats/{seat:int}/stand-in", summary="Let a bot play", tags=["seats"])
async def stand_in(
    request: ApiRequest, id: FromPath[str], seat: AnySeat, data: JSONBody[schema.StandInWish]
) -> schema.Acknowledgement:
    """For somebody who left, or is absent for longer than the table waits; until they return."""
    _table, own = await request.own_seat(id)
    return acknowledgement(await request.tables.stand_in(id, seat, own, data.level), own, request.language)
