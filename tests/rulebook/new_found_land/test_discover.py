"""Discover: tiles drawn, tiles placed."""

import pytest

from argosy import BadChoice
from rulebook.new_found_land.islands import SPARE, TILE_OF, bare
from rulebook.new_found_land.setup import Seat, goods_of, play, points_of, refused, sailing, told, whole

any_players = pytest.mark.parametrize("players", [2, 3, 4])

CORNERS = "tile-09 tile-10 tile-11 tile-12 tile-13 tile-14"


def discovering(ships, stack, **more):
    """Seat 0 discovers; nothing lies on the islands but what is said, and the stack holds these tiles."""
    seats = {0: Seat(goods="", points=more.pop("points", 0))}
    return sailing({0: {"discover": ships}}, seats=seats, spaces=more.pop("spaces", {}), tile_stack=stack, **more)


def placed(game):
    return [fact["tile"] for fact in told(game, "placed")]


# ---- DSC-1


@any_players
@pytest.mark.parametrize(("ships", "drawn"), [("small-08", 4), ("small-01", 2), ("small-01 charter-portugal", 3)])
def test_as_many_tiles_are_drawn_as_there_are_telescopes(players, ships, drawn):
    """DSC-1: the sum of all ships and charters there."""
    game = discovering(ships, CORNERS, players=players)
    assert len(whole(game)["tile_drawn"]) == drawn
    assert len(whole(game)["tile_stack"]) == 6 - drawn
    assert told(game, "drew-tiles") == [{"player": 0, "count": drawn, "telescopes": drawn}]


@any_players
def test_one_tile_is_placed_for_each_ship(players):
    """DSC-1: two ships, two tiles; then the turn is over."""
    game = discovering("small-05 small-01", "tile-09 tile-10 tile-11 tile-12 tile-13", players=players)
    play(game, "place tile-09 newfoundland")
    play(game, "place tile-10 nova-scotia")
    assert placed(game) == ["tile-09", "tile-10"]
    assert game.to_act != (0,)


def test_what_is_not_placed_goes_to_storage():
    """DSC-1: three of four; he passes the square marker, so the table waits before the final phase."""
    game = discovering("small-08", "tile-09 tile-10 tile-11 tile-12", points=6)
    before = whole(game)["tile_storage"]
    play(game, "place tile-11 anticosti")
    assert set(whole(game)["tile_storage"]) == {*before, "tile-09", "tile-10", "tile-12"}
    assert whole(game)["tile_drawn"] == []


def test_a_tile_goes_on_a_space_of_its_shape_of_any_island():
    """DSC-1: a neck fits on Nova Scotia and Prince Edward Island, an inland tile on Newfoundland alone."""
    game = discovering("small-01", "tile-23 tile-01")
    assert game.legal() == ["place tile-01 newfoundland", "place tile-23 nova-scotia", "place tile-23 prince-edward-island"]


def test_a_tile_needs_an_empty_space_of_its_shape():
    """DSC-1: the one neck of Nova Scotia is taken."""
    game = discovering("small-01", "tile-24 tile-09", spaces={"nova-scotia-4": "tile-23"})
    refusal = refused(game, "place tile-24 nova-scotia")
    assert refusal.message == "DSC-1-fit"
    assert refusal.facts == {"tile": "tile-24", "spot": "tile-24", "island": "nova-scotia", "shape": "neck"}
    play(game, "place tile-24 prince-edward-island")
    assert whole(game)["spaces"]["prince-edward-island-4"]["tile"] == "tile-24"


def test_a_tile_must_have_been_drawn():
    """DSC-1: one from storage cannot be placed."""
    game = discovering("small-01", "tile-23 tile-01")
    refusal = refused(game, "place tile-09 anticosti")
    assert (refusal.message, refusal.facts) == ("DSC-1-drawn", {"tile": "tile-09", "spot": "tile-09", "island": "anticosti"})


