"""What needs the others' yes: to take a decision back, to end the game for all.

Questions are entries like everything else, and so are their ends. An answer may settle one, and so may somebody who leaves:
what is then due is appended right after it (`Tables.append`), or, if the worker dies in between, before whatever comes next.
"""

from argosy.tables.checks import check_plays, check_running, check_started
from argosy.tables.entries import Entry
from argosy.tables.errors import Conflict
from argosy.tables.situation import END, UNDO, Question
from argosy.tables.state import LiveTable
from argosy.tables.undo import ASK, NEVER, undo_of, who_must_agree


def undo_entry(table: LiveTable, seat: int, ply: int) -> Entry:
    """Takes the seat's last decision back, or asks the others; `ply` is where whoever wants it saw the table."""
    check_started(table)
    if table.ended:
        raise Conflict("ended")
    check_plays(table, seat)
    if ply != table.ply:
        raise Conflict("stale")
    undo = undo_of(table, seat)
    if undo.can == NEVER:
        raise Conflict("no-undo")
    _check_asks_first(table, seat, UNDO)
    return table.draft("ask" if undo.can == ASK else "undo", seat, to_ply=undo.to_ply)


def end_entry(table: LiveTable, seat: int) -> Entry:
    """Asks the others to end the game; it ends if there are none."""
    check_running(table)
    check_plays(table, seat)
    _check_asks_first(table, seat, END)
    return table.draft("end-ask" if _other_people(table, seat) else "end", seat)


def _check_asks_first(table: LiveTable, seat: int, kind: str) -> None:
    if any(each.seat == seat and each.kind == kind for each in table.questions):
        raise Conflict("already-asked")


def answer_entry(table: LiveTable, seat: int, number: int, agrees: bool) -> Entry:
    """A seat's answer to the question that entry `number` asked; whoever asked takes it back by not agreeing."""
    question = table.question(number)
    if question is None:
        raise Conflict("no-question")
    if seat == question.seat and not agrees:
        return table.draft("withdraw", seat, question=number)
    if seat not in asked_of(table, question) or (agrees and seat in question.agreed):
        raise Conflict("not-asked")
    return table.draft("agree" if agrees else "decline", seat, question=number)


def asked_of(table: LiveTable, question: Question) -> tuple[int, ...]:
    """The seats to whose people the question is put now; none while another has to be settled first."""
    if question.kind == END:
        return _other_people(table, question.seat)
    put = table.undo_question
    if put is None or put.entry != question.entry:
        return ()
    return who_must_agree(table, question.seat, question.to_ply)


def waiting_for(table: LiveTable, question: Question) -> list[int]:
    return [seat for seat in asked_of(table, question) if seat not in question.agreed]


def _other_people(table: LiveTable, seat: int) -> tuple[int, ...]:
    return tuple(other for other in table.people() if other != seat)


def settling_entry(table: LiveTable) -> Entry | None:
    """What settles a question by itself: one that is no longer possible is closed, one that all agree to is carried out."""
    for question in table.questions:
        if _has_lapsed(table, question):
            return table.draft("lapse", question.seat, question=question.entry)
    for question in table.questions:
        is_put = question.kind == END or question == table.undo_question
        if is_put and not waiting_for(table, question):
            to_ply = question.to_ply if question.kind == UNDO else None
            return table.draft(question.kind, question.seat, to_ply=to_ply, question=question.entry)
    return None


def _has_lapsed(table: LiveTable, question: Question) -> bool:
    if table.ended or table.is_away(question.seat):
        return True
    if question.kind == END:
        return table.is_over
    # Who goes away without an answer has not agreed, and nobody need wait for them.
    return question.to_ply >= table.ply or not question.deserted.isdisjoint(waiting_for(table, question))
