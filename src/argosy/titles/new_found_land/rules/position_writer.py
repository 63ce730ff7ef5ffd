"""A position as plain data with the names of the components: whole, or as much as one seat may know."""

from typing import cast

from argosy.engine.masks import bits_of, count
from argosy.titles.new_found_land.rules import scoring, stages, steps, view
from argosy.titles.new_found_land.rules.covered_ships import covered_costs
from argosy.titles.new_found_land.rules.deliver import can_deliver
from argosy.titles.new_found_land.rules.final_phase import cubes_at, missing_pieces
from argosy.titles.new_found_land.rules.generations import generations
from argosy.titles.new_found_land.rules.history import EVENT_NAMES
from argosy.titles.new_found_land.rules.land_phase import yards
from argosy.titles.new_found_land.rules.load import crate
from argosy.titles.new_found_land.rules.names import SOURCES
from argosy.titles.new_found_land.rules.objectives import measured
from argosy.titles.new_found_land.rules.pack import ACTIONS, GOODS
from argosy.titles.new_found_land.rules.planning_phase import idle_ships, shown_sail
from argosy.titles.new_found_land.rules.ruleset import DELIVER_ACTION, NAVAL_SAIL, OWN_BIT, YARD_BIT, NewFoundLandRuleset
from argosy.titles.new_found_land.rules.state import (
    CARD_STACK,
    CONTRACT_STACK,
    LARGE_STACK,
    SMALL_STACK,
    TILE_STACK,
    TO_ANTWERP,
    State,
)
from argosy.titles.new_found_land.rules.whereabouts import spot_of


def position_as_dict(state: State) -> view.Whole:
    rules = state.ruleset
    return {
        **_open_table(state),
        **_knowledge(state, rules.players),
        "seats": [_whole_seat(state, seat) for seat in range(rules.players)],
        "market": _named(rules.vessel_ids, state.market),
        "market_known": _named(rules.vessel_ids, state.market_known),
        "ship_stack": _named(rules.vessel_ids, state.stacks[SMALL_STACK] | state.stacks[LARGE_STACK]),
        "contract_stack": _named(rules.components.contract_ids, state.stacks[CONTRACT_STACK]),
        "tile_stack": _named(rules.components.tile_ids, state.stacks[TILE_STACK]),
        "objective_stacks": _by_marker(state, state.objective_stacks),
        "card_stack": _named(rules.card_ids, state.stacks[CARD_STACK]),
        "card_storage": _named(rules.card_ids, state.storage[CARD_STACK]),
        "card_drawn": _named(rules.card_ids, state.card_drawn),
        "generation": state.generation,
        "chance": state.chance.to_text(),
    }


def _whole_seat(state: State, seat: int) -> view.WholeSeat:
    rules = state.ruleset
    return {
        **_open_seat(state, seat),
        **_knowledge(state, seat),
        "sailed": cast(view.SailView, {name: state.sailed[4 * seat + action] for action, name in enumerate(ACTIONS)}),
        "hand": _named(rules.card_ids, state.hand[seat]),
        "objectives": _named(rules.objective_ids, state.held[seat]),
        "looked": _by_marker(state, state.looked[rules.objective_stacks * seat : rules.objective_stacks * (seat + 1)]),
    }


def _knowledge(state: State, observer: int) -> view.Knowledge:
    rules = state.ruleset
    since = state.since[rules.cards * observer : rules.cards * (observer + 1)]
    knowledge: view.Knowledge = {
        "known": _named(rules.card_ids, state.known[observer]),
        "since": {rules.card_ids[card]: generation for card, generation in enumerate(since) if generation},
        "kept": [generations(state.kept[rules.players * observer + seat]) for seat in range(rules.players)],
    }
    if state.history[observer]:
        knowledge["history"] = [[EVENT_NAMES[event[0]], *event[1:]] for event in state.history[observer]]
    return knowledge


def view_as_dict(state: State, seat: int | None) -> view.View:
    """HID-1: hands, objectives, drawn cards and the order of stacks stay hidden; how many there are does not."""
    rules = state.ruleset
    public = state.known[rules.players]
    markers = [rules.marker_ids[marker] for marker in rules.stack_marker]
    scores: list[view.ScoreView] = [{"total": score.total, "parts": score.parts} for score in scoring.scores(state)]
    return {
        **_open_table(state),
        "seat": seat,
        "to_act": list(state.to_act),
        "seats": [_seat_view(state, other) for other in range(rules.players)],
        "places": {id: _place(state, place) for place, id in enumerate(rules.place_ids)},
        "spots": _spots(state),
        "fitting": _fitting(state),
        "market": _named(rules.vessel_ids, state.market & ~rules.covered_ships),
        "covered": covered_costs(state),  # SET-3
        "small_stack": count(state.stacks[SMALL_STACK]),
        "large_stack": count(state.stacks[LARGE_STACK]),
        "contract_stack": count(state.stacks[CONTRACT_STACK]),
        "tile_stack": count(state.stacks[TILE_STACK]),
        "compass_stack": count(state.compass_stack),
        "objective_stacks": {id: count(state.objective_stacks[stack]) for stack, id in enumerate(markers)},
        "card_stack": count(state.stacks[CARD_STACK]),
        "card_storage": {
            "count": count(state.storage[CARD_STACK]),
            "known": _named(rules.card_ids, state.storage[CARD_STACK] & public),
        },
        "card_drawn": count(state.card_drawn),
        "own": None if seat is None else _own(state, seat),
        "scores": scores,
    }


