"""What a position of Race to the New Found Land is worth to each seat.

A ship that is not assigned yet counts for deliver and discover as long as its owner still has to plan them: assigning it
takes it away from there. So what a plan costs is seen as well as what it brings.
"""

from typing import Final

from argosy.bots.value import Value
from argosy.bots.weights import Weights, plain_weights
from argosy.engine.masks import bits_of, count
from argosy.engine.position import Position
from argosy.titles.new_found_land.rules import stages, steps
from argosy.titles.new_found_land.rules.deliver import city_filled
from argosy.titles.new_found_land.rules.final_phase import count_of, cubes_at
from argosy.titles.new_found_land.rules.land_phase import yards
from argosy.titles.new_found_land.rules.objectives import measured, points_for
from argosy.titles.new_found_land.rules.pack import MEASURES
from argosy.titles.new_found_land.rules.planning_phase import total_sail
from argosy.titles.new_found_land.rules.ruleset import (
    CUSTOMS_POINTS,
    DELIVER_ACTION,
    DISCOVER_ACTION,
    EXTRA_CUBE,
    GOLD,
    LOAD_ACTION,
    OWN_BIT,
    SETTLE_ACTION,
    YARD_BIT,
)
from argosy.titles.new_found_land.rules.scoring import unscored_points
from argosy.titles.new_found_land.rules.state import State

TERMS: Final = [
    "points",  # the score, were the game over now
    "cubes",  # of them: cubes in places not scored
    "cloth",
    "wood",
    "iron",
    "gold",
    # symbols on the own ships, for each round that the ships are still to be planned for
    "sail",
    "crate",
    "settlers",
    "telescope",
    "ships",  # the same for the ships themselves, for expansions, and for captains
    "yard",
    "own",
    "columbus",
    "magellan",
    "cortes",
    "freight",  # points of contracts that the goods pay and one ship could carry next time: what da Gama is for
    "drake",
    "room",  # a yard is free
    "charters",  # cards in hand
    "stores",  # goods on cards in hand
    "objectives",  # held
    "met",  # points that the objectives held would give now
    "progress",  # tenths of points of the objectives held, by how far they have come
    "ripe",  # tenths of bonuses of islands not scored, were they scored now, by how much of the island is known
    "trade",  # the same for cities, by how many of their spaces are filled
    "certain",  # points of these bonuses where the place is complete
    # what ships may do this round, once planning has begun
    "load",  # whether one loads
    "loading",  # its crate, as far as it brings better goods
    "landings",  # ships that settle where there is room
    "settling",  # their settlers
    "contracts",  # points of contracts that the goods pay and the ships assigned carry
    "surplus",  # goods that those ships could still carry to Antwerp
    "deals",  # points of contracts that the goods pay and idle ships could carry as well; also before planning
    "finds",  # tiles that may be laid, idle ships included
    "choice",  # tiles drawn beyond those
    "swift",  # sail of the ships assigned, but to load
    "planning",  # which phase it is
    "acting",
    "constant",
]
_SCORED_CITIES: Final = MEASURES.index("scored-cities")
_SCORED_ISLANDS: Final = MEASURES.index("scored-islands")


class NewFoundLandValue(Value):
    """Three moments a round: on land, while planning, and from the actions on."""

    def __init__(self) -> None:
        self.terms = TERMS
        self.phases = 3
        self.weigh(plain_weights(TERMS, "points"))

    def with_weights(self, weights: Weights) -> Value:
        other = NewFoundLandValue()
        other.weigh(weights)
        return other

    def seats(self, position: Position) -> int:
        assert isinstance(position, State)
        return position.ruleset.players

    def moments(self, position: Position) -> int:
        assert isinstance(position, State)
        return self.phases * position.ruleset.rounds

    def moment(self, position: Position) -> int:
        assert isinstance(position, State)
        within = 0 if position.phase == stages.LAND else 1 if position.phase == stages.PLANNING else 2
        return 3 * (position.round - 1) + within

    def final(self, position: Position) -> list[float]:
        return [float(score.total) for score in position.scores()]

    def measure(self, position: Position, seat: int) -> list[int]:
        """Each part lists its terms by their names, in the order of TERMS: a test compares them."""
        assert isinstance(position, State)
        terms = _score_now(position, seat)
        terms += _goods_and_ships(position, seat)
        terms += _improvements(position, seat)
        terms += _hand(position, seat)
        terms += _places(position, seat)
        terms += _plans(position, seat)
        terms += _phase(position)
        return terms


def _score_now(state: State, seat: int) -> list[int]:
    pack = state.ruleset.components
    cubes = unscored_points(state, seat)
    points = state.points[seat] + cubes
    card = state.fifty[seat]
    if card < 0 and points >= pack.lap:
        card = state.fifty_taken()  # unless somebody before him passes 50 with his cubes as well
    points += pack.unused_card_points * count(state.hand[seat]) + pack.unresolved_points * count(state.held[seat])
    if card >= 0:
        points += pack.fifty[card]
    return [points, cubes]


