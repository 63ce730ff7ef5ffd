"""The rulebook's worked examples of the land phase, planning, load and settle. Seats, in turn order: RED, YELLOW, BLUE, GREEN."""

from argosy import new_game
from rulebook.new_found_land.setup import Seat, goods_of, play, points_of, refused, sailing, seat_of, table, told, whole

RED, YELLOW, BLUE, GREEN = range(4)


def test_lnd_2_lnd_3_example_an_expansion_and_a_large_ship():
    """LND-2, LND-3: Yellow pays 1 cloth and 1 iron for a yard, 2 wood and 2 iron for a large ship on it: 3 points."""
    yellow = Seat(goods="cloth 2 wood 3 iron", ships="start-spain small-05 small-06")
    game = table(actor=YELLOW, seats={YELLOW: yellow}, market="small-01 large-04")
    play(game, "expand yard")
    assert goods_of(game, YELLOW) == "2 wood 2 iron"
    play(game, "build large-04")
    assert goods_of(game, YELLOW) == ""
    assert seat_of(game, YELLOW)["ships"] == ["start-spain", "small-05", "small-06", "large-04"]
    assert points_of(game, YELLOW) == 3
    assert told(game, "scrapped") == []


def test_pln_2_example_a_small_ship_and_a_charter_settle():
    """PLN-2: Blue sends a small ship and plays a charter; a third might follow, and he saves it for later."""
    blue = Seat(ships="start-france small-01 small-02")
    game = table(stage="planning", action="settle", actor=BLUE, seats={BLUE: blue})
    play(game, "assign settle small-01", "assign settle charter-france")
    assert game.to_act == (BLUE,)
    assert "assign settle small-02" in game.legal()
    play(game, "done")
    assert seat_of(game, BLUE)["assigned"]["settle"] == ["small-01", "charter-france"]
    play(game, "done", "done")
    assert "assign deliver small-02" in game.legal()


def test_set_9_example_the_islands_of_three_players():
    """SET-9: three compass tiles, and for each a tile that fits on its island, without cubes; misfits are set aside."""
    game = new_game("new-found-land", players=3, seed=5)
    explored = told(game, "explored")
    assert len(explored) == 3
    laid = {space["tile"]: (id, space["cubes"]) for id, space in whole(game)["spaces"].items()}
    assert sorted(laid) == sorted(fact["tile"] for fact in explored)
    for fact in explored:
        space, cubes = laid[fact["tile"]]
        assert space.startswith(fact["island"])
        assert cubes == []
    assert sorted(whole(game)["tile_storage"]) == sorted(fact["tile"] for fact in told(game, "misfit"))
    assert game.view(None)["compass_stack"] == 8


def test_pln_1_example_a_ship_with_crate_3_is_planned_for_load():
    """PLN-1, LOD-1: Blue moves a small ship to load; the 3 on its crate is what he will load with."""
    game = table(stage="planning", actor=BLUE, seats={BLUE: Seat(ships="start-france small-03")})
    assert game.catalogue.action(game.catalogue.number("assign load small-03")).facts["value"] == 3
    play(game, "assign load small-03")
    assert seat_of(game, BLUE)["assigned"]["load"] == ["small-03"]
    while whole(game)["stage"] == "planning":
        play(game, "done")
    assert game.to_act == (BLUE,)
    assert game.position.asks(BLUE).facts == {"crate": 3}
    assert "take iron" in game.legal()
    assert refused(game, "take gold").message == "LOD-1-crate"


def test_lnd_4_example_drake_is_hired_and_a_ship_built_in_the_next_land_phase():
    """LND-4, FRM-2: Green takes Drake, and in the next land phase lays a small ship in the yard that he brings."""
    green = Seat(goods="", ships="start-netherlands small-01 small-02", points=14)
    done = {"earned": {"square": "3"}, "markers": {"square": 4}}
    game = sailing({GREEN: {"settle": "small-01"}}, players=4, seats={GREEN: green}, spaces={}, **done)
    assert game.to_act == (GREEN,)
    play(game, "hire drake")
    assert game.view(None)["seats"][GREEN]["yards"] == 4
    while not (whole(game)["round"] == 2 and whole(game)["turn"]["actor"] == GREEN):
        play(game, "done")
    assert whole(game)["stage"] == "land"
    ship = next(name for name in game.legal() if name.startswith("build small"))
    play(game, ship)
    assert len(seat_of(game, GREEN)["ships"]) == 4
    assert told(game, "scrapped") == []


