"""The final phase of a round: compass, islands, cities, objectives, the next start player."""

import pytest

from argosy import Game
from argosy.titles.new_found_land.rules.state import TILE_STACK
from rulebook.new_found_land.islands import bare, full
from rulebook.new_found_land.setup import (
    Seat,
    goods_of,
    play,
    play_until,
    points_of,
    refused,
    sailing,
    seat_of,
    table,
    told,
    whole,
)

any_players = pytest.mark.parametrize("players", [2, 3, 4])

ISLANDS = ["newfoundland", "nova-scotia", "anticosti", "prince-edward-island"]


def compass_shows(island, **more):
    """A round in which nobody sails, and the compass names that island: of the first hundred seeds one does."""
    for seed in range(100):
        game = sailing({}, seed=seed, **more)
        if told(game, "compass") == [{"island": island}]:
            return game
    raise AssertionError(f"the compass never names {island}")


def explored(game):
    return [fact["tile"] for fact in told(game, "explored")]


def counted(game, place):
    """All points that were counted for a place, by seat, in the order of counting."""
    play_until(game, "round", 1)
    return [(fact["player"], fact["points"]) for fact in told(game, "counted") if fact["place"] == place]


# ---- FIN-1: the compass


@pytest.mark.parametrize(("players", "tiles"), [(2, 3), (3, 2), (4, 1)])
def test_the_compass_brings_tiles_to_its_island(players, tiles):
    """FIN-1: three, two or one, by the number of players."""
    game = compass_shows("newfoundland", players=players, spaces={})
    assert len(explored(game)) == tiles
    assert sorted(space["tile"] for space in whole(game)["spaces"].values()) == sorted(explored(game))
    assert all(space.startswith("newfoundland") for space in whole(game)["spaces"])


def test_one_compass_tile_is_revealed_and_stays_so():
    """FIN-1: the third of the game."""
    game = sailing({}, round=3, compass="compass-1 compass-7")
    assert whole(game)["compass"][:2] == ["compass-1", "compass-7"]
    assert len(whole(game)["compass"]) == 3


def test_tiles_that_do_not_fit_go_to_storage():
    """FIN-1: until one fits. Only the neck of Nova Scotia is free, and one neck is in the stack."""
    spaces = full("nova-scotia", without="nova-scotia-4")
    game = compass_shows("nova-scotia", spaces=spaces, tile_stack="tile-01 tile-02 tile-07 tile-25")
    assert explored(game) == ["tile-25"]
    assert {fact["tile"] for fact in told(game, "misfit")} <= set(whole(game)["tile_storage"])
    assert whole(game)["spaces"]["nova-scotia-4"]["tile"] == "tile-25"


def test_a_single_empty_space_gets_a_single_tile():
    """FIN-1: with three players two tiles would come."""
    game = compass_shows("nova-scotia", spaces=full("nova-scotia", without="nova-scotia-2"))
    assert len(explored(game)) == 1


@any_players
def test_a_full_island_gets_nothing(players):
    """FIN-1: no tile is drawn at all."""
    spaces = full("anticosti")
    game = compass_shows("anticosti", spaces=spaces, scored="anticosti", players=players)
    assert (explored(game), told(game, "misfit")) == ([], [])
    assert len(whole(game)["tile_stack"]) == 34 - 6


def test_the_stack_is_remade_from_storage_when_it_runs_out():
    """FIN-1: no neck in the stack; those in storage come back with all else."""
    spaces = full("nova-scotia", without="nova-scotia-4")
    game = compass_shows("nova-scotia", spaces=spaces, tile_stack="tile-01 tile-02")
    assert {fact["tile"] for fact in told(game, "misfit")[:2]} == {"tile-01", "tile-02"}
    assert {"stack": "tile-stack"} in told(game, "remade")
    assert explored(game)[0] in ("tile-23", "tile-24", "tile-25")


def without_necks(game):
    """Takes all necks out of the game: with these packs there are always some left."""
    position = game.position
    necks = sum(1 << 22 + at for at in range(3))
    position.stacks[TILE_STACK] &= ~necks
    position.storage[TILE_STACK] &= ~necks


