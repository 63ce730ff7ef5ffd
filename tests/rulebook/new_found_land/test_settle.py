"""STL: settle."""

import pytest

from argosy import Game
from rulebook.new_found_land.setup import Seat, goods_of, play, points_of, refused, sailing, seat_of, table, told, whole

any_number = pytest.mark.parametrize("players", [2, 3, 4])
# tile-11: 2 points or a wood and a cloth; tile-09: 3 points or a wood; tile-26: 3 points or a cloth
TILES = {"newfoundland-2": "tile-11", "nova-scotia-2": "tile-09", "anticosti-1": "tile-26"}
ISLAND = "prince-edward-island"  # five spaces: capes 1 and 2, corners 3 and 5, neck 4


def settling(ships: str, **more) -> Game:
    """Seat 0 settles with these, and has no goods."""
    return sailing({0: {"settle": ships}}, **{"spaces": TILES, "seats": {0: Seat(goods="")}, **more})


def cubes(game: Game, space: str) -> list[tuple[int | None, int]]:
    """Owner and number of the cubes on each taken space of the tile there."""
    return [(stack["owner"], stack["cubes"]) for stack in whole(game)["spaces"][space]["cubes"]]


def all_cubes(game: Game) -> int:
    """Those of players; with two of them neutral ones follow in the final phase."""
    stacks = [stack for space in whole(game)["spaces"].values() for stack in space["cubes"]]
    return sum(stack["cubes"] for stack in stacks if stack["owner"] is not None)


def spanish(ships: str, expansions: str = "own", **more) -> Game:
    """Seat 0 is Spain and has its Colonial Administration."""
    seats = {0: Seat(goods="", expansions=expansions)}
    return sailing({0: {"settle": ships}}, **{"players": 2, "nations": "spain england", "seats": seats, "spaces": TILES, **more})


# ---- STL-1


@any_number
def test_stl_1_one_settler_places_one_cube(players):
    """STL-1: on an empty space of a tile."""
    game = settling("small-01", players=players)
    play(game, "settle tile-09 left")
    assert cubes(game, "nova-scotia-2") == [(0, 1)]
    assert all_cubes(game) == 1


@any_number
def test_stl_1_two_settlers_place_a_stack_of_two(players):
    """STL-1: both on the same space; the other one stays free."""
    game = settling("small-11", players=players)
    play(game, "settle tile-09 left")
    assert cubes(game, "nova-scotia-2") == [(0, 2)]
    assert all_cubes(game) == 2


@pytest.mark.parametrize(
    ("choice", "goods", "points"),
    [
        ("tile-09 left", "", 3),
        ("tile-09 right", "1 wood", 0),
        ("tile-11 left", "", 2),
        ("tile-11 right", "1 cloth 1 wood", 0),
        ("tile-26 left", "", 3),
        ("tile-26 right", "1 cloth", 0),
    ],
)
def test_stl_1_one_of_the_two_bonuses(choice, goods, points):
    """STL-1: goods, or points at once; not both."""
    for ship in ("small-01", "small-11"):  # a stack of two takes no more than one cube
        game = settling(ship)
        play(game, f"settle {choice}")
        assert (goods_of(game, 0), points_of(game, 0)) == (goods, points)
        assert seat_of(game, 0)["earned"]["tiles"] == points


def test_stl_1_each_ship_on_its_own():
    """STL-1: three ships, three placements, three bonuses."""
    game = settling("small-01 small-02 small-11")
    play(game, "settle tile-09 left 2", "settle tile-11 right", "settle tile-26 right")
    assert len(told(game, "settled")) == 3
    assert sorted(fact["cubes"] for fact in told(game, "settled")) == [1, 1, 2]
    assert (goods_of(game, 0), points_of(game, 0)) == ("2 cloth 1 wood", 3)
    assert game.to_act != (0,) or whole(game)["stage"] != "action"


def test_stl_1_two_ships_on_the_same_tile():
    """STL-1: it has two spaces."""
    game = settling("small-01 small-11")
    play(game, "settle tile-09 left 2", "settle tile-09 right")
    assert sorted(cubes(game, "nova-scotia-2")) == [(0, 1), (0, 2)]