def _goods_and_ships(state: State, seat: int) -> list[int]:
    rules = state.ruleset
    ahead = _rounds_ahead(state)
    at = 4 * seat
    cloth = state.goods[at]
    wood = state.goods[at + 1]
    iron = state.goods[at + 2]
    gold = state.goods[at + 3]
    sail = crate = settlers = telescope = ships = 0
    for ship in bits_of(state.owned[seat]):
        sail += ahead * rules.sail[ship]
        crate += ahead * rules.crate[ship]
        settlers += ahead * rules.settlers[ship]
        telescope += ahead * rules.telescope[ship]
        ships += ahead
    return [cloth, wood, iron, gold, sail, crate, settlers, telescope, ships]


def _improvements(state: State, seat: int) -> list[int]:
    rules = state.ruleset
    ahead = _rounds_ahead(state)
    yard = ahead if state.expansions[seat] & YARD_BIT else 0
    own = ahead if state.expansions[seat] & OWN_BIT else 0
    columbus = ahead if state.captain[rules.columbus] == seat else 0
    magellan = ahead if state.captain[rules.magellan] == seat else 0
    cortes = ahead if state.captain[rules.cortes] == seat else 0
    freight = _freight(state, seat) if ahead else 0
    drake = ahead if state.captain[rules.drake] == seat else 0
    room = 1 if yards(state, seat) > count(state.owned[seat]) else 0
    return [yard, own, columbus, magellan, cortes, freight, drake, room]


def _rounds_ahead(state: State) -> int:
    """Rounds that ships are still to be planned for."""
    return state.ruleset.components.rounds - state.round + (1 if state.phase == stages.LAND else 0)


def _freight(state: State, seat: int) -> int:
    rules = state.ruleset
    most = 0
    for ship in bits_of(state.owned[seat]):
        most = max(most, rules.crate[ship])
    points, _ = _deliveries(state, seat, [most + state.captain_gives(seat, rules.da_gama)])
    return points


def _hand(state: State, seat: int) -> list[int]:
    rules = state.ruleset
    charters = count(state.hand[seat] & rules.charter_cards)
    stores = objectives = met = progress = 0
    for card in bits_of(state.hand[seat] & rules.gain_cards):
        gain = rules.gains[card]
        stores += gain[0] + gain[1] + gain[2] + gain[3]
    for objective in bits_of(state.held[seat]):
        objectives += 1
        met += points_for(state, seat, objective)
        progress += _progress(state, seat, objective)
    return [charters, stores, objectives, met, progress]


