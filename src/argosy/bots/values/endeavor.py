"""What a position of Endeavor, in either edition, promises each seat."""

from argosy.bots.values.value import Value
from argosy.engine.position import Position
from argosy.titles.endeavor.options import cards_over_limit
from argosy.titles.endeavor.pack import ATTACK, DRAW, OCCUPY, PAYMENT, SHIP
from argosy.titles.endeavor.ruleset import CULTURE, EUROPE, FINANCE, INDUSTRY, POLITICS
from argosy.titles.endeavor.scoring import glory_of
from argosy.titles.endeavor.state import CHOOSE_BUILDING, CHOOSE_START, State, bits_of

TERMS = [
    "glory",  # points if the game ended now
    "industry",  # attributes as they count for the rounds to come, by icons up to 10
    "culture",
    "finance",
    "politics",
    "harbor",  # discs ready to use
    "ready",  # buildings that can be activated
    "stuck",  # discs on buildings beyond what the next salary frees
    "ships",  # actions that the buildings offer, each kind on its own
    "occupies",
    "attacks",
    "draws",
    "payments",
    "blue",  # action tokens in hand
    "regions",  # open regions with presence
    "tracks",  # discs on tracks of closed regions
    "leads",  # closed regions whose governor would be ours
    "europe",  # discs in Europe: what its decks ask for
    "elsewhere",  # discs in the other regions: what theirs ask for
    "excess",  # cards above the limit, which will be lost
    "passed",  # no more turns this round
    "constant",
]


class EndeavorValue(Value):
    """Weights by stage: two stages a round, before its actions and during them."""

    def __init__(self, weights: list[list[float]]) -> None:
        self.terms = TERMS
        self.stages = 14
        self.weights = weights

    def stage(self, position: Position) -> int:
        assert isinstance(position, State)
        before = position.stage in (CHOOSE_START, CHOOSE_BUILDING)
        return 2 * (position.round - 1) + (0 if before else 1)

    def foretell(self, position: Position) -> list[float]:
        if not position.to_act:
            return [float(score.total) for score in position.scores()]
        assert isinstance(position, State)
        weights = self.weights[self.stage(position)]
        prospects: list[float] = []
        for seat in range(position.ruleset.players):
            total = 0.0
            for at, amount in enumerate(self.measure(position, seat)):
                total += weights[at] * amount
            prospects.append(total)
        return prospects

    def measure(self, position: Position, seat: int) -> list[float]:
        assert isinstance(position, State)
        state = position
        rules = state.ruleset
        attributes = state.attributes
        glory = 0
        for points in glory_of(state, seat).values():
            glory += points
        ships = occupies = attacks = draws = payments = 0
        slots = rules.components.slots
        for slot in range(slots * seat, slots * seat + slots):
            kind = state.slots[slot]
            if kind < 0:
                break
            for part in (rules.part_one[kind], rules.part_two[kind]):
                ships += 1 if part & SHIP else 0
                occupies += 1 if part & OCCUPY else 0
                attacks += 1 if part & ATTACK else 0
                draws += 1 if part & DRAW else 0
                payments += 1 if part & PAYMENT else 0
        blue = 0
        for kind in range(4, rules.token_types):
            blue += state.tokens_held[rules.token_types * seat + kind]
        regions = tracks = leads = elsewhere = 0
        for region in range(1, rules.regions):
            mine = state.discs_in[rules.regions * seat + region]
            elsewhere += mine
            if state.open >> region & 1:
                regions += 1 if mine else 0
            elif mine:
                tracks += mine
                leads += 1 if _leads(state, seat, region, mine) else 0
        salary = rules.salary[attributes[4 * seat + FINANCE]]
        ready = len(bits_of(state.kinds_ready[seat]))
        excess = cards_over_limit(state, seat)
        return [
            float(glory),
            float(min(attributes[4 * seat + INDUSTRY], 10)),
            float(min(attributes[4 * seat + CULTURE], 10)),
            float(min(attributes[4 * seat + FINANCE], 10)),
            float(min(attributes[4 * seat + POLITICS], 10)),
            float(state.harbor[seat]),
            float(min(ready, state.harbor[seat])),
            float(max(0, state.workers[seat] - salary)),
            float(ships),
            float(occupies),
            float(attacks),
            float(draws),
            float(payments),
            float(blue),
            float(regions),
            float(tracks),
            float(leads),
            float(state.discs_in[rules.regions * seat + EUROPE]),
            float(elsewhere),
            float(max(0, excess)),
            float(state.passed >> seat & 1),
            1.0,
        ]


def _leads(state: State, seat: int, region: int, mine: int) -> bool:
    """Whether the seat would get the governor if the track filled up as it stands: most discs, the latest of the tied."""
    rules = state.ruleset
    for other in range(rules.players):
        if other != seat and state.discs_in[rules.regions * other + region] > mine:
            return False
    start = rules.track_start[region]
    for space in range(start + state.filled[region] - 1, start - 1, -1):
        holder = state.track[space]
        if state.discs_in[rules.regions * holder + region] == mine:
            return holder == seat
    return False