def test_of_several_fitting_spaces_the_first_is_taken():
    """DSC-1: corners of Anticosti; the third space, then the fourth."""
    game = discovering("small-05 small-01", "tile-09 tile-10 tile-26 tile-27 tile-28")
    play(game, "place tile-10 anticosti", "place tile-09 anticosti")
    spaces = whole(game)["spaces"]
    assert (spaces["anticosti-3"]["tile"], spaces["anticosti-4"]["tile"]) == ("tile-10", "tile-09")


def test_who_discovers_with_more_sail_comes_first():
    """DSC-1: the other waits, and draws from what is left."""
    game = sailing({0: {"discover": "small-08"}, 1: {"discover": "small-01"}}, spaces={}, tile_stack=CORNERS)
    assert game.to_act == (1,)
    assert refused(game, "done", 0).message == "ACT-1-waiting"
    play(game, game.legal()[0])
    assert game.to_act == (0,)
    assert len(whole(game)["tile_drawn"]) == 4


def test_tiles_are_placed_in_the_discover_action_only():
    """DSC-1: not while settling."""
    game = sailing({0: {"settle": "small-01"}}, spaces={"anticosti-3": "tile-09"})
    assert refused(game, "place tile-10 anticosti").message == "DSC-1-when"


# ---- DSC-2


@any_players
def test_one_cube_and_both_bonuses(players):
    """DSC-2: tile 11 shows 2 points, and 1 wood with 1 cloth; its other space stays empty."""
    game = discovering("small-02", "tile-11", players=players)
    play(game, "place tile-11 newfoundland")
    assert (points_of(game, 0), goods_of(game, 0)) == (2, "1 cloth 1 wood")
    assert whole(game)["spaces"]["newfoundland-2"] == {"tile": "tile-11", "cubes": [{"owner": 0, "cubes": 1}]}
    assert game.scores()[0].parts["tiles"] == 2


def test_settlers_on_the_ship_make_no_second_cube():
    """DSC-2: a ship with two settlers places one cube, too."""
    game = discovering("small-11", "tile-11")
    play(game, "place tile-11 newfoundland")
    assert whole(game)["spaces"]["newfoundland-2"]["cubes"] == [{"owner": 0, "cubes": 1}]


def test_the_other_space_can_be_settled_later():
    """DSC-2: a tile placed in round 1 is settled by another in round 2."""
    game = sailing({1: {"settle": "small-01"}}, spaces={"newfoundland-2": "tile-11 0"}, round=2)
    play(game, "settle tile-11 left")
    assert whole(game)["spaces"]["newfoundland-2"]["cubes"] == [{"owner": 0, "cubes": 1}, {"owner": 1, "cubes": 1}]


# ---- DSC-3


def test_drawn_tiles_are_seen_by_all():
    """DSC-3: every seat and the spectators see what was drawn, in the view and in the story."""
    game = discovering("small-01", "tile-23 tile-01")
    for seat in (None, 0, 1, 2):
        assert game.view(seat)["tile_drawn"] == ["tile-01", "tile-23"]
        assert [event.facts["tile"] for event in game.events(seat) if event.kind == "saw-tile"] == ["tile-01", "tile-23"]


# ---- rulings


def test_nfl_op_45_who_can_place_a_tile_must():
    """NFL-OP-45, DSC-1: one for each ship; before, nobody may stop."""
    game = discovering("small-05 small-01", "tile-09 tile-10 tile-11 tile-12 tile-13")
    assert game.position.asks(0).kind == "discover-must"
    refusal = refused(game, "done")
    assert (refusal.message, refusal.facts) == ("DSC-1-place", {"tile": "tile-09", "spot": "tile-09", "count": 2})
    play(game, "place tile-09 newfoundland")
    assert refused(game, "done").facts == {"tile": "tile-10", "spot": "tile-10", "count": 1}
    play(game, "place tile-10 newfoundland")
    assert told(game, "stored-tiles") == [{"player": 0, "count": 3}]


def test_dsc_1_where_nothing_is_left_nothing_is_said_to_be_stored():
    """DSC-1: all drawn tiles are placed, and the journal tells of no others."""
    game = discovering("charter-portugal", "tile-09 tile-10")
    play(game, "place tile-09 newfoundland")
    assert placed(game) == ["tile-09"]
    assert told(game, "stored-tiles") == []


