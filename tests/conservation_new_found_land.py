"""Nothing on a New Found Land table comes from nowhere or gets lost: everything is counted anew from the whole position."""

from collections import Counter
from typing import Any

from argosy.engine.position import Position, Ruleset
from argosy.titles.new_found_land.audit import audit
from argosy.titles.new_found_land.pack import ACTIONS, GOODS
from argosy.titles.new_found_land.ruleset import NewFoundLandRuleset
from argosy.titles.new_found_land.state import State

SHIPS, CARDS, TILES, CONTRACTS, OBJECTIVES, COMPASS = 23, 21, 34, 18, 15, 8  # SHIPS: and one start ship for each player


def check(ruleset: Ruleset, position: Position) -> None:
    assert isinstance(ruleset, NewFoundLandRuleset)
    assert isinstance(position, State)
    whole: dict[str, Any] = position.to_dict()
    check_components(ruleset, whole)
    check_seats(ruleset, whole)
    check_cubes(ruleset, position, whole)
    check_markers(ruleset, whole)
    audit(position)


def check_components(rules: NewFoundLandRuleset, whole: dict[str, Any]) -> None:
    seats = whole["seats"]
    in_play = [vessel for seat in seats for action in ACTIONS for vessel in seat["assigned"][action]]
    charters = [vessel for vessel in in_play if vessel in rules.card_ids]
    ships = whole["market"] + whole["ship_stack"] + whole["ship_storage"] + [ship for seat in seats for ship in seat["ships"]]
    cards = whole["card_stack"] + whole["card_storage"] + whole["card_drawn"] + charters
    cards += [card for seat in seats for card in seat["hand"]]
    laid = [space["tile"] for space in whole["spaces"].values()]
    tiles = whole["tile_stack"] + whole["tile_storage"] + whole["tile_drawn"] + laid
    contracts = whole["contract_stack"] + whole["contract_storage"] + [id for id in whole["contracts"] if id]
    objectives = [id for stack in whole["objective_stacks"].values() for id in stack] + whole["resolved"]
    objectives += [id for seat in seats for id in seat["objectives"]]
    for what, found, wanted in (
        ("ships", ships, SHIPS + (len(rules.nation_ids) if rules.start_ships_join else rules.players)),  # SET-2
        ("cards", cards, CARDS),
        ("tiles", tiles, TILES),
        ("contracts", contracts, CONTRACTS),
        ("objectives", objectives, OBJECTIVES),
    ):
        assert len(found) == len(set(found)) == wanted, f"{len(found)} {what}: {[id for id, n in Counter(found).items() if n > 1]}"
    assert len(set(whole["compass"])) == len(whole["compass"]) <= COMPASS
    assert sum(id is not None for id in whole["contracts"]) == 9, "DEL-2: there are always nine contracts"


def check_seats(rules: NewFoundLandRuleset, whole: dict[str, Any]) -> None:
    for number, seat in enumerate(whole["seats"]):
        assert min(seat["goods"].values()) >= 0, f"seat {number} has fewer than no goods: {seat['goods']}"
        assert seat["points"] == sum(seat["earned"].values()), f"seat {number}: points {seat['points']} are not {seat['earned']}"
        drake = whole["captains"]["drake"] == number
        shipyard = "shipyard" in seat["expansions"]
        room = 3 + ("yard" in seat["expansions"]) + drake + shipyard + (whole["turn"]["step"] == "scrap")
        assert 1 <= len(seat["ships"]) <= room, f"seat {number} has {len(seat['ships'])} ships in {room} yards"
        tiles = [vessel for action in ACTIONS for vessel in seat["assigned"][action] if vessel not in rules.card_ids]
        assert set(tiles) <= set(seat["ships"]), f"seat {number} sails ships that are not its own: {tiles}"
        assert len(set(tiles)) == len(tiles), f"PLN-3: a ship of seat {number} serves two actions: {tiles}"
        for action, limit in zip(ACTIONS, (1, 3, 3, 3), strict=True):
            assert len(seat["assigned"][action]) <= limit, f"PLN-2: seat {number} {action}"


