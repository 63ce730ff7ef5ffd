"""SET: the table before the first decision."""

import pytest

from argosy import BadChoice, Game, new_game
from argosy.titles.new_found_land.rules.ruleset import NewFoundLandRuleset
from argosy.titles.new_found_land.rules.state import TILE_STACK
from rulebook.new_found_land.setup import TITLE, Seat, goods_of, play, points_of, refused, sailing, seat_of, table, told, whole

ALL_NATIONS = ["portugal", "spain", "france", "netherlands", "england"]
GOODS = ["cloth", "wood", "iron", "gold"]
SEEDS = range(30)
any_number = pytest.mark.parametrize("players", [2, 3, 4])


def fresh(players: int = 3, seed: int = 1, **options) -> Game:
    return new_game(TITLE, players=players, seed=seed, **options)


def rules_of(game: Game) -> NewFoundLandRuleset:
    rules = game.ruleset
    assert isinstance(rules, NewFoundLandRuleset)
    return rules


def nations_of(game: Game) -> list[str]:
    return [seat["nation"] for seat in whole(game)["seats"]]


def spaces_by_shape(game: Game) -> dict[tuple[str, str], list[str]]:
    """The spaces of each island and shape, in the order of the pack."""
    pack = rules_of(game).components
    found: dict[tuple[str, str], list[str]] = {}
    for island in pack.islands:
        for space, shape in zip(island.spaces, island.shapes, strict=True):
            found.setdefault((island.id, pack.shapes[shape]), []).append(space)
    return found


def shape_of(game: Game, tile: str) -> str:
    pack = rules_of(game).components
    return pack.shapes[pack.tile_shapes[pack.tile_ids.index(tile)]]


# ---- SET-1


@any_number
def test_set_1_each_player_gets_another_nation(players):
    """SET-1: five boards, one for each player."""
    for seed in SEEDS:
        nations = nations_of(fresh(players, seed))
        assert len(set(nations)) == players
        assert set(nations) <= set(ALL_NATIONS)


@any_number
def test_set_1_the_nations_are_drawn(players):
    """SET-1: every seat meets every nation; the same seed deals the same."""
    dealt = [nations_of(fresh(players, seed)) for seed in SEEDS]
    for seat in range(players):
        assert {nations[seat] for nations in dealt} == set(ALL_NATIONS)
    assert nations_of(fresh(players, 7)) == dealt[7]


@any_number
def test_set_1_the_lowest_board_number_starts(players):
    """SET-1: Portugal has 1, England 5."""
    starters = set()
    for seed in SEEDS:
        game = fresh(players, seed)
        nations = nations_of(game)
        lowest = min(range(players), key=lambda seat: ALL_NATIONS.index(nations[seat]))
        assert whole(game)["start"] == lowest
        assert game.to_act == (lowest,)
        starters.add(lowest)
    assert starters == set(range(players))


@pytest.mark.parametrize("players", [1, 5, True, "3"])
def test_set_1_two_to_four_players(players):
    """SET-1: for others there are no figures."""
    with pytest.raises(BadChoice):
        fresh(players)


def test_set_1_nobody_else_may_begin():
    """SET-1: the others wait for the start player."""
    game = fresh(3, nations="spain,portugal,france")
    refusal = refused(game, "done", seat=0)
    assert (refusal.message, refusal.facts) == ("LND-7-waiting", {"player": 1})


# ---- SET-2


@any_number
def test_set_2_the_start_ship_lies_in_a_yard_and_the_start_card_is_in_hand(players):
    """SET-2: both of one's own nation, and nothing else; two of the three yards are free."""
    game = fresh(players)
    for seat, nation in enumerate(nations_of(game)):
        assert seat_of(game, seat)["ships"] == [f"start-{nation}"]
        assert seat_of(game, seat)["hand"] == [f"charter-{nation}"]
        assert game.view(seat)["seats"][seat]["yards"] == 3


@any_number
def test_set_2_start_cards_nobody_uses_lie_in_storage(players):
    """SET-2: five less one for each player."""
    game = fresh(players)
    unused = [f"charter-{nation}" for nation in ALL_NATIONS if nation not in nations_of(game)]
    assert whole(game)["card_storage"] == unused
    assert len(unused) == 5 - players


@any_number
def test_nfl_op_1_start_ships_nobody_uses_leave_the_game(players):
    """NFL-OP-1, SET-2: they are not on offer, in no stack and not in storage."""
    game = fresh(players)
    state = whole(game)
    anywhere = state["market"] + state["ship_stack"] + state["ship_storage"]
    anywhere += [ship for seat in state["seats"] for ship in seat["ships"]]
    assert sorted(ship for ship in anywhere if ship.startswith("start-")) == sorted(
        f"start-{nation}" for nation in nations_of(game)
    )


