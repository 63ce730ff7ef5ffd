"""Race to the New Found Land, played through: the rulebook's examples and the corners of the rules."""

from rulebook.new_found_land.setup import Seat, goods_of, play, play_until, points_of, refusal, sailing, seat_of, table, told, whole

# ---- land phase


def test_an_expansion_then_a_large_ship_and_the_square_marker_moves_back_to_4():
    game = table(seats={0: Seat(goods="cloth 2 wood 3 iron", points=4)}, market="large-04 small-01")
    play(game, "expand yard", "build large-04")
    assert points_of(game, 0) == 7
    assert [fact["marker"] for fact in told(game, "earned")] == ["square"]
    play(game, "choose " + whole(game)["objective_stacks"]["square"][0])
    assert whole(game)["markers"]["square"] == {"space": 4, "earned": [0]}
    assert game.to_act == (1,)


def test_expansions_are_closed_once_a_ship_is_built():
    game = table(seats={0: Seat(goods="3 cloth 3 wood 2 iron")}, market="small-01 small-02")
    play(game, "build small-01")
    assert refusal(game, "expand yard").message == "LND-7-built"


def test_without_a_free_yard_another_ship_goes_to_storage_but_not_the_new_one():
    game = table(seats={0: Seat(goods="cloth wood", ships="start-portugal small-01 small-02")}, market="small-03")
    play(game, "build small-03")
    assert game.legal() == ["scrap start-portugal", "scrap small-01", "scrap small-02"]
    assert refusal(game, "scrap small-03").message == "LND-4-new"
    play(game, "scrap small-02")
    assert whole(game)["ship_storage"] == ["small-02"]


def test_the_market_is_refilled_from_storage():
    seats = {
        0: Seat(goods="2 cloth 2 wood", ships="small-05 small-06 small-07"),
        1: Seat(ships="small-08 small-09 small-10"),
        2: Seat(ships="small-11 small-12 start-france"),
    }
    game = table(
        seats=seats, market="small-01 small-02 small-03 small-04 large-01 large-02 large-03 large-04", ship_stack="large-05"
    )
    play(game, "build small-01", "scrap small-05", "done")
    assert "remade" in [event.kind for event in game.journal.events]
    assert len([ship for ship in whole(game)["market"] if not ship.startswith("large")]) == 4


def test_paying_asks_only_where_gold_leaves_a_choice():
    game = table(seats={0: Seat(goods="cloth wood gold")}, market="small-01")
    play(game, "build small-01")
    assert game.legal() == ["pay 1-cloth 1-wood", "pay 1-cloth 1-gold", "pay 1-wood 1-gold"]
    assert refusal(game, "pay 2-gold").message == "LND-6-goods"
    assert refusal(game, "pay 1-iron").message == "LND-6-goods"
    play(game, "pay 1-wood 1-gold")
    assert goods_of(game, 0) == "1 cloth"
    forced = table(seats={0: Seat(goods="wood gold")}, market="small-01")
    play(forced, "build small-01")
    assert goods_of(forced, 0) == ""


# ---- planning and order


def test_load_order_is_by_sail_and_ties_go_from_the_start_player():
    ships = {0: {"load": "small-06"}, 1: {"load": "small-07"}, 2: {"load": "small-02"}}
    game = sailing(ships)
    assert [(fact["player"], fact["sail"]) for fact in told(game, "sails")] == [(2, 4), (0, 2), (1, 2)]
    assert game.to_act == (2,)


def test_the_naval_office_adds_2_once_and_magellan_7():
    seats = {0: Seat(), 3: Seat(expansions="own", points=15)}
    game = table(
        players=4, stage="planning", action="discover", actor=3, seats=seats, captains={"magellan": 3},
        assigned={0: {"discover": "small-01 small-02"}, 3: {"discover": "small-03 small-06"}},
    )  # fmt: skip
    play(game, "magellan", "done")
    assert [(fact["player"], fact["sail"]) for fact in told(game, "sails")] == [(3, 3 + 2 + 2 + 7), (0, 8)]


def test_da_gama_makes_a_load_of_7_cards_and_gold():
    seats = {0: Seat(points=15)}
    game = table(stage="planning", seats=seats, captains={"da-gama": 0})
    play(game, "assign load charter-portugal", "da-gama charter-portugal", "done", "done", "done")
    while game.to_act != (0,) or game.legal()[0] != "take cloth":
        play(game, "done")
    play(game, "take gold")
    assert told(game, "drew-cards")[-1]["count"] == 5
    assert goods_of(game, 0) == "1 iron 1 gold"