def test_dsc_1_the_option_lets_everybody_stop():
    """DSC-1: after one of two, or before the first; what was drawn is stored."""
    for first, stored in (("place tile-09 newfoundland", 4), (None, 5)):
        game = discovering("small-05 small-01", "tile-09 tile-10 tile-11 tile-12 tile-13", options={"discover": "may"})
        play(game, *[first] if first else [], "done")
        assert told(game, "stored-tiles") == [{"player": 0, "count": stored}]


def test_dsc_1_who_cannot_place_a_tile_need_not():
    """DSC-1: the one drawn tile that fitted is placed; with a hidden card in hand the turn then waits, and may be ended."""
    laid = {"nova-scotia-4": "tile-23"}
    seats = {0: Seat(goods="", hand="goods-1")}
    game = sailing({0: {"discover": "small-01 small-02"}}, seats=seats, spaces=laid, tile_stack="tile-24 tile-25 tile-02")
    play(game, "place tile-02 newfoundland")
    assert refused(game, "done").facts == {"tile": "tile-24", "spot": "tile-24", "count": 1}
    laid["prince-edward-island-4"] = "tile-25"
    game = sailing({0: {"discover": "small-02"}}, seats=seats, spaces=laid, tile_stack="tile-24")
    assert game.legal() == ["done", "play goods-1"]


def test_dsc_1_a_card_may_be_played_before_the_duty():
    """DSC-1, ACT-3: a card, but not the end."""
    game = sailing({0: {"discover": "small-02"}}, seats={0: Seat(hand="goods-1")}, spaces={}, tile_stack="tile-22")
    assert game.legal()[0] == "play goods-1"
    play(game, "play goods-1")
    assert refused(game, "done").message == "DSC-1-place"


def test_dsc_1_columbus_need_not_place_his_tile():
    """DSC-1, NFL-OP-46: the ship must, he may."""
    captain = {"seats": {0: Seat(goods="", points=15)}, "captains": {"columbus": 0}}
    game = sailing({0: {"discover": "small-05"}}, **captain, spaces={}, tile_stack="tile-11 tile-22 tile-20")
    assert refused(game, "done").message == "DSC-1-place"
    play(game, "place tile-11 newfoundland", "done")
    assert placed(game) == ["tile-11"]


def test_dsc_1_the_orientation_of_a_tile_does_not_matter():
    """DSC-1, SET-9: a tile and an island say where; which way it is turned is not asked, nor do its spaces differ."""
    game = discovering("small-02", "tile-22")
    assert sorted(len(name.split()) for name in game.legal()) == [3, 3, 3, 3]
    play(game, "place tile-22 anticosti")
    assert set(whole(game)["spaces"]["anticosti-3"]) == {"tile", "cubes"}


@pytest.mark.parametrize("value", ["should", True, 1, ""])
def test_dsc_1_the_option_is_must_or_may(value):
    """DSC-1: anything else is refused."""
    with pytest.raises(BadChoice, match="option 'discover' should be must or may"):
        discovering("small-02", "tile-22", options={"discover": value})


def test_if_nothing_fits_the_turn_ends_by_itself():
    """NFL-OP-45: both necks are taken, and a neck was drawn."""
    game = discovering("small-02", "tile-25", spaces={"nova-scotia-4": "tile-23", "prince-edward-island-4": "tile-24"})
    assert told(game, "stored-tiles") == [{"player": 0, "count": 1}]
    assert game.to_act == (1,)


def test_the_bonuses_come_at_once_but_after_this_rounds_deliver():
    """NFL-OP-45: goods found cannot be delivered by a ship that waited without any."""
    seats = {0: Seat(goods="")}
    ships = {0: {"deliver": "small-03", "discover": "small-02"}}
    game = sailing(ships, seats=seats, spaces={}, tile_stack="tile-11", contracts={0: "contract-03"})
    assert refused(game, "deliver contract-03").message == "DEL-2-when"
    play(game, "place tile-11 newfoundland")
    assert goods_of(game, 0) == "1 cloth 1 wood"
    assert game.to_act == (1,)


