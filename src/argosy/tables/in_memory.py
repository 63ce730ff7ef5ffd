"""A table that is in no store: some moves of a game, to be looked at like any other table."""

from argosy import __version__
from argosy.engine.position import Ruleset
from argosy.engine.record import FORMAT
from argosy.tables.entries import Entry, SeatRow, TableRow
from argosy.tables.state import LiveTable


def in_memory_table(ruleset: Ruleset, seed: int, moves: list[tuple[int, str]], names: list[str]) -> LiveTable:
    row = TableRow(
        id="",
        title=ruleset.title,
        players=ruleset.players,
        options=ruleset.options,
        seed=seed,
        format=FORMAT,
        pack=ruleset.pack,
        version=__version__,
        undo="never",
        stand_in_after=0,
        stand_in_level="mate",
        listed=False,
        auto_start=True,
        origin=None,
        created_at=0.0,
        updated_at=0.0,
    )
    table = LiveTable(row, [SeatRow(seat, "person", names[seat], "", "", False, "", None, 0.0) for seat in range(ruleset.players)])
    table.replay([Entry(1, "start", 0.0), *(Entry(at, "move", 0.0, seat, name) for at, (seat, name) in enumerate(moves, 2))])
    return table
