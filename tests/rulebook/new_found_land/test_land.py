"""LND: the land phase, and what goods pay for."""

from itertools import product

import pytest

from argosy import Game, new_game
from rulebook.new_found_land.setup import (
    NATIONS,
    TITLE,
    Seat,
    goods_of,
    play,
    points_of,
    refused,
    sailing,
    seat_of,
    table,
    told,
    whole,
)

any_number = pytest.mark.parametrize("players", [2, 3, 4])
POOR = Seat(goods="")  # after its income: nothing but a small ship to be bought
LARGE_MARKET = "large-01 large-02 large-03 large-04"
SMALL_MARKET = "small-01 small-02 small-03 small-04"
MARKET = f"{SMALL_MARKET} {LARGE_MARKET}"


def landing(mine: Seat, **more) -> Game:
    """Seat 0, Portugal, has had its income and may expand and build."""
    return table(**{"market": MARKET, **more, "seats": {0: mine, **more.get("seats", {})}})


def yards_of(game: Game, seat: int = 0) -> int:
    return game.view(seat)["seats"][seat]["yards"]


def small_ones(game: Game) -> list[str]:
    return [ship for ship in whole(game)["market"] if not ship.startswith("large")]


# ---- LND-1


@any_number
def test_lnd_1_income_is_a_cloth_and_a_wood_for_each_in_turn_order(players):
    """LND-1: at the beginning of his own turn, after the turns before him."""
    game = new_game(TITLE, players=players, seed=3, nations=",".join(NATIONS.split()[:players]))
    for seat in range(players):
        assert game.to_act == (seat,)
        assert [goods_of(game, other) for other in range(players)] == [
            "1 cloth 1 wood 1 iron" if other <= seat else "1 iron" for other in range(players)
        ]
        play(game, "done")
    assert whole(game)["stage"] == "planning"


@pytest.mark.parametrize(("players", "order"), [(2, [1, 0]), (3, [1, 2, 0]), (4, [1, 2, 3, 0])])
def test_lnd_1_from_the_start_player_of_the_round(players, order):
    """LND-1: in the second round the next seat begins."""
    game = table(players=players, round=2)
    while whole(game)["stage"] == "land":
        play(game, "done")
    assert [order[0]] + [fact["player"] for fact in told(game, "income")] == order


def test_lnd_1_the_owner_of_cortes_gets_a_gold_too():
    """LND-1: with his income; the others do not."""
    game = landing(Seat(), seats={1: Seat(points=15), 2: Seat()}, captains={"cortes": 1})
    play(game, "done")
    assert goods_of(game, 1) == "1 cloth 1 wood 1 iron 1 gold"
    play(game, "done")
    assert goods_of(game, 2) == "1 cloth 1 wood 1 iron"


def test_lnd_1_taking_cortes_brings_a_gold_at_once():
    """LND-1: no other captain does."""
    for captain, goods in (("cortes", "1 iron 1 gold"), ("drake", "1 iron")):
        game = sailing({0: {"settle": "small-11"}}, spaces={}, seats={0: Seat(points=14)}, earned={"square": "0"})
        play(game, f"hire {captain}")
        assert goods_of(game, 0) == goods


# ---- LND-2


@any_number
def test_lnd_2_the_extra_yard_costs_a_cloth_and_an_iron(players):
    """LND-2: and is there at once."""
    game = landing(Seat(goods="2 cloth 2 wood 2 iron"), players=players)
    play(game, "expand yard")
    assert goods_of(game, 0) == "1 cloth 2 wood 1 iron"
    assert seat_of(game, 0)["expansions"] == ["yard"]
    assert yards_of(game) == 4


