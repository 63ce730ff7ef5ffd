"""Recovers the state of linear generators from draws, each known only as a number below a bound: what Argosy's first generator fell to.

A draw tells the first bits of a state, and every state is the one before times a constant: the states of many draws are a point of a
lattice, and the draws a box that it lies in. Twenty draws with bounds around 12 leave one state of 2**61.
"""

import heapq
import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import NamedTuple

from lattice import Box, reduced

_SEARCHES = ((1.0, 300), (1.15, 100), (1.3, 30))  # how far from the middle of a box, and how many boxes are tried so
_NODES = 1_000_000  # looked at in one box
_GRAIN = 24  # bits below which exclusive-ors are not followed


class Draw(NamedTuple):
    at: int  # how many words were drawn before it
    bound: int
    value: int


Interval = tuple[int, int]


@dataclass(frozen=True)
class Congruential:
    """state = multiplier * state + increment modulo 2**bits; a word is its first 32 bits."""

    name: str
    bits: int
    multiplier: int
    increment: int

    def words(self, state: int, count: int) -> list[int]:
        words = []
        for _ in range(count):
            words.append(state >> self.bits - 32)
            state = (self.multiplier * state + self.increment) % (1 << self.bits)
        return words

    def new_state(self) -> int:
        return secrets.randbits(self.bits)

    def recovered(self, draws: list[Draw]) -> int | None:
        modulus = 1 << self.bits
        lattice = _Powers(self.multiplier, modulus, [draw.at for draw in draws], [draw.bound for draw in draws])
        added, offsets = 0, []  # what the increment alone brings about
        for _ in range(draws[-1].at + 1):
            offsets.append(added)
            added = (self.multiplier * added + self.increment) % modulus
        box = []
        for draw in draws:
            low, high = (-(-number * modulus // draw.bound) - offsets[draw.at] for number in (draw.value, draw.value + 1))
            box.append((low, high - 1))
        states = lattice.states(box, _SEARCHES[-1][0])
        return next((state for state in states if _fits(self.words(state, draws[-1].at + 1), draws)), None)


@dataclass(frozen=True)
class MultiplyWithCarry:
    """x, c = the low 32 bits and the carry of multiplier * x + c; a word is x ^ c. That was Argosy's, and MWC64X is the same."""

    name: str
    multiplier: int

    def words(self, state: int, count: int) -> list[int]:
        words = []
        for _ in range(count):
            words.append((state ^ state >> 32) & 0xFFFFFFFF)
            state = self.multiplier * (state & 0xFFFFFFFF) + (state >> 32)
        return words

    def new_state(self) -> int:
        return 1 + secrets.randbelow((self.multiplier << 32) - 2)

    def recovered(self, draws: list[Draw]) -> int | None:
        """As a congruential generator: x + c * 2**32 is multiplied by the multiplier modulo multiplier * 2**32 - 1.

        The first bits of x tell those of the next carry, so that the exclusive-or can be undone from one draw to the next, with few
        possibilities each; the likely ones come first.
        """
        modulus = (self.multiplier << 32) - 1
        seen = {draw.at for draw in draws}
        told = [draw.bound if draw.at - 1 in seen else min(4, draw.bound) for draw in draws]  # carries leave two bits alone
        lattice = _Powers(self.multiplier, modulus, [draw.at + 1 for draw in draws], told)
        for reach, boxes in _SEARCHES:
            for low_words in islice(self._low_words(draws), boxes):
                box = [(self.multiplier * low, self.multiplier * (high + 1)) for low, high in low_words]
                for state in lattice.states(box, reach):
                    if _fits(self.words(state, draws[-1].at + 1), draws):
                        return state
        return None

    def _low_words(self, draws: list[Draw]) -> Iterator[list[Interval]]:
        """What x may have been at every draw, likely ones first."""
        waiting: list[tuple[float, int, list[Interval]]] = [(0.0, 0, [])]
        made = 0
        while waiting:
            doubt, _, found = heapq.heappop(waiting)
            if len(found) == len(draws):
                yield found
                continue
            draw = draws[len(found)]
            carry = (0, self.multiplier - 1)
            if found and draws[len(found) - 1].at == draw.at - 1:
                low, high = found[-1]
                carry = (self.multiplier * low >> 32, min(self.multiplier - 1, self.multiplier * (high + 1) >> 32))
            word = (-(-(draw.value << 32) // draw.bound), -(-(draw.value + 1 << 32) // draw.bound) - 1)
            runs = _exclusive_or(word, carry)
            whole = sum(high - low for low, high in runs)
            for low, high in runs:
                made += 1
                heapq.heappush(waiting, (doubt + 1 - (high - low) / whole, made, [*found, (low, high)]))


class _Powers:
    """The lattice of what a state becomes at some of the steps after it, stretched so that all boxes are about cubes."""

    def __init__(self, multiplier: int, modulus: int, steps: list[int], bounds: list[int]) -> None:
        self.bounds = bounds
        self.back = pow(multiplier, -steps[0], modulus)
        self.modulus = modulus
        first = [pow(multiplier, step - steps[0], modulus) * bound for step, bound in zip(steps, bounds, strict=True)]
        rows = [[modulus * bound if at == row else 0 for at, bound in enumerate(bounds)] for row in range(1, len(steps))]
        self.box = Box(reduced([first, *rows]))

    def states(self, box: list[Interval], reach: float) -> Iterator[int]:
        """The states at the beginning that lead to states in the box."""
        lows = [low * bound for (low, _), bound in zip(box, self.bounds, strict=True)]
        highs = [high * bound for (_, high), bound in zip(box, self.bounds, strict=True)]
        for point in self.box.points(lows, highs, reach, _NODES):
            yield point[0] // self.bounds[0] * self.back % self.modulus


def _exclusive_or(word: Interval, carry: Interval) -> list[Interval]:
    """Where word ^ carry may lie: a few intervals, cut where much between them is empty."""
    blocks = sorted(
        {
            one ^ other
            for one in range(word[0] >> _GRAIN, (word[1] >> _GRAIN) + 1)
            for other in range(carry[0] >> _GRAIN, (carry[1] >> _GRAIN) + 1)
        }
    )
    runs = [[blocks[0], blocks[0]]]
    for block in blocks[1:]:
        if block - runs[-1][1] <= max(2, len(blocks) // 8):
            runs[-1][1] = block
        else:
            runs.append([block, block])
    return [(low << _GRAIN, (high + 1 << _GRAIN) - 1) for low, high in runs]


def _fits(words: list[int], draws: list[Draw]) -> bool:
    return all(words[draw.at] * draw.bound >> 32 == draw.value for draw in draws)


DRAND48 = Congruential("drand48, java.util.Random", 48, 0x5DEECE66D, 11)
Generator = Congruential | MultiplyWithCarry
GENERATORS: tuple[Generator, ...] = (
    MultiplyWithCarry("Argosy's first generator", 698769069),
    DRAND48,
    Congruential("Knuth's MMIX", 64, 6364136223846793005, 1442695040888963407),
)
