"""The live service for tests: real databases, real servers, a small client that plays."""

import asyncio
import os
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import psycopg
from pgserver.postgres_server import PostgresServer, get_server

from argosy import TITLES
from argosy.engine.chance import chance_from_seed
from argosy.engine.position import Option
from argosy.engine.record import FORMAT
from argosy.runners.process_pools import ProcessPool
from argosy.store.change_listener import ChangeListener
from argosy.store.sql_store import SqlStore
from argosy.tables.commands import Tables
from argosy.tables.creation import Wishes, create
from argosy.tables.entries import Entry, SeatRow, TableRow
from argosy.tables.feed import Feed
from argosy.tables.seating import Chair, Created
from argosy.tables.state import LiveTable

KINDS = ("sqlite", "postgresql")


class Databases:
    """Fresh databases of both kinds; one PostgreSQL server for all of them, started when first needed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._server: PostgresServer | None = None

    def fresh(self, kind: str) -> str:
        if kind == "sqlite":
            return str(self.folder / f"{secrets.token_hex(6)}.db")
        if self._server is None:
            # A short path: a socket's address may not be long.
            self._server = get_server(tempfile.mkdtemp(prefix="argosy-pg-"), cleanup_mode="delete")
        # A schema of its own is as good as a database of its own, and need not be copied and deleted file by file.
        name = f"t{secrets.token_hex(6)}"
        uri = str(self._server.get_uri())
        with psycopg.connect(uri, autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA {name}")
        return f"{uri}{'&' if '?' in uri else '?'}options=-csearch_path%3D{name}"

    def close(self) -> None:
        if self._server is not None:
            stop_at_once(self._server)
            self._server = None


def stop_at_once(database: PostgresServer) -> None:
    """Ends PostgreSQL without a last checkpoint: what it holds is deleted anyway, and need not reach the disk first."""
    postmaster = database.get_pid()
    if postmaster is not None:
        os.kill(postmaster, signal.SIGQUIT)
        while is_alive(postmaster):
            time.sleep(0.02)
        database._postmaster_info = None  # there is nothing left to stop
    database.cleanup()


def is_alive(pid: int) -> bool:
    """Whether the process runs; one that has ended and waits to be collected does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(") ", 1)[1][0] != "Z"
    except OSError:
        return False


def with_tables(db: str, *plays: Callable[..., Awaitable[None]], workers: int = 1) -> None:
    """Runs the play with that many workers' `Tables` on one database, in this process."""

    async def run() -> None:
        stores = [SqlStore(db) for _ in range(workers)]
        workers_tables = [Tables(store, Feed()) for store in stores]
        listeners = [ChangeListener(tables.store, tables.feed, 0.05) for tables in workers_tables]
        try:
            for play in plays:
                await play(*workers_tables)
        finally:
            for listener, store in zip(listeners, stores, strict=True):
                listener.close()
                await store.close()

    asyncio.run(run())


def forget(tables: Tables) -> None:
    """Drops all copies, as a worker that has just started."""
    tables._kept.clear()


def pids(pool: ProcessPool) -> list[int]:
    return [] if pool._executor is None else list(pool._executor._processes)


async def new_table(tables: Tables, title: str = "age-of-sail", players: int = 2, **wishes: Any) -> Created:
    return await create(tables, title, Wishes(wishes.pop("chairs", [Chair()] * players), **wishes))


async def play_some(tables: Tables, id: str, moves: int = 10_000) -> int:
    """People take the first action offered; gives the number of moves played."""
    for played in range(moves):
        table = await tables.open(id)
        if not table.to_act:
            return played
        seat = table.to_act[0]
        name = table.ruleset.catalogue.name(table.position.legal(seat)[0])
        await tables.move(id, seat, table.asked[seat], name)
    return moves


