"""More to look at: the islands as a map, what lies in storage and in the stacks, the captains."""

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from argosy.cli.messages import Flow
from argosy.titles.new_found_land.rules.pack import Island
from argosy.titles.new_found_land.rules.view import View
from argosy.titles.new_found_land.terminal.gains import captain_effect, expansion_effect

if TYPE_CHECKING:
    from argosy.titles.new_found_land.terminal.drawing import NewFoundLandDrawing

_CELL = 9  # columns for a space of an island


def island_map(drawing: "NewFoundLandDrawing", view: View) -> RenderableType:
    """The islands two by two, every space where it lies: a tile with its cubes, or the shape it needs."""
    lines: list[RenderableType] = []
    islands = drawing.pack.islands
    for first in range(0, len(islands), 2):
        grid = Grid.grid(padding=(0, 2, 0, 0))
        drawn = [_island(drawing, view, island) for island in islands[first : first + 2]]
        grid.add_row(*drawn)
        lines += [grid, ""]
    return Group(*lines[:-1])


def _island(drawing: "NewFoundLandDrawing", view: View, island: Island) -> Text:
    spaces = {(x, y): at for at, (x, y) in enumerate(island.drawn_at)}
    width = 1 + max(x for x, _ in spaces)
    shown = Text.assemble((drawing.teller.component(island.id), "bold"), f" {island.first}/{island.second}", no_wrap=True)
    for y in range(1 + max(y for _, y in spaces)):
        upper, lower = Text("\n"), Text("\n")
        for x in range(width):
            above, below = _space(drawing, view, island, spaces.get((x, y)))
            for line, cell in ((upper, above), (lower, below)):
                cell.truncate(_CELL - 1)
                cell.pad_right(_CELL - cell.cell_len)
                line.append_text(cell)
        shown.append_text(upper)
        shown.append_text(lower)
    return shown


def _space(drawing: "NewFoundLandDrawing", view: View, island: Island, at: int | None) -> tuple[Text, Text]:
    if at is None:
        return Text(), Text()
    found = view["spaces"].get(island.spaces[at])
    if found is None:
        shape = drawing.teller.component(drawing.pack.shapes[island.shapes[at]])
        return Text(shape, style="dim italic"), Text("–", style="dim")
    return drawing.signs.tile(found["tile"]), drawing.signs.cubes(found["cubes"])


def storage(drawing: "NewFoundLandDrawing", view: View) -> RenderableType:
    """All that lies in storage as far as the reader knows it, the compass so far, and objectives seen in the stacks."""
    signs, name = drawing.signs, drawing.teller.component
    stored = view["card_storage"]["known"] if view["own"] is None else view["own"]["stored"]
    cards = [signs.card(card) for card in stored]
    hidden = view["card_storage"]["count"] - len(stored)
    if hidden:
        cards.append(Text(drawing.words("cli-nfl-unseen", number=hidden), style="dim"))
    islands = [
        name(drawing.pack.islands[drawing.pack.compass[drawing.pack.compass_ids.index(tile)]].id) for tile in view["compass"]
    ]
    rows = [
        ("cli-nfl-stored-ships", [signs.ship(ship) for ship in view["ship_storage"]]),
        ("cli-nfl-stored-tiles", [signs.tile(tile) + " " + signs.shape(tile) for tile in view["tile_storage"]]),
        ("cli-nfl-stored-contracts", [signs.contract(contract) for contract in view["contract_storage"]]),
        ("cli-nfl-stored-cards", cards),
        ("cli-nfl-stored-objectives", [Text(name(objective)) for objective in view["resolved"]]),
        ("cli-nfl-compass", [Text(island) for island in islands]),
    ]
    lines: list[RenderableType] = [Flow(drawing.label(key), parts or [Text("–")]) for key, parts in rows]
    if view["own"] is not None:
        for marker, seen in view["own"]["looked"].items():
            if seen:
                mark = Text(f"{drawing.words('cli-nfl-seen', marker=drawing.marker(marker))}  ", style="bold")
                lines.append(Flow(mark, [Text(name(objective)) for objective in seen]))
    return Group(*lines)


def captains(drawing: "NewFoundLandDrawing", view: View) -> RenderableType:
    """Every captain and every nation's expansion: whose it is and what it does."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for captain, owner in view["captains"].items():
        holder = Text("–", style="dim") if owner is None else drawing.signs.owner(owner)
        grid.add_row(holder, drawing.teller.component(captain), captain_effect(drawing, captain))
    for seat, board in enumerate(view["seats"]):
        nation = next(each for each in drawing.pack.nations if each.id == board["nation"])
        bought = nation.expansion in board["expansions"]
        holder = drawing.signs.owner(seat) + (" ✓" if bought else "")
        cost = Text(" ") + drawing.signs.bundle(nation.cost)
        grid.add_row(holder, Text(drawing.teller.component(nation.expansion)) + cost, expansion_effect(drawing, nation.expansion))
    return grid
