"""What a position of Endeavor, in any edition, is worth to each seat."""

from typing import Final

from argosy.bots.value import Value
from argosy.bots.weights import Weights, plain_weights
from argosy.engine.masks import count
from argosy.engine.position import Position
from argosy.titles.endeavor.rules import stages
from argosy.titles.endeavor.rules.options import cards_over_limit
from argosy.titles.endeavor.rules.pack import ATTACK, DECK_CARDS, DRAW, OCCUPY, PAYMENT, SHIP
from argosy.titles.endeavor.rules.ruleset import CULTURE, EUROPE, FINANCE, INDUSTRY, POLITICS, SLAVERY_CARDS, EndeavorRuleset
from argosy.titles.endeavor.rules.state import State

TERMS: Final = [
    "glory",  # points if the game ended now
    "industry",  # levels: what each attribute gives in the rounds to come
    "culture",
    "finance",
    "politics",
    "industry-icons",  # icons up to the last level: the way to the next level
    "culture-icons",
    "finance-icons",
    "politics-icons",
    "harbor",  # discs ready to use
    "ready",  # buildings that can be activated with them
    "stuck",  # discs on buildings beyond what the next salary frees
    "ships",  # actions that the buildings offer, each kind on its own
    "occupies",
    "attacks",
    "draws",
    "payments",
    "tokens",  # action tokens in hand
    "regions",  # open regions with presence, besides Europe
    "tracks",  # discs on tracks of closed regions
    "leads",  # spaces filled on the tracks whose governor would be ours
    "europe",  # discs in Europe: what its decks ask for
    "elsewhere",  # discs in the other regions: what theirs ask for
    "reach",  # empty cities that could be occupied
    "links",  # links of which we hold one end, and the other could be taken
    "decks",  # decks from which we could draw
    "room",  # cards that may still be taken without losing one
    "excess",  # cards above the limit, which will be lost
    "slavery",  # slavery cards in hand, lost at abolition
    "passed",  # no more turns this round
    "constant",
]


class EndeavorValue(Value):
    """Two moments a round: before its actions, and during them."""

    def __init__(self) -> None:
        self.terms = TERMS
        self.phases = 2
        self.tables: Tables | None = None
        self.weigh(plain_weights(TERMS, "glory"))

    def with_weights(self, weights: Weights) -> Value:
        other = EndeavorValue()
        other.weigh(weights)
        other.tables = self.tables
        return other

    def seats(self, position: Position) -> int:
        assert isinstance(position, State)
        return position.ruleset.players

    def moments(self, position: Position) -> int:
        assert isinstance(position, State)
        return self.phases * position.ruleset.rounds

    def moment(self, position: Position) -> int:
        assert isinstance(position, State)
        before = position.stage == stages.BUILD or position.stage == stages.START
        return 2 * (position.round - 1) + (0 if before else 1)

    def final(self, position: Position) -> list[float]:
        assert isinstance(position, State)
        tables = self._tables(position)
        return [float(tables.glory(position, seat, link_counts(position, seat)[0])) for seat in range(position.ruleset.players)]

    def measure(self, position: Position, seat: int) -> list[int]:
        assert isinstance(position, State)
        state = position
        tables = self._tables(state)
        rules = state.ruleset
        attributes = state.attributes
        industry_icons = attributes[4 * seat + INDUSTRY]
        culture_icons = attributes[4 * seat + CULTURE]
        finance_icons = attributes[4 * seat + FINANCE]
        politics_icons = attributes[4 * seat + POLITICS]
        industry = rules.level_of[industry_icons]
        culture = rules.level_of[culture_icons]
        finance = rules.level_of[finance_icons]
        politics = rules.level_of[politics_icons]
        harbor = state.harbor[seat]
        ready = count(state.kinds_ready[seat])
        stuck = state.workers[seat] - rules.salary[finance_icons]
        most = rules.components.thresholds[-1]

        ships = occupies = attacks = draws = payments = 0
        slots = rules.components.slots
        for slot in range(slots * seat, slots * seat + slots):
            kind = state.slots[slot]
            if kind < 0:
                break
            offers = 5 * kind
            ships += tables.offers[offers]
            occupies += tables.offers[offers + 1]
            attacks += tables.offers[offers + 2]
            draws += tables.offers[offers + 3]
            payments += tables.offers[offers + 4]

        tokens = 0
        if state.blue_tokens[seat]:
            for kind in range(4, rules.token_types):
                tokens += state.tokens_held[rules.token_types * seat + kind]

        europe = state.discs_in[rules.regions * seat + EUROPE]
        regions = tracks = leads = elsewhere = 0
        for region in range(1, rules.regions):
            mine = state.discs_in[rules.regions * seat + region]
            if mine:
                elsewhere += mine
                if state.open >> region & 1:
                    regions += 1
                else:
                    tracks += mine
                    if leads_track(state, seat, region, mine):
                        leads += state.filled[region]
        reach = count(rules.places_in[state.presence[seat] & state.open] & state.empty & rules.cities)

        decks = 0
        for deck in range(rules.decks):
            left = state.decks[deck]
            if left:
                region = rules.deck_region[deck]
                value = rules.card_value[deck * DECK_CARDS + rules.lowest[left]]
                if state.discs_in[rules.regions * seat + region] >= value:
                    if state.open >> region & 1 or not rules.edition.draw_needs_open_region:
                        decks += 1

        whole_links, links = link_counts(state, seat)
        glory = tables.glory(state, seat, whole_links)
        excess = cards_over_limit(state, seat)
        room = -excess
        slavery = count(state.cards[seat] & SLAVERY_CARDS)
        passed = state.passed >> seat & 1
        constant = 1
        return [  # each begins with the name of its term, in the order of TERMS: a test compares them
            glory,
            industry,
            culture,
            finance,
            politics,
            industry_icons if industry_icons < most else most,
            culture_icons if culture_icons < most else most,
            finance_icons if finance_icons < most else most,
            politics_icons if politics_icons < most else most,
            harbor,
            ready if ready < harbor else harbor,
            stuck if stuck > 0 else 0,
            ships,
            occupies,
            attacks,
            draws,
            payments,
            tokens,
            regions,
            tracks,
            leads,
            europe,
            elsewhere,
            reach if reach < 5 else 5,
            links,
            decks,
            room if room > 0 else 0,
            excess if excess > 0 else 0,
            slavery,
            passed,
            constant,
        ]

    def _tables(self, state: State) -> "Tables":
        tables = self.tables
        if tables is None or tables.ruleset is not state.ruleset:
            tables = Tables(state.ruleset)
            self.tables = tables
        return tables


