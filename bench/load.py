"""How many acknowledged moves a second the tables take, and how long each takes: `make load`.

100 tables at once, two seats each, every move a commit that has reached the disk before it is acknowledged. The games are
known in advance, so the client only sends and counts.
"""

import argparse
import asyncio
import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

from serving import Client, free_port, known_game, server

from argosy.tables.feed import Feed
from argosy.tables.setting_up import Chair, Wishes, create
from argosy.tables.store import Store
from argosy.tables.tables import Tables

_BOARDGAME_IO = Path(__file__).resolve().parent.parent / "build" / "boardgame_io"
_ROUNDS = 3
_ACTIONS, _OPENINGS = 400, 50
_RATE = 440.0  # moves a second when paced: a little above the bar


@dataclass
class Result:
    moves: int
    seconds: float
    times: list[float]
    cpu: float = 0.0  # seconds of the server's

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    def line(self, name: str) -> str:
        ordered = sorted(self.times)
        p50, p95, p99 = (1000 * ordered[int(len(ordered) * share)] for share in (0.5, 0.95, 0.99))
        times = f"p50 {p50:5.1f} ms   p95 {p95:5.1f} ms   p99 {p99:5.1f} ms"
        cost = f"{self.moves} moves, {1000 * self.cpu / self.moves:.2f} ms of the server's CPU each"
        return f"{name:<34} {self.rate:7.0f} moves/s   {times}   ({cost})"


async def load(port: int, tables: int, seconds: float, rate: float = 0.0) -> Result:
    """All tables at once: as fast as they go, or with `rate` so many moves a second in all."""
    clients = [await Client(port).connect() for _ in range(tables)]
    games = [known_game(seed) for seed in range(min(tables, 20))]
    seated = []
    for at, client in enumerate(clients):
        status, made = await client.post("/api/tables/import", {"record": games[at % len(games)][0]})
        assert status == 201, made
        seated.append({each["seat"]: each["secret"] for each in made["secrets"]} | {"id": made["table"]})
    times: list[float] = []
    began = time.perf_counter()
    until = began + seconds

    async def play(at: int) -> None:
        client = clients[at]
        opening, moves = games[at % len(games)]
        place: dict[Any, str] = seated[at]
        entry = 3
        next_move = 0
        due = began + at / rate if rate else began
        while time.perf_counter() < until:
            if next_move == len(moves):  # over: the next game
                _status, made = await client.post("/api/tables/import", {"record": opening})
                place = {each["seat"]: each["secret"] for each in made["secrets"]} | {"id": made["table"]}
                entry, next_move = 3, 0
            seat, action = moves[next_move]
            due += tables / rate if rate else 0.0
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            wish = {"entry": entry, "action": action, "key": str(next_move)}
            sent = time.perf_counter()
            status, answer = await client.post(f"/api/tables/{place['id']}/moves", wish, place[seat])
            times.append(time.perf_counter() - sent)
            assert status == 200, answer
            entry = int(str(answer["entry"]))
            next_move += 1

    await asyncio.gather(*(play(at) for at in range(tables)))
    taken = time.perf_counter() - began
    for client in clients:
        client.close()
    return Result(len(times), taken, times)


async def watched(port: int, pid: int, watchers: int, seconds: float) -> None:
    """Moves at one table while `watchers` spectators watch others, and it."""
    import websockets

    client = await Client(port).connect()
    opening, moves = known_game(1)
    _status, made = await client.post("/api/tables/import", {"record": opening})
    id = made["table"]
    secrets = {each["seat"]: each["secret"] for each in made["secrets"]}
    _status, other = await client.post("/api/tables/import", {"record": opening})
    before = _memory(pid)
    sockets = []
    got = [0] * watchers

    async def watch(at: int, table: object) -> None:
        socket = await websockets.connect(f"ws://127.0.0.1:{port}/api/tables/{table}/live", compression=None, ping_interval=None)
        sockets.append(socket)
        await socket.send("{}")
        async for _message in socket:
            got[at] += 1

    tasks = []
    for at in range(watchers):
        tasks.append(asyncio.create_task(watch(at, id if at < 20 else other["table"])))
        if at % 50 == 49:
            await asyncio.sleep(0.15)
    while sum(1 for count in got if count) < watchers:
        await asyncio.sleep(0.1)
    after = _memory(pid)
    await client.connect()  # the old one has been idle for too long
    times = []
    entry = 3
    for number, (seat, action) in enumerate(moves[: int(seconds * 20)]):
        sent = time.perf_counter()
        status, answer = await client.post(
            f"/api/tables/{id}/moves", {"entry": entry, "action": action, "key": str(number)}, str(secrets[seat])
        )
        assert status == 200, answer
        times.append(time.perf_counter() - sent)
        entry = int(str(answer["entry"]))
        await asyncio.sleep(0.02)
    await asyncio.sleep(1)
    open_still = sum(1 for task in tasks if not task.done())
    ordered = sorted(times)
    print(
        f"{watchers} watchers, 20 of them at this table: {(after - before) / watchers:.1f} KB each, "
        f"move p50 {1000 * statistics.median(ordered):.1f} ms, p99 {1000 * ordered[int(len(ordered) * 0.99)]:.1f} ms, "
        f"{watchers - open_still} dropped, states seen by each of the 20: {min(got[:20])} to {max(got[:20])} for {len(times)} moves"
    )
    for task in tasks:
        task.cancel()


