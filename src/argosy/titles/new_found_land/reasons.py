"""Reasons in Race to the New Found Land: what a turn brings about, as far as the seat can know it.

They look at what the seat itself did and changed, never at what chance brought in the sampled position. Weights are rough
points: what a player would name first. A reason has the name of its message, a weight and the facts of the message.
"""

from typing import Final

from argosy.bots.reason import Reason
from argosy.engine.journal import Event
from argosy.engine.masks import bits_of, count
from argosy.engine.rules import Facts
from argosy.titles.new_found_land.rules import stages, steps
from argosy.titles.new_found_land.rules.final_phase import count_of, cubes_at, is_complete
from argosy.titles.new_found_land.rules.load import crate
from argosy.titles.new_found_land.rules.names import bundle_id
from argosy.titles.new_found_land.rules.objectives import goods_needed, measured, points_for
from argosy.titles.new_found_land.rules.pack import ACTIONS, GOODS, POINTS, SYMBOLS
from argosy.titles.new_found_land.rules.planning_phase import idle_ships, total_sail
from argosy.titles.new_found_land.rules.ruleset import (
    CUSTOMS_POINTS,
    DISCOVER_ACTION,
    EXTRA_YARD,
    GOLD,
    LOAD_ACTION,
    SETTLE_ACTION,
    NewFoundLandRuleset,
)
from argosy.titles.new_found_land.rules.state import State
from argosy.titles.new_found_land.rules.whereabouts import city_of
from argosy.titles.new_found_land.turns import best_contract, events_of_turn, may_deliver, overtaken, with_own_changes, with_plan

_GOODS_WORTH: Final = [0.7, 0.8, 1.3, 1.8]
_ANY: Final = 99  # crates enough for any contract
_USUAL: Final = [3, 2, 1, 2]  # symbols of a ship
# Reasons with their weights, in the order of the numbers of ruleset.py and pack.py.
_BY_EFFECT: Final = [
    ("yard", 3.0),
    ("expansion-cube", 3.0),
    ("expansion-points", 3.0),
    ("expansion-sail", 2.0),
    ("expansion-card", 2.0),
]
_BY_CAPTAIN_EFFECT: Final = ["captain-tile", "captain-sail", "captain-gold", "captain-crate", "captain-yard"]
_BY_GIFT: Final = [("marker-objective", 3.5), ("marker-captain", 3.5), ("marker-good", 2.0)]


def new_found_land_reasons(before: State, after: State, seat: int, events: list[Event]) -> list[Reason]:
    """All that speaks for the turn that leads from `before` to `after`; the weightiest first."""
    own = events_of_turn(events, seat)
    if before.phase == stages.PLANNING:
        reasons = _from_plan(before, seat, own)
    else:
        then = with_own_changes(before, after, seat)
        reasons = _from_events(before, then, seat, own)
        reasons += _from_islands(before, then, seat, own)
        reasons += _from_goods(before, then, seat, own)
    reasons.sort(key=lambda reason: -reason.weight)
    return reasons


# ---- plans


def _from_plan(before: State, seat: int, events: list[Event]) -> list[Reason]:
    """What the ships that are sent to an action can do there."""
    if not events:
        return _from_waiting(before, seat)
    then = with_plan(before, seat, events)
    vessels = bits_of(then.assigned[4 * seat + before.action])
    reasons = _from_events(before, then, seat, events)  # ACT-3: a card, and what its points earned
    if vessels:
        reasons.append(_from_ships_sent(then, seat, vessels))
    rival = overtaken(before, then, seat)
    if rival >= 0:
        sail = total_sail(then, seat, before.action)
        reasons.append(Reason("overtakes", 1.5, {"rival": rival, "sail": sail, "action": ACTIONS[before.action]}))
    return reasons


def _from_ships_sent(state: State, seat: int, vessels: list[int]) -> Reason:
    rules = state.ruleset
    if state.action == SETTLE_ACTION:
        settlers = sum([rules.settlers[vessel] for vessel in vessels])
        return Reason("plans-settle", 1.0 + settlers, {"amount": settlers})
    if state.action == DISCOVER_ACTION:
        telescopes = sum([rules.telescope[vessel] for vessel in vessels])
        tiles = len(vessels) + state.captain_gives(seat, rules.columbus)
        return Reason("plans-discover", 1.0 + tiles, {"amount": telescopes, "tiles": min(tiles, telescopes)})
    crates = sum([crate(state, vessel) for vessel in vessels])
    if state.action == LOAD_ACTION:
        by_crate = rules.components.crate_good
        good = GOODS[by_crate[min(crates, len(by_crate) - 1)]]
        return Reason("plans-load", 1.0 + crates, {"good": good, "amount": crates})
    contract, points = best_contract(state, seat, crates)
    if contract < 0:
        return Reason("plans-crates", 0.5 * crates, {"amount": crates})
    facts: Facts = {"contract": rules.components.contract_ids[contract], "city": city_of(state, contract), "points": points}
    return Reason("plans-deliver", float(points), facts)


