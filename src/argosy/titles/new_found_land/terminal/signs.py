"""The short signs a table is drawn with."""

from rich.text import Text

from argosy.cli.drawing import SEAT_STYLES
from argosy.cli.messages import Words
from argosy.cli.new_game import LETTERS
from argosy.texts import Teller
from argosy.titles.new_found_land.rules.pack import GOODS, POINTS, SYMBOLS, Ship
from argosy.titles.new_found_land.rules.ruleset import NewFoundLandRuleset
from argosy.titles.new_found_land.rules.view import GOOD_NAMES, CubesView, GoodsView

GOOD_STYLES = ("magenta", "orange3", "cyan", "yellow")
MARKER_SIGNS = {"square": "■", "pentagon": "⬠", "circle": "●", "triangle": "▲", "star": "★"}
_CUBE_SPACES = 2  # on every tile
_CRATE = SYMBOLS.index("crate")


class Signs:
    """Short signs: `wwi` for goods, `S 3/2/1/2` for a ship, `1p|w A·` for a tile with cubes."""

    def __init__(self, ruleset: NewFoundLandRuleset, teller: Teller, words: Words) -> None:
        pack = ruleset.components
        self.teller = teller
        self.words = words
        self.letters = [teller.component(good)[0].lower() for good in GOODS]
        self.point = words("cli-nfl-point")
        self.neutral = words("cli-nfl-neutral")
        self.vessels: dict[str, Ship] = {vessel.id: vessel for vessel in pack.ships + pack.charters}
        self.small = {ship.id for ship in pack.ships[: pack.small_ships]}
        self.large = {ship.id for ship in pack.ships[pack.small_ships :]}
        self._tiles = {id: number for number, id in enumerate(pack.tile_ids)}
        self._contracts = {id: number for number, id in enumerate(pack.contract_ids)}
        self.pack = pack

    # ---- goods and points

    def bundle(self, amounts: list[int]) -> Text:
        """`wwi 3p`: two wood, one iron, three points."""
        shown = Text()
        for good, letter in enumerate(self.letters):
            shown.append(letter * amounts[good], GOOD_STYLES[good])
        if len(amounts) > POINTS and amounts[POINTS]:
            shown.append(" " if shown else "")
            shown.append(f"{amounts[POINTS]}{self.point}")
        return shown

    def cost(self, id: str) -> Text:
        """`goods-0-2-1-0` as `wwi`."""
        return self.bundle([int(amount) for amount in id.split("-")[1:]])

    def good(self, id: str) -> Text:
        number = GOODS.index(id)
        return Text(self.letters[number], style=GOOD_STYLES[number])

    def goods(self, counts: GoodsView) -> Text:
        """`c2 w1 i0 g1`: how many of each; those one has none of are dim."""
        shown = Text()
        for number, good in enumerate(GOOD_NAMES):
            shown.append(" " if shown else "")
            shown.append(f"{self.letters[number]}{counts[good]}", GOOD_STYLES[number] if counts[good] else "dim")
        return shown

    # ---- ships, charters, cards

    def label(self, id: str) -> str:
        """`S`, `L`, `Ch`; `S-Net` for the start ship of the Netherlands."""
        vessel = self.vessels[id]
        kind = "cli-nfl-small-ship" if id in self.small else "cli-nfl-large-ship" if id in self.large else "cli-nfl-charter"
        if vessel.nation:
            return f"{self.words(kind)}-{self.teller.component(vessel.nation).split()[-1][:3]}"
        return self.words(kind)

    def ship(self, id: str, bold: int = -1, more_crates: int = 0) -> Text:
        """`S 3/2/1/2`: sail, crate, settlers, telescope; the one that counts now in bold."""
        shown = Text(self.label(id) + " ")
        for symbol, number in enumerate(self.vessels[id].numbers):
            shown.append("/" if symbol else "", "dim")
            shown.append(str(number), "bold" if symbol == bold else "")
            if symbol == _CRATE and more_crates:
                shown.append(f"+{more_crates}", "bold")
        return shown

    def card(self, id: str) -> Text:
        if id in self.vessels:
            return self.ship(id)
        return Text(self.teller.component(id))

    # ---- tiles and contracts

    def tile(self, id: str) -> Text:
        """`1p|w`: its two bonuses."""
        left, right = self.pack.tile_bonuses[self._tiles[id]]
        return Text.assemble(self.bundle(left), ("|", "dim"), self.bundle(right))

    def shape(self, tile: str) -> str:
        return self.teller.component(self.pack.shapes[self.pack.tile_shapes[self._tiles[tile]]])

    def contract(self, id: str) -> Text:
        """`cwii 11p`: what it asks for and what it gives."""
        at = self._contracts[id]
        return Text.assemble(self.bundle(self.pack.contract_goods[at]), f" {self.pack.contract_points[at]}{self.point}")

    # ---- cubes

    def owner(self, seat: int | None) -> Text:
        return Text(self.neutral, style="dim") if seat is None else Text(LETTERS[seat], style=SEAT_STYLES[seat])

    def cubes(self, cubes: list[CubesView]) -> Text:
        """`A²·`: two cubes of A, and a free space."""
        shown = Text()
        for each in cubes:
            shown.append_text(self.owner(each["owner"]))
            shown.append("²" if each["cubes"] == 2 else "")
        shown.append("·" * (_CUBE_SPACES - len(cubes)))
        return shown

    def standing(self, standing: list[CubesView]) -> Text:
        """`[A3 B1]`: who has how many, most first; empty if nobody has any."""
        parts = [Text.assemble(self.owner(each["owner"]), str(each["cubes"])) for each in standing]
        return Text.assemble("[", Text(" ").join(parts), "]") if parts else Text()
