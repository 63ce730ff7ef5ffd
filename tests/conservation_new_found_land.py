"""Nothing on a New Found Land table comes from nowhere or gets lost: everything is counted anew from the whole position."""

from collections import Counter
from typing import Any

from argosy.engine.journal import Event
from argosy.engine.position import Position, Ruleset
from argosy.engine.rules import Facts
from argosy.titles.new_found_land.rules.audit import audit
from argosy.titles.new_found_land.rules.names import SOURCES, bundle_id
from argosy.titles.new_found_land.rules.pack import ACTIONS, EFFECTS, GOODS
from argosy.titles.new_found_land.rules.ruleset import NewFoundLandRuleset
from argosy.titles.new_found_land.rules.state import State

CUSTOMS = EFFECTS.index("points-per-contract")
YARDS = EFFECTS.index("extra-shipyard")


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
        ("ships", ships, rules.ships - (0 if rules.start_ships_join else len(rules.nation_ids) - rules.players)),  # SET-2
        ("cards", cards, rules.cards),
        ("tiles", tiles, rules.tiles),
        ("contracts", contracts, rules.contracts),
        ("objectives", objectives, rules.objectives),
    ):
        assert len(found) == len(set(found)) == wanted, f"{len(found)} {what}: {[id for id, n in Counter(found).items() if n > 1]}"
    assert len(set(whole["compass"])) == len(whole["compass"]) <= len(rules.components.compass)
    assert sum(id is not None for id in whole["contracts"]) == len(rules.city_of), "DEL-2: there are always as many contracts"


def check_seats(rules: NewFoundLandRuleset, whole: dict[str, Any]) -> None:
    for number, seat in enumerate(whole["seats"]):
        assert min(seat["goods"].values()) >= 0, f"seat {number} has fewer than no goods: {seat['goods']}"
        assert seat["points"] == sum(seat["earned"].values()), f"seat {number}: points {seat['points']} are not {seat['earned']}"
        pack = rules.components
        room = pack.yards + (whole["turn"]["step"] == "scrap")
        room += pack.yard_amount if "yard" in seat["expansions"] else 0
        room += rules.captain_amount[rules.drake] if whole["captains"]["drake"] == number else 0
        nation = pack.nations[rules.nation_ids.index(seat["nation"])]
        room += nation.amount if nation.effect == YARDS and nation.expansion in seat["expansions"] else 0
        assert 1 <= len(seat["ships"]) <= room, f"seat {number} has {len(seat['ships'])} ships in {room} yards"
        tiles = [vessel for action in ACTIONS for vessel in seat["assigned"][action] if vessel not in rules.card_ids]
        assert set(tiles) <= set(seat["ships"]), f"seat {number} sails ships that are not its own: {tiles}"
        assert len(set(tiles)) == len(tiles), f"PLN-3: a ship of seat {number} serves two actions: {tiles}"
        for action, limit in zip(ACTIONS, rules.components.ships_per_action, strict=True):
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
        assert len(stack) == rules.components.stack_size - len(markers[name]["earned"]), (
            f"FRM-2: the stack {name} holds {len(stack)}"
        )


# ---- points


def points(rules: Ruleset, seen: dict[str, Any]) -> list[dict[str, int]]:
    """END-1: everybody's points if the game ended now: those earned on the way, and what is counted at the end."""
    assert isinstance(rules, NewFoundLandRuleset)
    pack = rules.components
    cubes = [
        sum(_cubes(rules, seen, place)[seat] for place in rules.place_ids if place not in seen["scored"])
        for seat in range(rules.players)
    ]
    fifty = [mat["fifty"] for mat in seen["seats"]]
    for place in range(rules.players):  # NFL-OP-24: in turn order
        seat = (seen["start"] + place) % rules.players
        if fifty[seat] is None and seen["seats"][seat]["points"] + cubes[seat] * pack.unscored_cube_points >= pack.lap:
            fifty[seat] = 1 + sum(card is not None for card in fifty)
    found: list[dict[str, int]] = []
    for seat, mat in enumerate(seen["seats"]):
        parts = dict(mat["earned"])
        parts["unscored-cubes"] = cubes[seat] * pack.unscored_cube_points
        parts["fifty"] = 0 if fifty[seat] is None else pack.fifty[fifty[seat] - 1]
        parts["unused-cards"] = mat["hand"] * pack.unused_card_points
        parts["unresolved-objectives"] = mat["objectives"] * pack.unresolved_points
        found.append(parts)
    return found


