"""JSON responses by a short way: Litestar's own, through objects for cookies and headers, takes 14 µs more, 4 % of a move."""

from typing import Any

import msgspec
from litestar import Response
from litestar.types import ASGIApp, Receive, Scope, Send


class JsonResponse(Response[Any]):
    """A document with a status. It has no headers or cookies of its own: what every response carries, the middleware adds."""

    def to_asgi_response(self, *_args: object, **_more: object) -> ASGIApp:  # type: ignore[override]
        status, body = self.status_code or 200, msgspec.json.encode(self.content)

        async def respond(scope: Scope, receive: Receive, send: Send) -> None:
            headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
            await send({"type": "http.response.start", "status": status, "headers": headers})
            await send({"type": "http.response.body", "body": body, "more_body": False})

        return respond