def test_nfl_op_1_a_start_ship_given_up_may_return_at_the_price_of_a_small_one():
    """NFL-OP-1: it goes to storage, the stack is made anew from there, and 1 wood and 1 cloth buy it."""
    seats = {
        0: Seat(goods="cloth wood", ships="start-portugal small-01 small-02"),
        1: Seat(goods="cloth wood", ships="start-spain small-03 small-04", expansions="yard"),
        2: Seat(ships="start-france small-05 small-06"),
        3: Seat(ships="start-netherlands small-07 small-08"),
    }
    game = table(players=4, seats=seats, market="small-09 small-10 small-11 small-12 large-01 large-02 large-03 large-04")
    play(game, "build small-09", "scrap start-portugal")
    assert "start-portugal" in whole(game)["market"]
    assert game.to_act == (1,)
    play(game, "build start-portugal")
    assert "start-portugal" in seat_of(game, 1)["ships"]
    assert goods_of(game, 1) == "1 cloth 1 wood"  # of two each, with his income


# ---- SET-3


@any_number
def test_set_3_four_small_and_four_large_ships_are_on_offer(players):
    """SET-3: 12 and 11 in all, so 8 and 7 stay in the stacks."""
    game = fresh(players)
    market = whole(game)["market"]
    assert [ship.split("-")[0] for ship in market] == ["small"] * 4 + ["large"] * 4
    assert (game.view(None)["small_stack"], game.view(None)["large_stack"]) == (8, 7)
    assert sorted(market + whole(game)["ship_stack"]) == sorted(
        [f"small-{number:02}" for number in range(1, 13)] + [f"large-{number:02}" for number in range(1, 12)]
    )


def test_set_3_the_ships_are_shuffled():
    """SET-3: in the course of many games every ship is on offer at the start."""
    offered = {ship for seed in SEEDS for ship in whole(fresh(seed=seed))["market"]}
    assert len(offered) == 12 + 11


def test_nfl_op_2_what_a_large_ship_on_offer_can_do_is_known():
    """NFL-OP-2: which ship it is can be seen by all, and so its cost and its four numbers."""
    game = table(market="large-04 small-01")
    assert game.view(None)["market"] == ["small-01", "large-04"]
    facts = game.catalogue.action(game.catalogue.number("build large-04")).facts
    assert facts == {
        "ship": "large-04",
        "vessel": "large-04-bare",
        "sail": 4,
        "crate": 3,
        "settlers": 2,
        "telescope": 1,
        "cost": "goods-0-2-2-0",
    }


# ---- SET-4, SET-5, SET-6


@any_number
def test_set_4_the_stack_holds_all_cards_but_the_start_cards(players):
    """SET-4: six charters, seven goods cards, three points cards."""
    stack = whole(fresh(players))["card_stack"]
    assert sorted(stack) == sorted(
        [f"charter-{number}" for number in range(1, 7)]
        + [f"goods-{number}" for number in range(1, 8)]
        + [f"points-{number}" for number in range(1, 4)]
    )


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_set_4_nobody_sees_the_order_of_the_stack(seed):
    """SET-4: it is shuffled; known is only how many there are."""
    game = fresh(seed=seed)
    assert [game.view(seat)["card_stack"] for seat in (0, 1, 2, None)] == [16] * 4


def test_set_4_the_cards_are_shuffled():
    """SET-4: the first card drawn differs from game to game."""
    drawn = set()
    for seed in SEEDS:
        game = sailing({0: {"load": "small-01"}}, seed=seed)
        drawn.add(whole(game)["card_drawn"][0])
    assert len(drawn) > 8


@any_number
def test_set_5_nine_of_18_contracts_lie_on_the_board(players):
    """SET-5: nine more are in the stack."""
    state = whole(fresh(players))
    assert len(state["contracts"]) == 9
    assert sorted(state["contracts"] + state["contract_stack"]) == [f"contract-{number:02}" for number in range(1, 19)]
    assert state["contract_storage"] == []


def test_set_5_the_contracts_are_shuffled():
    """SET-5: any of them may lie on the first space."""
    assert len({whole(fresh(seed=seed))["contracts"][0] for seed in SEEDS}) > 9


@any_number
def test_set_6_one_of_each_good_lies_on_the_triangle(players):
    """SET-6: cloth, wood, iron, gold."""
    assert whole(fresh(players))["triangle"] == GOODS


@any_number
def test_set_6_each_player_starts_with_one_iron(players):
    """SET-6: the start player has got his income already (LND-1)."""
    game = fresh(players)
    start = whole(game)["start"]
    for seat in range(players):
        assert goods_of(game, seat) == ("1 cloth 1 wood 1 iron" if seat == start else "1 iron")


