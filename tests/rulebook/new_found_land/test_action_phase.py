"""ACT: who acts when, what happens to the ships, and cards played in between."""

import pytest

from argosy import Game
from rulebook.new_found_land.setup import Seat, goods_of, play, points_of, refused, sailing, seat_of, table, told, whole

any_number = pytest.mark.parametrize("players", [2, 3, 4])
TILES = {"newfoundland-2": "tile-11", "nova-scotia-2": "tile-09", "anticosti-1": "tile-26"}


def order(game: Game) -> list[tuple[int, int]]:
    """Seat and sail value of those who act, in the order in which they do."""
    return [(fact["player"], fact["sail"]) for fact in told(game, "sails")]


# ---- ACT-1


def test_act_1_the_actions_come_in_their_order():
    """ACT-1: load, settle, deliver, discover."""
    ships = {"load": "small-01", "settle": "small-02", "deliver": "small-03", "discover": "small-05"}
    mine = Seat(ships="small-01 small-02 small-03 small-05", expansions="yard")
    game = sailing({0: ships}, seats={0: mine}, spaces=TILES)
    steps = []
    while whole(game)["stage"] == "action":
        steps.append((whole(game)["turn"]["action"], whole(game)["turn"]["step"]))
        play(game, next(name for name in game.legal() if not name.startswith("play")))
    assert steps == [("load", "keep"), ("settle", "settle"), ("deliver", "deliver"), ("discover", "discover")]
    assert [fact["action"] for fact in told(game, "action")] == ["load", "settle", "deliver", "discover"]


@pytest.mark.parametrize(
    ("ships", "expected"),
    [
        (["small-09", "small-02"], [(1, 4), (0, 1)]),
        (["small-09", "small-07", "small-02"], [(2, 4), (1, 2), (0, 1)]),
        (["small-04", "small-09", "small-02", "small-07"], [(2, 4), (0, 3), (3, 2), (1, 1)]),
    ],
)
def test_act_1_the_highest_sail_value_acts_first(ships, expected):
    """ACT-1: for two, three and four players."""
    game = sailing({seat: {"settle": ship} for seat, ship in enumerate(ships)}, players=len(ships), spaces=TILES)
    assert order(game) == expected
    for seat, _ in expected:
        assert game.to_act == (seat,)
        play(game, "new-england")


def test_act_1_the_values_of_several_ships_are_added():
    """ACT-1: 1 + 2 + 2 beat 4; the charter counts."""
    game = sailing({0: {"settle": "small-02"}, 1: {"settle": "small-09 small-07 charter-spain"}}, spaces=TILES)
    assert order(game) == [(1, 1 + 2 + 2), (0, 4)]


def test_act_1_only_the_ships_of_this_action_count():
    """ACT-1: a fast ship that discovers does not help those that settle."""
    game = sailing({0: {"settle": "small-09", "discover": "small-02"}, 1: {"settle": "small-07"}}, spaces=TILES)
    assert order(game) == [(1, 2), (0, 1)]


@pytest.mark.parametrize(
    ("players", "round", "expected"),
    [(2, 1, [0, 1]), (2, 2, [1, 0]), (3, 1, [0, 1, 2]), (3, 2, [1, 2, 0]), (3, 3, [2, 0, 1]), (4, 3, [2, 3, 0, 1])],
)
def test_act_1_ties_go_clockwise_from_the_start_player(players, round, expected):
    """ACT-1: all have a ship with a sail of 2."""
    ships = ["small-06", "small-07", "small-08", "small-12"]
    game = sailing({seat: {"settle": ships[seat]} for seat in range(players)}, players=players, round=round, spaces=TILES)
    assert [seat for seat, _ in order(game)] == expected


def test_act_1_a_tie_behind_a_faster_player():
    """ACT-1: in round 2 seat 1 starts; seat 0 is fastest, then 2 and 3 in their order."""
    ships = {0: {"settle": "small-02"}, 2: {"settle": "small-06"}, 3: {"settle": "small-07"}}
    game = sailing(ships, players=4, round=2, spaces=TILES)
    assert [seat for seat, _ in order(game)] == [0, 2, 3]


