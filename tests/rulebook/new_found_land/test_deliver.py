"""Deliver: contracts, cities, Antwerp."""

import pytest

from rulebook.new_found_land.setup import Seat, goods_of, play, points_of, refused, sailing, table, told, whole

FRANCE_FIRST = "france netherlands england spain"

any_players = pytest.mark.parametrize("players", [2, 3, 4])


def delivering(ships, goods, **more):
    """Seat 0 delivers with these ships."""
    seats = {0: Seat(goods=goods)} | more.pop("seats", {})
    return sailing({0: {"deliver": ships}}, seats=seats, **more)


def offered(game):
    return [name for name in game.legal() if name.startswith("deliver")]


# ---- DEL-1: crates


def test_a_ship_carries_up_to_its_crate_value():
    """DEL-1: two goods with a crate of 2; three are too many, although the player has them."""
    game = delivering("small-04", "5 wood 5 cloth", contracts={0: "contract-01", 1: "contract-09"})
    refusal = refused(game, "deliver contract-09")
    assert refusal.message == "DEL-1-crate"
    assert refusal.facts == {"contract": "contract-09", "city": "stockholm", "goods": 3, "crate": 2}
    play(game, "deliver contract-01")
    assert points_of(game, 0) == 3


@any_players
def test_ships_join_for_one_contract(players):
    """DEL-1: crates of 2 and 1 for three goods; both ships are used then."""
    game = delivering("small-04 small-01", "2 wood 4 cloth", contracts={0: "contract-09"}, players=players)
    play(game, "deliver contract-09")
    assert [fact["ship"] for fact in told(game, "carried")] == ["small-01", "small-04"]
    assert game.to_act != (0,)


def test_three_ships_may_join():
    """DEL-1: crates of 2, 1 and 1 for four goods."""
    game = delivering("small-04 small-01 small-05", "2 wood 2 cloth", contracts={0: "contract-16"})
    play(game, "deliver contract-16")
    assert len(told(game, "carried")) == 3
    assert points_of(game, 0) == 8


def test_a_charter_joins_like_a_ship_and_goes_to_storage():
    """DEL-1: a charter of 2 and a ship of 1."""
    game = delivering("charter-portugal small-01", "2 wood cloth", contracts={0: "contract-09"})
    play(game, "deliver contract-09")
    assert points_of(game, 0) == 4
    assert "charter-portugal" in whole(game)["card_storage"]


def test_the_player_says_which_ship_carries_where_it_matters():
    """DEL-1: two goods with a crate of 3, or with one of 2; two ships of 2 are the same."""
    game = delivering("small-03 small-04 small-12", "9 wood", contracts={0: "contract-01"})
    play(game, "deliver contract-01")
    assert game.legal() == ["carry small-03", "carry small-04"]
    play(game, "carry small-04")
    assert told(game, "carried") == [{"player": 0, "ship": "small-04"}]
    assert whole(game)["turn"]["left"] == ["small-03", "small-12"]


def test_one_is_told_what_one_could_deliver():
    """DEL-1: by contract, the ships that hold it alone; none, if they do so only together. What is out of reach is left out."""
    game = delivering("small-04 small-01", "2 wood 5 cloth", contracts={0: "contract-01", 1: "contract-09"})
    payable = game.position.view(0)["own"]["payable"]
    assert payable["contract-01"] == ["small-04"]
    assert payable["contract-09"] == []
    assert set(payable) == {name.split()[1] for name in offered(game) if name != "deliver antwerp"}
    play(game, "deliver contract-01")
    assert "contract-09" not in game.position.view(0)["own"]["payable"], "one crate is left"


def test_while_ships_are_planned_those_that_serve_another_action_do_not_deliver():
    """PLN-3: a ship that loads carries nothing to a city in this round; an idle one, one planned for it and a charter may."""
    game = table(
        stage="planning",
        action="deliver",
        seats={0: Seat(goods="2 wood", ships="small-04 small-12 small-03")},
        assigned={0: {"load": "small-04", "deliver": "small-12"}},
        contracts={0: "contract-01"},
    )
    assert game.position.view(0)["own"]["payable"]["contract-01"] == ["small-03", "small-12", "charter-portugal"]


def test_a_ship_carries_its_crate_once():
    """DEL-1: two goods, with a crate of 3 or one of 2; a crate of 1 is of no use, and does not count twice."""
    game = delivering("small-03 small-04 small-01", "9 wood", contracts={0: "contract-01"})
    play(game, "deliver contract-01")
    assert game.legal() == ["carry small-03", "carry small-04"]
    assert refused(game, "carry small-01").message == "DEL-1-crew"


