"""PLN: the planning phase."""

import pytest

from argosy import Game
from rulebook.new_found_land.setup import Seat, play, refused, sailing, seat_of, table, told, whole

any_number = pytest.mark.parametrize("players", [2, 3, 4])
ACTIONS = ["load", "settle", "deliver", "discover"]
FLEET = "small-01 small-02 small-03 small-04"


def planning(mine: Seat | None = None, action: str = "load", **more) -> Game:
    """Seat 0 is asked for this action."""
    return table(
        **{"stage": "planning", "action": action, "actor": 0, **more, "seats": {0: mine or Seat(), **more.get("seats", {})}}
    )


def asked(game: Game) -> tuple[str, int]:
    """Which action is being planned, and by whom."""
    seat = game.to_act[0]
    return str(game.position.asks(seat).facts["action"]), seat


def pass_to(game: Game, action: str, seat: int = 0) -> None:
    """Nobody assigns anything until the seat is asked for the action."""
    while asked(game) != (action, seat):
        play(game, "done")


def set_sail(game: Game) -> None:
    while whole(game)["stage"] == "planning":
        play(game, "done")


# ---- PLN-1


@any_number
@pytest.mark.parametrize("round", [1, 2])
def test_pln_1_each_player_is_asked_once_for_each_action(players, round):
    """PLN-1: load, settle, deliver, discover; in turn order from the start player."""
    game = table(players=players, round=round, stage="planning")
    order = [(round - 1 + place) % players for place in range(players)]
    asked_for = []
    while whole(game)["stage"] == "planning":
        asked_for.append(asked(game))
        play(game, "done")
    assert asked_for == [(action, seat) for action in ACTIONS for seat in order]


def test_pln_1_ships_come_from_the_yards_and_charters_from_the_hand():
    """PLN-1: one of each is sent to settle; the others stay."""
    game = planning(Seat(ships="start-portugal small-01 small-02", hand="charter-portugal charter-1"), action="settle")
    play(game, "assign settle small-01", "assign settle charter-1", "done")
    mine = seat_of(game, 0)
    assert mine["assigned"]["settle"] == ["small-01", "charter-1"]
    assert mine["hand"] == ["charter-portugal"]
    assert mine["ships"] == ["start-portugal", "small-01", "small-02"]


def test_pln_1_or_none():
    """PLN-1: whoever wants nothing says so, and the next is asked."""
    game = planning()
    play(game, "done")
    assert asked(game) == ("load", 1)
    assert seat_of(game, 0)["assigned"] == {action: [] for action in ACTIONS}


def test_pln_1_whoever_has_nothing_left_is_not_asked():
    """PLN-1: the one ship loads, and the hand is empty."""
    game = planning(Seat(hand=""))
    play(game, "assign load start-portugal", "done", "done")
    assert asked(game) == ("settle", 1)


def test_pln_1_a_hand_of_goods_cards_is_asked_all_the_same():
    """PLN-1: nobody is passed over because of what he secretly holds (HID-1)."""
    game = planning(Seat(hand="goods-1"))
    play(game, "assign load start-portugal", "done", "done")
    assert asked(game) == ("settle", 0)
    assert game.legal() == ["done", "play goods-1"]


def test_pln_1_not_the_ships_of_others():
    """PLN-1: nor one on offer, nor a charter one does not hold."""
    game = planning()
    for ship in ("start-spain", "small-01", "charter-spain", "charter-1"):
        refusal = refused(game, f"assign load {ship}")
        assert (refusal.message, refusal.facts) == ("PLN-1-own", {"ship": ship, "action": "load"})


def test_pln_1_only_for_the_action_being_planned():
    """PLN-1: neither ahead nor afterwards."""
    game = planning(action="settle")
    for action in ("load", "deliver", "discover"):
        refusal = refused(game, f"assign {action} start-portugal")
        assert (refusal.message, refusal.facts) == ("PLN-1-action", {"ship": "start-portugal", "action": "settle"})


@any_number
def test_pln_1_not_before_ones_turn(players):
    """PLN-1: the start player is asked first."""
    refusal = refused(planning(players=players), "assign load start-spain", seat=1)
    assert (refusal.message, refusal.facts) == ("PLN-1-waiting", {"player": 0})


