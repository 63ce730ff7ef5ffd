"""The API as a client meets it: what is asked, what is answered, and in which words."""

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from argosy import TITLES
from argosy.titles import family_of
from service import Caller, Databases, Server, serving

HERE, BOT = {"kind": "here"}, {"kind": "bot", "level": "deckhand"}


@pytest.fixture
def api(server: Server) -> Caller:
    return Caller(server)


def finished(api: Caller) -> tuple[str, dict[int, str]]:
    """A finished game of two at one screen."""
    id, secrets, _ = api.create([HERE, HERE])
    while True:
        to_act = api.get(f"/api/tables/{id}", secrets[0])["to_act"]
        if not to_act:
            return id, secrets
        api.move(id, secrets[to_act[0]])


def test_titles_are_told_in_the_readers_language(api: Caller) -> None:
    english, french = api.get("/api/titles"), api.get("/api/titles", lang="fr")
    assert [title["name"] for title in english] == [title["name"] for title in french]
    assert english[1]["about"] != french[1]["about"]
    by_browser = api.http.get("/api/titles", headers={"Accept-Language": "de, fr;q=0.9, en;q=0.5"}).json()
    assert by_browser == french
    assert [level["code"] for level in english[0]["levels"]] == ["deckhand", "mate", "captain", "admiral"]


def test_a_title_says_which_pages_and_whether_a_first_voyage_it_has(api: Caller) -> None:
    for title in api.get("/api/titles"):
        assert title["pages"] == api.get(f"/api/titles/{title['name']}/rules")["pages"]
        assert api.get(f"/api/titles/{title['name']}/voyage", expect=200 if title["voyage"] else 404)


def test_components_have_facts_names_sources_and_where_to_draw_them(api: Caller) -> None:
    found = api.get("/api/titles/age-of-sail/components", players=2, options="side=2", lang="fr")
    assert found["options"] == {"side": 2}
    parts = found["components"]
    assert len(parts["cards"]) == 48
    assert {card["id"] for card in parts["cards"]} <= set(found["names"])
    assert "reconstructed" in found["sources"].values()
    assert parts["drawing"]["cities"]["rows"][0]["lat"]
    assert api.get("/api/titles/age-of-sail/components", players=9, expect=400)["error"] == "bad-choice"
    assert api.get("/api/titles/chess/components", players=2, expect=400)["error"] == "bad-choice"


def test_the_messages_of_a_title_are_its_familys_file(api: Caller) -> None:
    found = api.http.get("/api/titles/age-of-sail/texts", params={"lang": "fr"})
    assert found.status_code == 200
    assert found.headers["content-type"] == "text/plain; charset=utf-8"
    assert found.text == family_of("age-of-sail").file("locale", "fr.ftl").read_text(encoding="utf-8")
    tag = {"If-None-Match": found.headers["etag"]}
    again = api.http.get("/api/titles/age-of-sail/texts", params={"lang": "fr"}, headers=tag)
    assert (again.status_code, again.text) == (304, "")
    assert api.http.get("/api/titles/age-of-sail/texts", params={"lang": "en"}, headers=tag).status_code == 200
    assert api.get("/api/titles/chess/texts", expect=400)["error"] == "bad-choice"


def test_the_rulebook_is_told_with_positions_to_draw(api: Caller) -> None:
    book = api.get("/api/titles/endeavor/rules", lang="fr")
    assert [rule["id"] for chapter in book["chapters"] for rule in chapter["rules"]] == [r.id for r in TITLES["endeavor"].rules]
    assert book["pages"] == ["quick", "faq", "editions", "components"]
    rule = api.get("/api/titles/endeavor/rules/OCC-2", lang="fr")
    assert rule["rule"]["link"] == "/rules/endeavor#OCC-2"
    assert {example["allowed"] for example in rule["examples"]} == {True, False}
    for example in rule["examples"]:
        assert example["view"]["seat"] == example["seat"]
        assert example["caption"].startswith(example["names"][example["seat"]])
        assert bool(example["log"]) == example["allowed"]
        assert bool(example["reason"]) != example["allowed"]
        assert any(part.startswith("region:") for part in example["draws"])
    assert api.get("/api/titles/endeavor/rules/OCC-99", expect=400)["error"] == "bad-choice"
    assert api.get("/api/titles/chess/rules", expect=400)["error"] == "bad-choice"


