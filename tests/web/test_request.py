"""The body of a request is there whole, in time and not too large, or the route never sees it."""

import asyncio
from typing import Any

import pytest

from argosy.tables.errors import TableError
from argosy.web import request
from argosy.web.limits import LimitExceeded
from argosy.web.request import ApiRequest


def body_of(*parts: bytes, pause: float = 0.0, gone: bool = False) -> bytes:
    """What a route reads of a body that comes in parts."""
    waiting: list[dict[str, Any]] = [{"type": "http.request", "body": part, "more_body": True} for part in parts]
    waiting.append({"type": "http.disconnect"} if gone else {"type": "http.request", "body": b"", "more_body": False})

    async def receive() -> Any:
        await asyncio.sleep(pause)
        return waiting.pop(0)

    async def read() -> bytes:
        asked = ApiRequest({"type": "http", "method": "POST", "path": "/api/tables", "headers": []}, receive)  # type: ignore[arg-type, typeddict-item]
        first = await asked.body()
        assert await asked.body() == first, "it can be asked for again"
        return first

    return asyncio.run(read())


def error_of(*parts: bytes, **how: Any) -> TableError:
    with pytest.raises(LimitExceeded) as raised:
        body_of(*parts, **how)
    return raised.value


def test_what_comes_in_parts_is_read_as_one() -> None:
    assert body_of(b'{"a"', b": 1}") == b'{"a": 1}'


def test_one_who_drips_is_answered_when_the_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """However small the pauses: the whole of it counts."""
    monkeypatch.setattr(request, "BODY_WITHIN", 0.2)
    error = error_of(*[b"x"] * 1000, pause=0.01)
    assert (error.code, error.status) == ("too-slow", 408)


def test_what_is_too_large_is_not_read_to_its_end() -> None:
    error = error_of(*[b"x" * 100_000] * 1000, gone=True)
    assert (error.code, error.status) == ("too-large", 413)


def test_of_one_who_is_gone_in_the_middle_nothing_is_read() -> None:
    assert error_of(b'{"a": 1}', gone=True).code == "too-slow"