def test_if_no_fitting_tile_is_left_anywhere_none_is_drawn():
    """FIN-1: only a neck would fit, and there is none in stack or storage; the round goes on."""
    for seed in range(100):
        spaces = full("nova-scotia", without="nova-scotia-4")
        game = table(stage="planning", action="discover", actor=2, spaces=spaces, tile_stack="tile-01 tile-02", seed=seed)
        without_necks(game)
        play(game, "done")
        if told(game, "compass") == [{"island": "nova-scotia"}]:
            break
    else:
        raise AssertionError("the compass never names Nova Scotia")
    assert (explored(game), told(game, "misfit"), told(game, "remade")) == ([], [], [])
    assert len(whole(game)["tile_stack"]) == 2
    assert whole(game)["round"] == 2


@pytest.mark.parametrize("set_aside", ["stack", "storage"])
def test_the_second_tile_stops_when_only_misfits_are_left(set_aside):
    """FIN-1: a corner and a neck are free, and no neck is left: one tile comes, not two."""
    left = "tile-01 tile-02 tile-22"
    stack = left if set_aside == "stack" else "tile-01"
    for seed in range(100):
        spaces = full("nova-scotia", without="nova-scotia-4 nova-scotia-7")
        game = table(stage="planning", action="discover", actor=2, spaces=spaces, tile_stack=stack, seed=seed)
        without_necks(game)
        play(game, "done")
        if told(game, "compass") == [{"island": "nova-scotia"}]:
            break
    assert len(explored(game)) == 1
    assert "nova-scotia-4" not in whole(game)["spaces"]


def test_with_two_players_a_neutral_cube_comes_with_each_tile():
    """FIN-1: on every tile of this step, and nowhere else."""
    game = compass_shows("newfoundland", players=2, spaces=bare("anticosti", 2))
    cubes = {space["tile"]: space["cubes"] for space in whole(game)["spaces"].values()}
    assert [cubes[tile] for tile in explored(game)] == [[{"owner": None, "cubes": 1}]] * 3
    assert [cubes[tile] for tile in bare("anticosti", 2).values()] == [[], []]


@pytest.mark.parametrize("players", [3, 4])
def test_with_more_players_there_are_no_neutral_cubes(players):
    """FIN-1: a rule for two."""
    game = compass_shows("newfoundland", players=players, spaces={})
    assert all(space["cubes"] == [] for space in whole(game)["spaces"].values())


# ---- FIN-2: islands


@pytest.mark.parametrize(
    ("cubes", "points"),
    [
        ("531", [5 + 8, 3 + 4, 1]),  # most, second most
        ("135", [1, 3 + 4, 5 + 8]),
        ("553", [5 + 4, 5 + 4, 3]),  # tie for most: both the second bonus, nobody else any
        ("333", [3 + 4, 3 + 4, 3 + 4]),
        ("533", [5 + 8, 3, 3]),  # tie for second: none of them any
        ("5332", [5 + 8, 3, 3, 2]),
        ("4421", [4 + 4, 4 + 4, 2, 1]),
        ("4321", [4 + 8, 3 + 4, 2, 1]),
        ("63", [6 + 8, 3 + 4]),
        ("33", [3 + 4, 3 + 4]),
    ],
)
def test_an_island_pays_for_cubes_and_for_most_and_second_most(cubes, points):
    """FIN-2: Nova Scotia's bonuses are 8 and 4."""
    game = sailing({}, spaces=full("nova-scotia", cubes), players=len(cubes), compass="")
    assert counted(game, "nova-scotia") == list(enumerate(points))


@pytest.mark.parametrize(
    ("island", "first", "second"), [(ISLANDS[0], 10, 5), (ISLANDS[1], 8, 4), (ISLANDS[2], 6, 3), (ISLANDS[3], 4, 2)]
)
def test_each_island_has_its_own_bonuses(island, first, second):
    """FIN-2: the larger the island, the more."""
    game = sailing({}, spaces=full(island, "321"))
    assert counted(game, island) == [(0, 3 + first), (1, 2 + second), (2, 1)]


def test_an_island_with_an_empty_space_is_not_scored():
    """FIN-2: all spaces must hold tiles; the compass names another island."""
    game = compass_shows("newfoundland", spaces=full("prince-edward-island", "321", without="prince-edward-island-4"))
    assert told(game, "scoring") == []


