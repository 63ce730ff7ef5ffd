"""Why a step of load, settle, deliver or discover is refused. See refusals.py."""

from argosy.engine.masks import bits_of, lowest
from argosy.engine.rules import Facts, Refusal
from argosy.titles.new_found_land.rules import steps
from argosy.titles.new_found_land.rules.land_refusals import cannot_pay
from argosy.titles.new_found_land.rules.pack import GOODS
from argosy.titles.new_found_land.rules.state import TO_ANTWERP, State
from argosy.titles.new_found_land.rules.whereabouts import city_of, spot_of, tile_facts


def play(state: State, seat: int, card: int) -> Refusal | None:
    cards = state.hand[seat] | (state.card_drawn if state.step == steps.KEEPING else 0)
    return None if cards >> card & 1 else Refusal("ACT-3", "hand", {"card": state.ruleset.card_ids[card]})


def take(state: State, seat: int, good: int) -> Refusal | None:
    by_crate = state.ruleset.components.crate_good
    value = _crate(state, lowest(state.left))
    if good > by_crate[min(value, len(by_crate) - 1)]:
        needed = min([crate for crate, best in enumerate(by_crate) if best >= good])
        return Refusal("LOD-1", "crate", {"good": GOODS[good], "needed": needed, "crate": value})
    return None


def settle(state: State, seat: int, argument: int) -> Refusal | None:
    rules = state.ruleset
    settlers, tile = divmod(argument >> 1, rules.tiles)
    space = state.tile_space[tile]
    facts: Facts = {"tile": rules.components.tile_ids[tile]}
    if space < 0:
        return Refusal("STL-1", "tile", facts)
    if state.cubes[2 * space] and state.cubes[2 * space + 1]:
        return Refusal("STL-1", "full", {**facts, **tile_facts(state, tile)})
    return which_ship(state, seat, settlers)


def which_ship(state: State, seat: int, settlers: int) -> Refusal | None:
    """STL-1: the ship is named by its settlers exactly where the ships left differ in them; the extra cube has no ship."""
    waiting = {state.ruleset.settlers[vessel] for vessel in bits_of(state.left)}
    if settlers == 0:
        return None if len(waiting) <= 1 else Refusal("STL-1", "which")
    if state.step == steps.EXTRA:
        return Refusal("STL-3", "ships")
    if len(waiting) == 1:
        return Refusal("STL-1", "alike")
    return None if settlers in waiting else Refusal("STL-1", "settlers", {"cubes": settlers})


def deliver(state: State, seat: int, contract: int) -> Refusal | None:
    rules = state.ruleset
    facts: Facts = {"contract": rules.components.contract_ids[contract]}
    if contract not in state.contract_at:
        return Refusal("DEL-2", "offer", facts)
    facts["city"] = city_of(state, contract)
    needed = sum(rules.components.contract_goods[contract])
    crates = sum([_crate(state, vessel) for vessel in bits_of(state.left)])
    if needed > crates:
        return Refusal("DEL-1", "crate", {**facts, "goods": needed, "crate": crates})
    short = cannot_pay(state, seat, rules.first_contract_cost + contract)
    return None if short is None else Refusal("DEL-2", "goods", {**facts, **short})


def carry(state: State, seat: int, vessel: int) -> Refusal | None:
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


def _crate(state: State, vessel: int) -> int:
    rules = state.ruleset
    more = rules.captain_amount[rules.da_gama] if vessel == state.da_gama_on else 0
    return rules.crate[vessel] + more


def place(state: State, seat: int, argument: int) -> Refusal | None:
    rules = state.ruleset
    tile, island = divmod(argument, rules.islands)
    facts: Facts = {"tile": rules.components.tile_ids[tile], "spot": spot_of(state, tile), "island": rules.place_ids[island]}
    if state.tile_drawn >> tile & 1 == 0:
        return Refusal("DSC-1", "drawn", facts)
    for space in range(rules.spaces):
        if state.vacant >> space & 1 and rules.island_of[space] == island:
            if rules.spaces_of_shape[rules.shapes * island + rules.tile_shape[tile]] >> space & 1:
                return None
    return Refusal("DSC-1", "fit", {**facts, "shape": rules.components.shapes[rules.tile_shape[tile]]})


def stop(state: State, seat: int, argument: int) -> Refusal | None:
    """DEL-4: at least one good is unloaded. DSC-1: each ship places a tile where one fits; Columbus need not."""
    rules = state.ruleset
    if state.step == steps.UNLOADING and state.crate_left == _crate(state, lowest(state.picked)):
        return Refusal("DEL-4", "empty")
    if state.step != steps.DISCOVERING:
        return None
    more = rules.captain_amount[rules.columbus] if state.captain[rules.columbus] == seat else 0
    owed = state.places_left - more
    if owed <= 0 or not rules.must_discover:
        return None
    for space in bits_of(state.vacant):
        for tile in bits_of(state.tile_drawn):
            if rules.spaces_of_shape[rules.shapes * rules.island_of[space] + rules.tile_shape[tile]] >> space & 1:
                return Refusal(
                    "DSC-1", "place", {"tile": rules.components.tile_ids[tile], "spot": spot_of(state, tile), "count": owed}
                )
    return None
