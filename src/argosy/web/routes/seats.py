"""/api/tables/{id}/seats: who sits where. Invitations and links, sitting down, leaving, coming back, stand-ins."""

from typing import Annotated

from litestar import get, post
from litestar.params import Parameter

from argosy.tables import lobby
from argosy.web import schema
from argosy.web.dependencies import Asked, language, own_seat, secret_of, tables_of
from argosy.web.errors import PROBLEMS
from argosy.web.serializers import acknowledgement

AnySeat = Annotated[int, Parameter(ge=0, le=20)]


@get("/api/tables/{id:str}/invitation", responses=PROBLEMS, summary="The seat that an invitation opens", tags=["seats"])
async def get_invitation(request: Asked, id: str, lang: str | None = None) -> schema.Invitation:
    """The invitation goes in the Authorization header. 403 `old-link` if it opens nothing here, or no longer."""
    table = await tables_of(request).open(id)
    row = lobby.invited_seat(table, secret_of(request))
    name = table.names(language(request))[row.seat]
    return schema.Invitation(seat=row.seat, name=name, state=lobby.state_of_seat(row))  # type: ignore[arg-type]


@post("/api/tables/{id:str}/join", responses=PROBLEMS, summary="Sit down", tags=["seats"])
async def join_table(request: Asked, id: str, data: schema.JoinWish, lang: str | None = None) -> schema.Joined:
    """By an invitation, or without one at an open seat. 409 `seat-moves`: it is somebody's, and moves here with `take`."""
    seat, secret = await lobby.join(
        tables_of(request), id, secret_of(request), data.seat, data.name, consent=data.consent, take=data.take
    )
    return schema.Joined(table=id, seat=seat, secret=secret)


@post("/api/tables/{id:str}/seats/{seat:int}/link", status_code=200, responses=PROBLEMS, summary="A new link", tags=["seats"])
async def make_link(request: Asked, id: str, seat: AnySeat, lang: str | None = None) -> schema.SeatLink:
    """For one's own seat, for a guest's by whoever set the table up, for that of somebody who left or is absent by anybody."""
    _table, own = await own_seat(request, id)
    return schema.SeatLink(seat=seat, invitation=await lobby.new_link(tables_of(request), id, own, seat))


@post("/api/tables/{id:str}/leave", status_code=200, responses=PROBLEMS, summary="Leave the table", tags=["seats"])
async def leave(request: Asked, id: str, data: schema.LeaveWish, lang: str | None = None) -> schema.Acknowledgement:
    _table, seat = await own_seat(request, id)
    return acknowledgement(await tables_of(request).leave(id, seat, data.level), seat, language(request))


@post("/api/tables/{id:str}/return", status_code=200, responses=PROBLEMS, summary="Take your seat back", tags=["seats"])
async def come_back(request: Asked, id: str, lang: str | None = None) -> schema.Acknowledgement:
    _table, seat = await own_seat(request, id)
    return acknowledgement(await tables_of(request).come_back(id, seat), seat, language(request))


@post(
    "/api/tables/{id:str}/seats/{seat:int}/stand-in", status_code=200, responses=PROBLEMS, summary="Let a bot play", tags=["seats"]
)
async def stand_in(
    request: Asked, id: str, seat: AnySeat, data: schema.StandInWish, lang: str | None = None
) -> schema.Acknowledgement:
    """For somebody who left, or is absent for longer than the table waits; until they return."""
    _table, own = await own_seat(request, id)
    return acknowledgement(await tables_of(request).stand_in(id, seat, own, data.level), own, language(request))
