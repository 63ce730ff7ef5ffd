"""One engine, every interface: a recorded game of each title, played through each of them, ends in the same place."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pyspiel
import pytest

import argosy.envs.openspiel  # noqa: F401 (registers the games)
from argosy import load_record
from argosy.engine.record import Record, fingerprint, record_from_text
from argosy.envs import age_of_sail_v0, endeavor_v0, new_found_land_v0
from argosy.envs.text import TextEnv
from databases import databases  # noqa: F401
from service import Caller, Databases, serving

GOLDEN = Path(__file__).parent.parent / "golden"
FILES = {title: GOLDEN / f"{name}.record" for title, name in {
    "endeavor": "endeavor-3p",
    "age-of-sail": "age-of-sail-3p-side-1",
    "new-found-land": "new-found-land-3p",
}.items()}  # fmt: skip
MODULES = {"endeavor": endeavor_v0, "age-of-sail": age_of_sail_v0, "new-found-land": new_found_land_v0}


@pytest.fixture(params=FILES)
def file(request: pytest.FixtureRequest) -> Path:
    return FILES[request.param]


@pytest.fixture
def record(file: Path) -> Record:
    return record_from_text(file.read_text())


def in_turn(record: Record) -> list[tuple[int, str]]:
    """The moves with those secret choices that are made at the same time in the order of the seats: it changes nothing."""
    secret = sum(name.startswith("start ") for _seat, name in record.moves)
    return sorted(record.moves[:secret]) + record.moves[secret:]


@pytest.fixture(scope="module")
def api(databases: Databases) -> Iterator[Caller]:
    with serving(databases.fresh("sqlite")) as server:
        yield Caller(server)


def test_python(file: Path, record: Record) -> None:
    game = load_record(file.read_text())
    assert game.is_over
    assert game.fingerprint() == record.end


def test_command_line(file: Path, record: Record) -> None:
    command = [sys.executable, "-m", "argosy", "replay", str(file), "--json"]
    assert json.loads(subprocess.check_output(command))["fingerprint"] == record.end


def test_http(api: Caller, file: Path, record: Record) -> None:
    """A table from the record before its first move; then every move over HTTP."""
    begun = load_record(file.read_text(), upto=0).record()
    seats = [{"kind": "here"}] * record.players
    made = api.post("/api/tables/import", {"record": begun, "seats": seats}, expect=201)
    secrets = {each["seat"]: each["secret"] for each in made["secrets"]}
    moves = f"/api/tables/{made['table']}/moves"
    for seat, name in record.moves:
        entry = api.get(f"/api/tables/{made['table']}", secrets[seat])["decision"]["entry"]
        api.post(moves, {"entry": entry, "action": name}, secrets[seat])
    ended = record_from_text(api.get(f"/api/tables/{made['table']}/record")["record"])
    assert (ended.end, ended.moves) == (record.end, record.moves)


def test_pettingzoo(record: Record) -> None:
    env = MODULES[record.title].env(players=record.players, **record.options)
    env.reset(seed=record.seed)
    for (seat, name), agent in zip(in_turn(record), env.agent_iter(), strict=False):
        assert agent == f"player_{seat}"
        action = env.table.ruleset.catalogue.number(name)
        assert env.last()[0]["action_mask"][action]
        env.step(action)
    assert all(env.terminations.values())
    assert fingerprint(env.table.position) == record.end


def test_openspiel(record: Record) -> None:
    params = {"players": record.players, "deals": 1, "seed": record.seed, **record.options}
    state = pyspiel.load_game("argosy_" + record.title.replace("-", "_"), params).new_initial_state()
    state.apply_action(0)
    for seat, name in in_turn(record):
        assert state.current_player() == seat
        state.apply_action(state.string_to_action(name))
    assert state.is_terminal()
    assert str(state) == record.end


def test_text(record: Record) -> None:
    env = TextEnv(record.title, players=record.players, seed=record.seed, **record.options)
    turn = env.turn()
    for seat, name in in_turn(record):
        assert turn.seat == seat
        turn = env.step(name)
    assert turn.is_over
    assert env.game.fingerprint() == record.end
