"""Why an assignment or a captain is refused while planning. See refusals.py."""

from argosy.engine.masks import count
from argosy.engine.rules import Facts, Refusal
from argosy.titles.new_found_land.rules.pack import ACTIONS
from argosy.titles.new_found_land.rules.ruleset import DELIVER_ACTION, LOAD_ACTION
from argosy.titles.new_found_land.rules.state import State


def assign(state: State, seat: int, argument: int) -> Refusal | None:
    rules = state.ruleset
    action, vessel = divmod(argument, rules.vessels)
    facts: Facts = {"ship": rules.vessel_ids[vessel], "action": ACTIONS[state.action]}
    if vessel >= rules.ships:
        mine = state.hand[seat] >> (vessel - rules.ships) & 1
    else:
        mine = state.owned[seat] >> vessel & 1
    for other in range(4):
        if state.assigned[4 * seat + other] >> vessel & 1:
            return Refusal("PLN-3", "", {"ship": rules.vessel_ids[vessel], "action": ACTIONS[other]})
    if not mine:
        return Refusal("PLN-1", "own", facts)
    if action != state.action:
        return Refusal("PLN-1", "action", facts)
    limit = rules.components.ships_per_action[action]
    if count(state.assigned[4 * seat + action]) >= limit:
        return Refusal("PLN-2", "", {"action": ACTIONS[action], "limit": limit})
    return None


def magellan(state: State, seat: int, argument: int) -> Refusal | None:
    refusal = _captain(state, seat, state.ruleset.magellan, state.magellan_on >= 0)
    if refusal is None and state.assigned[4 * seat + state.action] == 0:
        captain = state.ruleset.components.captain_ids[state.ruleset.magellan]
        return Refusal("PLN-4", "ship", {"captain": captain, "action": ACTIONS[state.action]})
    return refusal


def da_gama(state: State, seat: int, vessel: int) -> Refusal | None:
    rules = state.ruleset
    refusal = _captain(state, seat, rules.da_gama, state.da_gama_on >= 0)
    if refusal is not None:
        return refusal
    facts: Facts = {"captain": rules.components.captain_ids[rules.da_gama], "action": ACTIONS[state.action]}
    if state.action not in (LOAD_ACTION, DELIVER_ACTION):
        return Refusal("PLN-4", "action", facts)
    if state.assigned[4 * seat + state.action] >> vessel & 1 == 0:
        return Refusal("PLN-4", "assigned", {**facts, "ship": rules.vessel_ids[vessel]})
    return None


def _captain(state: State, seat: int, captain: int, sent: bool) -> Refusal | None:
    facts: Facts = {"captain": state.ruleset.components.captain_ids[captain]}
    if state.captain[captain] != seat:
        return Refusal("PLN-4", "owner", facts)
    if sent:
        return Refusal("PLN-4", "sent", facts)
    return None