def test_the_compass_may_complete_an_island_which_is_then_scored():
    """FIN-2: in the same round."""
    game = compass_shows("prince-edward-island", spaces=full("prince-edward-island", "321", without="prince-edward-island-4"))
    assert [fact["place"] for fact in told(game, "scoring")] == ["prince-edward-island"]
    assert counted(game, "prince-edward-island") == [(0, 7), (1, 4), (2, 1)]


@any_players
def test_an_island_is_scored_once(players):
    """FIN-2: not again in the next round, whatever was settled since."""
    cubes = "321"[:players]
    game = sailing({}, spaces=full("anticosti", cubes), scored="anticosti", round=2, players=players)
    assert told(game, "scoring") == []


def test_points_are_taken_in_turn_order():
    """FIN-2: seat 2 starts the third round."""
    game = sailing({}, spaces=full("nova-scotia", "531"), round=3)
    assert counted(game, "nova-scotia") == [(2, 1), (0, 13), (1, 7)]


def test_cubes_stay_after_scoring():
    """FIN-2: they count for objectives later."""
    spaces = full("anticosti", "321")
    game = sailing({}, spaces=spaces)
    before = {space: whole(game)["spaces"][space] for space in spaces}
    play_until(game, "round", 1)
    assert {space: whole(game)["spaces"][space] for space in spaces} == before
    assert whole(game)["scored"] == ["anticosti"]


def test_points_of_islands_are_told_by_source():
    """FIN-2: so the score says."""
    game = sailing({}, spaces=full("anticosti", "321"))
    assert game.scores()[0].parts["islands"] == 9
    assert game.scores()[0].parts["unscored-cubes"] == 0


def test_of_several_islands_the_highest_bonus_is_scored_first():
    """FIN-2: Newfoundland before Anticosti, whichever was completed first."""
    game = sailing({}, spaces=full("anticosti", "321") | full("newfoundland", "123"))
    play_until(game, "scoring", 2)
    assert [fact["place"] for fact in told(game, "scoring")] == ["newfoundland", "anticosti"]


def test_a_points_card_may_be_played_in_ones_own_count():
    """FIN-2: its points count for the same markers; others wait."""
    game = sailing({}, spaces=full("anticosti", "300"), seats={0: Seat(hand="points-1")})
    assert refused(game, "done", 1).message == "FIN-2-waiting"
    assert game.legal() == ["done", "play points-1"]
    play(game, "play points-1", "done")
    assert points_of(game, 0) == 3 + 6 + 3


@pytest.mark.parametrize("island", ISLANDS)
def test_a_game_kept_in_the_midst_of_a_scoring_goes_on_there(island):
    """FIN-2: seat 0 has earned a marker and chooses; the place being scored is part of the position."""
    game = sailing({}, spaces=full(island, "530"))
    assert whole(game)["turn"]["place"] == island
    again = Game.from_dict(game.to_dict())
    assert whole(again) == whole(game)
    assert counted(again, island) == [each for each in counted(game, island) if each[0] > 0]


# ---- FIN-3: cities


@pytest.mark.parametrize(
    ("owners", "points"),
    [
        ("00011", [(0, 3 + 8), (1, 2 + 4)]),
        ("00112", [(0, 2 + 4), (1, 2 + 4), (2, 1)]),
        ("00012", [(0, 3 + 8), (1, 1), (2, 1)]),
        ("22222", [(2, 5 + 8)]),
    ],
)
def test_a_full_city_is_scored_like_an_island(owners, points):
    """FIN-3: Stockholm's bonuses are 8 and 4."""
    game = sailing({}, cities={"stockholm": owners})
    assert counted(game, "stockholm") == points


@pytest.mark.parametrize(("city", "owners", "first", "second"), [("hamburg", "001", 6, 3), ("venice", "001", 4, 2)])
def test_each_city_has_its_own_bonuses(city, owners, first, second):
    """FIN-3: three spaces each."""
    game = sailing({}, cities={city: owners})
    assert counted(game, city) == [(0, 2 + first), (1, 1 + second)]
    assert game.scores()[0].parts["cities"] == 2 + first


@any_players
def test_a_city_with_an_empty_space_is_not_scored(players):
    """FIN-3: four of five cubes in Stockholm."""
    game = sailing({}, cities={"stockholm": "0011"}, players=players)
    assert told(game, "scoring") == []