# ---- load


def test_crate_3_takes_iron_or_cheaper_and_draws_three_cards():
    game = sailing({0: {"load": "small-03"}}, card_stack="goods-1 goods-2 points-1")
    assert game.legal() == ["take cloth", "take wood", "take iron"]
    assert refusal(game, "take gold").message == "LOD-1-crate"
    play(game, "take cloth")
    assert game.legal() == ["play goods-1", "play goods-2", "play points-1", "keep goods-1", "keep goods-2", "keep points-1"]
    play(game, "keep goods-2")
    assert seat_of(game, 0)["hand"] == ["charter-portugal", "goods-2"]
    assert {"goods-1", "points-1"} <= set(whole(game)["card_storage"])


def test_a_card_just_drawn_may_be_played_at_once():
    game = sailing({0: {"load": "small-03"}}, card_stack="goods-1 goods-2 points-1")
    play(game, "take cloth", "play points-1")
    assert points_of(game, 0) == 3
    assert "points-1" in whole(game)["known"]
    assert "goods-1" not in whole(game)["known"]


def test_england_keeps_two_and_a_stack_that_runs_out_is_remade():
    game = sailing(
        {0: {"load": "small-03"}}, players=2, nations="england portugal", seats={0: Seat(expansions="own")}, card_stack="goods-1"
    )
    play(game, "take iron")
    assert told(game, "drew-cards")[-1]["count"] == 3
    first, second = [name for name in game.legal() if name.startswith("keep")][:2]
    play(game, first, second)
    assert len(seat_of(game, 0)["hand"]) == 3
    assert whole(game)["generation"] == 1


# ---- settle

TILES = {"newfoundland-2": "tile-11", "nova-scotia-2": "tile-09", "anticosti-1": "tile-26"}


def test_settle_with_2_1_and_a_charter_of_1():
    game = sailing({0: {"settle": "small-11 small-01 charter-portugal"}}, spaces=TILES)
    play(game, "settle tile-09 left 2", "settle tile-11 right", "settle tile-26 left")
    assert points_of(game, 0) == 6
    assert goods_of(game, 0) == "1 cloth 1 wood 1 iron"
    cubes = {id: space["cubes"] for id, space in whole(game)["spaces"].items()}
    assert cubes["nova-scotia-2"] == [{"owner": 0, "cubes": 2}]
    assert "charter-portugal" in whole(game)["card_storage"]


def test_new_england_gives_a_point_for_each_cube_and_a_full_board_leaves_nothing_else():
    full = {id: f"{tile} 0 1" for id, tile in TILES.items()}
    game = sailing({1: {"settle": "small-11 small-01"}}, spaces=full, compass="")
    assert points_of(game, 1) == 3


def test_spain_may_place_one_more_cube_but_not_in_new_england():
    game = sailing({1: {"settle": "start-spain"}}, spaces=TILES, seats={1: Seat(expansions="own")})
    play(game, "new-england")
    assert refusal(game, "new-england").message == "STL-3-england"
    play(game, "settle tile-11 left")
    assert points_of(game, 1) == 3


# ---- deliver


def test_two_wood_to_a_full_hamburg_then_two_ships_join_for_the_last_cube_of_stockholm():
    game = sailing(
        {0: {"deliver": "small-03 small-04 small-12"}},
        seats={0: Seat(goods="3 wood cloth 2 iron", points=1)},
        contracts={0: "contract-17", 3: "contract-01"},
        cities={"hamburg": "012", "stockholm": "0112"},
        scored="hamburg",
    )
    assert "deliver contract-17" in game.legal()
    play(game, "deliver contract-01")
    assert game.legal() == ["carry small-03", "carry small-04"]  # small-12 has the same crate as small-04
    play(game, "carry small-03")
    assert (points_of(game, 0), goods_of(game, 0)) == (4, "1 cloth 1 wood 2 iron")
    assert whole(game)["cities"]["hamburg"] == [1, 1, 1]
    play(game, "deliver contract-17")
    assert points_of(game, 0) == 15
    assert whole(game)["cities"]["stockholm"] == [2, 2, 1]
    assert len([id for id in whole(game)["contracts"] if id]) == 9


def test_customs_pay_for_contracts_and_not_for_antwerp():
    game = sailing(
        {2: {"deliver": "small-04 small-12"}}, seats={2: Seat(goods="3 wood", expansions="own")}, contracts={3: "contract-01"}
    )
    play(game, "deliver contract-01")
    assert points_of(game, 2) == 6
    play(game, "antwerp")
    assert points_of(game, 2) == 7
    assert goods_of(game, 2) == ""


