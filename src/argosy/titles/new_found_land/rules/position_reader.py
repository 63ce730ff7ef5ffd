"""A position from plain data: the way back from position_writer.py. What does not fit is refused with one clear line."""

from typing import Final

from argosy.engine.fields import Fields
from argosy.engine.masks import count
from argosy.engine.position import Plain
from argosy.titles.new_found_land.rules import stages, steps
from argosy.titles.new_found_land.rules.audit import audit
from argosy.titles.new_found_land.rules.generations import kept_in
from argosy.titles.new_found_land.rules.history import EVENT_NAMES, EVENT_SIZES
from argosy.titles.new_found_land.rules.names import SOURCES
from argosy.titles.new_found_land.rules.pack import ACTIONS, GOODS
from argosy.titles.new_found_land.rules.position import NewFoundLandPosition
from argosy.titles.new_found_land.rules.ruleset import OWN_BIT, YARD_BIT, NewFoundLandRuleset
from argosy.titles.new_found_land.rules.state import (
    CARD_STACK,
    CONTRACT_STACK,
    LARGE_STACK,
    SMALL_STACK,
    TILE_STACK,
    TO_ANTWERP,
    State,
)
from argosy.titles.new_found_land.rules.view import MarkerView, SpaceView, TurnView, Whole, WholeSeat

_MOST: Final = 9999  # more than any count of a real game
_GENERATIONS: Final = 30  # more often the stack of cards is never remade
_KEPT: Final = 12  # more cards nobody can keep


def position_from_dict(rules: NewFoundLandRuleset, plain: Plain) -> NewFoundLandPosition:
    fields = Fields("", plain)
    fields.only(*Whole.__annotations__)
    state = NewFoundLandPosition(rules)
    state.set_up(fields.chance("chance"))
    _read_course(state, fields)
    for seat, mine in enumerate(fields.tables("seats", rules.players)):
        _read_seat(state, seat, mine)
    _read_turn(state, fields.table("turn"))
    _read_market(state, fields)
    _read_board(state, fields)
    _read_markers(state, fields)
    _read_cards(state, fields)
    audit(state)
    if len(state.to_act) and not state.legal(state.actor):
        raise fields.bad("the player to act has nothing to choose from")
    return state


def _numbers(fields: Fields, key: str, names: list[str]) -> list[int]:
    table = fields.table(key)
    table.only(*names)
    return [table.number(name, 0, _MOST) for name in names]


def _read_course(state: State, fields: Fields) -> None:
    rules = state.ruleset
    state.round = fields.number("round", 1, rules.components.rounds)
    state.start = fields.number("start", 0, rules.players - 1)
    state.phase = fields.one_of("stage", stages.NAMES)
    state.magellan_on = fields.one_of_or_none("magellan", ACTIONS)
    state.da_gama_on = fields.one_of_or_none("da_gama", rules.vessel_ids)
    state.scored = fields.mask_of("scored", rules.place_ids)
    state.compass = fields.some_of("compass", rules.components.compass_ids)
    for tile in state.compass:
        state.compass_stack &= ~(1 << tile)


def _read_seat(state: State, seat: int, mine: Fields) -> None:
    rules = state.ruleset
    mine.only(*WholeSeat.__annotations__)
    nation = mine.one_of("nation", rules.nation_ids)
    if nation in state.nation:
        raise mine.bad(f"'nation': {rules.nation_ids[nation]} is taken already")
    state.nation = [*state.nation, nation]
    state.goods[4 * seat : 4 * (seat + 1)] = _numbers(mine, "goods", GOODS)
    state.points[seat] = mine.number("points", 0, _MOST)
    state.earned[len(SOURCES) * seat : len(SOURCES) * (seat + 1)] = _numbers(mine, "earned", SOURCES)
    bought = mine.mask_of("expansions", [rules.expansion_ids[0], rules.expansion_ids[1 + nation]])
    state.expansions[seat] = (YARD_BIT if bought & 1 else 0) | (OWN_BIT if bought & 2 else 0)
    state.owned[seat] = mine.mask_of("ships", rules.vessel_ids[: rules.ships])
    assigned = mine.table("assigned")
    assigned.only(*ACTIONS)
    for action, name in enumerate(ACTIONS):
        state.assigned[4 * seat + action] = assigned.mask_of(name, rules.vessel_ids)
    state.sailed[4 * seat : 4 * (seat + 1)] = _numbers(mine, "sailed", ACTIONS)
    if mine.value("fifty") is not None:
        state.fifty[seat] = mine.number("fifty", 1, len(rules.components.fifty)) - 1
    state.hand[seat] = mine.mask_of("hand", rules.card_ids)
    state.held[seat] = mine.mask_of("objectives", rules.objective_ids)
    state.looked[rules.objective_stacks * seat : rules.objective_stacks * (seat + 1)] = _by_stack(state, mine, "looked")
    _read_knowledge(state, seat, mine)


