"""Whether the turn of a position adds up: the right seat, a decision of this phase, and how far it has come."""

from typing import Final

from argosy.engine.errors import BadPosition
from argosy.engine.masks import count, lowest
from argosy.titles.new_found_land.rules import stages, steps
from argosy.titles.new_found_land.rules.deliver import by_crate, crews, fitting_crews
from argosy.titles.new_found_land.rules.land_phase import open_expansions, yards
from argosy.titles.new_found_land.rules.load import crate
from argosy.titles.new_found_land.rules.objectives import points_for
from argosy.titles.new_found_land.rules.pack import ACTIONS
from argosy.titles.new_found_land.rules.payment import shortage, ways_to_pay
from argosy.titles.new_found_land.rules.ruleset import EXTRA_CARD, EXTRA_CUBE
from argosy.titles.new_found_land.rules.state import NOTHING, TO_ANTWERP, State

_MARKER_STEPS: Final = [steps.CHOOSING, steps.HIRING, steps.CLAIMING]  # by what a marker gives
_PHASE_STEPS: Final = [
    [steps.LAND, steps.PAYING, steps.SCRAPPING],
    [steps.PLANNING],
    [],
    [steps.COUNTING],
    [steps.RESOLVING, steps.PAYING],
]
_ACTION_STEPS: Final = [
    [steps.TAKING, steps.KEEPING],
    [steps.SETTLING, steps.EXTRA],
    [steps.DELIVERING, steps.CARRYING, steps.PAYING, steps.UNLOADING],
    [steps.DISCOVERING],
]


def audit_turn(state: State) -> None:
    _check_actor(state)
    _check_assigned(state)
    _check_sailed(state)
    _check_left(state)
    _check_purchase(state)
    _check_progress(state)
    _check_marker(state)


def _bad(reason: str) -> BadPosition:
    return BadPosition(f"turn: {reason}")


def _check_actor(state: State) -> None:
    if state.phase == stages.OVER:
        if state.step != steps.BETWEEN:
            raise _bad("nothing is decided after the end: 'step' should be 'between'")
        return
    possible = _ACTION_STEPS[state.action] if state.phase == stages.ACTION else _PHASE_STEPS[state.phase]
    if state.step not in possible and state.step not in _MARKER_STEPS:
        raise _bad(f"{steps.NAMES[state.step]!r} is not a decision of this phase and action")
    if state.phase != stages.ACTION and state.order:
        raise _bad("'order' is for the action phase")
    if len(set(state.order)) != len(state.order):
        raise _bad("a seat stands twice in 'order'")
    seats = state.order if state.phase == stages.ACTION else [state.seat_in_order(at) for at in range(state.ruleset.players)]
    if not 0 <= state.turn < len(seats) or seats[state.turn] != state.actor:
        raise _bad(f"turn number {state.turn} is not that of seat {state.actor}")
    if state.phase not in (stages.PLANNING, stages.ACTION) and state.action != 0:
        raise _bad("'action' should be 'load' outside planning and action phase")
    if (state.place >= 0) != (state.phase == stages.SCORING):
        raise _bad("'place' is the place being scored, if any")
    if state.place >= 0 and state.scored >> state.ruleset.scoring_order[state.place] & 1 == 0:
        raise _bad("'place' should be among those marked as scored")
    if state.turn_points > state.points[state.actor]:
        raise _bad("'points_before' is more than the player has now")


def _check_assigned(state: State) -> None:
    rules = state.ruleset
    for seat in range(rules.players):
        seen = 0
        place = (seat - state.start) % rules.players
        for action, limit in enumerate(rules.components.ships_per_action):
            vessels = state.assigned[4 * seat + action]
            where = f"seats[{seat}].assigned"
            if vessels & ((1 << rules.ships) - 1) & ~state.owned[seat]:
                raise BadPosition(f"{where}: a ship that the player does not have")
            if vessels & seen:
                raise BadPosition(f"{where}: {rules.vessel_ids[lowest(vessels & seen)]} serves two actions")
            seen |= vessels
            if count(vessels) > limit:
                raise BadPosition(f"{where}: {count(vessels)} ships to {ACTIONS[action]}, at most {limit} may")
            if vessels and not _may_be_assigned(state, seat, place, action):
                raise BadPosition(f"{where}: nothing can be assigned to {ACTIONS[action]} at this moment")
    if state.phase == stages.ACTION:
        waiting = [seat for seat in range(rules.players) if state.assigned[4 * seat + state.action]]
        due = state.order[state.turn :] if state.step not in _MARKER_STEPS else state.order[state.turn + 1 :]
        if sorted(due) != waiting:
            raise _bad("'order' should list those who have ships in this action, the acting one included")


def _check_sailed(state: State) -> None:
    """ACT-1: only who has carried out an action of this round has sailed there."""
    over = state.order[: state.turn + (1 if state.step in _MARKER_STEPS else 0)] if state.phase == stages.ACTION else []
    for seat in range(state.ruleset.players):
        for action in range(4):
            if state.sailed[4 * seat + action] == 0 or state.phase > stages.ACTION:
                continue
            if state.phase < stages.ACTION or action > state.action or (action == state.action and seat not in over):
                raise BadPosition(f"seats[{seat}].sailed: nobody has carried out {ACTIONS[action]} yet")


def _may_be_assigned(state: State, seat: int, place: int, action: int) -> bool:
    if state.phase == stages.PLANNING:
        return action < state.action or (action == state.action and place <= state.turn)
    return state.phase == stages.ACTION and action >= state.action