def _seat_view(state: State, seat: int) -> view.SeatView:
    rules = state.ruleset
    return {
        **_open_seat(state, seat),
        "hand": count(state.hand[seat]),
        "known_hand": _named(rules.card_ids, state.hand[seat] & state.known[rules.players]),
        "objectives": count(state.held[seat]),
        "yards": yards(state, seat),
        "idle": _named(rules.vessel_ids, idle_ships(state, seat)),
        "sail_extra": state.effect_of(seat, NAVAL_SAIL),
        "sail": cast(view.SailView, {name: shown_sail(state, seat, action) for action, name in enumerate(ACTIONS)}),
    }


def _own(state: State, seat: int) -> view.OwnView:
    """What only this seat knows."""
    rules = state.ruleset
    looked: list[int] = []
    known = state.held[seat]
    for stack in range(rules.objective_stacks):
        seen = state.looked[rules.objective_stacks * seat + stack] & ~state.held[seat] & ~state.resolved
        looked.append(seen)
        known |= seen
    return {
        "hand": _named(rules.card_ids, state.hand[seat]),
        "objectives": _named(rules.objective_ids, state.held[seat]),
        "drawn": _named(rules.card_ids, state.card_drawn & state.known[seat]),
        "stored": _named(rules.card_ids, state.storage[CARD_STACK] & state.known[seat]),
        "looked": _by_marker(state, looked),
        "progress": {rules.objective_ids[objective]: measured(state, seat, objective) for objective in bits_of(known)},
        "payable": _payable(state, seat),
    }


def _payable(state: State, seat: int) -> dict[str, list[str]]:
    """DEL-1: what the seat's ships can deliver, as far as they are free or planned for it, and have not acted yet."""
    rules = state.ruleset
    mask = state.assigned[4 * seat + DELIVER_ACTION]
    if state.phase == stages.ACTION:
        if state.action == DELIVER_ACTION and state.actor == seat:
            mask = state.left
    else:
        mask |= idle_ships(state, seat) | (state.hand[seat] & rules.charter_cards) << rules.ships
    vessels = list(bits_of(mask))
    crates = [crate(state, vessel) for vessel in vessels]
    found: dict[str, list[str]] = {}
    for contract in state.contract_at:
        if contract >= 0 and can_deliver(state, seat, contract, sum(crates)):
            size = rules.cost_sizes[rules.first_contract_cost + contract]
            alone = [rules.vessel_ids[vessel] for vessel, hold in zip(vessels, crates, strict=True) if hold >= size]
            found[rules.components.contract_ids[contract]] = alone
    return found


def _place(state: State, place: int) -> view.PlaceView:
    owners = state.ruleset.players + 1  # the last one: neutral cubes
    cubes = [cubes_at(state, place, owner) for owner in range(owners)]
    standing: list[view.CubesView] = []
    for owner in sorted(range(owners), key=lambda owner: -cubes[owner]):
        if cubes[owner]:
            standing.append({"owner": owner if owner < state.ruleset.players else None, "cubes": cubes[owner]})
    return {"standing": standing, "missing": missing_pieces(state, place)}


def _spots(state: State) -> dict[str, str]:
    spots: dict[str, str] = {}
    for tile, id in enumerate(state.ruleset.components.tile_ids):
        spot = spot_of(state, tile)
        if spot != id:
            spots[id] = spot
    return spots


def _fitting(state: State) -> dict[str, list[str]]:
    rules = state.ruleset
    fitting: dict[str, list[str]] = {}
    for tile in bits_of(state.tile_drawn):
        spaces = 0
        for island in range(rules.islands):
            spaces |= rules.spaces_of_shape[rules.shapes * island + rules.tile_shape[tile]] & state.vacant
        fitting[rules.components.tile_ids[tile]] = _named(rules.space_ids, spaces)
    return fitting