def report(port: int, pid: int, asked: argparse.Namespace, name: str) -> None:
    for how, rate in (("paced", _RATE), ("flat out", 0.0)):
        before = _cpu(pid)
        result = asyncio.run(load(port, asked.tables, asked.seconds, rate))
        result.cpu = _cpu(pid) - before
        print(result.line(f"{name}, {how}"), flush=True)


def compare(port: int, folder: str, asked: argparse.Namespace) -> None:
    """Flat out in turns, so that what else the machine does weighs on both alike; the medians count."""
    if not _BOARDGAME_IO.joinpath("node_modules").is_dir():
        print("boardgame.io is not installed: `make load` does that where npm is found")
        return
    ours, theirs = [], []
    for number in range(_ROUNDS):
        ours.append(asyncio.run(load(port, asked.tables, asked.seconds / 2)).rate)
        theirs.append(boardgame_io(os.path.join(folder, f"count{number}"), asked.tables, asked.seconds / 2))
    rates = f"{statistics.median(ours):.0f} and {statistics.median(theirs):.0f} moves/s"
    print(
        f"in {_ROUNDS} turns with boardgame.io: {rates}, ratio {statistics.median(ours) / statistics.median(theirs):.1f}",
        flush=True,
    )


def boardgame_io(folder: str, tables: int, seconds: float) -> float:
    """The same with boardgame.io, file storage and a game that computes nothing; needs `npm ci` in build/boardgame_io."""
    port = free_port()
    process = subprocess.Popen(["node", "server.js", str(port), folder], cwd=_BOARDGAME_IO, stdout=subprocess.PIPE)
    try:
        assert process.stdout is not None
        process.stdout.readline()
        before = _cpu(process.pid)
        done = subprocess.run(
            ["node", "play.js", str(port), str(tables), str(seconds)], cwd=_BOARDGAME_IO, stdout=subprocess.PIPE, check=True
        )
        cpu = _cpu(process.pid) - before
    finally:
        process.terminate()
        process.wait()
    told = json.loads(done.stdout)
    rate: float = told["moves"] / told["seconds"]
    print(
        f"{'boardgame.io 0.50.2, flat out':<34} {rate:7.0f} moves/s   p50 {told['p50']:5.1f} ms   p95 {told['p95']:5.1f} ms   "
        f"p99 {told['p99']:5.1f} ms   ({told['moves']} moves, {1000 * cpu / told['moves']:.2f} ms of the server's CPU each)",
        flush=True,
    )
    return rate


async def opened_cold(db: str) -> None:
    """A table of 400 actions, 100 of them taken back again, opened by a worker that has no copy of it."""
    store = Store(db)
    tables = Tables(store, Feed())
    made = await create(tables, "age-of-sail", Wishes([Chair() for _ in range(4)], undo="free"))
    table = await tables.open(made.id)
    while table.entry < _ACTIONS + 1:
        seat = table.to_act[0]
        name = table.ruleset.catalogue.name(table.position.legal(seat)[0])
        table = (await tables.move(made.id, seat, table.asked[seat], name)).table
        if table.ply > _ACTIONS // 4 and table.entry < _ACTIONS:
            table = (await tables.undo(made.id, seat)).table
    times = []
    for _ in range(_OPENINGS):
        tables.forget()
        began = time.perf_counter()
        await tables.open(made.id)
        times.append(1000 * (time.perf_counter() - began))
    await store.close()
    times.sort()
    print(
        f"opening a table of {table.entry - 1} actions cold: median {statistics.median(times):.1f} ms, "
        f"least {times[0]:.1f} ms, most {times[-1]:.1f} ms ({_OPENINGS} times)",
        flush=True,
    )


def _cpu(pid: int) -> float:
    """The CPU time of a process and of its children."""
    total = 0.0
    for entry in Path("/proc").iterdir():
        try:
            values = (entry / "stat").read_text().rsplit(") ", 1)[1].split()
        except OSError:
            continue
        if entry.name == str(pid) or values[1] == str(pid):
            total += (int(values[11]) + int(values[12])) / os.sysconf("SC_CLK_TCK")
    return total


def _memory(pid: int) -> float:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return float(line.split()[1])
    return 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--watchers", type=int, default=2000)
    parser.add_argument("--postgresql", action="store_true", help="only that")
    parser.add_argument("--sqlite", action="store_true", help="only that")
    asked = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(65536, resource.getrlimit(resource.RLIMIT_NOFILE)[1]),) * 2)
    both = asked.sqlite == asked.postgresql
    with tempfile.TemporaryDirectory() as folder:
        if both or asked.sqlite:
            with server(os.path.join(folder, "tables.db")) as (port, process):
                report(port, process.pid, asked, "SQLite, 1 worker")
                compare(port, folder, asked)
                asyncio.run(opened_cold(os.path.join(folder, "cold.db")))
                if asked.watchers:
                    asyncio.run(watched(port, process.pid, asked.watchers, 6))
        if both or asked.postgresql:
            from pgserver.postgres_server import get_server

            database = get_server(os.path.join(folder, "pg"), cleanup_mode="stop")
            with server(database.get_uri(), workers=2) as (port, process):
                report(port, process.pid, asked, "PostgreSQL, 2 workers")
            database.cleanup()
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}, engine {'compiled' if _compiled() else 'interpreted'}")


def _compiled() -> bool:
    from argosy.engine import chance

    return str(chance.__file__).endswith(".so")


if __name__ == "__main__":
    main()
