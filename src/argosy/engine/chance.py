"""The seeded source of randomness: the same numbers on every machine, interpreted or compiled.

BLAKE2b in counter mode: word n is part of the hash of the key and the number of its block. Whoever sees draws, however many,
learns nothing of the key, and so nothing of the draws that are hidden or still to come.
"""

import hashlib
import struct
from typing import Final

_KEY_BYTES: Final = 32
_WORDS: Final = 16  # 32-bit words in a block
SEEDS: Final = 1 << 128  # seeds are below this
_MOST_DRAWN: Final = 1 << 60
_HALF: Final = 0xFFFF
_unpack: Final = struct.Struct("<16I").unpack


class Chance:
    """Its whole state is a key and how many words were drawn with it; it is part of the position it serves."""

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        self.key = key
        self.drawn = drawn
        self._block: tuple[int, ...] = _block(key, drawn // _WORDS) if drawn % _WORDS else ()  # words of the block under way

    def next_word(self) -> int:
        """32 random bits."""
        at = self.drawn % _WORDS
        if at == 0:
            self._block = _block(self.key, self.drawn // _WORDS)
        self.drawn += 1
        return self._block[at]

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1. The bias is below bound / 2**32."""
        word = self.next_word()
        # In two halves: mypyc multiplies numbers below 2**30 by itself and leaves others to Python's long integers.
        return ((word >> 16) * bound + (((word & _HALF) * bound) >> 16)) >> 16

    def shuffle(self, items: list[int]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def copy(self) -> "Chance":
        twin = Chance(self.key)
        twin.drawn = self.drawn
        twin._block = self._block
        return twin

    def to_text(self) -> str:
        """The whole state; `chance_from_text` reads it."""
        return f"{self.key.hex()} {self.drawn}"


def _block(key: bytes, number: int) -> tuple[int, ...]:
    words: tuple[int, ...] = _unpack(hashlib.blake2b(key + number.to_bytes(8, "little")).digest())
    return words


def chance_from_seed(seed: int) -> Chance:
    """A source that starts from `seed`; neighbouring seeds have nothing in common."""
    return Chance(hashlib.blake2b(b"argosy %d" % seed, digest_size=_KEY_BYTES).digest())


def chance_from_text(text: str) -> Chance | None:
    """The source that `to_text` took apart; None if it is not one."""
    key, _space, drawn = text.partition(" ")
    if len(key) != 2 * _KEY_BYTES or not (drawn.isascii() and drawn.isdigit() and len(drawn) < 19):
        return None
    try:
        secret = bytes.fromhex(key)
    except ValueError:
        return None
    return Chance(secret, int(drawn)) if int(drawn) < _MOST_DRAWN and secret.hex() == key else None
