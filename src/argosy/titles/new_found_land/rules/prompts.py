"""What a seat is asked to decide."""

from argosy.engine.masks import count, lowest
from argosy.engine.position import Prompt
from argosy.titles.new_found_land.rules import steps
from argosy.titles.new_found_land.rules.deliver import crates_left
from argosy.titles.new_found_land.rules.discover import any_fits, tiles_owed
from argosy.titles.new_found_land.rules.load import crate
from argosy.titles.new_found_land.rules.names import bundle_id
from argosy.titles.new_found_land.rules.pack import ACTIONS
from argosy.titles.new_found_land.rules.position_writer import purchase_id
from argosy.titles.new_found_land.rules.settle import next_ship, settler_choices
from argosy.titles.new_found_land.rules.state import TO_ANTWERP, State
from argosy.titles.new_found_land.rules.whereabouts import city_of


def prompt_for(state: State, seat: int) -> Prompt:
    rules = state.ruleset
    step = state.step
    if step == steps.LAND:
        return Prompt("land-building") if state.built else Prompt("land")
    if step == steps.PAYING:
        what = purchase_id(rules, state.purchase) or ""
        if state.purchase >= rules.first_objective_cost:
            return Prompt("pay-objective", {"purchase": what, "count": rules.components.further_objective})
        cost = bundle_id(rules.costs[state.purchase])
        if state.purchase >= rules.first_contract_cost:
            return Prompt("pay-contract", {"purchase": what, "city": city_of(state, state.purchase - rules.first_contract_cost)})
        return Prompt("pay" if state.purchase < rules.first_ship_cost else "pay-ship", {"purchase": what, "cost": cost})
    if step == steps.SCRAPPING:
        return Prompt("scrap", {"ship": purchase_id(rules, state.purchase) or ""})
    if step == steps.PLANNING:
        limit = rules.components.ships_per_action[state.action]
        done = count(state.assigned[4 * seat + state.action])
        return Prompt("plan", {"action": ACTIONS[state.action], "count": done, "limit": limit})
    if step == steps.TAKING:
        return Prompt("take", {"crate": crate(state, lowest(state.left))})
    if step == steps.KEEPING:
        return Prompt("keep", {"count": min(state.keeps_left, count(state.card_drawn))})
    if step == steps.SETTLING:
        if len(settler_choices(state)) > 1:
            return Prompt("settle-any", {"count": count(state.left)})
        vessel = next_ship(state, 0)
        return Prompt("settle", {"ship": rules.vessel_ids[vessel], "cubes": rules.settlers[vessel]})
    if step == steps.EXTRA:
        return Prompt("extra-cube", {"expansion": rules.expansion_ids[1 + state.nation[seat]]})
    if step == steps.DELIVERING:
        return Prompt("deliver", {"count": count(state.left), "crate": crates_left(state)})
    if step == steps.CARRYING:
        if state.purchase == TO_ANTWERP:
            return Prompt("carry-antwerp", {"place": "antwerp"})
        missing = rules.cost_sizes[state.purchase]
        city = city_of(state, state.purchase - rules.first_contract_cost)
        return Prompt("carry", {"contract": purchase_id(rules, state.purchase) or "", "city": city, "goods": missing})
    if step == steps.UNLOADING:
        return Prompt("unload", {"place": "antwerp", "count": state.crate_left})
    if step == steps.DISCOVERING:
        owed = tiles_owed(state, seat)
        if owed and any_fits(state):
            return Prompt("discover-must", {"count": owed})
        return Prompt("discover", {"count": min(state.places_left, count(state.tile_drawn))})
    if step == steps.COUNTING:
        return Prompt("count", {"place": rules.place_ids[rules.scoring_order[state.place]]})
    if step in (steps.CHOOSING, steps.HIRING, steps.CLAIMING):
        return Prompt(steps.NAMES[step], {"marker": rules.marker_ids[state.marker]})
    if state.resolved_now < rules.components.free_objectives:
        return Prompt("objectives")
    return Prompt("objectives-further", {"count": rules.components.further_objective})
