"""The scores by source, and who has won."""

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from argosy.cli.drawing import SEAT_STYLES, Drawing
from argosy.cli.messages import Words
from argosy.game import Game
from argosy.texts import say


def score_table(game: Game, drawing: Drawing, words: Words) -> Grid:
    scores = game.scores()
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False, show_footer=True, footer_style="bold")
    grid.add_column(words("cli-score-source"), footer=words("cli-score-total"))
    for seat, score in enumerate(scores):
        grid.add_column(drawing.player(seat), footer=Text(str(score.total), style=SEAT_STYLES[seat]), justify="right")
    for source in scores[0].parts:
        name = say(words.language, f"{game.ruleset.family}-score-{source}")
        grid.add_row(name, *(str(score.parts[source]) for score in scores))
    return grid


def winner_line(game: Game, words: Words) -> str:
    points = game.scores()[game.winners[0]].total
    names = [game.teller.names[seat] for seat in game.winners]
    if len(names) == 1:
        return words("cli-winner", player=names[0], points=points)
    return words("cli-winners", players=" + ".join(names), points=points)


def scores_as_plain(game: Game) -> list[dict[str, object]]:
    return [
        {"seat": seat, "name": game.teller.names[seat], "total": score.total, "parts": score.parts}
        for seat, score in enumerate(game.scores())
    ]
