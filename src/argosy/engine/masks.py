"""Sets of components as masks. A shuffled stack is such a set: its order is made up when something is drawn from it."""

from typing import Final

from argosy.engine.chance import Chance

_BITS: Final = [[bit for bit in range(8) if byte >> bit & 1] for byte in range(256)]
_COUNT: Final = [len(bits) for bits in _BITS]


def count(mask: int) -> int:
    total = 0
    while mask:
        total += _COUNT[mask & 255]
        mask >>= 8
    return total


def bits_of(mask: int) -> list[int]:
    """The members of the set, ascending."""
    found: list[int] = []
    at = 0
    while mask:
        for bit in _BITS[mask & 255]:
            found.append(at + bit)
        mask >>= 8
        at += 8
    return found


def lowest(mask: int) -> int:
    """The smallest member of a set that is not empty."""
    at = 0
    while mask & 255 == 0:
        mask >>= 8
        at += 8
    return at + _BITS[mask & 255][0]


def random_member(mask: int, chance: Chance) -> int:
    """What is drawn from a shuffled stack that holds this set, which is not empty."""
    return member(mask, chance.below(count(mask)))


def member(mask: int, skip: int) -> int:
    """The member of the set that has `skip` smaller ones."""
    at = 0
    while True:
        here = _COUNT[mask & 255]
        if skip < here:
            return at + _BITS[mask & 255][skip]
        skip -= here
        mask >>= 8
        at += 8