def test_pages_of_the_rulebook(api: Caller) -> None:
    english, french = (api.get("/api/titles/new-found-land/pages/faq", lang=lang) for lang in ("en", "fr"))
    assert [section["rules"] for section in english["sections"]] == [section["rules"] for section in french["sections"]]
    assert english["sections"][0]["text"] != french["sections"][0]["text"]
    assert api.get("/api/titles/new-found-land/pages/editions", expect=400)["error"] == "bad-choice"


def test_new_found_land_is_played_and_drawn_too(api: Caller) -> None:
    found = api.get("/api/titles/new-found-land/components", players=2)
    assert {"board", "ships", "cards"} <= set(found["components"])
    made = api.post("/api/tables", {"title": "new-found-land", "seats": [HERE, BOT]}, expect=201)
    for at in range(8):
        state = api.get(f"/api/tables/{made['table']}", made["secrets"][0]["secret"])
        if state["decision"] is not None:
            api.move(made["table"], made["secrets"][0]["secret"], at)


def test_a_state_lights_up_what_is_legal_with_labels_and_effects(api: Caller) -> None:
    id, secrets, _ = api.create([{"kind": "here", "name": "Ada"}, HERE])
    for seat in (0, 1):
        api.move(id, secrets[seat])
    state = api.get(f"/api/tables/{id}", secrets[0])
    seat = state["to_act"][0]
    state = api.get(f"/api/tables/{id}", secrets[seat], lang="fr")
    decision = state["decision"]
    assert decision["kind"] == "build"
    assert all(action["label"] and action["effects"] for action in decision["actions"])
    assert state["view"]["seat"] == seat
    assert [score["total"] for score in state["scores"]] == [each["total"] for each in state["view"]["scores"]]
    assert state["log"][-1]["text"]
    assert api.get(f"/api/tables/{id}")["decision"] is None  # a spectator is asked nothing


def test_a_refusal_names_its_rule_in_the_readers_language(api: Caller) -> None:
    id, secrets, _ = api.create([HERE, HERE])
    for seat in (0, 1):
        api.move(id, secrets[seat])
    state = api.get(f"/api/tables/{id}", secrets[0])
    seat = state["to_act"][0]
    wish = {"entry": state["entry"], "action": "occupy london"}
    refused = api.post(f"/api/tables/{id}/moves?lang=fr", wish, secrets[seat], expect=422)
    why = api.get(f"/api/tables/{id}/why", secrets[seat], action="occupy london", lang="fr")
    assert refused["rule"] == why["rule"]
    assert refused["text"] == why["text"]
    assert refused["link"] == why["link"] == f"/rules/age-of-sail#{why['rule']}"
    assert refused["text"] != api.post(f"/api/tables/{id}/moves", wish, secrets[seat], expect=422)["text"]
    assert api.get(f"/api/tables/{id}/why", secrets[seat], action="build market")["allowed"]


def test_a_stale_move_is_answered_with_the_table_as_it_is(api: Caller) -> None:
    id, secrets, _ = api.create([HERE, HERE])
    api.move(id, secrets[0])
    stale = api.post(f"/api/tables/{id}/moves", {"entry": 1, "action": "start merchant-dock"}, secrets[0], expect=409)
    assert stale["error"] == "stale"
    assert stale["state"]["entry"] == 2
    assert stale["state"]["viewer"] == 0


def test_whoever_has_no_secret_or_a_wrong_one_is_turned_away(api: Caller) -> None:
    id, _secrets, _ = api.create([HERE, HERE])
    _other, others, _ = api.create([HERE, HERE])
    wish = {"entry": 1, "action": "start merchant-dock"}
    for path, body in (("moves", wish), ("undo", {"ply": 0}), ("leave", {}), ("return", None), ("end", {}), ("start", {})):
        for secret in ("", "wrong", others[0]):
            assert api.post(f"/api/tables/{id}/{path}", body, secret, expect=403)["error"].endswith("secret")
    assert api.get(f"/api/tables/{id}/why", others[0], expect=403, action="pass")
    assert api.get(f"/api/tables/{id}/hint", others[0], expect=403)
    assert api.get(f"/api/tables/{id}", others[0], expect=403)