def test_pln_1_not_in_the_land_phase():
    """PLN-1: first everybody has built."""
    assert refused(table(), "assign load start-portugal").message == "PLN-1-when"


# ---- PLN-2


def test_pln_2_one_ship_loads():
    """PLN-2: after it the next player is asked."""
    game = planning(Seat(ships="start-portugal small-01"))
    play(game, "assign load small-01")
    assert asked(game) == ("load", 1)


@pytest.mark.parametrize("action", ["settle", "deliver", "discover"])
def test_nfl_op_29_three_ships_for_each_of_the_others(action):
    """NFL-OP-29, PLN-2: with the third one is done."""
    game = planning(Seat(ships=FLEET, expansions="yard"), action=action)
    play(game, f"assign {action} small-01", f"assign {action} small-02")
    assert asked(game) == (action, 0)
    play(game, f"assign {action} small-03")
    assert asked(game) == (action, 1)


@pytest.mark.parametrize(("action", "limit"), [("load", 1), ("settle", 3), ("deliver", 3), ("discover", 3)])
def test_pln_2_no_more_than_the_printed_number(action, limit):
    """PLN-2: refused while one thinks about Magellan."""
    game = planning(Seat(ships=FLEET, expansions="yard", points=15), action=action, captains={"magellan": 0})
    play(game, *(f"assign {action} small-0{number}" for number in range(1, limit + 1)))
    refusal = refused(game, f"assign {action} small-04")
    assert (refusal.message, refusal.facts) == ("PLN-2", {"action": action, "limit": limit})
    assert refused(game, f"assign {action} charter-portugal").message == "PLN-2"


def test_pln_2_charters_count_as_ships():
    """PLN-2: two ships and a charter are three; a charter to load is the one."""
    game = planning(Seat(ships=FLEET, expansions="yard"), action="settle")
    play(game, "assign settle charter-portugal", "assign settle small-01", "assign settle small-02")
    assert asked(game) == ("settle", 1)
    game = planning()
    play(game, "assign load charter-portugal")
    assert asked(game) == ("load", 1)


# ---- PLN-3


def test_pln_3_a_ship_serves_one_action():
    """PLN-3: the one that loads does not settle."""
    game = planning(Seat(ships="start-portugal small-01"))
    play(game, "assign load small-01")
    pass_to(game, "settle")
    refusal = refused(game, "assign settle small-01")
    assert (refusal.message, refusal.facts) == ("PLN-3", {"ship": "small-01", "action": "load"})
    assert "assign settle start-portugal" in game.legal()


def test_pln_3_a_charter_too():
    """PLN-3: once played it is not in the hand any more."""
    game = planning(action="settle")
    play(game, "assign settle charter-portugal", "done")
    pass_to(game, "discover")
    refusal = refused(game, "assign discover charter-portugal")
    assert (refusal.message, refusal.facts) == ("PLN-3", {"ship": "charter-portugal", "action": "settle"})


def test_pln_3_what_is_unassigned_does_nothing():
    """PLN-3: nobody sends a ship, and the round's actions are over without a turn."""
    game = planning(action="discover")
    set_sail(game)
    assert told(game, "sails") == []
    assert [fact["count"] for fact in told(game, "action")] == [0, 0, 0, 0]
    assert whole(game)["round"] == 2


def test_pln_3_the_ships_are_free_again_in_the_next_round():
    """PLN-3: one action in the round, not in the game."""
    game = sailing({0: {"settle": "start-portugal"}}, spaces={})
    while whole(game)["stage"] == "land":
        play(game, "done")
    pass_to(game, "load", 0)
    assert "assign load start-portugal" in game.legal()


# ---- PLN-4


def with_captain(captain: str, action: str = "load", **more) -> Game:
    mine = more.pop("mine", Seat(ships="start-portugal small-01 small-02", points=15))
    return planning(mine, action=action, captains={captain: 0}, **more)


def sails(game: Game, action: str) -> int:
    """Seat 0's total in this action, for all to see."""
    return game.view(1)["seats"][0]["sail"][action]


