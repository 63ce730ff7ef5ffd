"""HTTP as uvicorn speaks it, but the head and the body of an answer leave together.

uvicorn hands them to the socket one after the other: two system calls and two packets for each move, and whoever asked wakes
up twice. That was a tenth of what a move costs.
"""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

_LARGE = 16 * 1024  # bytes that gain nothing by waiting


class Gathering:
    """A transport that sends at the end of the loop's turn what was written in it."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._written: list[bytes] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        if not self._written:
            self._loop.call_soon(self._send)
        self._written.append(data)
        if len(data) > _LARGE:
            self._send()

    def close(self) -> None:
        self._send()
        self._transport.close()

    def _send(self) -> None:
        if self._written:
            self._transport.write(b"".join(self._written))
            self._written.clear()


class OneWrite(HttpToolsProtocol):
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(Gathering(transport, self.loop))  # type: ignore[arg-type]
