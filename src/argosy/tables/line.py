"""The line of a game: the moves that stand, from the deal on, and the events they brought about."""

from bisect import bisect_right
from dataclasses import dataclass

from argosy.engine.chance import chance_from_seed
from argosy.engine.journal import Event, Journal
from argosy.engine.position import Position, Ruleset


@dataclass(frozen=True, slots=True)
class LoggedEvent:
    """An event and the ply after which it happened; 0 is the deal."""

    ply: int
    event: Event


class Line:
    """Only ever extended at its end, or cut there by an undo."""

    def __init__(self, ruleset: Ruleset, seed: int) -> None:
        self.ruleset = ruleset
        self.seed = seed
        self.moves: list[tuple[int, int]] = []  # seat, action
        self.levels: list[str] = []  # by move: of the bot that decided it; empty: its person did
        self.events: list[LoggedEvent] = []

    def play_all(self) -> Position:
        """Deals, plays the moves there are, and takes down all events anew."""
        journal = Journal()
        position = self.ruleset.deal(chance_from_seed(self.seed), journal)
        self.events = [LoggedEvent(0, event) for event in journal.events]
        for ply, (seat, action) in enumerate(self.moves, 1):
            self.events += [LoggedEvent(ply, event) for event in play(position, seat, action)]
        return position

    def add(self, seat: int, action: int, level: str, events: list[Event]) -> None:
        self.moves.append((seat, action))
        self.levels.append(level)
        ply = len(self.moves)
        self.events += [LoggedEvent(ply, event) for event in events]

    def cut(self, ply: int) -> None:
        """The first `ply` moves stay."""
        del self.moves[ply:]
        del self.levels[ply:]
        del self.events[bisect_right(self.events, ply, key=lambda each: each.ply) :]

    def position_after(self, ply: int) -> Position:
        """The position after the first `ply` moves, dealt and played anew; the line stays as it is."""
        position = self.ruleset.deal(chance_from_seed(self.seed))
        for seat, action in self.moves[:ply]:
            position.play(seat, action)
        return position


def play(position: Position, seat: int, action: int) -> list[Event]:
    """Plays the move and returns its events."""
    journal = Journal()
    position.journal = journal
    position.play(seat, action)
    return journal.events