def test_columbus_places_one_more():
    """NFL-OP-46: one ship, two of the tiles drawn; each with a cube and both bonuses."""
    seats = {0: Seat(goods="", points=15)}
    game = sailing(
        {0: {"discover": "small-05"}}, seats=seats, captains={"columbus": 0}, spaces={}, tile_stack="tile-11 tile-22 tile-20"
    )
    play(game, "place tile-11 newfoundland", "place tile-22 anticosti")
    assert placed(game) == ["tile-11", "tile-22"]
    assert (points_of(game, 0), goods_of(game, 0)) == (17, "2 cloth 2 wood")


def test_columbus_places_no_more_than_was_drawn():
    """NFL-OP-46: one telescope, one tile."""
    game = sailing(
        {0: {"discover": "small-02"}}, seats={0: Seat(points=15)}, captains={"columbus": 0}, spaces={}, tile_stack="tile-22"
    )
    play(game, "place tile-22 newfoundland")
    assert placed(game) == ["tile-22"]
    assert game.to_act == (1,)


def test_columbus_needs_a_ship():
    """NFL-OP-46: without one his owner does not discover; nor does he help another."""
    game = sailing(
        {1: {"discover": "small-05"}}, seats={0: Seat(points=15)}, captains={"columbus": 0}, spaces={}, tile_stack=CORNERS
    )
    assert game.to_act == (1,)
    play(game, "place " + whole(game)["tile_drawn"][0] + " newfoundland")
    assert len(placed(game)) == 1
    assert [fact["player"] for fact in told(game, "drew-tiles")] == [1]


def test_the_stack_of_tiles_is_remade_while_drawing():
    """NFL-OP-47: one tile is left in the stack, the others come from storage."""
    game = discovering("small-08", "tile-11")
    assert {"stack": "tile-stack"} in told(game, "remade")
    assert "tile-11" in whole(game)["tile_drawn"]
    assert len(whole(game)["tile_drawn"]) == 4
    assert whole(game)["tile_storage"] == []


@any_players
def test_too_few_tiles_are_all_drawn(players):
    """NFL-OP-47: twelve telescopes, nine tiles left in stack and storage."""
    laid = {space: tile for space, tile in TILE_OF.items() if space != "anticosti-3"}
    islands = "newfoundland nova-scotia prince-edward-island"
    game = sailing(
        {0: {"discover": "small-08 small-10 large-09"}}, spaces=laid, tile_stack=SPARE[0], scored=islands, players=players
    )
    assert sorted(whole(game)["tile_drawn"]) == sorted([*SPARE, TILE_OF["anticosti-3"]])
    assert told(game, "drew-tiles") == [{"player": 0, "count": 9, "telescopes": 12}]
    play(game, f"place {TILE_OF['anticosti-3']} anticosti")
    assert told(game, "stored-tiles") == [{"player": 0, "count": 8}]


def test_of_nine_tiles_only_those_that_fit_are_offered():
    """NFL-OP-47: a corner of Anticosti is the last empty space of all."""
    laid = {space: tile for space, tile in TILE_OF.items() if space != "anticosti-3"}
    islands = "newfoundland nova-scotia prince-edward-island"
    game = sailing({0: {"discover": "small-08 small-10 large-09"}}, spaces=laid, scored=islands)
    assert all(name.endswith("anticosti") for name in game.legal()[1:])
    assert refused(game, f"place {SPARE[0]} newfoundland").message == "DSC-1-fit"


def test_on_islands_that_others_began_one_places_as_well():
    """DSC-1: any island, one's own cubes there or not."""
    game = discovering("small-02", "tile-22", spaces=bare("newfoundland", 3))
    islands = ("newfoundland", "nova-scotia", "anticosti", "prince-edward-island")
    assert game.legal() == [f"place tile-22 {island}" for island in islands]
