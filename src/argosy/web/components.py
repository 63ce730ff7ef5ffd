"""A ruleset's components as plain data: the facts of its pack and the hints for drawing it."""

from typing import Any

from argosy.engine.position import Ruleset
from argosy.titles.endeavor.pack import ACTION_BITS, GOVERNOR, Pack
from argosy.titles.endeavor.ruleset import EndeavorRuleset
from argosy.titles.new_found_land import pack as land
from argosy.titles.new_found_land.ruleset import NewFoundLandRuleset


def components_of(ruleset: Ruleset) -> tuple[dict[str, str], dict[str, Any]]:
    """Where each component's facts come from, and the components."""
    if isinstance(ruleset, EndeavorRuleset):
        return ruleset.sources, _endeavor(ruleset.components)
    if isinstance(ruleset, NewFoundLandRuleset):
        return ruleset.sources, _new_found_land(ruleset)
    return {}, {}


def _endeavor(pack: Pack) -> dict[str, Any]:
    attributes = pack.attributes

    def icons(numbers: list[int]) -> dict[str, int]:
        return {name: number for name, number in zip(attributes, numbers, strict=True) if number}

    regions = [region.id for region in pack.regions]
    decks = [deck.id for deck in pack.decks]
    places = [place.id for place in pack.places]
    return {
        "attributes": attributes,
        "thresholds": pack.thresholds,
        "build": pack.build,
        "growth": pack.growth,
        "salary": pack.salary,
        "card_limit": pack.card_limit,
        "slavery_bonus": pack.slavery_bonus,
        "marker_max": pack.marker_max,
        "glory_spaces": pack.glory_spaces,
        "rounds": pack.rounds,
        "discs": pack.discs,
        "card_places": pack.card_places,
        "slots": pack.slots,
        "link_glory": pack.link_glory,
        "regions": [{"id": region.id, "home": region.home, "track": region.track} for region in pack.regions],
        "decks": [{"id": deck.id, "region": regions[deck.region]} for deck in pack.decks],
        "places": [
            {"id": place.id, "region": regions[place.region], "glory": place.glory, "route": place.route} for place in pack.places
        ],
        "links": [
            {
                "id": f"{places[link.one]}--{places[link.other]}",
                "ends": [places[link.one], places[link.other]],
                "token": link.has_token,
            }
            for link in pack.links
        ],
        "cards": [
            {
                "id": card.id,
                "deck": decks[card.deck],
                "value": None if card.value == GOVERNOR else card.value,
                "governor": card.value == GOVERNOR,
                "icons": icons(card.icons),
                "glory": card.glory,
                "abolition": card.abolition,
                "bonus_discs": card.bonus_discs,
            }
            for card in pack.cards
        ],
        "buildings": [
            {
                "id": building.id,
                "level": building.level,
                "copies": building.copies,
                "icons": icons(building.icons),
                "glory": building.glory,
                "circle": building.circle,
                "actions": [_actions(part) for part in building.parts],
            }
            for building in pack.buildings
        ],
        "tokens": [
            {
                "id": token.id,
                "count": token.count,
                "attribute": attributes[token.attribute] if token.attribute >= 0 else None,
                "actions": [_actions(part) for part in token.parts],
            }
            for token in pack.tokens
        ],
        "drawing": pack.drawing,
    }


def _actions(part: int) -> list[str]:
    return [name for name, bit in ACTION_BITS.items() if part & bit]


def _new_found_land(rules: NewFoundLandRuleset) -> dict[str, Any]:
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