def _cubes(rules: NewFoundLandRuleset, seen: dict[str, Any], place: str) -> list[int]:
    """Everybody's cubes in a city or on an island; the last are neutral."""
    if place in seen["cities"]:
        return [*seen["cities"][place], 0]
    cubes = [0] * (rules.players + 1)
    for id, space in seen["spaces"].items():
        if rules.place_ids[rules.island_of[rules.space_ids.index(id)]] == place:
            for pile in space["cubes"]:
                cubes[rules.players if pile["owner"] is None else pile["owner"]] += pile["cubes"]
    return cubes


class Ledger:
    """Writes down what everybody earns, by what happens and by what the pack says that is worth."""

    def __init__(self, rules: Ruleset) -> None:
        assert isinstance(rules, NewFoundLandRuleset)
        self.rules = rules
        self.earned = [dict.fromkeys(SOURCES, 0) for _ in range(rules.players)]

    def read(self, events: list[Event], seen: dict[str, Any]) -> None:
        for event in events:
            worth = getattr(self, "_" + event.kind.replace("-", "_"), None)
            if worth is not None:
                worth(self.earned[int(event.facts["player"])], event.facts, seen)
        assert [mat["earned"] for mat in seen["seats"]] == self.earned, f"earned {seen['seats']}, recounted {self.earned}"

    def _built(self, mine: dict[str, int], facts: Facts, seen: dict[str, Any]) -> None:
        ship = self.rules.vessel_ids.index(str(facts["ship"]))
        mine["ships"] += self.rules.components.ship_points[ship >= self.rules.components.small_ships]

    def _settled(self, mine: dict[str, int], facts: Facts, seen: dict[str, Any]) -> None:
        sides = self.rules.components.tile_bonuses[self.rules.components.tile_ids.index(str(facts["tile"]))]
        mine["tiles"] += next(side[4] for side in sides if bundle_id(side) == facts["bonus"])

    def _placed(self, mine: dict[str, int], facts: Facts, seen: dict[str, Any]) -> None:
        sides = self.rules.components.tile_bonuses[self.rules.components.tile_ids.index(str(facts["tile"]))]
        mine["tiles"] += sides[0][4] + sides[1][4]

    def _new_england(self, mine: dict[str, int], facts: Facts, seen: dict[str, Any]) -> None:
        each = self.rules.components.new_england_points
        assert int(facts["points"]) % each == 0, f"{facts['points']} points for cubes that are worth {each}"
        mine["new-england"] += int(facts["points"])

    def _delivered(self, mine: dict[str, int], facts: Facts, seen: dict[str, Any]) -> None:
        pack = self.rules.components
        mine["contracts"] += pack.contract_points[pack.contract_ids.index(str(facts["contract"]))]
        mat = seen["seats"][int(facts["player"])]
        nation = pack.nations[self.rules.nation_ids.index(mat["nation"])]
        if nation.effect == CUSTOMS and nation.expansion in mat["expansions"]:
            mine["customs"] += nation.amount

    def _antwerp(self, mine: dict[str, int], facts: Facts, seen: dict[str, Any]) -> None:
        mine["antwerp"] += self.rules.components.antwerp_points

    def _counted(self, mine: dict[str, int], facts: Facts, seen: dict[str, Any]) -> None:
        """FIN-2, FIN-3: for each cube a point; most and second most."""
        place, seat = str(facts["place"]), int(facts["player"])
        cubes = _cubes(self.rules, seen, place)
        own, best = cubes[seat], max(cubes)
        at = self.rules.place_ids.index(place)
        first, second = self.rules.first_bonus[at], self.rules.second_bonus[at]
        most = [owner for owner, number in enumerate(cubes) if number == best]
        runners_up = [owner for owner, number in enumerate(cubes) if number == max([n for n in cubes if n < best], default=-1)]
        bonus = first if most == [seat] else second if seat in most else 0
        if len(most) == 1 and runners_up == [seat] and own:
            bonus = second
        mine["cities" if place in seen["cities"] else "islands"] += own + bonus if own else 0

    def _played(self, mine: dict[str, int], facts: Facts, seen: dict[str, Any]) -> None:
        mine["cards"] += self.rules.gains[self.rules.card_ids.index(str(facts["card"]))][4]

    def _resolved(self, mine: dict[str, int], facts: Facts, seen: dict[str, Any]) -> None:
        card = self.rules.components.objectives[self.rules.objective_ids.index(str(facts["objective"]))]
        assert facts["points"] in [worth for _, worth in card.conditions], f"{facts} is no condition of the card"
        mine["objectives"] += int(facts["points"])


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
