"""/api/tables/{id}/questions: what needs the others' yes. Taking a decision back, ending the game for all."""

from typing import Annotated

from litestar.params import FromPath, JSONBody, PathParameter

from argosy.web import schema
from argosy.web.request import ApiRequest
from argosy.web.routes import post
from argosy.web.serializers.table import acknowledgement

EntryNumber = Annotated[int, PathParameter(ge=1, le=1_000_000_000)]


@post("/api/tables/{id:str}/undo", summary="Take your last decision back", tags=["questions"])
async def take_back(request: ApiRequest, id: FromPath[str], data: JSONBody[schema.UndoWish]) -> schema.Acknowledgement:
    """At once or by asking the others, as `undo.can` says. 409 `stale` if the table is not at `ply` any more."""
    _table, seat = await request.own_seat(id)
    return acknowledgement(await request.tables.undo(id, seat, data.ply, data.key), seat, request.language)


@post("/api/tables/{id:str}/end", summary="End the game for all", tags=["questions"])
async def end_game(request: ApiRequest, id: FromPath[str], data: JSONBody[schema.EndWish]) -> schema.Acknowledgement:
    """Asks the others; alone with bots, it ends at once."""
    _table, seat = await request.own_seat(id)
    return acknowledgement(await request.tables.end(id, seat, data.key), seat, request.language)


@post("/api/tables/{id:str}/questions/{entry:int}/answer", summary="Agree, decline or withdraw", tags=["questions"])
async def answer_question(
    request: ApiRequest, id: FromPath[str], entry: EntryNumber, data: JSONBody[schema.QuestionAnswer]
) -> schema.Acknowledgement:
    """By whoever is asked; by whoever asked, with `agrees` false, it is withdrawn."""
    _table, seat = await request.own_seat(id)
    return acknowledgement(await request.tables.answer(id, seat, entry, data.agrees), seat, request.language)
