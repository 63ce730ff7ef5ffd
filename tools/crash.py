"""Kills servers, bots and databases while people play, and then counts: `make crash ARGS="--kills 30"`.

Every move that was acknowledged must be there, at its place and once; every table must replay to the same position in two
workers; and play must go on.
"""

import argparse
import asyncio
import contextlib
import os
import random
import signal
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from pgserver.postgres_server import PostgresServer, get_server

from argosy.engine.record import fingerprint
from argosy.tables.commands import Tables
from service import KINDS, Server, bearer, is_alive, stop_at_once, with_tables

VICTIMS = ("server", "bots", "postgresql")


@dataclass
class Book:
    """What the clients were told."""

    acknowledged: dict[tuple[str, int], tuple[int, str, str]] = field(default_factory=dict)  # (table, entry): seat, action, key
    sent: set[str] = field(default_factory=set)
    doubled: int = 0
    unexpected: list[str] = field(default_factory=list)


class Player:
    """Plays one table; what it is not told about, it sends again with the same key."""

    def __init__(self, server: Server, book: Book, luck: random.Random) -> None:
        self.server = server
        self.book = book
        self.luck = luck
        self.http = httpx.AsyncClient(base_url=server.url(""), timeout=10)
        self.stopping = False

    async def ask(self, method: str, path: str, body: object = None, secret: str = "") -> httpx.Response:
        while True:
            try:
                answer = await self.http.request(method, path, json=body, headers=bearer(secret))
                if answer.status_code < 500:
                    return answer
                if answer.status_code != 503:
                    self.book.unexpected.append(answer.text)
            except httpx.HTTPError:
                pass
            await asyncio.sleep(0.05)

    async def play(self, with_bot: bool) -> None:
        while not self.stopping:
            seats = [{"kind": "here"}, {"kind": "bot", "level": "deckhand"} if with_bot else {"kind": "here"}]
            made = (await self.ask("POST", "/api/tables", {"title": "age-of-sail", "seats": seats})).json()
            await self.play_table(made["table"], {each["seat"]: each["secret"] for each in made["secrets"]})

    async def play_table(self, id: str, secrets: dict[int, str]) -> None:
        while not self.stopping:
            state: Any = (await self.ask("GET", f"/api/tables/{id}", None, secrets[0])).json()
            if state["table"]["status"] == "over":
                return
            ours = [seat for seat in state["to_act"] if seat in secrets]
            if not ours:
                await asyncio.sleep(0.02)
                continue
            seat = ours[0]
            state = (await self.ask("GET", f"/api/tables/{id}", None, secrets[seat])).json()
            if state["decision"] is not None:
                await self.move(id, seat, secrets[seat], state["decision"])

    async def move(self, id: str, seat: int, secret: str, decision: Any) -> None:
        action = self.luck.choice(decision["actions"])["name"]
        key = f"{self.luck.getrandbits(64):x}"
        self.book.sent.add(key)
        answer = await self.ask(
            "POST", f"/api/tables/{id}/moves", {"entry": decision["entry"], "action": action, "key": key}, secret
        )
        if answer.status_code == 200:
            place = (id, answer.json()["entry"])
            if place in self.book.acknowledged:
                self.book.doubled += 1
            self.book.acknowledged[place] = (seat, action, key)
        elif answer.status_code != 409:
            self.book.unexpected.append(answer.text)


def bot_processes(server: int) -> list[int]:
    """The processes that decide for bots: grandchildren that multiprocessing has spawned."""
    found = []
    for entry in Path("/proc").iterdir():
        with contextlib.suppress(OSError, ValueError):
            parent = int((entry / "stat").read_text().rsplit(") ", 1)[1].split()[1])
            if parent == server and b"spawn_main" in (entry / "cmdline").read_bytes():
                found.append(int(entry.name))
    return found


def kill_postgresql(database: PostgresServer) -> None:
    postmaster = database.get_pid()
    assert postmaster is not None
    family = [postmaster]
    for entry in Path("/proc").iterdir():
        with contextlib.suppress(OSError, ValueError, IndexError):
            if int((entry / "stat").read_text().rsplit(") ", 1)[1].split()[1]) == postmaster:
                family.append(int(entry.name))
    for pid in family:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
    while any(is_alive(pid) for pid in family):
        time.sleep(0.02)
    for left in ("postmaster.pid", ".s.PGSQL.5432.lock"):  # or a zombie would be taken for a server that runs
        Path(database.pgdata, left).unlink(missing_ok=True)


