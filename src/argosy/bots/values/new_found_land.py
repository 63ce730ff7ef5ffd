"""What a position of Race to the New Found Land promises each seat."""

from argosy.bots.values.value import Value
from argosy.bots.values.weights import Weights, plain_weights
from argosy.engine.position import Position
from argosy.titles.new_found_land.final import cubes_at
from argosy.titles.new_found_land.masks import bits_of, count
from argosy.titles.new_found_land.objectives import points_for
from argosy.titles.new_found_land.payment import shortage
from argosy.titles.new_found_land.ruleset import OWN_BIT, YARD_BIT
from argosy.titles.new_found_land.state import LAND_PHASE, PLANNING_PHASE, State

TERMS = [
    "points",  # on the scoring track
    "unscored",  # cubes that count a point at the end
    "cloth",
    "wood",
    "iron",
    "gold",
    "sail",  # symbols on the own ships
    "crate",
    "settlers",
    "telescope",
    "large",  # ships
    "small",
    "yard",  # expansions
    "own",
    "captains",
    "charters",  # cards in hand
    "gains",
    "objectives",  # held
    "met",  # points that the objectives held would give now
    "islands",  # unscored islands on which nobody has more cubes
    "cities",  # the same for cities
    "filled",  # spaces with tiles on those islands: how near they are to being scored
    "contract",  # points of the best contract that the goods pay
    "loading",  # crates planned for load
    "settling",  # settlers planned for settle
    "delivering",  # crates planned for deliver
    "discovering",  # telescopes planned for discover
    "explorers",  # ships planned for discover
    "constant",
]
ROUNDS = 4


class NewFoundLandValue(Value):
    """Three moments a round: on land, while planning, and from the actions on."""

    def __init__(self) -> None:
        self.terms = TERMS
        self.moments = 3 * ROUNDS
        self.weigh(plain_weights(TERMS, "points"))

    def with_weights(self, weights: Weights) -> Value:
        other = NewFoundLandValue()
        other.weigh(weights)
        return other

    def seats(self, position: Position) -> int:
        assert isinstance(position, State)
        return position.ruleset.players

    def moment(self, position: Position) -> int:
        assert isinstance(position, State)
        within = 0 if position.phase == LAND_PHASE else 1 if position.phase == PLANNING_PHASE else 2
        return 3 * (position.round - 1) + within

    def final(self, position: Position) -> list[float]:
        return [float(score.total) for score in position.scores()]

    def measure(self, position: Position, seat: int) -> list[int]:
        assert isinstance(position, State)
        state = position
        rules = state.ruleset
        unscored = islands = cities = filled = 0
        for place in range(rules.islands + rules.cities):
            if state.scored >> place & 1:
                continue
            own = cubes_at(state, place, seat)
            unscored += own
            if own and _leads(state, place, seat, own):
                if place < rules.islands:
                    islands += 1
                    filled += count(rules.island_spaces[place] & ~state.vacant)
                else:
                    cities += 1
        sail = crate = settlers = telescope = 0
        for ship in bits_of(state.owned[seat]):
            sail += rules.sail[ship]
            crate += rules.crate[ship]
            settlers += rules.settlers[ship]
            telescope += rules.telescope[ship]
        small = count(state.owned[seat] & rules.small)
        captains = 0
        for owner in state.captain:
            captains += 1 if owner == seat else 0
        met = 0
        for objective in bits_of(state.held[seat]):
            met += points_for(state, seat, objective)
        contract = 0
        for number in bits_of(state.offered):
            if (
                rules.components.contract_points[number] > contract
                and shortage(state, seat, rules.first_contract_cost + number) <= 0
            ):
                contract = rules.components.contract_points[number]
        at = 4 * seat
        goods = state.goods
        return [
            state.points[seat],
            unscored,
            goods[at],
            goods[at + 1],
            goods[at + 2],
            goods[at + 3],
            sail,
            crate,
            settlers,
            telescope,
            count(state.owned[seat]) - small,
            small,
            1 if state.expansions[seat] & YARD_BIT else 0,
            1 if state.expansions[seat] & OWN_BIT else 0,
            captains,
            count(state.hand[seat] & rules.charter_cards),
            count(state.hand[seat] & rules.gain_cards),
            count(state.held[seat]),
            met,
            islands,
            cities,
            filled,
            contract,
            _planned(state.assigned[at], rules.crate),
            _planned(state.assigned[at + 1], rules.settlers),
            _planned(state.assigned[at + 2], rules.crate),
            _planned(state.assigned[at + 3], rules.telescope),
            count(state.assigned[at + 3]),
            1,
        ]


def _leads(state: State, place: int, seat: int, own: int) -> bool:
    most = 0
    for owner in range(state.ruleset.players + 1):
        if owner != seat:
            most = max(most, cubes_at(state, place, owner))
    return own >= most


def _planned(vessels: int, numbers: list[int]) -> int:
    total = 0
    for vessel in bits_of(vessels):
        total += numbers[vessel]
    return total
