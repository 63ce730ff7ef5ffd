"""What the first page needs: titles with their pictures, tables in a line, and an address that says what it is about."""

import re

import pytest

from argosy.titles import TITLES
from browser.games import golden, upto
from service import Caller, Server

GAMES = {"age-of-sail": "age-of-sail-4p-side-1", "endeavor": "endeavor-4p", "new-found-land": "new-found-land-4p"}
PEOPLE = [{"kind": "here", "name": name} for name in ("Ada", "Bruno", "Chloé", "Dirk")]


def glance(server: Server, made: dict, seat: int = 0, lang: str = "en") -> dict:
    secret = next(each["secret"] for each in made["secrets"] if each["seat"] == seat)
    rows = Caller(server).post(f"/api/tables/mine?lang={lang}", {"secrets": [secret]})
    assert [row["table"]["id"] for row in rows] == [made["table"]]
    return rows[0]


def imported(server: Server, record) -> dict:
    return Caller(server).post("/api/tables/import", {"record": record.to_text(), "seats": PEOPLE}, expect=201)


def test_all_at_once(server: Server):
    told = Caller(server).get("/api/home", lang="fr")
    assert [title["name"] for title in told["titles"]] == list(TITLES)
    assert told["titles"] == Caller(server).get("/api/titles", lang="fr")
    assert told["open"] == Caller(server).get("/api/tables", lang="fr")
    assert told["server"] == Caller(server).get("/api/server")


@pytest.mark.parametrize("title", TITLES)
def test_every_title_shows_its_board(server: Server, title: str):
    """What lies in the picture lies within it, is somebody's, and comes with its names in the reader's language."""
    info = {lang: next(t for t in Caller(server).get("/api/titles", lang=lang) if t["name"] == title) for lang in ("en", "fr")}
    picture = info["en"]["picture"]
    assert {piece["seat"] for piece in picture["pieces"]} >= {0, 1, 2}, "a game goes on there"
    assert all(0 < label["x"] < picture["width"] and 0 < label["y"] < picture["height"] for label in picture["labels"])
    words = [{label["text"] for label in info[lang]["picture"]["labels"]} for lang in ("en", "fr")]
    assert words[0]
    assert words[0] != words[1]
    assert info["en"]["length"] != info["fr"]["length"]


@pytest.mark.parametrize("name", GAMES.values())
def test_a_list_tells_where_a_game_stands(server: Server, name: str):
    """As the table itself tells a spectator."""
    made = imported(server, upto(name, 90))
    row, state = glance(server, made), Caller(server).get(f"/api/tables/{made['table']}")
    game = row["game"]
    assert (game["ply"], game["round"]) == (90, state["view"]["round"])
    assert game["totals"] == (None if state["scores"] is None else [score["total"] for score in state["scores"]])
    assert game["last"] in [line["text"] for line in state["log"]]
    assert row["to_act"] == state["to_act"]


def test_it_goes_on_with_every_move_and_back_with_an_undo(server: Server):
    made = imported(server, upto("age-of-sail-4p-side-1", 90))
    before = glance(server, made)
    seat = before["to_act"][0]
    secret = next(each["secret"] for each in made["secrets"] if each["seat"] == seat)
    Caller(server).move(made["table"], secret)
    after = glance(server, made)
    assert after["game"]["ply"] == 91
    assert after["game"]["last"] != before["game"]["last"]
    Caller(server).post(f"/api/tables/{made['table']}/undo", {"ply": 91}, secret)
    assert glance(server, made)["game"] == before["game"]


def test_who_won_is_told_and_in_ones_language(server: Server):
    made = imported(server, golden("endeavor-4p"))
    game = glance(server, made)["game"]
    state = Caller(server).get(f"/api/tables/{made['table']}")
    assert game["winners"] == state["winners"]
    assert game["winners"]
    assert game["totals"] == [score["total"] for score in state["scores"]]
    assert glance(server, made, lang="fr")["game"]["last"] != game["last"]


def test_nothing_is_told_of_a_game_before_it_begins(server: Server):
    seats = [PEOPLE[0], {"kind": "open"}]
    made = Caller(server).post("/api/tables", {"title": "age-of-sail", "seats": seats}, expect=201)
    assert glance(server, made)["game"] is None


def test_no_secret_choice_is_told(server: Server):
    """SET-7: who has chosen may be known, not what."""
    seats = [{"kind": "here", "name": name} for name in ("Ada", "Bruno")]
    made = Caller(server).post("/api/tables", {"title": "age-of-sail", "seats": seats}, expect=201)
    secret = made["secrets"][0]["secret"]
    state = Caller(server).get(f"/api/tables/{made['table']}", secret)
    action = state["decision"]["actions"][0]
    Caller(server).move(made["table"], secret)
    public = Caller(server).get(f"/api/tables/{made['table']}")
    last = glance(server, made, seat=1)["game"]["last"]
    assert last in ["", *(line["text"] for line in public["log"])]
    assert action["label"] not in last


@pytest.mark.parametrize(("path", "lang", "words"), [("/", "en", "age of sail"), ("/rules/endeavor", "fr", "première édition")])
def test_an_address_says_what_it_is_about(server: Server, path: str, lang: str, words: str):
    page = Caller(server).http.get(path, headers={"accept-language": lang})
    told = dict(re.findall(r'<meta property="(og:\w+)" content="([^"]*)"', page.text))
    assert f'<html lang="{lang}">' in page.text
    assert words in told["og:description"]
    assert told["og:title"]
    for address in re.findall(r'<link rel="preload"[^>]* href="([^"]+)"', page.text):
        assert Caller(server).http.get(address).status_code == 200
    picture = told.get("og:image")
    if picture is not None:
        assert Caller(server).http.get(picture).headers["content-type"] == "image/jpeg"


def test_a_host_that_somebody_made_up_breaks_no_page(server: Server):
    page = Caller(server).http.get("/", headers={"host": 'x"><script>alert(1)</script>'})
    assert "<script>alert" not in page.text