def test_a_city_is_scored_once():
    """FIN-3: it was scored in an earlier round."""
    game = sailing({}, cities={"hamburg": "012"}, scored="hamburg", round=2)
    assert told(game, "scoring") == []


def test_cubes_in_a_city_stay():
    """FIN-3: for objectives."""
    game = sailing({}, cities={"hamburg": "012"})
    play_until(game, "round", 1)
    assert whole(game)["cities"]["hamburg"] == [1, 1, 1]


# ---- FIN-4: objectives


def resolving(objectives, goods="", *, points=40, **more):
    """Seat 0 may resolve its objectives."""
    seats = {0: Seat(goods=goods, objectives=objectives, points=points)} | more.pop("seats", {})
    return table(stage="objectives", seats=seats, **more)


def test_the_first_objective_is_free():
    """FIN-4: its points, and the card goes to storage."""
    game = resolving("objective-iron", "2 iron")
    play(game, "resolve objective-iron")
    assert (points_of(game, 0), goods_of(game, 0)) == (45, "2 iron")
    assert "objective-iron" in whole(game)["resolved"]
    assert seat_of(game, 0)["objectives"] == []


def test_a_further_objective_costs_any_two_goods():
    """FIN-4: the player says which, gold among them."""
    game = resolving("objective-iron objective-city-cubes", "2 iron wood gold", cities={"stockholm": "000"})
    play(game, "resolve objective-iron", "resolve objective-city-cubes")
    assert game.legal() == ["pay 1-wood 1-iron", "pay 2-iron", "pay 1-wood 1-gold", "pay 1-iron 1-gold"]
    play(game, "pay 1-wood 1-gold")
    assert (points_of(game, 0), goods_of(game, 0)) == (40 + 5 + 5, "2 iron")


def test_each_further_objective_costs_two_goods():
    """FIN-4: three objectives, four goods."""
    game = resolving("objective-iron objective-city-cubes objective-wood", "2 iron 7 wood", cities={"stockholm": "000"})
    play(game, "resolve objective-iron", "resolve objective-city-cubes", "pay 2-wood", "resolve objective-wood", "pay 2-wood")
    assert (points_of(game, 0), goods_of(game, 0)) == (40 + 5 + 5 + 4, "3 wood 2 iron")


def test_without_two_goods_there_is_no_further_objective():
    """FIN-4: one is not enough."""
    game = resolving("objective-city-cubes objective-scored-cities", "wood", cities={"hamburg": "000"}, scored="hamburg")
    play(game, "resolve objective-city-cubes")
    refusal = refused(game, "resolve objective-scored-cities")
    assert refusal.message == "FIN-4-cost"
    assert refusal.facts == {"objective": "objective-scored-cities", "count": 2, "spare": 1}


def test_two_goods_exactly_are_paid():
    """FIN-4: not one, nor three, nor what one does not have."""
    game = resolving("objective-iron objective-city-cubes", "2 iron 3 wood", cities={"stockholm": "000"})
    play(game, "resolve objective-iron", "resolve objective-city-cubes")
    assert refused(game, "pay 1-wood").message == "FIN-4-amount"
    assert refused(game, "pay 2-wood 1-iron").facts == {"count": 2}
    assert refused(game, "pay 2-gold").message == "LND-6-goods"


def test_only_objectives_in_hand_are_resolved():
    """FIN-4: not one from a stack."""
    game = resolving("objective-iron", "2 iron 3 wood")
    refusal = refused(game, "resolve objective-wood")
    assert (refusal.message, refusal.facts) == ("FIN-4-held", {"objective": "objective-wood"})


def test_objectives_are_resolved_in_the_final_phase_only():
    """FIN-4: not in the land phase."""
    game = table(seats={0: Seat(goods="9 iron 9 wood", objectives="objective-iron", points=40)})
    assert refused(game, "resolve objective-iron").message == "FIN-4-when"


