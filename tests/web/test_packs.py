"""A server that plays with packs of its own: tables, bots, hints, records and reviews go by their rounds and numbers."""

import subprocess
import sys
import time
from pathlib import Path

import pytest

from foreign_packs import foreign_pack
from proofs import Table, random_record
from service import Caller, Databases, serving

TITLE = "new-found-land"


@pytest.fixture(scope="module")
def house(databases: Databases, tmp_path_factory: pytest.TempPathFactory):  # type: ignore[no-untyped-def]
    pack = foreign_pack(TITLE, "rich", tmp_path_factory.mktemp("packs"))
    more = ("--quiet", "--review-iterations", "2", "--pack", f"{TITLE}={pack}")
    with serving(databases.fresh("sqlite"), 1, *more) as server:
        yield Caller(server), pack


def test_new_tables_have_the_packs_of_the_house(house) -> None:  # type: ignore[no-untyped-def]
    """The client is told of five rounds, a bot plays by them, and so does who gives hints."""
    api, pack = house
    id, secrets, _ = api.create([{"kind": "here"}, {"kind": "bot", "level": "mate"}], title=TITLE)
    facts = api.get(f"/api/tables/{id}", secrets[0])["table"]
    assert facts["pack"] == Table(TITLE, 2, (), pack).ruleset.pack
    path = f"/api/titles/{TITLE}/components"
    assert api.get(path, players=2, pack=facts["pack"])["components"]["rounds"] == 5
    assert api.get(path, players=2)["components"]["rounds"] == 4, "examples of rules are drawn with ours"
    assert api.get(path, players=2, pack="nobodys", expect=409)["error"] == "other-pack"
    assert api.get(f"/api/titles/{TITLE}/pages/quick")["sections"][0]["heading"] == "A round, one of 5"
    end = time.monotonic() + 120
    mine = 0
    while mine < 12:
        assert time.monotonic() < end, "the bot does not play"
        table = api.get(f"/api/tables/{id}", secrets[0])
        if table["to_act"] == [0]:
            api.move(id, secrets[0])
            mine += 1
        else:
            time.sleep(0.05)


def test_first_voyages_stay_games_of_our_pack(house) -> None:  # type: ignore[no-untyped-def]
    api, _ = house
    voyage = api.get(f"/api/titles/{TITLE}/voyage")
    assert voyage["state"]["table"]["pack"] == Table(TITLE, 2).ruleset.pack


def test_records_of_this_pack_and_of_ours_are_taken_and_one_is_reviewed(house) -> None:  # type: ignore[no-untyped-def]
    api, pack = house
    api.post("/api/tables/import", {"record": random_record(Table(TITLE, 2), 1).to_text()}, expect=201)
    made = api.post("/api/tables/import", {"record": random_record(Table(TITLE, 2, (), pack), 1).to_text()}, expect=201)
    path = f"/api/tables/{made['table']}/review"
    assert api.post(path)["status"] in ("waiting", "done")
    end = time.monotonic() + 240
    while (review := api.get(path))["status"] == "waiting":
        assert time.monotonic() < end, "it took too long"
        time.sleep(0.1)
    assert (review["status"], len(review["rounds"])) == ("done", 5)


@pytest.mark.parametrize(
    ("told", "why"), [("endeavor=/nowhere", "no such directory"), ("chess=/tmp", "chess"), ("endeavor", "TITLE=DIR")]
)
def test_a_pack_that_cannot_be_played_is_refused_before_anybody_sits_down(told: str, why: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "argosy", "serve", "--db", str(tmp_path / "tables.db"), "--pack", told]
    run = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert run.returncode == 2
    assert why in run.stderr
