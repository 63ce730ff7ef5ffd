"""What stands where in an observation: one flat array of whole numbers, made of parts that have names."""

import sys
from abc import ABC, abstractmethod
from typing import Final, Literal

from argosy.engine.compiler import mypyc_attr
from argosy.engine.position import Position

SPECTATOR: Final = -1  # the observer who has no seat

_ORDER: Final[Literal["little", "big"]] = "little" if sys.byteorder == "little" else "big"
_LEAST: Final = -1_000  # of the numbers that are at hand
_NUMBERS: Final = [number.to_bytes(2, _ORDER, signed=True) for number in range(_LEAST, 3_000)]
_ZERO: Final = _NUMBERS[-_LEAST]
_ONE: Final = _NUMBERS[1 - _LEAST]
# By number of members, up to 8, and by mask: 1 for each that is in the set.
_SETS: Final = [
    [b"".join([_ONE if mask >> bit & 1 else _ZERO for bit in range(width)]) for mask in range(1 << width)] for width in range(9)
]
_MOST: Final = 80  # members of the largest choice
# By number of members, and by the one chosen after none: 1 for that one.
_CHOICES: Final = [
    [_ZERO * width] + [_ZERO * chosen + _ONE + _ZERO * (width - chosen - 1) for chosen in range(width)] for width in range(_MOST)
]


class Part:
    """A stretch of the observation, to be read as an array of this shape."""

    def __init__(self, name: str, start: int, shape: tuple[int, ...]) -> None:
        self.name = name
        self.start = start
        self.shape = shape
        size = 1
        for length in shape:
            size *= length
        self.stop = start + size


class Layout:
    """The parts of an observation, in order and without gaps."""

    def __init__(self) -> None:
        self.parts: dict[str, Part] = {}
        self.size = 0

    def add(self, name: str, *shape: int) -> None:
        part = Part(name, self.size, shape)
        self.parts[name] = part
        self.size = part.stop


class ObservationWriter:
    """An observation being written from front to back, in numbers of 16 bits: pieces that are at hand, joined at the end."""

    def __init__(self) -> None:
        self.pieces: list[bytes] = []

    def number(self, number: int) -> None:
        self.pieces.append(_NUMBERS[number - _LEAST])

    def flag(self, holds: bool) -> None:
        self.pieces.append(_ONE if holds else _ZERO)

    def numbers(self, numbers: list[int], start: int, length: int) -> None:
        """A stretch of a list."""
        pieces = self.pieces
        for at in range(start, start + length):
            pieces.append(_NUMBERS[numbers[at] - _LEAST])

    def members(self, mask: int, width: int) -> None:
        """1 for each of `width` that is in the set, 0 for the others."""
        pieces = self.pieces
        while width > 8:
            pieces.append(_SETS[8][mask & 255])
            mask >>= 8
            width -= 8
        pieces.append(_SETS[width][mask])

    def chosen(self, chosen: int, width: int) -> None:
        """1 for the one of `width` that holds; for -1, none does."""
        self.pieces.append(_CHOICES[width][chosen + 1])

    def all(self) -> bytearray:
        return bytearray().join(self.pieces)


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer(ABC):
    """Writes positions of one ruleset as a seat, or a spectator, may know them. Each family has its own.

    Seats are told in the order in which they sit, the observer first; for a spectator seat 0 comes first. What is there or
    not is 1 or 0, what is counted is the number. So one function of the array serves a learner at every seat.
    """

    def __init__(self, players: int) -> None:
        self.players = players
        self.layout = Layout()

    @abstractmethod
    def write(self, out: ObservationWriter, position: Position, observer: int) -> None:
        """Writes all parts of the layout, in its order."""

    def observe(self, position: Position, observer: int) -> bytearray:
        out = ObservationWriter()
        self.write(out, position, observer)
        return out.all()

    def seats_from(self, observer: int) -> list[int]:
        """The seats as they are told to this observer."""
        first = 0 if observer < 0 else observer
        return [*range(first, self.players), *range(first)]
