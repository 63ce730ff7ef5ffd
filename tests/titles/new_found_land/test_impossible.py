"""Positions that cannot be: each is a sound one with a single thing changed, and is refused with one clear line."""

from collections.abc import Callable
from typing import Any

import pytest

from argosy import BadPosition, Game
from rulebook.new_found_land.setup import Seat, play, sailing, table, whole

Plain = dict[str, Any]


def at_land() -> Game:
    seats = {0: Seat(goods="3 wood cloth iron", ships="start-portugal small-01", hand="charter-portugal goods-1", points=2)}
    return table(seats=seats, cities={"hamburg": "012"}, scored="hamburg")


def holding_objectives() -> Game:
    seats = {0: Seat(points=21, objectives="objective-iron objective-gold", goods="2 iron 2 gold 3 wood"), 1: Seat(points=16)}
    game = table(stage="objectives", seats=seats, captains={"da-gama": 0, "magellan": 1}, earned={"triangle": "0"})
    play(game, "resolve objective-iron", "resolve objective-gold")
    return game


def paying_for_wood() -> Game:
    """The first objective of all; another one is held and not reached."""
    held = "objective-iron objective-wood objective-large-ships"
    seats = {0: Seat(points=40, objectives=held, goods="4 iron 5 wood 2 gold")}
    game = table(stage="objectives", seats=seats, earned={"square": "0", "circle": "0", "star": "0"})
    play(game, "resolve objective-iron", "resolve objective-wood")
    return game


def paying() -> Game:
    game = table(seats={0: Seat(goods="wood cloth gold")}, market="small-01")
    play(game, "build small-01")
    return game


def scrapping() -> Game:
    game = table(seats={0: Seat(goods="wood cloth", ships="start-portugal small-02 small-03")}, market="small-01")
    play(game, "build small-01")
    return game


def keeping() -> Game:
    game = sailing({0: {"load": "small-03"}})
    play(game, "take cloth")
    return game


def remade() -> Game:
    """Seat 1 chooses from three cards; the stack was remade after the first of them: everybody but seat 1 has a history."""
    game = sailing({0: {"load": "small-03"}, 1: {"load": "small-06"}}, card_stack="goods-1 goods-2 goods-3 goods-4")
    play(game, "take cloth")
    play(game, next(name for name in game.legal() if name.startswith("keep")), "take cloth")
    assert whole(game)["history"] == [["kept", 0, 0], ["remade", 1, 0, 1, 2, 16]]
    return game


def remade_and_stored() -> Game:
    game = remade()
    play(game, next(name for name in game.legal() if name.startswith("keep")))
    assert whole(game)["history"][2:] == [["taken", 1], ["stored"]]
    return game


def settling() -> Game:
    return sailing(
        {1: {"settle": "start-spain small-01"}}, spaces={"nova-scotia-2": "tile-09 0"}, seats={1: Seat(expansions="own")}
    )


def extra_cube() -> Game:
    game = settling()
    play(game, "new-england", "new-england")
    return game


def paying_a_contract() -> Game:
    seats = {0: Seat(goods="2 wood gold", hand="charter-2")}
    game = sailing({0: {"deliver": "small-03"}}, seats=seats, contracts={3: "contract-01"})
    play(game, "deliver contract-01")
    assert whole(game)["turn"]["step"] == "pay"
    return game


def carrying() -> Game:
    ships = {0: {"deliver": "small-03 small-04"}}
    game = sailing(ships, seats={0: Seat(goods="3 wood", hand="charter-2")}, contracts={3: "contract-01"})
    play(game, "deliver contract-01")
    return game


def unloading() -> Game:
    game = sailing({0: {"deliver": "small-03 small-04"}}, seats={0: Seat(goods="wood iron")})
    play(game, "antwerp", "carry small-03")
    return game


def discovering() -> Game:
    return sailing({0: {"discover": "small-05"}}, spaces={}, tile_stack="tile-11 tile-20 tile-01")


def choosing() -> Game:
    return sailing({0: {"settle": "small-11"}}, spaces={}, seats={0: Seat(points=6)})


def counting() -> Game:
    return sailing({}, cities={"stockholm": "00012"}, seats={0: Seat(hand="goods-1")})


