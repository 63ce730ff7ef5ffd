"""The outermost layer: limits, security headers, one log line and one measurement a request."""

import asyncio
import logging
import secrets
import time
from typing import Any

import msgspec

from argosy.texts import say
from argosy.web.language import language_of
from argosy.web.limits import RateLimit
from argosy.web.metrics import Metrics
from argosy.web.schema import Problem

log = logging.getLogger("argosy.web")

BODY_WITHIN = 20.0  # seconds for a request to arrive whole
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

    async def _request(self, scope: Any, receive: Any, send: Any) -> None:
        began = time.perf_counter()
        status = 0

        async def sending(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), *_HEADERS]
            await send(message)

        async def receiving() -> Any:
            try:
                async with asyncio.timeout(BODY_WITHIN):
                    return await receive()
            except TimeoutError:
                return {"type": "http.disconnect"}

        costly = scope["method"] == "POST" and (
            scope["path"] in ("/api/tables", "/api/tables/import") or scope["path"].endswith("/review")
        )
        if self._admits(scope, _COSTLY if costly else 1.0):
            await self.app(scope, receive if scope["method"] == "GET" else receiving, sending)
        else:
            await _turn_away(scope, sending)
        taken = time.perf_counter() - began
        route = _route(scope["path"])
        self.metrics.requests.labels(route, status).inc()
        self.metrics.seconds.labels(route).observe(taken)
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


async def _turn_away(scope: Any, send: Any) -> None:
    accepted = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"accept-language"), "")
    body = msgspec.json.encode(Problem(error="too-many", text=say(language_of(None, accepted), "tables-error-too-many")))
    headers = [(b"content-type", b"application/json"), (b"retry-after", b"1"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 429, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def _route(path: str) -> str:
    """The address without what differs from table to table: for measuring, and never a secret."""
    parts = path.split("/")
    if path.startswith("/api/tables/") and len(parts) > 3 and parts[3] not in ("mine", "import"):
        return "/".join(["/api/tables/{id}", *(part for part in parts[4:6] if part.isalpha() and len(part) < 12)])
    if path.startswith("/api/titles/"):
        return "/api/titles/{title}"
    return path if path in ("/api/tables", "/api/titles", "/api/tables/mine", "/api/tables/import", "/health", "/metrics") else "/"
