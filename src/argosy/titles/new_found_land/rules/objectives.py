"""Objectives: what they measure, and the turn in which they are resolved (FIN-4, OBJ-1)."""

from typing import Final

from argosy.engine.masks import bits_of, count
from argosy.titles.new_found_land.rules import steps
from argosy.titles.new_found_land.rules.names import OBJECTIVES
from argosy.titles.new_found_land.rules.ruleset import NewFoundLandRuleset
from argosy.titles.new_found_land.rules.state import NOTHING, State

# The measures, in the order of pack.MEASURES.
_GOOD: Final = 0
_SYMBOL: Final = 1
_SHIPS: Final = 2
_CITY_CUBES: Final = 3
_SCORED_CITIES: Final = 4
_ONE_ISLAND: Final = 5
_SCORED_ISLANDS: Final = 6
_ISLAND_CUBES: Final = 7


def begin(state: State, seat: int) -> None:
    """The seat's turn, unless it holds nothing that could be shown or played."""
    if state.held[seat] == 0 and not state.hidden_cards(seat):
        state.step = steps.BETWEEN
        return
    state.begin_turn(seat)
    state.step = steps.RESOLVING


def resolve(state: State, seat: int, objective: int) -> None:
    """Shows the card; a further one has been paid for already (NFL-OP-53)."""
    points = points_for(state, seat, objective)
    state.held[seat] &= ~(1 << objective)
    state.resolved |= 1 << objective
    state.resolved_now += 1
    state.purchase = NOTHING
    if state.journal is not None:
        id = state.ruleset.objective_ids[objective]
        state.tell("resolved", {"player": seat, "objective": id, "points": points})
    state.score(seat, points, OBJECTIVES)
    if state.held[seat] or state.hidden_cards(seat):
        state.step = steps.RESOLVING
    else:
        state.resolved_now = 0
        state.step = steps.ENDING


def points_for(state: State, seat: int, objective: int) -> int:
    """What the card gives now: the better of the conditions that are met, or 0."""
    reached = measured(state, seat, objective)
    points = 0
    for at_least, worth in state.ruleset.components.objectives[objective].conditions:
        if reached >= at_least:
            points = worth
    return points


def measured(state: State, seat: int, objective: int) -> int:
    """How far the seat has come with what the objective counts."""
    rules = state.ruleset
    card = rules.components.objectives[objective]
    seats = rules.players
    if card.measure == _GOOD:
        return state.goods[4 * seat + card.of]
    if card.measure == _SYMBOL:
        numbers = rules.symbols[card.of]
        return sum([numbers[ship] for ship in bits_of(state.owned[seat])])
    if card.measure == _SHIPS:
        small = count(state.owned[seat] & rules.small)
        return small if card.of == 0 else count(state.owned[seat]) - small
    if card.measure == _CITY_CUBES:
        return sum([state.city_cubes[seats * city + seat] for city in range(rules.cities)])
    if card.measure == _SCORED_CITIES:
        found = 0
        for city in range(rules.cities):
            if state.scored >> (rules.islands + city) & 1 and state.city_cubes[seats * city + seat] >= card.per_place:
                found += 1
        return found
    cubes = [state.island_cubes[(seats + 1) * island + seat] for island in range(rules.islands)]
    if card.measure == _ONE_ISLAND:
        return max(cubes)
    if card.measure == _SCORED_ISLANDS:
        return len([1 for island, own in enumerate(cubes) if state.scored >> island & 1 and own >= card.per_place])
    return sum(cubes)


def goods_needed(rules: NewFoundLandRuleset, objective: int, good: int) -> int:
    """How many of a good the owner must keep to meet the objective: none if it does not count that good."""
    card = rules.components.objectives[objective]
    return card.conditions[0][0] if card.measure == _GOOD and card.of == good else 0