def _from_waiting(before: State, seat: int) -> list[Reason]:
    """Nothing is sent: it is kept for something else."""
    ships = count(idle_ships(before, seat))
    if before.action < DISCOVER_ACTION and ships:
        return [Reason("keeps-ships", 1.0, {"amount": ships})]
    charters = count(before.hand[seat] & before.ruleset.charter_cards)
    if charters and (before.action < DISCOVER_ACTION or not _is_last_round(before)):
        return [Reason("keeps-charters", 1.0, {"amount": charters})]
    return []


# ---- what happened


def _from_events(before: State, then: State, seat: int, events: list[Event]) -> list[Reason]:
    rules = before.ruleset
    reasons: list[Reason] = []
    shipped = 0
    for event in events:
        facts = event.facts
        if event.kind == "built":
            reasons += _from_ship(before, rules.vessel_ids.index(str(facts["ship"])), int(facts["points"]))
        elif event.kind == "scrapped":
            reasons.append(Reason("scrap", 0.5, {"ship": facts["ship"]}))
        elif event.kind == "expanded":
            reasons.append(_from_expansion(rules, str(facts["expansion"])))
        elif event.kind == "took" or event.kind == "claimed":
            good = str(facts["good"])
            reasons.append(Reason("takes-gold", 1.8, {}) if good == "gold" else Reason("takes", 1.0, {"good": good}))
        elif event.kind == "kept-card":
            reasons.append(_from_card(rules, rules.card_ids.index(str(facts["card"]))))
        elif event.kind == "played":
            reasons.append(_from_play(before, rules.card_ids.index(str(facts["card"]))))
        elif event.kind == "new-england":
            reasons.append(Reason("new-england", float(facts["points"]), {"points": facts["points"]}))
        elif event.kind == "delivered":
            points = int(facts["points"]) + before.effect_of(seat, CUSTOMS_POINTS)  # DEL-5
            reasons.append(
                Reason("delivers", float(points), {"contract": facts["contract"], "city": facts["city"], "points": points})
            )
        elif event.kind == "antwerp":
            shipped += 1
        elif event.kind == "earned":
            kind, weight = _BY_GIFT[rules.marker_gives[rules.marker_ids.index(str(facts["marker"]))]]
            reasons.append(Reason(kind, weight, {"marker": facts["marker"]}))
        elif event.kind == "hired":
            reasons.append(_from_captain(rules, rules.components.captain_ids.index(str(facts["captain"]))))
        elif event.kind == "own-objective":
            reasons.append(_from_objective(then, seat, rules.objective_ids.index(str(facts["objective"]))))
        elif event.kind == "resolved":
            reasons.append(Reason("resolves", float(facts["points"]), {"objective": facts["objective"], "points": facts["points"]}))
        elif event.kind == "fifty" and int(facts["bonus"]):
            reasons.append(Reason("fifty", float(facts["bonus"]), {"points": facts["points"], "bonus": facts["bonus"]}))
    if shipped:
        points = shipped * rules.components.antwerp_points
        reasons.append(Reason("antwerp", float(points), {"amount": shipped, "points": points}))
    return reasons


def _from_ship(before: State, ship: int, points: int) -> list[Reason]:
    rules = before.ruleset
    if rules.covered_ships >> ship & 1:  # SET-3: which ship it is nobody knew
        return [Reason("covered-ship", 2.0 + points, {"cost": bundle_id(rules.components.ships[ship].cost), "points": points})]
    symbol, amount = _best_symbol(rules, ship)
    reasons = [Reason("ship", 2.5, {"ship": rules.vessel_ids[ship], "symbol": symbol, "amount": amount})]
    if points:
        reasons.append(Reason("ship-points", float(points), {"ship": rules.vessel_ids[ship], "points": points}))
    return reasons