def test_act_1_example_the_order_of_load():
    """ACT-1: Yellow's 4 is first; Red and Blue have 2 each, and Red is the start player."""
    game = sailing({RED: {"load": "small-08"}, YELLOW: {"load": "small-01"}, BLUE: {"load": "small-07"}})
    assert [(fact["player"], fact["sail"]) for fact in told(game, "sails")] == [(YELLOW, 4), (RED, 2), (BLUE, 2)]
    for seat in (YELLOW, RED, BLUE):
        assert game.to_act == (seat,)
        if game.legal()[0].startswith("take"):
            play(game, "take cloth")
        play(game, next(name for name in game.legal() if name.startswith("keep")))


def test_act_1_example_three_ships_settle_with_a_total_of_9():
    """ACT-1: Red's three ships have 9 in all, Blue's one has 3, Yellow sent none: Red, then Blue."""
    ships = {RED: {"settle": "small-03 small-04 small-05"}, BLUE: {"settle": "small-11"}}
    game = sailing(ships, spaces={"nova-scotia-2": "tile-09"})
    assert [(fact["player"], fact["sail"]) for fact in told(game, "sails")] == [(RED, 9), (BLUE, 3)]
    play(game, "new-england", "new-england", "new-england")
    assert game.to_act == (BLUE,)
    play(game, "new-england")
    assert whole(game)["turn"]["action"] != "settle"


def test_lod_1_lod_2_example_a_crate_of_3():
    """LOD-1, LOD-2: Red might take iron, and takes cloth; of three cards he keeps one, two go face down to storage."""
    game = sailing({RED: {"load": "small-03"}}, seats={RED: Seat(goods="", hand="")}, card_stack="charter-1 goods-1 points-1")
    assert game.legal() == ["take cloth", "take wood", "take iron"]
    assert refused(game, "take gold").message == "LOD-1-crate"
    play(game, "take cloth")
    assert goods_of(game, RED) == "1 cloth"
    assert whole(game)["card_drawn"] == ["charter-1", "goods-1", "points-1"]
    play(game, "keep goods-1")
    assert seat_of(game, RED)["hand"] == ["goods-1"]
    assert {"charter-1", "points-1"} <= set(whole(game)["card_storage"])
    assert not {"charter-1", "points-1"} & set(game.view(YELLOW)["card_storage"]["known"])


def test_stl_1_example_settlers_of_1_and_2_and_a_charter_of_1():
    """STL-1: a cube for 1 wood and 1 cloth, a stack of two for 3 points, a cube for 3 points; then all return (ACT-2)."""
    spaces = {"newfoundland-2": "tile-11", "nova-scotia-2": "tile-09", "anticosti-1": "tile-26"}
    game = sailing({RED: {"settle": "small-01 small-11 charter-portugal"}}, seats={RED: Seat(goods="")}, spaces=spaces)
    play(game, "settle tile-11 right 1", "settle tile-09 left 2", "settle tile-26 left")
    laid = {id: space["cubes"] for id, space in whole(game)["spaces"].items() if space["cubes"]}
    assert laid == {
        "newfoundland-2": [{"owner": RED, "cubes": 1}],
        "nova-scotia-2": [{"owner": RED, "cubes": 2}],
        "anticosti-1": [{"owner": RED, "cubes": 1}],
    }
    assert goods_of(game, RED) == "1 cloth 1 wood"
    assert points_of(game, RED) == 3 + 3
    assert seat_of(game, RED)["ships"] == ["start-portugal", "small-01", "small-11"]
    assert seat_of(game, RED)["assigned"]["settle"] == []
    assert "charter-portugal" in whole(game)["card_storage"]
