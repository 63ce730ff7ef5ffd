"""When a decision may be taken back: at once, only if the others agree, or not at all."""

from argosy.engine.position import Position
from argosy.tables.imagining import TRIALS, imagined
from argosy.tables.live import LiveTable

NOW, ASK, NEVER = "now", "ask", "never"


def undo_of(table: LiveTable, seat: int) -> tuple[str, int]:
    """How `seat` may take its last decision back, and how many moves then stay."""
    ply = table.last_decision(seat)
    if table.row.undo == NEVER or ply is None or not table.started:
        return NEVER, 0
    others = [other for other in table.people() if other != seat]
    if table.row.undo == "free" or not others:
        return NOW, ply
    if ply == table.ply - 1 and not _reveals(table, ply):
        return NOW, ply
    return ASK, ply


def _reveals(table: LiveTable, ply: int) -> bool:
    """Whether the last move told anybody something that was hidden, or that chance decided.

    It did not if it looks the same, to everybody, from every position in which the game might have been before it: a few
    are drawn for each seat and for the spectators, the move is played there, and what they see is compared.
    """
    before = table.line.before or table.line.upto(ply, table.row.seed).position
    seat, action = table.line.moves[ply]
    viewers: list[int | None] = [None, *range(table.row.players)]
    return any(_reveals_to(viewer, before, table.position, seat, action) for viewer in viewers)


def _reveals_to(viewer: int | None, before: Position, after: Position, seat: int, action: int) -> bool:
    seen = after.view(viewer)
    for trial in TRIALS:
        twin = imagined(before, viewer, trial)
        options = twin.legal(seat)
        # What the seat has in hand may be hidden from the viewer: then any choice must look like this one.
        twin.play(seat, action if action in options else options[0])
        if twin.view(viewer) != seen:
            return True
    return False