def test_a_secret_in_the_address_opens_nothing(api: Caller) -> None:
    id, secrets, _ = api.create([HERE, HERE])
    answer = api.http.get(f"/api/tables/{id}", params={"secret": secrets[0]}).json()
    assert answer["viewer"] is None


def test_inviting_joining_and_filling_up(api: Caller) -> None:
    id, secrets, invitations = api.create([HERE, {"kind": "invite"}, {"kind": "open"}], listed=True)
    assert id in [each["table"]["id"] for each in api.get("/api/tables")]
    waiting = api.get(f"/api/tables/{id}", secrets[0])
    assert waiting["table"]["status"] == "waiting"
    assert waiting["view"] is None
    joined = api.post(f"/api/tables/{id}/join", {"name": "Ben"}, invitations[1], expect=201)
    assert joined["seat"] == 1
    assert api.post(f"/api/tables/{id}/join", {"name": "Ben"}, invitations[1], expect=409)["error"] == "seat-moves"
    api.post(f"/api/tables/{id}/start", {}, secrets[0], expect=409)
    api.post(f"/api/tables/{id}/start", {"fill": "deckhand"}, secrets[0])
    state = api.get(f"/api/tables/{id}", joined["secret"])
    assert state["table"]["status"] == "running"
    assert state["seats"][1]["name"] == "Ben"
    assert state["seats"][2]["level"] == "deckhand"
    mine = api.post("/api/tables/mine", {"secrets": [secrets[0], joined["secret"], "unknown"]})
    assert {(each["table"]["id"], each["seat"]) for each in mine} == {(id, 0), (id, 1)}


def test_a_person_may_be_called_otherwise(api: Caller) -> None:
    id, secrets, _ = api.create([{**HERE, "name": "Ada"}, {**HERE, "name": "Ben"}])
    api.post(f"/api/tables/{id}/name", {"name": "Aurélie"}, secrets[0])
    assert api.get(f"/api/tables/{id}")["seats"][0]["name"] == "Aurélie"
    assert api.post(f"/api/tables/{id}/name", {"name": "BEN"}, secrets[0], expect=409)["error"] == "name-taken"
    api.post(f"/api/tables/{id}/name", {"name": " "}, secrets[0], expect=400)
    api.post(f"/api/tables/{id}/name", {"name": "Carl"}, expect=403)


def test_consent_to_data_sets_is_ones_own_and_off_unless_given(api: Caller) -> None:
    id, secrets, invitations = api.create([{**HERE, "consent": True}, {"kind": "invite", "consent": True}, HERE], auto_start=False)
    guest = api.post(f"/api/tables/{id}/join", {"name": "Gwen"}, invitations[1], expect=201)["secret"]
    mine = lambda secret: api.get(f"/api/tables/{id}", secret)["consent"]  # noqa: E731
    assert (mine(secrets[0]), mine(guest), mine(secrets[2]), mine("")) == (True, False, False, None)  # nobody agrees for a guest
    api.post(f"/api/tables/{id}/consent", {"consent": True}, guest)
    api.post(f"/api/tables/{id}/consent", {"consent": False}, secrets[0])
    assert (mine(secrets[0]), mine(guest), mine(secrets[2])) == (False, True, False)
    api.post(f"/api/tables/{id}/consent", {"consent": True}, expect=403)


