"""The numbered list of what a seat may do now, and what each choice brings."""

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from argosy.cli.drawing import Drawing
from argosy.engine.catalogue import Action
from argosy.game import Game

_WIDEST = 58  # a choice that is longer is wrapped
_FEW = 6  # so many choices always stand in one column


def legal_actions(game: Game, seat: int) -> list[Action]:
    return [game.catalogue.action(number) for number in game.position.legal(seat)]


def numbered(game: Game, seat: int, drawing: Drawing, width: int) -> RenderableType:
    """In as many columns as fit, read downwards."""
    view = game.view(seat)
    lines: list[Text] = []
    for number, action in enumerate(legal_actions(game, seat), 1):
        gain = drawing.gain(view, seat, action)
        line = Text.assemble((f"{number:>3} ", "bold cyan"), game.teller.action(action, game.position))
        if gain:
            line.append(" → ", "dim")
            line.append(gain, "italic")
        lines.append(line)
    widest = min(max(line.cell_len for line in lines), _WIDEST)
    columns = 1 if len(lines) <= _FEW else max(1, width // (widest + 2))
    rows = -(-len(lines) // columns)
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for _ in range(columns):
        grid.add_column(max_width=_WIDEST if columns > 1 else None)
    for row in range(rows):
        grid.add_row(*lines[row::rows])
    return grid
