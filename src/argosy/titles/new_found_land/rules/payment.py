"""Paying with goods, gold standing for any of them (LND-6). A player is asked only where he has a choice."""

from argosy.titles.new_found_land.rules.names import bundle_id
from argosy.titles.new_found_land.rules.objectives import goods_needed
from argosy.titles.new_found_land.rules.ruleset import CLOTH, GOLD, IRON, WOOD, bundle_keys, goods_in
from argosy.titles.new_found_land.rules.state import State


def shortage(state: State, seat: int, purchase: int) -> int:
    """How much gold the seat lacks to pay; 0 or less: it can. Not for objectives, which take any goods."""
    cost = state.ruleset.costs[purchase]
    goods = state.goods
    at = 4 * seat
    short = cost[GOLD] - goods[at + GOLD]
    lacking = cost[CLOTH] - goods[at]
    if lacking > 0:
        short += lacking
    lacking = cost[WOOD] - goods[at + WOOD]
    if lacking > 0:
        short += lacking
    lacking = cost[IRON] - goods[at + IRON]
    if lacking > 0:
        short += lacking
    return short


def ways_to_pay(state: State, seat: int, purchase: int) -> list[int]:
    """The bundles that pay for it, as numbers of the catalogue, ascending."""
    if purchase >= state.ruleset.first_objective_cost:
        return _ways_to_pay_any(state, seat, purchase - state.ruleset.first_objective_cost)
    cost = state.ruleset.costs[purchase]
    goods = state.goods
    at = 4 * seat
    most = [min(cost[CLOTH], goods[at]), min(cost[WOOD], goods[at + WOOD]), min(cost[IRON], goods[at + IRON]), goods[at + GOLD]]
    return _ways(state, state.ruleset.cost_sizes[purchase], most)


def _ways_to_pay_any(state: State, seat: int, objective: int) -> list[int]:
    """FIN-4: any goods, but NFL-OP-53: what the objective itself asks for must still be there afterwards."""
    spare = [state.goods[4 * seat + good] - goods_needed(state.ruleset, objective, good) for good in range(4)]
    return _ways(state, state.ruleset.components.further_objective, spare)


def _ways(state: State, size: int, most: list[int]) -> list[int]:
    ways = [state.ruleset.pay_action[key] for key in bundle_keys(size, most)]
    ways.sort()
    return ways


def can_pay_any(state: State, seat: int, objective: int) -> bool:
    spare = 0
    for good in range(4):
        left = state.goods[4 * seat + good] - goods_needed(state.ruleset, objective, good)
        if left < 0:
            return False
        spare += left
    return spare >= state.ruleset.components.further_objective


def pay(state: State, seat: int, action: int) -> None:
    """Puts the goods of a pay action back into the supply."""
    paid = goods_in(state.ruleset.argument_of[action])
    goods = state.goods
    at = 4 * seat
    for good in range(4):
        goods[at + good] = goods[at + good] - paid[good]
    if state.journal is not None:
        state.tell("paid", {"player": seat, "goods": bundle_id(paid)})