@pytest.mark.parametrize(
    ("nation", "expansion", "left"),
    [
        ("portugal", "shipyard", "2 cloth 1 wood 1 iron"),
        ("spain", "colonial-administration", "1 cloth 1 wood 2 iron"),
        ("france", "customs", "1 cloth 2 wood 1 iron"),
        ("netherlands", "naval-office", "2 cloth 2 wood 1 iron"),
        ("england", "colonial-harbor", "2 cloth 1 wood 2 iron"),
    ],
)
def test_lnd_2_each_nation_has_an_expansion_of_its_own(nation, expansion, left):
    """LND-2: for the cost printed on its board."""
    other = "england" if nation != "england" else "portugal"
    nations = f"{nation} {other}"
    seats = {seat: Seat(goods="2 cloth 2 wood 2 iron") for seat in (0, 1)}
    game = table(players=2, nations=nations, seats=seats, actor=0, round=1 if nation != "england" else 2)
    play(game, f"expand {expansion}")
    assert goods_of(game, 0) == left
    assert seat_of(game, 0)["expansions"] == [expansion]


@pytest.mark.parametrize("order", [("yard", "shipyard"), ("shipyard", "yard")])
def test_lnd_2_both_in_one_turn_in_either_order(order):
    """LND-2: Portugal's own costs a wood and an iron."""
    game = landing(Seat(goods="2 cloth 2 wood 2 iron"))
    play(game, *(f"expand {expansion}" for expansion in order))
    assert seat_of(game, 0)["expansions"] == ["yard", "shipyard"]
    assert goods_of(game, 0) == "1 cloth 1 wood"


@pytest.mark.parametrize("expansion", ["yard", "shipyard"])
def test_lnd_2_each_once_in_the_game(expansion):
    """LND-2: also if it was bought in an earlier round."""
    for game in (
        landing(Seat(goods="3 cloth 3 wood 3 iron", expansions=expansion)),
        landing(Seat(goods="3 cloth 3 wood 3 iron", expansions=expansion), round=4, actor=0),
    ):
        refusal = refused(game, f"expand {expansion}")
        assert (refusal.message, refusal.facts) == ("LND-2-bought", {"expansion": expansion})


def test_lnd_2_what_was_bought_lasts():
    """LND-2: the cube stays on the board when the next round begins."""
    game = landing(Seat(goods="cloth iron"))
    play(game, "expand yard")
    while whole(game)["round"] == 1:
        play(game, "done")
    assert seat_of(game, 0)["expansions"] == ["yard"]


def test_lnd_2_not_that_of_another_nation():
    """LND-2: Customs are on the board of France."""
    game = landing(Seat(goods="3 cloth 3 wood 3 iron 3 gold"))
    refusal = refused(game, "expand customs")
    assert (refusal.message, refusal.facts) == ("LND-2-nation", {"expansion": "customs", "nation": "france"})


def test_lnd_2_not_without_the_goods():
    """LND-2: one iron is not enough for both."""
    game = landing(Seat(goods="2 cloth 2 wood iron"))
    play(game, "expand yard")
    refusal = refused(game, "expand shipyard")
    assert refusal.message == "LND-2-cost"
    assert refusal.facts == {"expansion": "shipyard", "cost": "goods-0-1-1-0", "cloth": 1, "wood": 2, "iron": 0, "gold": 0}


def test_lnd_2_only_in_the_land_phase():
    """LND-2: not while planning."""
    game = table(stage="planning", seats={0: Seat(goods="3 cloth 3 wood 3 iron")})
    assert refused(game, "expand yard").message == "LND-2-when"


# ---- LND-3


@any_number
def test_lnd_3_a_small_ship_costs_a_wood_and_a_cloth(players):
    """LND-3: and brings no points."""
    game = landing(Seat(goods="2 cloth 2 wood"), players=players)
    play(game, "build small-02")
    assert goods_of(game, 0) == "1 cloth 1 wood"
    assert seat_of(game, 0)["ships"] == ["start-portugal", "small-02"]
    assert points_of(game, 0) == 0


