"""What a bot decides on: all that its seat may know, and no way to know more."""

from argosy.engine.catalogue import Catalogue
from argosy.engine.chance import Chance
from argosy.engine.position import Plain, Position, Prompt, Ruleset


class Knowledge:
    """One seat's knowledge at the moment it owes a decision.

    The true position is not in here: what it holds is drawn anew from all positions that look the same to the seat,
    so not even a bot that pries can learn what is hidden.
    """

    def __init__(self, ruleset: Ruleset, position: Position, seat: int, chance: Chance, ply: int = 0, in_a_row: int = 0) -> None:
        self.ruleset = ruleset
        self.seat = seat
        self.ply = ply  # moves played so far
        self.in_a_row = in_a_row  # how many of the last ones were the seat's own: how far its turn has come
        self._sampled = position.redeal(seat, chance)

    @property
    def players(self) -> int:
        return self.ruleset.players

    @property
    def catalogue(self) -> Catalogue:
        return self.ruleset.catalogue

    def legal(self) -> list[int]:
        """The numbers of the actions to choose from. The list is the bot's own."""
        return list(self._sampled.legal(self.seat))

    def prompt(self) -> Prompt:
        """What the seat is asked."""
        return self._sampled.asks(self.seat)

    def view(self) -> Plain:
        """All the seat may know, as plain data."""
        return self._sampled.view(self.seat)

    def sample(self, chance: Chance) -> Position:
        """A whole position, drawn at random from those that look the same to the seat."""
        return self._sampled.redeal(self.seat, chance)


def in_a_row(seats: list[int], seat: int) -> int:
    """How many moves at the end of a list are the seat's, given whose each was."""
    count = 0
    while count < len(seats) and seats[-1 - count] == seat:
        count += 1
    return count
