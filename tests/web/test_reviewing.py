"""Reviews and replays over the API: for whoever is at a finished table, and for nobody before."""

import time
from pathlib import Path

import pytest

from service import Caller, Databases, serving

RECORD = (Path(__file__).parent.parent / "golden" / "age-of-sail-2p-side-1.record").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def api(databases: Databases):  # type: ignore[no-untyped-def]
    with serving(databases.fresh("sqlite"), 1, "--quiet", "--review-iterations", "2") as server:
        yield Caller(server)


def test_a_spectator_has_a_finished_game_reviewed(api: Caller) -> None:
    made = api.post("/api/tables/import", {"record": RECORD}, expect=201)
    path = f"/api/tables/{made['table']}/review"
    before = api.get(path)
    assert (before["status"], before["judged"], before["iterations"]) == ("none", [], 2)
    assert before["totals"][-1] == [end["total"] for end in before["rounds"][-1]["scores"]]
    assert api.post(path)["status"] in ("waiting", "done")
    end = time.monotonic() + 120
    while (review := api.get(path, lang="fr"))["status"] == "waiting":
        assert time.monotonic() < end, "it took too long"
        time.sleep(0.1)
    assert review["status"] == "done"
    assert len(review["judged"]) == review["decisions"]
    assert {move["verdict"] for move in review["judged"]} <= {"best", "as-good", "better", "behind"}
    assert all(point["reasons"] for point in review["turning_points"])
    assert api.post(path, secret=made["secrets"][0]["secret"]) == api.get(path), "the second who asks finds what is there"


def test_a_running_game_has_an_outline_but_no_review(api: Caller) -> None:
    id, secrets, _ = api.create([{"kind": "here"}, {"kind": "here"}])
    assert api.post(f"/api/tables/{id}/review", secret=secrets[0], expect=409)["error"] == "not-over"
    assert api.get(f"/api/tables/{id}/review", expect=409)["error"] == "not-over"
    for seat in (0, 1):
        api.move(id, secrets[seat])
    assert api.get(f"/api/tables/{id}/outline") == {"seats": [0, 1], "rounds": [1, 1, 1]}
    assert api.get("/api/tables/nowhere/review", expect=404)["error"] == "no-table"


def test_every_moment_of_a_replay_is_what_the_moves_lead_to(api: Caller) -> None:
    """Forwards, backwards and across: the same moment is the same answer."""
    id = api.post("/api/tables/import", {"record": RECORD}, expect=201)["table"]
    plies = range(0, api.get(f"/api/tables/{id}")["ply"] + 1, 5)
    forwards = [api.get(f"/api/tables/{id}/history", ply=ply) for ply in plies]
    backwards = [api.get(f"/api/tables/{id}/history", ply=ply) for ply in reversed(plies)]
    assert forwards == backwards[::-1]
    assert [moment["ply"] for moment in forwards] == list(plies)
    outline = api.get(f"/api/tables/{id}/outline")
    assert len(outline["rounds"]) == len(outline["seats"]) + 1
    assert [moment["view"]["round"] for moment in forwards[:-1]] == [outline["rounds"][ply] for ply in plies][:-1]