# ---- SET-7, SET-8


@any_number
def test_set_7_three_stacks_of_five_objectives(players):
    """SET-7: for the square, the circle and the star; together they are the 15."""
    game = fresh(players)
    stacks = whole(game)["objective_stacks"]
    assert {marker: len(cards) for marker, cards in stacks.items()} == {"square": 5, "circle": 5, "star": 5}
    assert sorted(card for cards in stacks.values() for card in cards) == sorted(rules_of(game).objective_ids)
    assert all(seat["objectives"] == [] for seat in whole(game)["seats"])


def test_set_7_the_objectives_are_shuffled():
    """SET-7: one of them is found in all three stacks, now and then."""
    found = set()
    for seed in SEEDS:
        stacks = whole(fresh(seed=seed))["objective_stacks"]
        found |= {marker for marker, cards in stacks.items() if "objective-gold" in cards}
    assert found == {"square", "circle", "star"}


@any_number
def test_set_7_the_five_captains_lie_open(players):
    """SET-7: nobody has one."""
    captains = fresh(players).view(None)["captains"]
    assert captains == dict.fromkeys(["columbus", "magellan", "cortes", "da-gama", "drake"])


@any_number
@pytest.mark.parametrize(("experienced", "triangle", "star"), [(False, 25, 35), (True, 30, 40)])
def test_set_8_the_frame_markers(players, experienced, triangle, star):
    """SET-8: 7, 15, 20, 25, 35; for the experienced the triangle on 30 and the star on 40. Nobody has earned one."""
    markers = whole(fresh(players, experienced=experienced))["markers"]
    spaces = {"square": 7, "pentagon": 15, "circle": 20, "triangle": triangle, "star": star}
    assert markers == {marker: {"space": space, "earned": []} for marker, space in spaces.items()}


@pytest.mark.parametrize("value", [1, "yes"])
def test_set_8_experienced_or_not(value):
    """SET-8: there is nothing in between."""
    with pytest.raises(BadChoice, match="option 'experienced' should be False or True"):
        fresh(experienced=value)


# ---- SET-9, SET-10


@any_number
def test_set_9_one_island_tile_for_each_player(players):
    """SET-9: without cubes on them, with two players too."""
    for seed in SEEDS:
        spaces = whole(fresh(players, seed))["spaces"]
        assert len(spaces) == players
        assert all(space["cubes"] == [] for space in spaces.values())


@any_number
def test_set_9_every_tile_fits_its_space(players):
    """SET-9: the shapes are the same."""
    for seed in SEEDS:
        game = fresh(players, seed)
        shapes = {space: shape for (_, shape), spaces in spaces_by_shape(game).items() for space in spaces}
        for space, laid in whole(game)["spaces"].items():
            assert shapes[space] == shape_of(game, laid["tile"])


@any_number
def test_set_9_tiles_that_do_not_fit_go_to_storage(players):
    """SET-9: those drawn in between, and no others."""
    any_misfit = 0
    for seed in SEEDS:
        game = fresh(players, seed)
        state = whole(game)
        misfits = sorted(fact["tile"] for fact in told(game, "misfit"))
        assert state["tile_storage"] == misfits
        assert len(state["tile_stack"]) == 34 - players - len(misfits)
        any_misfit += len(misfits)
    assert any_misfit


def test_set_9_each_island_is_named_by_two_compass_tiles():
    """SET-9: one tile is revealed after the other, so no island gets more than two of the four; any island may get one."""
    counts = []
    for seed in SEEDS:
        explored = [fact["island"] for fact in told(fresh(4, seed), "explored")]
        counts += [explored.count(island) for island in set(explored)]
    assert max(counts) == 2
    islands = {fact["island"] for seed in SEEDS for fact in told(fresh(2, seed), "explored")}
    assert islands == {"newfoundland", "nova-scotia", "anticosti", "prince-edward-island"}


@any_number
def test_set_9_the_compass_tiles_are_all_shuffled_again(players):
    """SET-9: all eight are still to come."""
    game = fresh(players)
    assert game.view(None)["compass_stack"] == 8
    assert whole(game)["compass"] == []


@any_number
def test_set_10_figures_start_at_0(players):
    """SET-10: nobody has a point, nor a 50/100 card."""
    game = fresh(players)
    assert [points_of(game, seat) for seat in range(players)] == [0] * players
    assert [seat["fifty"] for seat in whole(game)["seats"]] == [None] * players


# ---- rulings


