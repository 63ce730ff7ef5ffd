"""Tries to predict a running game of New Found Land from what any spectator can fetch, and says what it tried and found.

    PYTHONPATH=build/compiled .venv/bin/python tools/attack_chance.py [URL TABLE] [--seeds N] [--tables N]

Without an address it starts a server of its own with a table of bots. Each attack has a control that must be found, or it is blind: a
table that was imported with a short seed chosen by hand, and draws of weak generators. docs/security.md tells what is tried.
"""

import argparse
import contextlib
import hashlib
import json
import math
import re
import secrets
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
import zlib
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Any

from websockets.sync.client import connect

import argosy
from argosy.engine.chance import SEEDS, chance_from_seed
from argosy.engine.position import Ruleset
from argosy.titles import title_named
from argosy.titles.new_found_land.rules.ruleset import NewFoundLandRuleset
from linear_generators import DRAND48, GENERATORS, Draw, Generator

TITLE = "new-found-land"
BY_HAND = 123_456
PEOPLE = ["Ann", "Ben", "Cat", "Dan"]  # at a table of four most is seen of the deal
SMALL_SHIPS = 12
CONTROLS = 4  # deals of each weak generator
WINDOW = 20_000  # units before and after a moment that may have made a seed
QUERIES = ["", "?ply=0", "?ply=0&seat=0", "?ply=0&everything=true", "?action=done"]
ELSEWHERE = ["/metrics", "/health"]  # not in the server's description of itself
BOTS = [{"kind": "bot", "level": "mate"}] * len(PEOPLE)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("url", nargs="?")
    parser.add_argument("table", nargs="?")
    parser.add_argument("--seeds", type=int, default=1 << 19, help="short seeds to try")
    parser.add_argument("--tables", type=int, default=120, help="tables whose deals are compared, on a server of our own")
    asked = parser.parse_args()
    with contextlib.ExitStack() as stack:
        server = Web(asked.url or stack.enter_context(own_server()))
        table = asked.table or new_table(server)
        found = []
        if not asked.url:
            control = imported(server)
            read = public_draws(server, control)
            report(
                found,
                f"control: {len(read)} draws read from the log of a deal are those of its seed",
                are_of_seed(read, BY_HAND),
                wanted=True,
            )
            seed = matching_seed(server, control, range(BY_HAND + 1))
            report(found, "control: a seed, a key and a state of chance in an answer are noticed", sees_leaks(), wanted=True)
            report(found, f"control: a table imported with seed {BY_HAND}, short seeds tried", seed == BY_HAND, wanted=True)
        report(found, "a seed, a key or a long number in a public answer", leaks(server, table))
        draws = public_draws(server, table)
        for generator in GENERATORS:
            report(
                found,
                f"control: the state of {generator.name}, from as many draws of its own",
                finds(generator, draws),
                wanted=True,
            )
            report(
                found, f"the state of {generator.name}, from {len(draws)} draws in the log of the deal", generator.recovered(draws)
            )
        report(found, f"short seeds from 0 to {asked.seeds - 1}", matching_seed(server, table, range(asked.seeds)))
        report(
            found,
            "seeds made of the moment of creation (s, ms, µs, ns), of process ids",
            matching_seed(server, table, moments(server, table)),
        )
        report(found, "seeds made of the table's id (bytes, CRC, hashes)", matching_seed(server, table, of_id(table)))
        if not asked.url:
            weak = [offers_by_drand48(number) for number in range(asked.tables)]
            report(found, "control: patterns in the deals of drand48 with one seed after the other", patterns(weak), wanted=True)
            deals = [offers(server, new_table(server)) for _ in range(asked.tables)]
            report(found, f"patterns in the deals of {len(deals)} tables set up one after the other", patterns(deals))
            over = finished(server)
            if over:
                report(
                    found,
                    "the seed of a table from that of a finished one before it",
                    matching_seed(server, new_table(server), of_seed(over)),
                )
    print("nothing found" if not found else f"FOUND: {'; '.join(found)}")
    return 1 if found else 0


