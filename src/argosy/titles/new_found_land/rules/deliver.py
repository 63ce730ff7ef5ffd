"""Deliver: goods for a contract, or to Antwerp, by ships whose crates hold them."""

from argosy.engine.masks import bits_of
from argosy.titles.new_found_land.rules import steps
from argosy.titles.new_found_land.rules.load import crate
from argosy.titles.new_found_land.rules.names import ANTWERP, CONTRACTS, CUSTOMS
from argosy.titles.new_found_land.rules.pack import GOODS
from argosy.titles.new_found_land.rules.payment import shortage
from argosy.titles.new_found_land.rules.ruleset import CUSTOMS_POINTS
from argosy.titles.new_found_land.rules.state import CONTRACT_STACK, NOTHING, TO_ANTWERP, State


def go_on(state: State, seat: int) -> None:
    """Asks where the next ship delivers, as long as one is left and has something to do."""
    state.purchase = NOTHING
    state.picked = 0
    if state.left and (state.goods_total(seat) or state.hidden_cards(seat)):
        state.step = steps.DELIVERING
    else:
        state.step = steps.ENDING


def crates_left(state: State) -> int:
    total = 0
    for vessel in bits_of(state.left):
        total += crate(state, vessel)
    return total


def can_deliver(state: State, seat: int, contract: int, crates: int) -> bool:
    """DEL-1: the ships that are left hold the goods, and the player has them."""
    purchase = state.ruleset.first_contract_cost + contract
    return state.ruleset.cost_sizes[purchase] <= crates and shortage(state, seat, purchase) <= 0


# ---- which ships carry it


def crews(state: State, size: int) -> list[int]:
    """The sets of ships left that hold `size` goods and of which none is superfluous, as masks.

    Of ships with the same crate the first ones are taken: after the action they differ in nothing.
    """
    vessels = by_crate(state)
    crates = [crate(state, vessel) for vessel in vessels]
    found: list[int] = []
    for choice in range(1, 1 << len(vessels)):
        total = 0
        smallest = 99
        crew = 0
        for at, value in enumerate(crates):
            if choice >> at & 1:
                if at > 0 and crates[at - 1] == value and choice >> (at - 1) & 1 == 0:
                    total = -99  # the same with an equal ship before it
                total += value
                smallest = value
                crew |= 1 << vessels[at]
        if total >= size > total - smallest:
            found.append(crew)
    return found


def by_crate(state: State) -> list[int]:
    """The vessels left, largest crate first, then in the order of the pack."""
    vessels: list[int] = []
    for vessel in bits_of(state.left):
        at = len(vessels)
        while at > 0 and crate(state, vessels[at - 1]) < crate(state, vessel):
            at -= 1
        vessels.insert(at, vessel)
    return vessels


def fitting_crews(state: State, vessels: list[int]) -> list[int]:
    """The crews that begin with the ships picked so far: ships are named in the order of `by_crate`."""
    before = 0
    passed = 0
    for vessel in vessels:
        passed |= 1 << vessel
        if state.picked >> vessel & 1:
            before = passed
    size = state.ruleset.cost_sizes[state.purchase]
    return [crew for crew in crews(state, size) if crew & before == state.picked]


def carriers(state: State) -> list[int]:
    """The ships that may be named next, ascending."""
    vessels = by_crate(state)
    found: list[int] = []
    if state.purchase == TO_ANTWERP:
        last = 0
        for vessel in vessels:  # one of each crate value
            if crate(state, vessel) != last:
                last = crate(state, vessel)
                found.append(vessel)
    else:
        for crew in fitting_crews(state, vessels):
            wanted = crew & ~state.picked
            for vessel in vessels:
                if wanted >> vessel & 1:
                    if vessel not in found:
                        found.append(vessel)
                    break
    found.sort()
    return found


def choose_contract(state: State, contract: int) -> bool:
    """Whether it is clear which ships carry the goods: the contract can then be paid."""
    state.purchase = state.ruleset.first_contract_cost + contract
    state.step = steps.CARRYING
    return _crew_is_clear(state)


def carry(state: State, vessel: int) -> bool:
    """The same after one more ship was named for a contract."""
    state.picked |= 1 << vessel
    return _crew_is_clear(state)


