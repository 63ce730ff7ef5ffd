"""What is being decided, in numbers."""

from typing import Final, get_args

from argosy.titles.endeavor.rules.view import Stage

START: Final = 0
BUILD: Final = 1
SALARY: Final = 2
TURN: Final = 3
ACTION: Final = 4
DISCARD: Final = 5
OVER: Final = 6
NAMES: Final[list[str]] = list(get_args(Stage))