@pytest.mark.parametrize(
    ("ship", "left"),
    [
        ("large-01", "2 cloth 2 wood 2 iron"),
        ("large-02", "3 cloth 2 iron"),
        ("large-03", "3 wood 2 iron"),
        ("large-04", "3 cloth 1 wood 1 iron"),
        ("large-11", "1 cloth 2 wood 1 iron"),
    ],
)
def test_lnd_3_a_large_ship_costs_what_is_printed_on_it_and_brings_3_points(ship, left):
    """LND-3: the points are earned at once."""
    game = landing(Seat(goods="3 cloth 3 wood 3 iron"), market=f"small-01 {ship}")
    play(game, f"build {ship}")
    assert goods_of(game, 0) == left
    assert points_of(game, 0) == 3
    assert seat_of(game, 0)["earned"]["ships"] == 3


def test_lnd_3_any_number_in_one_turn():
    """LND-3: as long as the goods last."""
    game = landing(Seat(goods="6 cloth 6 wood 6 iron", expansions="yard own"))
    play(game, "build small-01", "build large-04", "build small-04", "build large-01")
    assert seat_of(game, 0)["ships"] == ["start-portugal", "small-01", "small-04", "large-01", "large-04"]
    assert points_of(game, 0) == 6


def test_lnd_3_or_none():
    """LND-3: nobody must build."""
    game = landing(Seat(goods="6 cloth 6 wood 6 iron"))
    play(game, "done")
    assert seat_of(game, 0)["ships"] == ["start-portugal"]
    assert goods_of(game, 0) == "6 cloth 6 wood 6 iron"


def test_lnd_3_only_what_is_on_offer():
    """LND-3: not from the stack, and not what others have."""
    game = landing(Seat(goods="6 cloth 6 wood 6 iron"))
    for ship in ("small-05", "large-05", "start-spain", "start-portugal"):
        refusal = refused(game, f"build {ship}")
        assert (refusal.message, refusal.facts) == ("LND-3-market", {"ship": ship})


def test_lnd_3_not_without_the_goods():
    """LND-3: iron does not stand for wood."""
    game = landing(Seat(goods="2 cloth wood 3 iron"))
    refusal = refused(game, "build large-04")
    assert refusal.message == "LND-3-cost"
    assert refusal.facts == {"ship": "large-04", "cost": "goods-0-2-2-0", "cloth": 2, "wood": 1, "iron": 3, "gold": 0}


def test_lnd_3_every_ship_has_its_price():
    """LND-3: the goods for one small ship do not buy a second one."""
    game = landing(Seat(goods="cloth 2 wood iron"))
    play(game, "expand shipyard")
    assert refused(game, "build large-01").facts["cost"] == "goods-1-1-1-0"
    game = landing(Seat(goods="2 cloth wood 3 iron", hand="goods-5"))
    play(game, "build small-01")
    refusal = refused(game, "build small-02")
    assert refusal.facts == {"ship": "small-02", "cost": "goods-1-1-0-0", "cloth": 1, "wood": 0, "iron": 3, "gold": 0}


def test_lnd_3_only_in_the_land_phase():
    """LND-3: not while planning."""
    game = table(stage="planning", seats={0: Seat(goods="3 cloth 3 wood 3 iron")}, market=MARKET)
    assert refused(game, "build small-01").message == "LND-3-when"


# ---- LND-4

FULL = "start-portugal small-05 small-06"


def test_lnd_4_three_yards():
    """LND-4: with a free one a ship just goes there."""
    game = landing(Seat(goods="3 cloth 3 wood"))
    assert yards_of(game) == 3
    play(game, "build small-01", "build small-02")
    assert len(seat_of(game, 0)["ships"]) == 3
    assert whole(game)["ship_storage"] == []


def test_lnd_4_without_a_free_yard_another_ship_goes_to_storage():
    """LND-4: any of one's own, large or small."""
    for given_up in ("start-portugal", "small-05", "large-06"):
        game = landing(Seat(goods="cloth wood", ships="start-portugal small-05 large-06"))
        play(game, "build small-01")
        assert game.legal() == ["scrap start-portugal", "scrap small-05", "scrap large-06"]
        play(game, f"scrap {given_up}")
        assert given_up not in seat_of(game, 0)["ships"]
        assert "small-01" in seat_of(game, 0)["ships"]
        assert len(seat_of(game, 0)["ships"]) == 3
        assert [fact["ship"] for fact in told(game, "scrapped")] == [given_up]