def test_stl_1_beside_the_cubes_of_another():
    """STL-1: the second space of a tile is free for anybody."""
    game = settling("small-01", spaces={"nova-scotia-2": "tile-09 11"})
    play(game, "settle tile-09 left")
    assert cubes(game, "nova-scotia-2") == [(1, 2), (0, 1)]


def test_stl_1_not_on_a_tile_without_an_empty_space():
    """STL-1: whoever the cubes belong to, and be it a single one."""
    game = settling("small-01", spaces={**TILES, "nova-scotia-2": "tile-09 0 2"})
    for side in ("left", "right"):
        refusal = refused(game, f"settle tile-09 {side}")
        assert (refusal.message, refusal.facts) == ("STL-1-full", {"tile": "tile-09", "island": "nova-scotia", "spot": "tile-09"})


def test_stl_1_a_ship_before_may_take_the_last_space():
    """STL-1: the tile is full for the next one."""
    game = settling("small-01 small-02", spaces={**TILES, "nova-scotia-2": "tile-09 1"})
    play(game, "settle tile-09 left")
    assert refused(game, "settle tile-09 right").message == "STL-1-full"


def test_stl_1_not_on_a_tile_that_is_not_placed():
    """STL-1: still in the stack, or in storage."""
    game = settling("small-01", tile_stack="tile-10")
    for tile in ("tile-10", "tile-12"):
        refusal = refused(game, f"settle {tile} left")
        assert (refusal.message, refusal.facts) == ("STL-1-tile", {"tile": tile})


def test_stl_1_only_when_settling():
    """STL-1: not in the land phase, nor in another action."""
    assert refused(table(spaces=TILES), "settle tile-09 left").message == "STL-1-when"
    game = sailing({0: {"deliver": "small-01"}}, spaces=TILES)
    assert refused(game, "settle tile-09 left").message == "STL-1-when"


@pytest.mark.parametrize(("first", "second"), [(1, 2), (2, 1)])
def test_stl_1_ships_settle_in_the_order_their_player_wants(first, second):
    """STL-1: one choice of ship and tile, and the ship that is left needs no choice."""
    game = settling("small-01 small-11")
    assert game.position.asks(0).kind == "settle-any"
    play(game, f"settle tile-09 left {first}")
    assert cubes(game, "nova-scotia-2") == [(0, first)]
    play(game, "settle tile-26 left")
    assert cubes(game, "anticosti-1") == [(0, second)]
    assert [fact["cubes"] for fact in told(game, "settled")] == [first, second]


def test_stl_1_where_ships_differ_the_settlers_are_named():
    """STL-1: every tile and New England with either number, and nothing without."""
    game = settling("small-01 small-02 small-11")
    assert len(game.legal()) == 2 * (2 * len(TILES) + 1)
    assert all(name.endswith((" 1", " 2")) for name in game.legal())
    assert refused(game, "settle tile-09 left").message == "STL-1-which"
    assert refused(game, "new-england").message == "STL-1-which"
    play(game, "settle tile-09 left 2")
    assert (refused(game, "settle tile-11 left 1").message, refused(game, "new-england 2").message) == ("STL-1-alike",) * 2


def test_stl_1_equal_ships_are_not_asked_for():
    """STL-1: three ships with one settler each, small, large or chartered."""
    game = settling("small-01 large-02 charter-portugal")
    assert game.position.asks(0).kind == "settle"
    assert not any(name.endswith((" 1", " 2")) for name in game.legal())
    refusal = refused(game, "settle tile-09 left 1")
    assert refusal.message == "STL-1-alike"


def test_stl_1_a_full_tile_is_named_before_the_ships():
    """STL-1: what is wrong with the tile comes first."""
    game = settling("small-01 small-11", spaces={**TILES, "nova-scotia-2": "tile-09 0 2"})
    assert refused(game, "settle tile-09 left").message == refused(game, "settle tile-09 left 2").message == "STL-1-full"


def test_stl_3_the_extra_cube_has_no_ship():
    """STL-3, STL-1: it is a single one, whatever the ships had."""
    game = spanish("small-11 small-01")
    play(game, "settle tile-09 left 2", "settle tile-26 left")
    assert refused(game, "settle tile-11 left 1").message == "STL-3-ships"
    play(game, "settle tile-11 left")
    assert cubes(game, "newfoundland-2") == [(0, 1)]


# ---- STL-2