def _best_symbol(rules: NewFoundLandRuleset, vessel: int) -> tuple[str, int]:
    """What the vessel is better at than others, and how much of it it has."""
    best = 0
    excess = -9
    for symbol in range(len(SYMBOLS)):
        more = rules.symbols[symbol][vessel] - _USUAL[symbol]
        if more > excess or (more > 0 and SYMBOLS[symbol] == "settlers"):
            best = symbol
            excess = more
    return SYMBOLS[best], rules.symbols[best][vessel]


def _from_expansion(rules: NewFoundLandRuleset, name: str) -> Reason:
    nation = rules.expansion_ids.index(name) - 1
    effect = EXTRA_YARD if nation < 0 else rules.nation_of_effect.index(nation)
    kind, weight = _BY_EFFECT[effect]
    if effect == EXTRA_YARD:
        return Reason(kind, weight, {"expansion": name})
    return Reason(kind, weight, {"expansion": name, "amount": rules.effect_amount[effect]})


def _from_card(rules: NewFoundLandRuleset, card: int) -> Reason:
    name = rules.card_ids[card]
    if card < rules.charters:
        symbol, amount = _best_symbol(rules, rules.ships + card)
        return Reason("keeps-charter", 2.0, {"card": name, "symbol": symbol, "amount": amount})
    gain = rules.gains[card]
    return Reason("keeps-card", _worth(gain), {"card": name, "gain": bundle_id(gain)})


def _from_play(before: State, card: int) -> Reason:
    rules = before.ruleset
    gain = rules.gains[card]
    if gain[POINTS] and _is_last_round(before):
        left = rules.components.unused_card_points
        return Reason("plays-points", 1.0 + gain[POINTS], {"card": rules.card_ids[card], "points": gain[POINTS], "left": left})
    return Reason("plays", _worth(gain), {"card": rules.card_ids[card], "gain": bundle_id(gain)})


def _from_captain(rules: NewFoundLandRuleset, captain: int) -> Reason:
    kind = _BY_CAPTAIN_EFFECT[rules.components.captain_effects[captain]]
    name = rules.components.captain_ids[captain]
    if captain == rules.drake:
        return Reason(kind, 3.0, {"captain": name})
    return Reason(kind, 3.0, {"captain": name, "amount": rules.captain_amount[captain]})


def _from_objective(state: State, seat: int, objective: int) -> Reason:
    name = state.ruleset.objective_ids[objective]
    points = points_for(state, seat, objective)
    if points:
        return Reason("takes-met", float(points), {"objective": name, "points": points})
    needed, worth = state.ruleset.components.objectives[objective].conditions[0]
    reached = measured(state, seat, objective)
    return Reason("takes-objective", 1.0, {"objective": name, "points": worth, "needed": needed, "reached": reached})


# ---- islands and cities


def _from_islands(before: State, then: State, seat: int, events: list[Event]) -> list[Reason]:
    """What the cubes that were placed are good for, place by place, and what the tiles gave."""
    rules = before.ruleset
    reasons = _from_bonuses([str(event.facts["bonus"]) for event in events if "bonus" in event.facts and "tile" in event.facts])
    laid = [0] * rules.islands
    for event in events:
        if event.kind == "placed":
            laid[rules.place_ids.index(str(event.facts["island"]))] += 1
    for place in range(rules.islands + rules.cities):
        cubes = cubes_at(then, place, seat) - cubes_at(before, place, seat)
        if cubes == 0 or before.scored >> place & 1:
            continue
        if place < rules.islands:
            open_spaces = count(rules.island_spaces[place] & before.vacant) - laid[place]
        else:
            open_spaces = 0 if is_complete(then, place) else 1
        reasons.append(_from_place(then, seat, place, cubes, open_spaces))
    return reasons


def _from_bonuses(bundles: list[str]) -> list[Reason]:
    """What the tiles gave; the bundles as events name them."""
    gains = [[int(amount) for amount in bundle.split("-")[1:]] for bundle in bundles]
    worth = sum([_worth(gain) for gain in gains])
    if len(bundles) == 1:
        return [Reason("bonus", worth, {"bonus": bundles[0]})]
    points = sum([gain[POINTS] for gain in gains])
    goods = sum([sum(gain[:POINTS]) for gain in gains])
    reasons: list[Reason] = []
    if points:
        reasons.append(Reason("bonus-points", float(points), {"points": points}))
    if goods:
        reasons.append(Reason("bonus-goods", worth - points, {"amount": goods}))
    return reasons


