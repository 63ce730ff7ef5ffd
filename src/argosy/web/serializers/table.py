"""From a table to what one viewer may see of it."""

import time
from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from itertools import pairwise
from typing import Any

import msgspec
from msgspec.structs import replace

from argosy.bots.difficulty import most_seconds
from argosy.bots.knowledge import in_a_row
from argosy.engine.position import Position
from argosy.rulebook.book import rule_link
from argosy.runners.bot_decisions import Advice
from argosy.tables.attendance import absent_since, is_connected
from argosy.tables.bot_levels import ADVISER
from argosy.tables.commands import Acknowledged
from argosy.tables.effects import EffectForecast
from argosy.tables.entries import SeatRow, TableRow
from argosy.tables.history_cache import HistoryCache
from argosy.tables.line import LoggedEvent
from argosy.tables.state import LiveTable
from argosy.tables.undo import NEVER, Undo, undo_of
from argosy.tables.undo_text import undo_text
from argosy.texts import Teller, messages, say
from argosy.web import schema
from argosy.web.json_delta import change
from argosy.web.serializers.notices import notices_of, questions_of

_LOG_LINES = 30  # so many at least, for one who has none


def state_of(table: LiveTable, viewer: int | None, language: str, since: int = 0) -> schema.State:
    """The state for one who has seen all up to entry `since`."""
    own = _since(table, viewer)
    first = _first_line(table, since, own)
    view = table.position.view(viewer) if table.started else None
    return schema.State(
        table=facts_of(table.row, table.status, table.entry_at),
        seats=seats_of(table.seats, table.names(language), table),
        viewer=viewer,
        entry=table.entry,
        ply=table.ply,
        view=view,
        to_act=list(table.to_act),
        decision=None if viewer is None else _decision(table, viewer, language),
        since=own,
        log_from=first,
        log=log_of(table, viewer, language, first),
        notices=notices_of(table, viewer, language, since),
        last_move=_last_move(table, table.ply, viewer),
        scores=None if view is None else scores_of(table.position, view, table.teller(language)),
        undo=_undo(table, viewer, language),
        questions=questions_of(table, viewer, language),
        winners=list(table.position.winners()) if table.is_over else [],
        consent=None if viewer is None else table.seats[viewer].consent,
        owner=viewer is not None and table.seats[viewer].owner,
        now=time.time(),
        thinking=_thinking(table),
    )


def _thinking(table: LiveTable) -> schema.Thinking | None:
    """By what everybody knows: the level and how far the turn has come, not what there is to choose from."""
    seat = table.deciding_bot
    if seat is None:
        return None
    decided = in_a_row([who for who, _ in table.line.moves], seat)
    return schema.Thinking(seat=seat, since=table.entry_at, seconds=most_seconds(table.level_of(seat), decided))


def acknowledgement(done: Acknowledged, seat: int, language: str, with_state: bool = True) -> schema.Acknowledgement:
    state = state_of(done.table, seat, language) if with_state else None
    return schema.Acknowledgement(entry=done.entry, ply=done.table.lengths[done.entry], again=done.again, state=state)


def _since(table: LiveTable, viewer: int | None) -> int | None:
    """The ply after the last decision that the viewer made in person: what came later may be new to them."""
    if viewer is None:
        return None
    moves, levels = table.line.moves, table.line.levels
    return next((ply for ply in range(len(moves), 0, -1) if moves[ply - 1][0] == viewer and not levels[ply - 1]), 0)


def _first_line(table: LiveTable, since: int, own: int | None) -> int:
    """The ply from which on log lines are sent: for one who has none, some of the last, and all since their own move."""
    if since:
        return table.common_ply(since) + 1
    told = table.line.events
    last = told[-_LOG_LINES].ply if len(told) > _LOG_LINES else 0
    return last if own is None else min(last, own + 1)


def log_of(
    table: LiveTable, viewer: int | None, language: str, first: int, last: int | None = None, everything: bool = False
) -> list[schema.LogLine]:
    """What the viewer was told of the moves from `first` to `last`; with `everything`, what anybody was: the game must be over."""
    if not table.started:
        return []
    told = table.line.events
    end = len(told) if last is None else bisect_right(told, last, key=_ply)
    events = told[bisect_left(told, first, key=_ply) : end]
    return [_line(table, each, language) for each in events if everything or each.event.visible_to(viewer)]


def _ply(told: LoggedEvent) -> int:
    return told.ply


def _line(table: LiveTable, told: LoggedEvent, language: str) -> schema.LogLine:
    return schema.LogLine(
        ply=told.ply,
        seat=table.line.moves[told.ply - 1][0] if told.ply else None,
        kind=told.event.kind,
        facts=told.event.facts,
        text=table.event_text(language, told.event),
    )


def facts_of(row: TableRow, status: str, entry_at: float = 0.0) -> schema.TableFacts:
    """The row was read before the last entry came."""
    row = replace(row, status=status, updated_at=max(row.updated_at, entry_at))
    return msgspec.convert(row, schema.TableFacts, from_attributes=True)


def seats_of(rows: list[SeatRow], names: list[str], table: LiveTable | None = None) -> list[schema.Seat]:
    now = time.time()
    seats = []
    for row, name in zip(rows, names, strict=True):
        level = row.level if table is None else table.level_of(row.seat)
        seats.append(
            schema.Seat(
                seat=row.seat,
                name=name,
                colour=row.colour,
                kind="bot" if row.is_bot else "person",
                level=level or None,  # type: ignore[arg-type]
                vacant=row.vacant,
                open=row.open,
                connected=is_connected(row, now),
                invited=row.invite_hash is not None,
                left=table is not None and row.seat in table.left,
                absent_since=absent_since(row, now, table),
            )
        )
    return seats


