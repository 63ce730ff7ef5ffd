"""When a decision may be taken back: at once, only if the others agree, or not at all."""

from typing import NamedTuple

from argosy.engine.position import Position
from argosy.tables.sampling import samples
from argosy.tables.state import LiveTable

NOW, ASK, NEVER = "now", "ask", "never"


class Undo(NamedTuple):
    can: str
    to_ply: int = 0  # how many moves then stay
    asks: tuple[int, ...] = ()  # the seats whose people must agree


def undo_of(table: LiveTable, seat: int) -> Undo:
    """How `seat` may take its last decision back."""
    ply = table.last_own_decision(seat)
    if table.row.undo == NEVER or ply is None or table.ended or table.is_away(seat):
        return Undo(NEVER)
    asks = who_must_agree(table, seat, ply)
    if not asks:
        return Undo(NOW, ply)
    if table.row.undo == "agree" and not table.is_over and ply == table.ply - 1 and not _reveals(table, ply):
        return Undo(NOW, ply)
    return Undo(ASK, ply, asks)


def who_must_agree(table: LiveTable, seat: int, to_ply: int) -> tuple[int, ...]:
    """The people who are asked before `seat` goes back that far, also while a bot plays for them: to be away is no consent.

    Where the table is free, those who would lose a decision of their own; else, and when the game is over, all others.
    """
    asked = set(table.people_of_the_table())
    if table.row.undo == "free" and not table.is_over:
        line = table.line
        asked &= {line.moves[ply][0] for ply in range(to_ply, table.ply) if not line.levels[ply]}
    return tuple(sorted(asked - {seat}))


def has_seen_what_comes(table: LiveTable, viewer: int | None, seat: int, to_ply: int) -> bool:
    """Whether any move since `to_ply` told `seat` what was hidden or left to chance: played again, it comes out the same.

    Asked in samples of what the viewer may know, who reads the answer.
    """
    position = table.line.position_after(to_ply)
    for mover, action in table.line.moves[to_ply:]:
        for sample in samples(position, viewer):
            options = sample.legal(mover)
            played = action if action in options else options[0]
            after = sample.copy()
            after.play(mover, played)
            if _reveals_to(seat, sample, after, mover, played):
                return True
        position.play(mover, action)
    return False


def _reveals(table: LiveTable, ply: int) -> bool:
    """Whether the last move told anybody something that was hidden, or that chance decided.

    It did not if it looks the same, to everybody, from every position in which the game might have been before it: a few
    are sampled for each seat and for the spectators, the move is played there, and what they see is compared.

    What it told the others is asked in samples of what the mover may know, not in the true position: the mover reads the
    answer, and must not learn from it what the others know.
    """
    before = table.before or table.line.position_after(ply)
    mover, action = table.line.moves[ply]
    if _reveals_to(mover, before, table.position, mover, action):
        return True
    others: list[int | None] = [None, *(seat for seat in range(table.row.players) if seat != mover)]
    for sample in samples(before, mover):
        after = sample.copy()
        after.play(mover, action)
        if any(_reveals_to(viewer, sample, after, mover, action) for viewer in others):
            return True
    return False


def _reveals_to(viewer: int | None, before: Position, after: Position, seat: int, action: int) -> bool:
    seen = after.view(viewer)
    for sample in samples(before, viewer):
        options = sample.legal(seat)
        # What the seat has in hand may be hidden from the viewer: then any choice must look like this one.
        sample.play(seat, action if action in options else options[0])
        if sample.view(viewer) != seen:
            return True
    return False