def _from_place(then: State, seat: int, place: int, cubes: int, open_spaces: int) -> Reason:
    rules = then.ruleset
    name = rules.place_ids[place]
    points = count_of(then, place, seat)
    bonus = points - cubes_at(then, place, seat)
    if open_spaces == 0:
        return Reason("completes", float(points), {"place": name, "points": points})
    if bonus == rules.first_bonus[place]:
        return Reason("leads", cubes + 0.3 * bonus, {"place": name, "cubes": cubes, "points": bonus})
    if bonus:
        return Reason("shares", cubes + 0.2 * bonus, {"place": name, "cubes": cubes, "points": bonus})
    return Reason("cubes", float(cubes), {"place": name, "cubes": cubes})


# ---- goods and objectives


def _from_goods(before: State, then: State, seat: int, events: list[Event]) -> list[Reason]:
    """What the goods that the seat now has are good for."""
    kinds = [event.kind for event in events]
    spent = "paid" in kinds or "antwerp" in kinds
    reasons = _from_objectives(before, then, seat, kinds, spent)
    if "delivered" not in kinds and may_deliver(before, seat):
        reasons += _from_contracts(before, then, seat, spent)
    if not kinds:
        reasons += _from_cards_left(before, seat)
    gold = then.goods[4 * seat + GOLD]
    if gold and gold == before.goods[4 * seat + GOLD] and "paid" in kinds and not _is_last_round(before):
        reasons.append(Reason("keeps-gold", 1.0, {"amount": gold}))
    if before.step == steps.CARRYING and "delivered" in kinds:
        reasons += _from_crates(before, then, seat, events)
    return reasons


def _from_objectives(before: State, then: State, seat: int, kinds: list[str], spent: bool) -> list[Reason]:
    """Those that are met now, that stay met, or that may give more later."""
    rules = before.ruleset
    reasons: list[Reason] = []
    for objective in bits_of(before.held[seat]):
        name = rules.objective_ids[objective]
        points = points_for(then, seat, objective)
        if points > points_for(before, seat, objective):
            reasons.append(Reason("meets", float(points), {"objective": name, "points": points}))
        elif points and spent and "resolved" not in kinds and _counts_goods(rules, objective):
            reasons.append(Reason("keeps-objective", 0.9 * points, {"objective": name, "points": points}))
        elif before.step == steps.RESOLVING and not kinds and not _is_last_round(before):
            most = rules.components.objectives[objective].conditions[-1][1]
            if points < most:
                reasons.append(Reason("waits", 1.0, {"objective": name, "points": most}))
    return reasons


def _from_contracts(before: State, then: State, seat: int, spent: bool) -> list[Reason]:
    """The best contract that the goods pay."""
    contract, points = best_contract(then, seat, _ANY)
    if contract < 0:
        return []
    id = before.ruleset.components.contract_ids[contract]
    facts: Facts = {"contract": id, "city": city_of(then, contract), "points": points}
    had, _ = best_contract(before, seat, _ANY)
    if contract != had and not spent:
        return [Reason("readies", 0.6 * points, facts)]
    return [Reason("keeps-contract", 0.3 * points, facts)] if spent or before.step == steps.LAND else []


def _from_cards_left(before: State, seat: int) -> list[Reason]:
    """Cards that are not played."""
    cards = count(before.hand[seat] & before.ruleset.gain_cards)
    if cards == 0:
        return []
    if _is_last_round(before):
        points = cards * before.ruleset.components.unused_card_points
        return [Reason("leaves-cards", 0.8, {"amount": cards, "points": points})]
    return [Reason("keeps-cards", 0.8, {"amount": cards})]


def _from_crates(before: State, then: State, seat: int, events: list[Event]) -> list[Reason]:
    """The ships that are left for another delivery."""
    carried = [str(event.facts["ship"]) for event in events if event.kind == "carried"]
    crates = 0
    for vessel in bits_of(before.left):
        if before.ruleset.vessel_ids[vessel] not in carried:
            crates += crate(before, vessel)
    return [Reason("keeps-crates", 0.5 * crates, {"amount": crates})] if crates and then.goods_total(seat) else []


def _is_last_round(state: State) -> bool:
    return state.round == state.ruleset.components.rounds


def _counts_goods(rules: NewFoundLandRuleset, objective: int) -> bool:
    return sum([goods_needed(rules, objective, good) for good in range(4)]) > 0


def _worth(gain: list[int]) -> float:
    worth = float(gain[POINTS])
    for good, amount in enumerate(gain[:POINTS]):
        worth += _GOODS_WORTH[good] * amount
    return worth
