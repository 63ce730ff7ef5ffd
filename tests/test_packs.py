"""The component packs that come with Argosy: they load, and show what the rulebooks state."""

from itertools import combinations

import pytest

import argosy
from argosy.titles.endeavor.rules.edition import AGE_OF_SAIL, FIRST
from argosy.titles.endeavor.rules.pack import GOVERNOR, LEVELS, Building, Card, Pack
from argosy.titles.endeavor.rules.title import EndeavorTitle

FIRST_BOARD = Pack(FIRST, 0, None)
SIDES = {side: Pack(AGE_OF_SAIL, side, None) for side in AGE_OF_SAIL.sides}
PACKS = {"endeavor": FIRST_BOARD, "age-of-sail side 1": SIDES[1], "age-of-sail side 2": SIDES[2]}
every_pack = pytest.mark.parametrize("pack", PACKS.values(), ids=PACKS)

# ---- what the rulebooks' examples say: (pack, component, icons it shows)

ICONS = [
    (FIRST_BOARD, "theater", {"culture": 2}),
    (FIRST_BOARD, "university", {"glory": 3}),
    (FIRST_BOARD, "far-east-governor", {"industry": 2, "culture": 1, "glory": 1}),
    (FIRST_BOARD, "africa-governor", {"finance": 2, "politics": 1}),
    (FIRST_BOARD, "north-america-3", {"industry": 2, "culture": 2}),
    (FIRST_BOARD, "south-america-1", {"culture": 2}),
    (FIRST_BOARD, "india-1", {"culture": 1, "politics": 1}),
    (SIDES[1], "theater", {"culture": 2}),
    (SIDES[1], "north-america-3", {"industry": 2, "culture": 2}),
    (SIDES[1], "south-america-1", {"culture": 2}),
]
# (pack, icons that two of its slavery cards show together)
SLAVERY_PAIRS = [
    (FIRST_BOARD, {"industry": 4, "finance": 2}),
    (SIDES[1], {"industry": 5, "wealth": 2}),
]
# (pack, attribute, icons, what that gives)
LEVEL_FACTS = [
    (FIRST_BOARD, "industry", 5, 3),
    (FIRST_BOARD, "culture", 2, 3),
    (FIRST_BOARD, "finance", 3, 2),
    (FIRST_BOARD, "politics", 3, 2),
    (SIDES[1], "industry", 5, 3),
    (SIDES[1], "culture", 3, 3),
    (SIDES[1], "wealth", 2, 2),
    (SIDES[1], "influence", 3, 2),
]
GLORY_OF_ICONS = [(0, 0), (1, 0), (8, 7), (9, 7), (10, 10), (12, 12), (15, 15), (17, 15)]
CIRCLES = [
    (FIRST_BOARD, "shipyard", True),
    (FIRST_BOARD, "bank", False),
    (SIDES[1], "colonial-house", True),
    (SIDES[1], "merchant-dock", True),
]

# ---- the first edition's board, its cities numbered in the order of the pack from 1

FIRST_CITIES = {
    "europe": range(1, 11),
    "africa": range(11, 13),
    "south-america": range(13, 16),
    "caribbean": range(16, 19),
    "north-america": range(19, 22),
    "india": range(22, 25),
    "far-east": range(25, 30),
}
FIRST_LINKS = """27-29 24-26 24-25 2-25 7-26 2-23 22-23 1-22 20-21 1-21 5-20 16-19 8-19 4-16 16-18 3-18 14-17 3-14 4-15
    8-11 11-12 10-12 9-10 7-10 6-7 5-6"""
FIRST_TWO_GLORY = {13, 28}
FIRST_TRACKS = {"europe": 0, "africa": 6, "south-america": 6, "caribbean": 6, "north-america": 7, "india": 7, "far-east": 8}


def shown(pack: Pack, id: str) -> dict[str, int]:
    components: list[Building | Card] = [*pack.buildings, *pack.cards]
    component = next(each for each in components if each.id == id)
    return {**dict(zip(pack.attributes, component.icons, strict=True)), "glory": component.glory}


@pytest.mark.parametrize(("pack", "id", "icons"), ICONS)
def test_components_show_what_the_examples_say(pack: Pack, id: str, icons: dict[str, int]) -> None:
    assert {name: shown(pack, id)[name] for name in icons} == icons