@pytest.mark.parametrize(
    ("expansions", "captains", "room"),
    [
        ("", {}, 3),
        ("yard", {}, 4),
        ("own", {}, 4),
        ("yard own", {}, 5),
        ("", {"drake": 0}, 4),
        ("yard own", {"drake": 0}, 6),
        ("yard own", {"drake": 1}, 5),
    ],
)
def test_lnd_4_expansions_and_drake_bring_room(expansions, captains, room):
    """LND-4: only with all of them taken a ship must go."""
    mine = Seat(goods="9 cloth 9 wood 9 iron", ships=FULL, expansions=expansions, points=15)
    game = landing(mine, seats={1: Seat(points=16)}, captains=captains)
    assert yards_of(game) == room
    offers = ["small-01", "small-02", "large-04"]
    for ship in offers[: room - 3]:
        play(game, f"build {ship}")
    assert whole(game)["turn"]["step"] == "land"
    play(game, "build small-04")
    assert whole(game)["turn"]["step"] == "scrap"


@pytest.mark.parametrize("nation", ["spain", "france", "netherlands", "england"])
def test_lnd_4_the_other_nations_own_expansion_is_no_yard(nation):
    """LND-4: only Portugal's is."""
    game = table(
        players=2, nations=f"{nation} england" if nation != "england" else "england france", seats={0: Seat(expansions="own")}
    )
    assert yards_of(game) == 3


def test_lnd_4_the_ship_that_makes_room_is_an_own_one_and_not_the_new_one():
    """LND-4: the new ship has just been paid for."""
    game = landing(Seat(goods="cloth wood", ships=FULL))
    play(game, "build small-01")
    refusal = refused(game, "scrap small-01")
    assert (refusal.message, refusal.facts) == ("LND-4-new", {"ship": "small-01"})
    refusal = refused(game, "scrap start-spain")
    assert (refusal.message, refusal.facts) == ("LND-4-own", {"ship": "start-spain"})


def test_lnd_4_room_is_made_before_anything_else():
    """LND-4: nothing is built, and the turn does not end, with a ship too many."""
    game = landing(Seat(goods="3 cloth 3 wood", ships=FULL, hand="goods-1"))
    play(game, "build small-01")
    for action in ("build small-02", "done", "play goods-1"):
        assert refused(game, action).message == "LND-4-first"


# ---- LND-5


def test_lnd_5_the_market_is_not_refilled_during_the_turn():
    """LND-5: what was built leaves a gap until the turn ends."""
    game = landing(Seat(goods="4 cloth 4 wood 4 iron"))
    play(game, "build small-01", "build large-04")
    assert whole(game)["market"] == ["small-02", "small-03", "small-04", "large-01", "large-02", "large-03"]
    assert told(game, "on-offer") == []


@any_number
def test_lnd_5_the_next_player_finds_four_of_each(players):
    """LND-5: refilled at the end of the turn, each row from its own stack."""
    game = landing(Seat(goods="4 cloth 4 wood 4 iron"), players=players)
    play(game, "build small-01", "build large-04", "done")
    market = whole(game)["market"]
    assert game.to_act == (1,)
    assert [ship.split("-")[0] for ship in market] == ["small"] * 4 + ["large"] * 4
    assert not {"small-01", "large-04"} & set(market)


@pytest.mark.parametrize(
    ("stack", "given_up", "name"), [("large-05", "small-05", "small-stack"), ("small-07", "large-06", "large-stack")]
)
def test_lnd_5_an_empty_stack_is_made_anew_from_storage(stack, given_up, name):
    """LND-5: with the ships of its size; the other stack is not empty and stays as it is."""
    rest = {"small-05": "small-06 large-06", "large-06": "small-05 small-06"}[given_up]
    mine = Seat(goods="3 cloth 3 wood 3 iron", ships=f"{given_up} {rest}")
    game = landing(mine, ship_stack=stack)
    play(game, "build small-01" if name == "small-stack" else "build large-04", f"scrap {given_up}", "done")
    assert {"stack": name} in told(game, "remade")
    state = whole(game)
    small = name == "small-stack"
    assert all(ship.startswith("large") == small for ship in state["ship_storage"])
    assert stack in state["ship_stack"]


