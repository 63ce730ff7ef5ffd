"""One turn ahead: the turn that leads to the position of the greatest appeal."""

from typing import Final

from argosy.bots.knowledge import Knowledge
from argosy.bots.value import Value
from argosy.engine.chance import Chance
from argosy.engine.position import Position

_DEPTH: Final = 3  # decisions of one turn that are tried out
# of more options than that, only the few that look best at once are followed on
_MANY: Final = 12
_FEW: Final = 4


class GreedyBot:
    def __init__(self, value: Value, chance: Chance) -> None:
        self.value = value
        self.chance = chance

    def choose(self, knowledge: Knowledge) -> int:
        options = knowledge.legal()
        if len(options) == 1:
            return options[0]
        return best_of(self.value, knowledge.sample(self.chance), knowledge.seat)


def best_of(value: Value, position: Position, seat: int) -> int:
    """What greedy plays; the first of equals."""
    options = position.legal(seat)
    if len(options) == 1:
        return options[0]
    estimates = [estimate for estimate, _ in turns_of(value, position, seat, options)]
    return options[estimates.index(max(estimates))]


def turns_of(value: Value, position: Position, seat: int, options: list[int]) -> list[tuple[float, Position]]:
    """For each option, the best that the seat can make of this turn with it, and the position that it leads to."""
    starts = [_after(position, seat, action) for action in options]
    if len(starts) <= _MANY:
        return [_best_turn(value, start, seat, _DEPTH - 1) for start in starts]
    looks = [value.appeal(start, seat) for start in starts]
    order = sorted(range(len(starts)), key=lambda at: -looks[at])
    followed = {at: _best_turn(value, starts[at], seat, _DEPTH - 1) for at in order[:_FEW]}
    gain = followed[order[0]][0] - looks[order[0]]  # what the rest of the turn brings; assumed for the options not searched as well
    return [followed[at] if at in followed else (looks[at] + gain, starts[at]) for at in range(len(starts))]


def best_turn(value: Value, position: Position, seat: int) -> Position:
    """The position after the turn that greedy would play."""
    options = position.legal(seat)
    if len(options) == 1:
        return _after(position, seat, options[0])
    best = position
    most = -1e9
    for estimate, end in turns_of(value, position, seat, options):
        if estimate > most:
            most = estimate
            best = end
    return best


def _best_turn(value: Value, position: Position, seat: int, depth: int) -> tuple[float, Position]:
    if depth == 0 or not _goes_on(position, seat):
        return value.appeal(position, seat), position
    best = position
    estimate = -1e9
    starts = [_after(position, seat, action) for action in position.legal(seat)]
    if depth > 1 and len(starts) > _MANY:
        starts.sort(key=lambda start: -value.appeal(start, seat))
        starts = starts[:_FEW]
    for start in starts:
        its_estimate, its_end = _best_turn(value, start, seat, depth - 1)
        if its_estimate > estimate:
            best = its_end
            estimate = its_estimate
    return estimate, best


def _after(position: Position, seat: int, action: int) -> Position:
    after = position.copy()
    after.play(seat, action)
    return after


def _goes_on(position: Position, seat: int) -> bool:
    """Whether the seat's turn is not over."""
    return len(position.to_act) == 1 and position.to_act[0] == seat
