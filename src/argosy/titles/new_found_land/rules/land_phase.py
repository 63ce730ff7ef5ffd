"""The land phase: income, expansions, ships, the market."""

from argosy.engine.masks import bits_of, count
from argosy.titles.new_found_land.rules import steps
from argosy.titles.new_found_land.rules.names import SHIPS, bundle_id
from argosy.titles.new_found_land.rules.payment import shortage
from argosy.titles.new_found_land.rules.ruleset import EXTRA_YARD, GOLD, OWN_BIT, YARD_BIT
from argosy.titles.new_found_land.rules.state import LARGE_STACK, NOTHING, SMALL_STACK, State


def begin(state: State, seat: int) -> None:
    """LND-1: income; LND-7: it comes first."""
    rules = state.ruleset
    state.begin_turn(seat)
    income = rules.components.income
    goods = state.goods
    at = 4 * seat
    for good in range(4):
        goods[at + good] = goods[at + good] + income[good]
    if state.journal is not None:
        state.tell("income", {"player": seat, "goods": bundle_id(income)})
    if state.captain[rules.cortes] == seat:  # NFL-OP-14
        gain_gold(state, seat)
    go_on(state, seat)


def gain_gold(state: State, seat: int) -> None:
    rules = state.ruleset
    amount = rules.captain_amount[rules.cortes]
    state.goods[4 * seat + GOLD] += amount
    if state.journal is not None:
        state.tell("captain-gold", {"player": seat, "captain": rules.components.captain_ids[rules.cortes], "amount": amount})


def go_on(state: State, seat: int) -> None:
    """Asks for the next step of the turn, or ends it when there is nothing left to decide."""
    state.purchase = NOTHING
    if _has_something_to_do(state, seat):
        state.step = steps.LAND
    else:
        end(state)


def _has_something_to_do(state: State, seat: int) -> bool:
    rules = state.ruleset
    for expansion in open_expansions(state, seat):
        if shortage(state, seat, expansion) <= 0:
            return True
    if state.hidden_cards(seat):
        return True
    for ship in bits_of(state.market):  # noqa: SIM110 (a generator is slow here). Covered or not, each costs what its ship costs
        if shortage(state, seat, rules.first_ship_cost + ship) <= 0:
            return True
    return False


def open_expansions(state: State, seat: int) -> list[int]:
    """LND-2: those of the seat's board that are not bought yet; LND-7: none once a ship was built."""
    if state.built or state.expansions[seat] == YARD_BIT | OWN_BIT:
        return []
    found: list[int] = []
    if state.expansions[seat] & YARD_BIT == 0:
        found.append(0)
    if state.expansions[seat] & OWN_BIT == 0:
        found.append(1 + state.nation[seat])
    return found


def expand(state: State, seat: int, expansion: int) -> None:
    state.expansions[seat] |= YARD_BIT if expansion == 0 else OWN_BIT
    if state.journal is not None:
        state.tell("expanded", {"player": seat, "expansion": state.ruleset.expansion_ids[expansion]})
    go_on(state, seat)


def build(state: State, seat: int, ship: int) -> None:
    """LND-3: the ship is paid for; it needs a yard."""
    rules = state.ruleset
    state.built = True
    state.market &= ~(1 << ship)
    state.market_known &= ~(1 << ship)
    state.owned[seat] |= 1 << ship
    size = 0 if rules.small >> ship & 1 else 1
    points = rules.components.ship_points[size]
    if state.journal is not None:
        state.tell("built", {"player": seat, "ship": rules.vessel_ids[ship], "points": points})
    if points:
        state.score(seat, points, SHIPS)
    if count(state.owned[seat]) > yards(state, seat):  # LND-4: another one makes room for it
        state.purchase = rules.first_ship_cost + ship
        state.step = steps.SCRAPPING
    else:
        go_on(state, seat)


def yards(state: State, seat: int) -> int:
    rules = state.ruleset
    places = rules.components.yards
    if state.expansions[seat] & YARD_BIT:
        places += rules.components.yard_amount
    return places + state.effect_of(seat, EXTRA_YARD) + state.captain_gives(seat, rules.drake)


def scrap(state: State, seat: int, ship: int) -> None:
    state.owned[seat] &= ~(1 << ship)
    state.store(SMALL_STACK if state.ruleset.small >> ship & 1 else LARGE_STACK, 1 << ship)
    if state.journal is not None:
        state.tell("scrapped", {"player": seat, "ship": state.ruleset.vessel_ids[ship]})
    go_on(state, seat)


def end(state: State) -> None:
    state.built = False
    refill_market(state)
    state.step = steps.ENDING


def refill_market(state: State) -> None:
    """LND-5; NFL-OP-13: with stack and storage empty a space stays empty."""
    rules = state.ruleset
    for size, stack in enumerate((SMALL_STACK, LARGE_STACK)):
        kind = rules.small if size == 0 else ~rules.small
        lacking = rules.components.market_spaces[size] - count(state.market & kind)
        for _ in range(lacking):
            if state.is_remade_next(stack):
                state.market_known |= state.market & kind & rules.covered_ships  # SET-3: see covered_ships.py
            ship = state.draw(stack)
            if ship < 0:
                break
            state.market |= 1 << ship
            if state.journal is not None:
                if rules.covered_ships >> ship & 1:
                    state.tell("on-offer-covered", {"cost": bundle_id(rules.costs[rules.first_ship_cost + ship])})
                else:
                    state.tell("on-offer", {"ship": rules.vessel_ids[ship]})