# ---- LND-6


def test_lnd_6_there_is_an_action_for_every_payment():
    """LND-6, FIN-4: whatever stands on a cost, paid as it says or partly in gold; any two goods for a further objective."""
    game = table(options={"large_ships": "covered"})
    rules = game.ruleset
    bundles = {tuple(two) for two in product(range(3), repeat=4) if sum(two) == 2}
    for cost in rules.costs:
        for cloth, wood, iron in product(*[range(amount + 1) for amount in cost[:3]]):
            bundles.add((cloth, wood, iron, sum(cost) - cloth - wood - iron))
    words = [
        " ".join(f"{n}-{good}" for n, good in zip(goods, ("cloth", "wood", "iron", "gold"), strict=True) if n) for goods in bundles
    ]
    named = [action.name for action in game.catalogue.actions if action.kind == "pay"]
    assert sorted(named) == sorted(f"pay {goods}" for goods in words)


def test_stl_1_settling_has_an_action_for_each_number_of_settlers():
    """STL-1: none named where the ships are alike; each number on a ship where they differ."""
    names = [action.name for action in table().catalogue.actions]
    numbers = ["", *(f" {number}" for number in sorted(set(table().ruleset.settlers)))]
    assert [name for name in names if name.startswith("new-england")] == [f"new-england{number}" for number in numbers]
    assert [name for name in names if name.startswith("settle tile-01 left")] == [f"settle tile-01 left{n}" for n in numbers]


def test_lnd_6_gold_stands_for_any_good():
    """LND-6: the player chooses which goods he keeps."""
    ways = {
        "pay 1-cloth 1-wood": "2 gold",
        "pay 1-cloth 1-gold": "1 wood 1 gold",
        "pay 1-wood 1-gold": "1 cloth 1 gold",
        "pay 2-gold": "1 cloth 1 wood",
    }
    for way, left in ways.items():
        game = landing(Seat(goods="cloth wood 2 gold"), market="small-01")
        play(game, "build small-01")
        assert sorted(game.legal()) == sorted(ways)
        play(game, way)
        assert goods_of(game, 0) == left
        assert "small-01" in seat_of(game, 0)["ships"]


@pytest.mark.parametrize(
    ("goods", "left"), [("wood gold", ""), ("2 gold", ""), ("2 cloth 3 wood", "1 cloth 2 wood"), ("cloth iron gold", "1 iron")]
)
def test_lnd_6_nobody_is_asked_where_there_is_no_choice(goods, left):
    """LND-6: only one way to pay for a small ship."""
    game = landing(Seat(goods=goods), market="small-01")
    play(game, "build small-01")
    assert goods_of(game, 0) == left


def test_lnd_6_expansions_and_large_ships_too():
    """LND-6: gold for iron."""
    game = landing(Seat(goods="cloth 3 gold 2 wood"), market="large-04")
    play(game, "expand yard", "pay 1-cloth 1-gold", "build large-04")
    assert goods_of(game, 0) == ""
    assert points_of(game, 0) == 3


def test_lnd_6_contracts_too():
    """LND-6: gold for cloth and wood."""
    game = sailing({0: {"deliver": "small-04"}}, seats={0: Seat(goods="2 gold")}, contracts={0: "contract-03"})
    play(game, "deliver contract-03")
    assert (points_of(game, 0), goods_of(game, 0)) == (3, "")


def test_lnd_6_never_in_an_objectives_count():
    """LND-6: an iron and a gold are not two iron."""
    seats = {0: Seat(goods="iron gold", objectives="objective-iron", points=7)}
    game = table(stage="objectives", seats=seats)
    refusal = refused(game, "resolve objective-iron")
    assert (refusal.message, refusal.facts) == ("OBJ-1", {"objective": "objective-iron", "needed": 2, "reached": 1})


