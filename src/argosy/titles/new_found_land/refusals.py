"""Why an action is not allowed: the rule, and the facts of this position that show it.

Independent of `options.py` on purpose: a test compares the two for every action of the catalogue.
"""

from typing import Final

from argosy.engine.rules import Facts, Refusal
from argosy.titles.new_found_land.delivering import carriers, crates_left
from argosy.titles.new_found_land.loading import crate
from argosy.titles.new_found_land.masks import count, lowest
from argosy.titles.new_found_land.names import bundle_id
from argosy.titles.new_found_land.objectives import goods_needed, measured
from argosy.titles.new_found_land.pack import ACTIONS, GOODS
from argosy.titles.new_found_land.ruleset import (
    ANTWERP,
    ASSIGN,
    BUILD,
    CARRY,
    CHOOSE,
    CLAIM,
    CLOTH,
    DA_GAMA,
    DELIVER,
    DELIVER_ACTION,
    DONE,
    EXPAND,
    GOLD,
    HIRE,
    IRON,
    KEEP,
    LOAD_ACTION,
    MAGELLAN,
    NEW_ENGLAND,
    OWN_BIT,
    PAY,
    PLACE,
    PLAY,
    RESOLVE,
    SCRAP,
    SETTLE,
    TAKE,
    UNLOAD,
    WOOD,
    YARD_BIT,
    goods_in,
)
from argosy.titles.new_found_land.state import (
    CARRYING,
    CHOOSING,
    CLAIMING,
    COUNTING,
    DELIVERING,
    DISCOVERING,
    EXTRA,
    HIRING,
    KEEPING,
    LAND,
    OVER,
    PAYING,
    PLANNING,
    RESOLVING,
    SCRAPPING,
    SETTLING,
    TAKING,
    UNLOADING,
    State,
)
from argosy.titles.new_found_land.writing import purchase_id

_WAITING: Final = ["LND-7", "PLN-1", "ACT-1", "FIN-2", "FIN-4"]  # by phase: the rule that says whose turn it is

# A question that must be answered before anything else: step, its rule.
_FIRST: Final = {
    PAYING: "LND-6",
    SCRAPPING: "LND-4",
    TAKING: "LOD-1",
    KEEPING: "LOD-2",
    CARRYING: "DEL-1",
    UNLOADING: "DEL-4",
    CHOOSING: "FRM-2",
    HIRING: "FRM-2",
    CLAIMING: "FRM-2",
}

# When each kind of action is possible: its steps, and the rule that says so.
_WHEN: Final[dict[int, tuple[list[int], str]]] = {
    DONE: ([LAND, PLANNING, EXTRA, DELIVERING, UNLOADING, DISCOVERING, COUNTING, RESOLVING], "STL-2"),
    PLAY: ([LAND, TAKING, KEEPING, SETTLING, EXTRA, DELIVERING, DISCOVERING, COUNTING, RESOLVING], "ACT-3"),
    EXPAND: ([LAND], "LND-2"),
    BUILD: ([LAND], "LND-3"),
    SCRAP: ([SCRAPPING], "LND-4"),
    PAY: ([PAYING], "LND-6"),
    ASSIGN: ([PLANNING], "PLN-1"),
    MAGELLAN: ([PLANNING], "PLN-4"),
    DA_GAMA: ([PLANNING], "PLN-4"),
    TAKE: ([TAKING], "LOD-1"),
    KEEP: ([KEEPING], "LOD-2"),
    SETTLE: ([SETTLING, EXTRA], "STL-1"),
    NEW_ENGLAND: ([SETTLING], "STL-2"),
    DELIVER: ([DELIVERING], "DEL-2"),
    ANTWERP: ([DELIVERING], "DEL-4"),
    CARRY: ([CARRYING], "DEL-1"),
    UNLOAD: ([UNLOADING], "DEL-4"),
    PLACE: ([DISCOVERING], "DSC-1"),
    CHOOSE: ([CHOOSING], "FRM-2"),
    HIRE: ([HIRING], "FRM-2"),
    CLAIM: ([CLAIMING], "FRM-2"),
    RESOLVE: ([RESOLVING], "FIN-4"),
}