@pytest.mark.parametrize("action", ACTIONS)
def test_pln_4_magellan_adds_7_to_the_sail_of_one_ship(action):
    """PLN-4: of whichever action; small-01 has 4."""
    game = with_captain("magellan", action)
    play(game, f"assign {action} small-01")
    assert sails(game, action) == 4
    play(game, "magellan")
    assert sails(game, action) == 4 + 7


def test_pln_4_magellan_counts_for_one_ship_not_for_each():
    """PLN-4: two ships of 4, and 7 once."""
    game = with_captain("magellan", "settle")
    play(game, "assign settle small-01", "assign settle small-02", "magellan")
    assert sails(game, "settle") == 4 + 4 + 7


def test_pln_4_magellan_goes_with_a_ship():
    """PLN-4: not before one is assigned to this action."""
    game = with_captain("magellan", "settle", assigned={0: {"load": "small-01"}})
    refusal = refused(game, "magellan")
    assert (refusal.message, refusal.facts) == ("PLN-4-ship", {"captain": "magellan", "action": "settle"})


def test_pln_4_da_gama_adds_3_to_the_crate_in_load():
    """PLN-4: 1 and 3 are 4, so gold may be taken and four cards are drawn."""
    game = with_captain("da-gama")
    play(game, "assign load small-01", "da-gama small-01")
    set_sail(game)
    play(game, "take gold")
    assert told(game, "drew-cards") == [{"player": 0, "count": 4}]


def test_pln_4_da_gama_adds_3_to_the_crate_of_one_ship_in_deliver():
    """PLN-4: crates 1 and 2 hold three goods, with him six."""
    mine = Seat(goods="2 wood 2 cloth iron gold", ships="start-portugal small-01 small-02", points=15)
    for captain, holds in (("da-gama small-01", True), ("done", False)):
        game = with_captain("da-gama", "deliver", mine=mine, contracts={0: "contract-16"})
        play(game, "assign deliver small-01", "assign deliver small-02", captain)
        set_sail(game)
        assert ("deliver contract-16" in game.legal()) == holds
        assert game.position.asks(0).facts["crate"] == (6 if holds else 3)


@pytest.mark.parametrize("action", ["settle", "discover"])
def test_nfl_op_30_da_gama_only_loads_or_delivers(action):
    """NFL-OP-30, PLN-4: crates do not matter elsewhere."""
    game = with_captain("da-gama", action)
    play(game, f"assign {action} small-01")
    refusal = refused(game, "da-gama small-01")
    assert (refusal.message, refusal.facts) == ("PLN-4-action", {"captain": "da-gama", "action": action})


def test_pln_4_da_gama_goes_on_a_ship_of_the_action():
    """PLN-4: not on one in its yard, nor on one that does something else."""
    game = with_captain("da-gama", "deliver", assigned={0: {"load": "small-02"}})
    play(game, "assign deliver small-01")
    for ship in ("start-portugal", "small-02"):
        refusal = refused(game, f"da-gama {ship}")
        assert (refusal.message, refusal.facts) == ("PLN-4-assigned", {"captain": "da-gama", "action": "deliver", "ship": ship})


@pytest.mark.parametrize(("captain", "order"), [("magellan", "magellan"), ("da-gama", "da-gama small-01")])
def test_pln_4_only_the_captains_owner_sends_him(captain, order):
    """PLN-4: not if he is somebody else's, nor if he is still free."""
    for captains in ({}, {captain: 1}):
        mine = Seat(ships="start-portugal small-01 small-02", points=15)
        game = planning(mine, "deliver", captains=captains, seats={1: Seat(points=16)})
        play(game, "assign deliver small-01")
        refusal = refused(game, order)
        assert (refusal.message, refusal.facts) == ("PLN-4-owner", {"captain": captain})


@pytest.mark.parametrize("first", ["small-01", "start-portugal"])  # the latter is the first ship of the pack
@pytest.mark.parametrize(("captain", "order"), [("magellan", "magellan"), ("da-gama", "da-gama {}")])
def test_nfl_op_30_once_in_a_planning_phase(captain, order, first):
    """NFL-OP-30, PLN-4: not once for each action."""
    game = with_captain(captain)
    play(game, f"assign load {first}", order.format(first))
    assert order.format(first) not in game.legal()
    pass_to(game, "deliver")
    play(game, "assign deliver small-02")
    refusal = refused(game, order.format("small-02"))
    assert (refusal.message, refusal.facts) == ("PLN-4-sent", {"captain": captain})