def test_lnd_6_what_is_paid_must_be_there_and_be_the_price():
    """LND-6: neither goods one has not, nor others, nor fewer or more."""
    game = landing(Seat(goods="cloth 2 wood iron gold"), market="small-01")
    play(game, "build small-01")
    refusal = refused(game, "pay 2-gold")
    assert (refusal.message, refusal.facts) == ("LND-6-goods", {"good": "gold", "count": 2, "own": 1})
    for wrong in ("pay 1-cloth 1-iron", "pay 2-wood", "pay 1-iron", "pay 1-cloth 1-wood 1-gold"):
        refusal = refused(game, wrong)
        assert (refusal.message, refusal.facts) == ("LND-6-cost", {"purchase": "small-01", "cost": "goods-1-1-0-0"})


def test_lnd_6_what_was_begun_is_paid_first():
    """LND-6: no way back from a purchase, and nothing in between."""
    game = landing(Seat(goods="cloth wood iron gold", hand="goods-1"), market="small-01 small-02")
    play(game, "build small-01")
    for action in ("done", "build small-02", "expand yard", "play goods-1"):
        assert refused(game, action).message == "LND-6-first"


def test_lnd_6_nothing_to_pay_without_a_purchase():
    """LND-6: goods are not given away."""
    assert refused(landing(Seat(goods="cloth wood")), "pay 1-cloth 1-wood").message == "LND-6-when"


# ---- LND-7 and rulings


@any_number
def test_lnd_7_only_in_ones_own_turn(players):
    """LND-7: the others wait until it ends."""
    game = landing(Seat(), players=players, seats={1: Seat(goods="3 cloth 3 wood 3 iron")})
    for action in ("expand yard", "build small-01", "done"):
        refusal = refused(game, action, seat=1)
        assert (refusal.message, refusal.facts) == ("LND-7-waiting", {"player": 0})


def test_lnd_7_the_turn_lasts_until_its_player_ends_it():
    """LND-7: as long as anything can be bought."""
    game = landing(Seat(goods="9 cloth 9 wood 9 iron"))
    play(game, "expand yard", "build small-01", "build large-04")
    assert game.to_act == (0,)
    play(game, "done")
    assert game.to_act == (1,)


def test_lnd_7_with_nothing_left_to_decide_the_turn_is_over():
    """LND-7: the last goods are spent, and there is no card to play."""
    game = landing(Seat(goods="cloth wood"))
    play(game, "build small-01")
    assert game.to_act == (1,)


def test_lnd_7_income_comes_first():
    """LND-7: it can be spent in the same turn."""
    game = landing(Seat(), seats={1: POOR})
    play(game, "done", "build small-01")
    assert (goods_of(game, 1), "small-01" in seat_of(game, 1)["ships"]) == ("", True)


@pytest.mark.parametrize("expansion", ["yard", "shipyard"])
def test_nfl_op_11_no_expansion_after_a_ship(expansion):
    """NFL-OP-11, LND-7: income, then expansions, then ships; no going back."""
    game = landing(Seat(goods="3 cloth 3 wood 3 iron"))
    play(game, "build small-01")
    refusal = refused(game, f"expand {expansion}")
    assert (refusal.message, refusal.facts) == ("LND-7-built", {"expansion": expansion})


def test_nfl_op_11_the_next_player_may_expand_again():
    """NFL-OP-11: the order holds within one turn."""
    game = landing(Seat(goods="cloth wood 2 iron"))
    play(game, "build small-01")
    assert game.to_act == (1,)
    assert "expand yard" in game.legal()


def test_nfl_op_11_goods_cards_in_between():
    """NFL-OP-11: one before the expansion, one between it and the ship."""
    game = landing(Seat(goods="cloth", hand="goods-5 goods-3"))
    refused(game, "expand yard")
    play(game, "play goods-5", "expand yard")
    refused(game, "build small-01")
    play(game, "play goods-3", "build small-01")
    assert seat_of(game, 0)["expansions"] == ["yard"]
    assert seat_of(game, 0)["ships"] == ["start-portugal", "small-01"]


