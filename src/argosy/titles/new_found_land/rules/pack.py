"""The component pack: what lies in the box, read from TOML and checked before anybody plays with it."""

from importlib import resources
from typing import Final

from argosy.engine.errors import BadPack
from argosy.titles.pack_files import PackFiles, Row

GOODS: Final = ["cloth", "wood", "iron", "gold"]  # by ascending value (LOD-1); gold is the joker (LND-6)
SYMBOLS: Final = ["sail", "crate", "settlers", "telescope"]
ACTIONS: Final = ["load", "settle", "deliver", "discover"]
COUNTING_SYMBOL: Final = [1, 2, 1, 3]  # by action: which of a ship's symbols counts
LANGUAGES: Final = ["en", "fr"]
EFFECTS: Final = ["extra-shipyard", "settle-extra-cube", "points-per-contract", "sail-for-turn-order", "keep-extra-card"]
CAPTAIN_EFFECTS: Final = ["discover-place-extra", "sail-on-one-ship", "gain-gold", "crate-on-one-ship", "extra-shipyard"]
MEASURES: Final = [
    "good",
    "symbol",
    "ships",
    "cubes-in-cities",
    "scored-cities",
    "cubes-on-one-island",
    "scored-islands",
    "cubes-on-islands",
]
SIZES: Final = ["small", "large"]
POINTS: Final = 4  # a bonus counts cloth, wood, iron, gold and points

_FILES: Final = ["board.toml", "nations.toml", "ships.toml", "cards.toml", "tiles.toml", "contracts.toml"]
_COUNTS: Final = {  # how many of each there must be: rules name them one by one
    "nations": 5,
    "start ships": 5,
    "start charters": 5,
    "objectives": 15,
    "captains": 5,
    "50/100 cards": 4,
    "frame markers": 5,
}


class Ship:
    """A ship tile or a charter card: the four numbers, and what it costs in each good."""

    def __init__(self, row: Row, cost: list[int]) -> None:
        self.id = row.text("id")
        self.numbers = [row.number(symbol) for symbol in SYMBOLS]
        self.cost = cost
        self.nation = row.text("nation") if row.has("nation") else ""
        if self.numbers[2] not in (1, 2):
            raise row.bad(f"'settlers' should be 1 or 2, not {self.numbers[2]}")
        if self.numbers[1] < 1:
            raise row.bad("'crate' should be 1 or more")


class Nation:
    def __init__(self, row: Row) -> None:
        expansion = row.table("expansion")
        self.id = row.text("id")
        self.number = row.number("number")
        self.expansion = expansion.text("id")
        self.effect = expansion.one_of("effect", EFFECTS)
        self.amount = expansion.number("amount")
        self.cost = goods_of(expansion, "cost")


class Place:
    def __init__(self, row: Row) -> None:
        self.id = row.text("id")
        self.first = row.number("first_bonus")
        self.second = row.number("second_bonus")
        self.order = row.number("scoring_order")


class Island(Place):
    def __init__(self, row: Row, shapes: list[str]) -> None:
        super().__init__(row)
        spaces = listed(row, "spaces")
        self.spaces = [space.text("id") for space in spaces]
        self.shapes = [space.one_of("shape", shapes) for space in spaces]
        self.drawn_at = [[space.number("x"), space.number("y")] for space in spaces]  # for clients only


class City(Place):
    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.cube_spaces = row.number("cube_spaces")
        self.contract_spaces = row.number("contract_spaces")
        if self.cube_spaces < 1:
            raise row.bad("'cube_spaces' should be 1 or more")


class Objective:
    """Either condition met gives its points; `conditions` holds (at least, points), ascending."""

    def __init__(self, row: Row) -> None:
        self.id = row.text("id")
        self.measure = row.one_of("measure", MEASURES)
        self.per_place = row.number("per_place") if row.has("per_place") else 1
        self.of = -1
        if MEASURES[self.measure] in ("good", "symbol", "ships"):
            self.of = row.one_of("of", [GOODS, SYMBOLS, SIZES][self.measure])
        self.conditions: list[tuple[int, int]] = []
        for condition in listed(row, "conditions", sourced=False):
            self.conditions.append((condition.number("at_least"), condition.number("points")))
        if not 1 <= len(self.conditions) <= 2 or self.conditions != sorted(self.conditions) or self.conditions[0][0] < 1:
            raise row.bad("one or two conditions are needed, each asking for more than the one before")


