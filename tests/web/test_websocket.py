"""Live connections: everybody sees their own view, in order, and misses nothing."""

import asyncio
import json
from contextlib import suppress
from typing import Any

import httpx
import pytest
import websockets

from service import Caller, Server

HERE = {"kind": "here"}
Socket = websockets.ClientConnection


@pytest.fixture
def api(server: Server) -> Caller:
    return Caller(server)


async def hello(server: Server, id: str, secret: str = "", since: int = 0) -> Socket:
    socket = await websockets.connect(server.live(id), max_size=None)
    await socket.send(json.dumps({"secret": secret, "since": since}))
    return socket


async def state(socket: Socket, entry: int | None = None) -> Any:
    """The next state, or the first that has come as far as `entry`."""
    while True:
        message = json.loads(await asyncio.wait_for(socket.recv(), 20))
        if message["type"] == "state" and (entry is None or message["state"]["entry"] >= entry):
            return message["state"]


async def ended(socket: Socket) -> None:
    """Reads until the server has closed the connection."""
    with suppress(websockets.ConnectionClosed):
        while True:
            await asyncio.wait_for(socket.recv(), 20)


def test_a_move_reaches_all_each_with_their_own_view(server: Server, api: Caller) -> None:
    id, secrets, _ = api.create([HERE, HERE])

    async def play() -> None:
        sockets = [await hello(server, id, secret) for secret in (secrets[0], secrets[1], "")]
        assert [(await state(socket))["viewer"] for socket in sockets] == [0, 1, None]
        await asyncio.to_thread(api.move, id, secrets[0])
        seen = [await state(socket, 2) for socket in sockets]
        assert [each["view"]["own_start_choice"] is not None for each in seen] == [True, False, False]
        assert [each["last_move"]["action"] is not None for each in seen] == [True, False, False]
        for socket in sockets:
            await socket.close()

    asyncio.run(play())


def test_whoever_is_there_is_heard_of_also_where_there_is_always_news(server: Server, api: Caller) -> None:
    """Pings are what says that a person is still there: at a lively table they came only when it fell silent."""
    id, secrets, _ = api.create([HERE, HERE])

    async def watch() -> None:
        socket = await hello(server, id, secrets[0])
        consent = False
        async with asyncio.timeout(120):
            while True:
                consent = not consent
                await asyncio.to_thread(api.post, f"/api/tables/{id}/consent", {"consent": consent}, secrets[1])
                message = json.loads(await socket.recv())
                if message["type"] == "ping":
                    break
                await asyncio.sleep(0.2)
        await socket.close()

    asyncio.run(watch())


def test_a_lost_connection_resumes_and_misses_nothing(server: Server, api: Caller) -> None:
    id, secrets, _ = api.create([HERE, HERE])

    async def play() -> None:
        whole = await hello(server, id, secrets[0])
        told = (await state(whole))["log"]
        lossy, since = await hello(server, id, secrets[0]), 0
        seen: list[Any] = []
        for at in range(12):
            current = await asyncio.to_thread(api.get, f"/api/tables/{id}", secrets[0])
            done = await asyncio.to_thread(api.move, id, secrets[current["to_act"][0]], at)
            if at % 3 == 2:  # lost for three moves
                await lossy.close()
                lossy = await hello(server, id, secrets[0], since)
                got = await state(lossy, done["entry"])
                seen = [line for line in seen if line["ply"] < got["log_from"]] + got["log"]
                since = got["entry"]
        while True:
            got = await state(whole)
            told = [line for line in told if line["ply"] < got["log_from"]] + got["log"]
            if got["entry"] == since:
                break
        complete = (await asyncio.to_thread(api.get, f"/api/tables/{id}/log", secrets[0]))["log"]
        assert told == complete
        assert seen == complete
        await whole.close()
        await lossy.close()

    asyncio.run(play())


def test_after_an_undo_the_log_is_taken_back_too(server: Server, api: Caller) -> None:
    id, secrets, _ = api.create([HERE, HERE], undo="free")
    for seat in (0, 1):
        api.move(id, secrets[seat])

    async def play() -> None:
        socket = await hello(server, id, secrets[0])
        first = await state(socket)
        seat = first["to_act"][0]
        await asyncio.to_thread(api.move, id, secrets[seat])
        moved = await state(socket, first["entry"] + 1)
        assert moved["log_from"] == 3
        await asyncio.to_thread(api.post, f"/api/tables/{id}/undo", {"ply": 3}, secrets[seat])
        undone = await state(socket, moved["entry"] + 1)
        assert (undone["ply"], undone["log_from"], undone["log"]) == (2, 3, [])
        assert undone["notices"][-1]["kind"] == "undo"
        await socket.close()

    asyncio.run(play())


def test_who_is_there_is_shown_to_the_others(server: Server, api: Caller) -> None:
    id, secrets, _ = api.create([HERE, HERE])

    async def play() -> None:
        watching = await hello(server, id)
        coming = await hello(server, id, secrets[1])
        await state(coming)
        await coming.close()
        while (await state(watching))["seats"][1]["connected"]:
            pass
        await watching.close()

    asyncio.run(asyncio.wait_for(play(), 30))


