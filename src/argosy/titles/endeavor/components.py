"""A ruleset's components as plain data: the facts of its pack and the hints for drawing it."""

from dataclasses import asdict
from typing import Annotated, Literal, NotRequired, TypedDict, cast

from argosy.titles.endeavor.rules.pack import ACTION_BITS, GOVERNOR
from argosy.titles.endeavor.rules.ruleset import EndeavorRuleset
from argosy.titles.endeavor.rules.view import ActionName

At = tuple[float, float]  # latitude and longitude


class Region(TypedDict):
    """A part of the board with places, decks and a shipping track."""

    id: str
    home: Annotated[bool, "Europe: open from the start, without a track"]
    track: Annotated[int, "spaces of its shipping track"]


class Deck(TypedDict):
    """A deck of cards."""

    id: str
    region: Annotated[str, "where discs are counted for its cards"]


class Place(TypedDict):
    """A city or a trade route."""

    id: str
    region: str
    glory: int
    route: Annotated[bool, "a trade route"]


class Link(TypedDict):
    """A line between two places."""

    id: Annotated[str, "its ends joined with two dashes"]
    ends: tuple[str, str]
    token: Annotated[bool, "a token lies on it at the start"]


class Card(TypedDict):
    """A card of a deck, or a governor."""

    id: str
    deck: str
    value: Annotated[int | None, "discs that its region must have for it to be drawn; None: a governor, which is awarded"]
    governor: bool
    icons: Annotated[dict[str, int], "by attribute; zeros are left out"]
    glory: int
    abolition: Annotated[bool, "ABO-1: whoever draws it abolishes slavery"]
    bonus_discs: Annotated[int, "DRW-5: discs that come to the harbor when it is drawn"]


class Building(TypedDict):
    """A kind of building."""

    id: str
    level: Annotated[int, "1 to 5; 0: a start building"]
    copies: Annotated[int, "tiles in the box"]
    icons: Annotated[dict[str, int], "by attribute; zeros are left out"]
    glory: int
    circle: Annotated[bool, "it has one for a disc, and can be activated"]
    actions: Annotated[list[list[ActionName]], "its parts: of each one action"]


class Token(TypedDict):
    """A kind of token."""

    id: str
    count: Annotated[int, "tokens in the box"]
    attribute: Annotated[str | None, "what a brown token counts for; None: a blue token, which can be spent"]
    actions: Annotated[list[list[ActionName]], "what a blue token offers: of each part one action"]


class MapBox(TypedDict):
    """A part of the earth, from south-west to north-east."""

    lat: At
    lon: At


class Map(MapBox):
    """The part of the earth that the board shows, and how it is drawn."""

    sheet: NotRequired[
        Annotated[Literal["chart", "portolan"], "an engraved sea chart, or a portolan on vellum; without it a chart"]
    ]


class Inset(MapBox):
    """A part of the map that is drawn larger."""

    scale: float


class RegionDrawing(TypedDict):
    """Where a region's decks and track lie."""

    id: str
    decks: list[str]
    decks_at: Annotated[list[At], "latitude and longitude, one for each deck"]
    track_from: NotRequired[Annotated[At, "the first space, farthest from the deck"]]
    track_to: NotRequired[Annotated[At, "the last space"]]
    banner_at: NotRequired[Annotated[At, "the middle of the region's banner; without it a place is computed"]]


class PlaceDrawing(TypedDict):
    """Where a place lies."""

    id: str
    lat: float
    lon: float


class LinkDrawing(TypedDict):
    """The way a link's line takes."""

    ends: tuple[str, str]
    path: NotRequired[Annotated[list[At], "points between its ends; its token lies on the middle one"]]


class RegionRows(TypedDict):
    """The regions of the board file."""

    rows: list[RegionDrawing]


class PlaceRows(TypedDict):
    """The cities, or the trade routes, of the board file."""

    rows: list[PlaceDrawing]


class LinkRows(TypedDict):
    """The links of the board file."""

    rows: list[LinkDrawing]


class BoardSide(TypedDict):
    """Which side of the board it is."""

    side: NotRequired[int]