def report(found: list[str], tried: str, result: object, *, wanted: bool = False) -> None:
    failed = not result if wanted else result not in (None, False, [], "")
    print(
        f"{'FOUND ' if failed and not wanted else 'BLIND ' if failed else 'ok    '} {tried}: {result if result else 'nothing'}",
        flush=True,
    )
    if failed:
        found.append(tried)


# ---- what a spectator can fetch


class Web:
    def __init__(self, url: str) -> None:
        self.url = url.rstrip("/")

    def text(self, path: str, body: object = None) -> tuple[int, str]:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, {"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode()

    def json(self, path: str, body: object = None) -> Any:
        status, text = self.text(path, body)
        while status == 429:  # we are not in a hurry
            time.sleep(2)
            status, text = self.text(path, body)
        if status >= 400:
            raise SystemExit(f"{path}: {status} {text[:300]}")
        return json.loads(text)


def leaks(server: Web, table: str) -> list[str]:
    """Answers that hold something like a seed or a key. Times, versions and ids are shorter than these."""
    bad = []
    for path, status, text in answers(server, table):
        if tells_a_seed(text):
            bad.append(path)
        if path.partition("?")[0].endswith(("/record", "/fork", "/rematch")) and status < 400:
            bad.append(f"{path} of a running game was granted")
    return bad


def answers(server: Web, table: str) -> Iterator[tuple[str, int, str]]:
    """Whatever the server says it answers about tables and itself, and what its live line begins with."""
    described = server.json("/schema/openapi.json")["paths"]
    paths = [path for path in described if path.startswith(("/api/tables", "/api/server")) and "get" in described[path]]
    for path in [*(path.replace("{id}", table) for path in paths), *ELSEWHERE]:
        for query in QUERIES:
            yield path + query, *server.text(path + query)
    for path, body in (("/fork", {"ply": 0, "seats": BOTS}), ("/rematch", {})):
        yield path, *server.text(f"/api/tables/{table}{path}", body)
    with connect(f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/live", max_size=None) as live:
        live.send("{}")
        yield "/live", 200, str(live.recv(60))


def tells_a_seed(text: str) -> bool:
    return re.search(r'"?seed"?\s*[:=]|(?<![0-9.])[0-9]{18,}|[0-9a-f]{32,}', text) is not None


def sees_leaks() -> bool:
    """Whether the seed, the key and the whole state of chance would be noticed in an answer, and a time or a version would not."""
    chance = chance_from_seed(secrets.randbits(128) | 1 << 127)
    leaks = [f'{{"view": {1 << 127}}}', '{"seed": 7}', f'["{chance.to_text()}"]', chance.key.hex(), f"argosy_seed={BY_HAND}"]
    return all(tells_a_seed(leak) for leak in leaks) and not tells_a_seed('{"now": 1763456789.123456, "version": "0.1.0"}')


def matching_seed(server: Web, table: str, seeds: Iterable[int]) -> int | None:
    """The first of the seeds that deals what the table shows to everybody."""
    facts = server.json(f"/api/tables/{table}")["table"]
    shown = server.json(f"/api/tables/{table}/history?ply=0")["view"]
    ruleset = title_named(facts["title"]).ruleset(facts["players"], facts["options"], None)
    contracts = shown["contracts"]
    for seed in seeds:
        view = ruleset.deal(chance_from_seed(seed)).view(None)
        if view["contracts"] == contracts and view["market"] == shown["market"] and view["spaces"] == shown["spaces"]:
            return seed
    return None


def moments(server: Web, table: str) -> Iterator[int]:
    created = server.json(f"/api/tables/{table}")["table"]["created_at"]
    for unit in (1, 1_000, 1_000_000, 1_000_000_000):
        at = int(created * unit)
        yield from range(at - WINDOW, at + WINDOW)
    for process in range(1, 200):
        yield int(created) ^ process
        yield int(created) * process


def of_id(table: str) -> Iterator[int]:
    data = table.encode()
    yield from (int.from_bytes(data, "big") % SEEDS, int.from_bytes(data, "little") % SEEDS, zlib.crc32(data), zlib.adler32(data))
    for name in ("md5", "sha1", "sha256", "sha512", "blake2b"):
        digest = hashlib.new(name, data).digest()
        for size in (4, 8, 16):
            yield int.from_bytes(digest[:size], "big")
            yield int.from_bytes(digest[:size], "little")


def of_seed(seed: int) -> Iterator[int]:
    """What a careless program would take after this seed."""
    yield from ((seed + step) % SEEDS for step in range(-5_000, 5_000))
    for text in (b"argosy %d", b"argosy next game %d", b"%d"):
        for name in ("sha256", "blake2b"):
            yield int.from_bytes(hashlib.new(name, text % seed).digest()[:16], "big")
    chance = chance_from_seed(seed)
    words = [chance.next_word() for _ in range(4_000)]
    yield from words
    yield from (sum(word << 32 * place for place, word in enumerate(words[at : at + 4])) for at in range(len(words) - 3))


def offers(server: Web, table: str) -> list[int]:
    """The ships on offer after the deal, in the order drawn: the small ones by number."""
    log = server.json(f"/api/tables/{table}/log")["log"]
    ships = [entry["facts"]["ship"] for entry in log if entry["ply"] == 0 and entry["kind"] == "on-offer"]
    return [int(ship.removeprefix("small-")) for ship in ships if ship.startswith("small-")]


def offers_by_drand48(number: int) -> list[int]:
    """As careless programs deal: every table seeded with the number after the last one's."""
    words = DRAND48.words((1_000_000 + number) << 16 | 0x330E, 5)[1:]
    return [1 + (word * SMALL_SHIPS >> 32) for word in words]


def patterns(deals: list[list[int]]) -> str:
    """Draws that hang together: within a deal, or from one table to the next."""
    firsts = [deal[0] for deal in deals]
    kinds = max(max(deal) for deal in deals)
    steps = [(after - before) % kinds for before, after in pairwise(firsts)]
    told = []
    for name, numbers in (("first ships", [first % kinds for first in firsts]), ("steps from table to table", steps)):
        expected = len(numbers) / kinds
        spread = sum((numbers.count(each) - expected) ** 2 / expected for each in range(kinds))
        if spread > kinds + 6 * math.sqrt(2 * kinds):
            told.append(f"{name} are uneven (chi-squared {spread:.0f})")
    for name, one, other in (
        ("from table to table", firsts[:-1], firsts[1:]),
        ("two tables on", firsts[:-2], firsts[2:]),
        ("from the third to the fourth draw", [deal[2] for deal in deals], [deal[3] for deal in deals]),
    ):
        if abs(statistics.correlation(one, other)) * math.sqrt(len(one)) > 4.5:
            told.append(f"draws hang together {name}")
    return "; ".join(told)


def finds(generator: Generator, draws: list[Draw]) -> str:
    """In how many deals the generator's state is found, if it deals what was drawn; empty if in less than half of them."""
    found = 0
    for _ in range(CONTROLS):
        state = generator.new_state()
        words = generator.words(state, draws[-1].at + 1)
        found += generator.recovered([Draw(at, bound, words[at] * bound >> 32) for at, bound, _ in draws]) == state
    return f"{found} of {CONTROLS}" if 2 * found >= CONTROLS else ""


def public_draws(server: Web, table: str) -> list[Draw]:
    facts = server.json(f"/api/tables/{table}")["table"]
    log = [entry for entry in server.json(f"/api/tables/{table}/log")["log"] if entry["ply"] == 0]
    return draws_in(log, title_named(facts["title"]).ruleset(facts["players"], facts["options"], None))


def draws_in(log: list[Any], ruleset: Ruleset) -> list[Draw]:
    """What the deal drew, as far as its log tells it: how many words came before, of how many there were, which one it was."""
    assert isinstance(ruleset, NewFoundLandRuleset)
    pack = ruleset.components
    nations = [pack.nations.index(each) for name in told(log, "nation", "nation") for each in pack.nations if each.id == name]
    draws = shuffled(len(pack.nations), nations)
    words = len(pack.nations) - 1

    def draw(stack: list[str], taken: str) -> None:
        nonlocal words
        draws.append(Draw(words, len(stack), stack.index(taken)))
        stack.remove(taken)
        words += 1

    ships = [ship.id for ship in pack.ships if not ship.nation]
    for offered in told(log, "on-offer", "ship"):
        size = offered.partition("-")[0]
        stack = [ship for ship in ships if ship.startswith(size)]
        draw(stack, offered)
        ships.remove(offered)
    contracts = list(pack.contract_ids)
    for contract in told(log, "new-contract", "contract"):
        draw(contracts, contract)
    words += len(pack.objectives) - 1  # shuffled, and nobody is told how
    tiles = list(pack.tile_ids)
    fresh = True
    for entry in log:
        if entry["kind"] in ("misfit", "explored"):
            words += fresh  # a compass tile before it: its island is told, and there are several of each
            draw(tiles, entry["facts"]["tile"])
            fresh = entry["kind"] == "explored"
    return draws


def told(log: list[Any], kind: str, fact: str) -> list[str]:
    return [entry["facts"][fact] for entry in log if entry["kind"] == kind]


def shuffled(size: int, first: list[int]) -> list[Draw]:
    """The draws of a shuffle of `size` things, of which the first are seen; none, if more than one is not."""
    order = first + [thing for thing in range(size) if thing not in first]
    draws: list[Draw] = []
    if len(first) < size - 1:
        return draws
    things = list(range(size))
    for last in range(size - 1, 0, -1):
        other = things.index(order[last])
        draws.append(Draw(size - 1 - last, last + 1, other))
        things[last], things[other] = things[other], things[last]
    return draws


def are_of_seed(draws: list[Draw], seed: int) -> bool:
    chance = chance_from_seed(seed)
    words = [chance.next_word() for _ in range(draws[-1].at + 1)]
    return all(words[draw.at] * draw.bound >> 32 == draw.value for draw in draws)


# ---- a server to attack


@contextlib.contextmanager
def own_server() -> Iterator[str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable,
            "-m",
            "argosy",
            "serve",
            "--port",
            str(port),
            "--db",
            f"{folder}/attack.db",
            "--rate",
            "0",
            "--quiet",
        ]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        url = f"http://127.0.0.1:{port}"
        try:
            for _ in range(300):
                with contextlib.suppress(OSError):
                    urllib.request.urlopen(f"{url}/health", timeout=5)
                    break
                time.sleep(0.1)
            yield url
        finally:
            process.terminate()
            process.wait()


def new_table(server: Web) -> str:
    seats = [{"kind": "here", "name": name} for name in PEOPLE]
    return str(server.json("/api/tables", {"title": TITLE, "seats": seats})["table"])


def imported(server: Web) -> str:
    record = argosy.new_game(TITLE, players=len(PEOPLE), seed=BY_HAND).record()
    return str(server.json("/api/tables/import", {"record": record})["table"])


def finished(server: Web) -> int | None:
    """The seed of a table of bots that was played to its end: it stands in the record."""
    table = server.json("/api/tables", {"title": "endeavor", "seats": [{"kind": "bot", "level": "deckhand"}] * 3})["table"]
    for _ in range(240):
        status, text = server.text(f"/api/tables/{table}/record")
        if status == 200:
            match = re.search(r"seed ([0-9]+)", text)
            assert match is not None
            return int(match[1])
        time.sleep(0.5)
    return None


if __name__ == "__main__":
    sys.exit(main())
