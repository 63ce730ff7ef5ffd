"""The planning phase: which ship, and which charter, serves which action."""

from argosy.engine.masks import bits_of, count
from argosy.titles.new_found_land.rules import steps
from argosy.titles.new_found_land.rules.card_knowledge import reveal_from_hand
from argosy.titles.new_found_land.rules.pack import ACTIONS
from argosy.titles.new_found_land.rules.ruleset import DELIVER_ACTION, LOAD_ACTION, NAVAL_SAIL
from argosy.titles.new_found_land.rules.state import State


def begin(state: State, seat: int) -> None:
    """PLN-1: asked once for each action, unless nothing is left to assign; ACT-3: whatever cards are in the hand."""
    state.begin_turn(seat)
    state.step = steps.PLANNING if _may_assign(state, seat) else steps.BETWEEN


def idle_ships(state: State, seat: int) -> int:
    """PLN-3: mask of the ship tiles that serve no action yet."""
    at = 4 * seat
    busy = state.assigned[at] | state.assigned[at + 1] | state.assigned[at + 2] | state.assigned[at + 3]
    return state.owned[seat] & ~busy


def assignable(state: State, seat: int) -> int:
    """Mask of the vessels that may be assigned to the action now planned: ships, and charters in the hand."""
    if count(state.assigned[4 * seat + state.action]) >= state.ruleset.components.ships_per_action[state.action]:
        return 0
    return idle_ships(state, seat) | (state.hand[seat] & state.ruleset.charter_cards) << state.ruleset.ships


def _may_assign(state: State, seat: int) -> bool:
    """As far as the table can see: any card in the hand could be a charter (HID-1)."""
    if count(state.assigned[4 * seat + state.action]) >= state.ruleset.components.ships_per_action[state.action]:
        return False
    return idle_ships(state, seat) != 0 or state.hand[seat] != 0


def assign(state: State, seat: int, vessel: int) -> None:
    rules = state.ruleset
    at = 4 * seat + state.action
    state.assigned[at] = state.assigned[at] | 1 << vessel
    if vessel >= rules.ships:
        reveal_from_hand(state, seat, vessel - rules.ships)  # PLN-5
    if state.journal is not None:
        state.tell("assigned", {"player": seat, "ship": rules.vessel_ids[vessel], "action": ACTIONS[state.action]})
    go_on(state, seat)


def go_on(state: State, seat: int) -> None:
    if not (_may_assign(state, seat) or may_send_magellan(state, seat) or may_send_da_gama(state, seat)):
        state.step = steps.ENDING


def may_send_magellan(state: State, seat: int) -> bool:
    """PLN-4: once in the phase; on which ship of the action makes no difference."""
    if state.captain[state.ruleset.magellan] != seat or state.magellan_on >= 0:
        return False
    return state.assigned[4 * seat + state.action] != 0


def may_send_da_gama(state: State, seat: int) -> bool:
    """PLN-4: once in the phase, for load or deliver."""
    if state.captain[state.ruleset.da_gama] != seat or state.da_gama_on >= 0:
        return False
    return (state.action == LOAD_ACTION or state.action == DELIVER_ACTION) and state.assigned[4 * seat + state.action] != 0


def send_magellan(state: State, seat: int) -> None:
    rules = state.ruleset
    state.magellan_on = state.action
    if state.journal is not None:
        amount = rules.captain_amount[rules.magellan]
        state.tell("magellan", {"player": seat, "action": ACTIONS[state.action], "amount": amount})
    go_on(state, seat)


def send_da_gama(state: State, seat: int, vessel: int) -> None:
    rules = state.ruleset
    state.da_gama_on = vessel
    if state.journal is not None:
        state.tell("da-gama", {"player": seat, "ship": rules.vessel_ids[vessel], "amount": rules.captain_amount[rules.da_gama]})
    go_on(state, seat)


def set_action_order(state: State) -> None:
    """ACT-1: by total sail, highest first; ties clockwise from the start player."""
    totals: list[int] = []
    order: list[int] = []
    for place in range(state.ruleset.players):
        seat = state.seat_in_order(place)
        if state.assigned[4 * seat + state.action] == 0:
            continue
        total = total_sail(state, seat, state.action)
        at = len(order)
        while at > 0 and totals[at - 1] < total:
            at -= 1
        totals.insert(at, total)
        order.insert(at, seat)
    state.order = order
    if state.journal is not None:
        state.tell("action", {"action": ACTIONS[state.action], "count": len(order)})
        for at, seat in enumerate(order):
            state.tell("sails", {"player": seat, "sail": totals[at], "number": at + 1})


def shown_sail(state: State, seat: int, action: int) -> int:
    """ACT-1: the total sail in an action of this round, also once it has been carried out."""
    sailed = state.sailed[4 * seat + action]
    return sailed if sailed else total_sail(state, seat, action)


def total_sail(state: State, seat: int, action: int) -> int:
    """ACT-1: of the ships that wait for the action; 0 without any."""
    rules = state.ruleset
    vessels = state.assigned[4 * seat + action]
    if vessels == 0:
        return 0
    total = state.effect_of(seat, NAVAL_SAIL)  # NFL-OP-31: once, not for each ship
    for vessel in bits_of(vessels):
        total += rules.sail[vessel]
    return total + state.captain_gives(seat, rules.magellan) if state.magellan_on == action else total
