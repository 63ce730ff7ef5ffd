"""JSON responses by a short way: Litestar's own, through objects for cookies and headers, takes 14 µs more, 4 % of a move."""

import gzip
from typing import Any

import msgspec
from litestar import Response
from litestar.types import ASGIApp, Receive, Scope, Send

Headers = list[tuple[bytes, bytes]]
_WORTH_IT = 2_000  # bytes


class JsonResponse(Response[Any]):
    """A document with a status. It has no headers or cookies of its own: what every response carries, the middleware adds."""

    def to_asgi_response(self, *_args: object, **_more: object) -> ASGIApp:  # type: ignore[override]
        status, body = self.status_code or 200, msgspec.json.encode(self.content)

        async def respond(scope: Scope, receive: Receive, send: Send) -> None:
            sent, encoding = _packed(body, list(scope["headers"]))
            headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(sent)), *encoding]
            await send({"type": "http.response.start", "status": status, "headers": headers})
            await send({"type": "http.response.body", "body": sent, "more_body": False})

        return respond


def _packed(body: bytes, headers: Headers) -> tuple[bytes, Headers]:
    """Compressed, if it is large and everybody may have it: what a seat may know comes with what others wrote, and its length would tell of it."""
    accepted = next((value for name, value in headers if name == b"accept-encoding"), b"")
    if len(body) < _WORTH_IT or b"gzip" not in accepted or any(name == b"authorization" for name, _ in headers):
        return body, []
    return gzip.compress(body, 5), [(b"content-encoding", b"gzip"), (b"vary", b"accept-encoding")]
