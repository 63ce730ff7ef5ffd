"""/api/tables/{id}/seats: who sits where. Invitations and links, sitting down, leaving, coming back, stand-ins."""

from typing import Annotated

from litestar import get, post
from litestar.params import Parameter

from argosy.tables import setting_up
from argosy.tables.errors import NotAllowed
from argosy.tables.seats import hash_of
from argosy.web import schema
from argosy.web.asking import Asked, language, own_seat, secret_of, tables_of
from argosy.web.documents import acknowledgement
from argosy.web.errors import PROBLEMS

AnySeat = Annotated[int, Parameter(ge=0, le=20)]


@get("/api/tables/{id:str}/invitation", responses=PROBLEMS, summary="The seat that an invitation opens", tags=["seats"])
async def get_invitation(request: Asked, id: str, lang: str | None = None) -> schema.Invitation:
    """The invitation goes in the Authorization header. 403 `old-link` if it opens nothing here, or no longer."""
    table = await tables_of(request).open(id)
    wanted = hash_of(secret_of(request))
    for row in table.seats:
        if row.invite_hash == wanted:
            state = "bot" if row.is_bot else "free" if row.vacant else "taken"
            name = table.names(language(request))[row.seat]
            return schema.Invitation(seat=row.seat, name=name, state=state)  # type: ignore[arg-type]
    raise NotAllowed("old-link")


@post("/api/tables/{id:str}/join", responses=PROBLEMS, summary="Sit down", tags=["seats"])
async def join_table(request: Asked, id: str, data: schema.JoinWish, lang: str | None = None) -> schema.Joined:
    """By an invitation, or without one at an open seat. 409 `seat-moves`: it is somebody's, and moves here with `take`."""
    seat, secret = await setting_up.join(tables_of(request), id, secret_of(request), data.seat, data.name, data.consent)
    return schema.Joined(table=id, seat=seat, secret=secret)


@post("/api/tables/{id:str}/seats/{seat:int}/link", status_code=200, responses=PROBLEMS, summary="A new link", tags=["seats"])
async def make_link(request: Asked, id: str, seat: AnySeat, lang: str | None = None) -> schema.SeatLink:
    """For one's own seat, for a guest's by whoever set the table up, for that of somebody who left or is absent by anybody."""
    await own_seat(request, id)
    raise NotAllowed("not-owner")


@post("/api/tables/{id:str}/leave", status_code=200, responses=PROBLEMS, summary="Leave the table", tags=["seats"])
async def leave(request: Asked, id: str, data: schema.LeaveWish, lang: str | None = None) -> schema.Acknowledgement:
    _table, seat = await own_seat(request, id)
    done = await tables_of(request).resign(id, seat, data.level or "mate")
    return acknowledgement(done, seat, language(request))


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
    return acknowledgement(await tables_of(request).stand_in(id, seat), own, language(request))
