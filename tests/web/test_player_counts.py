"""How many players each value of a title's options is made for: a form marks the others."""

from argosy.tables.player_counts import player_counts
from service import Caller, Server


def test_each_side_of_the_board_has_its_numbers_of_players(server: Server) -> None:
    assert player_counts("age-of-sail", "side", 1) == (2, 3, 4)
    assert player_counts("age-of-sail", "side", 2) == (2, 4, 5)
    told = {title["name"]: title["options"] for title in Caller(server).get("/api/titles")}
    assert told["age-of-sail"][0]["players"] == [[2, 3, 4], [2, 4, 5]]
