"""A ruleset's components as plain data: the facts of its pack and the hints for drawing it."""

from typing import Annotated, Literal, TypedDict, cast

from argosy.titles.new_found_land.rules import pack as land
from argosy.titles.new_found_land.rules.ruleset import NewFoundLandRuleset
from argosy.titles.new_found_land.rules.view import ACTION_NAMES, GOOD_NAMES, ActionName, GoodName

SymbolName = Literal["sail", "crate", "settlers", "telescope"]
Size = Literal["small", "large", "charter"]
_MARKER_GIVES: tuple[Literal["objective", "captain", "good"], ...] = ("objective", "captain", "good")
_CUBE_SPACES = 2  # of a tile


class Vessel(TypedDict):
    """A ship tile or a charter card."""

    id: str
    size: Size
    numbers: Annotated[list[int], "in the order of `symbols`"]
    cost: Annotated[list[int], "in the order of `goods`"]
    nation: Annotated[str | None, "whose start ship or start card it is"]


class Space(TypedDict):
    """A space of an island."""

    id: str
    shape: Annotated[str, "only tiles of this shape fit"]
    x: Annotated[int, "column in the drawing of the island"]
    y: Annotated[int, "row in the drawing of the island"]


class Island(TypedDict):
    """An island."""

    id: str
    first: Annotated[int, "points for most cubes"]
    second: Annotated[int, "points for second most cubes"]
    spaces: list[Space]


class City(TypedDict):
    """A city of Europe."""

    id: str
    first: Annotated[int, "points for most cubes"]
    second: Annotated[int, "points for second most cubes"]
    cubes: Annotated[int, "spaces for cubes"]
    contracts: Annotated[int, "spaces for contracts"]
    contract_spaces: Annotated[list[int], "which entries of the view's `contracts` are this city's"]


class Marker(TypedDict):
    """A marker of the scoring track."""

    id: str
    gives: Literal["objective", "captain", "good"]


class CompassTile(TypedDict):
    """A tile of the compass, and the island it names."""

    id: str
    island: str


class MarketSpaces(TypedDict):
    """Spaces of the market, by size of ship."""

    small: int
    large: int


class Board(TypedDict):
    """The board."""

    lap: Annotated[int, "spaces of the scoring track"]
    islands: list[Island]
    cities: list[City]
    markers: list[Marker]
    compass: list[CompassTile]
    compass_spaces: Annotated[list[int], "the numbers around the compass"]
    tiles_per_round: Annotated[int, "FIN-1: tiles laid on the island that the compass names"]
    market: MarketSpaces
    cube_spaces: Annotated[int, "spaces for cubes on every tile"]


class GainCard(TypedDict):
    """A 1x card that gives goods or points."""

    id: str
    gain: Annotated[list[int], "in the order of `goods`, then points"]


class Captain(TypedDict):
    """A captain."""

    id: str
    effect: str
    amount: int


class ObjectiveStep(TypedDict):
    """A condition of an objective."""

    at_least: int
    points: int


class Objective(TypedDict):
    """An objective card."""

    id: str
    measure: Annotated[str, "what is counted"]
    of: Annotated[str | None, "which good, symbol or size of ship, where that is counted"]
    per_place: Annotated[int, "own cubes that an island or city must hold to be counted"]
    steps: Annotated[list[ObjectiveStep], "the best one reached counts"]


class Cards(TypedDict):
    """All cards."""

    charters: list[Vessel]
    gains: list[GainCard]
    captains: list[Captain]
    objectives: list[Objective]
    fifty: Annotated[list[int], "points of the 50/100 cards, in the order in which they are taken"]


class Expansion(TypedDict):
    """An expansion of a player board."""

    id: str
    nation: Annotated[str | None, "None: every board has it"]
    effect: str
    amount: int
    cost: Annotated[list[int], "in the order of `goods`"]


class Contract(TypedDict):
    """A contract."""

    id: str
    goods: Annotated[list[int], "in the order of `goods`"]
    points: int


class Tile(TypedDict):
    """An island tile."""

    id: str
    shape: str
    bonuses: Annotated[list[list[int]], "the left and the right one, each in the order of `goods`, then points"]


class Components(TypedDict):
    """The components of a table. Costs and gains are lists in the order of `goods`; a fifth number is points."""

    goods: list[GoodName]
    symbols: list[SymbolName]
    actions: list[ActionName]
    counting_symbol: Annotated[list[SymbolName], "by action: which of a ship's numbers counts"]
    rounds: int
    limits: Annotated[list[int], "PLN-2: ships per action, in the order of `actions`"]
    crate_goods: Annotated[list[GoodName], "LOD-1: the best good for crate 1, 2, …; the last one also for more"]
    large_ship_points: Annotated[int, "for building a large ship"]
    board: Board
    ships: list[Vessel]
    cards: Cards
    expansions: list[Expansion]
    contracts: list[Contract]
    tiles: list[Tile]


def components(rules: NewFoundLandRuleset) -> Components:
    pack = rules.components
    nations: list[Expansion] = [
        {
            "id": nation.expansion,
            "nation": nation.id,
            "effect": land.EFFECTS[nation.effect],
            "amount": nation.amount,
            "cost": nation.cost,
        }
        for nation in pack.nations
    ]
    yard: Expansion = {
        "id": "yard",
        "nation": None,
        "effect": "extra-shipyard",
        "amount": pack.yard_amount,
        "cost": pack.yard_cost,
    }
    return {
        "goods": list(GOOD_NAMES),
        "symbols": cast(list[SymbolName], land.SYMBOLS),
        "actions": list(ACTION_NAMES),
        "counting_symbol": [cast(SymbolName, land.SYMBOLS[symbol]) for symbol in land.COUNTING_SYMBOL],
        "rounds": pack.rounds,
        "limits": pack.ships_per_action,
        "crate_goods": [GOOD_NAMES[good] for good in pack.crate_good[1:]],
        "large_ship_points": pack.ship_points[1],
        "board": _board(rules),
        "ships": [_vessel(ship, "small" if at < pack.small_ships else "large") for at, ship in enumerate(pack.ships)],
        "cards": _cards(pack),
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


def _board(rules: NewFoundLandRuleset) -> Board:
    pack = rules.components
    islands = [island.id for island in pack.islands]
    return {
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
                "contract_spaces": [space for space, owner in enumerate(rules.city_of) if owner == number],
            }
            for number, city in enumerate(pack.cities)
        ],
        "markers": [{"id": marker.id, "gives": _MARKER_GIVES[marker.gives]} for marker in pack.markers],
        "compass": [{"id": id, "island": islands[island]} for id, island in zip(pack.compass_ids, pack.compass, strict=True)],
        "compass_spaces": pack.compass_spaces,
        "tiles_per_round": rules.tiles_per_round,
        "market": {"small": pack.market_spaces[0], "large": pack.market_spaces[1]},
        "cube_spaces": _CUBE_SPACES,
    }


def _cards(pack: land.Pack) -> Cards:
    return {
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


def _vessel(ship: land.Ship, size: Size) -> Vessel:
    return {"id": ship.id, "size": size, "numbers": ship.numbers, "cost": ship.cost, "nation": ship.nation or None}
