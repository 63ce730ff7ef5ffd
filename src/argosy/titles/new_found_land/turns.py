"""What a turn of Race to the New Found Land is, and what the seat itself did and changed in it.

There are draws after a turn, and sometimes in it: contracts, cards, tiles, the compass. What came up in the position that a
bot sampled is not known to its seat, and left out here.
"""

from typing import Final

from argosy.engine.journal import Event
from argosy.engine.masks import bits_of
from argosy.titles.new_found_land.rules import stages
from argosy.titles.new_found_land.rules.payment import shortage
from argosy.titles.new_found_land.rules.planning_phase import total_sail
from argosy.titles.new_found_land.rules.ruleset import CUSTOMS_POINTS, DELIVER_ACTION, OBJECTIVE
from argosy.titles.new_found_land.rules.state import State

_OVER: Final = ["action", "compass", "scoring", "counted", "income", "round", "over"]  # what is told when a turn has ended


def same_turn(before: State, after: State) -> bool:
    """Whether what is asked now belongs to the turn that began before, and hangs on nothing that is hidden."""
    if after.round != before.round or after.phase != before.phase or after.action != before.action:
        return False
    if after.turn != before.turn or after.place != before.place or after.chance.drawn != before.chance.drawn:
        return False
    new_marker = after.marker >= 0 and after.marker != before.marker
    return not (new_marker and after.ruleset.marker_gives[after.marker] == OBJECTIVE)


def events_of_turn(events: list[Event], seat: int) -> list[Event]:
    found: list[Event] = []
    for event in events:
        if event.kind in _OVER or event.facts.get("player", seat) != seat:
            break
        found.append(event)
    return found


def with_own_changes(before: State, after: State, seat: int) -> State:
    """What was before, with what the seat has changed itself: its goods, ships and cubes."""
    then = before.copy()
    assert isinstance(then, State)
    rules = before.ruleset
    if after.round == before.round:  # else there may have been an income
        for at in range(4 * seat, 4 * seat + 4):
            then.goods[at] = after.goods[at]
    then.owned[seat] = after.owned[seat] & ~(rules.covered_ships & ~before.owned[seat])  # SET-3: nobody knew which it is
    for island in range(rules.islands):
        at = (rules.players + 1) * island + seat
        then.island_cubes[at] = after.island_cubes[at]
    for city in range(rules.cities):
        at = rules.players * city + seat
        then.city_cubes[at] = after.city_cubes[at]
    return then


def with_plan(before: State, seat: int, events: list[Event]) -> State:
    """What was before, with the ships and captains that the seat has sent to the action being planned."""
    then = before.copy()
    assert isinstance(then, State)
    ids = before.ruleset.vessel_ids
    for event in events:
        if event.kind == "assigned":
            then.assigned[4 * seat + before.action] |= 1 << ids.index(str(event.facts["ship"]))
        elif event.kind == "magellan":
            then.magellan_on = before.action
        elif event.kind == "da-gama":
            then.da_gama_on = ids.index(str(event.facts["ship"]))
    return then


# ---- what can be seen then


def overtaken(before: State, then: State, seat: int) -> int:
    """ACT-1: the fastest rival before whom the seat acts then, and did not before; -1 if there is none."""
    found = -1
    most = 0
    for rival in range(before.ruleset.players):
        if rival == seat or before.assigned[4 * rival + before.action] == 0:
            continue
        sail = total_sail(before, rival, before.action)
        if sail > most and _acts_before(then, seat, rival) and not _acts_before(before, seat, rival):
            found = rival
            most = sail
    return found


def _acts_before(state: State, seat: int, rival: int) -> bool:
    if state.assigned[4 * seat + state.action] == 0:
        return False
    mine = total_sail(state, seat, state.action)
    other = total_sail(state, rival, state.action)
    if mine != other:
        return mine > other
    players = state.ruleset.players
    return (seat - state.start) % players < (rival - state.start) % players


def may_deliver(state: State, seat: int) -> bool:
    """Whether the seat will have, or has planned, a delivery from now on."""
    if state.round < state.ruleset.components.rounds or state.phase == stages.LAND:
        return True
    return state.assigned[4 * seat + DELIVER_ACTION] != 0


def best_contract(state: State, seat: int, crates: int) -> tuple[int, int]:
    """Of the contracts on offer that the goods pay and the crates hold, the one that brings most, or -1; and its points."""
    rules = state.ruleset
    best = -1
    most = 0
    for contract in bits_of(state.offered):
        purchase = rules.first_contract_cost + contract
        points = rules.components.contract_points[contract]
        if points > most and rules.cost_sizes[purchase] <= crates and shortage(state, seat, purchase) <= 0:
            best = contract
            most = points
    return best, most + state.effect_of(seat, CUSTOMS_POINTS)  # DEL-5
