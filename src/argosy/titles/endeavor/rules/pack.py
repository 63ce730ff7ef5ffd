"""The components of one edition, read from its pack and checked: counts, references, totals."""

from dataclasses import dataclass
from importlib import resources
from typing import Final

from argosy.engine.errors import BadPack
from argosy.titles.endeavor.rules.edition import Edition
from argosy.titles.pack_files import PackFiles, Row

# the five actions, as bits
SHIP: Final = 1
OCCUPY: Final = 2
ATTACK: Final = 4
PAYMENT: Final = 8
DRAW: Final = 16
ACTION_BITS: Final = {"ship": SHIP, "occupy": OCCUPY, "attack": ATTACK, "payment": PAYMENT, "draw": DRAW}
GOVERNOR: Final = -1  # stands for the value of a governor, which is never drawn
LEVELS: Final = 5
DECK_CARDS: Final = 6  # every deck has six cards, its governor included


@dataclass(frozen=True)
class Building:
    id: str
    level: int
    copies: int
    icons: list[int]
    glory: int
    circle: bool
    parts: list[int]  # each part: the bits of the actions to choose one from


@dataclass(frozen=True)
class Card:
    id: str
    deck: int
    value: int
    icons: list[int]
    glory: int
    abolition: bool
    bonus_discs: int


@dataclass(frozen=True)
class Token:
    id: str
    count: int
    attribute: int  # -1: a blue token, to be spent
    parts: list[int]


@dataclass(frozen=True)
class Region:
    id: str
    home: bool
    track: int  # spaces of the shipping track


@dataclass(frozen=True)
class Deck:
    id: str
    region: int


@dataclass(frozen=True)
class Place:
    """A city, or a trade route."""

    id: str
    region: int
    glory: int
    route: bool


@dataclass(frozen=True)
class Link:
    one: int
    other: int
    has_token: bool


