"""The outermost layer: limits, security headers, one log line and one measurement a request."""

import asyncio
import logging
import secrets
import time
from functools import cache
from typing import Any

import msgspec
from litestar.utils.scope.state import ScopeState

from argosy.texts import say
from argosy.web.language import language_of
from argosy.web.limits import RateLimit
from argosy.web.metrics import Metrics
from argosy.web.schema import Problem

log = logging.getLogger("argosy.web")

BODY_WITHIN = 20.0  # seconds for a request to arrive whole
_LARGEST = 256 * 1024  # bytes of a request
_WITHOUT_BODY = ("GET", "HEAD", "OPTIONS")
_STATUS = {"too-many": 429, "too-large": 413, "too-slow": 408}
_COSTLY = 10.0  # a new table or a review costs as much as so many requests

# Nothing from other hosts, nowhere. Style attributes are needed to place things on the board.
_POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
)
_HEADERS = [
    (b"content-security-policy", _POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]


class Front:
    """An ASGI app around the app."""

    def __init__(self, app: Any, rate: float, metrics: Metrics) -> None:
        self.app = app
        self.limit = RateLimit(rate)
        self.metrics = metrics

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            if self._admits(scope, 2.0):
                await self.app(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 4429})
        else:
            await self.app(scope, receive, send)

    def _admits(self, scope: Any, cost: float) -> bool:
        admitted = self.limit.admits((scope.get("client") or ("", 0))[0], cost)
        if not admitted:
            self.metrics.turned_away.inc()
        return admitted

    async def _refuses(self, scope: Any, receive: Any) -> str | None:
        """Why the request is turned away; if it is not, its body is there when the app asks for it."""
        path = scope["path"]
        costly = scope["method"] == "POST" and (path in ("/api/tables", "/api/tables/import") or path.endswith("/review"))
        if not self._admits(scope, _COSTLY if costly else 1.0):
            return "too-many"
        if scope["method"] in _WITHOUT_BODY:
            return None
        try:
            async with asyncio.timeout(BODY_WITHIN):
                ScopeState.from_scope(scope).body = await _whole(receive)  # where Litestar looks first
        except TimeoutError:
            return "too-slow"
        except _TooLarge:
            return "too-large"
        return None

    async def _request(self, scope: Any, receive: Any, send: Any) -> None:
        began = time.perf_counter()
        status = 0

        async def sending(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), *_HEADERS]
            await send(message)

        refused = await self._refuses(scope, receive)
        if refused is None:
            await self.app(scope, receive, sending)
        else:
            await _turn_away(scope, sending, refused)
        taken = time.perf_counter() - began
        route = _route(scope.get("path_template", "/"))
        self.metrics.note(route, status, taken)
        if log.isEnabledFor(logging.INFO):
            log.info(
                "request",
                extra={
                    "method": scope["method"],
                    "route": route,
                    "status": status,
                    "ms": round(taken * 1000, 1),
                    "address": (scope.get("client") or ("", 0))[0],
                    "request": secrets.token_hex(4),
                },
            )


class _TooLarge(Exception):
    pass


async def _whole(receive: Any) -> bytes:
    body = b""
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise TimeoutError  # the rest will never come
        body = b"".join((body, message["body"]))
        if len(body) > _LARGEST:
            raise _TooLarge
        if not message["more_body"]:
            return body


async def _turn_away(scope: Any, send: Any, error: str) -> None:
    accepted = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"accept-language"), "")
    body = msgspec.json.encode(Problem(error=error, text=say(language_of(None, accepted), f"tables-error-{error}")))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if error == "too-many":
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": _STATUS[error], "headers": headers})
    await send({"type": "http.response.body", "body": body})


@cache
def _route(template: str) -> str:
    """The address without what differs from table to table: for measuring, and never a secret."""
    return template.replace(":str", "") if template != "/{path:path}" else "/"