def test_a_ship_that_all_need_is_not_asked_for():
    """DEL-1: four goods with crates of 3, 2 and 1: the 3 must sail, one of the others goes along."""
    game = delivering("small-03 small-04 small-01", "2 wood 2 cloth", contracts={0: "contract-16"})
    play(game, "deliver contract-16")
    assert game.legal() == ["carry small-01", "carry small-04"]
    assert refused(game, "carry small-03").message == "DEL-1-picked"
    play(game, "carry small-01")
    assert whole(game)["contract_storage"] == ["contract-16"]


def test_only_ships_of_this_action_carry_and_none_that_is_not_needed():
    """DEL-1: a ship in the yard, one that is not needed, and anything else before a ship was named."""
    game = delivering("small-03 small-04 small-12", "9 wood", contracts={0: "contract-01"})
    play(game, "deliver contract-01")
    elsewhere = refused(game, "carry small-01")
    assert (elsewhere.message, elsewhere.facts) == ("DEL-1-ship", {"ship": "small-01"})
    assert refused(game, "carry small-12").message == "DEL-1-crew"
    assert refused(game, "antwerp").message == "DEL-1-first"
    assert refused(game, "done").message == "DEL-1-first"


def test_da_gama_makes_the_crate_larger():
    """DEL-1: a crate of 1 and da Gama's 3 hold four goods."""
    seats = {0: Seat(goods="2 wood 2 cloth", points=15, ships="start-portugal")}
    game = table(stage="planning", action="deliver", seats=seats, captains={"da-gama": 0}, contracts={0: "contract-16"})
    play(game, "assign deliver start-portugal", "da-gama start-portugal")
    while "deliver contract-16" not in game.legal():
        play(game, "done")
    play(game, "deliver contract-16")
    assert points_of(game, 0) == 15 + 8


def test_who_delivers_with_more_sail_comes_first():
    """DEL-1: the others wait for their turn."""
    game = sailing({0: {"deliver": "small-12"}, 1: {"deliver": "small-04"}}, contracts={0: "contract-01"})
    assert game.to_act == (1,)
    assert refused(game, "deliver contract-01", 0).message == "ACT-1-waiting"


def test_nobody_must_deliver():
    """DEL-1: a player may keep his goods."""
    game = delivering("small-03", "9 wood", contracts={0: "contract-01"})
    play(game, "done")
    assert (points_of(game, 0), goods_of(game, 0)) == (0, "9 wood")


def test_without_goods_nothing_is_asked():
    """DEL-1: nor is there anything to deliver with a hand that all know."""
    game = delivering("small-03", "")
    assert told(game, "delivered") == []
    assert game.to_act == (1,)


# ---- DEL-2: what a contract costs and gives


@any_players
def test_a_contract_is_paid_scored_and_replaced(players):
    """DEL-2: goods back to the supply, points, the tile to storage, a new one in its place: always nine."""
    game = delivering(
        "small-03", "2 wood 2 cloth iron", contracts={4: "contract-12"}, contract_stack="contract-18", players=players
    )
    play(game, "deliver contract-12")
    assert (goods_of(game, 0), points_of(game, 0)) == ("1 cloth 1 wood", 6)
    assert whole(game)["contracts"][4] == "contract-18"
    assert "contract-12" in whole(game)["contract_storage"]
    assert None not in whole(game)["contracts"]


def test_points_come_from_contracts():
    """DEL-2: so the score says."""
    game = delivering("small-03", "2 wood", contracts={4: "contract-01"})
    play(game, "deliver contract-01")
    assert game.scores()[0].parts["contracts"] == 3


def test_all_goods_of_a_contract_are_needed():
    """DEL-2: one wood of two is not enough; the facts say what the player has."""
    game = delivering("small-03", "wood 3 iron", contracts={0: "contract-01"})
    refusal = refused(game, "deliver contract-01")
    assert refusal.message == "DEL-2-goods"
    assert refusal.facts == {
        "contract": "contract-01",
        "city": "stockholm",
        "cost": "goods-0-2-0-0",
        "cloth": 0,
        "wood": 1,
        "iron": 3,
        "gold": 0,
    }


def test_gold_stands_for_a_good_of_a_contract_and_the_player_chooses():
    """DEL-2: two wood, or one and a gold."""
    game = delivering("small-03", "2 wood gold", contracts={0: "contract-01"})
    play(game, "deliver contract-01")
    assert game.legal() == ["pay 2-wood", "pay 1-wood 1-gold"]
    play(game, "pay 1-wood 1-gold")
    assert goods_of(game, 0) == "1 wood"


def test_nothing_stands_for_gold():
    """DEL-2: wood and iron do not make wood and gold."""
    game = delivering("small-03", "3 wood 3 iron", contracts={0: "contract-06"})
    assert refused(game, "deliver contract-06").message == "DEL-2-goods"


