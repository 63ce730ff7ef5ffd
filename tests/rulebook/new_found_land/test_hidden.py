"""What is hidden: from whom, and what a redeal may change."""

import json

import pytest

from argosy import Game
from argosy.engine.chance import chance_from_seed
from rulebook.new_found_land.setup import Seat, play, sailing, seat_of, table, told, whole

any_players = pytest.mark.parametrize("players", [2, 3, 4])


def text(plain):
    return json.dumps(plain)


def redealt(game, seat, seed):
    return dict(game.position.redeal(seat, chance_from_seed(seed)).to_dict())


def redeals(game, seat, times=40):
    return [redealt(game, seat, seed) for seed in range(times)]


def changed(game, change):
    """The same game with something changed in its plain data."""
    plain = json.loads(text(game.to_dict()))
    change(plain["position"])
    return Game.from_dict(plain)


# ---- views


@any_players
def test_others_see_how_many_cards_a_hand_has_and_not_which(players):
    """HID-1: no seat but the owner, and no spectator."""
    game = table(seats={0: Seat(hand="goods-1 charter-2")}, players=players)
    for seat in (None, *range(1, players)):
        assert game.view(seat)["seats"][0]["hand"] == 2
        assert "goods-1" not in text(game.view(seat))
        assert "charter-2" not in text(game.view(seat))
    assert game.view(0)["own"]["hand"] == ["charter-2", "goods-1"]


@any_players
def test_others_see_how_many_objectives_are_held_and_not_which(players):
    """HID-1: nor which lie in the stacks, to one who has not looked."""
    game = table(seats={0: Seat(objectives="objective-iron", points=9)}, players=players)
    for seat in (None, *range(1, players)):
        assert game.view(seat)["seats"][0]["objectives"] == 1
        assert "objective-iron" not in text(game.view(seat))
    assert game.view(0)["own"]["objectives"] == ["objective-iron"]


def test_a_start_card_never_played_is_known_to_all():
    """HID-1: nobody can be in doubt about it."""
    game = table(seats={0: Seat(hand="goods-1 charter-portugal")})
    assert game.view(1)["seats"][0]["known_hand"] == ["charter-portugal"]


def loading(**more):
    """Seat 0 has drawn the only three cards of the stack and is to keep one."""
    game = sailing({0: {"load": "small-03"}}, card_stack="goods-1 goods-2 points-1", **more)
    play(game, "take cloth")
    return game


@any_players
def test_drawn_cards_are_seen_by_who_drew_them(players):
    """HID-1: the others see three cards."""
    game = loading(players=players)
    assert game.view(0)["own"]["drawn"] == ["goods-1", "goods-2", "points-1"]
    for seat in (None, *range(1, players)):
        assert game.view(seat)["card_drawn"] == 3
        assert "goods-1" not in text(game.view(seat))


def test_cards_not_kept_are_known_to_who_stored_them():
    """HID-1: the others see that storage grew by two."""
    game = loading()
    before = game.view(1)["card_storage"]
    play(game, "keep goods-2")
    assert set(game.view(0)["own"]["stored"]) == {*before["known"], "goods-1", "points-1"}
    assert game.view(1)["card_storage"] == {"count": before["count"] + 2, "known": before["known"]}


def test_a_card_that_was_played_is_known_to_all():
    """HID-1: it lies open in storage."""
    game = table(seats={0: Seat(hand="goods-1")})
    play(game, "play goods-1")
    assert "goods-1" in game.view(1)["card_storage"]["known"]
    assert game.view(1)["seats"][0]["hand"] == 0


def test_the_story_tells_others_that_cards_were_drawn_and_not_which():
    """HID-1: names only to the seat itself."""
    game = loading()
    play(game, "keep goods-2")
    own = text([event.facts for event in game.events(0)])
    for seat in (None, 1, 2):
        theirs = text([event.facts for event in game.events(seat)])
        assert all(card in own and card not in theirs for card in ("goods-1", "goods-2", "points-1"))
        assert {"player": 0, "count": 3} in [event.facts for event in game.events(seat)]
    assert told(game, "stored-cards") == [{"player": 0, "count": 2}]


def test_the_story_tells_others_that_an_objective_was_taken_and_not_which():
    """HID-1: the stack was looked through by one."""
    game = sailing({0: {"settle": "small-11"}}, spaces={}, seats={0: Seat(points=5)})
    choice = game.legal()[1]
    play(game, choice)
    id = choice.removeprefix("choose ")
    assert id in text([event.facts for event in game.events(0)])
    assert "objective-" not in text([event.facts for event in game.events(1)])


