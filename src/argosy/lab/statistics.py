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


class Tally:
    """A share, or a mean, over seats of which a game may bring several: games are independent, the seats of one are not.

    A share's interval is Wilson's, at the number of independent seats that would tell the same: a ratio's variance,
    linearised, with games as clusters.
    """

    def __init__(self) -> None:
        self.games = 0
        self.sum = 0.0
        self.count = 0
        self._squares = 0.0  # sums over games: sum², sum × count, count²
        self._products = 0.0
        self._counts = 0.0

    def add(self, sum: float, count: int) -> None:
        """One game, with so many seats in it."""
        self.games += 1
        self.sum += sum
        self.count += count
        self._squares += sum * sum
        self._products += sum * count
        self._counts += count * count

    def mean(self) -> float:
        return self.sum / self.count if self.count else 0.0

    def share(self) -> Estimate:
        """Of values from 0 to 1."""
        share = self.mean()
        if self.games < 2:
            return Estimate(share, None, None)
        residue = self._squares - 2 * share * self._products + share * share * self._counts
        seen = residue / (self.count * self.count) * self.games / (self.games - 1)
        independent = share * (1 - share) / self.count
        worth = float(self.count) if seen <= independent else self.count * independent / seen
        return wilson(share, max(1.0, worth))


class Spread:
    """A mean over games, and how far they spread. Games that are not added count as 0."""

    def __init__(self) -> None:
        self.sum = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        self.sum += value
        self.squares += value * value

    def mean(self, games: int) -> Estimate:
        centre = self.sum / games
        if games < 2:
            return Estimate(centre, None, None)
        margin = students_t(games - 1) * sqrt(self.variance(games) / games)
        return Estimate(centre, centre - margin, centre + margin)

    def variance(self, games: int) -> float:
        return max(0.0, self.squares - self.sum * self.sum / games) / (games - 1)