def test_act_1_the_naval_office_can_decide():
    """ACT-1: the Netherlands' 2 and 2 more beat a 3."""
    ships = {0: {"settle": "small-07"}, 1: {"settle": "small-04"}}
    for expansions, first in (("own", 0), ("", 1)):
        game = sailing(ships, players=2, nations="netherlands england", seats={0: Seat(expansions=expansions)}, spaces=TILES)
        assert game.to_act == (first,)


def test_act_1_each_action_has_its_own_order():
    """ACT-1: whoever was last may be first in the next."""
    ships = {0: {"settle": "small-02", "discover": "small-09"}, 1: {"settle": "small-10", "discover": "small-04"}}
    game = sailing(ships, spaces=TILES)
    play(game, "new-england", "new-england")
    assert order(game) == [(0, 4), (1, 1), (1, 3), (0, 1)]


@any_number
def test_act_1_the_others_wait(players):
    """ACT-1: nobody acts out of order."""
    game = sailing({0: {"settle": "small-07"}, 1: {"settle": "small-02"}}, players=players, spaces=TILES)
    refusal = refused(game, "new-england", seat=0)
    assert (refusal.message, refusal.facts) == ("ACT-1-waiting", {"player": 1})


def test_act_1_a_total_stays_in_sight_after_the_action():
    """ACT-1: for all, until the round ends; the ships are back in their yards."""
    game = sailing({0: {"settle": "small-02 small-11"}, 1: {"settle": "small-09"}}, spaces=TILES)
    before = [seat["sail"]["settle"] for seat in game.view(None)["seats"]]
    assert before == [7, 1, 0]
    play(game, "new-england 1", "new-england")
    assert seat_of(game, 0)["assigned"]["settle"] == []
    assert [seat["sail"]["settle"] for seat in game.view(2)["seats"]] == before
    play(game, "new-england")
    while whole(game)["round"] == 1:
        assert [seat["sail"]["settle"] for seat in game.view(2)["seats"]] == before
        play(game, game.legal()[0])
    assert [seat["sail"]["settle"] for seat in game.view(2)["seats"]] == [0, 0, 0]


def test_act_1_magellan_adds_nothing_once_the_ships_are_back():
    """ACT-1, PLN-4: 7 and the ship's own, before and after; without a ship, nothing."""
    game = table(
        stage="planning", action="settle", seats={0: Seat(points=15)}, captains={"magellan": 0}, earned={"square": "0"},
        markers={"square": 4}, spaces=TILES,
    )  # fmt: skip
    play(game, "assign settle start-portugal", "magellan")
    total = 7 + 2
    assert game.view(1)["seats"][0]["sail"] == {"load": 0, "settle": total, "deliver": 0, "discover": 0}
    while whole(game)["stage"] == "planning":
        later = "assign discover start-spain"  # so that the round goes on
        play(game, later if later in game.legal() else "done")
    play(game, "settle tile-09 right")
    assert (whole(game)["stage"], seat_of(game, 0)["assigned"]["settle"]) == ("action", [])
    assert game.view(1)["seats"][0]["sail"] == {"load": 0, "settle": total, "deliver": 0, "discover": 0}


def test_act_1_whoever_has_no_ship_there_is_left_out():
    """ACT-1: seat 1 is not asked."""
    game = sailing({0: {"settle": "small-09"}, 2: {"settle": "small-02"}}, spaces=TILES)
    assert [seat for seat, _ in order(game)] == [2, 0]


# ---- ACT-2


def test_act_2_ships_return_to_their_yards():
    """ACT-2: when the player's action is over, not only at the end of the round."""
    game = sailing({0: {"settle": "small-02 small-11"}, 1: {"settle": "small-09"}}, spaces=TILES)
    play(game, "new-england 1")
    assert seat_of(game, 0)["assigned"]["settle"] == ["small-02", "small-11"]
    play(game, "new-england")
    assert game.to_act == (1,)
    assert seat_of(game, 0)["assigned"]["settle"] == []
    assert seat_of(game, 0)["ships"] == ["start-portugal", "small-02", "small-11"]


@pytest.mark.parametrize("action", ["load", "settle", "deliver", "discover"])
def test_act_2_charters_go_to_storage(action):
    """ACT-2: after any action; they do not come back to the hand."""
    game = sailing({0: {action: "charter-portugal"}}, seats={0: Seat(goods="wood", hand="charter-portugal goods-1")}, spaces=TILES)
    while game.to_act == (0,) and whole(game)["stage"] == "action":
        play(game, next(name for name in game.legal() if not name.startswith("play")))
    assert "charter-portugal" in whole(game)["card_storage"]
    assert "charter-portugal" not in seat_of(game, 0)["hand"]
    assert seat_of(game, 0)["assigned"][action] == []


