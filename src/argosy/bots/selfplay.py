"""Games of value functions among themselves: what tuning learns from."""

from argosy.bots.greedy import best_of
from argosy.bots.value import Value
from argosy.engine.chance import Chance
from argosy.engine.position import Position


def play_game(position: Position, values: list[Value], chance: Chance) -> None:
    """Plays to the end, each seat by its own value function, on what it may know."""
    while position.to_act:
        seat = position.to_act[0]
        position.play(seat, best_of(values[seat], position.redeal(seat, chance), seat))


class Sample:
    """Every seat's terms at some moment of a game, and the points that came of it."""

    def __init__(self, moment: int, terms: list[list[int]]) -> None:
        self.moment = moment
        self.terms = terms
        self.points: list[float] = []


def explore_game(position: Position, value: Value, chance: Chance, slips: int, wild: int, every: int) -> list[Sample]:
    """Plays to the end, in the first `wild` decisions `slips` per cent by chance, and then keeps one position in `every`.

    So the positions differ as much as those that a search meets, and what came of them is what good play makes of them.
    """
    samples: list[Sample] = []
    decisions = 0
    while position.to_act:
        seat = position.to_act[0]
        if decisions >= wild and chance.below(every) == 0:
            terms = [value.measure(position, other) for other in range(value.seats(position))]
            samples.append(Sample(value.moment(position), terms))
        if decisions < wild and chance.below(100) < slips:
            options = position.legal(seat)
            action = options[chance.below(len(options))]
        else:
            action = best_of(value, position.redeal(seat, chance), seat)
        position.play(seat, action)
        decisions += 1
    points = value.final(position)
    for sample in samples:
        sample.points = points
    return samples
