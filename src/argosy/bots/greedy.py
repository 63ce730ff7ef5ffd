"""One step ahead: whatever the seat can bring about in this turn, judged by the value function."""

from argosy.bots.knowledge import Knowledge
from argosy.bots.values.value import Value
from argosy.engine.chance import Chance
from argosy.engine.position import Position

_DEPTH = 3  # decisions of one turn: activate, act, act again
_RIVALS = 0.3  # what the others' average is worth, compared with one's own points


class GreedyBot:
    def __init__(self, value: Value, chance: Chance) -> None:
        self.value = value
        self.chance = chance

    def choose(self, knowledge: Knowledge) -> int:
        options = knowledge.legal()
        if len(options) == 1:
            return options[0]
        position = knowledge.imagine(self.chance)
        promises = promises_of(self.value, position, knowledge.seat, options)
        best = 0
        for at in range(1, len(options)):
            if promises[at] > promises[best]:
                best = at
        return options[best]


def promises_of(value: Value, position: Position, seat: int, options: list[int]) -> list[float]:
    """For each option, the best that the seat can make of this turn with it."""
    promises: list[float] = []
    for action in options:
        after = position.copy()
        after.play(seat, action)
        promises.append(_promise(value, after, seat, _DEPTH - 1))
    return promises


def _promise(value: Value, position: Position, seat: int, depth: int) -> float:
    if depth == 0 or len(position.to_act) != 1 or position.to_act[0] != seat:
        return standing(value, position, seat)
    best = -1e9
    for action in position.legal(seat):
        after = position.copy()
        after.play(seat, action)
        promise = _promise(value, after, seat, depth - 1)
        if promise > best:
            best = promise
    return best


def standing(value: Value, position: Position, seat: int) -> float:
    """The seat's own prospects, less a part of its rivals'."""
    prospects = value.foretell(position)
    others = 0.0
    for other, points in enumerate(prospects):
        if other != seat:
            others += points
    return prospects[seat] - _RIVALS * others / (len(prospects) - 1)
