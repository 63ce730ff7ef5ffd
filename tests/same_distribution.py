"""Whether two series of counts come from the same distribution."""

import math
from collections import Counter


def alike(one: Counter[str], other: Counter[str]) -> None:
    """A chi-squared test of homogeneity; what was seen rarely counts together. It errs once in about 30,000 times.

    What one of them never shows must be possible all the same: hence no other check that all was seen.
    """
    total = one + other
    rare = [key for key, count in total.items() if count * min(one.total(), other.total()) < 5 * total.total()]
    cells = [(one[key], other[key]) for key in total if key not in rare]
    if rare:
        cells.append((sum(one[key] for key in rare), sum(other[key] for key in rare)))
    assert len(cells) > 1, "nothing to compare"
    share = one.total() / total.total()
    spread = 0.0
    for first, second in cells:
        for count, expected in ((first, share * (first + second)), (second, (1 - share) * (first + second))):
            spread += (count - expected) ** 2 / expected
    free = len(cells) - 1
    assert spread < _limit(free), f"chi-squared {spread:.1f} of {free} free cells: {sorted(cells)}"


def fits(found: Counter[str], likely: dict[str, float]) -> None:
    """A chi-squared test of goodness of fit: the same with one exact distribution, whose sum is 1."""
    total = found.total()
    cells = [(found[key], share * total) for key, share in likely.items() if share * total >= 5]
    rest = [(found[key], share * total) for key, share in likely.items() if share * total < 5]
    if rest:
        cells.append((sum(count for count, _ in rest), sum(expected for _, expected in rest)))
    assert len(cells) > 1, "nothing to compare"
    spread = sum((count - expected) ** 2 / expected for count, expected in cells)
    limit = _limit(len(cells) - 1)
    assert spread < limit, f"chi-squared {spread:.1f} of {len(cells) - 1} free cells, at most {limit:.1f}"


def _limit(free: int) -> float:
    """Wilson and Hilferty, four standard deviations."""
    return free * (1 - 2 / (9 * free) + 4 * math.sqrt(2 / (9 * free))) ** 3