def test_nfl_op_8_gold_pays_for_a_further_objective():
    """NFL-OP-8: any two goods, gold among them."""
    seats = {0: Seat(goods="2 iron 3 wood gold", objectives="objective-iron objective-wood", points=20)}
    game = table(stage="objectives", seats=seats, markers={"circle": 17})
    play(game, "resolve objective-wood", "resolve objective-iron", "pay 1-wood 1-gold")
    assert goods_of(game, 0) == "2 wood 2 iron"


def test_nfl_op_8_nothing_stands_for_gold():
    """NFL-OP-8: a contract that asks for gold wants gold."""
    game = sailing({0: {"deliver": "small-03"}}, seats={0: Seat(goods="5 wood 5 iron")}, contracts={0: "contract-06"})
    refusal = refused(game, "deliver contract-06")
    assert refusal.message == "DEL-2-goods"
    assert refusal.facts == {
        "contract": "contract-06",
        "city": "stockholm",
        "cost": "goods-0-1-0-1",
        "cloth": 0,
        "wood": 5,
        "iron": 5,
        "gold": 0,
    }


def test_nfl_op_8_gold_that_is_asked_for_is_not_left_for_the_rest():
    """NFL-OP-8: one gold pays for the gold, not for the wood as well."""
    game = sailing({0: {"deliver": "small-03"}}, seats={0: Seat(goods="gold iron")}, contracts={0: "contract-06"})
    assert refused(game, "deliver contract-06").message == "DEL-2-goods"
    game = sailing({0: {"deliver": "small-03"}}, seats={0: Seat(goods="2 gold iron")}, contracts={0: "contract-06"})
    play(game, "deliver contract-06")
    assert goods_of(game, 0) == "1 iron"


def test_nfl_op_8_in_antwerp_gold_is_one_good():
    """NFL-OP-8: 1 point, like any other."""
    game = sailing({0: {"deliver": "small-01"}}, seats={0: Seat(goods="gold")})
    play(game, "antwerp")
    assert (points_of(game, 0), goods_of(game, 0)) == (1, "")


def test_nfl_op_9_gold_takes_as_much_room_as_what_it_stands_for():
    """NFL-OP-9: three goods need a crate of three, paid in gold or not."""
    more = {"seats": {0: Seat(goods="3 gold")}, "contracts": {0: "contract-09"}}
    refusal = refused(sailing({0: {"deliver": "small-04"}}, **more), "deliver contract-09")
    assert (refusal.message, refusal.facts) == (
        "DEL-1-crate",
        {"contract": "contract-09", "city": "stockholm", "goods": 3, "crate": 2},
    )
    game = sailing({0: {"deliver": "small-03"}}, **more)
    play(game, "deliver contract-09")
    assert (points_of(game, 0), goods_of(game, 0)) == (4, "")


def test_nfl_op_10_goods_have_no_limit():
    """NFL-OP-10: neither the supply, of 15 cloth, nor a player's storage runs out."""
    game = landing(Seat(), seats={1: Seat(goods="20 cloth 20 wood 20 iron 20 gold"), 2: Seat(goods="9 cloth")})
    play(game, "done")
    assert goods_of(game, 1) == "21 cloth 21 wood 20 iron 20 gold"
    play(game, "done")
    assert goods_of(game, 2) == "10 cloth 1 wood"


def test_nfl_op_12_a_ship_is_discarded_only_to_make_room():
    """NFL-OP-12: not just so, nor with a yard free."""
    game = landing(Seat(goods="2 cloth 2 wood"))
    assert refused(game, "scrap start-portugal").message == "LND-4-when"
    play(game, "build small-01")
    assert refused(game, "scrap start-portugal").message == "LND-4-when"


