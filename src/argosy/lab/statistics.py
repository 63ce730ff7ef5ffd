"""Means and shares with 95 % intervals, from games that come in blocks.

The games of a block share their deal and differ in who sits where, so they are not independent; whole blocks are. All
intervals are therefore taken over blocks: a mean's from the spread of the blocks' means, a share's by Wilson's formula
with as many games as independent ones would tell the same (never more than were played).
"""

from dataclasses import dataclass
from math import sqrt

Z95 = 1.959964  # 97.5 % of a normal distribution lie below


@dataclass(frozen=True)
class Estimate:
    """A value, and where the true one lies with 95 % confidence; None where one block tells nothing about that."""

    value: float
    low: float | None
    high: float | None

    def plain(self) -> dict[str, float | None]:
        return {"value": self.value, "low": self.low, "high": self.high}


def mean_of(blocks: list[list[float]]) -> Estimate:
    """The mean over all games. Every block has the same number of games."""
    means = [mean(block) for block in blocks]
    centre = mean(means)
    if len(means) < 2:
        return Estimate(centre, None, None)
    margin = students_t(len(means) - 1) * sqrt(variance(means) / len(means))
    return Estimate(centre, centre - margin, centre + margin)


def share_of(blocks: list[list[float]]) -> Estimate:
    """The mean of values from 0 to 1: a share of wins. Sensible up to 0 % and 100 %."""
    means = [mean(block) for block in blocks]
    centre = mean(means)
    if len(means) < 2:
        return Estimate(centre, None, None)
    games = len(blocks) * len(blocks[0])
    independent = centre * (1 - centre) / games
    seen = variance(means) / len(means)
    worth = games if seen <= independent else games * independent / seen
    worth *= (Z95 / students_t(len(means) - 1)) ** 2  # few blocks: their spread is itself uncertain (Korn and Graubard)
    return wilson(centre, worth)


def wilson(share: float, games: float) -> Estimate:
    """Wilson's interval for a share seen in so many independent games."""
    square = Z95 * Z95
    centre = (share + square / (2 * games)) / (1 + square / games)
    margin = Z95 / (1 + square / games) * sqrt(share * (1 - share) / games + square / (4 * games * games))
    return Estimate(share, max(0.0, centre - margin), min(1.0, centre + margin))


def students_t(freedom: int) -> float:
    """97.5 % of Student's distribution lie below: exact for 1 and 2 degrees of freedom, else to about 0.003."""
    if freedom == 1:
        return 12.706205
    if freedom == 2:
        return 4.302653
    z = Z95  # the expansion of Cornish and Fisher
    terms: tuple[float, ...] = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / float(freedom) ** power for power, term in enumerate(terms, 1))


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def variance(values: list[float]) -> float:
    """Of the values as a sample."""
    centre = mean(values)
    return sum((value - centre) ** 2 for value in values) / (len(values) - 1)