@pytest.mark.parametrize(("pack", "icons"), SLAVERY_PAIRS)
def test_two_slavery_cards_show_what_the_abolition_examples_take_away(pack: Pack, icons: dict[str, int]) -> None:
    wanted = [icons.get(name, 0) for name in pack.attributes]
    slavery = [card for card in pack.cards if pack.decks[card.deck].id == "slavery"]
    assert any([p + q for p, q in zip(one.icons, other.icons, strict=True)] == wanted for one, other in combinations(slavery, 2))


@pytest.mark.parametrize(("pack", "attribute", "icons", "gives"), LEVEL_FACTS)
def test_levels_give_what_the_examples_say(pack: Pack, attribute: str, icons: int, gives: int) -> None:
    level = sum(icons >= threshold for threshold in pack.thresholds) - 1
    tables = (pack.build, pack.growth, pack.salary, pack.card_limit)
    assert tables[pack.attributes.index(attribute)][level] == gives


@every_pack
@pytest.mark.parametrize(("icons", "glory"), GLORY_OF_ICONS)
def test_icons_are_worth_the_glory_of_the_examples(pack: Pack, icons: int, glory: int) -> None:
    assert max(space for space in pack.glory_spaces if space <= min(icons, pack.marker_max)) == glory


@pytest.mark.parametrize(("pack", "id", "circle"), CIRCLES)
def test_buildings_have_circles_as_shown(pack: Pack, id: str, circle: bool) -> None:
    assert next(building.circle for building in pack.buildings if building.id == id) is circle


def test_attributes_have_their_editions_names() -> None:
    assert FIRST_BOARD.attributes == ["industry", "culture", "finance", "politics"]
    assert SIDES[1].attributes == SIDES[2].attributes == ["industry", "culture", "wealth", "influence"]


@pytest.mark.parametrize(("title", "low", "high", "discs"), [("endeavor", 3, 5, 30), ("age-of-sail", 2, 5, 35)])
def test_the_frame_of_the_game(title: str, low: int, high: int, discs: int) -> None:
    known = argosy.TITLES[title]
    assert isinstance(known, EndeavorTitle)
    assert (known.min_players, known.max_players) == (low, high)
    pack = FIRST_BOARD if title == "endeavor" else SIDES[1]
    assert (pack.discs, pack.rounds, pack.slots, pack.card_places) == (discs, 7, 8, 5)


# ---- counts


@every_pack
def test_there_are_95_tokens_for_95_spaces(pack: Pack) -> None:
    assert len(pack.tokens) == 8
    assert sum(token.count for token in pack.tokens) == pack.token_spaces == 95
    assert [token.attribute for token in pack.tokens if token.attribute >= 0] == [0, 1, 2, 3]


@every_pack
def test_there_are_48_cards_in_eight_decks(pack: Pack) -> None:
    assert len(pack.cards) == 48
    assert {deck.id for deck in pack.decks} == {region.id for region in pack.regions} | {"slavery"}
    for number, deck in enumerate(pack.decks):
        cards = [card for card in pack.cards if card.deck == number]
        home = deck.id in ("europe", "slavery")
        assert [card.value for card in cards] == ([0, 1, 2, 3, 4, 5] if home else [1, 2, 3, 4, 5, GOVERNOR])
        assert [card.id for card in cards] == [
            f"{deck.id}-{'governor' if card.value == GOVERNOR else card.value}" for card in cards
        ]
    assert [card.id for card in pack.cards if card.abolition] == ["europe-5"]


@every_pack
def test_only_first_cards_of_regions_bring_a_disc_and_only_in_the_second_edition(pack: Pack) -> None:
    def brings(card: Card) -> int:
        regional = pack.decks[card.deck].id not in ("europe", "slavery")
        return int(pack is not FIRST_BOARD and regional and card.value == 1)

    assert [card.bonus_discs for card in pack.cards] == [brings(card) for card in pack.cards]


@every_pack
def test_there_are_45_buildings_of_five_levels(pack: Pack) -> None:
    assert sum(building.copies for building in pack.buildings if building.level) == 45
    for level in range(1, LEVELS + 1):
        assert [building.copies for building in pack.buildings if building.level == level] == [LEVELS + 1 - level] * 3
    starts = [building.id for building in pack.buildings if building.level == 0]
    assert starts == (["colonial-house"] if pack is FIRST_BOARD else ["colonial-house", "merchant-dock"])
    assert next(building.level for building in pack.buildings if building.id == "theater") <= 3


