"""Positions of Race to the New Found Land with the moves that a good player would consider.

All are of the last round, so that what a move is worth can be counted: three players, seat 0 (Portugal) begins. The
game is close, and the rivals have neither goods nor cards.
"""

from collections.abc import Callable
from typing import Any

from argosy import Game
from bots.tactics.tactic import Tactic
from rulebook.new_found_land.islands import bare, full
from rulebook.new_found_land.setup import Seat, play, sailing, table, whole

_FULL_CITIES = {"stockholm": "01212", "hamburg": "012", "venice": "012"}
_FULL = "stockholm hamburg venice"  # as places scored already: contracts bring their points and nothing else
_LARGE = "large-01 large-02 large-03"
_BARE = bare("newfoundland", 2)  # tiles 26 and 9: three points, or a good
_MISSING = "tile-22"  # a corner
_NO_NOVA_SCOTIA = "compass-3 compass-4 compass-7"  # both of its compass tiles are gone


def tactics(title: str) -> list[Tactic]:
    found: list[Tactic] = []
    for name, make in _POSITIONS.items():
        game, good = make()
        found.append(Tactic(name, title, game, set(good)))
    return found


_Made = tuple[Game, list[str]]
_POSITIONS: dict[str, Callable[[], _Made]] = {}


def tactic(make: Callable[[], _Made]) -> Callable[[], _Made]:
    _POSITIONS[make.__name__.replace("_", " ")] = make
    return make


# ---- delivering


def delivering(ships: str, goods: str, *, objectives: str = "", **more: Any) -> Game:
    """Seat 0 delivers alone, and it is the last that it does."""
    mine = Seat(goods=goods, hand="", objectives=objectives, points=10)
    places: dict[str, Any] = {"cities": _FULL_CITIES, "scored": _FULL, "spaces": _BARE}
    return sailing({0: {"deliver": ships}}, round=4, **_close(mine), **(places | more))


@tactic
def contract_or_antwerp() -> _Made:
    """Two iron are six points for the contract, two in Antwerp, four if one goes with wood."""
    game = delivering("small-04", "2 iron wood", contracts={0: "contract-07", 1: "contract-04"})
    return game, ["deliver contract-07"]


@tactic
def join_two_ships_for_the_large_contract() -> _Made:
    """Eight points together; one after the other three and three."""
    game = delivering(
        "small-04 small-02", "2 wood 2 cloth", contracts={0: "contract-16", 1: "contract-01", 2: "contract-02", 3: "contract-03"}
    )
    return game, ["deliver contract-16"]


@tactic
def two_contracts_are_more_than_one() -> _Made:
    """Six and three points with two ships; seven for the one that takes both."""
    game = delivering(
        "small-04 small-02", "2 iron 2 wood", contracts={0: "contract-13", 1: "contract-07", 2: "contract-01", 3: "contract-04"}
    )
    return game, ["deliver contract-07", "deliver contract-01"]


@tactic
def the_small_ship_for_the_small_contract() -> _Made:
    """The crate of three is needed for the other contract, of seven points."""
    game = delivering("small-03 small-04", "2 wood cloth 2 iron", contracts={0: "contract-01", 1: "contract-14"})
    play(game, "deliver contract-01")
    return game, ["carry small-04"]


@tactic
def pay_with_what_is_not_needed() -> _Made:
    """Two of gold are an objective of seven points."""
    game = delivering("small-04", "2 wood 2 gold", objectives="objective-gold", contracts={0: "contract-01"})
    play(game, "deliver contract-01")
    return game, ["pay 2-wood"]


@tactic
def gold_instead_of_what_an_objective_counts() -> _Made:
    """Two iron are an objective of five points, and gold is for nothing else."""
    game = delivering("small-04", "wood 2 iron gold", objectives="objective-iron", contracts={0: "contract-04"})
    play(game, "deliver contract-04")
    return game, ["pay 1-wood 1-gold"]


@tactic
def the_contract_that_fills_a_city_one_leads() -> _Made:
    """Three points each: but the third cube in Hamburg makes it two to one, and brings six."""
    game = delivering(
        "small-04",
        "2 wood 2 cloth",
        contracts={3: "contract-01", 6: "contract-02"},
        contract_stack="contract-15 contract-18",
        cities={"stockholm": "01212", "hamburg": "01"},
        scored="stockholm",
    )
    return game, ["deliver contract-01"]


# ---- settling


def settling(ships: str, spaces: dict[str, str], *, rival: str = "", discover: str = "") -> Game:
    """Seat 0 settles, before seat 1 if that has a ship there too, and then discovers."""
    assigned = {0: {"settle": ships, "discover": discover}} | ({1: {"settle": rival}} if rival else {})
    mine = Seat(goods="", hand="", points=10)
    return sailing(assigned, round=4, spaces=spaces, tile_stack=_MISSING, compass=_NO_NOVA_SCOTIA, **_close(mine))