def two_players() -> Game:
    return table(players=2, spaces={"nova-scotia-2": "tile-09 n 0"})


def first_space() -> Game:
    """Tiles on the first space of the board and on another of its shape."""
    return table(spaces={"newfoundland-1": "tile-26 0", "nova-scotia-1": "tile-27 1"})


def laid_twice(plain: Plain) -> None:
    """What lies on the first space lies on the second too."""
    spaces = plain["spaces"]
    first, second = spaces
    spaces[second]["tile"] = spaces[first]["tile"]


def all_stored(plain: Plain) -> None:
    """No tile of those drawn is left."""
    plain["tile_storage"] = sorted(plain["tile_storage"] + plain["tile_drawn"])
    plain["tile_drawn"] = []


def without_ships(plain: Plain) -> None:
    plain["ship_storage"] += plain["seats"][2]["ships"]
    plain["seats"][2]["ships"] = []


def over() -> Game:
    game = table(round=4, stage="objectives", actor=2, seats={2: Seat(hand="goods-1")})
    play(game, "done")
    assert game.is_over
    return game


def move(id: str, here: str, there: str) -> Callable[[Plain], None]:
    def change(plain: Plain) -> None:
        plain[here].remove(id)
        plain[there].append(id)

    return change


def put(*path: Any, value: Any) -> Callable[[Plain], None]:
    def change(plain: Plain) -> None:
        at: Any = plain
        for key in path[:-1]:
            at = at[key]
        at[path[-1]] = value

    return change


def happened(*event: Any) -> Callable[[Plain], None]:
    """The last that is remembered by whoever has no seat."""
    return lambda plain: plain["history"].append(list(event))


def in_turn(**values: Any) -> Callable[[Plain], None]:
    return lambda plain: plain["turn"].update(values)


