"""The app: its routes, and what it needs while it runs."""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.params import QueryParameter

from argosy.runners.bot_scheduler import BotScheduler
from argosy.runners.process_pools import ProcessBotPool, ProcessReviewPool
from argosy.runners.review_scheduler import ReviewScheduler
from argosy.store.change_listener import ChangeListener
from argosy.store.retention import Retention
from argosy.store.sql_reviews import SqlReviews
from argosy.store.sql_store import SqlStore
from argosy.tables.commands import Tables
from argosy.tables.feed import Feed
from argosy.tables.packs import house_ruleset
from argosy.titles import TITLES
from argosy.web.errors import answer_error
from argosy.web.json_response import JsonResponse
from argosy.web.limits import RateLimit
from argosy.web.logs import set_up_logs
from argosy.web.metrics import Metrics
from argosy.web.middleware import Middleware
from argosy.web.openapi import openapi_config
from argosy.web.origins import check_sender
from argosy.web.request import ApiRequest
from argosy.web.routes import lobby, pages, play, questions, review, rules, seats, server, titles, voyages, websocket
from argosy.web.services import Services
from argosy.web.settings import Settings

_LOOK_OFTEN, _LOOK_SELDOM = 0.1, 1.0  # seconds: for other workers' changes in SQLite

# Positions, moves and rows hold no reference cycles. Looking for cycles among them took a fifth of
# the time under load, so it is done less often, and never among what was loaded at the start.
_GARBAGE = (20_000, 20, 100)

_MODULES = (server, titles, rules, voyages, lobby, seats, questions, play, review)
_LANGUAGE = QueryParameter(annotation=str | None, name="lang", required=False)  # of the answer; `ApiRequest.language` reads it


def create_app(settings: Settings) -> Middleware:
    metrics = Metrics()

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        store = await asyncio.to_thread(SqlStore, settings.db)
        await asyncio.to_thread(_read_packs)
        feed = Feed()
        tables = Tables(store, feed)
        bots = BotScheduler(tables, ProcessBotPool(settings.bots), settings.lease)
        reviews = ReviewScheduler(tables, SqlReviews(store), ProcessReviewPool(settings.reviews))
        retention = Retention(tables, store, settings.keep)
        app.state.services = Services(settings, store, tables, bots, reviews)
        listener = ChangeListener(store, feed, _LOOK_OFTEN if settings.workers > 1 else _LOOK_SELDOM)
        bots.start()
        reviews.start()
        if settings.keep:
            retention.start()
        gc.freeze()
        gc.set_threshold(*_GARBAGE)
        try:
            yield
        finally:  # in this order: nothing is acknowledged that is not committed, and what is begun is finished
            await bots.close()
            await reviews.close()
            await retention.close()
            listener.close()
            await store.close()

    limit = RateLimit(settings.rate)
    routes = [each for module in _MODULES for each in vars(module).values() if isinstance(each, HTTPRouteHandler)]
    api = Router("/", route_handlers=routes, response_class=JsonResponse, guards=[check_sender], parameters={"lang": _LANGUAGE})
    app = Litestar(
        route_handlers=[api, websocket.live, pages.page],
        lifespan=[running],
        logging_config=None,
        exception_handlers={Exception: answer_error},  # type: ignore[dict-item]  # every request is an ApiRequest
        request_class=ApiRequest,
        openapi_config=openapi_config(),
        state=State({"metrics": metrics, "rate_limit": limit}),
    )
    return Middleware(app, limit, metrics)


def _read_packs() -> None:
    """Now, so that the first table that is opened need not wait for it."""
    for title in TITLES.values():
        house_ruleset(title.name, title.max_players, {})


def from_environment() -> Middleware:
    """For uvicorn, in each of its worker processes."""
    settings = Settings.from_environment()
    set_up_logs(settings.log_level)
    return create_app(settings)
