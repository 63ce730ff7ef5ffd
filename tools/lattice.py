"""Lattice reduction, as far as an attack on a generator needs it: LLL on whole numbers, and all lattice points within a box."""

from collections.abc import Iterator

Row = list[int]


def reduced(rows: list[Row]) -> list[Row]:
    """An LLL-reduced basis of the same lattice (Cohen, A Course in Computational Algebraic Number Theory, algorithm 2.6.7)."""
    basis = [row.copy() for row in rows]
    size = len(basis)
    dots = [[0] * size for _ in range(size)]  # Gram-Schmidt coefficients, times the determinant before them
    dets = [1] * (size + 1)  # dets[k]: the determinant of the first k rows' Gram matrix
    at, known = 1, 0
    dets[1] = _dot(basis[0], basis[0])

    def shorten(row: int, by: int) -> None:
        if 2 * abs(dots[row][by]) <= dets[by + 1]:
            return
        times = (2 * dots[row][by] + dets[by + 1]) // (2 * dets[by + 1])
        basis[row] = [one - times * other for one, other in zip(basis[row], basis[by], strict=True)]
        dots[row][by] -= times * dets[by + 1]
        for column in range(by):
            dots[row][column] -= times * dots[by][column]

    def swap(row: int) -> None:
        basis[row], basis[row - 1] = basis[row - 1], basis[row]
        for column in range(row - 1):
            dots[row][column], dots[row - 1][column] = dots[row - 1][column], dots[row][column]
        own = dots[row][row - 1]
        det = (dets[row - 1] * dets[row + 1] + own * own) // dets[row]
        for below in range(row + 1, known + 1):
            old = dots[below][row]
            dots[below][row] = (dets[row + 1] * dots[below][row - 1] - own * old) // dets[row]
            dots[below][row - 1] = (det * old + own * dots[below][row]) // dets[row + 1]
        dets[row] = det

    while at < size:
        if at > known:
            known = at
            for column in range(at + 1):
                value = _dot(basis[at], basis[column])
                for before in range(column):
                    value = (dets[before + 1] * value - dots[at][before] * dots[column][before]) // dets[before]
                if column < at:
                    dots[at][column] = value
                else:
                    dets[at + 1] = value
        shorten(at, at - 1)
        if 4 * dets[at + 1] * dets[at - 1] < 3 * dets[at] * dets[at] - 4 * dots[at][at - 1] ** 2:
            swap(at)
            at = max(1, at - 1)
        else:
            for column in range(at - 2, -1, -1):
                shorten(at, column)
            at += 1
    return basis


class Box:
    """Finds the points of a lattice within boxes; the basis should be reduced."""

    def __init__(self, basis: list[Row]) -> None:
        self.basis = basis
        self.size = len(basis)
        self.bend = [[0.0] * self.size for _ in range(self.size)]  # Gram-Schmidt coefficients
        self.straight: list[list[float]] = []  # the orthogonal vectors
        self.norms: list[float] = []
        for row in range(self.size):
            vector = [float(number) for number in basis[row]]
            for before in range(row):
                self.bend[row][before] = _fdot(vector, self.straight[before]) / self.norms[before]
            for before in range(row):
                vector = [one - self.bend[row][before] * other for one, other in zip(vector, self.straight[before], strict=True)]
            self.straight.append(vector)
            self.norms.append(_fdot(vector, vector))

    def points(self, lows: Row, highs: Row, reach: float, most: int) -> Iterator[Row]:
        """Those between `lows` and `highs`, and no farther from the middle than `reach` times what a random point in the box is.

        `most` bounds how many nodes of the search are looked at.
        """
        widths = [high - low for low, high in zip(lows, highs, strict=True)]
        farthest = reach**2 * sum((width / 2) ** 2 for width in widths) / 3
        middle = [(low + high) / 2 for low, high in zip(lows, highs, strict=True)]
        wanted = [_fdot(middle, vector) / norm for vector, norm in zip(self.straight, self.norms, strict=True)]
        counts = [0] * self.size
        left = [most]

        def search(row: int, spent: float) -> Iterator[Row]:
            centre = wanted[row] - sum(counts[later] * self.bend[later][row] for later in range(row + 1, self.size))
            first = round(centre)
            for step in range(1_000_000):
                # nearest first: one side, then the other
                count = first + (step + 1) // 2 * (1 if (step % 2 == 1) == (centre >= first) else -1)
                cost = spent + (count - centre) ** 2 * self.norms[row]
                left[0] -= 1
                if cost > farthest or left[0] < 0:
                    return
                counts[row] = count
                if row == 0:
                    point = [
                        sum(times * vector[at] for times, vector in zip(counts, self.basis, strict=True)) for at in range(self.size)
                    ]
                    if all(low <= number <= high for low, number, high in zip(lows, point, highs, strict=True)):
                        yield point
                else:
                    yield from search(row - 1, cost)

        yield from search(self.size - 1, 0.0)


def _dot(one: Row, other: Row) -> int:
    return sum(a * b for a, b in zip(one, other, strict=True))


def _fdot(one: list[float], other: list[float]) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))
