"""The interface of a value function."""

from abc import ABC, abstractmethod

from argosy.bots.values.weights import Weights
from argosy.engine.position import Position


class Value(ABC):
    """Weighs a family's terms in two ways.

    The *forecast* tells the points that each seat will have at the end: fitted to the ends of many games. The *appeal*
    tells how much a seat should like to bring this position about with its turn: found by letting weights play against
    each other. Whoever follows the appeal plays better than whoever follows the forecast; whoever compares positions of
    different moments, or of different seats, needs the forecast.
    """

    terms: list[str]  # names, in the order of `measure`
    moments: int  # how many moments a game is divided into
    phases: int = 1  # how many moments make up a round
    weights: Weights
    appeals: list[list[float]]  # by moment and term
    forecasts: list[list[float]]

    def weigh(self, weights: Weights) -> None:
        """Sets the weights."""
        weights.check(self.terms)
        self.weights = weights
        self.appeals = weights.appeal.by_moment(self.moments)
        self.forecasts = weights.forecast.by_moment(self.moments)

    def foretell(self, position: Position) -> list[float]:
        """Every seat's points at the end, as far as one can tell; exactly, once the game is over."""
        if not position.to_act:
            return self.final(position)
        weights = self.forecasts[self.moment(position)]
        return [self.weighted(position, seat, weights) for seat in range(self.seats(position))]

    def appeal(self, position: Position, seat: int) -> float:
        """How much the seat should like to see this position at the end of its turn."""
        if not position.to_act:
            return self.final(position)[seat]
        return self.weighted(position, seat, self.appeals[self.moment(position)])

    def weighted(self, position: Position, seat: int, weights: list[float]) -> float:
        total = 0.0
        for at, amount in enumerate(self.measure(position, seat)):
            if amount:
                total += weights[at] * amount
        return total

    def progress(self, position: Position) -> float:
        """How far the game has come, 0 to 1."""
        return self.moment(position) / (self.moments - 1) if position.to_act else 1.0

    def round(self, position: Position) -> int:
        """The round it is, from 0; one more than the last when the game is over."""
        return self.moment(position) // self.phases if position.to_act else self.moments // self.phases

    @abstractmethod
    def with_weights(self, weights: Weights) -> "Value":
        """The same terms, weighed otherwise."""

    @abstractmethod
    def seats(self, position: Position) -> int:
        """How many play."""

    @abstractmethod
    def final(self, position: Position) -> list[float]:
        """Every seat's points, the game being over."""

    @abstractmethod
    def moment(self, position: Position) -> int:
        """How far the game has come, 0 to moments - 1."""

    @abstractmethod
    def measure(self, position: Position, seat: int) -> list[int]:
        """The seat's terms in this position."""
