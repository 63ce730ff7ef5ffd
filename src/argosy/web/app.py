"""The app: its routes, and what it needs while it runs."""

import asyncio
import gc
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Response, Router, get
from litestar.config.app import AppConfig
from litestar.types import ControllerRouterHandler

from argosy import __version__
from argosy.runners.bot_scheduler import BotRunner
from argosy.runners.review_scheduler import ReviewRunner
from argosy.store.feed import Feed
from argosy.store.retention import Retention
from argosy.store.sql_store import Store
from argosy.tables.commands import Tables
from argosy.tables.errors import StoreDown
from argosy.tables.history_cache import Past
from argosy.tables.packs import house_ruleset
from argosy.titles import TITLES
from argosy.web.dependencies import Asked, tables_of
from argosy.web.errors import answer_error
from argosy.web.json_response import Answer
from argosy.web.logs import set_up_logs
from argosy.web.metrics import Metrics
from argosy.web.middleware import Front
from argosy.web.openapi import openapi_config
from argosy.web.routes import lobby, pages, play, questions, review, rules, seats, server, titles, voyages, websocket
from argosy.web.settings import Settings

_LOOK_OFTEN, _LOOK_SELDOM = 0.1, 1.0  # seconds: for other workers' changes in SQLite

# Positions, moves and rows hold no circles: they go when nobody needs them. Looking for circles among them took a fifth of
# the time under load, so it is done less often, and never among what was loaded at the start.
_GARBAGE = (20_000, 20, 100)

HANDLERS: list[ControllerRouterHandler] = [
    server.get_server,
    titles.list_titles,
    titles.get_components,
    titles.get_texts,
    rules.get_rules,
    rules.get_rule,
    rules.get_page,
    voyages.get_voyage,
    voyages.try_step,
    lobby.create_table,
    lobby.list_tables,
    lobby.my_tables,
    lobby.import_table,
    lobby.change_consent,
    lobby.rename,
    lobby.start_table,
    lobby.play_again,
    lobby.fork_table,
    lobby.delete_table,
    seats.get_invitation,
    seats.join_table,
    seats.make_link,
    seats.leave,
    seats.come_back,
    seats.stand_in,
    questions.take_back,
    questions.end_game,
    questions.answer_question,
    play.get_table,
    play.play_move,
    play.hurry,
    play.why_not,
    play.hint,
    play.history,
    play.moments,
    play.outline,
    play.log,
    play.record,
    review.ask_for_review,
    review.get_review,
    websocket.live,
    pages.page,
]


@get("/health", include_in_schema=False)
async def health(request: Asked) -> Response[dict[str, str]]:
    """200 while the store answers."""
    try:
        async with asyncio.timeout(5):
            await tables_of(request).store.changes(["none"])
    except (StoreDown, TimeoutError):
        return Response({"status": "store down"}, status_code=503)
    return Response({"status": "ok", "version": __version__})


@get("/metrics", include_in_schema=False)
async def measurements(request: Asked) -> Response[bytes]:
    metrics: Metrics = request.app.state.metrics
    tables = tables_of(request)
    metrics.watchers.set(tables.feed.watchers)
    metrics.kept.set(tables.kept)
    metrics.commits.set(tables.store.commits)
    metrics.bot_decisions.set(request.app.state.bots.decided)
    for status, count in (await tables.store.counts()).items():
        metrics.tables.labels(status).set(count)
    return Response(metrics.text(), media_type="text/plain; version=0.0.4")


def create_app(settings: Settings) -> Front:
    metrics = Metrics()

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        store = await asyncio.to_thread(Store, settings.db)
        await asyncio.to_thread(_read_packs)
        feed = Feed()
        tables = Tables(store, feed)
        bots = BotRunner(tables, settings.bots, settings.lease)
        reviews = ReviewRunner(tables, settings.reviews)
        retention = Retention(tables, settings.keep)
        app.state.update({"tables": tables, "bots": bots, "reviews": reviews, "past": Past()})
        app.state.update({"settings": settings, "metrics": metrics, "here": {}, "texts": OrderedDict()})
        feed.listen(store, interval=_LOOK_OFTEN if settings.workers > 1 else _LOOK_SELDOM)
        bots.start()
        reviews.start()
        retention.start()
        gc.freeze()
        gc.set_threshold(*_GARBAGE)
        try:
            yield
        finally:  # in this order: nothing is acknowledged that is not committed, and what is begun is finished
            await bots.close()
            await reviews.close()
            await retention.close()
            feed.close()
            await store.close()

    def quiet(config: AppConfig) -> AppConfig:
        config.logging_config = None
        return config

    app = Litestar(
        route_handlers=[Router("/", route_handlers=HANDLERS, response_class=Answer), health, measurements],
        lifespan=[running],
        on_app_init=[quiet],
        exception_handlers={Exception: answer_error},
        request_max_body_size=None,  # the front has seen to it
        openapi_config=openapi_config(),
    )
    return Front(app, settings.rate, metrics)


def _read_packs() -> None:
    """Now, so that the first table that is opened need not wait for it."""
    for title in TITLES.values():
        house_ruleset(title.name, title.max_players, {})


def from_environment() -> Front:
    """For uvicorn, in each of its worker processes."""
    settings = Settings.from_environment()
    set_up_logs(settings.log_level)
    return create_app(settings)
