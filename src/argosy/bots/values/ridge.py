"""Least squares: the weights that foretell points best from many samples of terms."""

from argosy.bots.selfplay import Sample
from argosy.bots.values.weights import Scale, knot_at

_PULL = 3.0  # toward zero, so that terms which always go together share their weight


class Ridge:
    def __init__(self, terms: int, moments: int, knots: int) -> None:
        self.terms = terms
        self.moments = moments
        self.knots = knots
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
        """Gauss-Jordan elimination with pivots."""
        size = self.size
        rows = [self.sums[at] + [self.goals[at]] for at in range(size)]
        for at in range(size):
            rows[at][at] += _PULL
        for at in range(size):
            pivot = at
            for other in range(at + 1, size):
                if abs(rows[other][at]) > abs(rows[pivot][at]):
                    pivot = other
            rows[at], rows[pivot] = rows[pivot], rows[at]
            for other in range(size):
                factor = rows[other][at] / rows[at][at]
                if factor != 0.0 and other != at:
                    for column in range(at, size + 1):
                        rows[other][column] -= factor * rows[at][column]
        weights = [rows[at][size] / rows[at][at] for at in range(size)]
        return Scale([weights[self.terms * knot : self.terms * (knot + 1)] for knot in range(self.knots)])