@any_players
def test_stacks_show_how_many_and_nothing_else(players):
    """HID-1: ships, cards, contracts, tiles, compass and objectives."""
    game = table(players=players)
    view = game.view(0)
    small, large, *others = [view[name] for name in ("small_stack", "large_stack", "contract_stack", "card_stack", "compass_stack")]
    assert (small, large, others) == (8, 7, [9, 16, 8])
    assert view["tile_stack"] == len(whole(game)["tile_stack"])
    assert view["objective_stacks"] == {"square": 5, "circle": 5, "star": 5}
    assert "ship_stack" not in view
    for tile in whole(game)["tile_stack"]:
        assert tile not in text(view)
    for contract in whole(game)["contract_stack"]:
        assert contract not in text(view)


def test_a_view_does_not_show_what_chance_will_bring():
    """HID-1: compass tiles to come, and the source of chance itself."""
    game = table()
    assert str(whole(game)["chance"]) not in text(game.view(0))
    assert "compass-" not in text(game.view(0))


def test_who_looked_through_a_stack_still_sees_what_is_left_in_it():
    """HID-1: in his own view, and in nobody else's."""
    game = sailing({0: {"settle": "small-11"}}, spaces={}, seats={0: Seat(points=5)})
    stack = whole(game)["objective_stacks"]["square"]
    play(game, f"choose {stack[0]}")
    assert game.view(0)["own"]["looked"]["square"] == stack[1:]
    assert game.view(1)["own"]["looked"]["square"] == []


def test_nobody_is_asked_or_passed_over_because_of_what_he_secretly_holds():
    """HID-1: a charter that cannot be played now, or a goods card that can: the table waits for both."""
    for card in ("charter-2", "goods-1"):
        game = sailing({0: {"deliver": "small-03"}}, seats={0: Seat(goods="", hand=card)})
        assert (game.to_act, game.legal()[0]) == ((0,), "done")


# ---- redeals


@any_players
def test_a_redeal_changes_hidden_hands(players):
    """HID-1: the same number of cards, others of them."""
    game = table(seats={1: Seat(hand="goods-1 charter-2")}, players=players)
    hands = {tuple(plain["seats"][1]["hand"]) for plain in redeals(game, 0)}
    assert len(hands) > 10
    assert all(len(hand) == 2 for hand in hands)


def test_a_redeal_keeps_ones_own_cards():
    """HID-1: hand and objectives."""
    seats = {0: Seat(hand="goods-1 charter-2", objectives="objective-iron", points=9), 1: Seat(hand="goods-2")}
    game = table(seats=seats)
    for plain in redeals(game, 0):
        assert plain["seats"][0]["hand"] == ["charter-2", "goods-1"]
        assert plain["seats"][0]["objectives"] == ["objective-iron"]


def test_a_redeal_keeps_the_cards_one_is_choosing_from():
    """HID-1: for the others they are three unknown cards."""
    game = sailing({0: {"load": "small-03"}})
    play(game, "take cloth")
    drawn = whole(game)["card_drawn"]
    assert all(plain["card_drawn"] == drawn for plain in redeals(game, 0))
    assert len({tuple(plain["card_drawn"]) for plain in redeals(game, 1)}) > 10


@any_players
def test_a_redeal_keeps_what_one_saw_go_to_storage(players):
    """HID-1: the two cards not kept stay there for who drew them, and move for the others."""
    game = sailing({0: {"load": "small-03"}}, players=players)
    play(game, "take cloth")
    kept, *rest = [name.removeprefix("keep ") for name in game.legal() if name.startswith("keep")]
    play(game, f"keep {kept}")
    assert all(set(rest) <= set(plain["card_storage"]) for plain in redeals(game, 0))
    assert any(not set(rest) & set(plain["card_storage"]) for plain in redeals(game, 1))
    assert any(kept not in plain["seats"][0]["hand"] for plain in redeals(game, 1))


def test_a_redeal_keeps_cards_that_lie_open():
    """HID-1: what was played, and charters in play."""
    game = sailing({0: {"settle": "charter-portugal"}}, seats={1: Seat(hand="goods-2")}, spaces={"nova-scotia-2": "tile-09"})
    for seat in (None, 0, 1, 2):
        for plain in redeals(game, seat, 10):
            assert plain["seats"][0]["assigned"]["settle"] == ["charter-portugal"]
            assert plain["card_storage"] == whole(game)["card_storage"]


def remade(seed=1):
    """Seat 1 holds points-3; seat 0 saw goods-3 and goods-4 go to storage; then the stack was remade for seat 1's load.

    Seat 1 is to keep a second card.
    """
    game = sailing(
        {0: {"load": "small-03"}, 1: {"load": "small-06"}},
        seats={1: Seat(hand="points-3")},
        card_stack="goods-3 goods-4 goods-5",
        seed=seed,
    )
    play(game, "take cloth", "keep goods-5", "take cloth")
    assert told(game, "remade") == [{"stack": "card-stack"}]
    return game