def test_a_contract_must_lie_on_the_board():
    """DEL-2: not one from the stack, nor one from storage."""
    game = delivering("small-03", "9 wood 9 cloth", contracts={0: "contract-03"}, contract_stack="contract-01")
    assert refused(game, "deliver contract-01").facts == {"contract": "contract-01"}
    stored = whole(game)["contract_storage"][0]
    assert refused(game, f"deliver {stored}").message == "DEL-2-offer"


def test_the_contract_stack_is_remade_from_storage():
    """DEL-2: the stack is empty; what was fulfilled before, and the one just fulfilled, make a new one."""
    game = delivering("small-03", "9 wood", contracts={0: "contract-01"}, contract_stack="")
    storage = {*whole(game)["contract_storage"], "contract-01"}
    play(game, "deliver contract-01")
    assert {"stack": "contract-stack"} in told(game, "remade")
    assert whole(game)["contracts"][0] in storage
    assert whole(game)["contract_storage"] == []
    assert {whole(game)["contracts"][0], *whole(game)["contract_stack"]} == storage


def test_the_last_contract_of_the_stack_is_drawn_before_it_is_remade():
    """DEL-2: the stack is then empty, and storage stays where it is."""
    game = delivering("small-03", "9 wood", contracts={0: "contract-01"}, contract_stack="contract-18")
    play(game, "deliver contract-01")
    assert told(game, "remade") == []
    assert whole(game)["contract_stack"] == []


# ---- DEL-3: cubes in cities


@pytest.mark.parametrize(("space", "city"), [(0, "stockholm"), (2, "stockholm"), (3, "hamburg"), (5, "hamburg"), (6, "venice")])
def test_a_cube_goes_into_the_city_of_the_contract(space, city):
    """DEL-3: three contract spaces belong to each city."""
    game = delivering("small-03", "2 wood", contracts={space: "contract-01"})
    play(game, "deliver contract-01")
    assert whole(game)["cities"] == {name: [int(name == city), 0, 0] for name in ("stockholm", "hamburg", "venice")}


@pytest.mark.parametrize(("players", "owners", "cubes"), [(2, "111", [0, 3]), (3, "122", [0, 1, 2]), (4, "123", [0, 1, 1, 1])])
def test_a_full_city_takes_no_cube_but_the_contract_pays(players, owners, cubes):
    """DEL-3: Hamburg has three spaces."""
    game = delivering(
        "small-03", "2 wood", contracts={3: "contract-01"}, cities={"hamburg": owners}, scored="hamburg", players=players
    )
    play(game, "deliver contract-01")
    assert (points_of(game, 0), whole(game)["cities"]["hamburg"]) == (3, cubes)
    assert told(game, "city-full") == [{"player": 0, "city": "hamburg"}]


def test_the_last_space_is_still_filled():
    """DEL-3: the third cube of Hamburg."""
    game = delivering("small-03", "2 wood", contracts={3: "contract-01"}, cities={"hamburg": "12"})
    play(game, "deliver contract-01")
    assert whole(game)["cities"]["hamburg"] == [1, 1, 1]


# ---- DEL-4: Antwerp


def test_each_good_to_antwerp_is_a_point():
    """DEL-4: whatever good, gold too; as many as the crate holds."""
    game = delivering("small-03", "wood cloth 2 gold")
    play(game, "antwerp", "unload gold", "unload wood", "unload gold")
    assert (points_of(game, 0), goods_of(game, 0)) == (3, "1 cloth")
    assert game.scores()[0].parts["antwerp"] == 3


@any_players
def test_antwerp_takes_no_cube_and_no_contract(players):
    """DEL-4: instead of a contract."""
    game = delivering("small-03", "2 wood", contracts={0: "contract-01"}, players=players)
    before = whole(game)
    play(game, "antwerp", "unload wood")
    assert whole(game)["cities"] == before["cities"]
    assert whole(game)["contracts"] == before["contracts"]


def test_a_ship_to_antwerp_may_stop_but_not_before_its_first_good():
    """DEL-4: one to three goods with a crate of 3."""
    game = delivering("small-03", "2 wood 2 cloth")
    play(game, "antwerp")
    assert refused(game, "done").message == "DEL-4-empty"
    play(game, "unload wood")
    assert game.why_not("done") is None
    play(game, "done")
    assert (points_of(game, 0), goods_of(game, 0)) == (1, "2 cloth 1 wood")


def test_one_unloads_only_what_one_has():
    """DEL-4: no iron here; and nothing else until the ship is done."""
    game = delivering("small-03", "2 wood 2 cloth", contracts={0: "contract-01"})
    play(game, "antwerp")
    refusal = refused(game, "unload iron")
    assert (refusal.message, refusal.facts) == ("DEL-4-good", {"good": "iron"})
    assert refused(game, "deliver contract-01").message == "DEL-4-first"


