"""LOD: load."""

import pytest

from argosy import Game, new_game
from rulebook.new_found_land.setup import TITLE, Seat, goods_of, play, points_of, refused, sailing, seat_of, table, told, whole

any_number = pytest.mark.parametrize("players", [2, 3, 4])
GOODS = ["cloth", "wood", "iron", "gold"]
SHIP_OF_CRATE = {1: "small-01", 2: "small-02", 3: "small-03", 4: "large-06"}
by_crate = pytest.mark.parametrize("crate", [1, 2, 3, 4])


def loading(ship: str, *, hand: str = "", **more) -> Game:
    """Seat 0 loads with this ship, and has no goods before."""
    return sailing({0: {"load": ship}}, **{"seats": {0: Seat(goods="", hand=hand)}, **more})


def kept(game: Game) -> list[str]:
    """The cards that may be kept now."""
    return [name.removeprefix("keep ") for name in game.legal() if name.startswith("keep ")]


def with_da_gama(ship: str) -> Game:
    """Seat 0 loads with this ship, and has put da Gama on it."""
    mine = Seat(goods="", hand="", ships=ship, points=15)
    game = table(stage="planning", seats={0: mine}, captains={"da-gama": 0})
    play(game, f"assign load {ship}", f"da-gama {ship}")
    while whole(game)["stage"] == "planning":
        play(game, "done")
    return game


# ---- LOD-1


@by_crate
def test_lod_1_the_good_of_the_crate_value(crate):
    """LOD-1, NFL-OP-34: 1 cloth, 2 wood, 3 iron, 4 gold."""
    game = loading(SHIP_OF_CRATE[crate])
    if crate > 1:
        play(game, f"take {GOODS[crate - 1]}")
    assert goods_of(game, 0) == f"1 {GOODS[crate - 1]}"
    assert told(game, "took") == [{"player": 0, "good": GOODS[crate - 1]}]


@by_crate
def test_nfl_op_34_any_good_of_a_lower_rank(crate):
    """NFL-OP-34, LOD-1: cloth, wood, iron, gold is their order; a crate of 1 leaves no choice but cloth."""
    for cheaper in GOODS[: crate - 1]:
        game = loading(SHIP_OF_CRATE[crate])
        play(game, f"take {cheaper}")
        assert goods_of(game, 0) == f"1 {cheaper}"


@pytest.mark.parametrize(
    ("ship", "good", "facts"),
    [
        ("small-02", "iron", {"good": "iron", "needed": 3, "crate": 2}),
        ("small-02", "gold", {"good": "gold", "needed": 4, "crate": 2}),
        ("small-03", "gold", {"good": "gold", "needed": 4, "crate": 3}),
    ],
)
def test_lod_1_nothing_more_valuable(ship, good, facts):
    """LOD-1: the crate is too small."""
    refusal = refused(loading(ship), f"take {good}")
    assert (refusal.message, refusal.facts) == ("LOD-1-crate", facts)


def test_lod_1_a_charter_loads_like_a_ship():
    """LOD-1: charter-3 has a crate of 4."""
    game = loading("charter-3")
    play(game, "take gold")
    assert goods_of(game, 0) == "1 gold"


def test_lod_1_the_good_is_taken_first():
    """LOD-1: neither cards, nor the end of the turn, before it."""
    game = loading("small-03")
    for action in ("done", "keep goods-1"):
        assert refused(game, action).message == "LOD-1-first"


def test_lod_1_only_when_loading():
    """LOD-1: not in the land phase."""
    assert refused(table(), "take cloth").message == "LOD-1-when"


# ---- LOD-2


@by_crate
def test_lod_2_as_many_cards_as_the_crate_value(crate):
    """LOD-2: whatever good was taken."""
    game = loading(SHIP_OF_CRATE[crate])
    if crate > 1:
        play(game, "take cloth")
    assert told(game, "drew-cards") == [{"player": 0, "count": crate}]
    assert len(kept(game)) == crate
    assert len(whole(game)["card_stack"]) == 16 - crate


