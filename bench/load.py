"""How many acknowledged moves a second the tables take, and how long each takes: `make bench NAME=load`.

100 tables at once, two seats each, every move a commit that has reached the disk before it is acknowledged. The games are
known in advance, so the client only sends and counts. Each part is bounded in time; one that fails says so in one line, and
the others go on. `--save` appends the figures to bench/load.md.
"""

import argparse
import asyncio
import datetime
import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

sys.path.insert(0, str(Path(__file__).parent))

from argosy.store.sql_store import SqlStore
from argosy.tables.commands import Tables
from argosy.tables.creation import Wishes, create
from argosy.tables.feed import Feed
from argosy.tables.seating import Chair
from serving import Client, free_port, known_game, server

T = TypeVar("T")

_BOARDGAME_IO = Path(__file__).resolve().parent.parent / "build" / "boardgame_io"
_ROUNDS = 3
_ACTIONS, _OPENINGS = 400, 50
_WATCH_THIS, _WATCHED_MOVES = 20, 120
_RATE = 440.0  # moves a second when paced: a little above the bar
_LEAST_RATE, _MOST_P99, _LEAST_RATIO, _MOST_OPENING = 400.0, 100.0, 3.0, 30.0  # the bars
_PATIENCE = 120.0  # seconds for a part, besides what it was told to take


