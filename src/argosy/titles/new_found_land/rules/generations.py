"""In which generations of the stack the hidden cards of a hand may have been kept: one number, ascending, five bits each."""

from typing import Final

_DIGIT: Final = 5
_DIGITS: Final = (1 << _DIGIT) - 1


def generations(kept: int) -> list[int]:
    """Digits are stored one higher: 0 ends them."""
    found: list[int] = []
    while kept:
        found.append((kept & _DIGITS) - 1)
        kept >>= _DIGIT
    return found


def kept_in(generations: list[int]) -> int:
    kept = 0
    for generation in sorted(generations, reverse=True):
        kept = (kept << _DIGIT) + generation + 1
    return kept


def with_generation(kept: int, generation: int) -> int:
    return kept_in([*generations(kept), generation])


def without_generation(kept: int, since: int) -> int:
    """Takes out the earliest that the card could be: which one it was, the observer does not know."""
    found = generations(kept)
    for at, generation in enumerate(found):
        if generation >= since:
            return kept_in(found[:at] + found[at + 1 :])
    raise AssertionError("a card was revealed that could not be in this hand")
