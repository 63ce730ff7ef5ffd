"""A position as plain data with the names of the components: whole, or as much as one seat may know."""

from argosy.engine.position import Plain
from argosy.titles.new_found_land.rules import scoring
from argosy.titles.new_found_land.rules.covered_ships import covered_costs
from argosy.titles.new_found_land.rules.generations import generations
from argosy.titles.new_found_land.rules.history import EVENT_NAMES
from argosy.titles.new_found_land.rules.land_phase import yards
from argosy.titles.new_found_land.rules.masks import bits_of, count
from argosy.titles.new_found_land.rules.names import SOURCES
from argosy.titles.new_found_land.rules.pack import ACTIONS, GOODS
from argosy.titles.new_found_land.rules.planning_phase import shown_sail
from argosy.titles.new_found_land.rules.ruleset import OWN_BIT, YARD_BIT, NewFoundLandRuleset
from argosy.titles.new_found_land.rules.state import (
    SCORING_PHASE,
    STAGE_NAMES,
    STEP_NAMES,
    TO_ANTWERP,
    State,
)


def position_as_dict(state: State) -> Plain:
    """Everything. What can be told from the rest (who has how many cubes on an island) is left out."""
    rules = state.ruleset
    plain = _public(state)
    seats: list[object] = []
    for seat in range(rules.players):
        mine = _seat(state, seat)
        sailed: Plain = {}
        for action, name in enumerate(ACTIONS):
            sailed[name] = state.sailed[4 * seat + action]
        mine["sailed"] = sailed
        mine["hand"] = _named(rules.card_ids, state.hand[seat])
        mine["objectives"] = _named(rules.objective_ids, state.held[seat])
        mine["looked"] = _looked(state, seat)
        mine["kept"] = _kept(state, seat)
        mine["known"] = _named(rules.card_ids, state.known[seat])
        mine["since"] = _since(state, seat)
        if state.history[seat]:
            mine["history"] = _history(state, seat)
        seats.append(mine)
    plain["seats"] = seats
    plain["market"] = _named(rules.vessel_ids, state.market)
    plain["market_known"] = _named(rules.vessel_ids, state.market_known)
    plain["ship_stack"] = _named(rules.vessel_ids, state.ship_stack)
    plain["contract_stack"] = _named(rules.components.contract_ids, state.contract_stack)
    plain["tile_stack"] = _named(rules.components.tile_ids, state.tile_stack)
    plain["objective_stacks"] = _stacks(state)
    plain["card_stack"] = _named(rules.card_ids, state.card_stack)
    plain["card_storage"] = _named(rules.card_ids, state.card_storage)
    plain["card_drawn"] = _named(rules.card_ids, state.card_drawn)
    plain["generation"] = state.generation
    plain["known"] = _named(rules.card_ids, state.known[rules.players])
    plain["since"] = _since(state, rules.players)
    plain["kept"] = _kept(state, rules.players)
    if state.history[rules.players]:
        plain["history"] = _history(state, rules.players)
    plain["chance"] = state.chance.to_text()
    return plain


def _kept(state: State, observer: int) -> list[object]:
    seats = state.ruleset.players
    return [generations(state.kept[seats * observer + seat]) for seat in range(seats)]


def _history(state: State, observer: int) -> list[object]:
    """Only where there is one: see history.py."""
    events: list[object] = []
    for event in state.history[observer]:
        events.append([EVENT_NAMES[event[0]], *event[1:]])
    return events


def view_as_dict(state: State, seat: int | None) -> Plain:
    """HID-1: hands, objectives, drawn cards and the order of stacks stay hidden; how many there are does not."""
    rules = state.ruleset
    public = state.known[rules.players]
    plain = _public(state)
    plain["seat"] = seat
    plain["to_act"] = list(state.to_act)
    seats: list[object] = []
    for other in range(rules.players):
        theirs = _seat(state, other)
        theirs["hand"] = count(state.hand[other])
        theirs["known_hand"] = _named(rules.card_ids, state.hand[other] & public)
        theirs["objectives"] = count(state.held[other])
        theirs["yards"] = yards(state, other)
        sail: Plain = {}
        for action, name in enumerate(ACTIONS):
            sail[name] = shown_sail(state, other, action)
        theirs["sail"] = sail
        seats.append(theirs)
    plain["seats"] = seats
    plain["market"] = _named(rules.vessel_ids, state.market & ~rules.covered_ships)
    plain["covered"] = covered_costs(state)  # SET-3
    plain["small_stack"] = count(state.ship_stack & rules.small)
    plain["large_stack"] = count(state.ship_stack & ~rules.small)
    plain["contract_stack"] = count(state.contract_stack)
    plain["tile_stack"] = count(state.tile_stack)
    plain["compass_stack"] = count(state.compass_stack)
    stacks: Plain = {}
    for stack, marker in enumerate(rules.stack_marker):
        stacks[rules.marker_ids[marker]] = count(state.objective_stacks[stack])
    plain["objective_stacks"] = stacks
    plain["card_stack"] = count(state.card_stack)
    plain["card_storage"] = {"count": count(state.card_storage), "known": _named(rules.card_ids, state.card_storage & public)}
    plain["card_drawn"] = count(state.card_drawn)
    plain["own"] = None if seat is None else _own(state, seat)
    scores: list[object] = []
    for score in scoring.scores(state):
        scores.append({"total": score.total, "parts": dict(score.parts)})
    plain["scores"] = scores
    return plain


