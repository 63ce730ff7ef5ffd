"""What must be so before something can be done at a table."""

from argosy.bots.difficulty import LEVELS
from argosy.engine.errors import BadAction
from argosy.tables.errors import BadRequest, Conflict, NotAllowed
from argosy.tables.state import LiveTable


def check_started(table: LiveTable) -> None:
    if not table.started:
        raise Conflict("not-started")


def check_running(table: LiveTable) -> None:
    check_started(table)
    if table.ended:
        raise Conflict("ended")
    if table.is_over:
        raise Conflict("over")


def check_over(table: LiveTable) -> None:
    if not table.is_over:
        raise Conflict("not-over")


def check_plays(table: LiveTable, seat: int) -> None:
    """Whether its person plays the seat now."""
    if table.level_of(seat):
        raise Conflict("stand-in")
    if seat in table.left:
        raise Conflict("left")


def check_owner(table: LiveTable, seat: int) -> None:
    if not table.seats[seat].owner:
        raise NotAllowed("not-owner")


def check_seat(table: LiveTable, seat: int) -> None:
    if not 0 <= seat < table.row.players:
        raise BadRequest("no-seat")


def check_level(level: str) -> None:
    if level not in LEVELS:
        raise BadRequest("bad-request", detail=f"there is no level {level!r}: choose one of {', '.join(LEVELS)}")


def check_asked(table: LiveTable, seat: int) -> None:
    check_started(table)
    if seat not in table.asked:
        raise Conflict("not-your-decision")


def check_ply(table: LiveTable, ply: int) -> None:
    if not 0 <= ply <= table.ply:
        raise BadRequest("no-ply")


def viewpoint(table: LiveTable, own: int | None, seat: int | None, everything: bool) -> int | None:
    """The seat as which whoever has `own` may look back: as another, or at everything, only when the game is over."""
    check_started(table)
    if seat is not None:
        check_seat(table, seat)
    if (everything or seat not in (None, own)) and not table.is_over:
        raise Conflict("not-over")
    return own if seat is None else seat


def action_number(table: LiveTable, name: str) -> int:
    try:
        return table.ruleset.catalogue.number(name)
    except BadAction as error:
        raise BadRequest("bad-action", detail=str(error)) from error