@pytest.mark.parametrize(("captain", "order"), [("magellan", "magellan"), ("da-gama", "da-gama small-01")])
def test_nfl_op_30_in_each_planning_phase(captain, order):
    """NFL-OP-30: in the next round again, and without the effect of this one."""
    game = with_captain(captain, "deliver", mine=Seat(goods="", ships="start-portugal small-01", hand="", points=15))
    play(game, "assign deliver small-01", order)
    set_sail(game)
    while whole(game)["stage"] == "land":
        play(game, "done")
    pass_to(game, "load")
    play(game, "assign load small-01")
    assert sails(game, "load") == 4
    assert order in game.legal()


def test_nfl_op_30_on_a_charter_too():
    """NFL-OP-30: a ship is a tile or a charter; crate 2 and 3 are 5."""
    game = with_captain("da-gama")
    play(game, "assign load charter-portugal", "da-gama charter-portugal")
    set_sail(game)
    assert game.position.asks(0).facts["crate"] == 5


def test_nfl_op_30_nobody_must_send_a_captain():
    """NFL-OP-30: he may stay at home."""
    game = with_captain("magellan")
    play(game, "assign load small-01", "done")
    assert (whole(game)["magellan"], asked(game)) == (None, ("load", 1))


@pytest.mark.parametrize(
    ("captain", "order", "objective", "needed", "own"),
    [("da-gama", "da-gama small-01", "objective-crate", 9, 1 + 1 + 2), ("magellan", "magellan", "objective-sail", 12, 2 + 4 + 4)],
)
def test_nfl_op_30_objectives_ignore_both(captain, order, objective, needed, own):
    """NFL-OP-30: in the final phase only what is printed on the tiles counts."""
    mine = Seat(goods="", ships="start-portugal small-01 small-02", objectives=objective, hand="", points=15)
    game = with_captain(captain, "deliver", mine=mine)
    play(game, "assign deliver small-01", order)
    set_sail(game)
    assert whole(game)["stage"] == "objectives"
    assert refused(game, f"resolve {objective}").facts == {"objective": objective, "needed": needed, "reached": own}


@pytest.mark.parametrize("order", ["magellan", "da-gama start-portugal"])
def test_pln_4_only_while_planning(order):
    """PLN-4: not in the land phase."""
    assert refused(table(), order).message == "PLN-4-when"


# ---- PLN-5 and rulings


@any_number
def test_pln_5_assignments_are_open_to_all_as_they_are_made(players):
    """PLN-5: before the next player is asked."""
    game = planning(players=players, action="settle")
    play(game, "assign settle start-portugal")
    for viewer in (*range(players), None):
        assert game.view(viewer)["seats"][0]["assigned"]["settle"] == ["start-portugal"]


def test_nfl_op_28_charters_are_shown():
    """NFL-OP-28, PLN-5: a card that nobody knew lies open once it is assigned."""
    game = planning(Seat(hand="charter-6"), action="settle")
    assert "charter-6" not in str(game.view(1)["seats"])
    play(game, "assign settle charter-6")
    assert game.view(1)["seats"][0]["assigned"]["settle"] == ["charter-6"]
    assert told(game, "assigned") == [{"player": 0, "ship": "charter-6", "action": "settle"}]


def test_nfl_op_28_no_change_afterwards():
    """NFL-OP-28: whoever has been asked cannot add a ship when the others have answered."""
    game = planning(Seat(ships="start-portugal small-01"), action="settle")
    play(game, "assign settle small-01", "done", "done", "done")
    assert asked(game) == ("deliver", 0)
    assert refused(game, "assign settle start-portugal").message == "PLN-1-action"
    assert refused(game, "assign deliver small-01").message == "PLN-3"


