"""Buying: what is paid, and then what was paid for happens."""

from argosy.titles.new_found_land.rules import covered_ships, deliver, land_phase, objectives
from argosy.titles.new_found_land.rules.payment import pay, ways_to_pay
from argosy.titles.new_found_land.rules.state import PAYING, State


def begin(state: State, seat: int, purchase: int) -> None:
    """Asks what to pay with only where there is a choice."""
    state.purchase = purchase
    ways = ways_to_pay(state, seat, purchase)
    if len(ways) == 1:
        pay_with(state, seat, ways[0])
    else:
        state.step = PAYING


def pay_with(state: State, seat: int, way: int) -> None:
    rules = state.ruleset
    purchase = state.purchase
    pay(state, seat, way)
    if purchase < rules.first_ship_cost:
        land_phase.expand(state, seat, purchase)
    elif purchase < rules.first_covered_cost:
        land_phase.build(state, seat, purchase - rules.first_ship_cost)
    elif purchase < rules.first_contract_cost:
        land_phase.build(state, seat, covered_ships.turn_over(state, purchase - rules.first_covered_cost))
    elif purchase < rules.first_objective_cost:
        deliver.fulfil(state, seat)
    else:
        objectives.resolve(state, seat, purchase - rules.first_objective_cost)


def resolve_objective(state: State, seat: int, objective: int) -> None:
    """FIN-4: the first is free, each further one costs goods."""
    if state.resolved_now < state.ruleset.components.free_objectives:
        objectives.resolve(state, seat, objective)
    else:
        begin(state, seat, state.ruleset.first_objective_cost + objective)