async def torment(server: Server, database: PostgresServer | None, victims: list[str], tables: int, seed: int) -> Book:
    book, luck = Book(), random.Random(seed)
    players = [Player(server, book, random.Random(seed * 1000 + at)) for at in range(tables)]
    playing = [asyncio.create_task(player.play(with_bot=at % 2 == 1)) for at, player in enumerate(players)]
    await asyncio.sleep(1)
    for victim in victims:
        await asyncio.sleep(luck.uniform(0.1, 0.9))
        if victim == "server":
            await asyncio.to_thread(_kill_server, server, luck.random() < 0.5)
        elif victim == "bots":
            for pid in bot_processes(server.process.pid):
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
        else:
            assert database is not None
            await asyncio.to_thread(kill_postgresql, database)
            await asyncio.to_thread(database.ensure_postgres_running)
    before = len(book.acknowledged)
    end = time.monotonic() + 30
    while len(book.acknowledged) < before + 20:  # play goes on
        assert time.monotonic() < end, "nothing is acknowledged any more"
        await asyncio.sleep(0.1)
    for player in players:
        player.stopping = True
    await asyncio.gather(*playing)
    return book


def _kill_server(server: Server, alone: bool) -> None:
    if alone:  # its bots are left without a parent, and must end by themselves
        server.process.kill()
        server.process.wait()
    else:
        server.kill()
    server.start()


def verify(db: str, book: Book) -> tuple[int, int]:
    """Compares what was acknowledged with what is there: how many moves are lost, how many are there twice."""
    lost = doubled = 0
    ids = {id for id, _entry in book.acknowledged}

    async def count(one: Tables, other: Tables) -> None:
        nonlocal lost, doubled
        for id in ids:
            found = await one.store.table_with_entries(id)
            assert found is not None
            entries = {entry.number: entry for entry in found[2]}
            assert sorted(entries) == list(range(1, len(entries) + 1)), "a gap"
            for (table, number), (seat, action, key) in book.acknowledged.items():
                entry = entries.get(number)
                if table == id and (entry is None or (entry.seat, entry.action, entry.key) != (seat, action, f"{seat} {key}")):
                    lost += 1
            keys = [entry.key for entry in entries.values() if entry.key]
            doubled += len(keys) - len(set(keys))
            # Whatever a person's move is there for was sent once, and acknowledged once.
            told = {f"{seat} {key}" for (table, _n), (seat, _action, key) in book.acknowledged.items() if table == id}
            doubled += len(set(keys) - told)
            prints = [fingerprint((await tables.open(id)).position) for tables in (one, other)]
            assert prints[0] == prints[1]

    with_tables(db, count, workers=2)
    return lost, doubled + book.doubled


def crash(kind: str, victims: list[str], tables: int = 8, seed: int = 1) -> str:
    """One run; gives a line to print. Raises if anything is lost, doubled or wrong."""
    began = time.monotonic()
    folder = tempfile.mkdtemp(prefix="argosy-crash-")
    database = get_server(os.path.join(folder, "pg"), cleanup_mode="delete") if kind == "postgresql" else None
    db = str(database.get_uri()) if database is not None else os.path.join(folder, "tables.db")
    server = Server(db, 1, "--lease", "2", "--quiet")
    try:
        book = asyncio.run(torment(server, database, victims, tables, seed))
    finally:
        server.stop()
    lost, doubled = verify(db, book)
    if database is not None:
        stop_at_once(database)
    kills = ", ".join(f"{victims.count(name)} {name}" for name in VICTIMS if name in victims)
    told = f"{len(book.acknowledged)} moves acknowledged, {lost} lost, {doubled} double"
    line = f"{kind}: killed {kills}; {told}; {time.monotonic() - began:.0f} s"
    assert (lost, doubled, book.unexpected) == (0, 0, []), f"{line}; {book.unexpected[:3]}"
    return line


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=30, help="of each kind of victim")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--db", choices=KINDS, help="only this one")
    asked = parser.parse_args()
    luck = random.Random(asked.seed)
    for kind, kinds in (("sqlite", ["server", "bots"]), ("postgresql", ["server", "bots", "postgresql"])):
        if asked.db not in (None, kind):
            continue
        victims = [name for name in kinds for _ in range(asked.kills)]
        luck.shuffle(victims)
        print(crash(kind, victims, seed=asked.seed), flush=True)


if __name__ == "__main__":
    main()