@any_number
def test_lod_2_one_is_kept_and_the_rest_goes_to_storage(players):
    """LOD-2: with it the turn is over."""
    game = loading("small-03", players=players, card_stack="goods-1 goods-2 charter-1", hand="points-1")
    play(game, "take iron", "keep charter-1")
    assert seat_of(game, 0)["hand"] == ["charter-1", "points-1"]
    assert {"goods-1", "goods-2"} <= set(whole(game)["card_storage"])
    assert whole(game)["card_drawn"] == []
    assert whole(game)["turn"]["action"] != "load" or whole(game)["stage"] != "action"


@any_number
def test_lod_2_the_rest_is_unseen_by_others(players):
    """LOD-2: they know how many cards were drawn, and not which."""
    game = loading("small-03", players=players, card_stack="goods-1 goods-2 charter-1")
    play(game, "take iron")
    assert game.view(0)["own"]["drawn"] == ["charter-1", "goods-1", "goods-2"]
    for other in (*range(1, players), None):
        assert game.view(other)["card_drawn"] == 3
        assert not [event for event in game.events(other) if event.kind == "saw-card"]
    play(game, "keep charter-1")
    assert {"goods-1", "goods-2"} <= set(game.view(0)["own"]["stored"])
    for other in (*range(1, players), None):
        view = game.view(other)
        assert view["seats"][0]["hand"] == 1
        assert not {"goods-1", "goods-2"} & set(view["card_storage"]["known"])
        assert "charter-1" not in view["seats"][0]["known_hand"]


def test_lod_2_only_a_card_that_was_drawn():
    """LOD-2: not one of the stack or of the hand."""
    game = loading("small-02", card_stack="goods-1 goods-2", hand="points-1")
    play(game, "take wood")
    for card in ("goods-3", "points-1"):
        refusal = refused(game, f"keep {card}")
        assert (refusal.message, refusal.facts) == ("LOD-2-drawn", {"card": card})


def test_lod_2_one_must_be_chosen():
    """LOD-2: before the turn ends; a good is not taken twice."""
    game = loading("small-02")
    play(game, "take wood")
    for action in ("done", "take wood"):
        assert refused(game, action).message == "LOD-2-first"


def test_lod_2_only_when_loading():
    """LOD-2: no cards in the land phase."""
    assert refused(table(), "keep goods-1").message == "LOD-2-when"


def test_lod_2_an_empty_stack_is_made_anew_from_storage():
    """LOD-2: of 21 cards one is in a hand, three are drawn: 17 are left."""
    game = loading("small-03", card_stack="", seats={0: Seat(hand="goods-1"), 1: Seat(hand=""), 2: Seat(hand="")})
    play(game, "take iron")
    assert told(game, "remade") == [{"stack": "card-stack"}]
    assert len(kept(game)) == 3
    assert (len(whole(game)["card_stack"]), whole(game)["card_storage"]) == (17, [])


def english(ship: str, expansions: str = "own", **more) -> Game:
    """Seat 0 is England and has its Colonial Harbor."""
    seats = {0: Seat(goods="", hand="", expansions=expansions), **more.pop("seats", {})}
    return sailing({0: {"load": ship}}, nations="england portugal france", round=3, seats=seats, **more)


@pytest.mark.parametrize("ship", ["small-02", "small-03"])
def test_lod_2_england_keeps_one_more(ship):
    """LOD-2: two of the cards drawn, the rest to storage."""
    game = english(ship)
    play(game, "take cloth")
    first, second, *rest = kept(game)
    play(game, f"keep {second}")
    assert second not in kept(game)
    play(game, f"keep {first}")
    assert set(seat_of(game, 0)["hand"]) == {first, second}
    assert set(rest) <= set(whole(game)["card_storage"])


def test_lod_2_england_may_play_one_of_its_two_at_once():
    """LOD-2, NFL-OP-36: one is played, one kept."""
    game = english("small-03", card_stack="goods-1 goods-2 points-1")
    play(game, "take cloth", "play points-1")
    assert whole(game)["card_drawn"] == ["goods-1", "goods-2"]
    play(game, "keep goods-2")
    assert points_of(game, 0) == 3
    assert seat_of(game, 0)["hand"] == ["goods-2"]
    assert whole(game)["card_drawn"] == []


