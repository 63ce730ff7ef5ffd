"""Everything that goes wrong, as a Problem: typed for programs, told to people in their language."""

import logging
from typing import Any

from litestar import Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from msgspec import ValidationError

from argosy.engine.errors import ArgosyError
from argosy.engine.rules import Facts
from argosy.rulebook.book import rule_link
from argosy.tables.errors import Conflict, Refused, TableError
from argosy.texts import say
from argosy.titles import TITLES
from argosy.web.request import ApiRequest
from argosy.web.schema import Problem
from argosy.web.serializers.table import state_of

log = logging.getLogger("argosy.web")

_CODES = {400: "bad-request", 404: "not-found", 405: "method", 408: "bad-request", 413: "too-large", 415: "bad-request"}

# What any request may be answered with.
PROBLEMS = {
    status: ResponseSpec(data_container=Problem, description=text, generate_examples=False)
    for status, text in {
        400: "The request makes no sense",
        403: "Not with this secret",
        404: "There is no such thing",
        408: "It did not arrive in time",
        409: "Too late or too early",
        413: "Too large",
        415: "Not JSON",
        422: "The rules forbid it",
        429: "Too many requests",
        503: "The tables cannot be reached now",
    }.items()
}


def problem_of(error: Exception, language: str) -> tuple[int, Problem]:
    """The status and the document for an error."""
    if isinstance(error, Refused):
        text = error.table.teller(language).refusal(error.refusal) if error.table else say(language, "tables-error-illegal")
        link = rule_link(error.table.ruleset.title, error.refusal.rule) if error.table else None
        return error.status, Problem(error="illegal", rule=error.refusal.rule, link=link, text=text)
    if isinstance(error, TableError):
        text = say(language, error.message, _readable(error.facts, language))
        return error.status, Problem(error=error.code, text=text, detail=error.detail or None)
    if isinstance(error, (ValidationError, ArgosyError)):
        return 400, Problem(error="bad-request", text=say(language, "tables-error-bad-request"), detail=str(error))
    if isinstance(error, HTTPException) and error.status_code < 500:
        status = error.status_code if error.status_code in _CODES else 400
        code = _CODES[status]
        return status, Problem(error=code, text=say(language, f"tables-error-{code}"), detail=_detail(error))
    log.error("unexpected error", exc_info=error)
    return 500, Problem(error="internal", text=say(language, "tables-error-internal"))


def _readable(facts: Facts, language: str) -> Facts:
    """The facts as people say them: a game by its name."""
    title = TITLES.get(str(facts.get("game")))
    return facts if title is None else facts | {"game": say(language, f"{title.family}-title-{title.name}")}


def _detail(error: HTTPException) -> str:
    extra: Any = error.extra
    reasons = [str(each.get("message", "")) for each in extra if isinstance(each, dict)] if isinstance(extra, list) else []
    return "; ".join([error.detail, *reasons])[:500]


def answer_error(request: ApiRequest, error: Exception) -> Response[Problem]:
    """The exception handler of the app."""
    status, problem = problem_of(error, request.language)
    if isinstance(error, Conflict) and error.table is not None and error.seat is not None:
        problem.state = state_of(error.table, error.seat, request.language)
    return Response(problem, status_code=status, headers={"retry-after": "1"} if status == 429 else None)