class Pack:
    """All components of a game. Lists are in the order of the files, which numbers the catalogue."""

    def __init__(self, edition: Edition, side: int, directory: str | None) -> None:
        board_file = f"board-side-{side}.toml" if edition.sides else "board.toml"
        names = ["tracks.toml", "buildings.toml", "cards.toml", "tokens.toml"]
        boards = [f"board-side-{known}.toml" for known in edition.sides] or [board_file]
        built_in = resources.files("argosy.titles.endeavor").joinpath("data", edition.data)
        heads: dict[str, object] = {"format": 1, "game": "endeavor", "edition": edition.data}
        files = PackFiles(built_in, [*names, board_file], directory, heads, [*names, *boards])
        self.fingerprint = files.fingerprint()
        self.component_names: dict[str, dict[str, str]] = {"en": {}, "fr": {}}
        self._renamed: list[BadPack] = []  # told when nothing worse is found
        self.sources = files.sources()
        self._read_tracks(files.file("tracks.toml"))
        self._read_board(files.file(board_file), side)
        self._read_cards(files.file("cards.toml"))
        self._read_buildings(files.file("buildings.toml"), edition)
        self._read_tokens(files.file("tokens.toml"))
        self._read_drawing(files.file(board_file))
        if self._renamed:
            raise self._renamed[0]
        files.refuse_unread()
        self.drawing = files.file(board_file).values  # where things stand on the map: for clients only

    # ---- attribute tracks and the frame of the game

    def _read_tracks(self, file: Row) -> None:
        self.attributes = [self._named(row) for row in file.rows("attributes")]
        if [row.text("gives") for row in file.rows("attributes")] != ["build", "growth", "salary", "card_limit"]:
            raise file.bad("[attributes] should be four that give build, growth, salary and card_limit, in this order")
        self.thresholds = self._levels(file, "thresholds")
        self.build = self._levels(file, "build")
        self.growth = self._levels(file, "growth")
        self.salary = self._levels(file, "salary")
        self.card_limit = self._levels(file, "card_limit")
        self.slavery_bonus = self._levels(file, "slavery_bonus")
        if self.thresholds[0] != 0 or self.thresholds != sorted(set(self.thresholds)):
            raise file.bad(f"[thresholds] should ascend from 0, not {self.thresholds}")
        self.marker_max = file.table("limits").number("max")
        self.glory_spaces = file.table("glory_spaces").numbers("values")
        if self.glory_spaces != sorted(set(self.glory_spaces)) or self.glory_spaces[:1] != [0]:
            raise file.bad(f"[glory_spaces] should ascend from 0, not {self.glory_spaces}")
        frame = file.table("game_frame")
        self.rounds = frame.number("rounds")
        self.discs = frame.number("discs")
        self.card_places = frame.number("card_slots")
        self.slots = file.table("building_spaces").number("value")
        if self.slots != self.rounds + 1:
            raise file.bad(f"[building_spaces] should be one more than the {self.rounds} rounds, not {self.slots}")

    def _levels(self, file: Row, key: str) -> list[int]:
        values = file.table(key).numbers("values")
        if len(values) != LEVELS:
            raise file.bad(f"[{key}] should have {LEVELS} values, not {len(values)}")
        return values

    # ---- the board

    def _read_board(self, file: Row, side: int) -> None:
        if side and file.table("board").number("side") != side:
            raise file.bad(f"[board] 'side' should be {side}, not {file.table('board').number('side')}")
        self.suits = {row.number("players"): row.text("feel") for row in file.rows("suits")} if file.has("suits") else {}
        self.regions: list[Region] = []
        self._deck_regions: dict[str, int] = {}
        for row in file.rows("regions"):
            region = Region(self._named(row), row.flag("home"), row.number("track"))
            if region.home != (region.track == 0):
                raise row.bad("the home region, and only it, has no shipping track")
            for deck in row.texts("decks"):
                if deck in self._deck_regions:
                    raise row.bad(f"deck {deck!r} belongs to another region already")
                self._deck_regions[deck] = len(self.regions)
            self.regions.append(region)
        if [region.home for region in self.regions] != [True] + [False] * 6:
            raise file.bad("[regions] should be the home region and then six others")
        region_ids = [region.id for region in self.regions]
        self.places: list[Place] = []
        for key, route in (("cities", False), ("routes", True)):
            for row in file.rows(key) if file.has(key) else []:
                at = row.one_of("region", region_ids)
                self.places.append(Place(self._named(row), at, row.number("glory"), route))
        place_ids = [place.id for place in self.places]
        for id in place_ids:
            if place_ids.count(id) > 1 or id in region_ids:
                raise file.bad(f"two places are called {id!r}")
        if len(self.places) > 60:
            raise file.bad(f"there are {len(self.places)} cities and trade routes, more than 60")
        self.links: list[Link] = []
        for row in file.rows("links"):
            ends = row.texts("ends")
            if len(ends) != 2 or ends[0] == ends[1] or not set(ends) <= set(place_ids):
                raise row.bad(f"'ends' should be two different places, not {ends}")
            link = Link(place_ids.index(ends[0]), place_ids.index(ends[1]), row.flag("token"))
            if any({link.one, link.other} == {old.one, old.other} for old in self.links):
                raise row.bad(f"a second link joins {ends[0]} and {ends[1]}")
            self.links.append(link)
        self.link_glory = file.table("links").number("glory")
        self.token_spaces = (
            sum(region.track for region in self.regions) + len(self.places) + sum(1 for link in self.links if link.has_token)
        )
        if self.token_spaces != file.table("totals").number("token_spaces"):
            raise file.bad(
                f"the board has {self.token_spaces} spaces for tokens, not the {file.table('totals').number('token_spaces')} it says"
            )

    def _read_drawing(self, file: Row) -> None:
        """What no rule reads, but a client draws the board by."""
        for row in file.rows("regions"):
            if row.pairs("decks_at") != len(row.texts("decks")):
                raise row.bad("'decks_at' should be one place for each deck")
            if row.number("track"):
                row.pair("track_from")
                row.pair("track_to")
            if row.has("banner_at"):
                row.pair("banner_at")
        for key in ("cities", "routes"):
            for row in file.rows(key) if file.has(key) else []:
                row.measure("lat")
                row.measure("lon")
                if row.has("ref"):
                    row.number("ref")
        for row in file.rows("links"):
            if row.has("path") and row.pairs("path") % 2 == 0:
                raise row.bad("'path' should have an odd number of places")
        file.table("map").pair("lat")
        file.table("map").pair("lon")
        if file.table("map").has("sheet") and file.table("map").text("sheet") not in ("chart", "portolan"):
            raise file.table("map").bad("'sheet' should be chart or portolan")
        for inset in file.each("inset") if file.has("inset") else []:
            inset.pair("lat")
            inset.pair("lon")
            inset.measure("scale")

    # ---- cards

    def _read_cards(self, file: Row) -> None:
        naming = file.table("naming")
        self.decks: list[Deck] = []
        orders: list[list[int]] = []
        governors: list[bool] = []
        for row in file.rows("decks"):
            region_ids = [region.id for region in self.regions]
            self.decks.append(Deck(self._named(row), row.one_of("region", region_ids)))
            if self._deck_regions.get(self.decks[-1].id) != self.decks[-1].region:
                raise row.bad("its region on the board does not list this deck")
            orders.append(row.numbers("order"))
            if row.text("governor") not in ("none", "top", "beside"):  # DRW-7: it is never drawn, wherever it lies
                raise row.bad(f"'governor' should be none, top or beside, not {row.text('governor')!r}")
            governors.append(row.text("governor") != "none")
        if len(self.decks) != len(self._deck_regions) or [deck.id for deck in self.decks[:2]] != ["europe", "slavery"]:
            raise file.bad("[decks] should be europe, slavery and then one for each region")
        deck_ids = [deck.id for deck in self.decks]
        found: dict[tuple[int, int], Card] = {}
        for row in file.rows("cards") + (file.rows("governors") if file.has("governors") else []):
            deck = row.one_of("deck", deck_ids)
            value = GOVERNOR if row.values.get("value") == "governor" and row.text("value") else row.number("value")
            if (deck, value) in found:
                raise row.bad("there is another card of this deck and value")
            id = row.text("id")
            abolition = row.has("abolition") and row.flag("abolition")
            bonus = row.number("bonus_disc") if row.has("bonus_disc") else 0
            found[deck, value] = Card(id, deck, value, self._icons(row), row.number("glory"), abolition, bonus)
            for language, names in self.component_names.items():
                pattern = naming.text(("governor_" if value == GOVERNOR else "card_") + language)
                names[id] = pattern.replace("{deck}", names[deck_ids[deck]]).replace("{value}", str(value))
        # A card's number is 6 * deck + its place in the deck from the top; a governor comes last.
        self.cards: list[Card] = []
        for deck, order in enumerate(orders):
            wanted = order + ([GOVERNOR] if governors[deck] else [])
            if order != sorted(set(order)) or len(wanted) != DECK_CARDS:
                raise file.bad(f"deck {deck_ids[deck]!r} should be six cards in ascending order")
            for value in wanted:
                if (deck, value) not in found:
                    raise file.bad(f"deck {deck_ids[deck]!r} has no card of value {value if value >= 0 else 'governor'}")
                self.cards.append(found[deck, value])
        if len(self.cards) != len(found):
            raise file.bad(f"{len(found)} cards, but the decks' orders name {len(self.cards)}")
        if [card.id for card in self.cards if card.abolition] != [self.cards[5].id]:
            raise file.bad("the highest card of Europe, and only it, should be the abolition of slavery")

    # ---- buildings and tokens

    def _read_buildings(self, file: Row, edition: Edition) -> None:
        self.buildings: list[Building] = []
        for row in file.rows("buildings"):
            parts = self._parts(row)
            building = Building(
                self._named(row),
                row.number("level"),
                row.number("copies"),
                self._icons(row),
                row.number("glory"),
                row.flag("circle"),
                parts,
            )
            if building.circle != bool(parts):
                raise row.bad("a building with actions, and only such a one, has a circle")
            if building.level > LEVELS:
                raise row.bad(f"'level' should be 0 to {LEVELS}")
            if building.level == 0 and building.copies != edition.players[1]:
                raise row.bad(f"there should be a start building for each of {edition.players[1]} players, not {building.copies}")
            self.buildings.append(building)
        ids = [building.id for building in self.buildings]
        if [b.id for b in self.buildings if b.level == 0] != list(edition.starts):
            raise file.bad(f"[buildings] of level 0 should be {', '.join(edition.starts)}")
        for id in ids:
            if ids.count(id) > 1:
                raise file.bad(f"two buildings are called {id!r}")
        for level, wanted in enumerate(edition.copies, 1):
            copies = [building.copies for building in self.buildings if building.level == level]
            if copies != [wanted] * 3:
                raise file.bad(f"level {level} should have 3 buildings with {wanted} copies each, not {copies}")  # SET-4

    def _read_tokens(self, file: Row) -> None:
        self.tokens: list[Token] = []
        for row in file.rows("tokens"):
            brown = row.text("colour") == "brown"
            if not brown and row.text("colour") != "blue":
                raise row.bad(f"'colour' should be brown or blue, not {row.text('colour')!r}")
            attribute = row.one_of("attribute", self.attributes) if brown else -1
            if brown and row.number("amount") != 1:
                raise row.bad("a brown token is worth 1 of its attribute")
            self.tokens.append(Token(self._named(row), row.number("count"), attribute, [] if brown else self._parts(row)))
        total = sum(token.count for token in self.tokens)
        if total != self.token_spaces:
            raise file.bad(f"{total} tokens for {self.token_spaces} spaces on the board")
        totals = file.table("totals")
        if [totals.number("tokens"), totals.number("types")] != [total, len(self.tokens)]:
            raise totals.bad(f"there are {total} tokens of {len(self.tokens)} types")
        if [token.attribute for token in self.tokens[:4]] != [0, 1, 2, 3] or any(token.attribute >= 0 for token in self.tokens[4:]):
            raise file.bad("[tokens] should be one brown token for each attribute, in order, and then blue ones")

    # ---- helpers

    def _named(self, row: Row) -> str:
        id = row.text("id")
        for language, names in self.component_names.items():
            name = row.text(f"name_{language}")
            if names.setdefault(id, name) != name:
                self._renamed.append(row.bad(f"{id!r} is called {names[id]!r} elsewhere, not {name!r}"))
        return id

    def _icons(self, row: Row) -> list[int]:
        icons = [row.number(attribute) for attribute in self.attributes]
        if max(icons) > 9:
            raise row.bad("at most 9 icons of one attribute")
        return icons

    def _parts(self, row: Row) -> list[int]:
        """The parts of an action as bits: [["occupy"], ["ship"]] is [OCCUPY, SHIP]."""
        parts: list[int] = []
        for choices in row.items("actions"):
            bits = 0
            for name in choices if isinstance(choices, list) else [choices]:
                if not isinstance(name, str) or name not in ACTION_BITS:
                    raise row.bad(f"'actions' knows {', '.join(ACTION_BITS)}, not {name!r}")
                bits |= ACTION_BITS[name]
            parts.append(bits)
        if len(parts) > 2 or 0 in parts or (len(parts) == 2 and parts[0] != parts[1] and parts[0] & parts[1]):
            raise row.bad("'actions' should have at most two parts, either equal or without a common action")
        return parts
