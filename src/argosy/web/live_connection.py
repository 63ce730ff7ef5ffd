"""A live connection of one viewer to a table: it is sent a state whenever there is something new, and pings.

A client that is slow gets fewer states, never an older one, and nothing piles up for it.
"""

import asyncio
import time
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from argosy.tables.attendance import is_connected
from argosy.tables.errors import NoSuchTable, NotAllowed, TableError
from argosy.tables.state import LiveTable
from argosy.web import schema
from argosy.web.errors import problem_of
from argosy.web.request import SEATS_KEPT
from argosy.web.serializers.table import state_of
from argosy.web.services import Services

_PING_EVERY = 25.0  # seconds
_MOST_MESSAGES = 120  # from a client in one ping interval
_REFUSED, _BAD = 4403, 4400  # codes that close a connection
_KEPT = 64  # messages, for those who see the same

Socket = WebSocket[Any, Any, Any]


class LiveConnection:
    def __init__(self, socket: Socket, services: Services, table: LiveTable, seat: int | None, language: str, since: int) -> None:
        self.socket = socket
        self.services = services
        self.tables = services.tables
        self.id = table.row.id
        self.seat = seat
        self.secret_hash = None if seat is None else table.seats[seat].secret_hash
        self.language = language
        self.since = since
        self.received = 0
        self.watch = self.tables.feed.watch(self.id)

    async def stay(self) -> None:
        connections = self.services.connections
        place = None if self.seat is None else (self.id, self.seat)
        if place is not None:
            connections[place] += 1
            await self._mark_seen(connected=True)
        try:
            async with asyncio.TaskGroup() as together:
                together.create_task(self._send())
                together.create_task(self._receive())
        except* (WebSocketDisconnect, WebSocketException, TableError, RuntimeError):
            pass  # gone, in one way or another
        finally:
            self.tables.feed.leave(self.watch)
            if place is not None:
                connections[place] -= 1
                if connections[place] == 0:
                    del connections[place]
                    await self._mark_seen(connected=False)

    async def _mark_seen(self, *, connected: bool) -> None:
        assert self.seat is not None
        with suppress(TableError):
            await self.tables.seen(self.id, self.seat, connected, self.secret_hash)

    async def _send(self) -> None:
        sent: object = None
        due = time.monotonic() + _PING_EVERY  # by the clock: also where there is always news
        while True:
            try:
                table = await self.tables.open(self.id, check=False)
            except NoSuchTable:
                return await disconnect(self.socket, NoSuchTable("deleted"), self.language)
            if self.seat is not None and table.seats[self.seat].secret_hash != self.secret_hash:
                return await disconnect(self.socket, NotAllowed("seat-moved"), self.language)
            now = (table.entry, table.row.changes, [is_connected(row, time.time()) for row in table.seats])
            if now != sent:
                await self.socket.send_data(self._state(table), mode="text")
                self.since, sent = now[0], now  # the table may have gone on meanwhile
            with suppress(TimeoutError):
                async with asyncio.timeout(due - time.monotonic()):  # not wait_for: that one may swallow a cancellation
                    await self.watch.wait()
            if time.monotonic() >= due:
                due = time.monotonic() + _PING_EVERY
                self.received = 0
                await self.socket.send_data(msgspec.json.encode(schema.LivePing(entry=self.since)).decode(), mode="text")
                if self.seat is not None:
                    await self.tables.store.still_there(self.id, self.seat, time.time(), self.secret_hash)
                with suppress(NoSuchTable):
                    await self.tables.refresh_seats(self.id, SEATS_KEPT)

    def _state(self, table: LiveTable) -> str:
        """The message for this viewer; those who see the same are sent the same text."""
        since = self.since if self.since <= table.entry else 0
        key = (self.id, table.entry, table.row.changes, self.seat, self.language, since, int(time.time()))  # it tells the time
        messages = self.services.messages
        message = messages.get(key)
        if message is None:
            state = state_of(table, self.seat, self.language, since)
            message = messages[key] = msgspec.json.encode(schema.LiveState(state=state)).decode()
            while len(messages) > _KEPT:
                messages.popitem(last=False)
        return message

    async def _receive(self) -> None:
        """Nothing needs to be said here; moves go by HTTP. A client that sends too much is disconnected."""
        while True:
            await receive_message(self.socket)
            self.received += 1
            if self.received > _MOST_MESSAGES:
                await self.socket.close(code=_BAD)
                return


async def disconnect(socket: Socket, error: Exception, language: str) -> None:
    """Says what is wrong, and closes the connection."""
    status, problem = problem_of(error, language)
    await socket.send_text(msgspec.json.encode(schema.LiveProblem(problem=problem)).decode())
    await socket.close(code=_BAD if status == 400 else _REFUSED)


async def receive_message(socket: Socket) -> bytes:
    message: Any = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone")
    text = message.get("text")
    return text.encode() if text is not None else message.get("bytes") or b""