class Report:
    """What is printed, and kept."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.failed = False

    def say(self, line: str) -> None:
        self.lines.append(line)
        print(line, flush=True)

    @contextmanager
    def part(self, name: str) -> Iterator[None]:
        try:
            yield
        except (Exception, SystemExit) as error:
            self.failed = True
            self.say(f"{name}: FAILED: {type(error).__name__} {' '.join(str(error).split())[:200]}")

    def save(self) -> None:
        file = Path(__file__).parent / "load.md"
        with file.open("a", encoding="utf-8") as kept:
            print("", f"## {datetime.date.today().isoformat()}", "", "```text", *self.lines, "```", sep="\n", file=kept)
        print(f"kept in bench/{file.name}")


def at_least(figure: float, bar: float) -> str:
    return f"(≥ {bar:g}: {'met' if figure >= bar else 'MISSED'})"


def at_most(figure: float, bar: float) -> str:
    return f"(≤ {bar:g}: {'met' if figure <= bar else 'MISSED'})"


@dataclass
class Result:
    moves: int
    seconds: float
    times: list[float]
    cpu: float = 0.0  # seconds of the server's

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    def percentile(self, share: float) -> float:
        """In milliseconds."""
        return 1000 * sorted(self.times)[int(len(self.times) * share)]

    def line(self, name: str, verdict: str) -> str:
        times = "   ".join(f"p{100 * share:.0f} {self.percentile(share):5.1f} ms" for share in (0.5, 0.95, 0.99))
        cost = f"{self.moves} moves, {1000 * self.cpu / self.moves:.2f} ms of the server's CPU each"
        return f"{name:<32} {self.rate:6.0f} moves/s   {times}   {cost}   {verdict}".rstrip()


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


async def watched(port: int, pid: int, watchers: int) -> str:
    """Moves at one table while `watchers` spectators watch others, and it."""
    import websockets

    client = await Client(port).connect()
    opening, moves = known_game(1)
    _status, made = await client.post("/api/tables/import", {"record": opening})
    id = made["table"]
    secrets = {each["seat"]: each["secret"] for each in made["secrets"]}
    _status, other = await client.post("/api/tables/import", {"record": opening})
    before = _memory(pid)
    got = [0] * watchers

    async def watch(at: int, table: object) -> None:
        async with websockets.connect(
            f"ws://127.0.0.1:{port}/api/tables/{table}/live", compression=None, ping_interval=None, open_timeout=60
        ) as socket:
            await socket.send("{}")
            async for _message in socket:
                got[at] += 1

    tasks = []
    for at in range(watchers):
        tasks.append(asyncio.create_task(watch(at, id if at < _WATCH_THIS else other["table"])))
        if at % 50 == 49:
            await asyncio.sleep(0.15)
    while sum(1 for count in got if count) < watchers:
        if any(task.done() for task in tasks):
            raise RuntimeError("a watcher was turned away")
        await asyncio.sleep(0.1)
    after = _memory(pid)
    await client.connect()  # the old one has been idle for too long
    times = []
    entry = 3
    for number, (seat, action) in enumerate(moves[:_WATCHED_MOVES]):
        sent = time.perf_counter()
        status, answer = await client.post(
            f"/api/tables/{id}/moves", {"entry": entry, "action": action, "key": str(number)}, str(secrets[seat])
        )
        assert status == 200, answer
        times.append(time.perf_counter() - sent)
        entry = int(str(answer["entry"]))
        await asyncio.sleep(0.02)
    await asyncio.sleep(1)
    dropped = sum(1 for task in tasks if task.done())
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    result = Result(len(times), 1.0, times)
    return (
        f"{watchers} watchers, {_WATCH_THIS} of them at this table: {(after - before) / watchers:.1f} KB each, "
        f"move p50 {result.percentile(0.5):.1f} ms, p99 {result.percentile(0.99):.1f} ms, {dropped} dropped {at_most(dropped, 0)}, "
        f"states seen by each of the {_WATCH_THIS}: {min(got[:_WATCH_THIS])} to {max(got[:_WATCH_THIS])} for {len(times)} moves"
    )


def paced_and_flat_out(report: Report, port: int, pid: int, asked: argparse.Namespace, name: str, most_p99: float = 0.0) -> None:
    for how, rate in (("paced", _RATE), ("flat out", 0.0)):
        with report.part(f"{name}, {how}"):
            before = _cpu(pid)
            result = asyncio.run(_bounded(load(port, asked.tables, asked.seconds, rate), asked.seconds))
            result.cpu = _cpu(pid) - before
            verdict = at_least(result.rate, _LEAST_RATE)
            if most_p99 and rate:
                verdict += f" p99 {at_most(result.percentile(0.99), most_p99)}"
            report.say(result.line(f"{name}, {how}", verdict))


async def _bounded(part: Coroutine[Any, Any, T], seconds: float = 0.0) -> T:
    async with asyncio.timeout(seconds + _PATIENCE):
        return await part


def compare(report: Report, port: int, pid: int, folder: str, asked: argparse.Namespace) -> None:
    """Flat out in turns, so that what else the machine does weighs on both alike; the medians count."""
    if not _BOARDGAME_IO.joinpath("node_modules").is_dir():
        report.say("boardgame.io is not installed: `make bench NAME=load` does that where npm is found")
        return
    ours, theirs = [], []
    for number in range(_ROUNDS):
        before = _cpu(pid)
        ours.append(asyncio.run(_bounded(load(port, asked.tables, asked.seconds / 2), asked.seconds)))
        ours[-1].cpu = _cpu(pid) - before
        theirs.append(boardgame_io(os.path.join(folder, f"count{number}"), asked.tables, asked.seconds / 2))
    for name, results in (("in turns: SQLite, 1 worker", ours), ("boardgame.io 0.50.2, files", theirs)):
        report.say(sorted(results, key=lambda result: result.rate)[_ROUNDS // 2].line(name, f"the median of {_ROUNDS}"))
    ratio = statistics.median(each.rate for each in ours) / statistics.median(each.rate for each in theirs)
    report.say(f"{'ratio to boardgame.io':<32} {ratio:6.1f}           {at_least(ratio, _LEAST_RATIO)}")


def boardgame_io(folder: str, tables: int, seconds: float) -> Result:
    """The same with boardgame.io, file storage and a game that computes nothing; needs `npm ci` in build/boardgame_io."""
    port = free_port()
    process = subprocess.Popen(["node", "server.js", str(port), folder], cwd=_BOARDGAME_IO, stdout=subprocess.PIPE)
    try:
        assert process.stdout is not None
        process.stdout.readline()
        before = _cpu(process.pid)
        play = ["node", "play.js", str(port), str(tables), str(seconds)]
        done = subprocess.run(play, cwd=_BOARDGAME_IO, stdout=subprocess.PIPE, check=True, timeout=seconds + _PATIENCE)
        told = json.loads(done.stdout)
        return Result(len(told["times"]), told["seconds"], told["times"], _cpu(process.pid) - before)
    finally:
        process.terminate()
        process.wait()


async def opened_cold(db: str) -> str:
    """A table of 400 actions, 100 of them taken back again, opened by a worker that has no copy of it."""
    store = SqlStore(db)
    tables = Tables(store, Feed())
    made = await create(tables, "age-of-sail", Wishes([Chair() for _ in range(4)], undo="free"))
    table = await tables.open(made.id)
    while table.entry < _ACTIONS + 1:
        seat = table.to_act[0]
        name = table.ruleset.catalogue.name(table.position.legal(seat)[0])
        table = (await tables.move(made.id, seat, table.asked[seat], name)).table
        if table.ply > _ACTIONS // 4 and table.entry < _ACTIONS:
            table = (await tables.undo(made.id, seat, table.ply)).table
    times = []
    for _ in range(_OPENINGS):
        tables = Tables(store, Feed())
        began = time.perf_counter()
        await tables.open(made.id)
        times.append(1000 * (time.perf_counter() - began))
    await store.close()
    median = statistics.median(times)
    return (
        f"opening a table of {table.entry - 1} actions cold: median {median:.1f} ms {at_most(median, _MOST_OPENING)}, "
        f"least {min(times):.1f} ms, most {max(times):.1f} ms ({_OPENINGS} times)"
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
    parser.add_argument("--save", action="store_true", help="append the figures to bench/load.md")
    asked = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(65536, resource.getrlimit(resource.RLIMIT_NOFILE)[1]),) * 2)
    both = asked.sqlite == asked.postgresql
    report = Report()
    before = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as folder:
        if both or asked.sqlite:
            with report.part("SQLite"):
                on_sqlite(report, folder, asked)
        if both or asked.postgresql:
            with report.part("PostgreSQL"):
                on_postgresql(report, folder, asked)
    engine = "compiled" if _compiled() else "interpreted"
    report.say(f"{os.cpu_count()} cores, load {before:.1f} before, {asked.tables} tables at once, engine {engine}")
    if asked.save:
        report.save()
    if report.failed:
        sys.exit(1)


def on_sqlite(report: Report, folder: str, asked: argparse.Namespace) -> None:
    with server(os.path.join(folder, "tables.db")) as (port, process):
        paced_and_flat_out(report, port, process.pid, asked, "SQLite, 1 worker", _MOST_P99)
        with report.part("boardgame.io"):
            compare(report, port, process.pid, folder, asked)
        with report.part("opening cold"):
            report.say(asyncio.run(_bounded(opened_cold(os.path.join(folder, "cold.db")))))
        if asked.watchers:
            with report.part("watchers"):
                report.say(asyncio.run(_bounded(watched(port, process.pid, asked.watchers))))


def on_postgresql(report: Report, folder: str, asked: argparse.Namespace) -> None:
    from pgserver.postgres_server import get_server

    database = get_server(os.path.join(folder, "pg"), cleanup_mode="stop")
    try:
        with server(database.get_uri(), workers=2) as (port, process):
            paced_and_flat_out(report, port, process.pid, asked, "PostgreSQL, 2 workers")
    finally:
        database.cleanup()


def _compiled() -> bool:
    from argosy.engine import chance

    return str(chance.__file__).endswith(".so")


if __name__ == "__main__":
    main()
