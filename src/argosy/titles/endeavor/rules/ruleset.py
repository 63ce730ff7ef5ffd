"""A table's fixed facts: the components as flat tables of numbers, and the catalogue of all actions."""

from typing import Final

from argosy.engine.catalogue import Catalogue
from argosy.engine.chance import Chance
from argosy.engine.journal import Journal
from argosy.engine.position import Option, Plain, Position, Ruleset
from argosy.titles.endeavor.rules import action_kinds
from argosy.titles.endeavor.rules.edition import Edition
from argosy.titles.endeavor.rules.pack import DECK_CARDS, GOVERNOR, Pack

BIT_PLACES: Final = 131  # a prime of which 2 is a primitive root: bits 0 to 129 all differ modulo it

EUROPE: Final = 0  # region
SLAVERY_DECK: Final = 1
INDUSTRY: Final = 0
CULTURE: Final = 1
FINANCE: Final = 2
POLITICS: Final = 3
_MOST_ICONS: Final = 600  # more than all components of a pack can show of one attribute
SLAVERY_CARDS: Final = 0b111111 << (SLAVERY_DECK * DECK_CARDS)


def _by_bit(numbers: list[int]) -> list[int]:
    """The actions of one kind, each at the place of its argument's bit: so a mask turns into a list quickly."""
    assert len(numbers) < BIT_PLACES, "more than a mask can hold"
    places = [-1] * BIT_PLACES
    for argument, number in enumerate(numbers):
        places[(1 << argument) % BIT_PLACES] = number
    return places