@pytest.mark.parametrize(("ship", "points"), [("small-01", 1), ("small-11", 2), ("charter-6", 2)])
def test_stl_2_new_england_gives_a_point_for_each_cube_not_placed(ship, points):
    """STL-2: and no cube is placed."""
    game = settling(ship)
    play(game, "new-england")
    assert points_of(game, 0) == points
    assert seat_of(game, 0)["earned"]["new-england"] == points
    assert all_cubes(game) == 0


def test_stl_2_each_ship_chooses_for_itself():
    """STL-2: one settles, the next sails to New England."""
    game = settling("small-01 small-11")
    play(game, "settle tile-09 right 2", "new-england")
    assert (all_cubes(game), points_of(game, 0)) == (2, 1)
    game = settling("small-01 small-11")
    play(game, "new-england 2", "settle tile-09 right")
    assert (all_cubes(game), points_of(game, 0)) == (1, 2)


def test_stl_2_without_an_empty_space_nothing_else_is_left():
    """STL-2: so nobody is asked."""
    game = settling("small-01 small-11", spaces={})
    assert points_of(game, 0) == 3
    assert [fact["points"] for fact in told(game, "new-england")] == [2, 1]


def test_stl_2_a_ship_cannot_just_stay():
    """STL-2: it settles, on an island or in New England."""
    assert refused(settling("small-01"), "done").message == "STL-2-stay"


def test_stl_2_only_when_settling():
    """STL-2: not in the land phase."""
    assert refused(table(), "new-england").message == "STL-2-when"


# ---- STL-3


def test_stl_3_spain_places_one_more_cube_with_one_bonus():
    """STL-3: a ship of two settlers, and a single cube more."""
    game = spanish("small-11")
    play(game, "settle tile-09 left", "settle tile-26 right")
    assert (cubes(game, "nova-scotia-2"), cubes(game, "anticosti-1")) == ([(0, 2)], [(0, 1)])
    assert (points_of(game, 0), goods_of(game, 0)) == (3, "1 cloth")
    assert whole(game)["turn"]["step"] != "extra-cube"


def test_nfl_op_41_once_in_the_action_not_for_each_ship():
    """NFL-OP-41, STL-3: three ships, and one cube more."""
    game = spanish("start-spain small-01 small-02", spaces={**TILES, "newfoundland-1": "tile-29"})
    play(game, *["new-england"] * 3, "settle tile-09 right")
    assert all_cubes(game) == 1
    assert whole(game)["turn"]["step"] != "extra-cube"


def test_nfl_op_41_only_with_a_ship_there():
    """NFL-OP-41: whoever does not settle gets no cube."""
    game = sailing({}, players=2, nations="spain england", seats={0: Seat(expansions="own")}, spaces=TILES)
    assert told(game, "settled") == []
    assert whole(game)["round"] == 2


def test_nfl_op_41_also_if_the_ships_went_to_new_england():
    """NFL-OP-41: the ship is there, the cube may be placed."""
    game = spanish("start-spain")
    play(game, "new-england", "settle tile-09 left")
    assert (points_of(game, 0), all_cubes(game)) == (1 + 3, 1)


def test_nfl_op_41_not_in_new_england():
    """NFL-OP-41, STL-3: the extra cube is placed or left."""
    game = spanish("start-spain")
    play(game, "settle tile-09 left")
    assert refused(game, "new-england").message == "STL-3-england"


def test_nfl_op_41_nobody_must():
    """NFL-OP-41: it may be left."""
    game = spanish("start-spain")
    play(game, "settle tile-09 right", "done")
    assert (all_cubes(game), points_of(game, 0)) == (1, 0)


def test_nfl_op_41_without_an_empty_space_it_is_lost():
    """NFL-OP-41: the ship took the last one; no points for the cube."""
    game = spanish("start-spain", spaces={"nova-scotia-2": "tile-09 1"})
    play(game, "settle tile-09 right")
    assert points_of(game, 0) == 0
    assert [fact["cubes"] for fact in told(game, "settled")] == [1]


def test_nfl_op_41_only_on_an_empty_space():
    """NFL-OP-41: not on a tile that is full or not placed."""
    game = spanish("start-spain", spaces={**TILES, "nova-scotia-2": "tile-09 0 1"})
    play(game, "new-england")
    assert refused(game, "settle tile-09 left").message == "STL-1-full"
    assert refused(game, "settle tile-10 left").message == "STL-1-tile"