def test_act_2_everybody_knows_the_charters_that_were_used():
    """ACT-2: they lay open (PLN-5); that one is in storage now is no secret."""
    game = table(stage="planning", action="settle", seats={0: Seat(hand="charter-6")}, spaces=TILES)
    play(game, "assign settle charter-6")
    while whole(game)["stage"] == "planning":
        play(game, "done")
    play(game, "new-england")
    for other in (1, 2, None):
        assert "charter-6" in game.view(other)["card_storage"]["known"]


def test_nfl_op_32_a_charter_goes_to_storage_after_its_action():
    """NFL-OP-32: one that loaded is there for whoever loads next, and makes the stack anew."""
    game = sailing({0: {"load": "charter-2"}, 1: {"load": "small-03"}}, card_stack="goods-1 goods-2 goods-3")
    play(game, "take cloth", "keep goods-1")
    assert "charter-2" in whole(game)["card_storage"]
    play(game, "take cloth")
    assert told(game, "remade") == [{"stack": "card-stack"}]
    assert "charter-2" in whole(game)["card_stack"] + whole(game)["card_drawn"]


def test_nfl_op_32_not_before_its_action():
    """NFL-OP-32: one that is to settle is not in the stack that a load makes anew, nor is the one that loads."""
    game = sailing({0: {"load": "charter-2", "settle": "charter-portugal"}}, card_stack="", spaces=TILES)
    play(game, "take cloth")
    everywhere = whole(game)["card_stack"] + whole(game)["card_drawn"] + whole(game)["card_storage"]
    assert not {"charter-2", "charter-portugal"} & set(everywhere)


# ---- ACT-3


@pytest.mark.parametrize(
    ("card", "goods", "points"),
    [
        ("goods-1", "2 wood 1 iron", 0),
        ("goods-2", "2 cloth 1 iron", 0),
        ("goods-3", "1 cloth 1 wood 1 iron", 0),
        ("goods-5", "2 iron", 0),
        ("goods-7", "1 iron 1 gold", 0),
        ("points-1", "1 iron", 3),
        ("points-3", "1 iron", 4),
    ],
)
def test_act_3_a_card_brings_what_it_shows_and_goes_to_storage(card, goods, points):
    """ACT-3: goods or points; then all know it."""
    game = table(seats={0: Seat(hand=f"{card} charter-1")})
    play(game, f"play {card}")
    assert (goods_of(game, 0), points_of(game, 0)) == (goods, points)
    assert seat_of(game, 0)["hand"] == ["charter-1"]
    assert card in whole(game)["card_storage"]
    assert card in game.view(1)["card_storage"]["known"]
    assert told(game, "played")[0]["card"] == card


def test_act_3_several_in_a_row():
    """ACT-3: as many as one holds."""
    game = table(seats={0: Seat(hand="goods-1 goods-7 points-1")})
    play(game, "play goods-7", "play points-1", "play goods-1")
    assert (goods_of(game, 0), points_of(game, 0)) == ("2 wood 1 iron 1 gold", 3)


HOLDING = {0: Seat(hand="points-1 goods-1")}


def at_land() -> Game:
    return table(seats=HOLDING)


def at_settle() -> Game:
    return sailing({0: {"settle": "small-01"}}, seats=HOLDING, spaces=TILES)


def at_deliver() -> Game:
    return sailing({0: {"deliver": "small-01"}}, seats=HOLDING)


def at_discover() -> Game:
    return sailing({0: {"discover": "small-01"}}, seats=HOLDING, spaces={})


def at_keep() -> Game:
    return sailing({0: {"load": "small-01"}}, seats=HOLDING)


def at_count() -> Game:
    return sailing({}, seats=HOLDING, cities={"venice": "001"})


def at_objectives() -> Game:
    return table(stage="objectives", seats=HOLDING)


def at_extra_cube() -> Game:
    more = {"players": 2, "nations": "spain england", "seats": {0: Seat(hand="points-1 goods-1", expansions="own")}}
    game = sailing({0: {"settle": "start-spain"}}, spaces=TILES, **more)
    play(game, "new-england")
    return game


