"""/api/server: which version runs, and where other devices reach it."""

from litestar import get

from argosy import __version__
from argosy.web import schema
from argosy.web.errors import PROBLEMS
from argosy.web.request import ApiRequest


@get("/api/server", responses=PROBLEMS, sync_to_thread=False, summary="The server itself", tags=["server"])
def get_server(request: ApiRequest) -> schema.ServerFacts:
    return schema.ServerFacts(version=__version__, public_url=request.services.settings.public_url)
