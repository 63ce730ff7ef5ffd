"""Which drawing shows which family of titles."""

from argosy.cli.drawing import Drawing
from argosy.cli.endeavor import EndeavorDrawing
from argosy.cli.new_found_land import NewFoundLandDrawing
from argosy.cli.words import Words
from argosy.game import Game

DRAWINGS: dict[str, type[Drawing]] = {"endeavor": EndeavorDrawing, "new-found-land": NewFoundLandDrawing}


def drawing_for(game: Game, words: Words) -> Drawing:
    return DRAWINGS.get(game.ruleset.family, Drawing)(game.ruleset, game.teller, words)
