"""Earlier positions of tables, for those who browse their history.

Every few moves a copy of the position is kept, so that any other is a few moves away. Only the tables that were browsed
last are kept: a position can always be found again.
"""

from collections import OrderedDict
from collections.abc import Iterator

from argosy.engine.position import Position
from argosy.tables.state import LiveTable

_KEPT = 32  # tables
_STEP = 8  # moves between two copies


class HistoryCache:
    def __init__(self) -> None:
        self._kept: OrderedDict[str, _Replay] = OrderedDict()

    def position(self, table: LiveTable, ply: int) -> Position:
        """The position after `ply` moves of the table's line; the caller's own."""
        replay = self._replay(table)
        position = replay.copies[ply // _STEP].copy()
        for seat, action in replay.moves[ply - ply % _STEP : ply]:
            position.play(seat, action)
        return position

    def positions(self, table: LiveTable, first: int, last: int) -> Iterator[Position]:
        """The positions after `first` to `last` moves, one after the other: each holds until the next is asked for."""
        position = self.position(table, first)
        yield position
        for seat, action in self._replay(table).moves[first:last]:
            position.play(seat, action)
            yield position

    def rounds(self, table: LiveTable) -> list[int]:
        """The round of each moment, from the deal on."""
        return self._replay(table).rounds

    def _replay(self, table: LiveTable) -> "_Replay":
        id, moves = table.row.id, table.line.moves
        replay = self._kept.pop(id, None)
        if replay is None or moves[: len(replay.moves)] != replay.moves:  # new here, or taken back since
            replay = _Replay(table)
        self._kept[id] = replay
        while len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        for seat, action in moves[len(replay.moves) :]:
            replay.play(seat, action)
        return replay


class _Replay:
    """A table's moves played once, with what is kept of it."""

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