def test_undo_by_asking(api: Caller) -> None:
    id, secrets, _ = api.create([HERE, HERE])
    for seat in (0, 1):
        api.move(id, secrets[seat])
    before = api.get(f"/api/tables/{id}", secrets[0], lang="fr")
    assert (before["undo"]["can"], before["undo"]["to_ply"], before["undo"]["asks"]) == ("ask", 0, [1])
    assert before["undo"]["text"].startswith("votre décision «\xa0")
    assert api.post(f"/api/tables/{id}/undo", {"ply": 1}, secrets[0], expect=409)["state"]["ply"] == 2
    asked = api.post(f"/api/tables/{id}/undo?lang=fr", {"ply": 2}, secrets[0])["state"]
    question = asked["questions"][0]
    assert question["text"] == before["undo"]["text"]
    assert (question["kind"], question["seat"], question["agreed"], question["waiting_for"]) == ("undo", 0, [], [1])
    theirs = api.get(f"/api/tables/{id}", secrets[1])["questions"][0]["text"]
    assert ", and after it your decision “" in theirs
    done = api.post(f"/api/tables/{id}/questions/{question['entry']}/answer", {"agrees": True}, secrets[1])["state"]
    assert (done["ply"], done["questions"]) == (0, [])
    assert [notice["kind"] for notice in done["notices"]] == ["start", "ask", "agree", "undo"]
    assert done["notices"][-1]["text"] == "Player 1 took a decision back, and with it a decision of yours."


def test_a_game_is_ended_for_all(api: Caller) -> None:
    id, secrets, _ = api.create([HERE, HERE])
    api.move(id, secrets[0])
    asked = api.post(f"/api/tables/{id}/end", {"key": "e"}, secrets[0])
    assert asked["state"]["questions"][0]["kind"] == "end"
    done = api.post(f"/api/tables/{id}/questions/{asked['entry']}/answer", {"agrees": True}, secrets[1])["state"]
    assert (done["table"]["status"], done["winners"], done["decision"], done["undo"]["can"]) == ("ended", [], None, "never")
    assert api.get(f"/api/tables/{id}/history", secrets[0], ply=1)["view"]
    assert api.get(f"/api/tables/{id}/record", secrets[0], expect=409)["error"] == "not-over"
    api.post(f"/api/tables/{id}/review", None, secrets[0], expect=409)
    api.post(f"/api/tables/{id}/fork", {"ply": 0, "seats": [HERE, HERE]}, expect=409)
    assert api.post(f"/api/tables/{id}/moves", {"entry": 1, "action": "pass"}, secrets[0], expect=409)["error"] == "ended"
    assert api.post(f"/api/tables/{id}/rematch", None, secrets[1])["table"]


def test_a_finished_game_is_kept_replayed_forked_and_played_again(api: Caller) -> None:
    id, secrets = finished(api)
    state = api.get(f"/api/tables/{id}")
    assert state["winners"]
    assert state["table"]["status"] == "over"
    record = api.get(f"/api/tables/{id}/record")["record"]
    copy = api.post("/api/tables/import", {"record": record}, expect=201)
    assert api.get(f"/api/tables/{copy['table']}")["scores"] == state["scores"]
    moment = api.get(f"/api/tables/{id}/history", ply=10)
    assert (moment["ply"], moment["plies"]) == (10, state["ply"])
    api.get(f"/api/tables/{id}/history", ply=state["ply"] + 1, expect=400)
    assert api.get(f"/api/tables/{id}/log")["log"][-1]["ply"] == state["ply"]
    forked = api.post(f"/api/tables/{id}/fork", {"ply": 10, "seats": [HERE, BOT]}, expect=201)
    assert api.get(f"/api/tables/{forked['table']}")["ply"] >= 10
    again = api.post(f"/api/tables/{id}/rematch", None, secrets[0])["table"]
    assert api.post(f"/api/tables/{id}/rematch", None, secrets[1])["table"] == again
    assert api.post(f"/api/tables/{again}/join", {}, secrets[1], expect=201)["seat"] == 1


def test_a_running_game_gives_neither_record_nor_anothers_view(api: Caller) -> None:
    id, secrets, _ = api.create([HERE, HERE])
    api.move(id, secrets[0])
    assert api.get(f"/api/tables/{id}/record", secrets[0], expect=409)["error"] == "not-over"
    for path in ("history", "moments", "log"):
        for eyes in ({"seat": 1}, {"everything": True}):
            assert api.get(f"/api/tables/{id}/{path}", secrets[0], expect=409, ply=1, **eyes)["error"] == "not-over"
    assert api.get(f"/api/tables/{id}/history", secrets[0], ply=1)["view"]["own_start_choice"]
    api.post(f"/api/tables/{id}/fork", {"ply": 0, "seats": [HERE, HERE]}, expect=409)


