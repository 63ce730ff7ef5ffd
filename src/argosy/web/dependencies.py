"""What every request brings: the seat's secret, the language, and the tables to ask."""

from typing import Any

from litestar import Request

from argosy.runners.bot_scheduler import BotRunner
from argosy.runners.review_scheduler import ReviewRunner
from argosy.tables.commands import Tables
from argosy.tables.errors import NotAllowed
from argosy.tables.history_cache import Past
from argosy.tables.state import LiveTable
from argosy.web.language import language_of
from argosy.web.settings import Settings

Asked = Request[Any, Any, Any]
SEATS_KEPT = 20.0  # seconds for which it is good enough to know who is there


def tables_of(request: Asked) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


def bots_of(request: Asked) -> BotRunner:
    bots: BotRunner = request.app.state.bots
    return bots


def reviews_of(request: Asked) -> ReviewRunner:
    reviews: ReviewRunner = request.app.state.reviews
    return reviews


def settings_of(request: Asked) -> Settings:
    settings: Settings = request.app.state.settings
    return settings


def past_of(request: Asked) -> Past:
    past: Past = request.app.state.past
    return past


def secret_of(request: Asked) -> str:
    """From `Authorization: Bearer SECRET`; empty if there is none."""
    for name, value in request.scope["headers"]:  # `request.headers` would first make an object of all of them
        if name == b"authorization":
            kind, _space, secret = value.decode("latin-1").partition(" ")
            return secret.strip() if kind.lower() == "bearer" else ""
    return ""


def language(request: Asked) -> str:
    return language_of(request.query_params.get("lang"), request.headers.get("accept-language", ""))


async def own_seat(request: Asked, id: str) -> tuple[LiveTable, int]:
    """The table and the seat of whoever asks. Joins may be newer than our copy."""
    tables = tables_of(request)
    table = await tables.open(id, check=False)
    try:
        return table, tables.seat_of(table, secret_of(request))
    except NotAllowed:
        table = await tables.open(id)
        return table, tables.seat_of(table, secret_of(request))


async def viewer(request: Asked, id: str) -> tuple[LiveTable, int | None]:
    """The table, and the seat of whoever asks or None for a spectator."""
    tables = tables_of(request)
    table = await tables.refresh_seats(id, SEATS_KEPT)
    secret = secret_of(request)
    return table, tables.seat_of(table, secret) if secret else None