def test_without_goods_there_is_nothing_to_bring_to_antwerp():
    """DEL-4: a hidden card may be played first."""
    game = delivering("small-03", "", seats={0: Seat(goods="", hand="goods-1")})
    assert refused(game, "antwerp").message == "DEL-4-goods"
    play(game, "play goods-1", "antwerp")
    assert points_of(game, 0) == 1


# ---- DEL-5


@any_players
def test_customs_give_three_more_points(players):
    """DEL-5: for a contract of 3 points France scores 6."""
    seats = {0: Seat(goods="2 wood", expansions="own")}
    game = sailing({0: {"deliver": "small-03"}}, nations=FRANCE_FIRST, players=players, contracts={0: "contract-01"}, seats=seats)
    play(game, "deliver contract-01")
    assert points_of(game, 0) == 6
    assert (game.scores()[0].parts["contracts"], game.scores()[0].parts["customs"]) == (3, 3)


def test_without_the_customs_france_scores_as_others_do():
    """DEL-5: the expansion must be bought."""
    game = sailing(
        {0: {"deliver": "small-03"}}, nations=FRANCE_FIRST, contracts={0: "contract-01"}, seats={0: Seat(goods="2 wood")}
    )
    play(game, "deliver contract-01")
    assert points_of(game, 0) == 3


def test_another_nations_expansion_is_no_customs():
    """DEL-5: Portugal has bought its shipyard."""
    game = delivering("small-03", "", contracts={0: "contract-01"}, seats={0: Seat(goods="2 wood", expansions="own")})
    play(game, "deliver contract-01")
    assert points_of(game, 0) == 3


# ---- rulings


def test_one_ship_serves_one_contract_and_the_rest_of_its_crate_is_lost():
    """NFL-OP-42: a crate of 4 brings two goods, and the next contract finds no ship."""
    game = delivering("large-06", "2 wood 2 cloth", contracts={0: "contract-01", 1: "contract-02"})
    play(game, "deliver contract-01")
    assert game.to_act == (1,)
    assert goods_of(game, 0) == "2 cloth"


def test_a_ship_goes_to_a_contract_or_to_antwerp():
    """NFL-OP-42: after Antwerp it takes no contract, however much room was left."""
    game = delivering("large-06 small-01", "3 wood 2 cloth", contracts={0: "contract-01"})
    play(game, "antwerp", "carry large-06", "unload wood", "done")
    refusal = refused(game, "deliver contract-01")
    assert (refusal.message, refusal.facts["crate"]) == ("DEL-1-crate", 1)


def test_several_ships_may_go_to_antwerp():
    """NFL-OP-42: one after the other, each within its crate."""
    game = delivering("small-01 small-04", "4 wood")
    play(game, "antwerp", "carry small-04", "unload wood", "antwerp")
    assert (points_of(game, 0), goods_of(game, 0)) == (3, "1 wood")


def test_several_contracts_with_several_ships():
    """NFL-OP-42: each ship its own."""
    game = delivering("small-04 small-12", "2 wood 2 cloth", contracts={0: "contract-01", 3: "contract-02"})
    play(game, "deliver contract-01", "deliver contract-02")
    assert points_of(game, 0) == 6
    assert [whole(game)["cities"][city][0] for city in ("stockholm", "hamburg")] == [1, 1]


def test_the_new_contract_lies_there_at_once_for_the_next_ship():
    """NFL-OP-43: it was in the stack when the action began."""
    game = delivering("small-04 small-12", "2 wood 2 cloth", contracts={0: "contract-01"}, contract_stack="contract-02")
    assert refused(game, "deliver contract-02").message == "DEL-2-offer"
    play(game, "deliver contract-01", "deliver contract-02")
    assert points_of(game, 0) == 6


def test_customs_pay_in_a_full_city_too():
    """NFL-OP-44: a contract is a contract."""
    seats = {2: Seat(goods="2 wood", expansions="own")}
    game = sailing(
        {2: {"deliver": "small-03"}}, seats=seats, contracts={3: "contract-01"}, cities={"hamburg": "001"}, scored="hamburg"
    )
    play(game, "deliver contract-01")
    assert points_of(game, 2) == 6


def test_customs_pay_for_each_contract():
    """NFL-OP-44: two of them, 6 more points."""
    seats = {2: Seat(goods="2 wood 2 cloth", expansions="own")}
    game = sailing({2: {"deliver": "small-04 small-12"}}, seats=seats, contracts={3: "contract-01", 4: "contract-02"})
    play(game, "deliver contract-01", "deliver contract-02")
    assert points_of(game, 2) == 12


def test_customs_pay_nothing_in_antwerp():
    """NFL-OP-44: Antwerp is not a contract."""
    seats = {2: Seat(goods="2 wood", expansions="own")}
    game = sailing({2: {"deliver": "small-04"}}, seats=seats)
    play(game, "antwerp", "unload wood")
    assert points_of(game, 2) == 2
