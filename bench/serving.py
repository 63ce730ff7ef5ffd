"""A server to measure: the real command in a process of its own, and a client that costs little itself."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import argosy
from argosy.engine.chance import chance_from_seed


def free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port: int = trial.getsockname()[1]
        return port


@contextmanager
def server(db: str, workers: int = 1) -> Iterator[tuple[int, subprocess.Popen[bytes]]]:
    """`argosy serve` on a free port, until the block ends."""
    port = free_port()
    command = [
        sys.executable,
        "-m",
        "argosy",
        "serve",
        "--port",
        str(port),
        "--db",
        db,
        "--workers",
        str(workers),
        "--rate",
        "0",
        "--quiet",
    ]
    process = subprocess.Popen(command, env=os.environ.copy())
    try:
        _wait_for(port)
        yield port, process
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            process.kill()


def _wait_for(port: int) -> None:
    for _ in range(300):
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=1):
                return
        except OSError:
            time.sleep(0.1)
    raise RuntimeError("the server did not start")


class Client:
    """One connection that is kept open. It knows just enough HTTP for this."""

    def __init__(self, port: int) -> None:
        self.port = port

    async def connect(self) -> "Client":
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        return self

    async def post(self, path: str, body: object, secret: str = "") -> tuple[int, dict[str, Any]]:
        text = json.dumps(body).encode()
        head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nAuthorization: Bearer {secret}\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(text)}\r\n\r\n"
        self.writer.write(head.encode() + text)
        header = await self.reader.readuntil(b"\r\n\r\n")
        status = int(header[9:12])
        low = header.lower()
        at = low.index(b"content-length:") + 15
        length = int(low[at : low.index(b"\r\n", at)])
        answer: dict[str, Any] = json.loads(await self.reader.readexactly(length))
        return status, answer

    def close(self) -> None:
        self.writer.close()


def known_game(seed: int) -> tuple[str, list[tuple[int, str]]]:
    """A game whose moves are known in advance: the record of its opening, and the moves that follow."""
    game = argosy.new_game("age-of-sail", players=2, seed=seed)
    chance = chance_from_seed(seed)
    opening = ""
    while not game.is_over:
        seat = game.to_act[0]
        options = game.position.legal(seat)
        game.play(options[chance.below(len(options))], seat)
        if len(game.moves) == game.players:
            opening = game.record()
    return opening, game.moves[game.players :]
