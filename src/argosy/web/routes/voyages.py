"""/api/titles/{title}/voyage: a title learnt by playing. Nothing is kept: a step's position is found by playing up to it."""

from typing import Annotated

from litestar.params import FromPath, JSONBody, QueryParameter

from argosy.engine.errors import BadChoice
from argosy.tables.errors import BadRequest, NoSuchTable
from argosy.titles import TITLES
from argosy.voyage import Voyage, voyage_of
from argosy.web import schema
from argosy.web.request import ApiRequest
from argosy.web.routes import get, post
from argosy.web.serializers.voyage import step_of, trial_of

StepNumber = Annotated[int, QueryParameter(ge=1, le=100)]


@get("/api/titles/{title:str}/voyage", sync_to_thread=True, summary="A step of the first voyage", tags=["titles"])
def get_voyage(request: ApiRequest, title: FromPath[str], step: StepNumber = 1) -> schema.VoyageStep:
    """`step` counts from 1; one more than there are is the end of the voyage."""
    return step_of(_voyage(title), step, request.language)


@post("/api/titles/{title:str}/voyage", sync_to_thread=True, summary="Try a step", tags=["titles"])
def try_step(request: ApiRequest, title: FromPath[str], data: JSONBody[schema.VoyageTry]) -> schema.VoyageAnswer:
    """Whether the action completes the step; if not, why it does not: the rules, or the voyage."""
    return trial_of(_voyage(title), data.step, data.action, request.language)


def _voyage(title: str) -> Voyage:
    if title not in TITLES:
        raise BadRequest("bad-choice", detail=f"there is no title {title!r}")
    try:
        return voyage_of(title)
    except BadChoice as error:
        raise NoSuchTable("not-found") from error
