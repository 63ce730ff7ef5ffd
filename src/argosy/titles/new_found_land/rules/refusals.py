"""Why an action is not allowed: the rule, and the facts of this position that show it.

Independent of `options.py` on purpose: both read the position and the ruleset, and share no function that decides what is
legal. So a test that compares the two for every action of the catalogue proves something.
"""

from typing import Final

from argosy.engine.rules import Facts, Refusal
from argosy.titles.new_found_land.rules.masks import bits_of, count, lowest
from argosy.titles.new_found_land.rules.names import bundle_id
from argosy.titles.new_found_land.rules.pack import ACTIONS, GOODS, MEASURES
from argosy.titles.new_found_land.rules.position_writer import purchase_id
from argosy.titles.new_found_land.rules.ruleset import (
    ANTWERP,
    ASSIGN,
    BUILD,
    BUILD_COVERED,
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
from argosy.titles.new_found_land.rules.state import (
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
    TO_ANTWERP,
    UNLOADING,
    State,
)

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
    PLAY: ([LAND, PLANNING, TAKING, KEEPING, SETTLING, EXTRA, DELIVERING, DISCOVERING, COUNTING, RESOLVING], "ACT-3"),
    EXPAND: ([LAND], "LND-2"),
    BUILD: ([LAND], "LND-3"),
    BUILD_COVERED: ([LAND], "LND-3"),
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
    if kind == BUILD_COVERED:
        return _build_covered(state, seat, argument)
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
        return _settle(state, (argument >> 1) // state.ruleset.tiles, (argument >> 1) % state.ruleset.tiles)
    if kind == NEW_ENGLAND:
        return _which_ship(state, argument)
    if kind == DELIVER:
        return _deliver(state, seat, argument)
    if kind == CARRY:
        return _carry(state, argument)
    if kind == PLACE:
        return _place(state, argument)
    if kind == RESOLVE:
        return _resolve(state, seat, argument)
    if kind == DONE and state.step == DISCOVERING:
        return _stop_discovering(state, seat)
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
    if kind == DONE and state.step == UNLOADING and state.crate_left == _crate(state, lowest(state.picked)):
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
    if state.ruleset.covered_ships >> ship & 1:  # wherever it lies: that would tell
        return Refusal("SET-3", "covered", facts)
    if state.market >> ship & 1 == 0:
        return Refusal("LND-3", "market", facts)
    short = _cannot_pay(state, seat, state.ruleset.first_ship_cost + ship)
    return None if short is None else Refusal("LND-3", "cost", {**facts, **short})


def _build_covered(state: State, seat: int, number: int) -> Refusal | None:
    rules = state.ruleset
    offered = [ship for ship in bits_of(state.market) if rules.covered_ships >> ship & 1]
    if rules.covered_costs[number] not in [rules.costs[rules.first_ship_cost + ship] for ship in offered]:
        return Refusal("LND-3", "none", {"cost": bundle_id(rules.covered_costs[number])})
    short = _cannot_pay(state, seat, rules.first_covered_cost + number)
    return None if short is None else Refusal("LND-3", "cost", {"ship": rules.covered_ids[number], **short})


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
            needed = _goods_needed(state, objective, good)
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
    value = _crate(state, lowest(state.left))
    if good > by_crate[min(value, len(by_crate) - 1)]:
        needed = min([crate for crate, best in enumerate(by_crate) if best >= good])
        return Refusal("LOD-1", "crate", {"good": GOODS[good], "needed": needed, "crate": value})
    return None


def _crate(state: State, vessel: int) -> int:
    rules = state.ruleset
    more = rules.captain_amount[rules.da_gama] if vessel == state.da_gama_on else 0
    return rules.crate[vessel] + more


def _which_ship(state: State, settlers: int) -> Refusal | None:
    """STL-1: the ship is named by its settlers exactly where the ships left differ in them; the extra cube has no ship."""
    waiting = {state.ruleset.settlers[vessel] for vessel in bits_of(state.left)}
    if settlers == 0:
        return None if len(waiting) <= 1 else Refusal("STL-1", "which")
    if state.step == EXTRA:
        return Refusal("STL-3", "ships")
    if len(waiting) == 1:
        return Refusal("STL-1", "alike")
    return None if settlers in waiting else Refusal("STL-1", "settlers", {"cubes": settlers})


def _settle(state: State, settlers: int, tile: int) -> Refusal | None:
    rules = state.ruleset
    space = state.tile_space[tile]
    facts: Facts = {"tile": rules.components.tile_ids[tile]}
    if space < 0:
        return Refusal("STL-1", "tile", facts)
    if state.cubes[2 * space] and state.cubes[2 * space + 1]:
        return Refusal("STL-1", "full", {**facts, "island": rules.place_ids[rules.island_of[space]]})
    return _which_ship(state, settlers)


def _deliver(state: State, seat: int, contract: int) -> Refusal | None:
    rules = state.ruleset
    facts: Facts = {"contract": rules.components.contract_ids[contract]}
    if contract not in state.contract_at:
        return Refusal("DEL-2", "offer", facts)
    needed = sum(rules.components.contract_goods[contract])
    crates = sum([_crate(state, vessel) for vessel in bits_of(state.left)])
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
    fits = _first_of_its_crate(state, vessel) if state.purchase == TO_ANTWERP else _joins_a_crew(state, vessel)
    return None if fits else Refusal("DEL-1", "crew", facts)


def _first_of_its_crate(state: State, vessel: int) -> bool:
    """Of ships that carry the same, only the first is named."""
    return all(_crate(state, other) != _crate(state, vessel) for other in bits_of(state.left) if other < vessel)


def _joins_a_crew(state: State, vessel: int) -> bool:
    """DEL-1: whether some set of ships holds the goods, none of them superfluous, of which this is the next to be named.

    The largest crates are named first; of ships with the same crate the first ones go.
    """
    size = sum(state.ruleset.costs[state.purchase])
    ships = sorted(bits_of(state.left), key=lambda other: (-_crate(state, other), other))
    before = ships[: ships.index(vessel)]
    if any(state.picked >> other & 1 for other in ships[len(before) :]):
        return False
    named = [other for other in before if state.picked >> other & 1] + [vessel]
    after = ships[len(before) + 1 :]
    for choice in range(1 << len(after)):
        crew = named + [other for at, other in enumerate(after) if choice >> at & 1]
        held = sum([_crate(state, other) for other in crew])
        enough = held >= size and all(held - _crate(state, other) < size for other in crew)
        twins = [each for other in crew for each in ships if each < other and _crate(state, each) == _crate(state, other)]
        if enough and all(twin in crew for twin in twins):
            return True
    return False


def _stop_discovering(state: State, seat: int) -> Refusal | None:
    """DSC-1: each ship places a tile where one fits; Columbus need not."""
    rules = state.ruleset
    more = rules.captain_amount[rules.columbus] if state.captain[rules.columbus] == seat else 0
    owed = state.places_left - more
    if owed <= 0 or not rules.must_discover:
        return None
    for space in bits_of(state.vacant):
        for tile in bits_of(state.tile_drawn):
            if rules.spaces_of_shape[rules.shapes * rules.island_of[space] + rules.tile_shape[tile]] >> space & 1:
                return Refusal("DSC-1", "place", {"tile": rules.components.tile_ids[tile], "count": owed})
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
    reached = _reached(state, seat, objective)
    if reached < needed:
        return Refusal("OBJ-1", "", {**facts, "needed": needed, "reached": reached})
    if state.resolved_now >= rules.components.free_objectives:
        kept = sum([_goods_needed(state, objective, good) for good in range(4)])
        spare = state.goods_total(seat) - kept
        if spare < rules.components.further_objective:
            return Refusal("FIN-4", "cost", {**facts, "count": rules.components.further_objective, "spare": spare})
    return None


def _goods_needed(state: State, objective: int, good: int) -> int:
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