def test_lod_2_england_keeps_the_one_card_of_a_crate_of_1():
    """LOD-2: one more only when at least two were drawn."""
    game = english("small-01")
    assert whole(game)["turn"]["keeps_left"] == 1
    (card,) = kept(game)
    play(game, f"keep {card}")
    assert seat_of(game, 0)["hand"] == [card]
    assert whole(game)["card_drawn"] == []


@pytest.mark.parametrize("expansions", ["", "yard"])
def test_lod_2_england_needs_its_colonial_harbor(expansions):
    """LOD-2: before it is bought England keeps one like everybody."""
    game = english("small-03", expansions=expansions)
    play(game, "take cloth")
    play(game, f"keep {kept(game)[0]}")
    assert len(seat_of(game, 0)["hand"]) == 1
    assert whole(game)["card_drawn"] == []


def test_lod_2_other_nations_keep_one():
    """LOD-2: with their own expansion too."""
    game = loading("small-03", seats={0: Seat(expansions="own", hand="")})
    play(game, "take cloth")
    play(game, f"keep {kept(game)[0]}")
    assert len(seat_of(game, 0)["hand"]) == 1
    assert whole(game)["card_drawn"] == []


# ---- rulings


@pytest.mark.parametrize(("ship", "cards"), [("small-03", 6), ("small-02", 5), ("large-06", 7)])
def test_nfl_op_33_a_crate_above_4_takes_gold_and_draws_its_full_value(ship, cards):
    """NFL-OP-33: with da Gama's 3; the cheaper goods may be taken as well."""
    game = with_da_gama(ship)
    assert game.legal() == ["take cloth", "take wood", "take iron", "take gold"]
    play(game, "take gold")
    assert goods_of(game, 0) == "1 gold"
    assert told(game, "drew-cards") == [{"player": 0, "count": cards}]


def test_nfl_op_35_the_stack_is_remade_while_drawing():
    """NFL-OP-35: the last card of the stack, and two of those made anew."""
    game = loading("small-03", card_stack="goods-1")
    play(game, "take iron")
    assert "goods-1" in kept(game)
    assert len(kept(game)) == 3
    assert told(game, "remade") == [{"stack": "card-stack"}]


def few_cards(wanted: str, stack: str) -> Game:
    """Only the wanted cards are in stack and storage; all others are in the hands of seats 1 and 2."""
    others = [card for card in new_game(TITLE, players=3, seed=1).ruleset.card_ids if card not in wanted.split()]
    seats = {1: Seat(hand=" ".join(others[::2])), 2: Seat(hand=" ".join(others[1::2]))}
    return english("small-03", card_stack=stack, seats=seats)


def test_nfl_op_35_then_what_there_is_is_drawn():
    """NFL-OP-35: crate 3, but one card in the stack and one in storage."""
    game = few_cards("goods-1 goods-2", "goods-1")
    play(game, "take iron")
    assert kept(game) == ["goods-1", "goods-2"]
    assert told(game, "drew-cards") == [{"player": 0, "count": 2}]


def test_nfl_op_35_england_keeps_two_if_two_were_really_drawn():
    """NFL-OP-35: and one if it was only one, whatever the crate."""
    game = few_cards("goods-1 goods-2", "goods-1")
    play(game, "take iron", "keep goods-1", "keep goods-2")
    assert seat_of(game, 0)["hand"] == ["goods-1", "goods-2"]
    game = few_cards("goods-1", "goods-1")
    play(game, "take iron")
    assert game.position.asks(0).facts == {"count": 1}
    play(game, "keep goods-1")
    assert seat_of(game, 0)["hand"] == ["goods-1"]
    assert whole(game)["turn"]["keeps_left"] == 0


def test_nfl_op_35_without_any_card_the_load_ends_with_the_good():
    """NFL-OP-35: all 21 are in hands."""
    game = few_cards("", "")
    play(game, "take iron")
    assert goods_of(game, 0) == "1 iron"
    assert told(game, "drew-cards") == [{"player": 0, "count": 0}]
    assert (whole(game)["stage"], whole(game)["turn"]["step"]) != ("action", "keep")
