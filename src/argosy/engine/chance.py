"""The seeded source of randomness: the same numbers on every machine, interpreted or compiled."""

import hashlib
from typing import Final

_WORD: Final = 0xFFFFFFFF
_HALF: Final = 0xFFFF
# Multiply-with-carry on 32-bit words (Marsaglia; the two halves are xor-ed as in MWC64X). The multiplier makes
# a * 2**32 - 1 a safe prime, and the state stays below 2**62. Products are made in two halves, for mypyc multiplies numbers
# below 2**30 by itself and leaves others to Python's long integers: slower, and Ctrl-C there ends the whole process.
_MULTIPLIER: Final = 698769069
_STATES: Final = _MULTIPLIER * (1 << 32) - 1


class Chance:
    """Its whole state is one number, which is part of the position it serves."""

    def __init__(self, state: int) -> None:
        self.state = state

    def next_word(self) -> int:
        state = self.state
        word = (state ^ (state >> 32)) & _WORD
        self.state = ((_MULTIPLIER * ((state >> 16) & _HALF)) << 16) + _MULTIPLIER * (state & _HALF) + (state >> 32)
        return word

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1. The bias is below bound / 2**32."""
        word = self.next_word()
        return ((word >> 16) * bound + (((word & _HALF) * bound) >> 16)) >> 16

    def shuffle(self, items: list[int]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def copy(self) -> "Chance":
        return Chance(self.state)


def chance_from_seed(seed: int) -> Chance:
    """A source that starts from `seed`; neighbouring seeds have nothing in common."""
    digest = hashlib.sha256(b"argosy %d" % seed).digest()
    return Chance(int.from_bytes(digest[:8], "big") % (_STATES - 1) + 1)


def is_chance_state(state: int) -> bool:
    return 0 < state < _STATES