def test_after_the_stack_is_remade_cards_seen_in_storage_are_not_in_older_hands():
    """HID-1: points-3 was kept before, so for seat 0 neither goods-3 nor goods-4 can be that card."""
    game = remade()
    play(game, next(name for name in game.legal() if name.startswith("keep")))
    hands = [plain["seats"][1] for plain in redeals(game, 0, 200)]
    assert any({"goods-3", "goods-4"} & set(seat["hand"]) for seat in hands)  # the card kept since may be one of them
    assert not any({"goods-3", "goods-4"} <= set(seat["hand"]) for seat in hands)


def test_for_one_who_saw_nothing_they_may_be_there():
    """HID-1: seat 2 knows only that storage was remade: both cards of seat 1 may come from anywhere but what lay open."""
    game = remade()
    play(game, next(name for name in game.legal() if name.startswith("keep")))
    hands = [set(plain["seats"][1]["hand"]) for plain in redeals(game, 2, 300)]
    assert any({"goods-3", "goods-4"} <= hand for hand in hands)


def test_a_card_shown_later_does_not_blur_what_was_seen():
    """HID-1: seat 1 plays goods-3, which it can only have kept after the stack was remade, as seat 0 knows.

    What it still holds is then the card kept before: for seat 0 that cannot be goods-4.
    """
    for seed in range(200):
        game = remade(seed)
        if "keep goods-3" in game.legal():
            break
    play(game, "keep goods-3")
    while game.to_act != (1,) or "play goods-3" not in game.legal():
        play(game, "done")
    play(game, "play goods-3")
    assert seat_of(game, 1)["hand"] == ["points-3"]
    assert whole(game)["generation"] == 1
    assert not any("goods-4" in plain["seats"][1]["hand"] for plain in redeals(game, 0, 200))


def test_objective_stacks_looked_through_stay_as_they_are():
    """HID-1: nobody took a card since, so the four cards left are known, though not to others."""
    game = sailing({0: {"settle": "small-11"}}, spaces={}, seats={0: Seat(points=5)})
    stack = whole(game)["objective_stacks"]["square"]
    play(game, f"choose {stack[0]}")
    assert all(plain["objective_stacks"]["square"] == stack[1:] for plain in redeals(game, 0))
    assert len({tuple(plain["objective_stacks"]["square"]) for plain in redeals(game, 1)}) > 10
    assert len({tuple(plain["seats"][0]["objectives"]) for plain in redeals(game, None)}) > 10


def test_a_card_taken_from_a_stack_one_has_seen_is_one_of_those():
    """HID-1: seat 1 took from the same stack later: one of four for seat 0."""
    seats = {0: Seat(points=5), 1: Seat(points=5)}
    game = sailing({0: {"settle": "small-11"}, 1: {"settle": "small-12"}}, spaces={}, seats=seats)
    stack = whole(game)["objective_stacks"]["square"]
    play(game, f"choose {stack[0]}", f"choose {stack[3]}")
    theirs = [plain["seats"][1]["objectives"][0] for plain in redeals(game, 0, 60)]
    assert set(theirs) == set(stack[1:])


def test_an_objective_that_was_resolved_stays_in_storage():
    """HID-1: everybody has seen it."""
    seats = {0: Seat(goods="2 iron", objectives="objective-iron", points=9), 1: Seat(objectives="objective-sail", points=9)}
    game = table(stage="objectives", seats=seats)
    play(game, "resolve objective-iron")
    for seat in (None, 0, 1, 2):
        assert all("objective-iron" in plain["resolved"] for plain in redeals(game, seat, 10))


@any_players
def test_a_redeal_looks_the_same_to_the_seat_and_to_spectators(players):
    """HID-1: byte by byte."""
    seats = {0: Seat(hand="goods-1", objectives="objective-iron", points=9), 1: Seat(hand="goods-2 charter-1")}
    game = table(seats=seats, players=players)
    for seat in (None, *range(players)):
        for seed in range(5):
            twin = game.position.redeal(seat, chance_from_seed(seed))
            assert text(twin.view(seat)) == text(game.view(seat))
            assert text(twin.view(None)) == text(game.view(None))


def test_a_redeal_has_another_future():
    """HID-1: what is drawn next comes from the chance it was given."""
    game = table()
    assert redealt(game, 0, 5) == redealt(game, 0, 5)
    assert len({redealt(game, 0, seed)["chance"] for seed in (5, 6)} | {whole(game)["chance"]}) == 3


# ---- a redeal depends on nothing but the view and chance