class Suit(TypedDict):
    """A number of players that a side is made for."""

    players: int
    feel: str


class SuitRows(TypedDict):
    """The numbers of players that a side is made for."""

    rows: list[Suit]


class Drawing(TypedDict):
    """The board file as it is, with all its other tables: where things lie on the map."""

    map: Map
    inset: NotRequired[list[Inset]]
    regions: RegionRows
    cities: PlaceRows
    routes: NotRequired[PlaceRows]
    links: LinkRows
    board: NotRequired[BoardSide]
    suits: NotRequired[SuitRows]


class Components(TypedDict):
    """The components of a table. Lists of numbers beside the attributes run over the five levels."""

    attributes: Annotated[list[str], "the four attributes, in order: what they give is build, growth, salary, card_limit"]
    thresholds: Annotated[list[int], "ATT-3: icons that each level needs"]
    build: Annotated[list[int], "BLD-2: highest level of a building, by level of the first attribute"]
    growth: Annotated[list[int], "GRO-1: discs, by level of the second attribute"]
    salary: Annotated[list[int], "SAL-1: payments, by level of the third attribute"]
    card_limit: Annotated[list[int], "DIS-2: cards to keep, by level of the fourth attribute"]
    slavery_bonus: Annotated[list[int], "DIS-3: cards more with a slavery card, by level of the fourth attribute"]
    marker_max: Annotated[int, "ATT-2: the last space of an attribute's track"]
    glory_spaces: Annotated[list[int], "END-1: the spaces that give glory, as much as their number"]
    rounds: int
    discard_phase: Annotated[bool, "RND-1: whether cards are compared with the limit in a phase of its own, not as one passes"]
    discs: Annotated[int, "of each player"]
    card_places: Annotated[int, "for cards on a mat, besides the free place"]
    slots: Annotated[int, "for buildings on a mat"]
    link_glory: Annotated[int, "of each link"]
    regions: list[Region]
    decks: list[Deck]
    places: list[Place]
    links: list[Link]
    cards: list[Card]
    buildings: list[Building]
    tokens: list[Token]
    drawing: Drawing


def components(ruleset: EndeavorRuleset) -> Components:
    pack = ruleset.components
    attributes = pack.attributes

    def icons(numbers: list[int]) -> dict[str, int]:
        return {name: number for name, number in zip(attributes, numbers, strict=True) if number}

    places = ruleset.place_ids
    told = {
        "discard_phase": not ruleset.edition.limit_checked_on_pass,
        "regions": [asdict(region) for region in pack.regions],
        "decks": [{"id": deck.id, "region": ruleset.region_ids[deck.region]} for deck in pack.decks],
        "places": [{**asdict(place), "region": ruleset.region_ids[place.region]} for place in pack.places],
        "links": [
            {
                "id": f"{places[link.one]}--{places[link.other]}",
                "ends": (places[link.one], places[link.other]),
                "token": link.has_token,
            }
            for link in pack.links
        ],
        "cards": [
            {
                "id": card.id,
                "deck": ruleset.deck_ids[card.deck],
                "value": None if card.value == GOVERNOR else card.value,
                "governor": card.value == GOVERNOR,
                "icons": icons(card.icons),
                "glory": card.glory,
                "abolition": card.abolition,
                "bonus_discs": card.bonus_discs,
            }
            for card in pack.cards
        ],
        "buildings": [
            {
                "id": building.id,
                "level": building.level,
                "copies": building.copies,
                "icons": icons(building.icons),
                "glory": building.glory,
                "circle": building.circle,
                "actions": [_actions(part) for part in building.parts],
            }
            for building in pack.buildings
        ],
        "tokens": [
            {
                "id": token.id,
                "count": token.count,
                "attribute": attributes[token.attribute] if token.attribute >= 0 else None,
                "actions": [_actions(part) for part in token.parts],
            }
            for token in pack.tokens
        ],
    }
    # what is not told here is as the pack has read it
    return cast(Components, {name: told[name] if name in told else getattr(pack, name) for name in Components.__annotations__})


def _actions(part: int) -> list[ActionName]:
    return cast(list[ActionName], [name for name, bit in ACTION_BITS.items() if part & bit])
