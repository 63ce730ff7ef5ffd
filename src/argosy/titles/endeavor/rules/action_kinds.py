"""Kinds of actions, in the order of their numbers in the catalogue: every list of legal actions follows it."""

from typing import Final

START: Final = 0
BUILD: Final = 1
PAY: Final = 2
ACTIVATE: Final = 3
SPEND: Final = 4
SHIP_TRACK: Final = 5
SHIP_OPEN_SEA: Final = 6
SHIP_ROUTE: Final = 7
OCCUPY_CITY: Final = 8
ATTACK_PLACE: Final = 9
DRAW_DECK: Final = 10
DRAW_PILE: Final = 11
FREE_PLACE: Final = 12
NORMAL_PLACE: Final = 13
DISCARD: Final = 14
DONE: Final = 15
PASS: Final = 16
