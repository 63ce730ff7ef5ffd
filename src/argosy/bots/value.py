"""The interface of a value function."""

from abc import ABC, abstractmethod

from argosy.bots.weights import Scale, Weights
from argosy.engine.compiler import mypyc_attr
from argosy.engine.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Value(ABC):
    """Weighs a family's terms in two ways.

    The *forecast* tells the points that each seat will have at the end: fitted to the ends of many games. The *appeal*
    tells how much a seat should like to bring this position about with its turn: found by letting weights play against
    each other. Whoever follows the appeal plays better than whoever follows the forecast; whoever compares positions of
    different moments, or of different seats, needs the forecast.
    """

    terms: list[str]  # names, in the order of `measure`
    phases: int = 1  # how many moments make up a round
    weights: Weights
    # by how many moments a game is divided into, which is up to the pack: rows by moment and term
    appeals: dict[int, list[list[float]]]
    forecasts: dict[int, list[list[float]]]

    def weigh(self, weights: Weights) -> None:
        """Sets the weights."""
        weights.check(self.terms)
        self.weights = weights
        self.appeals = {}
        self.forecasts = {}

    @abstractmethod
    def moments(self, position: Position) -> int:
        """How many moments this game is divided into."""

    def _rows(self, position: Position, rows: dict[int, list[list[float]]], scale: Scale) -> list[list[float]]:
        moments = self.moments(position)
        if moments not in rows:
            rows[moments] = scale.by_moment(moments)
        return rows[moments]

    def forecast(self, position: Position) -> list[float]:
        """Every seat's points at the end, predicted; exact once the game is over."""
        if not position.to_act:
            return self.final(position)
        weights = self._rows(position, self.forecasts, self.weights.forecast)[self.moment(position)]
        return [self.weighted(position, seat, weights) for seat in range(self.seats(position))]

    def appeal(self, position: Position, seat: int) -> float:
        """How much the seat should like to see this position at the end of its turn."""
        if not position.to_act:
            return self.final(position)[seat]
        rows = self._rows(position, self.appeals, self.weights.appeal)
        return self.weighted(position, seat, rows[self.moment(position)])

    def weighted(self, position: Position, seat: int, weights: list[float]) -> float:
        total = 0.0
        for at, amount in enumerate(self.measure(position, seat)):
            if amount:
                total += weights[at] * amount
        return total

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