@tactic
def the_last_space_of_an_island_that_will_be_counted() -> _Made:
    """One corner is missing, and seat 0 will lay it: with six cubes to five, eight points instead of four."""
    game = settling("small-11", _nearly_full("353") | _BARE, discover="small-02")
    return game, _settlements(game, "nova-scotia")


@tactic
def take_the_last_space_before_a_rival_does() -> _Made:
    """Seat 1 sails next with two settlers, and would be ahead with six to five."""
    game = settling("small-01", _nearly_full("443") | _BARE, rival="small-12", discover="small-02")
    return game, _settlements(game, "nova-scotia")


@tactic
def the_marker_in_time() -> _Made:
    """Two points in New England reach the star, and an objective is worth two at least; a point and two cubes do not."""
    mine = Seat(goods="", hand="", ships="small-11 large-01 large-02", points=33)
    close = _close(mine, rivals=33, beyond="square circle triangle", captain="drake")
    tiles = bare("anticosti", 1) | {"nova-scotia-2": "tile-17"}
    game = sailing({0: {"settle": "small-11"}}, round=4, spaces=tiles, **close)
    return game, ["new-england"]


# ---- loading


def loading(ship: str, *, objectives: str = "", goods: str = "", **more: Any) -> Game:
    """Seat 0 loads, and does nothing else."""
    mine = Seat(goods=goods, hand="", objectives=objectives, points=10)
    return sailing({0: {"load": ship}}, round=4, spaces=_BARE, **_close(mine), **more)


@tactic
def what_the_objective_counts_instead_of_gold() -> _Made:
    """The second iron is worth five points, gold nothing any more."""
    game = loading("large-06", objectives="objective-iron", goods="iron")
    return game, ["take iron"]


@tactic
def keep_what_can_still_be_used() -> _Made:
    """Four points; a charter is not sent any more, and is two as any card left."""
    game = loading("small-04", card_stack="points-3 charter-3")
    play(game, "take wood")
    return game, ["keep points-3", "play points-3"]


# ---- discovering


def discovering(ships: str, spaces: dict[str, str], drawn: str) -> Game:
    """Seat 0 draws these tiles; the compass will not name Anticosti."""
    mine = Seat(goods="", hand="", points=10)
    compass = "compass-5 compass-6 compass-7"
    return sailing({0: {"discover": ships}}, round=4, spaces=spaces, tile_stack=drawn, compass=compass, **_close(mine))


@tactic
def complete_the_island_one_leads() -> _Made:
    """The tile brings as much elsewhere, but here six points for most cubes too."""
    game = discovering("small-02", full("anticosti", "430", without="anticosti-5"), "tile-08")
    return game, ["place tile-08 anticosti"]


@tactic
def do_not_complete_an_island_for_a_rival() -> _Made:
    """The same tile is worth as much on another island, and Anticosti would give a rival six."""
    game = discovering("small-02", full("anticosti", "053", without="anticosti-5"), "tile-08")
    return game, [name for name in game.legal() if name.startswith("place tile-08") and "anticosti" not in name]


# ---- planning


def planning(action: str, mine: Seat, assigned: dict[int, dict[str, str]], captain: str = "", **more: Any) -> Game:
    """Seat 2 is the last to plan."""
    close = _close(mine, seat=2, captain=captain)
    return table(round=4, stage="planning", actor=2, action=action, assigned=assigned, **close, **more)


@tactic
def send_the_ship_to_the_contract() -> _Made:
    """Twelve points; whatever else one ship does is worth less than half."""
    mine = Seat(goods="wood cloth iron gold", ships="large-11", hand="", points=10)
    game = planning("deliver", mine, {}, contracts={0: "contract-18"}, cities=_FULL_CITIES, scored=_FULL, spaces=_BARE)
    return game, ["assign deliver large-11"]


@tactic
def da_gama_for_the_contract() -> _Made:
    """A crate of one, and three more for twelve points."""
    game = planning(
        "deliver",
        Seat(goods="wood cloth iron gold", ships="small-01", hand="", points=16),
        {2: {"deliver": "small-01"}},
        "da-gama",
        contracts={0: "contract-18"},
        cities=_FULL_CITIES,
        scored=_FULL,
        spaces=_BARE,
    )
    return game, ["da-gama small-01"]


@tactic
def magellan_to_be_first_at_the_last_space() -> _Made:
    """Six cubes to four, and the island can be completed; else seat 0 is first and ahead with six to five."""
    game = planning(
        "settle",
        Seat(goods="", ships="small-12 small-01", hand="", points=16),
        {0: {"settle": "small-11"}, 2: {"settle": "small-12"}},
        "magellan",
        spaces=_nearly_full("434") | _BARE,
        tile_stack=_MISSING,
        compass=_NO_NOVA_SCOTIA,
    )
    return game, ["magellan"]