def _check_left(state: State) -> None:
    """Which ships have acted, and which are chosen for a delivery."""
    here = state.assigned[4 * state.actor + state.action] if state.phase == stages.ACTION else 0
    if state.left & ~here or state.picked & ~here:
        raise _bad("'left' and 'picked' should be ships of this action")
    if state.step in (steps.TAKING, steps.KEEPING, steps.DISCOVERING) and state.left != here:
        raise _bad("'left' should be all ships of this action")
    if state.step in (steps.SETTLING, steps.DELIVERING, steps.CARRYING) and state.left == 0:
        raise _bad("'left' is empty: no ship is left to act")
    if (state.step == steps.EXTRA or state.step in _MARKER_STEPS) and state.left:
        raise _bad("all ships have acted: 'left' should be empty")
    if state.step == steps.UNLOADING:
        if count(state.picked) != 1 or state.picked & state.left:
            raise _bad("'picked' should be the one ship that unloads, no longer 'left'")
        if not 1 <= state.crate_left <= crate(state, lowest(state.picked)) or state.goods_total(state.actor) == 0:
            raise _bad("'crate_left' should be what the ship can still carry")
        return
    if state.crate_left:
        raise _bad("'crate_left' is for a ship that unloads")
    if state.step not in (steps.CARRYING, steps.PAYING) and state.picked:
        raise _bad("'picked' is for ships that carry a delivery")
    if state.picked & ~state.left:
        raise _bad("'picked' should be among 'left'")


def _check_purchase(state: State) -> None:
    rules = state.ruleset
    seat = state.actor
    purchase = state.purchase
    ship = purchase - rules.first_ship_cost
    covered = purchase - rules.first_covered_cost
    contract = purchase - rules.first_contract_cost
    objective = purchase - rules.first_objective_cost
    right = purchase == NOTHING
    if state.step == steps.UNLOADING:
        right = purchase == TO_ANTWERP
    elif state.step == steps.SCRAPPING:
        right = 0 <= ship < rules.ships and state.owned[seat] >> ship & 1 == 1 and count(state.owned[seat]) > yards(state, seat)
    elif state.step == steps.CARRYING:
        right = purchase == TO_ANTWERP and state.picked == 0
        if 0 <= contract < rules.contracts:
            right = state.offered >> contract & 1 == 1 and shortage(state, seat, purchase) <= 0
            right = right and len(fitting_crews(state, by_crate(state))) > 1
    elif state.step == steps.PAYING:
        right = False
        if state.phase == stages.LAND:
            right = purchase in open_expansions(state, seat)
            if 0 <= ship < rules.ships:
                right = state.market & ~rules.covered_ships & 1 << ship != 0
            elif 0 <= covered < len(rules.ships_of_cost):
                right = state.market & rules.ships_of_cost[covered] != 0
        elif state.phase == stages.ACTION:
            right = 0 <= contract < rules.contracts and state.offered >> contract & 1 == 1
            right = right and state.picked in crews(state, rules.cost_sizes[purchase])
        elif objective >= 0:
            right = state.held[seat] >> objective & 1 == 1 and points_for(state, seat, objective) > 0
        right = right and len(ways_to_pay(state, seat, purchase)) > 1
    if not right:
        raise _bad("'purchase' does not fit with what is being decided")


def _check_progress(state: State) -> None:
    rules = state.ruleset
    seat = state.actor
    step = state.step
    if state.built and (state.phase != stages.LAND or step in _MARKER_STEPS):
        raise _bad("'built' is for the land phase")
    if step == steps.KEEPING:
        if not 1 <= state.keeps_left <= 1 + state.effect_of(seat, EXTRA_CARD) or state.card_drawn == 0:
            raise _bad("'keeps_left' and 'card_drawn' should say what may be kept")
    elif state.keeps_left or state.card_drawn:
        raise _bad("'keeps_left' and 'card_drawn' are for choosing cards")
    if step == steps.DISCOVERING:
        most = count(state.left) + state.captain_gives(seat, rules.columbus)
        if not 1 <= state.places_left <= most or state.tile_drawn == 0:
            raise _bad("'places_left' and 'tile_drawn' should say what may be placed")
    elif state.places_left or state.tile_drawn:
        raise _bad("'places_left' and 'tile_drawn' are for discovering")
    cubes = state.effect_of(seat, EXTRA_CUBE)
    if step == steps.SETTLING:
        if state.extra_cubes != cubes:
            raise _bad(f"'extra_cubes' should be {cubes}")
    elif step == steps.EXTRA:
        if not 1 <= state.extra_cubes <= cubes or state.open_tiles == 0:
            raise _bad("'extra_cubes' should be what may still be placed")
    elif state.extra_cubes:
        raise _bad("'extra_cubes' is for settling")
    free = rules.components.free_objectives
    if step == steps.PAYING and state.purchase >= rules.first_objective_cost:
        if state.resolved_now < free:
            raise _bad("the first objective is free: 'resolved_now' is too low")
    elif step != steps.RESOLVING and state.resolved_now:
        raise _bad("'resolved_now' is for resolving objectives")
    if state.resolved_now > count(state.resolved):
        raise _bad("'resolved_now' is more than the objectives in storage")


def _check_marker(state: State) -> None:
    rules = state.ruleset
    seat = state.actor
    marker = state.marker
    if state.step not in _MARKER_STEPS:
        if marker >= 0:
            raise _bad("'marker' is for taking what a marker gives")
        return
    if marker < 0 or _MARKER_STEPS[rules.marker_gives[marker]] != state.step:
        raise _bad("'marker' does not fit with what is being decided")
    space = state.marker_space[marker]
    passed = 0 if rules.skipped_markers_wait else state.turn_points  # FRM-4
    if (
        state.marker_earned[marker] >> seat & 1
        or not passed < space <= state.points[seat]
        or state.turn_points >= state.points[seat]
    ):
        raise _bad(f"seat {seat} does not earn {rules.marker_ids[marker]} now")
