"""More to look at, at an Endeavor table: all links, all cards, all buildings."""

from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from argosy.cli.drawing import SEAT_STYLES
from argosy.cli.new_game import LETTERS
from argosy.titles.endeavor.rules.view import View

if TYPE_CHECKING:
    from argosy.titles.endeavor.terminal.drawing import EndeavorDrawing


def links(drawing: "EndeavorDrawing", view: View) -> RenderableType:
    """Every link: its ends with who holds them, and the token that still lies there."""
    grid = _grid(drawing.words("cli-endeavor-link"), "", drawing.words("cli-endeavor-token"))
    for link in drawing.pack.links:
        one, other = drawing.pack.places[link.one].id, drawing.pack.places[link.other].id
        token = view["tokens"].get(f"{one}--{other}")
        grid.add_row(_end(drawing, view, one), _end(drawing, view, other), drawing.teller.component(token) if token else "–")
    return grid


def _end(drawing: "EndeavorDrawing", view: View, place: str) -> Text:
    shown = Text(drawing.teller.component(place))
    holder = view["places"].get(place)
    if holder is not None:
        shown.append("=")
        shown.append(LETTERS[holder], SEAT_STYLES[holder])
    return shown


def cards(drawing: "EndeavorDrawing", view: View) -> RenderableType:
    """What is left in each deck, from the top."""
    grid = _grid(drawing.words("cli-endeavor-deck-left"), "")
    for deck in drawing.pack.decks:
        left = " | ".join(drawing.signs.card_on_deck(card) for card in view["decks"][deck.id])
        grid.add_row(drawing.teller.component(deck.id), left or drawing.words("cli-endeavor-no-card"))
    return grid


def buildings(drawing: "EndeavorDrawing", view: View) -> RenderableType:
    """Every kind of building: its level, what it offers and how many are left."""
    words = drawing.words
    grid = _grid(
        words("cli-endeavor-level"), words("cli-endeavor-building"), words("cli-endeavor-gives"), words("cli-endeavor-left")
    )
    for building in drawing.pack.buildings:
        if building.level:
            left = str(view["stock"][building.id])
            grid.add_row(str(building.level), drawing.teller.component(building.id), drawing.signs.building(building.id), left)
    return grid


def _grid(*heads: str) -> Grid:
    grid = Grid(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
    for head in heads:
        grid.add_column(head)
    return grid