# ---- captains and objectives


def hiring(**assigned: str) -> Game:
    """Seat 0 has three points for its settlers, which brings a captain."""
    mine = Seat(goods="wood cloth iron", hand="", points=14)
    game = sailing(
        {0: {"settle": "small-11"} | assigned},
        round=4,
        spaces=bare("newfoundland", 1),
        contracts={0: "contract-18"},
        contract_stack="contract-15",
        **_close(mine),
    )
    play(game, "settle tile-26 left")
    return game


@tactic
def the_captain_who_completes_a_contract() -> _Made:
    """Gold is what the contract of twelve points lacks, and there is nothing to discover or to plan any more."""
    return hiring(deliver="large-11"), ["hire cortes"]


@tactic
def the_captain_for_the_last_voyage() -> _Made:
    """Four tiles will be drawn, and Columbus lays one more: a cube and two bonuses. The others come too late."""
    return hiring(discover="small-08"), ["hire columbus"]


@tactic
def the_objective_that_is_met() -> _Made:
    """Three large ships are nine points; nothing else is met, or ever will be."""
    game = sailing(
        {0: {"settle": "large-01"}},
        round=4,
        spaces=bare("newfoundland", 1),
        stacks={"square": "objective-large-ships objective-small-ships objective-gold objective-island-cubes objective-settlers"},
        **_close(Seat(goods="", ships=_LARGE, hand="", points=5), rivals=6, beyond=""),
    )
    play(game, "settle tile-26 left")
    return game, ["choose objective-large-ships"]


def resolving(goods: str, objectives: str, *, hand: str = "", ships: str = "start-portugal") -> Game:
    """The last decisions of seat 0."""
    mine = Seat(goods=goods, hand=hand, objectives=objectives, ships=ships, points=10)
    close = _close(mine)
    if len(objectives.split()) == 2:
        mine.points = 20
        close = _close(mine, rivals=20, beyond="square circle", captain="drake")
    return table(round=4, stage="objectives", spaces=_BARE, **close)


@tactic
def a_second_objective_for_goods_that_are_useless_now() -> _Made:
    """Four points for two goods, instead of two for the card."""
    game = resolving("wood cloth", "objective-large-ships objective-sail", ships=_LARGE)
    play(game, "resolve objective-large-ships")
    return game, ["resolve objective-sail"]


@tactic
def free_what_cannot_be_paid_for() -> _Made:
    """Iron is counted first and pays for the other one afterwards; the other way round it cannot do both."""
    game = resolving("2 iron", "objective-iron objective-large-ships", ships=_LARGE)
    return game, ["resolve objective-iron"]


@tactic
def do_not_leave_a_points_card_unused() -> _Made:
    """Four points played, two left in the hand."""
    game = resolving("", "objective-gold", hand="points-3")
    return game, ["play points-3"]


@tactic
def play_the_good_that_an_objective_lacks() -> _Made:
    """Seven points for the second gold, instead of two for the card and two for the objective."""
    game = resolving("gold", "objective-gold", hand="goods-7")
    return game, ["play goods-7"]


@tactic
def a_card_left_is_more_than_goods_without_use() -> _Made:
    """Two points at the end, while goods are worth none."""
    game = resolving("", "objective-gold", hand="goods-1")
    return game, ["done"]


# ---- helpers


def _close(mine: Seat, *, seat: int = 0, rivals: int = 13, beyond: str = "square", captain: str = "") -> dict[str, Any]:
    """Two rivals with so many points; all three have earned the markers `beyond`, and one or, beyond 15, all a captain."""
    others = [other for other in range(3) if other != seat]
    captains = {captain: seat} if captain else {}
    if rivals > 15:
        captains |= {"cortes": others[0], "columbus": others[1]}
    seats = {other: Seat(goods="", hand="", points=rivals) for other in others} | {seat: mine}
    return {"seats": seats, "earned": dict.fromkeys(beyond.split(), "012"), "captains": captains}


def _nearly_full(cubes: str) -> dict[str, str]:
    """Nova Scotia but for one corner: `353` are so many single cubes of each seat, on all of its spaces but one."""
    owners = "".join(str(seat) * int(many) for seat, many in enumerate(cubes))
    spaces = full("nova-scotia", without="nova-scotia-7")
    assert len(owners) == 2 * len(spaces) - 1
    for at, space in enumerate([*spaces, *spaces][: len(owners)]):
        spaces[space] += " " + owners[at]
    return spaces


def _settlements(game: Game, island: str) -> list[str]:
    """All ways to settle there."""
    tiles = [space["tile"] for id, space in whole(game)["spaces"].items() if id.startswith(island)]
    return [name for name in game.legal() if name.startswith("settle") and name.split()[1] in tiles]