def _progress(state: State, seat: int, objective: int) -> int:
    """Tenths of the points of the condition that is nearest to being worth most."""
    card = state.ruleset.components.objectives[objective]
    best = 0
    if card.measure == _SCORED_CITIES or card.measure == _SCORED_ISLANDS:
        nearness = _nearness(state, seat, card.measure == _SCORED_ISLANDS, card.per_place)
        reached = 0
        for at_least, worth in card.conditions:
            reached = sum(nearness[:at_least])
            best = max(best, worth * reached // at_least)
        return best
    reached = measured(state, seat, objective)
    for at_least, worth in card.conditions:
        best = max(best, 10 * worth * min(reached, at_least) // at_least)
    return best


def _nearness(state: State, seat: int, islands: bool, wanted: int) -> list[int]:
    """How near each island, or city, is to being scored with so many own cubes, in tenths, nearest first."""
    rules = state.ruleset
    found: list[int] = []
    for place in range(rules.islands) if islands else range(rules.islands, rules.islands + rules.cities):
        own = min(cubes_at(state, place, seat), wanted)
        if state.scored >> place & 1:
            found.append(10 if own == wanted else 0)
        else:
            found.append(own * _ripeness(state, place) // wanted)
    found.sort(reverse=True)
    return found


def _ripeness(state: State, place: int) -> int:
    """How far an island or a city is filled, in tenths."""
    rules = state.ruleset
    if place < rules.islands:
        spaces = rules.island_spaces[place]
        return 10 * count(spaces & ~state.vacant) // count(spaces)
    city = place - rules.islands
    return 10 * city_filled(state, city) // rules.city_spaces[city]


def _places(state: State, seat: int) -> list[int]:
    rules = state.ruleset
    ripe = trade = certain = 0
    for place in range(rules.islands + rules.cities):
        own = cubes_at(state, place, seat)
        if own == 0 or state.scored >> place & 1:
            continue
        bonus = count_of(state, place, seat) - own
        ripeness = _ripeness(state, place) if bonus else 0
        if ripeness == 10:
            certain += bonus
        elif place < rules.islands:
            ripe += bonus * ripeness
        else:
            trade += bonus * ripeness
    return [ripe, trade, certain]


# ---- this round


def _plans(state: State, seat: int) -> list[int]:
    rules = state.ruleset
    at = 4 * seat
    assigned = state.assigned
    first = _first_to_plan(state, seat)
    idle = 0
    if first <= DISCOVER_ACTION:
        idle = state.owned[seat] | (state.hand[seat] & rules.charter_cards) << rules.ships
        idle &= ~(assigned[at] | assigned[at + 1] | assigned[at + 2] | assigned[at + 3])

    delivering = assigned[at + DELIVER_ACTION]
    most = rules.components.ships_per_action
    load = loading = landings = settling = contracts = surplus = deals = finds = choice = swift = 0
    if delivering:
        contracts, surplus = _deliveries(state, seat, _largest(state, seat, delivering, rules.crate, most[DELIVER_ACTION]))
    if idle and first <= DELIVER_ACTION:
        deals, _ = _deliveries(state, seat, _largest(state, seat, delivering | idle, rules.crate, most[DELIVER_ACTION]))
        deals -= contracts
    if state.phase != stages.LAND:
        crates = _largest(state, seat, assigned[at + LOAD_ACTION], rules.crate, 1)
        load = len(crates)
        loading = min(len(rules.components.crate_good) - 1, sum(crates))
        landing = _landing(state, seat, assigned[at + SETTLE_ACTION])
        landings = min(len(landing), count(state.open_tiles))
        settling = sum(landing)
        discovering = assigned[at + DISCOVER_ACTION] | idle
        telescopes = sum(_largest(state, seat, discovering, rules.telescope, most[DISCOVER_ACTION]))
        explorers = min(most[DISCOVER_ACTION], count(discovering))
        if explorers:
            explorers += state.captain_gives(seat, rules.columbus)
        finds = min(explorers, telescopes)
        choice = telescopes - finds
        for action in range(SETTLE_ACTION, DISCOVER_ACTION + 1):
            if assigned[at + action]:
                swift += total_sail(state, seat, action)
    return [load, loading, landings, settling, contracts, surplus, deals, finds, choice, swift]


def _phase(state: State) -> list[int]:
    planning = 1 if state.phase == stages.PLANNING else 0
    acting = 1 if state.phase > stages.PLANNING else 0
    constant = 1
    return [planning, acting, constant]


def _first_to_plan(state: State, seat: int) -> int:
    """The first action that the seat may still assign ships to in this round; 4 if there is none."""
    if state.phase < stages.PLANNING:
        return LOAD_ACTION
    if state.phase > stages.PLANNING:
        return DISCOVER_ACTION + 1
    place = (seat - state.start) % state.ruleset.players
    waits = place > state.turn or (place == state.turn and state.step == steps.PLANNING)
    return state.action if waits else state.action + 1


def _largest(state: State, seat: int, vessels: int, numbers: list[int], most: int) -> list[int]:
    """The highest numbers of some vessels, da Gama included if they are crates."""
    rules = state.ruleset
    found = [numbers[vessel] for vessel in bits_of(vessels)]
    if numbers is rules.crate and found and state.captain[rules.da_gama] == seat:
        on = state.da_gama_on
        if (on < 0 and state.phase <= stages.PLANNING) or (on >= 0 and vessels >> on & 1):
            at = 0 if on < 0 else bits_of(vessels).index(on)
            found[at] += rules.captain_amount[rules.da_gama]
    if len(found) > 1:
        found.sort(reverse=True)
    return found[:most]


def _landing(state: State, seat: int, vessels: int) -> list[int]:
    most = state.ruleset.components.ships_per_action[SETTLE_ACTION]
    settlers = _largest(state, seat, vessels, state.ruleset.settlers, most)
    if settlers and state.has_effect(seat, EXTRA_CUBE):
        settlers.append(state.ruleset.effect_amount[EXTRA_CUBE])
    return settlers


def _deliveries(state: State, seat: int, crates: list[int]) -> tuple[int, int]:
    """The points of the best contracts that can be delivered one after the other, and goods that crates are left for."""
    rules = state.ruleset
    at = 4 * seat
    goods = state.goods[at : at + 4]
    extra = state.effect_of(seat, CUSTOMS_POINTS)
    room = sum(crates)
    points = 0
    offered = state.offered
    for _ in crates:
        best = -1
        for contract in bits_of(offered):
            purchase = rules.first_contract_cost + contract
            if (
                rules.cost_sizes[purchase] <= room
                and (best < 0 or rules.components.contract_points[contract] > rules.components.contract_points[best])
                and _lacking(goods, rules.costs[purchase]) <= 0
            ):
                best = contract
        if best < 0:
            break
        cost = rules.costs[rules.first_contract_cost + best]
        _take(goods, cost)
        room -= sum(cost)
        offered &= ~(1 << best)
        points += rules.components.contract_points[best] + extra
    return points, min(room, sum(goods))


def _lacking(goods: list[int], cost: list[int]) -> int:
    """How much gold is missing to pay the cost."""
    short = cost[GOLD] - goods[GOLD]
    for good in range(GOLD):
        if cost[good] > goods[good]:
            short += cost[good] - goods[good]
    return short


def _take(goods: list[int], cost: list[int]) -> None:
    goods[GOLD] -= cost[GOLD]
    for good in range(GOLD):
        paid = min(goods[good], cost[good])
        goods[good] -= paid
        goods[GOLD] -= cost[good] - paid
