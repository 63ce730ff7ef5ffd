"""Why an action of the land phase is refused, or a payment. See refusals.py."""

from argosy.engine.masks import bits_of
from argosy.engine.rules import Facts, Refusal
from argosy.titles.new_found_land.rules.names import bundle_id
from argosy.titles.new_found_land.rules.objective_refusals import goods_needed
from argosy.titles.new_found_land.rules.pack import GOODS
from argosy.titles.new_found_land.rules.position_writer import purchase_id
from argosy.titles.new_found_land.rules.ruleset import CLOTH, GOLD, IRON, OWN_BIT, WOOD, YARD_BIT, goods_in
from argosy.titles.new_found_land.rules.state import State


def expand(state: State, seat: int, expansion: int) -> Refusal | None:
    rules = state.ruleset
    facts: Facts = {"expansion": rules.expansion_ids[expansion]}
    if expansion and expansion != 1 + state.nation[seat]:
        facts["nation"] = rules.nation_ids[expansion - 1]
        return Refusal("LND-2", "nation", facts)
    if state.expansions[seat] & (YARD_BIT if expansion == 0 else OWN_BIT):
        return Refusal("LND-2", "bought", facts)
    if state.built:
        return Refusal("LND-7", "built", facts)
    short = cannot_pay(state, seat, expansion)
    return None if short is None else Refusal("LND-2", "cost", {**facts, **short})


def build(state: State, seat: int, ship: int) -> Refusal | None:
    facts: Facts = {"ship": state.ruleset.vessel_ids[ship]}
    if state.ruleset.covered_ships >> ship & 1:  # wherever it lies: that would tell
        return Refusal("SET-3", "covered", facts)
    if state.market >> ship & 1 == 0:
        return Refusal("LND-3", "market", facts)
    short = cannot_pay(state, seat, state.ruleset.first_ship_cost + ship)
    return None if short is None else Refusal("LND-3", "cost", {**facts, **short})


def build_covered(state: State, seat: int, number: int) -> Refusal | None:
    rules = state.ruleset
    offered = [ship for ship in bits_of(state.market) if rules.covered_ships >> ship & 1]
    if rules.covered_costs[number] not in [rules.costs[rules.first_ship_cost + ship] for ship in offered]:
        return Refusal("LND-3", "none", {"cost": bundle_id(rules.covered_costs[number])})
    short = cannot_pay(state, seat, rules.first_covered_cost + number)
    return None if short is None else Refusal("LND-3", "cost", {"ship": rules.covered_ids[number], **short})


def scrap(state: State, seat: int, ship: int) -> Refusal | None:
    facts: Facts = {"ship": state.ruleset.vessel_ids[ship]}
    if state.owned[seat] >> ship & 1 == 0:
        return Refusal("LND-4", "own", facts)
    if state.purchase == state.ruleset.first_ship_cost + ship:
        return Refusal("LND-4", "new", facts)
    return None


def pay(state: State, seat: int, key: int) -> Refusal | None:
    rules = state.ruleset
    paid = goods_in(key)
    what = purchase_id(rules, state.purchase) or ""
    for good, id in enumerate(GOODS):
        if paid[good] > state.goods[4 * seat + good]:
            return Refusal("LND-6", "goods", {"good": id, "count": paid[good], "own": state.goods[4 * seat + good]})
    if state.purchase >= rules.first_objective_cost:
        objective = state.purchase - rules.first_objective_cost
        if sum(paid) != rules.components.further_objective:
            return Refusal("FIN-4", "amount", {"count": rules.components.further_objective})
        for good, id in enumerate(GOODS):
            needed = goods_needed(state, objective, good)
            if state.goods[4 * seat + good] - paid[good] < needed:
                return Refusal("FIN-4", "needed", {"objective": what, "good": id, "count": needed})
        return None
    cost = rules.costs[state.purchase]
    if sum(paid) != sum(cost) or any(paid[good] > cost[good] for good in (CLOTH, WOOD, IRON)):
        return Refusal("LND-6", "cost", {"purchase": what, "cost": bundle_id(cost)})
    return None


def cannot_pay(state: State, seat: int, purchase: int) -> Facts | None:
    """LND-6: the facts, if the goods do not do."""
    cost = state.ruleset.costs[purchase]
    goods = state.goods[4 * seat : 4 * seat + 4]
    missing = sum([max(0, cost[good] - goods[good]) for good in (CLOTH, WOOD, IRON)])
    if missing + cost[GOLD] <= goods[GOLD]:
        return None
    facts: Facts = {"cost": bundle_id(cost)}
    for good, id in enumerate(GOODS):
        facts[id] = goods[good]
    return facts