def same_redeals(one, other, seat, times=20):
    assert text(one.view(seat)) == text(other.view(seat)), "the seat can tell the two apart"
    return [redealt(one, seat, seed) == redealt(other, seat, seed) for seed in range(times)]


@any_players
def test_two_hands_that_look_the_same_give_the_same_redeal(players):
    """HID-1: whatever seat 1 really holds."""
    one = table(seats={1: Seat(hand="goods-1 charter-2")}, players=players)
    other = table(seats={1: Seat(hand="points-3 goods-7")}, players=players)
    assert all(same_redeals(one, other, 0))
    assert all(same_redeals(one, other, None))


def test_two_draws_that_look_the_same_give_the_same_redeal():
    """HID-1: seat 0 is choosing; the others do not know from what."""
    one, other = (sailing({0: {"load": "small-03"}}, seed=seed) for seed in (1, 2))
    for game in (one, other):
        play(game, "take cloth")
    assert whole(one)["card_drawn"] != whole(other)["card_drawn"]

    def as_in_one(position):
        mine = whole(one)
        for key in ("market", "ship_stack", "contracts", "contract_stack", "spaces", "tile_stack", "tile_storage", "chance"):
            position[key] = mine[key]
        position["objective_stacks"] = mine["objective_stacks"]

    other = changed(other, as_in_one)
    assert all(same_redeals(one, other, 1))


def test_what_others_know_of_storage_gives_nothing_away():
    """HID-1: seat 1 stored one of two cards and seat 2 the other; seat 0 does not know who stored which."""
    game = table(card_stack="charter-1 charter-3 charter-4 charter-5")

    def stored(first, second):
        def change(position):
            for card in ("goods-1", "goods-2"):
                position["known"].remove(card)
                for seat in position["seats"]:
                    seat["known"].remove(card)
            position["seats"][1]["known"].append(first)
            position["seats"][2]["known"].append(second)

        return changed(game, change)

    assert all(same_redeals(stored("goods-1", "goods-2"), stored("goods-2", "goods-1"), 0))


def test_two_objectives_that_look_the_same_give_the_same_redeal():
    """HID-1: whichever card of the square's stack seat 1 holds."""
    one = table(seats={1: Seat(objectives="objective-iron", points=9)}, stacks={"square": "objective-wood"})

    def swap(position):
        position["seats"][1]["objectives"] = ["objective-wood"]
        for cards in (position["objective_stacks"]["square"], position["seats"][1]["looked"]["square"]):
            cards[cards.index("objective-wood")] = "objective-iron"

    other = changed(one, swap)
    assert all(same_redeals(one, other, 0))
    assert all(same_redeals(one, other, None))


# ---- stacks that run out


def test_the_stack_of_cards_is_remade_from_storage():
    """LOD-2, HID-1: one card left, three to draw; afterwards nobody knows where the cards from storage are."""
    game = sailing({0: {"load": "small-03"}}, card_stack="goods-1")
    play(game, "take cloth")
    assert told(game, "remade") == [{"stack": "card-stack"}]
    assert "goods-1" in whole(game)["card_drawn"]
    assert len(whole(game)["card_drawn"]) == 3
    assert game.view(1)["card_storage"] == {"count": 0, "known": []}
    assert len({tuple(plain["card_drawn"]) for plain in redeals(game, 1)}) > 10


def test_with_too_few_cards_anywhere_what_there_is_is_drawn():
    """LOD-2: stack and storage hold one card each, all others are in hands."""
    rest = [card for card in table().ruleset.card_ids if card not in ("goods-1", "goods-2")]
    seats = {at: Seat(hand=" ".join(rest[at::3])) for at in range(3)}
    game = sailing({0: {"load": "large-06"}}, seats=seats, card_stack="goods-1")
    play(game, "take cloth")
    assert whole(game)["card_drawn"] == ["goods-1", "goods-2"]
    play(game, "keep goods-2")
    assert whole(game)["card_storage"] == ["goods-1"]


def test_ships_of_an_empty_stack_come_from_storage():
    """LND-5, HID-1: the market is refilled at the end of the land phase turn; a remade stack is unknown again."""
    small = [f"small-{at:02}" for at in range(1, 13)]
    seats = {
        0: Seat(goods="cloth wood", ships=" ".join(small[4:7])),
        1: Seat(ships=" ".join(small[7:10])),
        2: Seat(ships="small-11"),
    }
    game = table(seats=seats, market=" ".join(small[:4]), ship_stack="")
    play(game, "build small-01", "scrap small-05")
    market = [ship for ship in whole(game)["market"] if not ship.startswith("large")]
    assert len(market) == 4
    assert {"stack": "small-stack"} in told(game, "remade")
    assert game.view(0)["small_stack"] == len([ship for ship in whole(game)["ship_stack"] if not ship.startswith("large")])