class Tables:
    """Lookup tables of a ruleset for the terms."""

    def __init__(self, ruleset: EndeavorRuleset) -> None:
        self.ruleset = ruleset
        self.offers: list[int] = []  # by kind of building: ships, occupies, attacks, draws, payments
        for one, two in zip(ruleset.part_one, ruleset.part_two, strict=True):
            for action in (SHIP, OCCUPY, ATTACK, DRAW, PAYMENT):
                self.offers.append((1 if one & action else 0) + (1 if two & action else 0))
        self.building_glory = [building.glory for building in ruleset.components.buildings]
        self.place_glory = _sums(ruleset.place_glory)
        self.card_glory = _sums(ruleset.card_glory)

    def glory(self, state: State, seat: int, links: int) -> int:
        """The seat's points if the game ended now: the total of what `scoring.py` tells by source."""
        rules = self.ruleset
        mine = 4 * seat
        total = rules.attribute_glory[state.attributes[mine]] + rules.attribute_glory[state.attributes[mine + 1]]
        total += rules.attribute_glory[state.attributes[mine + 2]] + rules.attribute_glory[state.attributes[mine + 3]]
        total += rules.link_glory * links
        held = state.held[seat]
        at = 0
        while held:
            total += self.place_glory[at + (held & 255)]
            held >>= 8
            at += 256
        cards = state.cards[seat]
        at = 0
        while cards:
            total += self.card_glory[at + (cards & 255)]
            cards >>= 8
            at += 256
        slots = rules.components.slots
        for slot in range(slots * seat, slots * seat + slots):
            kind = state.slots[slot]
            if kind < 0:
                break
            total += self.building_glory[kind]
        if state.free_place[seat] < 0:
            total += 3
        return total + state.harbor[seat] // 3 - count(state.set_aside[seat])


def _sums(numbers: list[int]) -> list[int]:
    """For every stretch of eight numbers, the sums of all its subsets."""
    sums: list[int] = []
    for start in range(0, len(numbers), 8):
        stretch = numbers[start : start + 8]
        for mask in range(256):
            sums.append(sum([number for at, number in enumerate(stretch) if mask >> at & 1]))
    return sums


def leads_track(state: State, seat: int, region: int, mine: int) -> bool:
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


def link_counts(state: State, seat: int) -> tuple[int, int]:
    """The links that the seat controls, and those of which it holds one end and could take the other."""
    held = state.held[seat]
    if not held:
        return 0, 0
    rules = state.ruleset
    takeable = state.empty & rules.places_in[state.presence[seat] & state.open]
    whole = half = 0
    for ends in rules.link_ends:
        mine = held & ends
        if mine:
            if mine == ends:
                whole += 1
            elif takeable & ends:
                half += 1
    return whole, half
