"""What is written in one turn of the loop leaves as one piece."""

import asyncio

from argosy.web.http_protocol import Gathering


class Wire(asyncio.Transport):
    """Keeps what is sent, piece by piece."""

    def __init__(self) -> None:
        super().__init__({"peername": ("127.0.0.1", 7)})
        self.pieces: list[bytes] = []
        self.closed = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        assert not self.closed
        self.pieces.append(bytes(data))

    def close(self) -> None:
        self.closed = True


async def gathering() -> tuple[Wire, Gathering]:
    wire = Wire()
    return wire, Gathering(wire, asyncio.get_running_loop())


def test_head_and_body_leave_together():
    async def run() -> None:
        wire, transport = await gathering()
        transport.write(b"head ")
        transport.write(b"body")
        assert wire.pieces == []
        await asyncio.sleep(0)
        transport.write(b"more")
        await asyncio.sleep(0)
        assert wire.pieces == [b"head body", b"more"]
        assert transport.get_extra_info("peername") == ("127.0.0.1", 7), "all else is the transport's own"

    asyncio.run(run())


def test_what_was_written_before_the_end_is_sent():
    async def run() -> None:
        wire, transport = await gathering()
        transport.write(b"head ")
        transport.write(b"body")
        transport.close()
        assert wire.pieces == [b"head body"]
        assert wire.closed
        await asyncio.sleep(0)

    asyncio.run(run())


def test_much_is_sent_at_once():
    """So that the transport can tell whoever writes a large file to wait."""

    async def run() -> None:
        wire, transport = await gathering()
        transport.write(b"head ")
        transport.write(b"x" * 20_000)
        assert [len(piece) for piece in wire.pieces] == [20_005]
        await asyncio.sleep(0)
        assert len(wire.pieces) == 1

    asyncio.run(run())
