"""Least squares: the weights that predict points best from many samples of terms."""

from typing import Final

from argosy.bots.selfplay import Sample
from argosy.bots.weights import Scale, knot_at

_PENALTY: Final = 3.0  # toward zero, so that terms which always go together share their weight
_SMOOTHING: Final = 0.3  # toward the weight a round earlier and later, for each sample that a knot has


class Ridge:
    """Weights at `knots` points of the game. Knots `stride` apart are alike, and are kept alike where samples are few."""

    def __init__(self, terms: int, moments: int, knots: int, stride: int) -> None:
        self.terms = terms
        self.moments = moments
        self.knots = knots
        self.stride = stride
        self.size = knots * terms
        self.sums = [[0.0] * self.size for _ in range(self.size)]
        self.goals = [0.0] * self.size
        self.count = 0

    def add(self, sample: Sample) -> None:
        knot, late = knot_at(sample.moment, self.moments, self.knots)
        early = 1.0 - late
        for seat in range(len(sample.terms)):
            at: list[int] = []
            row: list[float] = []
            for term, amount in enumerate(sample.terms[seat]):
                if amount:
                    at.append(knot * self.terms + term)
                    row.append(early * amount)
                if amount and late > 0.0:
                    at.append((knot + 1) * self.terms + term)
                    row.append(late * amount)
            points = sample.points[seat]
            for one in range(len(at)):
                self.goals[at[one]] += row[one] * points
                sums = self.sums[at[one]]
                for two in range(len(at)):
                    sums[at[two]] += row[one] * row[two]
            self.count += 1

    def solve(self) -> Scale:
        """Gauss elimination; the penalty keeps every pivot above zero, so rows need no exchange."""
        size = self.size
        rows = [self.sums[at] + [self.goals[at]] for at in range(size)]
        for at in range(size):
            rows[at][at] += _PENALTY
        bond = _SMOOTHING * self.count / self.knots
        for at in range(size - self.stride * self.terms):
            later = at + self.stride * self.terms
            rows[at][at] += bond
            rows[later][later] += bond
            rows[at][later] -= bond
            rows[later][at] -= bond
        for at in range(size):
            pivot = rows[at]
            used = [column for column in range(at, size + 1) if pivot[column] != 0.0]
            for below in range(at + 1, size):
                row = rows[below]
                if row[at] != 0.0:
                    factor = row[at] / pivot[at]
                    for column in used:
                        row[column] -= factor * pivot[column]
        weights = [0.0] * size
        for at in range(size - 1, -1, -1):
            rest = rows[at][size]
            for column in range(at + 1, size):
                rest -= rows[at][column] * weights[column]
            weights[at] = rest / rows[at][at]
        return Scale([weights[self.terms * knot : self.terms * (knot + 1)] for knot in range(self.knots)])
