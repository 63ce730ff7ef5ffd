"""The rulebook's worked examples from deliver on. Red is the start player; Yellow and Blue follow."""

from rulebook.new_found_land.islands import full
from rulebook.new_found_land.setup import Seat, goods_of, play, play_until, points_of, sailing, table, told, whole

RED, YELLOW, BLUE = 0, 1, 2


def yellow_delivers(points=0):
    return sailing(
        {YELLOW: {"deliver": "small-03 small-04 small-12"}},
        seats={YELLOW: Seat(goods="3 wood cloth 2 iron", points=points)},
        contracts={0: "contract-17", 3: "contract-01"},
        cities={"hamburg": "012", "stockholm": "0012"},
        scored="hamburg",
    )


def test_two_wood_to_a_full_hamburg():
    """DEL-3: 3 points for the contract, and no cube."""
    game = yellow_delivers()
    play(game, "deliver contract-01", "carry small-03")
    assert (points_of(game, YELLOW), goods_of(game, YELLOW)) == (3, "1 cloth 1 wood 2 iron")
    assert whole(game)["cities"]["hamburg"] == [1, 1, 1]


def test_two_ships_join_for_four_goods_to_stockholm():
    """DEL-1: crates of 2 and 2; 11 points, and the last empty space of Stockholm."""
    game = yellow_delivers()
    play(game, "deliver contract-01", "carry small-03", "deliver contract-17")
    assert [fact["ship"] for fact in told(game, "carried")] == ["small-03", "small-04", "small-12"]
    assert points_of(game, YELLOW) == 3 + 11
    assert whole(game)["cities"]["stockholm"] == [2, 2, 1]
    assert {"contract-01", "contract-17"} <= {
        *whole(game)["contract_storage"],
        *whole(game)["contracts"],
        *whole(game)["contract_stack"],
    }


def test_discover_with_telescopes_of_five_and_two_ships():
    """DSC-1: five tiles are drawn, two placed, three stored; in all 1 wood, 2 cloth, 1 gold and 2 points."""
    game = sailing(
        {BLUE: {"discover": "small-01 small-05"}},
        seats={BLUE: Seat(goods="")},
        spaces={},
        tile_stack="tile-11 tile-20 tile-01 tile-26 tile-31",
    )
    assert len(whole(game)["tile_drawn"]) == 5
    play(game, "place tile-11 newfoundland", "place tile-20 anticosti")
    assert told(game, "stored-tiles") == [{"player": BLUE, "count": 3}]
    assert (goods_of(game, BLUE), points_of(game, BLUE)) == ("2 cloth 1 wood 1 gold", 2)
    owners = [whole(game)["spaces"][space]["cubes"] for space in ("newfoundland-2", "anticosti-3")]
    assert owners == [[{"owner": BLUE, "cubes": 1}]] * 2


def test_the_square_marker_passed_at_7_moves_to_4():
    """FRM-3: Yellow looks through the stack, keeps a card, returns the others, and moves the marker."""
    game = sailing({YELLOW: {"settle": "small-11"}}, spaces={}, seats={YELLOW: Seat(points=6)})
    stack = whole(game)["objective_stacks"]["square"]
    play(game, f"choose {stack[1]}")
    assert whole(game)["seats"][YELLOW]["objectives"] == [stack[1]]
    assert len(whole(game)["objective_stacks"]["square"]) == 4
    assert whole(game)["markers"]["square"] == {"space": 4, "earned": [YELLOW]}


def test_the_compass_names_nova_scotia_with_one_space_left():
    """FIN-1: three players would reveal two tiles; only one is drawn, for it fits."""
    for seed in range(100):
        game = sailing({}, spaces=full("nova-scotia", without="nova-scotia-4"), tile_stack="tile-23 tile-24 tile-25", seed=seed)
        if told(game, "compass") == [{"island": "nova-scotia"}]:
            break
    assert (len(told(game, "explored")), told(game, "misfit")) == (1, [])


def test_nova_scotia_5_5_3():
    """FIN-2: Red 9, Yellow 3, Blue 9, in turn order."""
    game = sailing({}, spaces=full("nova-scotia", "535"))
    play_until(game, "counted", 3)
    assert [(fact["player"], fact["points"]) for fact in told(game, "counted")] == [(RED, 9), (YELLOW, 3), (BLUE, 9)]


def test_stockholm_3_1_1():
    """FIN-3: Red 1, Yellow 11, Blue 1, in turn order."""
    game = sailing({}, cities={"stockholm": "01112"})
    play_until(game, "counted", 3)
    assert [(fact["player"], fact["points"]) for fact in told(game, "counted")] == [(RED, 1), (YELLOW, 11), (BLUE, 1)]


def test_objectives_of_5_and_10_points():
    """FIN-4: two iron, not given up; then two wood for the card of nine cubes."""
    seats = {YELLOW: Seat(goods="2 iron 2 wood", objectives="objective-iron objective-one-island", points=40)}
    game = table(stage="objectives", actor=YELLOW, seats=seats, spaces=full("nova-scotia", "090"), scored="nova-scotia")
    play(game, "resolve objective-iron")
    assert (points_of(game, YELLOW), goods_of(game, YELLOW)) == (45, "2 wood 2 iron")
    play(game, "resolve objective-one-island", "pay 2-wood")
    assert (points_of(game, YELLOW), goods_of(game, YELLOW)) == (55, "2 iron")


def test_the_final_scoring():
    """END-1: Yellow 69 + 4 + 1 + 2, Red 73 + 2 + 3 + 4, Blue 80 + 0 + 5 + 0: Blue wins with 85."""
    blue, red, yellow = 0, 1, 2  # in this order they reached 50
    seats = {
        yellow: Seat(points=69, objectives="objective-gold", hand="", goods=""),
        red: Seat(points=73, hand="goods-1 charter-2", goods=""),
        blue: Seat(points=80, hand="", goods=""),
    }
    game = table(
        round=4, stage="objectives", actor=yellow, seats=seats, cities={"venice": "1"},
        spaces={"nova-scotia-2": "tile-09 22 2", "anticosti-1": "tile-26 1 2"},
        earned=dict.fromkeys(("square", "circle", "triangle", "star"), "012"),
        captains={"drake": yellow, "cortes": red, "columbus": blue},
    )  # fmt: skip
    play(game, "done")
    sources = ("unscored-cubes", "fifty", "unused-cards", "unresolved-objectives")
    parts = [[game.scores()[seat].parts[name] for name in sources] for seat in (yellow, red, blue)]
    assert parts == [[4, 1, 0, 2], [2, 3, 4, 0], [0, 5, 0, 0]]
    assert [game.scores()[seat].total for seat in (yellow, red, blue)] == [76, 82, 85]
    assert game.winners == (blue,)
