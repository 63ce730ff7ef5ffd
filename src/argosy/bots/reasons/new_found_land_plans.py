"""Reasons for a plan in Race to the New Found Land: what the ships sent to an action can do there."""

from argosy.bots.reasons.reason import Reason
from argosy.engine.journal import Event
from argosy.titles.new_found_land.loading import crate
from argosy.titles.new_found_land.masks import bits_of, count
from argosy.titles.new_found_land.pack import ACTIONS, GOODS
from argosy.titles.new_found_land.payment import shortage
from argosy.titles.new_found_land.planning import idle_ships, total_sail
from argosy.titles.new_found_land.ruleset import CUSTOMS_POINTS, DELIVER_ACTION, DISCOVER_ACTION, LOAD_ACTION, SETTLE_ACTION
from argosy.titles.new_found_land.state import State


def planning_reasons(before: State, seat: int, events: list[Event]) -> list[Reason]:
    rules = before.ruleset
    then = before.copy()
    assert isinstance(then, State)
    at = 4 * seat + before.action
    for event in events:
        if event.kind == "assigned":
            then.assigned[at] |= 1 << rules.vessel_ids.index(str(event.facts["ship"]))
        elif event.kind == "magellan":
            then.magellan_on = before.action
        elif event.kind == "da-gama":
            then.da_gama_on = rules.vessel_ids.index(str(event.facts["ship"]))
    if not events:
        return _from_waiting(before, seat)
    reasons = _from_order(before, then, seat)
    vessels = bits_of(then.assigned[at])
    if before.action == LOAD_ACTION:
        reasons.append(_from_loading(then, vessels))
    elif before.action == SETTLE_ACTION:
        settlers = sum([rules.settlers[vessel] for vessel in vessels])
        reasons.append(Reason("plans-settle", 1.0 + settlers, {"amount": settlers}))
    elif before.action == DELIVER_ACTION:
        reasons.append(_from_delivering(then, seat, vessels))
    else:
        telescopes = sum([rules.telescope[vessel] for vessel in vessels])
        tiles = len(vessels) + (rules.captain_amount[rules.columbus] if then.captain[rules.columbus] == seat else 0)
        reasons.append(Reason("plans-discover", 1.0 + tiles, {"amount": telescopes, "tiles": min(tiles, telescopes)}))
    return reasons


def _from_waiting(before: State, seat: int) -> list[Reason]:
    """Nothing is sent: it is kept for something else."""
    ships = count(idle_ships(before, seat))
    if before.action < DISCOVER_ACTION and ships:
        return [Reason("keeps-ships", 1.0, {"amount": ships})]
    charters = count(before.hand[seat] & before.ruleset.charter_cards)
    if charters and (before.action < DISCOVER_ACTION or before.round < before.ruleset.components.rounds):
        return [Reason("keeps-charters", 1.0, {"amount": charters})]
    return []


def _from_order(before: State, then: State, seat: int) -> list[Reason]:
    """ACT-1: the rivals before whom the seat now acts, and did not before; the fastest is named."""
    overtaken = -1
    most = 0
    for rival in range(before.ruleset.players):
        if rival == seat or before.assigned[4 * rival + before.action] == 0:
            continue
        sail = total_sail(before, rival, before.action)
        if sail > most and _acts_before(then, seat, rival) and not _acts_before(before, seat, rival):
            overtaken = rival
            most = sail
    if overtaken < 0:
        return []
    facts: dict[str, int | str] = {"rival": overtaken, "sail": total_sail(then, seat, before.action)}
    facts["action"] = ACTIONS[before.action]
    return [Reason("overtakes", 1.5, facts)]


def _acts_before(state: State, seat: int, rival: int) -> bool:
    if state.assigned[4 * seat + state.action] == 0:
        return False
    mine = total_sail(state, seat, state.action)
    other = total_sail(state, rival, state.action)
    if mine != other:
        return mine > other
    players = state.ruleset.players
    return (seat - state.start) % players < (rival - state.start) % players


def _from_loading(state: State, vessels: list[int]) -> Reason:
    value = crate(state, vessels[0])
    by_crate = state.ruleset.components.crate_good
    good = GOODS[by_crate[min(value, len(by_crate) - 1)]]
    return Reason("plans-load", 1.0 + value, {"good": good, "amount": value})


def _from_delivering(state: State, seat: int, vessels: list[int]) -> Reason:
    """The best contract that the goods pay and the ships hold; else only what they hold."""
    crates = sum([crate(state, vessel) for vessel in vessels])
    contract, points = best_contract(state, seat, crates)
    if contract < 0:
        return Reason("plans-crates", 0.5 * crates, {"amount": crates})
    return Reason("plans-deliver", float(points), {"contract": state.ruleset.components.contract_ids[contract], "points": points})


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
    return best, most + customs(state, seat)


def customs(state: State, seat: int) -> int:
    """DEL-5: what the seat has for every contract besides its points."""
    return state.ruleset.effect_amount[CUSTOMS_POINTS] if state.has_effect(seat, CUSTOMS_POINTS) else 0
