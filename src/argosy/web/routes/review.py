"""/api/tables/{id}/review: what a finished game tells about the decisions in it."""

from litestar.params import FromPath

from argosy.web import schema
from argosy.web.limits import costs
from argosy.web.request import ApiRequest
from argosy.web.routes import get, post
from argosy.web.serializers.review import review_document


@post("/api/tables/{id:str}/review", guards=[costs(10)], summary="Have a finished game judged", tags=["review"])
async def ask_for_review(request: ApiRequest, id: FromPath[str]) -> schema.Review:
    """Anybody at the table may ask; the second one finds what the first has asked for."""
    await request.viewer(id)
    await request.services.reviews.ask_for(id, request.services.settings.review_iterations)
    return await _review(request, id)


@get("/api/tables/{id:str}/review", summary="The review, as far as it has come", tags=["review"])
async def get_review(request: ApiRequest, id: FromPath[str]) -> schema.Review:
    await request.viewer(id)
    return await _review(request, id)


async def _review(request: ApiRequest, id: str) -> schema.Review:
    table = await request.tables.open(id)
    row = await request.services.reviews.review_of(table)
    return await review_document(table, row, request.services.settings.review_iterations, request.language)