def check_cubes(rules: NewFoundLandRuleset, state: State, whole: dict[str, Any]) -> None:
    """FIN-2: the running counts of cubes are what lies on the islands; only two players meet neutral cubes."""
    counted: Counter[tuple[int, int]] = Counter()
    for id, space in whole["spaces"].items():
        assert len(space["cubes"]) <= 2
        for cubes in space["cubes"]:
            owner = rules.players if cubes["owner"] is None else cubes["owner"]
            counted[rules.island_of[rules.space_ids.index(id)], owner] += cubes["cubes"]
    for island in range(rules.islands):
        for owner in range(rules.players + 1):
            kept = state.island_cubes[(rules.players + 1) * island + owner]
            assert kept == counted[island, owner], f"cubes of {owner} on {rules.place_ids[island]}: {kept}"
    neutral = sum(count for (_, owner), count in counted.items() if owner == rules.players)
    assert not neutral or rules.players == 2, "neutral cubes without need"
    open_tiles = {space["tile"] for space in whole["spaces"].values() if len(space["cubes"]) < 2}
    assert open_tiles == {id for tile, id in enumerate(rules.components.tile_ids) if state.open_tiles >> tile & 1}
    for place in whole["scored"]:
        if place in whole["cities"]:
            city = [city.id for city in rules.components.cities].index(place)
            assert sum(whole["cities"][place]) == rules.city_spaces[city], f"{place} was scored before it was full"
        else:
            island = rules.place_ids.index(place)
            assert state.vacant & rules.island_spaces[island] == 0, f"{place} was scored before it was complete"


def check_markers(rules: NewFoundLandRuleset, whole: dict[str, Any]) -> None:
    markers = whole["markers"]
    spaces = [marker["space"] for marker in markers.values() if marker["space"]]
    assert len(set(spaces)) == len(spaces), f"FRM-3: two markers on one space: {spaces}"
    captains = sorted(owner for owner in whole["captains"].values() if owner is not None)
    assert captains == sorted(markers["pentagon"]["earned"]), "everybody who earned the pentagon has one captain"
    assert len(whole["triangle"]) == len(GOODS) - len(markers["triangle"]["earned"])
    for name, stack in whole["objective_stacks"].items():
        assert len(stack) == 5 - len(markers[name]["earned"]), f"FRM-2: the stack {name} holds {len(stack)}"


# ---- for the coverage page


def events_to_see(ruleset: Ruleset) -> dict[str, list[str]]:
    """By kind of event: the components it should have told of in some game."""
    assert isinstance(ruleset, NewFoundLandRuleset)
    pack = ruleset.components
    islands = [island.id for island in pack.islands]
    cities = [city.id for city in pack.cities]
    return {
        "expanded": ruleset.expansion_ids,
        "built": [ship.id for ship in pack.ships if not ship.nation],
        "scrapped": [ship.id for ship in pack.ships],
        "assigned": ruleset.vessel_ids,
        "played": pack.gain_ids,
        "kept-card": ruleset.card_ids,
        "took": GOODS,
        "settled": pack.tile_ids + islands,
        "delivered": pack.contract_ids + cities,
        "city-cube": cities,
        "city-full": cities,
        "antwerp": GOODS,
        "placed": pack.tile_ids + islands,
        "own-objective": ruleset.objective_ids,
        "resolved": ruleset.objective_ids,
        "hired": pack.captain_ids,
        "claimed": GOODS,
        "earned": ruleset.marker_ids,
        "marker-gone": ruleset.marker_ids,
        "compass": islands,
        "explored": islands,
        "scoring": islands + cities,
        "remade": ["small-stack", "card-stack", "tile-stack", "contract-stack"],
    }