class EndeavorRuleset(Ruleset):
    """Masks have one bit per building kind, place, region or card, in the order of the pack."""

    def __init__(self, edition: Edition, pack: Pack, players: int, options: dict[str, Option]) -> None:
        self.title = edition.title
        self.family = "endeavor"
        self.edition = edition
        self.components = pack
        self.players = players
        self.alone = [(seat,) for seat in range(players)]  # `to_act` of a seat that decides alone
        self.rounds = pack.rounds
        self.options = options
        self.pack = pack.fingerprint
        self.sources = pack.sources
        self.combined_phases = options.get("combined_phases") is True  # RND-2
        self.idle_activation = options.get("idle_activation") is True  # ACT-3
        self.suits = not pack.suits or players in pack.suits  # SET-1
        self.building_ids = [building.id for building in pack.buildings]
        self.token_ids = [token.id for token in pack.tokens]
        self.region_ids = [region.id for region in pack.regions]
        self.place_ids = [place.id for place in pack.places]
        self.deck_ids = [deck.id for deck in pack.decks]
        self.card_ids = [card.id for card in pack.cards]
        self._tabulate_attributes(pack)
        self._tabulate_buildings(pack)
        self._tabulate_tokens(pack)
        self._tabulate_board(pack)
        self._tabulate_cards(pack)
        self._number_actions(pack)

    def deal(self, chance: Chance, journal: Journal | None = None) -> Position:
        from argosy.titles.endeavor.rules.position import deal

        return deal(self, chance, journal)

    def from_dict(self, plain: Plain) -> Position:
        from argosy.titles.endeavor.rules.position_reader import position_from_dict

        return position_from_dict(self, plain)

    def component_names(self, language: str) -> dict[str, str]:
        return self.components.component_names[language]

    # ---- attributes: by number of icons

    def _tabulate_attributes(self, pack: Pack) -> None:
        levels = [sum(1 for threshold in pack.thresholds if icons >= threshold) - 1 for icons in range(_MOST_ICONS)]
        self.level_of = levels  # ATT-3, counted from 0
        self.build_level = [pack.build[level] for level in levels]
        self.growth = [pack.growth[level] for level in levels]
        self.salary = [pack.salary[level] for level in levels]
        self.card_limit = [pack.card_limit[level] for level in levels]
        self.attribute_gives = [self.build_level, self.growth, self.salary, self.card_limit]
        self.slavery_bonus = [pack.slavery_bonus[level] for level in levels]
        shown = [min(icons, pack.marker_max) for icons in range(_MOST_ICONS)]  # ATT-2
        self.attribute_glory = [max(space for space in pack.glory_spaces if space <= marker) for marker in shown]  # END-1

    # ---- buildings

    def _tabulate_buildings(self, pack: Pack) -> None:
        buildings = pack.buildings
        self.kinds = len(buildings)
        self.building_icons = [icon for building in buildings for icon in building.icons]
        self.part_one = [building.parts[0] if building.parts else 0 for building in buildings]
        self.part_two = [building.parts[1] if len(building.parts) > 1 else 0 for building in buildings]
        self.with_circle = sum(1 << kind for kind, building in enumerate(buildings) if building.circle)
        # kinds_with[bits]: the kinds that offer any of those actions
        self.kinds_with = [
            sum(1 << kind for kind, building in enumerate(buildings) if any(part & bits for part in building.parts))
            for bits in range(32)
        ]
        self.kinds_up_to = [sum(1 << kind for kind, b in enumerate(buildings) if 1 <= b.level <= level) for level in range(6)]
        self.kinds_of_level = [sum(1 << kind for kind, b in enumerate(buildings) if b.level == level) for level in range(6)]

    # ---- tokens

    def _tabulate_tokens(self, pack: Pack) -> None:
        self.token_types = len(pack.tokens)
        self.token_attribute = [token.attribute for token in pack.tokens]
        self.token_part = [token.parts[0] if token.parts else 0 for token in pack.tokens]
        self.token_part_two = [token.parts[1] if len(token.parts) > 1 else 0 for token in pack.tokens]
        self.tokens_with = [
            sum(1 << kind for kind, token in enumerate(pack.tokens) if any(part & bits for part in token.parts))
            for bits in range(32)
        ]
        self.all_tokens = [kind for kind, token in enumerate(pack.tokens) for _ in range(token.count)]

    # ---- the board. Token spaces: first the tracks', then the places, then the links.

    def _tabulate_board(self, pack: Pack) -> None:
        regions, places = pack.regions, pack.places
        self.regions = len(regions)
        self.track_length = [region.track for region in regions]
        self.track_start = [sum(self.track_length[:region]) for region in range(len(regions))]
        self.track_spaces = sum(self.track_length)
        self.places = len(places)
        self.place_region = [place.region for place in places]
        self.place_glory = [place.glory for place in places]
        self.cities = sum(1 << at for at, place in enumerate(places) if not place.route)
        self.routes = sum(1 << at for at, place in enumerate(places) if place.route)
        # places_in[mask of regions]: mask of their places
        in_region = [sum(1 << at for at, place in enumerate(places) if place.region == region) for region in range(len(regions))]
        self.places_in = [
            sum(in_region[region] for region in range(len(regions)) if mask >> region & 1) for mask in range(1 << len(regions))
        ]
        self.first_place_space = self.track_spaces
        self.first_link_space = self.track_spaces + len(places)
        self.spaces = self.first_link_space + len(pack.links)
        self.link_ends = [1 << link.one | 1 << link.other for link in pack.links]
        self.link_glory = pack.link_glory
        self.links_at: list[list[int]] = [
            [number for number, link in enumerate(pack.links) if at in (link.one, link.other)] for at in range(len(places))
        ]
        self.space_names = [
            *(f"{region.id} {space + 1}" for region in regions for space in range(region.track)),
            *self.place_ids,
            *(f"{self.place_ids[link.one]}--{self.place_ids[link.other]}" for link in pack.links),
        ]
        self.token_spaces = list(range(self.first_link_space)) + [
            self.first_link_space + number for number, link in enumerate(pack.links) if link.has_token
        ]

    # ---- cards: number = 6 * deck + place in the deck from the top, the governor last

    def _tabulate_cards(self, pack: Pack) -> None:
        cards = pack.cards
        self.cards = len(cards)
        self.decks = len(pack.decks)
        self.deck_region = [deck.region for deck in pack.decks]
        self.card_icons = [icon for card in cards for icon in card.icons]
        self.card_glory = [card.glory for card in cards]
        self.card_value = [card.value for card in cards]
        self.card_bonus = [card.bonus_discs for card in cards]
        self.abolition_card = next(number for number, card in enumerate(cards) if card.abolition)
        self.governors = sum(1 << number for number, card in enumerate(cards) if card.value == GOVERNOR)
        self.governor_of = [-1] * len(pack.regions)
        for number, card in enumerate(cards):
            if card.value == GOVERNOR:
                self.governor_of[pack.decks[card.deck].region] = number
        self.full_decks = [
            sum(1 << at for at in range(DECK_CARDS) if cards[deck * DECK_CARDS + at].value != GOVERNOR)
            for deck in range(self.decks)
        ]
        self.lowest = [max(0, (mask & -mask).bit_length() - 1) for mask in range(1 << DECK_CARDS)]  # SET-3: lowest on top
        # cards_up_to[discs]: the cards that so many discs suffice for
        self.cards_up_to = [
            sum(1 << number for number, card in enumerate(cards) if 0 <= card.value <= discs) for discs in range(pack.discs + 1)
        ]

    # ---- the catalogue

    def _number_actions(self, pack: Pack) -> None:
        self.catalogue = Catalogue()
        self.kind_of: list[int] = []  # by action number
        self.argument_of: list[int] = []
        size = len(pack.cards) + 1
        self.number_of = [[-1] * max(size, len(pack.places) + 1) for _ in range(action_kinds.PASS + 1)]  # [kind][argument]
        starts = [kind for kind, building in enumerate(pack.buildings) if building.level == 0]
        circles = [kind for kind, building in enumerate(pack.buildings) if building.circle]
        tracks = [number for number, region in enumerate(pack.regions) if region.track]
        routes = [number for number, place in enumerate(pack.places) if place.route]
        cities = [number for number, place in enumerate(pack.places) if not place.route]
        governors = [number for number, card in enumerate(pack.cards) if card.value == GOVERNOR]
        to_pile = [number for number, card in enumerate(pack.cards) if card.value != GOVERNOR and card.deck != SLAVERY_DECK]
        blue = [number for number, token in enumerate(pack.tokens) if token.attribute < 0]
        edition = self.edition
        buildings, places, cards = self.building_ids, self.place_ids, self.card_ids
        self._add(action_kinds.START, "start", "start", "building", buildings, starts if len(edition.starts) > 1 else [])
        self._add(
            action_kinds.BUILD, "build", "build", "building", buildings, [kind for kind in range(self.kinds) if kind not in starts]
        )
        self._add(action_kinds.PAY, "pay", "pay", "building", buildings, circles)
        self._add(action_kinds.ACTIVATE, "activate", "activate", "building", buildings, circles)
        self._add(action_kinds.SPEND, "spend", "spend", "token", self.token_ids, blue)
        self._add(action_kinds.SHIP_TRACK, "ship", "ship", "region", self.region_ids, tracks)
        open_seas = [] if edition.full_track_takes_ships else tracks
        self._add(action_kinds.SHIP_OPEN_SEA, "ship open-sea", "ship-open-sea", "region", self.region_ids, open_seas)
        self._add(action_kinds.SHIP_ROUTE, "ship", "ship-route", "place", places, routes)
        self._add(action_kinds.OCCUPY_CITY, "occupy", "occupy", "place", places, cities)
        self._add(action_kinds.ATTACK_PLACE, "attack", "attack", "place", places, list(range(self.places)))
        self._add(action_kinds.DRAW_DECK, "draw", "draw", "deck", self.deck_ids, list(range(self.decks)))
        self._add(
            action_kinds.DRAW_PILE, "draw pile", "draw-pile", "card", cards, to_pile if edition.discards_to_common_pile else []
        )
        self._add(action_kinds.FREE_PLACE, "free-place", "free-place", "card", cards, governors)
        self._add(action_kinds.NORMAL_PLACE, "normal-place", "normal-place", "card", cards, governors)
        self._add(action_kinds.DISCARD, "discard", "discard", "card", cards, list(range(self.cards)))
        self._add(action_kinds.DONE, "done", "done", "", [""], [0])
        self._add(action_kinds.PASS, "pass", "pass", "", [""], [0])
        self.by_bit = [_by_bit(numbers) for numbers in self.number_of]
        self.done = self.number_of[action_kinds.DONE][0]
        self.pass_turn = self.number_of[action_kinds.PASS][0]

    def _add(self, kind: int, word: str, told_as: str, key: str, ids: list[str], arguments: list[int]) -> None:
        """One action for each of the arguments, which are numbers of the components `ids`."""
        for argument in arguments:
            id = ids[argument]
            self.number_of[kind][argument] = self.catalogue.add(f"{word} {id}".strip(), told_as, {key: id} if key else {})
            self.kind_of.append(kind)
            self.argument_of.append(argument)
