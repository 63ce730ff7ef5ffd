"""The seeded source of randomness: the same numbers on every machine, interpreted or compiled.

BLAKE2b in counter mode: word n is part of the hash of the key and the number of its block. Whoever sees draws, however many,
learns nothing of the key, and so nothing of the draws that are hidden or still to come.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:  # compiled it is a machine word; interpreted nobody looks at annotations
    from mypy_extensions import i64

_KEY_BYTES: Final = 32
_WORDS: Final = 16  # 32-bit words in a block
SEEDS: Final = 1 << 128  # seeds are below this
_MOST_DRAWN: Final = 1 << 60
_blake2b: Final = blake2b


class Chance:
    """Its whole state is a key and how many words were drawn with it; it is part of the position it serves."""

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        self.key = key
        self.drawn: i64 = drawn
        self._block = _block(key, drawn // _WORDS) if drawn % _WORDS else b""  # the one under way

    def next_word(self) -> int:
        """32 random bits."""
        return self._next()

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1. The bias is below bound / 2**32."""
        wide: i64 = bound
        return self._next() * wide >> 32

    def _next(self) -> i64:
        drawn: i64 = self.drawn
        at: i64 = drawn & 15
        if at == 0:
            self._block = _block(self.key, drawn >> 4)
        self.drawn = drawn + 1
        block = self._block
        at <<= 2
        low: i64 = block[at]
        second: i64 = block[at + 1]
        third: i64 = block[at + 2]
        high: i64 = block[at + 3]
        return low | second << 8 | third << 16 | high << 24

    def shuffle(self, items: list[int]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def copy(self) -> Chance:
        twin = Chance(self.key)
        twin.drawn = self.drawn
        twin._block = self._block
        return twin

    def to_text(self) -> str:
        """The whole state; `chance_from_text` reads it."""
        return f"{self.key.hex()} {self.drawn}"


def _block(key: bytes, number: int) -> bytes:
    return _blake2b(key + number.to_bytes(8, "little")).digest()


def chance_from_seed(seed: int) -> Chance:
    """A source that starts from `seed`; neighbouring seeds have nothing in common."""
    return Chance(_blake2b(b"argosy %d" % seed, digest_size=_KEY_BYTES).digest())


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
