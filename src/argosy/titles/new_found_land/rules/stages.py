"""The phases of a round, in numbers."""

from typing import Final, get_args

from argosy.titles.new_found_land.rules.view import Stage

LAND: Final = 0
PLANNING: Final = 1
ACTION: Final = 2
SCORING: Final = 3
OBJECTIVES: Final = 4
OVER: Final = 5
NAMES: Final[list[str]] = list(get_args(Stage))
