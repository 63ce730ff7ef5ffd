"""Reviews and replays over the API: for whoever is at a finished table, and for nobody before."""

import json
import time
from pathlib import Path
from typing import Any

import pytest

from argosy import TITLES
from service import Caller, Databases, serving

GOLDEN = Path(__file__).parent.parent / "golden"
RECORD = (GOLDEN / "age-of-sail-2p-side-1.record").read_text(encoding="utf-8")


def played(title: str) -> str:
    """A game that is over."""
    return next(iter(sorted(GOLDEN.glob(f"{title}-[23]p*.record")))).read_text(encoding="utf-8")


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


def changed(old: Any, change: Any) -> Any:
    """What a change makes of something, as docs/api.md tells it."""
    if len(change) == 1:
        return change[0]
    parts, gone = change
    if isinstance(old, list):
        return [changed(part, parts[str(at)]) if str(at) in parts else part for at, part in enumerate(old)]
    kept = {name: part for name, part in old.items() if name not in gone}
    return kept | {name: changed(kept.get(name), part) for name, part in parts.items()}


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("eyes", [{}, {"seat": 1}, {"everything": True}], ids=["public", "a seat", "everything"])
def test_moments_in_a_row_are_the_same_as_one_by_one(api: Caller, title: str, eyes: dict[str, Any]) -> None:
    id = api.post("/api/tables/import", {"record": played(title)}, expect=201)["table"]
    row = api.get(f"/api/tables/{id}/moments", ply=10, count=40, **eyes)
    moments = [row["first"]]
    for change in row["changes"]:
        moments.append(changed(moments[-1], change))
    assert [moment["ply"] for moment in moments] == list(range(10, 50))
    for moment in moments[::3]:
        alone = api.get(f"/api/tables/{id}/history", ply=moment["ply"], **eyes)
        assert json.dumps(moment) == json.dumps(alone)  # what is listed keeps its order


def test_a_row_ends_with_the_game(api: Caller) -> None:
    id = api.post("/api/tables/import", {"record": RECORD}, expect=201)["table"]
    plies = api.get(f"/api/tables/{id}")["ply"]
    assert len(api.get(f"/api/tables/{id}/moments", ply=plies - 3)["changes"]) == 3
    api.get(f"/api/tables/{id}/moments", ply=plies + 1, expect=400)
    api.get(f"/api/tables/{id}/moments", ply=0, count=65, expect=400)


def test_of_a_finished_game_everything_is_open_to_whoever_asks(api: Caller) -> None:
    """What each seat saw otherwise than a spectator, and what was told to it alone."""
    id = api.post("/api/tables/import", {"record": played("new-found-land")}, expect=201)["table"]
    shown = api.get(f"/api/tables/{id}/history", ply=60, everything=True)
    seats = [api.get(f"/api/tables/{id}/history", ply=60, seat=seat) for seat in range(len(shown["hidden"]))]
    assert [hidden["own"] for hidden in shown["hidden"]] == [moment["view"]["own"] for moment in seats]
    assert all(any(hidden["own"].values()) for hidden in shown["hidden"])
    lengths = [len(api.get(f"/api/tables/{id}/log", **eyes)["log"]) for eyes in ({}, {"seat": 0}, {"everything": True})]
    assert lengths == sorted(set(lengths))


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
