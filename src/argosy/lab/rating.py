"""Ratings from the orders in which games ended: Plackett and Luce's model, told on Elo's scale.

Every bot has a strength; among those not yet placed, each comes next with a chance in proportion to its strength. The
fit is Hunter's (2004). Ten times the strength are 400 points; the mean of all bots is 1500. Each pair of bots is counted
one drawn game more than it played, so that a bot that never lost still has a finite rating; how much that game counts is
part of what the intervals leave open.
"""

from collections import defaultdict
from itertools import permutations
from math import exp, log

from argosy.engine.chance import chance_from_seed
from argosy.lab.statistics import Estimate

MEAN = 1500.0
_SCALE = 400 / log(10)
_SAMPLES = 400
_ROUNDS = 500
_CLOSE = 1e-5  # of a strength: a hundredth of a point

Orders = dict[tuple[int, ...], float]  # the bots from first to last, and how often they came in like that


def orders_of(bots: list[int], ranks: list[float]) -> Orders:
    """How one game ended. Equal ranks count as every order of them, each in part."""
    groups = [[bot for bot, rank in zip(bots, ranks, strict=True) if rank == place] for place in sorted(set(ranks))]
    orders: Orders = {(): 1.0}
    for group in groups:
        ways = list(permutations(group))
        grown: dict[tuple[int, ...], float] = defaultdict(float)
        for order, weight in orders.items():
            for way in ways:
                grown[order + way] += weight / len(ways)
        orders = dict(grown)
    return orders


def ratings(blocks: list[Orders], bots: int) -> list[Estimate]:
    """Every bot's rating; the interval from fitting again to blocks drawn at random with replacement."""
    strengths = fitted(sum_of(blocks), [1.0] * bots)
    points = _points(strengths)
    if len(blocks) < 2:
        return [Estimate(value, None, None) for value in points]
    chance = chance_from_seed(0)
    samples: list[list[float]] = []
    for _ in range(_SAMPLES):
        drawn = [blocks[chance.below(len(blocks))] for _ in blocks]
        draw = -log((chance.below(1_000_000) + 0.5) / 1_000_000)  # 1 on average
        samples.append(_points(fitted(sum_of(drawn), strengths, draw)))
    low, high = int(0.025 * _SAMPLES), int(0.975 * _SAMPLES) - 1
    estimates: list[Estimate] = []
    for bot, value in enumerate(points):
        column = sorted(sample[bot] for sample in samples)
        estimates.append(Estimate(value, min(column[low], value), max(column[high], value)))
    return estimates


def fitted(orders: Orders, start: list[float], draw: float = 1.0) -> list[float]:
    """The strengths under which these orders are likeliest; their geometric mean is 1. `draw`: how much a drawn game counts."""
    count = len(start)
    wins = [0.5 * draw * (count - 1)] * count  # the drawn game with each other bot
    stages: dict[tuple[int, ...], float] = defaultdict(float)  # who was not yet placed when somebody came next
    for order, weight in orders.items():
        for place in range(len(order) - 1):
            wins[order[place]] += weight
            stages[tuple(sorted(order[place:]))] += weight
    strengths = start
    for _ in range(_ROUNDS):
        before = strengths
        shares = [sum(draw / (before[bot] + before[other]) for other in range(count) if other != bot) for bot in range(count)]
        for stage, weight in stages.items():
            share = weight / sum(before[bot] for bot in stage)
            for bot in stage:
                shares[bot] += share
        strengths = _centred([won / share if share else 1.0 for won, share in zip(wins, shares, strict=True)])
        if max(abs(log(now / then)) for now, then in zip(strengths, before, strict=True)) < _CLOSE:
            break
    return strengths


def _centred(strengths: list[float]) -> list[float]:
    middle = exp(sum(log(strength) for strength in strengths) / len(strengths))
    return [strength / middle for strength in strengths]


def _points(strengths: list[float]) -> list[float]:
    return [MEAN + _SCALE * log(strength) for strength in strengths]


def sum_of(blocks: list[Orders]) -> Orders:
    total: dict[tuple[int, ...], float] = defaultdict(float)
    for block in blocks:
        for order, weight in block.items():
            total[order] += weight
    return dict(total)
