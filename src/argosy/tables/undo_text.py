"""What an undo takes back, and from whom, told to one viewer: of others only what that viewer may know."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable

from argosy.tables.situation import END, Question
from argosy.tables.state import LiveTable
from argosy.tables.undo import has_seen_what_comes
from argosy.texts import say


def question_text(table: LiveTable, viewer: int | None, language: str, question: Question) -> str:
    """What is asked, and whether whoever asks knows already what would be drawn again."""
    if question.kind == END:
        return say(language, "tables-question-end")
    if question.to_ply >= table.ply:
        return ""  # its decision is gone: it is being closed
    key = ("question", language, viewer, question.entry, table.ply)
    return table.text_once(key, lambda: _question_text(table, viewer, language, question))


def _question_text(table: LiveTable, viewer: int | None, language: str, question: Question) -> str:
    what = undo_text(table, viewer, language, question.seat, question.to_ply)
    if not has_seen_what_comes(table, viewer, question.seat, question.to_ply):
        return what
    if question.seat == viewer:
        return say(language, "tables-question-seen-own", {"what": what})
    return say(language, "tables-question-seen", {"what": what, "player": table.names(language)[question.seat]})


def undo_text(table: LiveTable, viewer: int | None, language: str, seat: int, to_ply: int) -> str:
    """`seat` goes back so that `to_ply` moves stay: its own decision first, then what others have decided since."""
    counts = Counter(who for who, _action in table.line.moves[to_ply + 1 :])
    first = _one(table, viewer, language, to_ply)
    others = [_decisions(table, viewer, language, who, count, to_ply + 1) for who, count in counts.items()]
    return say(language, "tables-undo-more", {"first": first, "others": listed(others, language)}) if others else first


def lost_text(table: LiveTable, viewer: int | None, language: str, lost: Iterable[tuple[int, int]]) -> str:
    """What is gone already: seats, and how many decisions of each."""
    return listed([_counted(table, viewer, language, who, count) for who, count in lost], language)


def listed(texts: list[str], language: str) -> str:
    *firsts, last = texts
    return say(language, "tables-list-and", {"first": ", ".join(firsts), "last": last}) if firsts else last


def _decisions(table: LiveTable, viewer: int | None, language: str, seat: int, count: int, first: int) -> str:
    if count > 1:
        return _counted(table, viewer, language, seat, count)
    return _one(table, viewer, language, next(ply for ply in range(first, table.ply) if table.line.moves[ply][0] == seat))


def _one(table: LiveTable, viewer: int | None, language: str, ply: int) -> str:
    """The decision that was taken after `ply` moves."""
    seat, action = table.line.moves[ply]
    if seat == viewer and not table.line.levels[ply]:
        before = table.before if ply == table.ply - 1 else None
        return say(language, "tables-undo-own", {"what": table.action_text(language, action, before)})
    told = _event_text(table, viewer, language, ply + 1, seat)
    if told:
        return say(language, "tables-undo-other", {"player": table.names(language)[seat], "what": told})
    return _counted(table, viewer, language, seat, 1)


def _event_text(table: LiveTable, viewer: int | None, language: str, ply: int, seat: int) -> str:
    """What the viewer was told of that move: the first sentence about whoever made it; empty if none."""
    told = table.line.events
    for at in range(bisect_left(told, ply, key=lambda each: each.ply), len(told)):
        event = told[at].event
        if told[at].ply > ply:
            break
        if event.visible_to(viewer) and event.facts.get("player") == seat:
            return table.event_text(language, event).rstrip(".")
    return ""


def _counted(table: LiveTable, viewer: int | None, language: str, seat: int, count: int) -> str:
    if seat == viewer:
        return say(language, "tables-undo-count-own", {"count": count})
    return say(language, "tables-undo-count-other", {"count": count, "player": table.names(language)[seat]})
