"""The interface of a value function."""

from abc import ABC, abstractmethod

from argosy.engine.position import Position


class Value(ABC):
    """Foretells every seat's points at the end of the game: a weighted sum of the family's terms."""

    terms: list[str]  # names, in the order of `measure`
    stages: int  # each stage of a game has weights of its own

    @abstractmethod
    def stage(self, position: Position) -> int:
        """Which stage of the game this is, 0 to stages - 1."""

    @abstractmethod
    def measure(self, position: Position, seat: int) -> list[float]:
        """The seat's terms in this position."""

    @abstractmethod
    def foretell(self, position: Position) -> list[float]:
        """Every seat's points at the end, as far as one can tell."""