@any_players
def test_players_resolve_in_turn_order(players):
    """FIN-4: the start player of the second round is seat 1; who holds nothing is passed over."""
    seats = {0: Seat(goods="2 iron", objectives="objective-iron", points=40)}
    seats[1] = Seat(goods="3 wood", objectives="objective-wood", points=41)
    game = table(stage="objectives", round=2, seats=seats, players=players)
    assert game.to_act == (1,)
    assert refused(game, "resolve objective-iron", 0).message == "FIN-4-waiting"
    play(game, "done")
    assert game.to_act == (0,)


def test_nobody_must_resolve():
    """FIN-4: the card may be kept for a later round."""
    game = resolving("objective-iron", "2 iron")
    play(game, "done")
    assert (points_of(game, 0), seat_of(game, 0)["objectives"]) == (40, ["objective-iron"])


def test_the_next_rounds_first_objective_is_free_again():
    """FIN-4: by round, not by game."""
    game = resolving("objective-iron", "2 iron", resolved="objective-wood", earned={"square": "0", "circle": "0"}, round=2, actor=0)
    play(game, "resolve objective-iron")
    assert goods_of(game, 0)[-6:] == "2 iron"


# ---- FIN-5


@pytest.mark.parametrize("round", [1, 2, 3])
@any_players
def test_the_start_player_tile_moves_clockwise(players, round):
    """FIN-5: from seat 0, one seat a round."""
    game = table(players=players, stage="objectives", round=round, actor=(round + players - 2) % players)
    play(game, "done")
    assert (whole(game)["round"], whole(game)["start"]) == (round + 1, round % players)
    assert (whole(game)["stage"], game.to_act) == ("land", (round % players,))


@any_players
def test_after_the_fourth_round_the_game_ends(players):
    """FIN-5: nothing can be done any more."""
    game = table(players=players, stage="objectives", round=4, actor=(4 + players - 2) % players)
    play(game, "done")
    assert game.is_over
    refusal = refused(game, "done", 0)
    assert (refusal.message, refusal.facts) == ("FIN-5-over", {"rounds": 4})


# ---- rulings


def test_a_full_island_is_not_replaced_by_another():
    """NFL-OP-48: one compass tile, even if it brings nothing."""
    game = compass_shows("anticosti", spaces=full("anticosti"), scored="anticosti")
    assert len(whole(game)["compass"]) == 1
    assert explored(game) == []


@any_players
def test_one_compass_tile_a_round_four_in_a_game(players):
    """NFL-OP-48: for the spaces 4, 3, 2, 1."""
    game = sailing({}, players=players)
    for round in range(1, 5):
        play_until(game, "compass", round)
        assert len(whole(game)["compass"]) == round
    play_until(game, "over", 1)
    assert len(whole(game)["compass"]) == 4


@pytest.mark.parametrize(("players", "tiles"), [(2, 3), (3, 2), (4, 1)])
@pytest.mark.parametrize("island", ISLANDS)
def test_how_many_tiles_come_depends_on_the_players_alone(players, tiles, island):
    """NFL-OP-49: 3, 2 and 1, on every island."""
    assert len(explored(compass_shows(island, players=players, spaces={}))) == tiles


def test_no_neutral_cubes_at_set_up():
    """NFL-OP-50: the first two tiles lie bare."""
    game = table(players=2)
    assert [space["cubes"] for space in whole(game)["spaces"].values()] == [[], []]


def test_no_neutral_cubes_on_discovered_tiles():
    """NFL-OP-50: only the discoverer's."""
    game = sailing({0: {"discover": "small-02"}}, players=2, spaces={}, tile_stack="tile-22")
    play(game, "place tile-22 newfoundland")
    assert whole(game)["spaces"]["newfoundland-2"]["cubes"] == [{"owner": 0, "cubes": 1}]


@pytest.mark.parametrize(
    ("cubes", "neutral", "points"),
    [
        ("42", 3, [4 + 8, 2]),  # second
        ("42", 4, [4 + 4, 2]),  # ties for most
        ("42", 5, [4 + 4, 2]),  # most
        ("42", 2, [4 + 8, 2]),  # ties for second
        ("42", 1, [4 + 8, 2 + 4]),
        ("33", 5, [3, 3]),
    ],
)
def test_neutral_cubes_are_ranked_like_a_players(cubes, neutral, points):
    """NFL-OP-50: they win or tie a place, and so deny a bonus."""
    game = sailing({}, spaces=full("nova-scotia", cubes, neutral=neutral), players=2)
    assert counted(game, "nova-scotia") == list(enumerate(points))