CHANGES: list[tuple[Callable[[], Game], Callable[[Plain], None], str]] = [
    (at_land, put("chance", value=0), "'chance' should be"),
    (at_land, put("start", value=1), "in round 1 the start player is seat 0"),
    (at_land, put("compass", value=["compass-1"]), "0 tiles are revealed by now"),
    (at_land, put("scored", value=["venice"]), "venice is not complete"),
    (at_land, put("seats", 0, "nation", value="spain"), "spain is taken already|shipyard"),
    (at_land, put("seats", 0, "points", value=3), "3 points, but the sources add up to 2"),
    (at_land, put("seats", 0, "fifty", value=1), "whoever reaches 50 points"),
    (at_land, put("seats", 0, "ships", value=["start-portugal"]), "small-01 is nowhere"),
    (at_land, lambda plain: plain["market"].append("small-01"), "small-01 is in two places|small ships"),
    (at_land, lambda plain: plain["ship_stack"].append("start-england"), "start-england is not in this game"),
    (at_land, lambda plain: (plain["market"].extend(plain["ship_stack"]), plain["ship_stack"].clear()), "at most 4 small"),
    (at_land, put("seats", 0, "ships", value=[]), "nowhere"),
    (
        at_land,
        put("seats", 0, "sailed", value={"load": 3, "settle": 0, "deliver": 0, "discover": 0}),
        "nobody has carried out load",
    ),
    (settling, put("seats", 1, "sailed", value={"load": 0, "settle": 3, "deliver": 0, "discover": 0}), "carried out settle yet"),
    (settling, put("seats", 0, "sailed", value={"load": 0, "settle": 0, "deliver": 3, "discover": 0}), "carried out deliver yet"),
    (at_land, put("market_known", value=["small-01"]), "only covered ships on offer"),
    (first_space, laid_twice, "lies on another space already"),
    (at_land, put("contracts", 0, value="contract-99"), "'contracts' knows"),
    (at_land, put("contracts", value=["contract-01"]), "should have 9 entries"),
    (at_land, lambda plain: plain["contracts"].__setitem__(0, plain["contracts"][1]), "twice"),
    (at_land, put("cities", "hamburg", value=[1, 1]), "one for each player"),
    (at_land, put("cities", "hamburg", value=[3, 1, 1]), "hamburg holds 5 cubes, it has 3"),
    (at_land, put("resolved", value=["objective-wood"]), "two places"),
    (at_land, lambda plain: plain["resolved"].append(plain["objective_stacks"]["star"].pop()), "star holds 4 cards"),
    (at_land, put("seats", 1, "looked", "square", value=["objective-wood"]), "'looked' does not fit"),
    (at_land, put("markers", "square", "space", value=-1), "'space' should be"),
    (at_land, put("markers", "square", "space", value=0), "exactly when all players have earned it"),
    (at_land, put("markers", "pentagon", "space", value=7), "two stand on space 7"),
    (at_land, put("markers", "square", "earned", value=[0, 0]), "names a seat twice"),
    (at_land, put("markers", "triangle", "earned", value=[0]), "has not reached triangle"),
    (at_land, put("captains", "drake", value=0), "exactly those who earned the marker"),
    (at_land, put("triangle", value=["wood"]), "1 goods are left"),
    (at_land, put("magellan", value="load"), "planning phase"),
    (at_land, put("known", value=[]), "|must be among the known"),
    (at_land, put("seats", 0, "known", value=[]), "must be among the known cards"),
    (at_land, lambda plain: plain["seats"][1]["known"].append("goods-1"), "nobody else knows the hand of seat 0"),
    (at_land, lambda plain: plain["seats"][1]["known"].append("goods-2"), "nobody knows goods-2"),
    (at_land, put("seats", 0, "kept", value=[]), "one list for each of the 3 seats"),
    (at_land, put("seats", 0, "kept", value=[[], [], []]), "one entry for each hidden card"),
    (at_land, put("seats", 0, "kept", value=[[3, 2], [], []]), "rising"),
    (at_land, put("seats", 1, "since", value={"goods-1": 1}), "runs ahead of the 0 times"),
    (at_land, lambda plain: (plain.update(generation=1), plain["seats"][1]["since"].update({"goods-1": 1})), "excludes a card"),
    (remade, put("history", value="kept"), "'history' should be a list"),
    (remade, put("history", 0, value=[]), "lists that begin with a word"),
    (remade, put("history", 0, value="kept"), "lists that begin with a word"),
    (remade, put("history", 0, 0, value="lost"), "'history' knows"),
    (remade, put("history", 0, value=["kept", 0]), "kept should have 2 numbers, not 1"),
    (remade, put("history", 1, value=["remade", 1, 0, 1, 2]), "remade should have 5 numbers, not 4"),
    (remade, happened("taken"), "taken should have 1 numbers, not 0"),
    (remade, happened("played"), "played should have 1 numbers, not 0"),
    (remade, happened("stored", 1), "stored should have 0 numbers, not 1"),
    (remade, happened("shown", 0, 0), "shown should have 3 numbers, not 2"),
    (remade, happened("seen", 0), "seen should have 2 numbers, not 1"),
    (remade, put("history", 0, 1, value=31), "from 0 to 30"),
    (remade, put("history", 0, 1, value=3), "there is no seat 3"),
    (remade, put("history", 1, 1, value=3), "there is no seat 3"),
    (remade, happened("taken", 3), "there is no seat 3"),
    (remade, happened("shown", 3, 0, 0), "there is no seat 3"),
    (remade, put("history", 0, 2, value=2), "runs ahead of the 1 times"),
    (remade, happened("seen", 0, 2), "runs ahead of the 1 times"),
    (remade, happened("played", 2), "runs ahead of the 1 times"),
    (remade, happened("shown", 0, 0, 2), "runs ahead of the 1 times"),
    (remade, happened("seen", 1, 1), "sound"),
    (remade, happened("shown", 1, 0, 0), "seat 1 shows more cards than it kept"),
    (remade, happened("shown", 0, 0, 1), "should leave seat 0 with 1 hidden cards, not 0"),
    (remade, happened("kept", 2, 1), "should leave seat 2 with 0 hidden cards, not 1"),
    (remade, lambda plain: plain["seats"][2]["history"].pop(0), "seats.2.: 'history' should leave seat 0 with 1"),
    (remade, put("history", 1, 2, value=1), "remakes generation 1 of the stack does not fit"),
    (remade, put("history", 1, 3, value=0), "does not fit there"),
    (remade, put("history", 1, 4, value=0), "does not fit there"),
    (remade, happened("remade", 1, 0, 1, 2, 16), "does not fit there"),
    (remade, put("history", 1, 3, value=2), "should leave 3 drawn cards, not 4"),
    (remade, happened("played", 0), "should leave 3 drawn cards, not 2"),
    (remade_and_stored, happened("remade", 1, 0, 1, 2, 16), "does not fit there"),
    (remade_and_stored, happened("played", 0), "played does not belong to a draw"),
    (remade_and_stored, happened("stored"), "stored does not belong to a draw"),
    (remade_and_stored, put("history", 1, 3, value=2), "should leave at most 2 cards in storage, not 3"),
    (remade_and_stored, lambda plain: plain["history"].insert(2, ["played", 0]), "sound"),
    (remade_and_stored, lambda plain: plain["history"].insert(2, ["played", 1]), "sound"),
    (at_land, without_ships, "0 ships, there must be 1 to 3"),
    (at_land, in_turn(step="plan"), "'plan' is not a decision of this phase"),
    (at_land, in_turn(actor=1), "is not that of seat 1"),
    (at_land, in_turn(order=[0]), "'order' is for the action phase"),
    (at_land, in_turn(action="settle"), "should be 'load' outside"),
    (at_land, in_turn(place="hamburg"), "'place' is the place being scored"),
    (at_land, in_turn(points_before=3), "more than the player has now"),
    (at_land, in_turn(left=["small-01"]), "should be ships of this action"),
    (at_land, in_turn(crate_left=1), "'crate_left' is for"),
    (at_land, in_turn(keeps_left=1), "are for choosing cards"),
    (at_land, in_turn(places_left=1), "are for discovering"),
    (at_land, in_turn(extra_cubes=1), "'extra_cubes' is for settling"),
    (at_land, in_turn(resolved_now=1), "'resolved_now' is for"),
    (at_land, in_turn(marker="square"), "'marker' is for"),
    (at_land, in_turn(purchase="small-02"), "'purchase' does not fit"),
    (at_land, put("seats", 0, "assigned", "load", value=["small-01"]), "nothing can be assigned to load"),
    (at_land, put("spaces", value={"nova-scotia-1": {"tile": "tile-09", "cubes": []}}), "does not have the shape"),
    (at_land, put("spaces", value={f"nova-scotia-{n}": {"tile": "tile-09", "cubes": []} for n in (2, 5)}), "another space already"),
    (
        at_land,
        put("spaces", value={"nova-scotia-2": {"tile": "tile-09", "cubes": [{"owner": None, "cubes": 1}]}}),
        "no neutral cubes",
    ),
    (at_land, put("spaces", value={"nova-scotia-2": {"tile": "tile-09", "cubes": [{}] * 3}}), "at most 2 entries"),
    (at_land, move("goods-2", "card_stack", "card_drawn"), "are for choosing cards"),
    (keeping, lambda plain: plain["seats"][1]["known"].append(plain["card_drawn"][0]), "only who draws cards"),
    (two_players, put("spaces", "nova-scotia-2", "cubes", 0, "cubes", value=2), "from 1 to 1"),
    (holding_objectives, put("captains", "da-gama", value=None), "exactly those who earned"),
    (holding_objectives, put("da_gama", value=None), "sound"),
    (
        holding_objectives,
        lambda plain: plain.update(da_gama="small-01", captains={**plain["captains"], "da-gama": None}),
        "have one",
    ),
    (holding_objectives, in_turn(resolved_now=0), "the first objective is free"),
    (holding_objectives, in_turn(purchase="objective-wood"), "'purchase' does not fit"),
    (paying_for_wood, in_turn(resolved_now=0), "the first objective is free"),
    (paying_for_wood, in_turn(purchase="objective-large-ships"), "'purchase' does not fit"),
    (paying, in_turn(purchase="small-02"), "'purchase' does not fit"),
    (paying, in_turn(picked=["start-portugal"]), "should be ships of this action"),
    (scrapping, in_turn(purchase="large-01"), "'purchase' does not fit"),
    (keeping, in_turn(keeps_left=2), "what may be kept"),
    (keeping, in_turn(keeps_left=0), "what may be kept"),
    (keeping, in_turn(left=[]), "all ships of this action"),
    (settling, in_turn(extra_cubes=0), "'extra_cubes' should be 1"),
    (settling, in_turn(left=[]), "no ship is left"),
    (settling, in_turn(order=[1, 1]), "twice in 'order'"),
    (settling, in_turn(order=[1, 2]), "'order' should list"),
    (settling, put("seats", 1, "assigned", "settle", value=["small-02"]), "does not have"),
    (settling, put("seats", 1, "assigned", "deliver", value=["small-01"]), "serves two actions"),
    (settling, put("seats", 1, "assigned", "load", value=["start-spain"]), "nothing can be assigned|two actions"),
    (extra_cube, in_turn(extra_cubes=2), "may still be placed"),
    (extra_cube, in_turn(extra_cubes=0), "may still be placed"),
    (extra_cube, in_turn(left=["small-01"]), "all ships have acted"),
    (carrying, in_turn(purchase="contract-02"), "'purchase' does not fit"),
    (paying_a_contract, in_turn(purchase="contract-02"), "'purchase' does not fit"),
    (paying_a_contract, in_turn(purchase="small-02"), "'purchase' does not fit"),
    (paying_a_contract, in_turn(purchase="yard"), "'purchase' does not fit"),
    (carrying, in_turn(purchase=None), "'purchase' does not fit"),
    (carrying, in_turn(picked=["small-03"], left=["small-04"]), "'picked' should be among 'left'"),
    (unloading, in_turn(crate_left=4), "can still carry"),
    (unloading, in_turn(crate_left=0), "can still carry"),
    (unloading, in_turn(picked=["small-03", "small-04"]), "the one ship that unloads"),
    (unloading, in_turn(left=["small-03", "small-04"]), "no longer 'left'"),
    (discovering, in_turn(places_left=2), "what may be placed"),
    (discovering, in_turn(places_left=0), "what may be placed"),
    (discovering, all_stored, "what may be placed"),
    (discovering, in_turn(picked=["small-05"]), "'picked' is for ships that carry"),
    (choosing, in_turn(marker="circle"), "does not earn circle now"),
    (choosing, in_turn(marker="pentagon"), "'marker' does not fit"),
    (counting, in_turn(place=None), "'place' is the place being scored"),
    (counting, put("scored", value=[]), "marked as scored"),
    (counting, in_turn(picked=["small-01"]), "should be ships"),
    (over, in_turn(step="land"), "nothing is decided after the end"),
    (over, put("round", value=3), "start player is|not over before"),
]