def test_act_3_cards_are_played_while_planning():
    """ACT-3, NFL-OP-22: being asked to plan is a turn of one's own; the ships can still be assigned."""
    game = planning(Seat(hand="goods-1"))
    before = sum(seat_of(game, 0)["goods"].values())
    play(game, "play goods-1")
    assert sum(seat_of(game, 0)["goods"].values()) > before
    assert asked(game) == ("load", 0)
    assert "assign load start-portugal" in game.legal()


def test_act_3_after_the_last_card_nobody_is_asked_again():
    """ACT-3, PLN-1: no ship is left to assign and no card in hand."""
    game = planning(Seat(hand="goods-1"))
    play(game, "assign load start-portugal", "done", "done", "play goods-1")
    assert asked(game) == ("settle", 1)


def test_act_3_points_played_while_planning_earn_a_marker_at_once():
    """ACT-3, FRM-1: at the end of that turn, before the next player is asked."""
    game = planning(Seat(hand="points-1", points=6))
    play(game, "play points-1")
    assert asked(game) == ("load", 0)
    play(game, "assign load start-portugal")
    assert whole(game)["turn"]["step"] == "choose"
    play(game, game.legal()[0])
    assert asked(game) == ("load", 1)
    assert whole(game)["markers"]["square"]["earned"] == [0]


def test_act_3_a_captain_won_while_planning_can_be_sent_at_once():
    """ACT-3, PLN-4: Magellan, for the next action."""
    low = {"markers": {"square": 4}, "earned": {"square": "0"}}
    game = planning(Seat(hand="points-1", points=14, ships="start-portugal small-01"), **low)
    play(game, "play points-1", "assign load start-portugal", "hire magellan", "done", "done", "assign settle small-01", "magellan")
    assert game.view(None)["seats"][0]["sail"]["settle"] == 7 + 4


def test_act_3_being_asked_never_tells_what_somebody_holds():
    """ACT-3, HID-1: whatever card it is, its owner is asked at the same moments of planning, and nobody else can tell."""
    asked_so: set[str] = set()
    for card in ("goods-1", "points-1", "charter-1"):
        game = planning(Seat(hand=card))
        moments = []
        play(game, "assign load start-portugal")
        while whole(game)["stage"] == "planning":
            moments.append(asked(game))
            play(game, "done")
        asked_so.add(str(moments))
    assert len(asked_so) == 1


def naval(ships: dict[str, str], expansions: str = "own") -> Game:
    """Seat 0 is the Netherlands, and has its Naval Office."""
    return sailing(
        {0: ships, 1: {"discover": "start-england"}},
        players=2,
        nations="netherlands england",
        seats={0: Seat(expansions=expansions)},
        spaces={},
    )


@pytest.mark.parametrize(
    ("action", "ships", "total"),
    [
        ("load", "small-02", 4 + 2),
        ("settle", "small-02", 4 + 2),
        ("deliver", "small-02", 4 + 2),
        ("discover", "small-02", 4 + 2),
        ("settle", "small-02 small-03 small-04", 4 + 3 + 3 + 2),
    ],
)
def test_nfl_op_31_the_naval_office_adds_2_once_in_each_action(action, ships, total):
    """NFL-OP-31: not for each ship."""
    game = naval({action: ships})
    assert next(fact["sail"] for fact in told(game, "sails") if fact["player"] == 0) == total


def test_nfl_op_31_in_every_action_again():
    """NFL-OP-31: 4 + 2 to load, 3 + 2 to settle."""
    game = naval({"load": "small-02", "settle": "small-03"})
    play(game, "take wood")
    play(game, next(name for name in game.legal() if name.startswith("keep")))
    assert [fact["sail"] for fact in told(game, "sails")][:2] == [6, 5]


def test_nfl_op_31_only_with_a_ship_there():
    """NFL-OP-31: without one the player does not act."""
    game = naval({})
    assert [fact["player"] for fact in told(game, "sails")] == [1]
    assert game.view(1)["seats"][0]["sail"] == dict.fromkeys(ACTIONS, 0)


def test_nfl_op_31_only_once_it_is_bought():
    """NFL-OP-31: the extra yard is not the Naval Office."""
    game = naval({"discover": "small-02"}, expansions="yard")
    assert [fact["sail"] for fact in told(game, "sails") if fact["player"] == 0] == [4]
