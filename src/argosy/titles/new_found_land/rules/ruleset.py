"""A table's fixed facts: the components as flat tables of numbers, and the catalogue of all actions.

Components are numbers in the order of the pack. A *vessel* is a ship tile or, after these, a charter card; a *card* is a
charter or, after these, a goods or points card. Masks have one bit per ship, vessel, card, tile, space and so on.
"""

from typing import Final

from argosy.engine.catalogue import Catalogue
from argosy.engine.chance import Chance
from argosy.engine.journal import Journal
from argosy.engine.masks import bits_of
from argosy.engine.position import Option, Plain, Position, Ruleset
from argosy.engine.rules import Facts
from argosy.titles.new_found_land.rules import action_kinds as kinds
from argosy.titles.new_found_land.rules.names import bundle_id, names_in
from argosy.titles.new_found_land.rules.pack import ACTIONS, CAPTAIN_EFFECTS, COUNTING_SYMBOL, GOODS, POINTS, SYMBOLS, Pack
from argosy.titles.new_found_land.rules.seen_names import bare_id, spots_in, twins_in

CLOTH: Final = 0
WOOD: Final = 1
IRON: Final = 2
GOLD: Final = 3
LOAD_ACTION: Final = 0
SETTLE_ACTION: Final = 1
DELIVER_ACTION: Final = 2
DISCOVER_ACTION: Final = 3
# what a marker gives
OBJECTIVE: Final = 0
CAPTAIN: Final = 1
GOOD: Final = 2
# effects of the nations' expansions
EXTRA_YARD: Final = 0
EXTRA_CUBE: Final = 1
CUSTOMS_POINTS: Final = 2
NAVAL_SAIL: Final = 3
EXTRA_CARD: Final = 4
# the two expansions of a player board
YARD_BIT: Final = 1
OWN_BIT: Final = 2


