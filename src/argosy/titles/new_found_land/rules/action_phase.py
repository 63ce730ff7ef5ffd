"""The action phase: the four actions as turns, and the cards that may be played in them."""

from argosy.titles.new_found_land.rules import deliver, discover, load, planning_phase, settle
from argosy.titles.new_found_land.rules.card_knowledge import reveal_drawn, reveal_from_hand
from argosy.titles.new_found_land.rules.names import CARDS, bundle_id
from argosy.titles.new_found_land.rules.ruleset import DELIVER_ACTION, LOAD_ACTION, SETTLE_ACTION
from argosy.titles.new_found_land.rules.state import CARD_STACK, KEEPING, PLANNING, State


def begin(state: State, seat: int) -> None:
    state.begin_turn(seat)
    state.left = state.assigned[4 * seat + state.action]
    if state.action == LOAD_ACTION:
        load.begin(state, seat)
    elif state.action == SETTLE_ACTION:
        settle.begin(state, seat)
    elif state.action == DELIVER_ACTION:
        deliver.go_on(state, seat)
    else:
        discover.begin(state, seat)


def ships_return(state: State, seat: int) -> None:
    """ACT-2; NFL-OP-32: charters go to storage after their action."""
    rules = state.ruleset
    at = 4 * seat + state.action
    if state.assigned[at]:
        state.sailed[at] = planning_phase.total_sail(state, seat, state.action)
    state.store(CARD_STACK, state.assigned[at] >> rules.ships)
    state.assigned[at] = 0
    state.left = 0
    state.picked = 0


def play_card(state: State, seat: int, card: int) -> None:
    """ACT-3: from the hand, or straight from the cards just drawn, which then counts as keeping it (NFL-OP-36)."""
    rules = state.ruleset
    gain = rules.gains[card]
    drawn = state.card_drawn >> card & 1
    if drawn:
        reveal_drawn(state, seat, card)
    else:
        reveal_from_hand(state, seat, card)
    state.store(CARD_STACK, 1 << card)
    if state.journal is not None:
        state.tell("played", {"player": seat, "card": rules.card_ids[card], "gain": bundle_id(gain)})
    state.gain(seat, gain, CARDS)
    if drawn and state.step == KEEPING:
        load.kept_one(state, seat)
    elif state.step == PLANNING:
        planning_phase.go_on(state, seat)
