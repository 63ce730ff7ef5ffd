"""/api/tables/{id}/review: what a finished game tells about the decisions in it."""

import asyncio
from functools import lru_cache

from litestar import get, post

from argosy.bots.explanation_text import explanation_sentences
from argosy.engine.position import Option
from argosy.lab.review import Judgement, balance_of, explanation_of
from argosy.lab.timeline import Course, course_of
from argosy.runners import review_scheduler
from argosy.store.review_rows import ReviewRow
from argosy.tables.packs import ruleset_of
from argosy.tables.state import LiveTable
from argosy.web import schema
from argosy.web.dependencies import Asked, language, reviews_of, settings_of, tables_of, viewer
from argosy.web.errors import PROBLEMS
from argosy.web.serializers import seat_scores


@post("/api/tables/{id:str}/review", status_code=200, responses=PROBLEMS, summary="Have a finished game judged", tags=["review"])
async def ask_for_review(request: Asked, id: str, lang: str | None = None) -> schema.Review:
    """Anybody at the table may ask; the second one finds what the first has asked for."""
    await viewer(request, id)
    await review_scheduler.ask_for(tables_of(request), id, settings_of(request).review_iterations)
    reviews_of(request).bell.set()
    return await _review(request, id)


@get("/api/tables/{id:str}/review", responses=PROBLEMS, summary="The review, as far as it has come", tags=["review"])
async def get_review(request: Asked, id: str, lang: str | None = None) -> schema.Review:
    await viewer(request, id)
    return await _review(request, id)


async def _review(request: Asked, id: str) -> schema.Review:
    tables = tables_of(request)
    table = await tables.open(id)
    row = await review_scheduler.review_of(tables, table)
    facts = table.row
    course = await asyncio.to_thread(
        _course, facts.title, facts.players, tuple(facts.options.items()), facts.pack, facts.seed, tuple(table.line.moves)
    )
    return _document(table, row, course, settings_of(request).review_iterations, language(request))


@lru_cache(maxsize=64)
def _course(
    title: str, players: int, options: tuple[tuple[str, Option], ...], pack: str, seed: int, moves: tuple[tuple[int, int], ...]
) -> Course:
    return course_of(ruleset_of(title, players, dict(options), pack), seed, list(moves))


def _document(table: LiveTable, row: ReviewRow | None, course: Course, iterations: int, spoken: str) -> schema.Review:
    judged = [] if row is None else row.judged
    points = [] if row is None else row.turning_points
    catalogue, teller = table.ruleset.catalogue, table.teller(spoken)
    return schema.Review(
        status="none" if row is None else row.status,  # type: ignore[arg-type]
        iterations=iterations if row is None else row.iterations,
        seed=review_scheduler.SEED if row is None else row.seed,
        decisions=0 if row is None else row.decisions,
        judged=[_move(table, each, course.rounds[each.ply], spoken) for each in judged],
        turning_points=[
            schema.TurningPoint(
                ply=point.ply, reasons=explanation_sentences(explanation_of(point, table.ruleset), catalogue, teller)
            )
            for point in points
        ],
        balances=[_balance(judged, seat) for seat in range(table.row.players)] if judged else [],
        totals=course.totals,
        rounds=[
            schema.RoundScores(round=end.round, ply=end.ply, scores=seat_scores([score.parts for score in end.scores], teller))
            for end in course.ends
        ],
    )


def _move(table: LiveTable, judgement: Judgement, round_: int, spoken: str) -> schema.ReviewedMove:
    number = table.ruleset.catalogue.number
    return schema.ReviewedMove(
        ply=judgement.ply,
        seat=judgement.seat,
        round=round_,
        played=table.action_text(spoken, number(judgement.played)),
        best=table.action_text(spoken, number(judgement.best)),
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