def test_nfl_op_12_a_large_ship_of_the_same_turn_may_go_and_its_points_stay():
    """NFL-OP-12: built, then given up for the next."""
    game = landing(Seat(goods="3 cloth 3 wood 3 iron", ships="start-portugal small-05"))
    play(game, "build large-04", "build small-01", "scrap large-04")
    assert points_of(game, 0) == 3
    assert seat_of(game, 0)["ships"] == ["start-portugal", "small-01", "small-05"]
    assert whole(game)["ship_storage"] == ["large-04"]


def test_nfl_op_12_small_and_large_ships_are_stored_apart():
    """NFL-OP-12: an empty stack of small ships is not filled with large ones."""
    mine = Seat(goods="3 cloth 3 wood 3 iron", ships="small-05 small-06 large-06")
    game = landing(mine, ship_stack="large-05")
    stored = set(whole(game)["ship_storage"])
    play(game, "build small-01", "scrap large-06", "done")
    state = whole(game)
    assert [ship for ship in stored if ship.startswith("large")]
    assert len(small_ones(game)) == 4
    assert "large-06" in state["ship_storage"]
    assert all(not ship.startswith("large") for ship in state["ship_stack"] if ship != "large-05")


def test_nfl_op_13_with_stack_and_storage_empty_the_space_stays_empty():
    """NFL-OP-13: all other small ships lie in the yards."""
    seats = {
        0: Seat(goods="cloth wood", ships="start-portugal small-01 small-02", expansions="yard"),
        1: Seat(ships="start-spain small-03 small-04"),
        2: Seat(ships="start-france small-05 small-06"),
        3: Seat(ships="start-netherlands small-07 small-08"),
    }
    game = table(players=4, seats=seats, market=f"small-09 small-10 small-11 small-12 {LARGE_MARKET}")
    play(game, "build small-09")
    assert game.to_act == (1,)
    assert small_ones(game) == ["small-10", "small-11", "small-12"]


def test_nfl_op_14_cortes_pays_in_his_owners_turn_not_before():
    """NFL-OP-14: at the beginning of the owner's own land phase."""
    game = landing(Seat(), seats={2: Seat(points=15)}, captains={"cortes": 2})
    play(game, "done")
    assert goods_of(game, 2) == "1 iron"
    play(game, "done")
    assert goods_of(game, 2) == "1 cloth 1 wood 1 iron 1 gold"


def test_nfl_op_14_from_the_round_after_he_was_taken():
    """NFL-OP-14: 1 at once at the end of a land phase turn, and 1 more when the next round begins."""
    game = landing(Seat(goods="2 wood 2 iron", points=14, hand=""), earned={"square": "0"}, market="large-04")
    play(game, "build large-04", "hire cortes")
    assert goods_of(game, 0) == "1 gold"
    while whole(game)["round"] == 1:
        play(game, "done")
    while game.to_act != (0,):
        play(game, "done")
    assert goods_of(game, 0) == "1 cloth 1 wood 2 gold"


def test_nfl_op_15_drake_comes_too_late_for_the_turn_that_won_him():
    """NFL-OP-15: the marker is resolved at the end; before that the fourth ship has no yard."""
    mine = Seat(goods="2 cloth 4 wood 2 iron", ships="start-portugal small-05", points=13)
    game = landing(mine, earned={"square": "0"})
    play(game, "build large-04")
    assert points_of(game, 0) == 16
    play(game, "build small-01", "scrap small-05", "build small-02")
    assert whole(game)["turn"]["step"] == "scrap"
    play(game, "scrap small-01", "hire drake")
    assert game.to_act == (1,)
    assert yards_of(game) == 4


def test_nfl_op_15_the_good_of_the_triangle_too():
    """NFL-OP-15: gold is won when the turn is over, and is there from then on."""
    mine = Seat(goods="2 wood 2 iron", points=24, hand="")
    game = landing(mine, earned={"square": "0", "circle": "0"}, captains={"drake": 0}, market="large-04 small-01")
    play(game, "build large-04")
    assert whole(game)["turn"]["step"] == "claim"
    refused(game, "build small-01")
    play(game, "claim gold")
    assert goods_of(game, 0) == "1 gold"
    assert game.to_act == (1,)