def _crew_is_clear(state: State) -> bool:
    fitting = fitting_crews(state, by_crate(state))
    while len(fitting) > 1:
        next_ones = carriers(state)
        if len(next_ones) > 1:
            return False
        state.picked |= 1 << next_ones[0]  # all crews need it
        fitting = fitting_crews(state, by_crate(state))
    state.picked = fitting[0]
    return True


def choose_antwerp(state: State, seat: int) -> None:
    state.purchase = TO_ANTWERP
    state.step = steps.CARRYING
    choices = carriers(state)
    if len(choices) == 1:
        carry_to_antwerp(state, seat, choices[0])


def carry_to_antwerp(state: State, seat: int, vessel: int) -> None:
    """The ship brings at least one good: if there is only one kind, its first piece is not asked for."""
    state.picked = 1 << vessel
    state.left &= ~state.picked
    state.crate_left = crate(state, vessel)
    state.step = steps.UNLOADING
    kinds = [good for good in range(4) if state.goods[4 * seat + good]]
    if len(kinds) == 1:
        unload(state, seat, kinds[0])


# ---- what it brings


def fulfil(state: State, seat: int) -> None:
    """DEL-2, DEL-3, DEL-5: the contract is paid; points, a cube, a new contract."""
    rules = state.ruleset
    contract = state.purchase - rules.first_contract_cost
    space = state.contract_at.index(contract)
    city = rules.city_of[space]
    points = rules.components.contract_points[contract]
    id = rules.components.contract_ids[contract]
    if state.journal is not None:
        place = rules.place_ids[rules.islands + city]
        state.tell("delivered", {"player": seat, "contract": id, "city": place, "points": points})
        for vessel in bits_of(state.picked):
            state.tell("carried", {"player": seat, "ship": rules.vessel_ids[vessel]})
    state.left &= ~state.picked
    state.score(seat, points, CONTRACTS)
    if state.has_effect(seat, CUSTOMS_POINTS):
        extra = rules.effect_amount[CUSTOMS_POINTS]
        if state.journal is not None:
            state.tell("customs", {"player": seat, "points": extra})
        state.score(seat, extra, CUSTOMS)
    put_city_cube(state, seat, city)
    state.store(CONTRACT_STACK, 1 << contract)
    state.offered &= ~(1 << contract)
    state.contract_at[space] = -1
    lay_contract(state, space)  # NFL-OP-43: at once
    go_on(state, seat)


def put_city_cube(state: State, seat: int, city: int) -> None:
    rules = state.ruleset
    if city_filled(state, city) >= rules.city_spaces[city]:
        if state.journal is not None:
            state.tell("city-full", {"player": seat, "city": rules.place_ids[rules.islands + city]})
        return
    state.city_cubes[rules.players * city + seat] += 1
    if state.journal is not None:
        state.tell("city-cube", {"player": seat, "city": rules.place_ids[rules.islands + city]})


def city_filled(state: State, city: int) -> int:
    filled = 0
    for seat in range(state.ruleset.players):
        filled += state.city_cubes[state.ruleset.players * city + seat]
    return filled


def lay_contract(state: State, space: int) -> None:
    rules = state.ruleset
    contract = state.draw(CONTRACT_STACK)
    if contract < 0:
        return
    state.offered |= 1 << contract
    state.contract_at[space] = contract
    if state.journal is not None:
        city = rules.place_ids[rules.islands + rules.city_of[space]]
        state.tell("new-contract", {"contract": rules.components.contract_ids[contract], "city": city})


def unload(state: State, seat: int, good: int) -> None:
    """DEL-4: one good to Antwerp."""
    points = state.ruleset.components.antwerp_points
    state.goods[4 * seat + good] -= 1
    state.crate_left -= 1
    if state.journal is not None:
        state.tell("antwerp", {"player": seat, "good": GOODS[good], "points": points, "place": "antwerp"})
    state.score(seat, points, ANTWERP)
    if state.crate_left == 0 or state.goods_total(seat) == 0:
        end_unloading(state, seat)


def end_unloading(state: State, seat: int) -> None:
    state.crate_left = 0
    go_on(state, seat)