def _by_stack(state: State, fields: Fields, key: str) -> list[int]:
    """Sets of objectives, one under the name of each marker that gives some."""
    rules = state.ruleset
    names = [rules.marker_ids[marker] for marker in rules.stack_marker]
    table = fields.table(key)
    table.only(*names)
    return [table.mask_of(name, rules.objective_ids) for name in names]


def _read_knowledge(state: State, observer: int, fields: Fields) -> None:
    rules = state.ruleset
    state.known[observer] = fields.mask_of("known", rules.card_ids)
    since = fields.table("since")
    since.only(*rules.card_ids)
    for card, id in enumerate(rules.card_ids):
        if id in since.values:
            state.since[rules.cards * observer + card] = since.number(id, 1, _GENERATIONS)
    hands = fields.items("kept")
    if len(hands) != rules.players:
        raise fields.bad(f"'kept' should have one list for each of the {rules.players} seats")
    for seat, hand in enumerate(hands):
        kept = Fields(fields.where, {"kept": hand}).numbers("kept", 0, _GENERATIONS)
        if len(kept) > _KEPT or kept != sorted(kept):
            raise fields.bad(f"'kept' should have at most {_KEPT} entries for a seat, rising, not {kept}")
        state.kept[rules.players * observer + seat] = kept_in(kept)
    if "history" in fields.values:
        histories = state.history.copy()
        histories[observer] = [_event(rules, fields, value) for value in fields.items("history")]
        state.history = histories


def _event(rules: NewFoundLandRuleset, fields: Fields, value: object) -> list[int]:
    if not isinstance(value, list) or not value:
        raise fields.bad(f"'history' should hold lists that begin with a word, not {value!r}")
    kind = fields.index("history", value[0], EVENT_NAMES)
    numbers = Fields(fields.where, {"history": value[1:]}).numbers("history", 0, max(rules.cards, _GENERATIONS))
    if len(numbers) != EVENT_SIZES[kind]:
        raise fields.bad(f"'history': {EVENT_NAMES[kind]} should have {EVENT_SIZES[kind]} numbers, not {len(numbers)}")
    return [kind, *numbers]


def _read_turn(state: State, turn: Fields) -> None:
    rules = state.ruleset
    turn.only(*TurnView.__annotations__)
    state.actor = turn.number("actor", 0, rules.players - 1)
    state.step = turn.one_of("step", steps.NAMES)
    state.turn = turn.number("number", -1, rules.players)
    state.action = turn.one_of("action", ACTIONS)
    state.order = turn.numbers("order", 0, rules.players - 1)
    place = turn.one_of_or_none("place", rules.place_ids)
    state.place = rules.scoring_order.index(place) if place >= 0 else -1
    state.turn_points = turn.number("points_before", 0, _MOST)
    state.built = turn.flag("built")
    purchases = rules.expansion_ids + rules.vessel_ids[: rules.ships] + rules.covered_ids
    purchases += rules.components.contract_ids + rules.objective_ids
    to_antwerp = turn.value("purchase") == "antwerp"
    state.purchase = TO_ANTWERP if to_antwerp else turn.one_of_or_none("purchase", purchases)  # -1: NOTHING
    state.left = turn.mask_of("left", rules.vessel_ids)
    state.picked = turn.mask_of("picked", rules.vessel_ids)
    state.crate_left = turn.number("crate_left", 0, _MOST)
    state.keeps_left = turn.number("keeps_left", 0, _MOST)
    state.places_left = turn.number("places_left", 0, _MOST)
    state.extra_cubes = turn.number("extra_cubes", 0, _MOST)
    state.resolved_now = turn.number("resolved_now", 0, _MOST)
    state.marker = turn.one_of_or_none("marker", rules.marker_ids)


