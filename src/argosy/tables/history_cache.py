"""Earlier moments of tables, at hand for those who leaf through them.

Every few moves a copy of the position is kept, so that any moment is a few moves away. Only the tables that were leafed
through last are kept: a moment can always be found again.
"""

from collections import OrderedDict
from collections.abc import Iterator

from argosy.engine.position import Position
from argosy.tables.state import LiveTable

_KEPT = 32  # tables
_STEP = 8  # moves between two copies


class Past:
    def __init__(self) -> None:
        self._kept: OrderedDict[str, _Walk] = OrderedDict()

    def position(self, table: LiveTable, ply: int) -> Position:
        """The position after `ply` moves of the table's line; the caller's own."""
        walk = self._walk(table)
        position = walk.copies[ply // _STEP].copy()
        for seat, action in walk.moves[ply - ply % _STEP : ply]:
            position.play(seat, action)
        return position

    def positions(self, table: LiveTable, first: int, last: int) -> Iterator[Position]:
        """The positions after `first` to `last` moves, one after the other: each holds until the next is asked for."""
        position = self.position(table, first)
        yield position
        for seat, action in self._walk(table).moves[first:last]:
            position.play(seat, action)
            yield position

    def rounds(self, table: LiveTable) -> list[int]:
        """The round of each moment, from the deal on."""
        return self._walk(table).rounds

    def _walk(self, table: LiveTable) -> "_Walk":
        id, moves = table.row.id, table.line.moves
        walk = self._kept.pop(id, None)
        if walk is None or moves[: len(walk.moves)] != walk.moves:  # new here, or taken back since
            walk = _Walk(table)
        self._kept[id] = walk
        while len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        for seat, action in moves[len(walk.moves) :]:
            walk.play(seat, action)
        return walk


class _Walk:
    """Through a table's moves, with what is kept of it."""

    def __init__(self, table: LiveTable) -> None:
        self.position = table.line.position_after(0)
        self.moves: list[tuple[int, int]] = []
        self.copies = [self.position.copy()]  # after 0, _STEP, 2 * _STEP ... moves
        self.rounds = [self.position.round]

    def play(self, seat: int, action: int) -> None:
        self.position.play(seat, action)
        self.moves.append((seat, action))
        self.rounds.append(self.position.round)
        if len(self.moves) % _STEP == 0:
            self.copies.append(self.position.copy())
