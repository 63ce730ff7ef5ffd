"""What the seat that decides may do: the numbers of the catalogue, ascending."""

from argosy.engine.masks import bits_of, lowest
from argosy.titles.new_found_land.rules import action_kinds as kinds
from argosy.titles.new_found_land.rules import steps
from argosy.titles.new_found_land.rules.deliver import can_deliver, carriers, crates_left
from argosy.titles.new_found_land.rules.discover import fits, tiles_owed
from argosy.titles.new_found_land.rules.land_phase import open_expansions
from argosy.titles.new_found_land.rules.load import best_good, crate
from argosy.titles.new_found_land.rules.markers import free_captains
from argosy.titles.new_found_land.rules.objectives import points_for
from argosy.titles.new_found_land.rules.payment import can_pay_any, shortage, ways_to_pay
from argosy.titles.new_found_land.rules.planning_phase import assignable, may_send_da_gama, may_send_magellan
from argosy.titles.new_found_land.rules.settle import settler_choices
from argosy.titles.new_found_land.rules.state import State


def options_of(state: State) -> list[int]:
    step = state.step
    seat = state.actor
    if step == steps.PLANNING:
        return _planning(state, seat)
    if step == steps.LAND:
        return _land(state, seat)
    if step == steps.SETTLING:
        return _settling(state, seat)
    if step == steps.EXTRA:
        return _extra_cube(state, seat)
    if step == steps.DISCOVERING:
        return _discovering(state, seat)
    if step == steps.DELIVERING:
        return _delivering(state, seat)
    if step == steps.KEEPING:
        return _keeping(state, seat)
    if step == steps.TAKING:
        return _taking(state, seat)
    if step == steps.PAYING:
        return ways_to_pay(state, seat, state.purchase)
    if step == steps.SCRAPPING:
        new = state.purchase - state.ruleset.first_ship_cost  # LND-4: the ship that needs the room
        return _numbered(state, kinds.SCRAP, bits_of(state.owned[seat] & ~(1 << new)))
    if step == steps.CARRYING:
        return _numbered(state, kinds.CARRY, carriers(state))
    if step == steps.UNLOADING:
        return _unloading(state, seat)
    if step == steps.COUNTING:
        return _done_or_play(state, seat)
    if step == steps.RESOLVING:
        return _resolving(state, seat)
    if step == steps.CHOOSING:
        stack = state.ruleset.marker_stack[state.marker]
        return _numbered(state, kinds.CHOOSE, bits_of(state.objective_stacks[stack]))
    if step == steps.HIRING:
        return _numbered(state, kinds.HIRE, free_captains(state))
    return _numbered(state, kinds.CLAIM, bits_of(state.triangle))


def _numbered(state: State, kind: int, arguments: list[int]) -> list[int]:
    first = state.ruleset.first[kind]
    return [first + argument for argument in arguments]


def _add_plays(state: State, options: list[int], cards: int) -> None:
    """ACT-3: goods and points cards."""
    playable = cards & state.ruleset.gain_cards
    if playable:
        first = state.ruleset.first[kinds.PLAY] - state.ruleset.charters
        for card in bits_of(playable):
            options.append(first + card)


def _done_or_play(state: State, seat: int) -> list[int]:
    options = [kinds.DONE]
    _add_plays(state, options, state.hand[seat])
    return options


def _land(state: State, seat: int) -> list[int]:
    rules = state.ruleset
    options = _done_or_play(state, seat)
    for expansion in open_expansions(state, seat):
        if shortage(state, seat, expansion) <= 0:
            options.append(rules.first[kinds.EXPAND] + expansion)
    for ship in bits_of(state.market & ~rules.covered_ships):
        if shortage(state, seat, rules.first_ship_cost + ship) <= 0:
            options.append(rules.first[kinds.BUILD] + ship)
    if rules.covered_ships:  # SET-3: by its cost, which is all that shows
        for number, ships in enumerate(rules.ships_of_cost):
            if ships & state.market and shortage(state, seat, rules.first_covered_cost + number) <= 0:
                options.append(rules.first[kinds.BUILD_COVERED] + number)
    return options


def _planning(state: State, seat: int) -> list[int]:
    rules = state.ruleset
    options = _done_or_play(state, seat)
    first = rules.first[kinds.ASSIGN] + rules.vessels * state.action
    for vessel in bits_of(assignable(state, seat)):
        options.append(first + vessel)
    if may_send_magellan(state, seat):
        options.append(rules.first[kinds.MAGELLAN])
    if may_send_da_gama(state, seat):
        for vessel in bits_of(state.assigned[4 * seat + state.action]):
            options.append(rules.first[kinds.DA_GAMA] + vessel)
    return options


def _taking(state: State, seat: int) -> list[int]:
    options: list[int] = []
    _add_plays(state, options, state.hand[seat])
    first = state.ruleset.first[kinds.TAKE]
    options.extend(range(first, first + best_good(state, seat) + 1))
    return options


def _keeping(state: State, seat: int) -> list[int]:
    options: list[int] = []
    _add_plays(state, options, state.hand[seat] | state.card_drawn)
    first = state.ruleset.first[kinds.KEEP]
    for card in bits_of(state.card_drawn):
        options.append(first + card)
    return options


def _settling(state: State, seat: int) -> list[int]:
    options: list[int] = []
    _add_plays(state, options, state.hand[seat])
    choices = settler_choices(state)
    for settlers in choices:
        _add_settlements(state, options, settlers)
    for settlers in choices:
        options.append(state.ruleset.new_england_action[settlers])
    return options


def _extra_cube(state: State, seat: int) -> list[int]:
    options = _done_or_play(state, seat)
    _add_settlements(state, options, 0)
    return options


def _add_settlements(state: State, options: list[int], settlers: int) -> None:
    first = state.ruleset.settle_action[settlers]
    for tile in bits_of(state.open_tiles):
        options.append(first + 2 * tile)
        options.append(first + 2 * tile + 1)


def _delivering(state: State, seat: int) -> list[int]:
    options = _done_or_play(state, seat)
    crates = crates_left(state)
    for contract in bits_of(state.offered):
        if can_deliver(state, seat, contract, crates):
            options.append(state.ruleset.first[kinds.DELIVER] + contract)
    if state.goods_total(seat):
        options.append(state.ruleset.first[kinds.ANTWERP])
    return options


def _unloading(state: State, seat: int) -> list[int]:
    options: list[int] = []
    if state.crate_left < crate(state, lowest(state.picked)):  # a ship that goes to Antwerp brings at least one good
        options.append(kinds.DONE)
    for good in range(4):
        if state.goods[4 * seat + good]:
            options.append(state.ruleset.first[kinds.UNLOAD] + good)
    return options


def _discovering(state: State, seat: int) -> list[int]:
    rules = state.ruleset
    places: list[int] = []
    for tile in bits_of(state.tile_drawn):
        for island in range(rules.islands):
            if fits(state, tile, island):
                places.append(rules.place_action[rules.islands * tile + island])
    options: list[int] = [] if places and tiles_owed(state, seat) else [kinds.DONE]
    _add_plays(state, options, state.hand[seat])
    options.extend(places)
    return options


def _resolving(state: State, seat: int) -> list[int]:
    rules = state.ruleset
    options = _done_or_play(state, seat)
    free = state.resolved_now < rules.components.free_objectives
    for objective in bits_of(state.held[seat]):
        if points_for(state, seat, objective) and (free or can_pay_any(state, seat, objective)):
            options.append(rules.first[kinds.RESOLVE] + objective)
    return options
