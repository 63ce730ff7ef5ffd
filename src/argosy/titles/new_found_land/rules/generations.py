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


def with_latest(kept: int, generation: int) -> int:
    """With a card of the present generation, than which none is later."""
    shift = 0
    while kept >> shift:
        shift += _DIGIT
    return kept | (generation + 1) << shift


def without_generation(kept: int, since: int) -> int:
    """Takes out the earliest that the card could be: which one it was, the observer does not know."""
    shift = 0
    rest = kept
    while rest:
        if rest & _DIGITS > since:
            return kept & (1 << shift) - 1 | rest >> _DIGIT << shift
        rest >>= _DIGIT
        shift += _DIGIT
    raise AssertionError("a card was revealed that could not be in this hand")