@pytest.mark.parametrize("moment", [at_land, at_keep, at_settle, at_extra_cube, at_deliver, at_discover, at_count, at_objectives])
def test_act_3_at_any_time_in_ones_own_turn(moment):
    """ACT-3, NFL-OP-36: in the land phase, in each action, when a place is counted, and when objectives are resolved."""
    game = moment()
    assert game.to_act == (0,)
    before = points_of(game, 0)
    play(game, "play points-1")
    assert points_of(game, 0) == before + 3


def test_act_3_a_turn_without_anything_else_is_a_turn_too():
    """ACT-3: nobody has objectives, yet whoever may hold such a card is asked when they are resolved."""
    game = sailing({}, seats={1: Seat(hand="points-1")})
    assert (whole(game)["stage"], game.to_act) == ("objectives", (1,))
    assert game.legal() == ["done", "play points-1"]


def test_act_3_before_a_load_too():
    """ACT-3, NFL-OP-36: the turn has begun. The card is then in storage, from which the stack may be made anew to be drawn."""
    game = sailing({0: {"load": "small-03"}}, seats={0: Seat(hand="points-1")}, card_stack="")
    play(game, "play points-1")
    assert points_of(game, 0) == 3
    play(game, "take iron")
    assert "points-1" in whole(game)["card_stack"] + whole(game)["card_drawn"]


def test_act_3_only_cards_of_ones_own_hand():
    """ACT-3: neither from the stack nor from somebody else's hand."""
    game = table(seats={0: Seat(hand="goods-1"), 1: Seat(hand="goods-2")})
    for card in ("goods-2", "goods-3"):
        refusal = refused(game, f"play {card}")
        assert (refusal.message, refusal.facts) == ("ACT-3-hand", {"card": card})


@any_number
def test_act_3_not_in_the_turn_of_another(players):
    """ACT-3: one's own turn it must be."""
    game = table(players=players, seats={0: Seat(), 1: Seat(hand="goods-1")})
    assert refused(game, "play goods-1", seat=1).message == "LND-7-waiting"
    game = sailing(
        {0: {"settle": "small-02"}, 1: {"settle": "small-09"}}, players=players, seats={1: Seat(hand="goods-1")}, spaces=TILES
    )
    assert refused(game, "play goods-1", seat=1).message == "ACT-1-waiting"


def test_nfl_op_36_right_after_drawing_it():
    """NFL-OP-36: instead of keeping it; the rest of the cards goes to storage."""
    game = sailing({0: {"load": "small-03"}}, card_stack="goods-1 goods-2 points-1")
    play(game, "take cloth", "play points-1")
    assert points_of(game, 0) == 3
    assert seat_of(game, 0)["hand"] == ["charter-portugal"]
    assert {"goods-1", "goods-2", "points-1"} <= set(whole(game)["card_storage"])


def test_nfl_op_36_a_card_of_the_hand_while_choosing_among_those_drawn():
    """NFL-OP-36: that does not use up the right to keep one."""
    game = sailing({0: {"load": "small-03"}}, seats={0: Seat(hand="points-2")}, card_stack="goods-1 goods-2 points-1")
    play(game, "take cloth", "play points-2", "keep goods-2")
    assert points_of(game, 0) == 3
    assert seat_of(game, 0)["hand"] == ["goods-2"]


def test_nfl_op_36_goods_played_in_time_can_be_delivered():
    """NFL-OP-36: two wood of the card for a contract."""
    game = sailing({0: {"deliver": "small-02"}}, seats={0: Seat(goods="", hand="goods-1")}, contracts={0: "contract-01"})
    refused(game, "deliver contract-01")
    play(game, "play goods-1", "deliver contract-01")
    assert points_of(game, 0) == 3


def test_nfl_op_36_their_points_count_for_the_markers_of_that_turn():
    """NFL-OP-36: 3 of the card and 2 in New England pass the 7."""
    game = sailing({0: {"settle": "small-11"}}, seats={0: Seat(hand="points-1", points=2)}, spaces={})
    play(game, "play points-1")
    assert told(game, "earned") == []
    play(game, "new-england")
    assert told(game, "earned") == [{"player": 0, "marker": "square", "space": 7}]
