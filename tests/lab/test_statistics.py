"""Intervals that are as wide as they should be, and ratings that find the strengths again."""

from math import log10

import pytest

from argosy.engine.chance import Chance, chance_from_seed
from argosy.lab.rating import orders_of, ratings
from argosy.lab.statistics import Estimate, mean_of, share_of, students_t, wilson


@pytest.mark.parametrize(
    ("freedom", "known"), [(1, 12.7062), (2, 4.3027), (3, 3.1824), (5, 2.5706), (10, 2.2281), (60, 2.0003), (1000, 1.9623)]
)
def test_students_distribution(freedom: int, known: float) -> None:
    assert students_t(freedom) == pytest.approx(known, abs=0.004)


def test_wilsons_interval_is_as_published() -> None:
    estimate = wilson(0.6, 200)
    assert estimate.low == pytest.approx(0.5308, abs=1e-4)
    assert estimate.high == pytest.approx(0.6654, abs=1e-4)


def test_an_interval_says_something_even_where_all_were_won() -> None:
    estimate = share_of([[1.0] * 4 for _ in range(50)])
    assert estimate.value == 1.0
    assert estimate.low is not None
    assert 0.97 < estimate.low < 0.985
    assert estimate.high == 1.0


def test_one_block_has_no_interval() -> None:
    assert share_of([[1.0, 0.0, 0.0]]).low is None
    assert mean_of([[1.0, 2.0, 3.0]]) == Estimate(2.0, None, None)


def test_games_that_always_end_alike_within_a_block_count_as_one() -> None:
    blocks = [[float(number % 2)] * 4 for number in range(100)]
    alike, single = share_of(blocks), share_of([[block[0]] for block in blocks])
    assert alike.low == pytest.approx(single.low, abs=0.005)


def _coverage(blocks: int, spread: float) -> float:
    """How often the interval for a share holds the true one, where deals favour a bot more or less."""
    chance = chance_from_seed(3)
    hits = 0
    for _ in range(400):
        seen = [_block(chance, spread) for _ in range(blocks)]
        estimate = share_of(seen)
        assert estimate.low is not None
        assert estimate.high is not None
        hits += estimate.low <= 0.4 <= estimate.high
    return hits / 400


def _block(chance: Chance, spread: float) -> list[float]:
    odds = 0.4 + (spread if chance.below(2) else -spread)
    return [float(chance.below(1000) < 1000 * odds) for _ in range(4)]


@pytest.mark.parametrize(("blocks", "spread"), [(10, 0.0), (40, 0.0), (10, 0.35), (40, 0.35)])
def test_the_interval_holds_the_truth_nineteen_times_in_twenty(blocks: int, spread: float) -> None:
    assert 0.92 <= _coverage(blocks, spread) <= 0.995


def test_equal_ranks_count_as_both_orders() -> None:
    assert orders_of([0, 1, 2], [1.5, 1.5, 3]) == {(0, 1, 2): 0.5, (1, 0, 2): 0.5}
    assert orders_of([0, 1, 1], [1, 2, 3]) == {(0, 1, 1): 1.0}


def test_ratings_find_the_strengths_again() -> None:
    """Over 12 tournaments the mean is right, and the intervals hold the truth about as often as they promise."""
    strengths = [8.0, 2.0, 1.0]
    middle = sum(map(log10, strengths)) / 3
    true = [1500 + 400 * (log10(strength) - middle) for strength in strengths]
    total = [0.0] * 3
    hits = 0
    for seed in range(12):
        chance = chance_from_seed(seed)
        found = ratings([orders_of(_drawn(strengths, chance), [1, 2, 3]) for _ in range(100)], 3)
        assert sum(estimate.value for estimate in found) == pytest.approx(4500)
        for bot, estimate in enumerate(found):
            assert estimate.low is not None
            assert estimate.high is not None
            total[bot] += estimate.value / 12
            hits += estimate.low <= true[bot] <= estimate.high
    assert total == pytest.approx(true, abs=25)
    assert hits >= 0.8 * 36


def test_one_that_always_wins_has_a_finite_rating_that_claims_no_precision() -> None:
    best, worst = ratings([{(0, 1): 2.0}] * 50, 2)
    assert 300 < best.value - worst.value < 1500
    assert best.low is not None
    assert best.high is not None
    assert best.high - best.low > 150


def _drawn(strengths: list[float], chance: Chance) -> list[int]:
    left = list(range(len(strengths)))
    order = []
    while left:
        mark = chance.below(1_000_000) / 1_000_000 * sum(strengths[bot] for bot in left)
        for bot in left:
            mark -= strengths[bot]
            if mark < 0:
                break
        order.append(bot)
        left.remove(bot)
    return order
