"""What is being decided, in numbers: the steps of a turn. The first two decide nothing: between two turns, and a turn that ends (FRM-1)."""

from typing import Final, get_args

from argosy.titles.new_found_land.rules.view import Step

BETWEEN: Final = 0
ENDING: Final = 1
LAND: Final = 2
PAYING: Final = 3
SCRAPPING: Final = 4
PLANNING: Final = 5
TAKING: Final = 6
KEEPING: Final = 7
SETTLING: Final = 8
EXTRA: Final = 9
DELIVERING: Final = 10
CARRYING: Final = 11
UNLOADING: Final = 12
DISCOVERING: Final = 13
COUNTING: Final = 14
RESOLVING: Final = 15
CHOOSING: Final = 16
HIRING: Final = 17
CLAIMING: Final = 18
NAMES: Final[list[str]] = list(get_args(Step))
