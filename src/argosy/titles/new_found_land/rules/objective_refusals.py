"""Why an objective is not resolved. See refusals.py."""

from argosy.engine.masks import bits_of
from argosy.engine.rules import Facts, Refusal
from argosy.titles.new_found_land.rules.pack import MEASURES
from argosy.titles.new_found_land.rules.state import State


def resolve(state: State, seat: int, objective: int) -> Refusal | None:
    rules = state.ruleset
    facts: Facts = {"objective": rules.objective_ids[objective]}
    if state.held[seat] >> objective & 1 == 0:
        return Refusal("FIN-4", "held", facts)
    needed = rules.components.objectives[objective].conditions[0][0]
    reached = _reached(state, seat, objective)
    if reached < needed:
        return Refusal("OBJ-1", "", {**facts, "needed": needed, "reached": reached})
    if state.resolved_now >= rules.components.free_objectives:
        kept = sum([goods_needed(state, objective, good) for good in range(4)])
        spare = state.goods_total(seat) - kept
        if spare < rules.components.further_objective:
            return Refusal("FIN-4", "cost", {**facts, "count": rules.components.further_objective, "spare": spare})
    return None


def goods_needed(state: State, objective: int, good: int) -> int:
    """OBJ-1: what the objective counts must still be there after the payment."""
    card = state.ruleset.components.objectives[objective]
    if MEASURES[card.measure] == "good" and card.of == good:
        return card.conditions[0][0]
    return 0


def _reached(state: State, seat: int, objective: int) -> int:
    """OBJ-1: counted from what lies on the table."""
    rules = state.ruleset
    card = rules.components.objectives[objective]
    measure = MEASURES[card.measure]
    if measure == "good":
        return state.goods[4 * seat + card.of]
    ships = bits_of(state.owned[seat])
    if measure == "symbol":
        return sum([[rules.sail, rules.crate, rules.settlers, rules.telescope][card.of][ship] for ship in ships])
    if measure == "ships":
        return len([ship for ship in ships if (rules.small >> ship & 1 == 1) == (card.of == 0)])
    cubes = [0] * (rules.islands + rules.cities)  # own ones by place
    for at, value in enumerate(state.cubes):
        if value in (2 * seat + 1, 2 * seat + 2):
            cubes[rules.island_of[at // 2]] += value - 2 * seat
    for city in range(rules.cities):
        cubes[rules.islands + city] = state.city_cubes[rules.players * city + seat]
    islands, cities = cubes[: rules.islands], cubes[rules.islands :]
    if measure == "cubes-in-cities":
        return sum(cities)
    if measure == "cubes-on-islands":
        return sum(islands)
    if measure == "cubes-on-one-island":
        return max(islands)
    kind = range(rules.islands) if measure == "scored-islands" else range(rules.islands, len(cubes))
    return len([place for place in kind if state.scored >> place & 1 and cubes[place] >= card.per_place])
