"""One step ahead: whatever the seat can bring about in this turn, judged by its appeal."""

from argosy.bots.knowledge import Knowledge
from argosy.bots.values.value import Value
from argosy.engine.chance import Chance
from argosy.engine.position import Position

_DEPTH = 3  # decisions of one turn: activate, act, act again


class GreedyBot:
    def __init__(self, value: Value, chance: Chance) -> None:
        self.value = value
        self.chance = chance

    def choose(self, knowledge: Knowledge) -> int:
        options = knowledge.legal()
        if len(options) == 1:
            return options[0]
        return best_of(self.value, knowledge.imagine(self.chance), knowledge.seat)


def best_of(value: Value, position: Position, seat: int) -> int:
    """What greedy plays; the first of equals."""
    options = position.legal(seat)
    if len(options) == 1:
        return options[0]
    promises = [promise for promise, _ in turns_of(value, position, seat, options)]
    return options[promises.index(max(promises))]


def turns_of(value: Value, position: Position, seat: int, options: list[int]) -> list[tuple[float, Position]]:
    """For each option, the best that the seat can make of this turn with it, and the position that it leads to."""
    turns: list[tuple[float, Position]] = []
    for action in options:
        after = position.copy()
        after.play(seat, action)
        turns.append(_best_turn(value, after, seat, _DEPTH - 1))
    return turns


def best_turn(value: Value, position: Position, seat: int) -> Position:
    """The position after the turn that greedy would play."""
    options = position.legal(seat)
    if len(options) == 1:
        after = position.copy()
        after.play(seat, options[0])
        return after
    best = position
    most = -1e9
    for promise, end in turns_of(value, position, seat, options):
        if promise > most:
            most = promise
            best = end
    return best


def _best_turn(value: Value, position: Position, seat: int, depth: int) -> tuple[float, Position]:
    """The position is the caller's to give away: it may be played on."""
    if depth == 0 or not _goes_on(position, seat):
        return value.appeal(position, seat), position
    best = position
    promise = -1e9
    options = position.legal(seat)
    last = len(options) - 1
    for at, action in enumerate(options):
        after = position.copy() if at < last else position
        after.play(seat, action)
        its_promise, its_end = _best_turn(value, after, seat, depth - 1)
        if its_promise > promise:
            best = its_end
            promise = its_promise
    return promise, best


def _goes_on(position: Position, seat: int) -> bool:
    """Whether the seat's turn is not over."""
    return len(position.to_act) == 1 and position.to_act[0] == seat
