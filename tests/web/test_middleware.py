"""What stands around the app: the rate limit, and what every response carries."""

import asyncio
import json
from typing import Any

import pytest
from litestar import Litestar, get
from litestar.datastructures import State

from argosy.web import limits
from argosy.web.errors import answer_error
from argosy.web.limits import RateLimit, costs
from argosy.web.metrics import Metrics
from argosy.web.middleware import Middleware
from argosy.web.request import ApiRequest


@get("/cheap", sync_to_thread=False)
def cheap() -> str:
    return ""


@get("/costly", guards=[costs(5)], sync_to_thread=False)
def costly() -> str:
    return ""


@pytest.fixture(autouse=True)
def _slow_refill(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is used up does not come back while a test runs."""
    monkeypatch.setattr(limits, "_BURST", 100_000.0)


class App:
    """An app of two routes, in its middleware; one address may ask for so much at once."""

    def __init__(self, at_once: int) -> None:
        limit = RateLimit(at_once / 100_000)
        app = Litestar(
            [cheap, costly],
            exception_handlers={Exception: answer_error},
            request_class=ApiRequest,
            state=State({"rate_limit": limit}),
        )
        self.metrics = Metrics()
        self.middleware = Middleware(app, limit, self.metrics)

    def get(self, path: str, address: str = "10.0.0.1") -> tuple[int, dict[str, str], bytes]:
        sent = self._call({"type": "http", "method": "GET", "path": path, "query_string": b"", "client": (address, 1)})
        headers = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
        return sent[0]["status"], headers, sent[1]["body"]

    def connect(self) -> list[dict[str, Any]]:
        return self._call({"type": "websocket", "path": "/nowhere", "query_string": b"", "client": ("10.0.0.1", 1)})

    def _call(self, scope: dict[str, Any]) -> list[dict[str, Any]]:
        sent: list[dict[str, Any]] = []

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: dict[str, Any]) -> None:
            sent.append(message)

        asyncio.run(self.middleware({"headers": [(b"accept-language", b"fr")], **scope}, receive, send))
        return sent


def test_an_address_may_send_so_many_requests_and_others_their_own() -> None:
    app = App(at_once=2)
    assert [app.get("/cheap")[0] for _ in range(3)] == [200, 200, 429]
    assert app.get("/cheap", "10.0.0.2")[0] == 200


def test_a_costly_route_counts_as_several_requests() -> None:
    app = App(at_once=8)
    assert [app.get("/costly")[0] for _ in range(2)] == [200, 429]
    assert [app.get("/cheap")[0] for _ in range(3)] == [200, 200, 429]


@pytest.mark.parametrize(("path", "at_once"), [("/cheap", 1), ("/costly", 7)])
def test_who_is_turned_away_is_told_so_in_their_language(path: str, at_once: int) -> None:
    """Also where it is the route that costs too much."""
    app = App(at_once)
    app.get(path)
    status, headers, body = app.get(path)
    assert (status, headers["retry-after"], headers["content-type"]) == (429, "1", "application/json")
    problem = json.loads(body)
    assert problem["error"] == "too-many"
    assert problem["text"].startswith("Trop de demandes")
    assert b"argosy_turned_away_total 1.0" in app.metrics.text()


def test_a_live_connection_counts_as_two_requests() -> None:
    app = App(at_once=3)
    app.connect()
    assert app.connect() == [{"type": "websocket.close", "code": 4429}]
    assert app.get("/cheap")[0] == 200


def test_every_response_has_the_security_headers() -> None:
    app = App(at_once=1)
    for expected in (200, 429):
        status, headers, _ = app.get("/cheap")
        assert status == expected
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-frame-options"] == "DENY"