def test_a_ship_to_antwerp_carries_no_more_than_its_crate():
    game = sailing({0: {"deliver": "small-01 small-03"}}, seats={0: Seat(goods="2 wood 3 gold")})
    play(game, "antwerp", "carry small-03")
    assert refusal(game, "done").message == "DEL-4-empty"
    play(game, "unload gold", "unload wood", "unload wood")
    assert points_of(game, 0) == 3
    assert game.legal()[0] == "done"


# ---- discover


def test_telescopes_of_5_and_two_ships_place_two_tiles_and_store_three():
    game = sailing({0: {"discover": "small-01 small-05"}}, spaces={}, tile_stack="tile-11 tile-20 tile-01 tile-26 tile-31")
    play(game, "place tile-11 newfoundland", "place tile-20 anticosti")
    assert told(game, "stored-tiles") == [{"player": 0, "count": 3}]
    assert (goods_of(game, 0), points_of(game, 0)) == ("2 cloth 1 wood 1 iron 1 gold", 2)


def test_columbus_places_one_more():
    game = sailing(
        {0: {"discover": "small-05"}}, spaces={}, tile_stack="tile-11 tile-20 tile-01",
        seats={0: Seat(points=15)}, captains={"columbus": 0},
    )  # fmt: skip
    play(game, "place tile-11 newfoundland")
    assert game.to_act == (0,)
    play(game, "place tile-20 nova-scotia")
    assert len(told(game, "placed")) == 2


# ---- markers


def test_a_blocked_marker_stops_before_what_blocks_it_and_never_goes_below_1():
    game = sailing({0: {"settle": "small-11"}}, spaces={}, seats={0: Seat(points=6), 1: Seat(points=4), 2: Seat(points=5)})
    play(game, "choose " + whole(game)["objective_stacks"]["square"][0])
    assert whole(game)["markers"]["square"]["space"] == 6
    low = sailing({0: {"settle": "small-11"}}, spaces={}, seats={0: Seat(points=2)}, markers={"square": 3})
    play(low, "choose " + whole(low)["objective_stacks"]["square"][0])
    assert whole(low)["markers"]["square"]["space"] == 1


def test_a_marker_that_moved_behind_a_figure_is_earned_with_its_next_points():
    spaces = {"nova-scotia-2": "tile-09"}
    game = sailing({1: {"settle": "start-spain"}}, spaces=spaces, seats={1: Seat(points=5)}, markers={"square": 4})
    play(game, "settle tile-09 right")
    assert told(game, "earned") == []  # no points in this turn
    game = sailing({1: {"settle": "start-spain"}}, spaces=spaces, seats={1: Seat(points=5)}, markers={"square": 4})
    play(game, "new-england")
    assert [fact["marker"] for fact in told(game, "earned")] == ["square"]


def test_several_markers_are_resolved_lowest_first():
    game = sailing({0: {"settle": "small-11"}}, spaces={}, seats={0: Seat(points=4)}, markers={"square": 5, "pentagon": 6})
    assert [fact["marker"] for fact in told(game, "earned")] == ["square"]
    play(game, "choose " + whole(game)["objective_stacks"]["square"][0])
    assert [fact["marker"] for fact in told(game, "earned")] == ["square", "pentagon"]
    play(game, "hire cortes")
    assert goods_of(game, 0) == "1 iron 1 gold"


def test_reaching_50_takes_the_next_card_at_once():
    game = sailing(
        {0: {"settle": "small-11"}}, spaces={}, seats={0: Seat(points=49), 1: Seat(points=51)},
        earned=dict.fromkeys(("square", "circle", "star", "triangle"), "01"), captains={"drake": 0, "cortes": 1},
    )  # fmt: skip
    assert seat_of(game, 0)["fifty"] == 2
    assert game.scores()[0].parts["fifty"] == 3


# ---- final phase


def island(name, tiles, cubes):
    return {f"{name}-{at + 1}": f"{tile} {cube}" for at, (tile, cube) in enumerate(zip(tiles.split(), cubes, strict=True))}


NOVA_SCOTIA = "tile-26 tile-09 tile-03 tile-23 tile-10 tile-11 tile-12"


def counts(game, place, times):
    facts = play_until(game, "counted", times)
    return [(fact["player"], fact["points"]) for fact in facts if fact["place"] == place]


