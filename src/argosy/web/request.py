"""A request to the API: its body within limits, whose seat and language it has, and the services that answer it."""

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from litestar import Request

from argosy.tables.commands import Tables
from argosy.tables.errors import BadRequest, NotAllowed
from argosy.tables.state import LiveTable
from argosy.web.language import language_of
from argosy.web.limits import LimitExceeded
from argosy.web.services import Services

BODY_WITHIN = 20.0  # seconds for a body to arrive whole
LARGEST_BODY = 256 * 1024  # bytes
SEATS_KEPT = 20.0  # seconds for which it is good enough to know who is there

_ANY = msgspec.json.Decoder(msgspec.Raw)


class ApiRequest(Request[Any, Any, Any]):
    _body_read: bytes | None = None

    @property
    def services(self) -> Services:
        services: Services = self.app.state.services
        return services

    @property
    def tables(self) -> Tables:
        return self.services.tables

    @property
    def secret(self) -> str:
        """From `Authorization: Bearer SECRET`; empty if there is none."""
        kind, _space, secret = self._header(b"authorization").partition(" ")
        return secret.strip() if kind.lower() == "bearer" else ""

    @property
    def language(self) -> str:
        return language_of(self.query_params.get("lang"), self._header(b"accept-language"))

    def _header(self, name: bytes) -> str:
        """Without `headers`, which would first make an object of all of them."""
        return next((value.decode("latin-1") for each, value in self.scope["headers"] if each == name), "")

    async def own_seat(self, id: str) -> tuple[LiveTable, int]:
        """The table and the seat of whoever asks. Joins may be newer than our copy."""
        table = await self.tables.open(id, check=False)
        try:
            return table, self.tables.seat_of(table, self.secret)
        except NotAllowed:
            table = await self.tables.open(id)
            return table, self.tables.seat_of(table, self.secret)

    async def viewer(self, id: str) -> tuple[LiveTable, int | None]:
        """The table, and the seat of whoever asks or None for a spectator."""
        table = await self.tables.refresh_seats(id, SEATS_KEPT)
        secret = self.secret
        return table, self.tables.seat_of(table, secret) if secret else None

    async def body(self) -> bytes:
        """The whole body. Raises LimitExceeded where it is too large or too slow, however small the pauses in it."""
        if self._body_read is None:
            try:
                async with asyncio.timeout(BODY_WITHIN):
                    self._body_read = _checked(await self._read_body())
            except TimeoutError:
                raise LimitExceeded("too-slow") from None
        return self._body_read

    async def _read_body(self) -> bytes:
        body = b""
        while True:
            message: Any = await self.receive()
            if message["type"] == "http.disconnect":
                raise TimeoutError  # the rest will never come
            body = b"".join((body, message["body"]))
            if len(body) > LARGEST_BODY:
                raise LimitExceeded("too-large")
            if not message["more_body"]:
                return body


def _checked(body: bytes) -> bytes:
    """The body, if it is text and not nested deeper than anything reads."""
    try:
        body.decode()
        with suppress(msgspec.DecodeError):  # whoever reads it will say what is wrong
            _ANY.decode(body)
    except UnicodeDecodeError as error:
        raise BadRequest("bad-request", detail=f"the body is not UTF-8: {error.reason} at byte {error.start}") from None
    except RecursionError:
        raise BadRequest("bad-request", detail="the body is nested too deep") from None
    return body