def test_nfl_op_3_of_several_fitting_spaces_the_first_is_taken():
    """NFL-OP-3: corners of Newfoundland are its spaces 2, 4 and 5; nobody is asked which."""
    game = sailing({0: {"discover": "small-08 small-10"}}, spaces={"newfoundland-4": "tile-09"}, tile_stack="tile-10 tile-11")
    play(game, "place tile-11 newfoundland", "place tile-10 newfoundland")
    spaces = whole(game)["spaces"]
    assert (spaces["newfoundland-2"]["tile"], spaces["newfoundland-5"]["tile"]) == ("tile-11", "tile-10")


def test_nfl_op_3_at_set_up_too():
    """NFL-OP-3: no tile lies behind a free space of the same shape on the same island."""
    for seed in SEEDS:
        game = fresh(4, seed)
        laid = whole(game)["spaces"]
        for spaces in spaces_by_shape(game).values():
            taken = [space in laid for space in spaces]
            assert taken == sorted(taken, reverse=True)


def test_nfl_op_4_the_tile_stack_is_remade_when_the_compass_draws():
    """NFL-OP-4: the stack is empty, all other tiles lie in storage."""
    game = sailing({}, spaces={}, tile_stack="")
    assert told(game, "remade") == [{"stack": "tile-stack"}]
    assert len(told(game, "explored")) == 2


def test_nfl_op_4_without_any_fitting_tile_nothing_is_drawn():
    """NFL-OP-4: the one inland space is taken, and an inland tile is all that is left: it stays where it is."""
    game = table(stage="planning", action="discover", actor=2, spaces={"newfoundland-3": "tile-02"})
    game.position.stacks[TILE_STACK] = 1  # tile-01, the other inland one; with a whole pack this cannot come about
    game.position.storage[TILE_STACK] = 0
    play(game, "done")
    assert whole(game)["round"] == 2
    assert (told(game, "explored"), told(game, "misfit")) == ([], [])
    assert (whole(game)["tile_stack"], whole(game)["tile_storage"]) == (["tile-01"], [])


def test_nfl_op_4_it_goes_on_until_the_last_fitting_tile():
    """NFL-OP-4: three capes are left, two of them in storage; the island gets its two tiles, and no loop follows."""
    capes = [f"tile-{number}" for number in (26, 27, 28)]
    game = table(stage="planning", action="discover", actor=2, spaces={})
    ids = rules_of(game).components.tile_ids
    game.position.stacks[TILE_STACK] = 1 << ids.index(capes[0])
    game.position.storage[TILE_STACK] = 1 << ids.index(capes[1]) | 1 << ids.index(capes[2])
    play(game, "done")
    island = told(game, "compass")[0]["island"]
    free = len(spaces_by_shape(game)[str(island), "cape"])
    assert len(told(game, "explored")) == min(2, free)


@pytest.mark.parametrize("space", range(9))
def test_nfl_op_5_each_city_has_three_contract_spaces(space):
    """NFL-OP-5: who fulfils the contract there puts his cube in that city."""
    city = ["stockholm", "hamburg", "venice"][space // 3]
    game = sailing({0: {"deliver": "small-04"}}, seats={0: Seat(goods="wood cloth")}, contracts={space: "contract-03"})
    play(game, "deliver contract-03")
    assert {name: cubes[0] for name, cubes in whole(game)["cities"].items() if cubes[0]} == {city: 1}


@any_number
def test_nfl_op_6_nations_may_be_chosen(players):
    """NFL-OP-6: by seat; whoever has the lowest number starts all the same."""
    chosen = ["england", "netherlands", "spain", "france"][:players]
    game = fresh(players, nations=",".join(chosen))
    assert nations_of(game) == chosen
    assert whole(game)["start"] == {2: 1, 3: 2, 4: 2}[players]


def test_nfl_op_6_by_default_they_are_random():
    """NFL-OP-6: saying so changes nothing."""
    assert nations_of(fresh(seed=5)) == nations_of(fresh(seed=5, nations="random"))
    assert fresh().ruleset.options["nations"] == "random"


@pytest.mark.parametrize(
    "nations", ["spain,france", "spain,spain,france", "spain,france,venice", "spain,france,england,portugal", 3]
)
def test_nfl_op_6_three_different_ones_for_three_players(nations):
    """NFL-OP-6: anything else is not a choice of nations."""
    with pytest.raises(BadChoice, match="option 'nations' should be 'random' or 3 different ones"):
        fresh(3, nations=nations)


def test_nfl_op_7_a_fulfilled_contract_goes_to_storage():
    """NFL-OP-7: the "Supply Board" of Deliver is the storage board: from there contracts come back."""
    game = sailing({0: {"deliver": "small-04"}}, seats={0: Seat(goods="wood cloth")}, contracts={0: "contract-03"})
    play(game, "deliver contract-03")
    assert whole(game)["contract_storage"] == ["contract-03"]