def test_nova_scotia_5_5_3_gives_9_9_3():
    spaces = island("nova-scotia", NOVA_SCOTIA, ["00 11", "00 11", "22 0", "1 2", "", "", ""])
    assert counts(sailing({}, spaces=spaces), "nova-scotia", 3) == [(0, 9), (1, 9), (2, 3)]


def test_stockholm_3_1_1_gives_11_1_1():
    assert counts(sailing({}, cities={"stockholm": "00012"}), "stockholm", 3) == [(0, 11), (1, 1), (2, 1)]


def test_neutral_cubes_deny_a_bonus():
    spaces = island("nova-scotia", NOVA_SCOTIA, ["n 00", "n 0", "n", "1", "1", "", ""])
    assert counts(sailing({}, players=2, spaces=spaces), "nova-scotia", 2) == [(0, 3 + 4), (1, 2)]


def test_objectives_the_first_is_free_and_a_goods_objective_is_tested_after_payment():
    seats = {0: Seat(goods="2 iron 2 wood", objectives="objective-iron objective-one-island", points=20)}
    spaces = island("nova-scotia", NOVA_SCOTIA, ["00 00", "00 00", "0", "", "", "", ""])
    game = table(stage="objectives", seats=seats, spaces=spaces, scored="nova-scotia", markers={"circle": 17})
    play(game, "resolve objective-one-island")
    assert points_of(game, 0) == 30
    play(game, "resolve objective-iron")
    assert points_of(game, 0) == 35
    assert goods_of(game, 0) == "2 iron"
    short = table(
        stage="objectives",
        seats={0: Seat(goods="3 iron", objectives="objective-iron objective-one-island", points=20)},
        spaces=spaces,
    )
    play(short, "resolve objective-one-island")
    assert refusal(short, "resolve objective-iron").message == "FIN-4-cost"


def test_the_game_ends_after_round_4_and_counts_what_is_left():
    seats = {
        0: Seat(points=69, objectives="objective-gold", hand="", goods=""),
        1: Seat(points=73, hand="goods-1 goods-2", goods=""),
        2: Seat(points=80, hand="", goods=""),
    }
    game = table(
        round=4, stage="objectives", seats=seats, spaces={"nova-scotia-2": "tile-09 00 00", "anticosti-1": "tile-26 11"},
        captains={"drake": 0, "cortes": 1, "columbus": 2}, earned=dict.fromkeys(("circle", "triangle"), "012"), actor=0,
        stacks={},
    )  # fmt: skip
    play(game, "done", "done")
    assert game.is_over
    assert [score.total for score in game.scores()] == [69 + 4 + 5 + 2, 73 + 2 + 3 + 4, 80 + 1]


# ---- stacks that run out, last pieces, and what else is rare


def test_the_last_good_of_the_triangle_is_not_asked_for():
    game = sailing(
        {0: {"settle": "small-11"}},
        players=4,
        spaces={},
        seats={0: Seat(points=24, hand=""), 1: Seat(points=26), 2: Seat(points=26), 3: Seat(points=26)},
        earned={"triangle": "123", "square": "0123", "circle": "0123"},
        captains={"drake": 0, "cortes": 1, "columbus": 2, "magellan": 3},
        triangle="gold",
        markers={"triangle": 25},
    )
    assert goods_of(game, 0) == "1 iron 1 gold"
    assert whole(game)["markers"]["triangle"]["space"] == 0
    assert whole(game)["triangle"] == []


def test_contracts_are_remade_from_storage():
    game = sailing({0: {"deliver": "small-04"}}, seats={0: Seat(goods="2 wood")}, contracts={3: "contract-01"}, contract_stack="")
    play(game, "deliver contract-01")
    assert told(game, "remade") == [{"stack": "contract-stack"}]
    assert len([id for id in whole(game)["contracts"] if id]) == 9


def test_no_card_is_left_to_draw():
    hands = {
        0: Seat(hand="charter-1 charter-2 charter-3 charter-4 charter-5 charter-6 goods-1 goods-2 goods-3 goods-4"),
        1: Seat(
            hand="charter-portugal charter-spain charter-france charter-netherlands charter-england points-1 points-2 points-3"
        ),
        2: Seat(hand="goods-5 goods-6 goods-7"),
    }
    game = sailing({0: {"load": "small-03"}}, seats=hands)
    play(game, "take iron")
    assert told(game, "drew-cards") == [{"player": 0, "count": 0}]
    assert game.to_act != ()