class Marker:
    def __init__(self, row: Row) -> None:
        self.id = row.text("id")
        self.space = row.number("space")
        self.expert_space = row.number("expert_space")
        self.gives = row.one_of("gives", ["objective", "captain", "good"])
        if min(self.space, self.expert_space) < 1:
            raise row.bad("a marker stands on space 1 or higher")


class Pack:
    """Everything in the box, in the order of the files."""

    def __init__(self, directory: str | None) -> None:
        built_in = resources.files("argosy.titles.new_found_land").joinpath("data")
        files = PackFiles(built_in, _FILES, directory, {"format": 1, "game": "new-found-land"})
        self.fingerprint = files.fingerprint()
        self.sources = files.sources()
        self.names: dict[str, dict[str, str]] = {language: {} for language in LANGUAGES}
        self._seen: dict[str, str] = {}
        self._read_board(files.file("board.toml"))
        self._read_nations(files.file("nations.toml"))
        self._read_ships(files.file("ships.toml"))
        self._read_cards(files.file("cards.toml"))
        self._read_tiles(files.file("tiles.toml"), files.file("contracts.toml"))
        files.refuse_unread()

    def _named(self, what: str, rows: list[Row]) -> list[Row]:
        """Those rows, when there are as many as the box holds; their names and ids are taken down."""
        if what in _COUNTS and len(rows) != _COUNTS[what]:
            raise BadPack(f"{rows[0].where if rows else what}: {len(rows)} {what} found, {_COUNTS[what]} needed")
        for row in rows:
            id = row.text("id")
            if id in self._seen:
                raise row.bad(f"the id {id!r} is used at {self._seen[id]} already")
            self._seen[id] = row.where
            self._read_name(row, id)
        return rows

    def _read_board(self, file: Row) -> None:
        rows = self._named("goods", listed(file.table("goods"), "rows"))
        ranked = sorted(rows, key=lambda row: row.number("rank"))
        if [row.text("id") for row in ranked] != GOODS or [row.number("rank") for row in ranked] != [1, 2, 3, 4]:
            raise rows[0].bad(f"the goods should be {', '.join(GOODS)}, by rank from 1 up")
        self.rounds = file.table("game_frame").number("rounds")
        income = file.table("income")
        self.start_goods = goods_of(income, "start_goods")
        self.income = goods_of(income, "each_round")
        market = file.table("market")
        self.market_spaces = [market.number("small_spaces"), market.number("large_spaces")]
        end = file.table("end_scoring")
        self.unscored_cube_points = end.number("points_per_unscored_cube")
        self.unused_card_points = end.number("points_per_unused_one_use_card")
        self.unresolved_points = end.number("points_per_unresolved_objective")
        rule = file.table("objective_rule")
        self.free_objectives = rule.number("free_per_round")
        self.further_objective = rule.number("cost_of_each_further_in_goods")
        self.stack_size = rule.number("cards_per_stack")
        if rule.number("stacks") != 3 or self.stack_size != 5:
            raise rule.bad("there should be 3 stacks of 5 cards")
        self.lap = file.table("scoring_track").number("loop")
        marker_rule = file.table("frame_marker_rule")
        self.step_back = marker_rule.number("step_back")
        if goods_of(marker_rule, "goods_on_triangle") != [1, 1, 1, 1]:
            raise marker_rule.bad("'goods_on_triangle' should be one of each good")
        self.markers = [Marker(row) for row in self._named("frame markers", listed(file, "frame_marker"))]
        if sorted(marker.gives for marker in self.markers) != [0, 0, 0, 1, 2]:
            raise rule.bad("three frame markers should give an objective, one a captain and one a good")
        self.shapes = [row.text("id") for row in self._named("shapes", listed(file.table("land_shapes"), "rows"))]
        self.islands = [Island(row, self.shapes) for row in self._named("islands", listed(file, "island"))]
        self.cities = [City(row) for row in self._named("cities", listed(file, "city"))]
        for key, id in (("new_england", "new-england"), ("antwerp", "antwerp")):
            self._read_name(file.table(key), id)
        self.new_england_points = file.table("new_england").number("points_per_cube_not_placed")
        self.antwerp_points = file.table("antwerp").number("points_per_good")
        self._check_places(file)
        compass = file.table("compass")
        islands = [island.id for island in self.islands]
        self.compass_ids: list[str] = []
        self.compass: list[int] = []  # islands
        for row in self._named("compass tiles", listed(compass, "tiles")):
            self.compass_ids.append(row.text("id"))
            self.compass.append(row.one_of("island", islands))
        self.compass_spaces = compass.numbers("numbered_spaces")
        if len(self.compass_spaces) != self.rounds:
            raise compass.bad(f"'numbered_spaces' should name one space for each of the {self.rounds} rounds")
        if len(self.compass) < self.rounds:
            raise compass.bad(f"'tiles' should be one for each of the {self.rounds} rounds at least, not {len(self.compass)}")
        self.setup_reveals = compass.number("setup_reveals_per_player")
        self.revealed_tiles = {
            row.number("players"): row.number("tiles") for row in listed(file.table("tiles_revealed_per_round"), "rows")
        }
        if sorted(self.revealed_tiles) != [2, 3, 4]:
            raise file.table("tiles_revealed_per_round").bad("one row for each of 2, 3 and 4 players is needed")
        self.neutral_cubes = file.table("two_player").flag("neutral_cube")

    def _check_places(self, file: Row) -> None:
        groups: list[tuple[str, list[Place]]] = [("island", [*self.islands]), ("city", [*self.cities])]
        for what, places in groups:
            ranked = sorted(places, key=lambda place: place.order)
            if [place.order for place in ranked] != list(range(1, len(places) + 1)):
                raise file.bad(f"[[{what}]]: 'scoring_order' should run from 1 to {len(places)}")
            if ranked != sorted(ranked, key=lambda place: -place.first):  # FIN-2: highest bonus first
                raise file.bad(f"[[{what}]]: 'scoring_order' should follow the first bonus, highest first")
            for place in places:
                if not 0 < place.second < place.first:
                    raise file.bad(f"[[{what}]] {place.id}: the second bonus should be below the first, and above 0")

    def _read_nations(self, file: Row) -> None:
        rows = self._named("nations", listed(file, "nation"))
        self.nations = [Nation(row) for row in rows]
        self._named("expansions", [row.table("expansion") for row in rows])
        if sorted(nation.number for nation in self.nations) != [1, 2, 3, 4, 5]:
            raise rows[0].bad("the nations' numbers should be 1 to 5")
        if sorted(nation.effect for nation in self.nations) != list(range(len(EFFECTS))):
            raise rows[0].bad(f"each effect should occur once: {', '.join(EFFECTS)}")
        self.yards = file.table("player_board").number("shipyards_at_start")
        expansion = file.table("shipyard_expansion")
        self.yard_cost = goods_of(expansion, "cost")
        self.yard_amount = expansion.number("amount")
        limits = file.table("ships_per_action")
        self.ships_per_action = [limits.number(action) for action in ACTIONS]
        if self.ships_per_action[0] != 1 or min(self.ships_per_action) < 1 or max(self.ships_per_action) > 4:
            raise limits.bad("load takes 1 ship, the other actions 1 to 4")
        rows = sorted(listed(file.table("crate_goods"), "rows"), key=lambda row: row.number("crate"))
        if [row.number("crate") for row in rows] != list(range(1, len(rows) + 1)):
            raise rows[0].bad("the crate values should run from 1 without a gap")
        self.crate_good = [-1, *(row.one_of("good", GOODS) for row in rows)]  # LOD-1: the last also for more
        if self.crate_good != sorted(self.crate_good) or self.crate_good[-1] != len(GOODS) - 1:
            raise rows[-1].bad(f"more crates bring a good of no less value, and the most bring {GOODS[-1]}")

    def _read_ships(self, file: Row) -> None:
        small_cost = goods_of(file.table("small_ship_rule"), "cost")
        self.ship_points = [file.table(f"{size}_ship_rule").number("points_when_built") for size in SIZES]
        starts = self._named("start ships", listed(file.table("start_ships"), "rows"))
        small = self._named("small ships", listed(file.table("small_ships"), "rows"))
        large = self._named("large ships", listed(file.table("large_ships"), "rows"))
        self.ships = [Ship(row, small_cost) for row in starts + small] + [Ship(row, goods_of(row, "cost")) for row in large]
        self.small_ships = len(starts) + len(small)
        self._check_nations(starts)

    def _read_cards(self, file: Row) -> None:
        starts = self._named("start charters", listed(file.table("start_charters"), "rows"))
        charters = self._named("charters", listed(file.table("charters"), "rows"))
        self.charters = [Ship(row, [0, 0, 0, 0]) for row in starts + charters]
        self._check_nations(starts)
        gains = self._named("goods and points cards", listed(file.table("gain_cards"), "rows"))
        self.gain_ids = [row.text("id") for row in gains]
        self.gains = [bonus_of(row.table("gain")) for row in gains]
        objectives = self._named("objectives", listed(file.table("objectives"), "rows"))
        self.objectives = [Objective(row) for row in objectives]
        captains = self._named("captains", listed(file.table("captains"), "rows"))
        self.captain_ids = [row.text("id") for row in captains]
        self.captain_effects = [row.one_of("effect", CAPTAIN_EFFECTS) for row in captains]
        self.captain_amounts = [row.number("amount") for row in captains]
        if sorted(self.captain_effects) != list(range(len(CAPTAIN_EFFECTS))):
            raise captains[0].bad(f"each effect should occur once: {', '.join(CAPTAIN_EFFECTS)}")
        fifty = self._named("50/100 cards", listed(file.table("fifty_cards"), "rows"))
        fifty = sorted(fifty, key=lambda row: row.number("order"))
        if [row.number("order") for row in fifty] != list(range(1, len(fifty) + 1)):
            raise fifty[0].bad(f"'order' should run from 1 to {len(fifty)}")
        self.fifty_ids = [row.text("id") for row in fifty]
        self.fifty = [row.number("bonus") for row in fifty]

    def _check_nations(self, rows: list[Row]) -> None:
        if [row.text("nation") for row in rows] != [nation.id for nation in self.nations]:
            raise rows[0].bad("there must be one for each nation, in the order of nations.toml")

    def _read_tiles(self, file: Row, contracts: Row) -> None:
        rows = self._named("island tiles", listed(file.table("tiles"), "rows"))
        self.tile_ids = [row.text("id") for row in rows]
        self.tile_shapes = [row.one_of("shape", self.shapes) for row in rows]
        self.tile_bonuses: list[list[list[int]]] = []
        for row in rows:
            bonuses = [bonus_of(bonus) for bonus in listed(row, "bonuses", sourced=False)]
            if len(bonuses) != 2:
                raise row.bad(f"a tile has two bonuses, not {len(bonuses)}")
            self.tile_bonuses.append(bonuses)
        for shape, name in enumerate(self.shapes):
            spaces = sum(island.shapes.count(shape) for island in self.islands)
            if self.tile_shapes.count(shape) < spaces:
                raise file.bad(f"{spaces} spaces have the shape {name!r}, but only {self.tile_shapes.count(shape)} tiles")
        rows = self._named("contracts", listed(contracts.table("contracts"), "rows"))
        self.contract_ids = [row.text("id") for row in rows]
        self.contract_goods = [goods_of(row, "goods") for row in rows]
        self.contract_points = [row.number("points") for row in rows]
        rule = contracts.table("contract_rule")
        if not rule.flag("gold_is_joker"):
            raise rule.bad("'gold_is_joker' should be true: the rules know no other way to pay")
        spaces = rule.number("spaces")
        if sum(city.contract_spaces for city in self.cities) != spaces:
            raise rule.bad(f"the cities of board.toml should have {spaces} contract spaces together")
        if spaces > len(rows):
            raise rule.bad(f"{spaces} contract spaces need as many contracts, not {len(rows)}")

    def _read_name(self, row: Row, id: str) -> None:
        for language in LANGUAGES:
            self.names[language][id] = row.text("name_" + language)


def listed(row: Row, key: str, sourced: bool = True) -> list[Row]:
    """The rows below `key`; each says where its facts come from."""
    rows = row.each(key)
    if not rows:
        raise row.bad(f"{key!r} is empty")
    for found in rows if sourced else []:
        found.sourced()
    return rows


def goods_of(row: Row, key: str) -> list[int]:
    """A table like { wood = 2, iron = 1 } as numbers in the order of GOODS."""
    return _amounts(row.table(key), GOODS, "is no good", "at least one good is needed")


def bonus_of(row: Row) -> list[int]:
    """What a card or a tile gives: the four goods, and points."""
    return _amounts(row, [*GOODS, "points"], "cannot be gained", "something must be gained")


def _amounts(row: Row, kinds: list[str], unknown: str, nothing: str) -> list[int]:
    for key in row.values:
        if key not in kinds:
            raise row.bad(f"{key!r} {unknown}: there are {', '.join(kinds)}")
    amounts = [row.number(kind) if row.has(kind) else 0 for kind in kinds]
    if sum(amounts) == 0:
        raise row.bad(nothing)
    return amounts