def _read_market(state: State, fields: Fields) -> None:
    rules = state.ruleset
    ships = rules.vessel_ids[: rules.ships]
    state.market = fields.mask_of("market", ships)
    state.market_known = fields.mask_of("market_known", ships)
    stack = fields.mask_of("ship_stack", ships)
    state.stacks[SMALL_STACK] = stack & rules.small
    state.stacks[LARGE_STACK] = stack & ~rules.small
    storage = fields.mask_of("ship_storage", ships)
    state.storage[SMALL_STACK] = storage & rules.small
    state.storage[LARGE_STACK] = storage & ~rules.small
    ids = rules.components.contract_ids
    contracts = fields.items("contracts")
    if len(contracts) != len(rules.city_of):
        raise fields.bad(f"'contracts' should have {len(rules.city_of)} entries, not {len(contracts)}")
    for space, value in enumerate(contracts):
        if value is not None:
            contract = fields.index("contracts", value, ids)
            if state.offered >> contract & 1:
                raise fields.bad(f"'contracts' names {ids[contract]} twice")
            state.contract_at[space] = contract
            state.offered |= 1 << contract
    state.stacks[CONTRACT_STACK] = fields.mask_of("contract_stack", ids)
    state.storage[CONTRACT_STACK] = fields.mask_of("contract_storage", ids)


def _read_board(state: State, fields: Fields) -> None:
    rules = state.ruleset
    ids = rules.components.tile_ids
    spaces = fields.table("spaces")
    spaces.only(*rules.space_ids)
    for space, id in enumerate(rules.space_ids):
        if id in spaces.values:
            _read_space(state, space, spaces.table(id))
    state.stacks[TILE_STACK] = fields.mask_of("tile_stack", ids)
    state.storage[TILE_STACK] = fields.mask_of("tile_storage", ids)
    state.tile_drawn = fields.mask_of("tile_drawn", ids)
    cities = fields.table("cities")
    cities.only(*[city.id for city in rules.components.cities])
    for city, its in enumerate(rules.components.cities):
        cubes = cities.numbers(its.id, 0, its.cube_spaces)
        if len(cubes) != rules.players:
            raise cities.bad(f"{its.id!r} should have {rules.players} numbers, one for each player, not {len(cubes)}")
        state.city_cubes[rules.players * city : rules.players * (city + 1)] = cubes


def _read_space(state: State, space: int, fields: Fields) -> None:
    rules = state.ruleset
    fields.only(*SpaceView.__annotations__)
    tile = fields.one_of("tile", rules.components.tile_ids)
    if state.tile_space[tile] >= 0:
        raise fields.bad(f"{rules.components.tile_ids[tile]} lies on another space already")
    shape = rules.tile_shape[tile]
    if rules.spaces_of_shape[rules.shapes * rules.island_of[space] + shape] >> space & 1 == 0:
        raise fields.bad(f"{rules.components.tile_ids[tile]} does not have the shape of that space")
    state.tile_space[tile] = space
    state.vacant &= ~(1 << space)
    state.open_tiles |= 1 << tile
    cubes = len(fields.items("cubes"))
    if cubes > 2:
        raise fields.bad(f"'cubes' should have at most 2 entries, not {cubes}")
    for entry in fields.tables("cubes", cubes):
        entry.only("owner", "cubes")
        if entry.value("owner") is None:
            if rules.neutral < 0:
                raise entry.bad("there are no neutral cubes at this table")
            entry.number("cubes", 1, 1)
            state.put_cubes(rules.neutral, 1, tile)
        else:
            state.put_cubes(entry.number("owner", 0, rules.players - 1), entry.number("cubes", 1, 2), tile)


def _read_markers(state: State, fields: Fields) -> None:
    rules = state.ruleset
    captains = fields.table("captains")
    captains.only(*rules.components.captain_ids)
    for captain, id in enumerate(rules.components.captain_ids):
        if captains.value(id) is not None:
            state.captain[captain] = captains.number(id, 0, rules.players - 1)
    markers = fields.table("markers")
    markers.only(*rules.marker_ids)
    for marker, id in enumerate(rules.marker_ids):
        entry = markers.table(id)
        entry.only(*MarkerView.__annotations__)
        state.marker_space[marker] = entry.number("space", 0, rules.marker_start[marker])
        seats = entry.numbers("earned", 0, rules.players - 1)
        for seat in seats:
            state.marker_earned[marker] |= 1 << seat
        if count(state.marker_earned[marker]) != len(seats):
            raise entry.bad(f"'earned' names a seat twice: {seats}")
    state.triangle = fields.mask_of("triangle", GOODS)
    state.objective_stacks = _by_stack(state, fields, "objective_stacks")
    state.resolved = fields.mask_of("resolved", rules.objective_ids)


def _read_cards(state: State, fields: Fields) -> None:
    rules = state.ruleset
    state.stacks[CARD_STACK] = fields.mask_of("card_stack", rules.card_ids)
    state.storage[CARD_STACK] = fields.mask_of("card_storage", rules.card_ids)
    state.card_drawn = fields.mask_of("card_drawn", rules.card_ids)
    state.generation = fields.number("generation", 0, _GENERATIONS)
    _read_knowledge(state, rules.players, fields)