def _decision(table: LiveTable, seat: int, language: str) -> schema.Decision | None:
    if seat not in table.asked:
        return None
    prompt = table.position.asks(seat)
    forecast = EffectForecast(table, seat, language)
    actions = [_legal_action(table, number, forecast) for number in table.position.legal(seat)]
    text = table.teller(language).prompt(prompt)
    return schema.Decision(entry=table.asked[seat], prompt=text, kind=prompt.kind, actions=actions)


def _legal_action(table: LiveTable, number: int, forecast: EffectForecast) -> schema.LegalAction:
    action = table.ruleset.catalogue.action(number)
    return schema.LegalAction(
        name=action.name,
        number=number,
        kind=action.kind,
        facts=forecast.position.facts_of(action),
        label=table.action_text(forecast.language, number, forecast.position),
        effects=forecast.effects(number),
    )


def why(table: LiveTable, seat: int, number: int, language: str) -> schema.WhyNot:
    """Whether the seat may take an action now: what it would bring, or which rule forbids it."""
    refusal = table.position.why_not(seat, number)
    return schema.WhyNot(
        action=table.ruleset.catalogue.name(number),
        label=table.action_text(language, number),
        allowed=refusal is None,
        rule=None if refusal is None else refusal.rule,
        link=None if refusal is None else rule_link(table.ruleset.title, refusal.rule),
        text=None if refusal is None else table.teller(language).refusal(refusal),
        effects=EffectForecast(table, seat, language).effects(number) if refusal is None else [],
    )


def hint_of(table: LiveTable, forecast: EffectForecast, advice: Advice) -> schema.Hint:
    """What the adviser would do; `forecast` are those of when it was asked."""
    action = table.ruleset.catalogue.action(advice.action)
    return schema.Hint(
        level=ADVISER,
        action=action.name,
        label=table.teller(forecast.language).action(action, forecast.position),
        effects=forecast.effects(advice.action),
        reasons=advice.reasons,
    )


def _last_move(table: LiveTable, ply: int, viewer: int | None) -> schema.LastMove | None:
    """The last of the first `ply` moves."""
    if ply == 0:
        return None
    seat, action = table.line.moves[ply - 1]
    known = table.is_over or seat == viewer  # another's choice may be secret: what may be known of it, its events tell
    return schema.LastMove(ply=ply, seat=seat, action=table.ruleset.catalogue.name(action) if known else None)


def scores_of(position: Position, view: dict[str, object], teller: Teller) -> list[schema.SeatScore] | None:
    """Everybody's points as the view tells them; all of them once the game is over."""
    if position.is_over:
        plain: Any = [{"parts": score.parts} for score in position.scores()]
    else:
        plain = view.get("scores")
    if not isinstance(plain, list):
        return None
    return seat_scores([each["parts"] for each in plain], teller)


def seat_scores(by_seat: list[dict[str, int]], teller: Teller) -> list[schema.SeatScore]:
    scores = []
    for sources in by_seat:
        parts = [
            schema.ScorePart(source=source, name=_source_name(teller, source), points=points) for source, points in sources.items()
        ]
        scores.append(schema.SeatScore(total=sum(part.points for part in parts), parts=parts))
    return scores


def _source_name(teller: Teller, source: str) -> str:
    key = f"{teller.family}-score-{source}"
    return say(teller.language, key) if key in messages(teller.language) else teller.component(source)


def _undo(table: LiveTable, viewer: int | None, language: str) -> schema.UndoState:
    undo = Undo(NEVER) if viewer is None else undo_of(table, viewer)
    if viewer is None or undo.can == NEVER:
        return schema.UndoState(can="never", to_ply=None, asks=[], text="")
    text = undo_text(table, viewer, language, viewer, undo.to_ply)
    return schema.UndoState(can=undo.can, to_ply=undo.to_ply, asks=list(undo.asks), text=text)  # type: ignore[arg-type]


def moment_of(
    table: LiveTable, position: Position, viewer: int | None, ply: int, language: str, everything: bool = False
) -> schema.Moment:
    """The game after `ply` moves, which led to `position`, as it looked to the viewer then.

    With `everything`, as a spectator saw it, and what was hidden from one or the other besides. The game must be over.
    """
    viewer = None if everything else viewer
    view = position.view(viewer)
    hidden = None
    if everything:
        views = [position.view(seat) for seat in range(table.row.players)]
        hidden = [{name: part for name, part in seen.items() if part != view.get(name)} for seen in views]
    return schema.Moment(
        ply=ply,
        plies=table.ply,
        view=view,
        to_act=list(position.to_act),
        log=log_of(table, viewer, language, ply, ply, everything),
        last_move=_last_move(table, ply, viewer),
        scores=scores_of(position, view, table.teller(language)),
        hidden=hidden,
    )


def outline_of(table: LiveTable, history: HistoryCache) -> schema.Outline:
    return schema.Outline(seats=[seat for seat, _ in table.line.moves], rounds=history.rounds(table))


def moments_of(moments: Iterable[schema.Moment]) -> schema.Moments:
    """Moments that follow each other: the first, and how each becomes the next."""
    plain = [msgspec.to_builtins(moment) for moment in moments]
    return schema.Moments(first=plain[0], changes=[change(before, after) for before, after in pairwise(plain)])
