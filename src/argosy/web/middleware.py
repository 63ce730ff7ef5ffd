"""The ASGI middleware around the app: the rate limit, security headers, one log line and one measurement a request."""

import logging
import secrets
import time
from functools import cache
from typing import Any

import msgspec

from argosy.web.errors import problem_of
from argosy.web.language import language_of
from argosy.web.limits import LimitExceeded, RateLimit, address_of
from argosy.web.metrics import Metrics

log = logging.getLogger("argosy.web")

_LIVE_COST = 2.0  # of a live connection, in requests

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


class Middleware:
    def __init__(self, app: Any, limit: RateLimit, metrics: Metrics) -> None:
        self.app = app
        self.limit = limit
        self.metrics = metrics

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._connection(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _connection(self, scope: Any, receive: Any, send: Any) -> None:
        try:
            self.limit.charge(address_of(scope), _LIVE_COST)
        except LimitExceeded:
            self.metrics.turned_away.inc()
            await send({"type": "websocket.close", "code": 4429})
        else:
            await self.app(scope, receive, send)

    async def _request(self, scope: Any, receive: Any, send: Any) -> None:
        began = time.perf_counter()
        status = 0

        async def send_with_headers(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), *_HEADERS]
            await send(message)

        try:
            self.limit.charge(address_of(scope))
        except LimitExceeded as error:
            await _send_problem(scope, send_with_headers, error)
        else:
            await self.app(scope, receive, send_with_headers)
        self._note(scope, status, time.perf_counter() - began)

    def _note(self, scope: Any, status: int, seconds: float) -> None:
        route = _route(scope.get("path_template", "/"))
        self.metrics.note(route, status, seconds)
        if status == 429:
            self.metrics.turned_away.inc()
        if log.isEnabledFor(logging.INFO):
            log.info(
                "request",
                extra={
                    "method": scope["method"],
                    "route": route,
                    "status": status,
                    "ms": round(seconds * 1000, 1),
                    "address": address_of(scope),
                    "request": secrets.token_hex(4),
                },
            )


async def _send_problem(scope: Any, send: Any, error: LimitExceeded) -> None:
    """Before there is a route: as `answer_error` does after it."""
    accepted = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"accept-language"), "")
    status, problem = problem_of(error, language_of(None, accepted))
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body)), (b"retry-after", b"1")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


@cache
def _route(template: str) -> str:
    """The address without what differs from table to table: for measuring, and never a secret."""
    return template.replace(":str", "") if template != "/{path:path}" else "/"
