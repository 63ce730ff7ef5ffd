"""/api/server, /health and /metrics: which version runs and where other devices reach it, whether it is well, and its figures."""

import asyncio

from litestar import Response

from argosy import __version__
from argosy.tables import lobby
from argosy.tables.errors import StoreDown
from argosy.titles import TITLES
from argosy.web import schema
from argosy.web.metrics import Metrics
from argosy.web.request import ApiRequest
from argosy.web.routes import get
from argosy.web.serializers.lobby import summary_of
from argosy.web.serializers.titles import title_info


@get("/api/server", sync_to_thread=False, summary="The server itself", tags=["server"])
def get_server(request: ApiRequest) -> schema.ServerFacts:
    return _facts(request)


@get("/api/home", summary="Server, titles and open tables at once", tags=["server"])
async def get_home(request: ApiRequest) -> schema.Home:
    found = await lobby.listed_tables(request.tables)
    return schema.Home(
        server=_facts(request),
        titles=[title_info(title, request.language) for title in TITLES.values()],
        open=[summary_of(row, seats, request.language) for row, seats in found],
    )


def _facts(request: ApiRequest) -> schema.ServerFacts:
    return schema.ServerFacts(version=__version__, public_url=request.services.settings.public_url)


@get("/health", include_in_schema=False)
async def get_health(request: ApiRequest) -> Response[dict[str, str]]:
    """200 while the store answers."""
    try:
        async with asyncio.timeout(5):
            await request.tables.store.changes(["none"])
    except (StoreDown, TimeoutError):
        return Response({"status": "store down"}, status_code=503)
    return Response({"status": "ok", "version": __version__})


@get("/metrics", include_in_schema=False)
async def get_metrics(request: ApiRequest) -> Response[bytes]:
    metrics: Metrics = request.app.state.metrics
    tables = request.tables
    metrics.watchers.set(tables.feed.watchers)
    metrics.kept.set(tables.kept)
    metrics.commits.set(request.services.store.commits)
    metrics.bot_decisions.set(request.services.bots.decided)
    for status, count in (await request.services.store.counts()).items():
        metrics.tables.labels(status).set(count)
    return Response(metrics.text(), media_type="text/plain; version=0.0.4")
