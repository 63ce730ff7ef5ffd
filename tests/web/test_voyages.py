"""First voyages over the API: every step is shown, completed by what it asks for, and by nothing else."""

import pytest

from argosy import TITLES
from argosy.voyage import voyage_of
from service import Caller, Databases, serving


@pytest.fixture(scope="module")
def api(databases: Databases):  # type: ignore[no-untyped-def]
    with serving(databases.fresh("sqlite"), 1, "--quiet") as server:
        yield Caller(server)


@pytest.mark.parametrize("title", TITLES)
def test_every_step_is_completed_by_its_own_action_only(api: Caller, title: str) -> None:
    path = f"/api/titles/{title}/voyage"
    for step in range(1, len(voyage_of(title).steps) + 1):
        shown = api.get(path, step=step, lang="fr" if step % 2 else "en")
        assert shown["text"]
        assert shown["task"]
        legal = [action["name"] for action in shown["state"]["decision"]["actions"]]
        assert shown["action"] in legal
        answers = {action: api.post(path, {"step": step, "action": action}) for action in legal}
        assert [action for action, answer in answers.items() if answer["done"]] == [shown["action"]]
        assert all(answer["rule"] is None and answer["text"] for answer in answers.values())
        forbidden = "done" if "done" not in legal else "pass" if title != "new-found-land" else "take gold"
        if forbidden not in legal:
            refused = api.post(path, {"step": step, "action": forbidden})
            assert not refused["done"]
            assert refused["rule"]
            assert refused["text"]
    end = api.get(path, step=len(voyage_of(title).steps) + 1)
    assert end["action"] is None
    assert end["text"]
    assert end["state"]["table"]["title"] == title


def test_what_is_no_step_is_told_in_one_line(api: Caller) -> None:
    assert api.get("/api/titles/chess/voyage", expect=400)["error"] == "bad-choice"
    assert api.get("/api/titles/endeavor/voyage", step=40, expect=404)["error"] == "not-found"
    assert api.post("/api/titles/endeavor/voyage", {"step": 40, "action": "pass"}, expect=404)["text"]
    assert api.post("/api/titles/endeavor/voyage", {"step": 1, "action": "fly"}, expect=400)["error"] == "bad-action"