def _open_table(state: State) -> view.OpenTable:
    """What all may know, and what a whole position needs as well."""
    rules = state.ruleset
    pack = rules.components
    markers: dict[str, view.MarkerView] = {}
    for marker, id in enumerate(rules.marker_ids):
        markers[id] = {"space": state.marker_space[marker], "earned": bits_of(state.marker_earned[marker])}
    seats = rules.players
    return {
        "round": state.round,
        "start": state.start,
        "stage": cast(view.Stage, stages.NAMES[state.phase]),
        "turn": _turn(state),
        "captains": {pack.captain_ids[captain]: owner if owner >= 0 else None for captain, owner in enumerate(state.captain)},
        "magellan": cast(view.ActionName, ACTIONS[state.magellan_on]) if state.magellan_on >= 0 else None,
        "da_gama": rules.vessel_ids[state.da_gama_on] if state.da_gama_on >= 0 else None,
        "ship_storage": _named(rules.vessel_ids, state.storage[SMALL_STACK] | state.storage[LARGE_STACK]),
        "contracts": [pack.contract_ids[contract] if contract >= 0 else None for contract in state.contract_at],
        "contract_storage": _named(pack.contract_ids, state.storage[CONTRACT_STACK]),
        "spaces": _spaces(state),
        "tile_storage": _named(pack.tile_ids, state.storage[TILE_STACK]),
        "tile_drawn": _named(pack.tile_ids, state.tile_drawn),
        "cities": {city.id: state.city_cubes[seats * at : seats * (at + 1)] for at, city in enumerate(pack.cities)},
        "scored": _named(rules.place_ids, state.scored),
        "compass": [pack.compass_ids[tile] for tile in state.compass],
        "markers": markers,
        "triangle": _named(GOODS, state.triangle),
        "resolved": _named(rules.objective_ids, state.resolved),
    }


def _turn(state: State) -> view.TurnView:
    rules = state.ruleset
    scoring_now = state.phase == stages.SCORING and state.place >= 0
    return {
        "actor": state.actor,
        "step": cast(view.Step, steps.NAMES[state.step]),
        "number": state.turn,
        "action": cast(view.ActionName, ACTIONS[state.action]),
        "order": list(state.order),
        "place": rules.place_ids[rules.scoring_order[state.place]] if scoring_now else None,
        "points_before": state.turn_points,
        "built": state.built,
        "purchase": purchase_id(rules, state.purchase),
        "left": _named(rules.vessel_ids, state.left),
        "picked": _named(rules.vessel_ids, state.picked),
        "crate_left": state.crate_left,
        "keeps_left": state.keeps_left,
        "places_left": state.places_left,
        "extra_cubes": state.extra_cubes,
        "resolved_now": state.resolved_now,
        "marker": rules.marker_ids[state.marker] if state.marker >= 0 else None,
    }


def purchase_id(rules: NewFoundLandRuleset, purchase: int) -> str | None:
    if purchase >= rules.first_objective_cost:
        return rules.objective_ids[purchase - rules.first_objective_cost]
    if purchase >= rules.first_contract_cost:
        return rules.components.contract_ids[purchase - rules.first_contract_cost]
    if purchase >= rules.first_covered_cost:
        return rules.covered_ids[purchase - rules.first_covered_cost]
    if purchase >= rules.first_ship_cost:
        return rules.vessel_ids[purchase - rules.first_ship_cost]
    if purchase >= 0:
        return rules.expansion_ids[purchase]
    return "antwerp" if purchase == TO_ANTWERP else None


def _open_seat(state: State, seat: int) -> view.OpenSeat:
    """What lies open before a player."""
    rules = state.ruleset
    at = 4 * seat
    assigned = {name: _named(rules.vessel_ids, state.assigned[at + action]) for action, name in enumerate(ACTIONS)}
    expansions: list[str] = []
    if state.expansions[seat] & YARD_BIT:
        expansions.append(rules.expansion_ids[0])
    if state.expansions[seat] & OWN_BIT:
        expansions.append(rules.expansion_ids[1 + state.nation[seat]])
    return {
        "nation": rules.nation_ids[state.nation[seat]],
        "goods": cast(view.GoodsView, {name: state.goods[at + good] for good, name in enumerate(GOODS)}),
        "points": state.points[seat],
        "earned": {name: state.earned[len(SOURCES) * seat + source] for source, name in enumerate(SOURCES)},
        "expansions": expansions,
        "ships": _named(rules.vessel_ids, state.owned[seat]),
        "assigned": cast(view.AssignedView, assigned),
        "fifty": state.fifty[seat] + 1 if state.fifty[seat] >= 0 else None,
    }


def _spaces(state: State) -> dict[str, view.SpaceView]:
    """The island spaces that hold a tile: the tile, and on its two cube spaces owner and number of cubes."""
    rules = state.ruleset
    spaces: dict[str, view.SpaceView] = {}
    tile_at = [-1] * rules.spaces
    for tile, space in enumerate(state.tile_space):
        if space >= 0:
            tile_at[space] = tile
    for space, tile in enumerate(tile_at):
        if tile >= 0:
            cubes: list[view.CubesView] = []
            for value in state.cubes[2 * space : 2 * space + 2]:
                if value:
                    owner = (value - 1) // 2
                    cubes.append({"owner": owner if owner < rules.players else None, "cubes": value - 2 * owner})
            spaces[rules.space_ids[space]] = {"tile": rules.components.tile_ids[tile], "cubes": cubes}
    return spaces


def _by_marker(state: State, stacks: list[int]) -> dict[str, list[str]]:
    """Sets of objectives under the names of the markers that give them."""
    rules = state.ruleset
    markers = [rules.marker_ids[marker] for marker in rules.stack_marker]
    return {id: _named(rules.objective_ids, stacks[stack]) for stack, id in enumerate(markers)}


def _named(ids: list[str], mask: int) -> list[str]:
    return [ids[number] for number in bits_of(mask)]