@every_pack
def test_levels_begin_where_the_rulebooks_say(pack: Pack) -> None:
    assert pack.thresholds == [0, 2, 4, 7, 10]
    assert pack.build == pack.salary == pack.card_limit == [1, 2, 3, 4, 5]
    assert pack.growth == [2, 3, 4, 5, 6]
    assert pack.glory_spaces == [0, 2, 4, 7, 10, 11, 12, 13, 14, 15]
    assert pack.marker_max == 15


@every_pack
def test_every_component_has_a_name_in_both_languages_and_a_source(pack: Pack) -> None:
    components = {each.id for group in (pack.buildings, pack.tokens, pack.regions, pack.decks, pack.places) for each in group}
    components |= {card.id for card in pack.cards} | set(pack.attributes)
    for language in ("en", "fr"):
        assert components <= set(pack.component_names[language])
        assert all(name.strip() and "{" not in name for name in pack.component_names[language].values())
    assert all(source in ("rulebook", "public", "reconstructed") for source in pack.sources.values())


def test_a_pack_is_known_by_its_content() -> None:
    assert len({pack.fingerprint for pack in PACKS.values()}) == 3
    assert Pack(FIRST, 0, None).fingerprint == FIRST_BOARD.fingerprint


# ---- boards


@every_pack
def test_boards_are_sound(pack: Pack) -> None:
    assert [region.id for region in pack.regions] == list(FIRST_CITIES)
    assert [region.home for region in pack.regions] == [True] + [False] * 6
    assert all(region.track >= 4 for region in pack.regions[1:])
    assert all(place.glory == 0 if place.route else place.glory in (1, 2) for place in pack.places)
    assert len({frozenset((link.one, link.other)) for link in pack.links}) == len(pack.links)


def test_the_first_editions_board_is_the_known_one() -> None:
    places = FIRST_BOARD.places
    assert not any(place.route for place in places)
    refs = FIRST_BOARD.drawing["cities"]
    assert isinstance(refs, dict)
    ref = [row["ref"] for row in refs["rows"]]
    assert sorted(ref) == list(range(1, 30))
    for at, place in enumerate(places):
        assert ref[at] in FIRST_CITIES[FIRST_BOARD.regions[place.region].id], place.id
    assert {ref[at] for at, place in enumerate(places) if place.glory == 2} == FIRST_TWO_GLORY
    assert {region.id: region.track for region in FIRST_BOARD.regions} == FIRST_TRACKS
    links = {frozenset((ref[link.one], ref[link.other])) for link in FIRST_BOARD.links}
    assert links == {frozenset(int(end) for end in pair.split("-")) for pair in FIRST_LINKS.split()}
    assert len(FIRST_BOARD.links) == 26
    assert all(link.has_token for link in FIRST_BOARD.links)


@pytest.mark.parametrize("side", [1, 2])
def test_the_second_editions_boards_fit_what_is_known(side: int) -> None:
    pack = SIDES[side]
    region = [each.id for each in pack.regions]
    for number, id in enumerate(region):
        cities = sum(place.region == number and not place.route for place in pack.places)
        assert 9 <= cities <= 12 if id == "europe" else 2 <= cities <= 6, id
    with_routes = [region[place.region] for place in pack.places if place.route]
    assert with_routes.count("europe") >= 2
    assert 0 < len(set(with_routes) - {"europe"}) < 6
    assert 2 <= sum(place.glory == 2 for place in pack.places) <= 5
    assert any(not link.has_token for link in pack.links)
    around = [[link for link in pack.links if at in (link.one, link.other)] for at in range(len(pack.places))]
    assert all(len(links) <= 4 for links in around)
    assert all(links or pack.places[at].glory == 2 for at, links in enumerate(around))
    indian = [around[at] for at, place in enumerate(pack.places) if region[place.region] == "india" and not place.route]
    assert max(sum(link.has_token for link in links) for links in indian) >= 2


@pytest.mark.parametrize("side", [1, 2])
def test_every_linked_place_can_be_reached_from_every_other(side: int) -> None:
    links = [{link.one, link.other} for link in SIDES[side].links]
    reached = set(links[0])
    while any(ends & reached and not ends <= reached for ends in links):
        for ends in links:
            if ends & reached:
                reached |= ends
    assert reached == set().union(*links)


def test_side_one_is_the_tighter_one() -> None:
    for route in (False, True):
        tight, loose = (sum(place.route is route for place in SIDES[side].places) for side in (1, 2))
        assert tight < loose
    assert SIDES[1].suits == {2: "tight", 3: "normal", 4: "tight"}
    assert set(SIDES[2].suits) == {2, 4, 5}