@pytest.mark.parametrize("expansions", ["", "yard"])
def test_stl_3_only_once_it_is_bought(expansions):
    """STL-3: the Colonial Administration, not the extra yard."""
    game = spanish("start-spain", expansions=expansions)
    play(game, "settle tile-09 left")
    assert whole(game)["turn"]["step"] != "extra-cube"


def test_stl_3_other_nations_have_none():
    """STL-3: Portugal's own expansion is a yard."""
    game = settling("small-01", seats={0: Seat(expansions="own")})
    play(game, "settle tile-09 left")
    assert whole(game)["turn"]["step"] != "extra-cube"


# ---- rulings


def test_nfl_op_37_any_tile_on_any_island():
    """NFL-OP-37: there is no distance; all placed tiles with an empty space are offered, wherever the last cube went."""
    game = settling("small-01 small-02 small-03")
    for _ in range(3):
        offered = {name.split()[1] for name in game.legal() if name.startswith("settle ")}
        assert offered == {"tile-09", "tile-11", "tile-26"}
        play(game, f"settle {min(offered - {fact['tile'] for fact in told(game, 'settled')})} right")


def scored_island(cubes_of_0: str) -> dict[str, str]:
    """Prince Edward Island, full of tiles; only the neck (3 points or a wood) has an empty space left."""
    return {
        f"{ISLAND}-1": f"tile-27 {cubes_of_0} 1",
        f"{ISLAND}-2": f"tile-28 {cubes_of_0} 1",
        f"{ISLAND}-3": "tile-10 1 2",
        f"{ISLAND}-4": "tile-23 1",
        f"{ISLAND}-5": "tile-12 2 2",
    }


def test_nfl_op_38_a_scored_island_may_be_settled():
    """NFL-OP-38: with the bonus, and without ever scoring the cubes."""
    game = settling("small-11", spaces=scored_island("00"), scored=ISLAND)
    before = game.scores()[0]
    play(game, "settle tile-23 left")
    assert points_of(game, 0) == 3
    after = game.scores()[0]
    assert after.parts["unscored-cubes"] == before.parts["unscored-cubes"] == 0
    assert after.total == before.total + 3
    assert told(game, "counted") == []


def test_nfl_op_38_on_an_island_not_scored_the_cubes_are_worth_a_point_at_the_end():
    """NFL-OP-38: the same placement where it still counts."""
    game = settling("small-11")
    play(game, "settle tile-09 left")
    assert game.scores()[0].parts["unscored-cubes"] == 2


def test_nfl_op_38_the_cubes_count_for_objectives():
    """NFL-OP-38: 4 and 2 on one island are 6."""
    mine = Seat(goods="", objectives="objective-one-island", points=7)
    game = settling("small-11", spaces=scored_island("00"), scored=ISLAND, seats={0: mine})
    play(game, "settle tile-23 right")
    assert whole(game)["stage"] == "objectives"
    assert "resolve objective-one-island" in game.legal()


def test_nfl_op_39_two_settlers_are_not_split():
    """NFL-OP-39: one placement, or one trip to New England for 2; never one cube here and one there."""
    game = settling("small-11")
    assert {name.split()[0] for name in game.legal()} == {"settle", "new-england"}
    play(game, "settle tile-09 right")
    assert cubes(game, "nova-scotia-2") == [(0, 2)]
    assert points_of(game, 0) == 0
    assert whole(game)["turn"]["step"] != "settle"


@pytest.mark.parametrize("side", ["left", "right"])
def test_nfl_op_40_a_bonus_is_not_used_up(side):
    """NFL-OP-40: both ships take the same one of the same tile."""
    game = settling("small-01 small-02")
    play(game, f"settle tile-09 {side}", f"settle tile-09 {side}")
    assert (points_of(game, 0), goods_of(game, 0)) == ((6, "") if side == "left" else (0, "2 wood"))


def test_nfl_op_40_also_one_that_another_player_took():
    """NFL-OP-40: the tile pays again."""
    game = sailing({0: {"settle": "small-01"}, 1: {"settle": "small-03"}}, spaces=TILES)
    play(game, "settle tile-09 left", "settle tile-09 left")
    assert (points_of(game, 0), points_of(game, 1)) == (3, 3)