def refusal_of(state: State, seat: int, action: int) -> Refusal | None:
    kind = state.ruleset.kind_of[action]
    argument = state.ruleset.argument_of[action]
    if state.phase == OVER:
        return Refusal("FIN-5", "over", {"rounds": state.round})
    if seat != state.actor:
        return Refusal(_WAITING[state.phase], "waiting", {"player": state.actor})
    steps, rule = _WHEN[kind]
    if state.step not in steps:
        return _not_now(state, kind, rule)
    if kind == PLAY:
        return _play(state, seat, argument)
    if kind == EXPAND:
        return _expand(state, seat, argument)
    if kind == BUILD:
        return _build(state, seat, argument)
    if kind == SCRAP:
        return _scrap(state, seat, argument)
    if kind == PAY:
        return _pay(state, seat, argument)
    if kind == ASSIGN:
        return _assign(state, seat, argument)
    if kind == MAGELLAN:
        return _magellan(state, seat)
    if kind == DA_GAMA:
        return _da_gama(state, seat, argument)
    if kind == TAKE:
        return _take(state, argument)
    if kind == SETTLE:
        return _settle(state, argument >> 1)
    if kind == DELIVER:
        return _deliver(state, seat, argument)
    if kind == CARRY:
        return _carry(state, argument)
    if kind == PLACE:
        return _place(state, argument)
    if kind == RESOLVE:
        return _resolve(state, seat, argument)
    return _listed(state, seat, kind, argument)


def _not_now(state: State, kind: int, rule: str) -> Refusal:
    if state.step in _FIRST:
        return Refusal(_FIRST[state.step], "first")
    if kind == NEW_ENGLAND and state.step == EXTRA:
        return Refusal("STL-3", "england")
    if kind == DONE:  # only a ship that settles cannot just stop
        return Refusal("STL-2", "stay")
    return Refusal(rule, "when")


def _listed(state: State, seat: int, kind: int, argument: int) -> Refusal | None:
    """Kinds that need only something to be there."""
    rules = state.ruleset
    if kind == KEEP and state.card_drawn >> argument & 1 == 0:
        return Refusal("LOD-2", "drawn", {"card": rules.card_ids[argument]})
    if kind == ANTWERP and state.goods_total(seat) == 0:
        return Refusal("DEL-4", "goods")
    if kind == UNLOAD and state.goods[4 * seat + argument] == 0:
        return Refusal("DEL-4", "good", {"good": GOODS[argument]})
    if kind == DONE and state.step == UNLOADING and state.crate_left == crate(state, lowest(state.picked)):
        return Refusal("DEL-4", "empty")
    if kind == CHOOSE and state.objective_stacks[rules.marker_stack[state.marker]] >> argument & 1 == 0:
        return Refusal("FRM-2", "stack", {"objective": rules.objective_ids[argument]})
    if kind == HIRE and state.captain[argument] >= 0:
        return Refusal("FRM-2", "captain", {"captain": rules.components.captain_ids[argument], "rival": state.captain[argument]})
    if kind == CLAIM and state.triangle >> argument & 1 == 0:
        return Refusal("FRM-2", "good", {"good": GOODS[argument]})
    return None


def _play(state: State, seat: int, card: int) -> Refusal | None:
    cards = state.hand[seat]
    if state.step == KEEPING:
        cards |= state.card_drawn
    if cards >> card & 1 == 0:
        return Refusal("ACT-3", "hand", {"card": state.ruleset.card_ids[card]})
    return None


# ---- land phase


def _cannot_pay(state: State, seat: int, purchase: int) -> Facts | None:
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


def _expand(state: State, seat: int, expansion: int) -> Refusal | None:
    rules = state.ruleset
    facts: Facts = {"expansion": rules.expansion_ids[expansion]}
    if expansion and expansion != 1 + state.nation[seat]:
        facts["nation"] = rules.nation_ids[expansion - 1]
        return Refusal("LND-2", "nation", facts)
    if state.expansions[seat] & (YARD_BIT if expansion == 0 else OWN_BIT):
        return Refusal("LND-2", "bought", facts)
    if state.built:
        return Refusal("LND-7", "built", facts)
    short = _cannot_pay(state, seat, expansion)
    return None if short is None else Refusal("LND-2", "cost", {**facts, **short})


def _build(state: State, seat: int, ship: int) -> Refusal | None:
    facts: Facts = {"ship": state.ruleset.vessel_ids[ship]}
    if state.market >> ship & 1 == 0:
        return Refusal("LND-3", "market", facts)
    short = _cannot_pay(state, seat, state.ruleset.first_ship_cost + ship)
    return None if short is None else Refusal("LND-3", "cost", {**facts, **short})


def _scrap(state: State, seat: int, ship: int) -> Refusal | None:
    facts: Facts = {"ship": state.ruleset.vessel_ids[ship]}
    if state.owned[seat] >> ship & 1 == 0:
        return Refusal("LND-4", "own", facts)
    if state.purchase == state.ruleset.first_ship_cost + ship:
        return Refusal("LND-4", "new", facts)
    return None