def _own(state: State, seat: int) -> Plain:
    """What only this seat knows."""
    rules = state.ruleset
    drawn = state.card_drawn & state.known[seat]
    looked: Plain = {}
    for stack, marker in enumerate(rules.stack_marker):
        seen = state.looked[rules.objective_stacks * seat + stack] & ~state.held[seat] & ~state.resolved
        looked[rules.marker_ids[marker]] = _named(rules.objective_ids, seen)
    return {
        "hand": _named(rules.card_ids, state.hand[seat]),
        "objectives": _named(rules.objective_ids, state.held[seat]),
        "drawn": _named(rules.card_ids, drawn),
        "stored": _named(rules.card_ids, state.card_storage & state.known[seat]),
        "looked": looked,
    }


def _public(state: State) -> Plain:
    """What all may know, and what a whole position needs as well."""
    rules = state.ruleset
    pack = rules.components
    contracts: list[object] = []
    for contract in state.contract_at:
        contracts.append(pack.contract_ids[contract] if contract >= 0 else None)
    captains: Plain = {}
    for captain, owner in enumerate(state.captain):
        captains[pack.captain_ids[captain]] = owner if owner >= 0 else None
    markers: Plain = {}
    for marker, id in enumerate(rules.marker_ids):
        earned = bits_of(state.marker_earned[marker])
        markers[id] = {"space": state.marker_space[marker], "earned": earned}
    cities: Plain = {}
    for city in range(rules.cities):
        cities[pack.cities[city].id] = state.city_cubes[rules.players * city : rules.players * (city + 1)]
    return {
        "round": state.round,
        "start": state.start,
        "stage": STAGE_NAMES[state.phase],
        "turn": _turn(state),
        "captains": captains,
        "magellan": ACTIONS[state.magellan_on] if state.magellan_on >= 0 else None,
        "da_gama": rules.vessel_ids[state.da_gama_on] if state.da_gama_on >= 0 else None,
        "ship_storage": _named(rules.vessel_ids, state.ship_storage),
        "contracts": contracts,
        "contract_storage": _named(pack.contract_ids, state.contract_storage),
        "spaces": _spaces(state),
        "tile_storage": _named(pack.tile_ids, state.tile_storage),
        "tile_drawn": _named(pack.tile_ids, state.tile_drawn),
        "cities": cities,
        "scored": _named(rules.place_ids, state.scored),
        "compass": [pack.compass_ids[tile] for tile in state.compass],
        "markers": markers,
        "triangle": _named(GOODS, state.triangle),
        "resolved": _named(rules.objective_ids, state.resolved),
    }


def _turn(state: State) -> Plain:
    """Whose turn it is, what is being decided, and how far it has come."""
    rules = state.ruleset
    scoring_now = state.phase == SCORING_PHASE and state.place >= 0
    return {
        "actor": state.actor,
        "step": STEP_NAMES[state.step],
        "number": state.turn,
        "action": ACTIONS[state.action],
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


def _seat(state: State, seat: int) -> Plain:
    """What lies open before a player."""
    rules = state.ruleset
    goods: Plain = {}
    for good, name in enumerate(GOODS):
        goods[name] = state.goods[4 * seat + good]
    earned: Plain = {}
    for source, name in enumerate(SOURCES):
        earned[name] = state.earned[len(SOURCES) * seat + source]
    assigned: Plain = {}
    for action, name in enumerate(ACTIONS):
        assigned[name] = _named(rules.vessel_ids, state.assigned[4 * seat + action])
    expansions: list[str] = []
    if state.expansions[seat] & YARD_BIT:
        expansions.append(rules.expansion_ids[0])
    if state.expansions[seat] & OWN_BIT:
        expansions.append(rules.expansion_ids[1 + state.nation[seat]])
    return {
        "nation": rules.nation_ids[state.nation[seat]],
        "goods": goods,
        "points": state.points[seat],
        "earned": earned,
        "expansions": expansions,
        "ships": _named(rules.vessel_ids, state.owned[seat]),
        "assigned": assigned,
        "fifty": state.fifty[seat] + 1 if state.fifty[seat] >= 0 else None,
    }


def _spaces(state: State) -> Plain:
    """The island spaces that hold a tile: the tile, and on its two cube spaces owner and number of cubes."""
    rules = state.ruleset
    spaces: Plain = {}
    tile_at = [-1] * rules.spaces
    for tile, space in enumerate(state.tile_space):
        if space >= 0:
            tile_at[space] = tile
    for space, tile in enumerate(tile_at):
        if tile >= 0:
            cubes: list[object] = []
            for value in state.cubes[2 * space : 2 * space + 2]:
                if value:
                    owner = (value - 1) // 2
                    cubes.append({"owner": owner if owner < rules.players else None, "cubes": value - 2 * owner})
            spaces[rules.space_ids[space]] = {"tile": rules.components.tile_ids[tile], "cubes": cubes}
    return spaces


def _looked(state: State, seat: int) -> Plain:
    rules = state.ruleset
    looked: Plain = {}
    for stack, marker in enumerate(rules.stack_marker):
        seen = state.looked[rules.objective_stacks * seat + stack]
        looked[rules.marker_ids[marker]] = _named(rules.objective_ids, seen)
    return looked


def _stacks(state: State) -> Plain:
    rules = state.ruleset
    stacks: Plain = {}
    for stack, marker in enumerate(rules.stack_marker):
        stacks[rules.marker_ids[marker]] = _named(rules.objective_ids, state.objective_stacks[stack])
    return stacks


def _since(state: State, observer: int) -> Plain:
    """Only where it is not 0."""
    rules = state.ruleset
    since: Plain = {}
    for card, id in enumerate(rules.card_ids):
        generation = state.since[rules.cards * observer + card]
        if generation:
            since[id] = generation
    return since


def _named(ids: list[str], mask: int) -> list[str]:
    return [ids[number] for number in bits_of(mask)]
