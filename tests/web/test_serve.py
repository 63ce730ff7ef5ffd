"""The commands around the tables: start, stop, play, backup, restore."""

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
import websockets
import websockets.sync.client

from argosy.cli.network import lan_addresses
from argosy.web.request import BODY_WITHIN
from crash import Book, Player, verify
from service import Caller, Databases, free_port, serving


def argosy(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "argosy", *arguments], capture_output=True, text=True, timeout=240)


def test_a_server_that_is_told_to_stop_finishes_what_it_acknowledged(db: str) -> None:
    book = Book()

    async def play() -> int:
        players = [Player(server, book, random.Random(at)) for at in range(6)]
        playing = [asyncio.create_task(player.play(with_bot=at % 2 == 1)) for at, player in enumerate(players)]
        while len(book.acknowledged) < 30:
            await asyncio.sleep(0.05)
        table = next(iter(book.acknowledged))[0]
        async with websockets.connect(server.live(table), max_size=None) as watching:
            await watching.send("{}")
            await watching.recv()
            code = await asyncio.to_thread(server.stop)
            await watching.wait_closed()
            assert watching.close_code == 1012  # service restart: come again
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        return code

    with serving(db, 1, "--quiet") as server:
        assert asyncio.run(play()) in (0, -signal.SIGTERM)
    # A move may be committed whose answer never left; every answer that left was committed.
    lost, _unanswered = verify(db, book)
    assert lost == 0


def test_a_worker_that_dies_is_replaced(databases: Databases) -> None:
    with serving(databases.fresh("sqlite"), 2) as server:
        api = Caller(server)
        id, secrets, _ = api.create([{"kind": "here"}, {"kind": "here"}])
        workers = [
            int(each.name)
            for each in Path("/proc").iterdir()
            if each.name.isdigit() and _parent(each) == server.process.pid and b"spawn_main" in _command(each)
        ]
        for pid in workers:
            os.kill(pid, signal.SIGKILL)
        end = time.monotonic() + 30
        while time.monotonic() < end:
            try:
                assert httpx.get(server.url(f"/api/tables/{id}"), timeout=2).status_code == 200
                break
            except httpx.HTTPError:
                time.sleep(0.1)
        Caller(server).move(id, secrets[0])


def _parent(process: Path) -> int:
    try:
        return int((process / "stat").read_text().rsplit(") ", 1)[1].split()[1])
    except OSError:
        return 0


def _command(process: Path) -> bytes:
    try:
        return (process / "cmdline").read_bytes()
    except OSError:
        return b""


def test_play_serves_on_this_machine_says_where_and_ends_quietly_by_ctrl_c(tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-m", "argosy", "play", "--no-browser", "--port", str(port), "--db", str(tmp_path / "t.db")]
    with (
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True) as process,
        httpx.Client(base_url=f"http://127.0.0.1:{port}") as web,
    ):
        assert process.stdout is not None
        assert process.stderr is not None
        assert f"http://127.0.0.1:{port}/" in process.stdout.readline()
        for _ in range(200):
            try:
                assert "Argosy" in web.get("/").text
                break
            except httpx.HTTPError:
                time.sleep(0.05)
        seats = [{"kind": "bot", "level": "deckhand"}, {"kind": "here"}]
        table = web.post("/api/tables", json={"title": "age-of-sail", "seats": seats}).json()["table"]
        while 0 in web.get(f"/api/tables/{table}").json()["to_act"]:  # until a bot's process is there
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does it: to all of them
        assert process.stderr.read() == ""
        process.wait(timeout=20)


def test_with_lan_other_devices_are_answered_and_links_name_what_they_reach(tmp_path: Path) -> None:
    with _playing(tmp_path, "--lan") as (told, port):
        if not lan_addresses():
            assert told == "this machine is in no network: nobody else can join\n"
            return
        url = f"http://{lan_addresses()[0]}:{port}"
        assert f"{url}/" in told
        assert httpx.get(f"{url}/api/server").json()["public_url"] == url
        assert httpx.get(f"http://127.0.0.1:{port}/health").status_code == 200


def test_without_lan_nobody_else_is_answered(tmp_path: Path) -> None:
    with _playing(tmp_path) as (told, port):
        assert f"http://127.0.0.1:{port}/" in told
        assert httpx.get(f"http://127.0.0.1:{port}/api/server").json()["public_url"] is None
        for address in lan_addresses():
            with pytest.raises(httpx.ConnectError):
                httpx.get(f"http://{address}:{port}/health")


def test_the_public_url_is_told_and_its_pages_may_connect(databases: Databases) -> None:
    with serving(databases.fresh("sqlite"), 1, "--quiet", "--public-url", "https://Tables.example.org:443/") as server:
        api = Caller(server)
        assert api.get("/api/server")["public_url"] == "https://Tables.example.org:443"
        id, secrets, _ = api.create([{"kind": "here"}, {"kind": "here"}])
        with websockets.sync.client.connect(server.live(id), origin=websockets.Origin("https://tables.example.org")) as line:
            line.send(json.dumps({"secret": secrets[0]}))
            assert json.loads(line.recv())["type"] == "state"
        with websockets.sync.client.connect(server.live(id), origin=websockets.Origin("https://example.org")) as line:
            assert json.loads(line.recv())["problem"]["error"] == "bad-origin"