@pytest.mark.parametrize("title", TITLES)
def test_a_hint_is_a_legal_action_with_its_effects_and_reasons(api: Caller, title: str) -> None:
    id, secrets, _ = api.create([{"kind": "here", "name": "Ada"}, HERE, HERE], title=title)
    for _ in range(3):
        seat = api.get(f"/api/tables/{id}")["to_act"][0]
        api.move(id, secrets[seat], at=1)
    seat = api.get(f"/api/tables/{id}")["to_act"][0]
    decision = api.get(f"/api/tables/{id}", secrets[seat])["decision"]
    hint = api.get(f"/api/tables/{id}/hint", secrets[seat], lang="fr")
    assert hint["action"] in [action["name"] for action in decision["actions"]]
    assert hint["reasons"]
    assert all(hint["reasons"])
    if title == "age-of-sail":
        assert set(hint["reasons"]).isdisjoint(api.get(f"/api/tables/{id}/hint", secrets[seat], lang="en")["reasons"])
    assert api.get(f"/api/tables/{id}/hint", secrets[(seat + 1) % 3], expect=409)["error"] == "not-your-decision"


def test_a_hint_for_a_decision_that_is_taken_meanwhile(databases: Databases) -> None:
    """One server thinks; the move is played at another, and the first hears of it while it thinks."""
    db = databases.fresh("sqlite")
    with serving(db) as thinking, serving(db) as playing, ThreadPoolExecutor(1) as aside:
        one, other = Caller(thinking), Caller(playing)
        id, secrets, _ = one.create([HERE, HERE])
        one.move(id, secrets[0])
        one.move(id, secrets[1])
        seat = one.get(f"/api/tables/{id}")["to_act"][0]
        hint = aside.submit(Caller(thinking).get, f"/api/tables/{id}/hint", secrets[seat])
        while not hint.done() and (to_act := other.get(f"/api/tables/{id}")["to_act"]):  # a slow captain thinks to the game's end
            other.move(id, secrets[to_act[0]], at=1)
            one.get(f"/api/tables/{id}")
        assert hint.result()["reasons"]


def test_a_seat_is_left_to_a_bot_and_taken_back(api: Caller) -> None:
    id, secrets, _ = api.create([HERE, HERE])
    seat = api.post(f"/api/tables/{id}/leave", {"level": "deckhand"}, secrets[0])["state"]["seats"][0]
    assert (seat["level"], seat["left"]) == ("deckhand", True)
    seat = api.post(f"/api/tables/{id}/return", None, secrets[0])["state"]["seats"][0]
    assert (seat["level"], seat["left"]) == (None, False)
    api.post(f"/api/tables/{id}/leave", {}, secrets[0])
    played = api.post(f"/api/tables/{id}/seats/0/stand-in", {"level": "mate"}, secrets[1])["state"]
    assert played["seats"][0]["level"] == "mate"
    assert played["notices"][-1]["text"] == "Player 1 has been away: Player 2 lets a bot (Mate) play until they are back."
    assert api.post(f"/api/tables/{id}/seats/1/stand-in", {}, secrets[1], expect=409)["error"] == "not-absent"
    assert api.post(f"/api/tables/{id}/seats/9/stand-in", {}, secrets[1], expect=400)["error"] == "no-seat"


