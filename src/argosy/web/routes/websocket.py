"""/api/tables/{id}/live: the table as it changes, to each viewer as that viewer may see it.

The client's first message says who it is and the last entry it has seen; from then on it is sent a state whenever there is
something new, with the part of the log that it lacks.
"""

import asyncio
from contextlib import suppress

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath

from argosy.tables.errors import TableError
from argosy.web import schema
from argosy.web.language import language_of
from argosy.web.live_connection import LiveConnection, Socket, disconnect, receive_message
from argosy.web.origins import check_origin
from argosy.web.services import Services

_HELLO_WITHIN = 15.0  # seconds


@websocket("/api/tables/{id:str}/live")
async def live(socket: Socket, id: FromPath[str]) -> None:
    language = language_of(socket.query_params.get("lang"), socket.headers.get("accept-language", ""))
    await socket.accept()
    with suppress(WebSocketDisconnect, WebSocketException):
        try:
            check_origin(socket)
            async with asyncio.timeout(_HELLO_WITHIN):
                hello = await _hello(socket)
            language = language_of(hello.lang, language)
            services: Services = socket.app.state.services
            tables = services.tables
            table = await tables.open(id)
            seat = tables.seat_of(table, hello.secret) if hello.secret else None
        except (TableError, msgspec.MsgspecError, TimeoutError, UnicodeError) as error:
            given = error if isinstance(error, TableError) else msgspec.ValidationError(f"the first message: {error}")
            await disconnect(socket, given, language)
            return
        await tables.settle(id)
        await LiveConnection(socket, services, table, seat, language, hello.since).stay()


async def _hello(socket: Socket) -> schema.Hello:
    return msgspec.json.decode(await receive_message(socket), type=schema.Hello)