def table_in_memory(title: str, players: int, seed: int = 271828182845904523, **options: Option) -> LiveTable:
    """A table of people that has just started, without a store."""
    ruleset = TITLES[title].ruleset(players, options, None)
    row = TableRow(
        id="t",
        title=title,
        players=players,
        options=ruleset.options,
        seed=seed,
        format=FORMAT,
        pack=ruleset.pack,
        version="0",
        undo="agree",
        stand_in_after=0,
        stand_in_level="mate",
        listed=False,
        auto_start=True,
        origin=None,
        created_at=0.0,
        updated_at=0.0,
    )
    table = LiveTable(row, [SeatRow(seat, "person", f"P{seat}", "", "", False, "x", None, 0.0) for seat in range(players)])
    table.apply(Entry(1, "start", 0.0))
    return table


def play_by_chance(table: LiveTable, seed: int) -> Iterator[int]:
    """Plays to the end; before each move it gives the seat that is about to make it."""
    chance = chance_from_seed(seed)
    while table.to_act:
        seat = table.to_act[chance.below(len(table.to_act))]
        yield seat
        options = table.position.legal(seat)
        name = table.ruleset.catalogue.name(options[chance.below(len(options))])
        table.apply(Entry(table.entry + 1, "move", 0.0, seat, name))


def free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


class Server:
    """`argosy serve` in a process of its own."""

    def __init__(self, db: str, workers: int = 1, *more: str, program: tuple[str, ...] = (sys.executable, "-m", "argosy")) -> None:
        self.port = free_port()
        self.command = [*program, "serve", "--port", str(self.port), "--db", db]
        self.command += ["--workers", str(workers), "--rate", "0", *more]
        self.log = tempfile.NamedTemporaryFile(prefix="argosy-log-", suffix=".jsonl")  # noqa: SIM115
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(
            self.command, stderr=self.log, env={**os.environ, "PYTHONUNBUFFERED": "1"}, start_new_session=True
        )
        for _ in range(1200):
            try:
                if httpx.get(self.url("/health"), timeout=2).status_code == 200:
                    return
            except httpx.HTTPError:
                pass
            assert self.process.poll() is None, Path(self.log.name).read_text()
            time.sleep(0.05)
        raise AssertionError("the server did not start")

    def url(self, path: str) -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    def live(self, id: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{id}/live"

    def kill(self) -> None:
        """As if the power went: the server and all it has started, at once."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=60)


@contextmanager
def serving(db: str, workers: int = 1, *more: str, **how: Any) -> Iterator[Server]:
    server = Server(db, workers, *more, **how)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()


def bearer(secret: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {secret}"} if secret else {}


class Caller:
    """Asks the API, and insists on an answer that is expected."""

    def __init__(self, server: Server) -> None:
        self.http = httpx.Client(base_url=server.url(""), timeout=30)

    def get(self, path: str, secret: str = "", expect: int = 200, **query: Any) -> Any:
        return self._checked(self.http.get(path, params=query, headers=bearer(secret)), expect)

    def post(self, path: str, body: object = None, secret: str = "", expect: int = 200) -> Any:
        return self._checked(self.http.post(path, json=body, headers=bearer(secret)), expect)

    def _checked(self, answer: httpx.Response, expect: int) -> Any:
        assert answer.status_code == expect, f"{answer.request.url}: {answer.status_code} {answer.text[:600]}"
        return answer.json()

    def create(self, seats: list[dict[str, str]], **more: Any) -> tuple[str, dict[int, str], dict[int, str]]:
        """A new table: its id, the secrets, the invitations."""
        made = self.post("/api/tables", {"title": "age-of-sail", "seats": seats} | more, expect=201)
        secrets = {each["seat"]: each["secret"] for each in made["secrets"]}
        return made["table"], secrets, {each["seat"]: each["secret"] for each in made["invitations"]}

    def move(self, id: str, secret: str, at: int = 0) -> Any:
        """Plays the action at that place of the list."""
        decision = self.get(f"/api/tables/{id}", secret)["decision"]
        action = decision["actions"][at % len(decision["actions"])]["name"]
        return self.post(f"/api/tables/{id}/moves", {"entry": decision["entry"], "action": action}, secret)