def _pay(state: State, seat: int, key: int) -> Refusal | None:
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
            needed = goods_needed(rules, objective, good)
            if state.goods[4 * seat + good] - paid[good] < needed:
                return Refusal("FIN-4", "needed", {"objective": what, "good": id, "count": needed})
        return None
    cost = rules.costs[state.purchase]
    if sum(paid) != sum(cost) or any(paid[good] > cost[good] for good in (CLOTH, WOOD, IRON)):
        return Refusal("LND-6", "cost", {"purchase": what, "cost": bundle_id(cost)})
    return None


# ---- planning


def _assign(state: State, seat: int, argument: int) -> Refusal | None:
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


def _captain(state: State, seat: int, captain: int, sent: bool) -> Refusal | None:
    facts: Facts = {"captain": state.ruleset.components.captain_ids[captain]}
    if state.captain[captain] != seat:
        return Refusal("PLN-4", "owner", facts)
    if sent:
        return Refusal("PLN-4", "sent", facts)
    return None


def _magellan(state: State, seat: int) -> Refusal | None:
    refusal = _captain(state, seat, state.ruleset.magellan, state.magellan_on >= 0)
    if refusal is None and state.assigned[4 * seat + state.action] == 0:
        captain = state.ruleset.components.captain_ids[state.ruleset.magellan]
        return Refusal("PLN-4", "ship", {"captain": captain, "action": ACTIONS[state.action]})
    return refusal


def _da_gama(state: State, seat: int, vessel: int) -> Refusal | None:
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


# ---- actions


def _take(state: State, good: int) -> Refusal | None:
    by_crate = state.ruleset.components.crate_good
    value = crate(state, lowest(state.left))
    if good > by_crate[min(value, len(by_crate) - 1)]:
        return Refusal("LOD-1", "crate", {"good": GOODS[good], "needed": by_crate.index(good), "crate": value})
    return None


def _settle(state: State, tile: int) -> Refusal | None:
    rules = state.ruleset
    space = state.tile_space[tile]
    facts: Facts = {"tile": rules.components.tile_ids[tile]}
    if space < 0:
        return Refusal("STL-1", "tile", facts)
    if state.cubes[2 * space] and state.cubes[2 * space + 1]:
        return Refusal("STL-1", "full", {**facts, "island": rules.place_ids[rules.island_of[space]]})
    return None


def _deliver(state: State, seat: int, contract: int) -> Refusal | None:
    rules = state.ruleset
    facts: Facts = {"contract": rules.components.contract_ids[contract]}
    if contract not in state.contract_at:
        return Refusal("DEL-2", "offer", facts)
    needed = sum(rules.components.contract_goods[contract])
    crates = crates_left(state)
    if needed > crates:
        return Refusal("DEL-1", "crate", {**facts, "goods": needed, "crate": crates})
    short = _cannot_pay(state, seat, rules.first_contract_cost + contract)
    return None if short is None else Refusal("DEL-2", "goods", {**facts, **short})


def _carry(state: State, vessel: int) -> Refusal | None:
    facts: Facts = {"ship": state.ruleset.vessel_ids[vessel]}
    if state.left >> vessel & 1 == 0:
        return Refusal("DEL-1", "ship", facts)
    if state.picked >> vessel & 1:
        return Refusal("DEL-1", "picked", facts)
    if vessel not in carriers(state):
        return Refusal("DEL-1", "crew", facts)
    return None


def _place(state: State, argument: int) -> Refusal | None:
    rules = state.ruleset
    tile, island = divmod(argument, rules.islands)
    facts: Facts = {"tile": rules.components.tile_ids[tile], "island": rules.place_ids[island]}
    if state.tile_drawn >> tile & 1 == 0:
        return Refusal("DSC-1", "drawn", facts)
    for space in range(rules.spaces):
        if state.vacant >> space & 1 and rules.island_of[space] == island:
            if rules.spaces_of_shape[rules.shapes * island + rules.tile_shape[tile]] >> space & 1:
                return None
    return Refusal("DSC-1", "fit", {**facts, "shape": rules.components.shapes[rules.tile_shape[tile]]})


def _resolve(state: State, seat: int, objective: int) -> Refusal | None:
    rules = state.ruleset
    facts: Facts = {"objective": rules.objective_ids[objective]}
    if state.held[seat] >> objective & 1 == 0:
        return Refusal("FIN-4", "held", facts)
    needed = rules.components.objectives[objective].conditions[0][0]
    reached = measured(state, seat, objective)
    if reached < needed:
        return Refusal("OBJ-1", "", {**facts, "needed": needed, "reached": reached})
    if state.resolved_now >= rules.components.free_objectives:
        kept = sum([goods_needed(rules, objective, good) for good in range(4)])
        spare = state.goods_total(seat) - kept
        if spare < rules.components.further_objective:
            return Refusal("FIN-4", "cost", {**facts, "count": rules.components.further_objective, "spare": spare})
    return None
