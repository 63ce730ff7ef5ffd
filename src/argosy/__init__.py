"""Argosy: strategy games of the age of sail, to play, to study and to write bots for.

>>> import argosy
>>> game = argosy.new_game(next(iter(argosy.TITLES)), players=3, seed=7)
>>> game.play(game.legal()[0])
"""

from argosy.engine.errors import (
    ArgosyError,
    BadAction,
    BadChoice,
    BadPack,
    BadPosition,
    BadRecord,
    IllegalAction,
)
from argosy.engine.position import Score
from argosy.engine.rules import Refusal
from argosy.game import Game, load_record, new_game
from argosy.titles import TITLES

__version__ = "0.1.0"

__all__ = [
    "TITLES",
    "ArgosyError",
    "BadAction",
    "BadChoice",
    "BadPack",
    "BadPosition",
    "BadRecord",
    "Game",
    "IllegalAction",
    "Refusal",
    "Score",
    "load_record",
    "new_game",
]