FULL = {
    "newfoundland": "tile-26 tile-09 tile-01 tile-10 tile-11 tile-03 tile-04 tile-27",
    "nova-scotia": "tile-28 tile-12 tile-05 tile-23 tile-13 tile-14 tile-15",
    "anticosti": "tile-29 tile-06 tile-16 tile-17 tile-07 tile-30",
    "prince-edward-island": "tile-31 tile-32 tile-18 tile-24 tile-19",
}


def test_too_few_tiles_are_left_to_draw_and_none_of_them_fits():
    spaces = {f"{name}-{at + 1}": tile for name, tiles in FULL.items() for at, tile in enumerate(tiles.split())}
    ships = {0: {"discover": "small-08 small-10 large-09"}}
    game = sailing(ships, spaces=spaces, scored=" ".join(FULL), seats={0: Seat(hand="")}, tile_stack="tile-02")
    assert told(game, "drew-tiles") == [{"player": 0, "count": 8, "telescopes": 12}]
    assert told(game, "stored-tiles") == [{"player": 0, "count": 8}]
    assert told(game, "explored") == []  # FIN-1: the island is full


def test_a_further_objective_may_be_paid_with_any_goods_but_not_with_what_it_counts():
    seats = {0: Seat(goods="2 iron 2 wood gold", objectives="objective-iron objective-one-island", points=20)}
    spaces = island("nova-scotia", NOVA_SCOTIA, ["00 00", "00 00", "0", "", "", "", ""])
    game = table(stage="objectives", seats=seats, spaces=spaces, scored="nova-scotia")
    play(game, "resolve objective-one-island", "resolve objective-iron")
    assert game.legal() == ["pay 2-wood", "pay 1-wood 1-gold"]
    assert refusal(game, "pay 1-wood 1-iron").message == "FIN-4-needed"
    assert refusal(game, "pay 1-wood").message == "FIN-4-amount"
    play(game, "pay 1-wood 1-gold")
    assert goods_of(game, 0) == "1 wood 2 iron"
    broke = {0: Seat(goods="", objectives="objective-iron objective-one-island", points=20)}
    short = table(stage="objectives", seats=broke, spaces=spaces, scored="nova-scotia")
    play(short, "resolve objective-one-island")
    assert refusal(short, "resolve objective-iron").message == "OBJ-1"


def test_three_ships_of_different_crates_are_named_largest_first():
    ships = {0: {"deliver": "small-01 small-04 large-06"}}
    game = sailing(ships, seats={0: Seat(goods="2 wood 2 cloth 2 iron")}, contracts={0: "contract-12", 1: "contract-16"})
    play(game, "deliver contract-12")  # three goods: the crate of 4 alone, or those of 2 and 1 together
    assert game.legal() == ["carry small-04", "carry large-06"]
    assert refusal(game, "carry small-01").message == "DEL-1-crew"
    play(game, "carry small-04")
    assert goods_of(game, 0) == "1 cloth 1 wood 1 iron"
    assert whole(game)["turn"]["left"] == ["large-06"]


def test_cubes_in_places_not_scored_may_still_win_the_50_card():
    seats = {0: Seat(points=48, hand="", goods=""), 1: Seat(points=48, hand="", goods=""), 2: Seat(hand="goods-1", goods="")}
    game = table(
        round=4, stage="objectives", actor=2, seats=seats, spaces={"nova-scotia-2": "tile-09 00 11"},
        captains={"drake": 0, "cortes": 1}, earned=dict.fromkeys(("square", "circle", "star", "triangle"), "01"),
    )  # fmt: skip
    play(game, "done")
    assert [score.parts["fifty"] for score in game.scores()] == [5, 3, 0]
    assert game.winners == (0,)


def test_a_tie_goes_to_more_goods_and_is_shared_otherwise():
    seats = {0: Seat(points=6, hand="", goods="wood"), 1: Seat(points=6, hand="", goods="gold"), 2: Seat(points=4, hand="goods-1")}
    game = table(round=4, stage="objectives", actor=2, seats=seats)
    play(game, "done")
    assert [score.total for score in game.scores()] == [6, 6, 6]
    assert game.winners == (0, 1, 2)


def test_a_second_lap_is_told():
    everything = dict.fromkeys(("square", "circle", "star", "triangle"), "0")
    game = sailing({0: {"settle": "small-11"}}, spaces={}, seats={0: Seat(points=99)}, earned=everything, captains={"drake": 0})
    assert told(game, "hundred") == [{"player": 0, "points": 100}]
