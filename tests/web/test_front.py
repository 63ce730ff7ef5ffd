"""The outermost layer: a request is there whole, in time and not too large, or the app never hears of it."""

import asyncio
import json
from typing import Any

import pytest

from argosy.web import middleware
from argosy.web.metrics import Metrics
from argosy.web.middleware import Front

Messages = list[dict[str, Any]]


def asked(*parts: bytes, pause: float = 0.0, gone: bool = False) -> tuple[int, dict[str, Any], list[bytes]]:
    """Sends a body in parts; gives the status, the answer, and what reached the app."""
    reached: list[bytes] = []
    sent: Messages = []
    waiting: Messages = [{"type": "http.request", "body": part, "more_body": True} for part in parts]
    waiting.append({"type": "http.disconnect"} if gone else {"type": "http.request", "body": b"", "more_body": False})

    async def app(scope: Any, receive: Any, send: Any) -> None:
        reached.append(middleware.ScopeState.from_scope(scope).body)
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"{}"})

    async def receive() -> dict[str, Any]:
        await asyncio.sleep(pause)
        return waiting.pop(0)

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    scope = {"type": "http", "method": "POST", "path": "/api/tables", "headers": [(b"accept-language", b"fr")]}
    asyncio.run(Front(app, 0, Metrics())(scope, receive, send))
    return sent[0]["status"], json.loads(sent[1]["body"]), reached


def test_what_comes_in_parts_reaches_the_app_as_one() -> None:
    assert asked(b'{"a"', b": 1}") == (200, {}, [b'{"a": 1}'])


def test_one_who_drips_is_answered_when_the_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """However small the pauses: the whole of it counts."""
    monkeypatch.setattr(middleware, "BODY_WITHIN", 0.2)
    status, answer, reached = asked(*[b"x"] * 1000, pause=0.01)
    assert (status, answer["error"], reached) == (408, "too-slow", [])
    assert "temps" in answer["text"]


def test_what_is_too_large_is_not_read_to_its_end() -> None:
    status, answer, reached = asked(*[b"x" * 100_000] * 1000)
    assert (status, answer["error"], reached) == (413, "too-large", [])


def test_of_one_who_is_gone_in_the_middle_nothing_is_carried_out() -> None:
    assert asked(b'{"a": 1}', gone=True)[2] == []
