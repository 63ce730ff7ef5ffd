"""The review of a finished game: its decisions beside those that captain would have taken, and points over time."""

import asyncio
from functools import lru_cache

from argosy.bots.explanation_text import explanation_sentences
from argosy.engine.position import Position
from argosy.lab.review import Judgement, ReviewTerms, balance_of, explanation_of
from argosy.lab.timeline import Timeline, positions_of, timeline_of
from argosy.runners.review_scheduler import SEED, terms_of
from argosy.runners.review_store import ReviewRow
from argosy.tables.state import LiveTable
from argosy.web import schema
from argosy.web.serializers.table import seat_scores


async def review_document(table: LiveTable, row: ReviewRow | None, iterations: int, language: str) -> schema.Review:
    """The review as far as it has come, in `row`; without one, what the game alone tells, and the iterations that one would take."""
    terms = terms_of(table)
    timeline = await asyncio.to_thread(_timeline, terms)
    judged = [] if row is None else row.judged
    points = [] if row is None else row.turning_points
    positions = await asyncio.to_thread(positions_of, terms.ruleset, terms.deal, list(terms.moves))
    catalogue, teller = table.ruleset.catalogue, table.teller(language)
    return schema.Review(
        status="none" if row is None else row.status,  # type: ignore[arg-type]
        iterations=iterations if row is None else row.iterations,
        seed=SEED if row is None else row.seed,
        decisions=0 if row is None else row.decisions,
        judged=[_move(table, each, timeline.rounds[each.ply], positions[each.ply], language) for each in judged],
        turning_points=[
            schema.TurningPoint(
                ply=point.ply,
                reasons=explanation_sentences(explanation_of(point, table.ruleset), catalogue, teller, positions[point.ply]),
            )
            for point in points
        ],
        balances=[_balance(judged, seat) for seat in range(table.row.players)] if judged else [],
        totals=timeline.totals,
        rounds=[
            schema.RoundScores(round=end.round, ply=end.ply, scores=seat_scores([score.parts for score in end.scores], teller))
            for end in timeline.ends
        ],
    )


def _move(table: LiveTable, judgement: Judgement, round_: int, position: Position, language: str) -> schema.ReviewedMove:
    number = table.ruleset.catalogue.number
    return schema.ReviewedMove(
        ply=judgement.ply,
        seat=judgement.seat,
        round=round_,
        played=table.action_text(language, number(judgement.played), position),
        best=table.action_text(language, number(judgement.best), position),
        verdict=judgement.verdict,
        loss=_percent(judgement.loss),
        margin=_percent(judgement.margin),
    )


def _balance(judged: list[Judgement], seat: int) -> schema.ReviewBalance:
    balance = balance_of(judged, seat)
    return schema.ReviewBalance(
        seat=seat,
        decisions=balance.decisions,
        as_captain=balance.as_captain,
        loss=_percent(balance.loss),
        margin=_percent(balance.margin),
    )


def _percent(share: float) -> float:
    return round(100 * share, 2)


@lru_cache(maxsize=64)
def _timeline(terms: ReviewTerms) -> Timeline:
    return timeline_of(terms.ruleset, terms.deal, list(terms.moves))
