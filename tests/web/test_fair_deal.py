"""A deal that can be checked: a table shows a commitment to its seed from the start, its finished game tells what it was made of."""

import hashlib
import subprocess
import sys
from pathlib import Path

import pytest

import argosy
from argosy.engine.errors import BadRecord
from service import Caller, Server


def finished(api: Caller) -> tuple[str, str, str]:
    """A game played to its end: the table, the commitment shown at first, the record."""
    id, secrets, _ = api.create([{"kind": "here"}, {"kind": "here"}])
    shown = api.get(f"/api/tables/{id}")["table"]["commitment"]
    while to_act := (state := api.get(f"/api/tables/{id}"))["to_act"]:
        assert state["table"]["commitment"] == shown
        api.move(id, secrets[to_act[0]])
    return id, shown, api.get(f"/api/tables/{id}/record")["record"]


def check(file: Path, *more: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, "-m", "argosy", "check", str(file), *more], capture_output=True, text=True, check=False)


def test_the_record_fits_what_the_table_showed_from_the_start(server: Server, tmp_path: Path) -> None:
    api = Caller(server)
    waiting = api.create([{"kind": "here"}, {"kind": "invite"}])[0]
    assert len(api.get(f"/api/tables/{waiting}")["table"]["commitment"]) == 64  # before anybody else sits down
    id, shown, record = finished(api)
    facts = dict(line.split(" ", 1) for line in record.splitlines()[:8])
    assert facts["commitment"] == shown
    assert hashlib.sha256(f"argosy deal {facts['seed']} {facts['salt']}".encode()).hexdigest() == shown
    file = tmp_path / "game.record"
    file.write_text(record)
    told = check(file, "--commitment", shown)
    assert (told.returncode, "The deal was fair" in told.stdout) == (0, True), told.stderr
    other = check(file, "--commitment", "0" * 64)
    assert (other.returncode, "not the one that was promised" in other.stderr, other.stderr.count("\n")) == (2, True, 1)
    again = api.post("/api/tables/import", {"record": record}, expect=201)["table"]
    assert api.get(f"/api/tables/{again}")["table"]["commitment"] == shown  # the same deal
    assert api.get(f"/api/tables/{again}/record")["record"] == record
    fork = api.post(f"/api/tables/{id}/fork", {"ply": 3, "seats": [{"kind": "here"}, {"kind": "here"}]}, expect=201)["table"]
    assert api.get(f"/api/tables/{fork}")["table"]["commitment"] == shown


@pytest.mark.parametrize("line", ["seed", "salt", "commitment"])
def test_a_record_whose_deal_is_not_the_one_promised_is_refused(server: Server, line: str) -> None:
    _, _, record = finished(Caller(server))
    changed = "\n".join(
        f"{each[:-1]}{'1' if each[-1] != '1' else '2'}" if each.startswith(f"{line} ") else each for each in record.splitlines()
    )
    with pytest.raises(BadRecord, match="not the one that was promised"):
        argosy.load_record(changed)


def test_a_record_without_a_commitment_is_read_as_before(tmp_path: Path) -> None:
    game = argosy.new_game("age-of-sail", players=2, seed=7)
    file = tmp_path / "plain.record"
    file.write_text(game.record())
    assert "salt" not in game.record()
    told = check(file)
    assert (told.returncode, "fair" in told.stdout) == (0, False)
    assert "holds no commitment" in check(file, "--commitment", "0" * 64).stderr
