"""The drawing of a game, and its board as plain text."""

import io

from rich.console import Console

from argosy.cli.drawing import Drawing
from argosy.cli.messages import Words
from argosy.game import Game
from argosy.titles import family_of

_WIDTH = 100  # letters of a line, for who prints a game


def drawing_for(game: Game, words: Words) -> Drawing:
    drawing: type[Drawing] = family_of(game.title).part("drawing")
    return drawing(game.ruleset, game.teller, words)


def board_of(game: Game) -> str:
    """The board as everybody may see it: which part of the game it is, all that lies on the table, and who is asked."""
    words = Words(game.language)
    drawing = drawing_for(game, words)
    view = game.view(None)
    console = Console(file=io.StringIO(), width=_WIDTH, color_system=None, markup=False, highlight=False, emoji=False)
    with console.capture() as captured:
        console.print(drawing.place(view), soft_wrap=True)
        console.print(drawing.table(view))
        for seat in game.to_act:
            console.print(words("cli-owes", player=game.teller.names[seat], prompt=game.prompt(seat)), soft_wrap=True)
    return "\n".join(line.rstrip() for line in captured.get().splitlines())
