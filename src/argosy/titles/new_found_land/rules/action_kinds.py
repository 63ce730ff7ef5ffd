"""Kinds of actions, in the order of their numbers in the catalogue: every list of legal actions follows it."""

from typing import Final

DONE: Final = 0
PLAY: Final = 1
EXPAND: Final = 2
BUILD: Final = 3
SCRAP: Final = 4
PAY: Final = 5
ASSIGN: Final = 6
MAGELLAN: Final = 7
DA_GAMA: Final = 8
TAKE: Final = 9
KEEP: Final = 10
SETTLE: Final = 11
NEW_ENGLAND: Final = 12
DELIVER: Final = 13
ANTWERP: Final = 14
CARRY: Final = 15
UNLOAD: Final = 16
PLACE: Final = 17
CHOOSE: Final = 18
HIRE: Final = 19
CLAIM: Final = 20
RESOLVE: Final = 21
BUILD_COVERED: Final = 22
KINDS: Final = 23  # how many there are
