"""Race to the New Found Land as a seat may know it (HID-1): of hands, objectives and stacks of others only how many."""

from typing import Final

from argosy.engine.masks import count
from argosy.engine.position import Position
from argosy.envs.raw.layout import ObservationWriter, Observer
from argosy.titles.new_found_land.rules import stages, steps
from argosy.titles.new_found_land.rules.land_phase import yards
from argosy.titles.new_found_land.rules.names import SOURCES
from argosy.titles.new_found_land.rules.planning_phase import shown_sail
from argosy.titles.new_found_land.rules.ruleset import NewFoundLandRuleset
from argosy.titles.new_found_land.rules.scoring import totals_of
from argosy.titles.new_found_land.rules.state import (
    CARD_STACK,
    CONTRACT_STACK,
    LARGE_STACK,
    SMALL_STACK,
    TILE_STACK,
    TO_ANTWERP,
    State,
)

_SOURCES: Final = len(SOURCES)
_PHASES: Final = len(stages.NAMES)
_STEPS: Final = len(steps.NAMES)


class NewFoundLandObserver(Observer):
    def __init__(self, rules: NewFoundLandRuleset) -> None:
        super().__init__(rules.players)
        self.rules = rules
        self.markers = len(rules.marker_ids)
        self.captains = len(rules.components.captain_ids)
        self.nations = len(rules.nation_ids)
        self.places = rules.islands + rules.cities
        self.purchases = rules.first_objective_cost + rules.objectives
        self._lay_out_table()
        self._lay_out_seats(rules.players)

    def _lay_out_table(self) -> None:
        add, rules = self.layout.add, self.rules
        # the course of the game
        add("round", 1)
        add("phase", _PHASES)
        add("step", _STEPS)
        add("action", 4)
        add("turn_number", 1)
        add("scoring_place", self.places)
        add("points_before_turn", 1)
        # the turn
        add("built", 1)
        add("purchase", self.purchases)
        add("to_antwerp", 1)
        add("left", rules.vessels)
        add("picked", rules.vessels)
        for name in ("crate_left", "keeps_left", "places_left", "extra_cubes", "resolved_now"):
            add(name, 1)
        add("marker", self.markers)
        add("magellan_on", 4)
        add("da_gama_on", rules.vessels)
        # ships, contracts, tiles
        add("market", rules.ships)
        if rules.covered_costs:  # SET-3: of covered ships only what they cost
            add("covered", len(rules.covered_costs))
        add("ship_storage", rules.ships)
        add("contract_at", len(rules.city_of), rules.contracts)
        add("contract_storage", rules.contracts)
        add("tile_at", rules.tiles, rules.spaces)
        add("tile_storage", rules.tiles)
        add("tile_drawn", rules.tiles)
        # the rest of the table
        add("scored", self.places)
        add("compass", len(rules.components.compass))
        add("marker_space", self.markers)
        add("triangle", 4)
        add("resolved", rules.objectives)
        add("stacks", 6)  # small ships, large ships, contracts, tiles, compass, 1x cards
        add("objective_stacks", rules.objective_stacks)
        add("card_storage", 1)
        add("card_drawn", 1)
        # what only the observer knows; for a spectator, what everybody does
        add("known_storage", rules.cards)
        add("own_hand", rules.cards)
        add("own_objectives", rules.objectives)
        add("own_drawn", rules.cards)
        add("own_looked", rules.objective_stacks, rules.objectives)

    def _lay_out_seats(self, seats: int) -> None:
        add, rules = self.layout.add, self.rules
        for name in ("deciding", "actor", "start"):
            add(name, seats)
        add("order", seats)  # ACT-1: 1 for the first; 0: not in this action
        add("nation", seats, self.nations)
        add("goods", seats, 4)
        add("points", seats)
        add("score", seats)  # as if the game ended now
        add("earned", seats, _SOURCES)
        add("expansions", seats, 2)
        add("fifty", seats)
        add("hand", seats)
        add("known_hand", seats, rules.cards)
        add("objectives", seats)
        add("marker_earned", seats, self.markers)
        add("captains", seats, self.captains)
        add("ships", seats, rules.ships)
        add("yards", seats)
        add("assigned", seats, 4, rules.vessels)
        add("sail", seats, 4)
        add("island_cubes", seats, rules.islands)
        add("city_cubes", seats, rules.cities)
        add("cubes", seats, rules.spaces)
        add("neutral_cubes", rules.spaces)

    def write(self, out: ObservationWriter, position: Position, observer: int) -> None:
        assert isinstance(position, State)
        self._write_course(out, position)
        self._write_goods_to_come(out, position)
        self._write_rest_of_table(out, position)
        self._write_own(out, position, observer)
        seats = self.seats_from(observer)
        self._write_standing(out, position, seats)
        self._write_holdings(out, position, seats)
        self._write_fleets(out, position, seats)
        self._write_cubes(out, position, seats)

    def _write_course(self, out: ObservationWriter, state: State) -> None:
        rules = self.rules
        out.number(state.round)
        out.chosen(state.phase, _PHASES)
        out.chosen(state.step, _STEPS)
        out.chosen(state.action, 4)
        out.number(state.turn)
        scoring = state.phase == stages.SCORING and state.place >= 0
        out.chosen(rules.scoring_order[state.place] if scoring else -1, self.places)
        out.number(state.turn_points)
        out.flag(state.built)
        out.chosen(state.purchase if state.purchase >= 0 else -1, self.purchases)
        out.flag(state.purchase == TO_ANTWERP)
        out.members(state.left, rules.vessels)
        out.members(state.picked, rules.vessels)
        out.number(state.crate_left)
        out.number(state.keeps_left)
        out.number(state.places_left)
        out.number(state.extra_cubes)
        out.number(state.resolved_now)
        out.chosen(state.marker, self.markers)
        out.chosen(state.magellan_on, 4)
        out.chosen(state.da_gama_on, rules.vessels)

    def _write_goods_to_come(self, out: ObservationWriter, state: State) -> None:
        rules = self.rules
        out.members(state.market & ~rules.covered_ships, rules.ships)
        for ships in rules.ships_of_cost:
            out.number(count(state.market & ships))
        out.members(state.storage[SMALL_STACK] | state.storage[LARGE_STACK], rules.ships)
        for contract in state.contract_at:
            out.chosen(contract, rules.contracts)
        out.members(state.storage[CONTRACT_STACK], rules.contracts)
        for space in state.tile_space:
            out.chosen(space, rules.spaces)
        out.members(state.storage[TILE_STACK], rules.tiles)
        out.members(state.tile_drawn, rules.tiles)

    def _write_rest_of_table(self, out: ObservationWriter, state: State) -> None:
        rules = self.rules
        out.members(state.scored, self.places)
        revealed = [0] * len(rules.components.compass)  # 1 for the first
        for number, tile in enumerate(state.compass):
            revealed[tile] = number + 1
        out.numbers(revealed, 0, len(revealed))
        out.numbers(state.marker_space, 0, self.markers)
        out.members(state.triangle, 4)
        out.members(state.resolved, rules.objectives)
        out.number(count(state.stacks[SMALL_STACK]))
        out.number(count(state.stacks[LARGE_STACK]))
        out.number(count(state.stacks[CONTRACT_STACK]))
        out.number(count(state.stacks[TILE_STACK]))
        out.number(count(state.compass_stack))
        out.number(count(state.stacks[CARD_STACK]))
        for stack in state.objective_stacks:
            out.number(count(stack))
        out.number(count(state.storage[CARD_STACK]))
        out.number(count(state.card_drawn))

    def _write_own(self, out: ObservationWriter, state: State, observer: int) -> None:
        rules = self.rules
        known = state.known[rules.players if observer < 0 else observer]
        out.members(state.storage[CARD_STACK] & known, rules.cards)
        out.members(state.hand[observer] if observer >= 0 else 0, rules.cards)
        out.members(state.held[observer] if observer >= 0 else 0, rules.objectives)
        out.members(state.card_drawn & known if observer >= 0 else 0, rules.cards)
        for stack in range(rules.objective_stacks):
            seen = state.looked[rules.objective_stacks * observer + stack] if observer >= 0 else 0
            out.members(seen & ~state.held[observer] & ~state.resolved, rules.objectives)

    def _write_standing(self, out: ObservationWriter, state: State, seats: list[int]) -> None:
        for seat in seats:
            out.flag(seat in state.to_act)
        for seat in seats:
            out.flag(seat == state.actor)
        for seat in seats:
            out.flag(seat == state.start)
        order = [0] * self.players
        for place, seat in enumerate(state.order):
            order[seat] = place + 1
        for seat in seats:
            out.number(order[seat])
        for seat in seats:
            out.chosen(state.nation[seat], self.nations)
        for seat in seats:
            out.numbers(state.goods, 4 * seat, 4)
        for seat in seats:
            out.number(state.points[seat])
        totals = totals_of(state)
        for seat in seats:
            out.number(totals[seat])
        for seat in seats:
            out.numbers(state.earned, _SOURCES * seat, _SOURCES)

    def _write_holdings(self, out: ObservationWriter, state: State, seats: list[int]) -> None:
        rules = self.rules
        public = state.known[rules.players]
        for seat in seats:
            out.members(state.expansions[seat], 2)
        for seat in seats:
            out.number(state.fifty[seat] + 1)
        for seat in seats:
            out.number(count(state.hand[seat]))
        for seat in seats:
            out.members(state.hand[seat] & public, rules.cards)
        for seat in seats:
            out.number(count(state.held[seat]))
        for seat in seats:
            for earned in state.marker_earned:
                out.number(earned >> seat & 1)
        for seat in seats:
            for owner in state.captain:
                out.flag(owner == seat)

    def _write_fleets(self, out: ObservationWriter, state: State, seats: list[int]) -> None:
        rules = self.rules
        for seat in seats:
            out.members(state.owned[seat], rules.ships)
        for seat in seats:
            out.number(yards(state, seat))
        for seat in seats:
            for action in range(4):
                out.members(state.assigned[4 * seat + action], rules.vessels)
        for seat in seats:
            for action in range(4):
                out.number(shown_sail(state, seat, action))

    def _write_cubes(self, out: ObservationWriter, state: State, seats: list[int]) -> None:
        rules = self.rules
        players, spaces = self.players, rules.spaces
        for seat in seats:
            for island in range(rules.islands):
                out.number(state.island_cubes[(players + 1) * island + seat])
        for seat in seats:
            for city in range(rules.cities):
                out.number(state.city_cubes[players * city + seat])
        cubes = [0] * ((players + 1) * spaces)  # by owner and space; the last owner is nobody
        for at, value in enumerate(state.cubes):
            if value:
                owner = (value - 1) // 2
                cubes[spaces * owner + at // 2] += value - 2 * owner
        for seat in seats:
            out.numbers(cubes, spaces * seat, spaces)
        out.numbers(cubes, spaces * players, spaces)