@contextmanager
def _playing(folder: Path, *more: str) -> Iterator[tuple[str, int]]:
    """`argosy play`, once it answers: its first line and its port."""
    port = free_port()
    command = [sys.executable, "-m", "argosy", "play", "--no-browser", "--port", str(port), "--db", str(folder / "t.db"), *more]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True) as process:
        assert process.stdout is not None
        told = process.stdout.readline()
        for _ in range(200):
            try:
                httpx.get(f"http://127.0.0.1:{port}/health")
                break
            except httpx.HTTPError:
                time.sleep(0.05)
        try:
            yield told, port
        finally:
            os.killpg(process.pid, signal.SIGINT)


def test_backup_and_restore_from_the_command_line_while_a_server_runs(db: str, databases: Databases, tmp_path: Path) -> None:
    file, other = str(tmp_path / "all.backup"), databases.fresh("sqlite")
    with serving(db, 1, "--quiet") as server:
        api = Caller(server)
        id, secrets, _ = api.create([{"kind": "here"}, {"kind": "here"}])
        api.move(id, secrets[0])
        assert argosy("backup", file, "--db", db).stdout == f"{file}: 1 tables, 2 entries\n"
        assert "0 tables and 0 entries" in argosy("restore", file, "--db", db).stdout
    with serving(other, 1, "--quiet") as server:
        api = Caller(server)
        assert "1 tables and 2 entries" in argosy("restore", file, "--db", other).stdout
        assert api.get(f"/api/tables/{id}", secrets[1])["ply"] == 1
        api.move(id, secrets[1])


def test_too_many_requests_from_one_address_are_turned_away(databases: Databases) -> None:
    with serving(databases.fresh("sqlite"), 1, "--rate", "1") as server:
        with httpx.Client(base_url=server.url("")) as one:
            answers = [one.get("/api/titles", headers={"Accept-Language": "fr"}) for _ in range(60)]
            # A proxy on this machine is believed when it names somebody else.
            assert one.get("/api/titles", headers={"X-Forwarded-For": "203.0.113.7"}).status_code == 200
        turned_away = [answer for answer in answers if answer.status_code == 429]
        assert turned_away
        assert turned_away[0].json()["error"] == "too-many"
        assert "Trop de demandes" in turned_away[0].json()["text"]


def test_a_request_that_never_ends_holds_nobody_up(databases: Databases) -> None:
    with serving(databases.fresh("sqlite"), 1, "--quiet") as server:

        async def slow() -> None:
            for _ in range(50):
                _reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
                writer.write(
                    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"
                )
            # Within less than the server gives those requests: they are still there.
            assert (await asyncio.to_thread(httpx.get, server.url("/api/titles"), timeout=BODY_WITHIN / 2)).status_code == 200

        asyncio.run(slow())


@pytest.mark.parametrize("path", ["/schema/openapi.json"])
def test_the_openapi_document_names_every_address(databases: Databases, path: str) -> None:
    with serving(databases.fresh("sqlite"), 1, "--quiet") as server:
        document = httpx.get(server.url(path)).json()
        assert {
            "/api/server",
            "/api/home",
            "/api/titles",
            "/api/titles/{title}/components",
            "/api/titles/{title}/texts",
            "/api/titles/{title}/rules",
            "/api/titles/{title}/rules/{rule}",
            "/api/titles/{title}/pages/{page}",
            "/api/titles/{title}/voyage",
            "/api/tables/{id}/outline",
            "/api/tables/{id}/review",
            "/api/tables",
            "/api/tables/mine",
            "/api/tables/import",
            "/api/tables/{id}",
            "/api/tables/{id}/join",
            "/api/tables/{id}/start",
            "/api/tables/{id}/moves",
            "/api/tables/{id}/hurry",
            "/api/tables/{id}/undo",
            "/api/tables/{id}/end",
            "/api/tables/{id}/questions/{entry}/answer",
            "/api/tables/{id}/leave",
            "/api/tables/{id}/return",
            "/api/tables/{id}/invitation",
            "/api/tables/{id}/seats/{seat}/link",
            "/api/tables/{id}/seats/{seat}/stand-in",
            "/api/tables/{id}/rematch",
            "/api/tables/{id}/fork",
            "/api/tables/{id}/moments",
            "/api/tables/{id}/consent",
            "/api/tables/{id}/name",
            "/api/tables/{id}/record",
            "/api/tables/{id}/why",
            "/api/tables/{id}/hint",
            "/api/tables/{id}/history",
            "/api/tables/{id}/log",
        } == set(document["paths"])
        assert {"State", "Decision", "LegalAction", "Problem"} <= set(document["components"]["schemas"])
