"""What happened at a table besides the game, and what is asked there now, told to one viewer."""

from argosy.engine.rules import Facts
from argosy.tables.questions import waiting_for
from argosy.tables.situation import END
from argosy.tables.state import LiveTable, Notice
from argosy.tables.undo_text import lost_text, question_text
from argosy.texts import say
from argosy.web import schema


def notices_of(table: LiveTable, viewer: int | None, language: str, since: int) -> list[schema.Notice]:
    """Those after entry `since`."""
    return [
        schema.Notice(
            entry=notice.entry.number, kind=notice.entry.kind, seat=notice.entry.seat, text=_text(table, viewer, language, notice)
        )
        for notice in table.notices
        if notice.entry.number > since
    ]


def _text(table: LiveTable, viewer: int | None, language: str, notice: Notice) -> str:
    entry, names = notice.entry, table.names(language)
    facts: Facts = {
        "player": "" if entry.seat is None else names[entry.seat],
        "by": "" if entry.by_seat is None else names[entry.by_seat],
        "level": entry.level or "none",
        "bot": say(language, f"tables-level-{entry.level}") if entry.level else "",
        "question": "none" if notice.question is None else notice.question.kind,
    }
    others = [(seat, count) for seat, count in notice.lost if seat != entry.seat]
    if others:
        return say(language, "tables-notice-undo-more", facts | {"others": lost_text(table, viewer, language, others)})
    return say(language, f"tables-notice-{entry.kind}", facts)


def questions_of(table: LiveTable, viewer: int | None, language: str) -> list[schema.Question]:
    return [
        schema.Question(
            entry=question.entry,
            kind=question.kind,  # type: ignore[arg-type]
            seat=question.seat,
            to_ply=None if question.kind == END else question.to_ply,
            text=question_text(table, viewer, language, question),
            agreed=sorted(question.agreed),
            waiting_for=waiting_for(table, question),
        )
        for question in table.questions
    ]
