"""Which pages a browser may speak for: our own, and those that the host has named."""

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler

from argosy.tables.errors import NotAllowed

Connection = ASGIConnection[Any, Any, Any, Any]


def check_origin(connection: Connection) -> None:
    """A browser says which page connects. Programs say nothing."""
    origin = connection.headers.get("origin")
    if origin is None:
        return
    try:
        host = urlsplit(origin).netloc
    except ValueError:
        host = ""
    if host != connection.headers.get("host") and origin not in connection.app.state.services.settings.origins:
        raise NotAllowed("bad-origin")


def check_sender(connection: Connection, _handler: BaseRouteHandler) -> None:
    """A guard: what changes something is JSON, which other pages cannot send unasked, and comes from one of ours."""
    if connection.scope.get("method") in ("GET", "HEAD", "OPTIONS"):
        return
    check_origin(connection)
    headers = connection.headers
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    has_body = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
    if has_body and kind != "application/json":
        raise HTTPException(status_code=415, detail="the body should be JSON, with Content-Type: application/json")