class NewFoundLandRuleset(Ruleset):
    def __init__(self, pack: Pack, players: int, options: dict[str, Option], nations: list[int], markers: list[int]) -> None:
        self.title = "new-found-land"
        self.family = "new-found-land"
        self.components = pack
        self.players = players
        self.rounds = pack.rounds
        self.options = options
        self.pack = pack.fingerprint
        self.suits = True
        self.sources = pack.sources
        self.chosen_nations = nations  # by seat; empty: drawn at random
        self.must_discover = options.get("discover", "must") == "must"  # DSC-1
        self.covers_large_ships = options.get("large_ships", "open") == "covered"  # SET-3
        self.start_ships_join = options.get("start_ships", "leave") == "join"  # SET-2
        self.skipped_markers_wait = options.get("skipped_markers", "later") == "later"  # FRM-4
        self._tabulate_vessels(pack)
        self._tabulate_costs(pack)
        self._tabulate_board(pack)
        self._tabulate_markers(pack, markers)
        self._bundles: list[list[int]] = []
        self._number_actions(pack)
        self._names: dict[str, dict[str, str]] = {}

    def deal(self, chance: Chance, journal: Journal | None = None) -> Position:
        from argosy.titles.new_found_land.rules.setup import deal

        return deal(self, chance, journal)

    def from_dict(self, plain: Plain) -> Position:
        from argosy.titles.new_found_land.rules.position_reader import position_from_dict

        return position_from_dict(self, plain)

    def component_names(self, language: str) -> dict[str, str]:
        if language not in self._names:
            self._names[language] = names_in(self.components, language, self._bundles, self.covered_ids)
        return self._names[language]

    # ---- ships, charters, cards

    def _tabulate_vessels(self, pack: Pack) -> None:
        vessels = pack.ships + pack.charters
        self.ships = len(pack.ships)
        self.small = (1 << pack.small_ships) - 1  # mask
        self.start_ships = (1 << len(pack.nations)) - 1  # mask: the start ship of nation n is ship n
        self.vessels = len(vessels)
        self.vessel_ids = [vessel.id for vessel in vessels]
        self.sail = [vessel.numbers[0] for vessel in vessels]
        self.crate = [vessel.numbers[1] for vessel in vessels]
        self.settlers = [vessel.numbers[2] for vessel in vessels]
        self.telescope = [vessel.numbers[3] for vessel in vessels]
        self.symbols = [self.sail, self.crate, self.settlers, self.telescope]
        self.charters = len(pack.charters)
        self.card_ids = [charter.id for charter in pack.charters] + pack.gain_ids
        self.cards = len(self.card_ids)
        self.start_cards = (1 << len(pack.nations)) - 1  # mask: the start card of nation n is card n
        self.charter_cards = (1 << self.charters) - 1  # mask
        self.gain_cards = (1 << self.cards) - 1 - self.charter_cards  # mask
        self.gains = [[0] * (POINTS + 1) for _ in pack.charters] + pack.gains  # by card
        self.nation_numbers = [nation.number for nation in pack.nations]
        self.nation_ids = [nation.id for nation in pack.nations]
        self.nation_of_effect = [0] * len(pack.nations)
        self.effect_amount = [0] * len(pack.nations)
        for number, nation in enumerate(pack.nations):
            self.nation_of_effect[nation.effect] = number
            self.effect_amount[nation.effect] = nation.amount
        by_effect = [pack.captain_effects.index(effect) for effect in range(len(CAPTAIN_EFFECTS))]
        self.columbus, self.magellan, self.cortes, self.da_gama, self.drake = by_effect
        self.captain_amount = pack.captain_amounts

    # ---- what can be paid for: expansions, ships, covered ships, contracts, further objectives, in one numbering

    def _tabulate_costs(self, pack: Pack) -> None:
        costs = [pack.yard_cost] + [nation.cost for nation in pack.nations]
        self.expansion_ids = ["yard"] + [nation.expansion for nation in pack.nations]
        self.first_ship_cost = len(costs)
        costs += [ship.cost for ship in pack.ships]
        self.first_covered_cost = len(costs)
        self.covered_ships = ((1 << self.ships) - 1) & ~self.small if self.covers_large_ships else 0  # mask
        self.covered_costs: list[list[int]] = []  # SET-3: all that is known of a covered ship
        for ship in bits_of(self.covered_ships):
            if pack.ships[ship].cost not in self.covered_costs:
                self.covered_costs.append(pack.ships[ship].cost)
        self.ships_of_cost = [0] * len(self.covered_costs)  # masks
        for ship in bits_of(self.covered_ships):
            self.ships_of_cost[self.covered_costs.index(pack.ships[ship].cost)] |= 1 << ship
        self.covered_ids = ["covered-" + bundle_id(cost) for cost in self.covered_costs]
        costs += self.covered_costs
        self.first_contract_cost = len(costs)
        costs += pack.contract_goods
        self.first_objective_cost = len(costs)  # LND-6: any goods do; see payment.py
        self.costs = costs
        self.cost_sizes = [sum(cost) for cost in costs]

    # ---- islands, tiles, cities, contracts

    def _tabulate_board(self, pack: Pack) -> None:
        self.islands = len(pack.islands)
        self.shapes = len(pack.shapes)
        self.space_ids = [space for island in pack.islands for space in island.spaces]
        self.spaces = len(self.space_ids)
        self.island_of: list[int] = []  # by space
        self.island_spaces = [0] * self.islands  # masks
        self.spaces_of_shape = [0] * (self.islands * self.shapes)  # masks
        for number, island in enumerate(pack.islands):
            for shape in island.shapes:
                bit = 1 << len(self.island_of)
                self.island_of.append(number)
                self.island_spaces[number] |= bit
                self.spaces_of_shape[self.shapes * number + shape] |= bit
        self.tiles = len(pack.tile_ids)
        self.tile_shape = pack.tile_shapes
        self.twins = twins_in(pack)  # by tile: mask of those that look the same
        self.spots = spots_in(pack)  # by space: what tells it apart from others of its shape
        self.tiles_of_shape = [0] * self.shapes  # masks
        for tile, shape in enumerate(self.tile_shape):
            self.tiles_of_shape[shape] |= 1 << tile
        self.bonuses = [bonus for bonuses in pack.tile_bonuses for bonus in bonuses]  # two for each tile
        self.cities = len(pack.cities)
        self.city_spaces = [city.cube_spaces for city in pack.cities]
        self.city_of: list[int] = []  # by contract space
        for number, city in enumerate(pack.cities):
            self.city_of += [number] * city.contract_spaces
        self.contracts = len(pack.contract_ids)
        island_order = sorted(range(self.islands), key=lambda number: pack.islands[number].order)
        city_order = sorted(range(self.cities), key=lambda number: pack.cities[number].order)
        # FIN-2, FIN-3: places in the order in which they are scored; cities are numbered on after the islands
        self.scoring_order = island_order + [self.islands + number for number in city_order]
        self.place_ids = [island.id for island in pack.islands] + [city.id for city in pack.cities]
        self.first_bonus = [island.first for island in pack.islands] + [city.first for city in pack.cities]
        self.second_bonus = [island.second for island in pack.islands] + [city.second for city in pack.cities]
        self.tiles_per_round = pack.revealed_tiles[self.players]
        self.neutral = self.players if pack.neutral_cubes and self.players == 2 else -1  # the owner of neutral cubes

    # ---- markers, objectives

    def _tabulate_markers(self, pack: Pack, spaces: list[int]) -> None:
        markers = pack.markers
        self.marker_ids = [marker.id for marker in markers]
        self.marker_start = spaces  # SET-8
        self.marker_gives = [marker.gives for marker in markers]
        self.marker_stack = [sum(1 for m in markers[:at] if m.gives == OBJECTIVE) for at, _ in enumerate(markers)]
        self.stack_marker = [at for at, marker in enumerate(markers) if marker.gives == OBJECTIVE]
        self.objective_ids = [objective.id for objective in pack.objectives]
        self.objectives = len(pack.objectives)
        self.objective_stacks = len(self.stack_marker)
        self.all_seats = (1 << self.players) - 1

    # ---- the catalogue

    def _number_actions(self, pack: Pack) -> None:
        self.catalogue = Catalogue()
        self.kind_of: list[int] = []
        self.argument_of: list[int] = []
        self.first = [0] * (kinds.KINDS + 1)  # the number of the first action of each kind
        self._kind = -1
        self._add(kinds.DONE, 0, "done", "done", {})
        for card in range(self.charters, self.cards):
            gain = self.gains[card]
            self._add(
                kinds.PLAY, card, f"play {self.card_ids[card]}", "play", {"card": self.card_ids[card], "gain": self._bundle(gain)}
            )
        for number, id in enumerate(self.expansion_ids):
            self._add(kinds.EXPAND, number, f"expand {id}", "expand", {"expansion": id, "cost": self._bundle(self.costs[number])})
        for ship in range(self.ships):
            self._add_ship(kinds.BUILD, ship, "build", {"cost": self._bundle(self.costs[self.first_ship_cost + ship])})
        for ship in range(self.ships):
            self._add_ship(kinds.SCRAP, ship, "scrap", {})
        self._add_payments(pack)
        for action, name in enumerate(ACTIONS):
            for vessel in range(self.vessels):
                argument = self.vessels * action + vessel
                number = self.symbols[COUNTING_SYMBOL[action]][vessel]
                facts: Facts = {"ship": self.vessel_ids[vessel], "value": number, "sail": self.sail[vessel]}
                self._add(kinds.ASSIGN, argument, f"assign {name} {self.vessel_ids[vessel]}", f"assign-{name}", facts)
        self._add(kinds.MAGELLAN, 0, "magellan", "magellan", {"amount": self.captain_amount[self.magellan]})
        for vessel, id in enumerate(self.vessel_ids):
            amount = self.captain_amount[self.da_gama]
            self._add(
                kinds.DA_GAMA, vessel, f"da-gama {id}", "da-gama", {"ship": id, "crate": self.crate[vessel], "amount": amount}
            )
        self._add_goods(kinds.TAKE, "take")
        for card, id in enumerate(self.card_ids):
            self._add_card(card, id)
        self._add_settlements(pack)
        for contract, id in enumerate(pack.contract_ids):
            cost = self._bundle(pack.contract_goods[contract])
            self._add(
                kinds.DELIVER,
                contract,
                f"deliver {id}",
                "deliver",
                {"contract": id, "city": "some-city", "cost": cost, "points": pack.contract_points[contract]},
            )
        self._add(kinds.ANTWERP, 0, "antwerp", "antwerp", {"place": "antwerp"})
        for vessel, id in enumerate(self.vessel_ids):
            self._add(kinds.CARRY, vessel, f"carry {id}", "carry", {"ship": id, "crate": self.crate[vessel]})
        self._add_goods(kinds.UNLOAD, "unload")
        self._add_placements(pack)
        for objective, id in enumerate(self.objective_ids):
            self._add(kinds.CHOOSE, objective, f"choose {id}", "choose", {"objective": id})
        for captain, id in enumerate(pack.captain_ids):
            self._add(kinds.HIRE, captain, f"hire {id}", "hire", {"captain": id})
        self._add_goods(kinds.CLAIM, "claim")
        for objective, id in enumerate(self.objective_ids):
            self._add(kinds.RESOLVE, objective, f"resolve {id}", "resolve", {"objective": id})
        self.first[kinds.BUILD_COVERED] = len(self.kind_of)
        for number, goods in enumerate(self.covered_costs):
            self._add(kinds.BUILD_COVERED, number, f"build covered {_words(goods)}", "build-covered", {"cost": self._bundle(goods)})
        self.first[kinds.KINDS] = len(self.kind_of)

    def _add(self, kind: int, argument: int, name: str, message: str, facts: Facts) -> None:
        if kind != self._kind:
            assert kind == self._kind + 1
            self._kind = kind
            self.first[kind] = len(self.kind_of)
        self.catalogue.add(name, message, facts)
        self.kind_of.append(kind)
        self.argument_of.append(argument)

    def _add_ship(self, kind: int, ship: int, word: str, more: Facts) -> None:
        id = self.vessel_ids[ship]
        facts: Facts = {"ship": id, "vessel": bare_id(id), **self._symbols_of(ship), **more}
        self._add(kind, ship, f"{word} {self.vessel_ids[ship]}", word, facts)

    def _symbols_of(self, vessel: int) -> Facts:
        return {symbol: self.symbols[at][vessel] for at, symbol in enumerate(SYMBOLS)}

    def _add_goods(self, kind: int, word: str) -> None:
        for good, id in enumerate(GOODS):
            self._add(kind, good, f"{word} {id}", word, {"good": id})

    def _add_card(self, card: int, id: str) -> None:
        if card >= self.charters:
            self._add(kinds.KEEP, card, f"keep {id}", "keep-gain", {"card": id, "gain": self._bundle(self.gains[card])})
            return
        facts: Facts = {"card": id, "vessel": bare_id(id), **self._symbols_of(self.ships + card)}
        self._add(kinds.KEEP, card, f"keep {id}", "keep-charter", facts)

    def _add_settlements(self, pack: Pack) -> None:
        """STL-1: with ships that settle alike, the tile says it all; with others it takes the number of settlers too.

        `settle_action[settlers] + 2 * tile + side` and `new_england_action[settlers]`; 0 settlers: they are not chosen.
        """
        numbers = sorted(set(self.settlers))
        numbers = [0, *numbers] if len(numbers) > 1 else [0]
        self.settle_action = [-1] * (numbers[-1] + 1)
        for settlers in numbers:
            self.settle_action[settlers] = len(self.kind_of)
            for tile, id in enumerate(pack.tile_ids):
                for side, word in enumerate(("left", "right")):
                    facts: Facts = {
                        "tile": id,
                        "island": "some-island",
                        "spot": id,
                        "bonus": self._bundle(self.bonuses[2 * tile + side]),
                    }
                    argument = 2 * (self.tiles * settlers + tile) + side
                    if settlers == 0:
                        self._add(kinds.SETTLE, argument, f"settle {id} {word}", "settle", facts)
                    else:
                        facts["cubes"] = settlers
                        self._add(kinds.SETTLE, argument, f"settle {id} {word} {settlers}", "settle-with", facts)
        self.new_england_action = [-1] * (numbers[-1] + 1)
        for settlers in numbers:
            self.new_england_action[settlers] = len(self.kind_of)
            place: Facts = {"place": "new-england"}
            if settlers == 0:
                self._add(kinds.NEW_ENGLAND, 0, "new-england", "new-england", place)
            else:
                place["points"] = settlers * pack.new_england_points
                self._add(kinds.NEW_ENGLAND, settlers, f"new-england {settlers}", "new-england-with", place)

    def _add_placements(self, pack: Pack) -> None:
        """`place_action[islands * tile + island]`: -1 where the island has no space of the tile's shape at all."""
        self.place_action = [-1] * (self.tiles * self.islands)
        for tile, id in enumerate(pack.tile_ids):
            both = [left + right for left, right in zip(self.bonuses[2 * tile], self.bonuses[2 * tile + 1], strict=True)]
            for island in range(self.islands):
                if self.spaces_of_shape[self.shapes * island + self.tile_shape[tile]]:
                    at = self.islands * tile + island
                    self.place_action[at] = len(self.kind_of)
                    place = self.place_ids[island]
                    facts: Facts = {"tile": id, "spot": id, "island": place, "bonus": self._bundle(both)}
                    self._add(kinds.PLACE, at, f"place {id} {place}", "place", facts)

    def _add_payments(self, pack: Pack) -> None:
        """All bundles that any cost could be paid with, gold standing for the other goods as it may (LND-6)."""
        size = pack.further_objective
        bundles = [(size, key) for key in bundle_keys(size, [size] * 4)]
        for cost in self.costs:
            size = sum(cost)
            bundles += [(size, key) for key in bundle_keys(size, [*cost[:GOLD], size])]
        self.pay_action: dict[int, int] = {}
        for _, key in sorted(set(bundles)):
            bundle = goods_in(key)
            self.pay_action[key] = len(self.kind_of)
            self._add(kinds.PAY, key, f"pay {_words(bundle)}", "pay", {"goods": self._bundle(bundle)})

    def _bundle(self, bundle: list[int]) -> str:
        if bundle not in self._bundles:
            self._bundles.append(bundle)
        return bundle_id(bundle)


def _words(goods: list[int]) -> str:
    """`2-wood 1-iron`."""
    return " ".join([f"{amount}-{GOODS[good]}" for good, amount in enumerate(goods) if amount])


def bundle_keys(size: int, most: list[int]) -> list[int]:
    """All bundles of `size` goods in which no good is more often than `most` says, each as a number: four bits per good."""
    keys: list[int] = []
    for cloth in range(min(size, most[CLOTH]) + 1):
        for wood in range(min(size - cloth, most[WOOD]) + 1):
            for iron in range(min(size - cloth - wood, most[IRON]) + 1):
                gold = size - cloth - wood - iron
                if gold <= most[GOLD]:
                    keys.append(cloth | wood << 4 | iron << 8 | gold << 12)
    return keys


def goods_in(key: int) -> list[int]:
    """The amounts of cloth, wood, iron and gold of a bundle."""
    return [key & 15, key >> 4 & 15, key >> 8 & 15, key >> 12]