@pytest.mark.parametrize(("sound", "change", "reason"), CHANGES)
def test_an_impossible_position_is_refused(sound: Callable[[], Game], change: Callable[[Plain], None], reason: str) -> None:
    game = sound()
    plain: dict[str, Any] = game.to_dict()
    assert Game.from_dict(plain).fingerprint() == game.fingerprint()
    change(plain["position"])
    if reason == "sound":
        assert Game.from_dict(plain)
        return
    with pytest.raises(BadPosition, match=reason) as caught:
        Game.from_dict(plain)
    assert "\n" not in str(caught.value)


def test_two_captains_cannot_be_sent_by_nobody() -> None:
    game = table(stage="planning", seats={0: Seat(points=16)}, captains={"magellan": 0})
    plain: dict[str, Any] = game.to_dict()
    plain["position"]["da_gama"] = "start-spain"
    with pytest.raises(BadPosition, match="da_gama: nobody has this captain"):
        Game.from_dict(plain)


def test_too_many_ships_for_an_action() -> None:
    game = table(stage="planning", action="discover", actor=2, assigned={0: {"load": "small-01"}})
    plain: dict[str, Any] = game.to_dict()
    plain["position"]["seats"][0]["assigned"]["load"] = ["start-portugal", "small-01"]
    with pytest.raises(BadPosition, match="2 ships to load, at most 1 may"):
        Game.from_dict(plain)


def test_whoever_reaches_50_takes_the_cards_in_order() -> None:
    game = over()
    plain: dict[str, Any] = game.to_dict()
    seat = plain["position"]["seats"][0]
    seat.update(points=50, earned={**seat["earned"], "tiles": 50}, fifty=2)
    with pytest.raises(BadPosition, match="taken in order"):
        Game.from_dict(plain)
    assert whole(game)["seats"][0]["fifty"] is None
