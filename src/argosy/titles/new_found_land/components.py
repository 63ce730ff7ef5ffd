"""A ruleset's components as plain data: the facts of its pack and the hints for drawing it."""

from typing import Any

from argosy.titles.new_found_land.rules import pack as land
from argosy.titles.new_found_land.rules.ruleset import NewFoundLandRuleset


def components(rules: NewFoundLandRuleset) -> dict[str, Any]:
    """Costs and gains are lists in the order of `goods`; a fifth number is points."""
    pack = rules.components
    islands = [island.id for island in pack.islands]
    board = {
        "lap": pack.lap,
        "islands": [
            {
                "id": island.id,
                "first": island.first,
                "second": island.second,
                "spaces": [
                    {"id": space, "shape": pack.shapes[shape], "x": at[0], "y": at[1]}
                    for space, shape, at in zip(island.spaces, island.shapes, island.drawn_at, strict=True)
                ],
            }
            for island in pack.islands
        ],
        "cities": [
            {
                "id": city.id,
                "first": city.first,
                "second": city.second,
                "cubes": city.cube_spaces,
                "contracts": city.contract_spaces,
            }
            for city in pack.cities
        ],
        "markers": [{"id": marker.id, "gives": ("objective", "captain", "good")[marker.gives]} for marker in pack.markers],
        "compass": [{"id": id, "island": islands[island]} for id, island in zip(pack.compass_ids, pack.compass, strict=True)],
        "compass_spaces": pack.compass_spaces,
        "tiles_per_round": rules.tiles_per_round,
        "market": {"small": pack.market_spaces[0], "large": pack.market_spaces[1]},
    }
    cards = {
        "charters": [_vessel(charter, "charter") for charter in pack.charters],
        "gains": [{"id": id, "gain": gain} for id, gain in zip(pack.gain_ids, pack.gains, strict=True)],
        "captains": [
            {"id": id, "effect": land.CAPTAIN_EFFECTS[effect], "amount": amount}
            for id, effect, amount in zip(pack.captain_ids, pack.captain_effects, pack.captain_amounts, strict=True)
        ],
        "objectives": [
            {
                "id": objective.id,
                "measure": land.MEASURES[objective.measure],
                "of": (land.GOODS, land.SYMBOLS, land.SIZES)[objective.measure][objective.of] if objective.of >= 0 else None,
                "per_place": objective.per_place,
                "steps": [{"at_least": at_least, "points": points} for at_least, points in objective.conditions],
            }
            for objective in pack.objectives
        ],
        "fifty": pack.fifty,
    }
    nations = [
        {
            "id": nation.expansion,
            "nation": nation.id,
            "effect": land.EFFECTS[nation.effect],
            "amount": nation.amount,
            "cost": nation.cost,
        }
        for nation in pack.nations
    ]
    yard = {"id": "yard", "nation": None, "effect": "extra-shipyard", "amount": pack.yard_amount, "cost": pack.yard_cost}
    return {
        "goods": land.GOODS,
        "symbols": land.SYMBOLS,
        "actions": land.ACTIONS,
        "rounds": pack.rounds,
        "limits": pack.ships_per_action,
        "large_ship_points": pack.ship_points[1],
        "board": board,
        "ships": [_vessel(ship, "small" if at < pack.small_ships else "large") for at, ship in enumerate(pack.ships)],
        "cards": cards,
        "expansions": [yard, *nations],
        "contracts": [
            {"id": id, "goods": goods, "points": points}
            for id, goods, points in zip(pack.contract_ids, pack.contract_goods, pack.contract_points, strict=True)
        ],
        "tiles": [
            {"id": id, "shape": pack.shapes[shape], "bonuses": bonuses}
            for id, shape, bonuses in zip(pack.tile_ids, pack.tile_shapes, pack.tile_bonuses, strict=True)
        ],
    }


def _vessel(ship: land.Ship, size: str) -> dict[str, Any]:
    return {"id": ship.id, "size": size, "numbers": ship.numbers, "cost": ship.cost, "nation": ship.nation or None}
