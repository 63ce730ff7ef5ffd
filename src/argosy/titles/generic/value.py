"""What a position is worth by the engine's contract alone: the points now."""

from typing import Final

from argosy.bots.value import Value
from argosy.bots.weights import Weights, plain_weights
from argosy.engine.position import Position

TERMS: Final = ["points", "constant"]
_MOMENTS: Final = 10  # of a game, by its progress


class GenericValue(Value):
    def __init__(self) -> None:
        self.terms = TERMS
        self.weigh(plain_weights(TERMS, "points"))

    def with_weights(self, weights: Weights) -> Value:
        other = GenericValue()
        other.weigh(weights)
        return other

    def seats(self, position: Position) -> int:
        return len(position.scores())

    def moments(self, position: Position) -> int:
        return _MOMENTS

    def moment(self, position: Position) -> int:
        return min(int(position.progress() * _MOMENTS), _MOMENTS - 1)

    def final(self, position: Position) -> list[float]:
        return [float(score.total) for score in position.scores()]

    def measure(self, position: Position, seat: int) -> list[int]:
        return [position.scores()[seat].total, 1]