@pytest.mark.parametrize(
    "first",
    ["nonsense", "[]", '{"since": -1}', '{"secret": 5}', b"\xff\xfe\x00", '{"secret": "' + "x" * 1000 + '"}', "{" * 10_000, ""],
)
def test_a_malformed_first_message_is_answered_and_closed(server: Server, api: Caller, first: str | bytes) -> None:
    id, _secrets, _ = api.create([HERE, HERE])

    async def play() -> None:
        socket = await websockets.connect(server.live(id))
        await socket.send(first)
        assert json.loads(await socket.recv())["problem"]["error"] == "bad-request"
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await socket.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4400

    asyncio.run(asyncio.wait_for(play(), 20))
    assert httpx.get(server.url("/health")).status_code == 200


def test_a_wrong_secret_another_page_and_no_table_are_turned_away(server: Server, api: Caller) -> None:
    id, _secrets, _ = api.create([HERE, HERE])

    async def refused(table: str, secret: str, origin: str | None) -> str:
        headers = {} if origin is None else {"Origin": origin}
        socket = await websockets.connect(server.live(table), additional_headers=headers)
        with suppress(websockets.ConnectionClosed):  # a page from elsewhere is not even listened to
            await socket.send(json.dumps({"secret": secret}))
        answer = json.loads(await socket.recv())
        await socket.close()
        return str(answer["problem"]["error"]) if answer["type"] == "problem" else "welcome"

    async def play() -> None:
        assert await refused(id, "wrong", None) == "wrong-secret"
        assert await refused(id, "", "https://elsewhere.example") == "bad-origin"
        assert await refused("nowhere", "", None) == "no-table"
        assert await refused(id, "", server.url("")) == "welcome"

    asyncio.run(play())


def test_huge_and_endless_messages_end_the_connection_and_nothing_else(server: Server, api: Caller) -> None:
    id, _secrets, _ = api.create([HERE, HERE])

    async def play() -> None:
        huge = await hello(server, id)
        await state(huge)
        with suppress(websockets.ConnectionClosed):
            await huge.send("x" * 200_000)
        await ended(huge)
        endless = await hello(server, id)
        with suppress(websockets.ConnectionClosed):
            for _ in range(5000):
                await endless.send("hello?")
        await ended(endless)

    asyncio.run(asyncio.wait_for(play(), 30))
    assert httpx.get(server.url("/health")).status_code == 200


async def bare_connection(server: Server, id: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A WebSocket whose frames one writes by hand."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port, limit=1024)
    key = "dGhlIHNhbXBsZSBub25jZQ=="
    head = f"GET /api/tables/{id}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    writer.write((head + f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n").encode())
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


BROKEN_FRAMES = {
    "not masked": b"\x81\x02{}",
    "no such kind": b"\x83\x82\x00\x00\x00\x00{}",
    "reserved bits": b"\xf1\x82\x00\x00\x00\x00{}",
    "goes on with nothing": b"\x80\x82\x00\x00\x00\x00{}",
    "not UTF-8": b"\x81\x82\x00\x00\x00\x00\xff\xfe",
    "a ping in parts": b"\x09\x80\x00\x00\x00\x00",
    "a ping too long": b"\x89\xfe\x00\x7e\x00\x00\x00\x00" + b"x" * 126,
    "longer than can be": b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff\x00\x00\x00\x00",
    "a close of one byte": b"\x88\x81\x00\x00\x00\x00x",
    "no frame at all": b"GET / HTTP/1.1\r\n\r\n",
}


@pytest.mark.parametrize("frame", BROKEN_FRAMES.values(), ids=BROKEN_FRAMES)
def test_a_malformed_frame_ends_its_connection_and_no_other(server: Server, api: Caller, frame: bytes) -> None:
    id, _secrets, _ = api.create([HERE, HERE])

    async def play() -> None:
        watching = await hello(server, id)
        await state(watching)
        reader, writer = await bare_connection(server, id)
        writer.write(frame)
        while await asyncio.wait_for(reader.read(65536), 20):
            pass  # until the server closes it
        writer.close()
        await watching.ping()
        assert api.get("/health")["status"] == "ok"
        await watching.close()

    asyncio.run(play())


def test_a_client_that_does_not_read_holds_nobody_up(server: Server, api: Caller) -> None:
    id, secrets, _ = api.create([HERE, HERE])

    async def play() -> None:
        _reader, writer = await bare_connection(server, id)
        writer.write(b"\x81\x82\x00\x00\x00\x00{}")  # a hello, and then it never reads again
        for at in range(40):
            current = await asyncio.to_thread(api.get, f"/api/tables/{id}", secrets[0])
            await asyncio.to_thread(api.move, id, secrets[current["to_act"][0]], at)
        writer.close()

    asyncio.run(asyncio.wait_for(play(), 60))