def test_what_a_title_does_not_take_is_answered_with_what_it_takes(api: Caller) -> None:
    wish = {"title": "age-of-sail", "seats": [HERE] * 6, "options": {"side": 1}}
    english, french = (api.post(f"/api/tables?lang={lang}", wish, expect=400) for lang in ("en", "fr"))
    assert english["error"] == french["error"] == "bad-choice"
    assert english["text"] == "Endeavor: Age of Sail is for 2 to 5 players, not for 6."
    assert "2 à 5" in french["text"]
    told = [
        ({"seats": [HERE]}, "2 to 5 players"),
        ({"title": "chess"}, "age-of-sail"),
        ({"options": {"side": 7}}, "1 or 2"),
        ({"options": {"sides": 1}}, "side"),
        ({"title": "new-found-land", "options": {"markers": "1,2"}}, "none lower than"),
        ({"title": "new-found-land", "options": {"experienced": True, "markers": "1,2"}}, "experienced"),
        ({"title": "new-found-land", "seats": [HERE] * 2, "options": {"nations": "france"}}, "2 different ones"),
    ]
    for change, right in told:
        assert right in api.post("/api/tables", {**wish, "seats": [HERE] * 2, **change}, expect=400)["text"]


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tables", b"not json"),
        ("/api/tables", b"[]"),
        ("/api/tables", b'{"title": "age-of-sail", "seats": []}'),
        ("/api/tables", b'{"title": "chess", "seats": [{}, {}]}'),
        ("/api/tables", b'{"title": "age-of-sail", "seats": [{"kind": "robot"}]}'),
        ("/api/tables", b'{"title": "age-of-sail", "seats": [{}, {"kind": "bot", "level": "exec:./mybot"}]}'),
        ("/api/tables", b'{"title": "age-of-sail", "seats": [{}, {"kind": "bot", "level": "mybot.py:MyBot"}]}'),
        ("/api/tables", b'{"title": "age-of-sail", "seats": [{}, {}], "options": {"side": 7}}'),
        ("/api/tables", b'{"title": "age-of-sail", "seats": [{"name": "a\\u0000b"}, {}]}'),
        ("/api/tables/import", b'{"record": "nothing"}'),
        ("/api/tables/import", b'{"record": "argosy record 2\\ntitle age-of-sail\\nplayers 99999999999\\nseed 1"}'),
        ("/api/tables/mine", b'{"secrets": [1]}'),
    ],
)
def test_what_makes_no_sense_is_answered_with_400(server: Server, path: str, body: bytes) -> None:
    answer = httpx.post(server.url(path), content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400
    assert {"error", "text"} <= set(answer.json())


def test_what_is_too_large_is_answered_with_413(server: Server) -> None:
    body = json.dumps({"record": "x" * 400_000})
    answer = httpx.post(server.url("/api/tables/import"), content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 413
    assert answer.json()["error"] == "too-large"


def test_every_answer_keeps_other_hosts_out(server: Server) -> None:
    for path in ("/", "/api/titles", "/api/nothing", "/health"):
        headers = httpx.get(server.url(path)).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "http" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-frame-options"] == "DENY"
        assert headers["cross-origin-opener-policy"] == headers["cross-origin-resource-policy"] == "same-origin"
        assert "server" not in headers


def test_health_metrics_and_pages(server: Server, api: Caller) -> None:
    assert api.get("/health")["status"] == "ok"
    metrics = httpx.get(server.url("/metrics")).text
    assert "argosy_requests_total" in metrics
    assert "argosy_watchers" in metrics
    page = httpx.get(server.url("/rules/endeavor"))
    assert page.headers["content-type"].startswith("text/html")
    assert httpx.get(page.url, headers={"If-None-Match": page.headers["etag"]}).status_code == 304
    assert httpx.get(server.url("/"), headers={"If-None-Match": page.headers["etag"]}).status_code == 200  # tells of something else
    for missing in ("/assets/missing.js", "/api/tables/none/none", "/../../etc/passwd.txt"):
        assert httpx.get(server.url(missing)).status_code == 404


def test_logs_are_json_and_hold_no_secret(server: Server, api: Caller) -> None:
    id, secrets, _ = api.create([HERE, HERE])
    api.move(id, secrets[0])
    api.http.get(f"/api/tables/{id}?secret={secrets[1]}")
    text = Path(server.log.name).read_text()
    assert not any(secret in text for secret in secrets.values())
    lines: list[dict[str, Any]] = [json.loads(line) for line in text.splitlines()]
    assert any(line.get("route") == "/api/tables/{id}/moves" and line["status"] == 200 for line in lines)
