"""An option that is made for other numbers of players is told as such, in the reader's language."""

from argosy.tables.player_counts import player_counts
from service import Caller, Server

FIVE = {"title": "age-of-sail", "options": {"side": 1}, "seats": [{"kind": "bot", "name": f"Bot {i}"} for i in range(5)]}


def test_each_side_of_the_board_has_its_numbers_of_players(server: Server) -> None:
    assert player_counts("age-of-sail", "side", 1) == (2, 3, 4)
    assert player_counts("age-of-sail", "side", 2) == (2, 4, 5)
    told = {title["name"]: title["options"] for title in Caller(server).get("/api/titles")}
    assert told["age-of-sail"][0]["players"] == [[2, 3, 4], [2, 4, 5]]


def test_five_on_the_side_for_four_are_told_so_in_both_languages(server: Server) -> None:
    api = Caller(server)
    for lang, words in (("en", "Side 1 of the board"), ("fr", "Le côté 1 du plateau")):
        told = api.post("/api/tables", FIVE, expect=400, lang=lang)
        assert told["error"] == "option-players"
        assert words in told["text"]
        assert "2, 3, 4" in told["text"]