def test_neutral_cubes_fill_a_space():
    """NFL-OP-50: one of the two of their tile."""
    game = sailing({0: {"settle": "small-01 start-portugal"}}, players=2, spaces={"nova-scotia-2": "tile-09 n"})
    play(game, "settle tile-09 left")
    assert told(game, "new-england") == [{"player": 0, "points": 1, "place": "new-england"}]


def test_a_single_player_gets_the_first_bonus_and_nobody_the_second():
    """NFL-OP-51: a bonus needs a cube in the place."""
    game = sailing({}, spaces=full("nova-scotia", "300"))
    assert counted(game, "nova-scotia") == [(0, 3 + 8)]
    assert [points_of(game, seat) for seat in (1, 2)] == [0, 0]


@any_players
def test_without_any_cube_nobody_scores(players):
    """NFL-OP-51: an island that the compass completed."""
    game = sailing({}, spaces=full("nova-scotia"), players=players)
    assert counted(game, "nova-scotia") == []
    assert "nova-scotia" in whole(game)["scored"]


def test_islands_come_before_cities_each_by_falling_bonus():
    """NFL-OP-52: everything is complete at once."""
    cities = {"venice": "012", "hamburg": "012", "stockholm": "00112"}
    spaces = full("newfoundland") | full("nova-scotia") | full("anticosti") | full("prince-edward-island")
    game = sailing({}, spaces=spaces, cities=cities)
    play_until(game, "scoring", 7)
    assert [fact["place"] for fact in told(game, "scoring")] == [*ISLANDS, "stockholm", "hamburg", "venice"]


def test_a_goods_objective_is_tested_after_the_payment():
    """NFL-OP-53: three iron: two must stay, so one is to spare, and that is too little."""
    game = resolving("objective-city-cubes objective-iron", "3 iron", cities={"stockholm": "000"})
    play(game, "resolve objective-city-cubes")
    refusal = refused(game, "resolve objective-iron")
    assert (refusal.message, refusal.facts) == ("FIN-4-cost", {"objective": "objective-iron", "count": 2, "spare": 1})


def test_what_the_objective_counts_is_not_paid_for_it():
    """NFL-OP-53: with a wood to spare there are other ways to pay, but not with both iron that must stay."""
    game = resolving("objective-city-cubes objective-iron", "3 iron 2 wood", cities={"stockholm": "000"})
    play(game, "resolve objective-city-cubes", "resolve objective-iron")
    refusal = refused(game, "pay 2-iron")
    assert (refusal.message, refusal.facts) == ("FIN-4-needed", {"objective": "objective-iron", "good": "iron", "count": 2})
    assert game.legal() == ["pay 2-wood", "pay 1-wood 1-iron"]
    play(game, "pay 1-wood 1-iron")
    assert points_of(game, 0) == 40 + 5 + 5


def test_only_the_better_condition_pays():
    """NFL-OP-53: four cubes in cities are 8 points, not 5 and 8."""
    game = resolving("objective-city-cubes", cities={"stockholm": "0000"})
    play(game, "resolve objective-city-cubes")
    assert points_of(game, 0) == 48


def test_scored_includes_this_very_final_phase():
    """NFL-OP-53: Hamburg is scored a moment before the objective is resolved."""
    seats = {0: Seat(objectives="objective-scored-cities", points=40)}
    game = sailing({}, cities={"hamburg": "012"}, seats=seats, earned=dict.fromkeys(("square", "circle", "triangle", "star"), "0"),
                   captains={"drake": 0}, resolved="objective-iron objective-wood")  # fmt: skip
    assert whole(game)["stage"] == "objectives"
    play(game, "resolve objective-scored-cities")
    assert points_of(game, 0) == 40 + (1 + 3) + 4


def test_a_card_whose_condition_is_not_met_cannot_be_shown():
    """NFL-OP-53: the facts say what is needed and what is there."""
    game = resolving("objective-city-cubes", cities={"stockholm": "00"})
    refusal = refused(game, "resolve objective-city-cubes")
    assert refusal.message == "OBJ-1"
    assert refusal.facts == {"objective": "objective-city-cubes", "needed": 3, "reached": 2}
