"""/api/titles/TITLE/rules: the rulebook, its examples as positions to draw, and the pages around it."""

from litestar.params import FromPath

from argosy.engine.errors import BadChoice
from argosy.engine.position import Title
from argosy.tables.errors import BadRequest
from argosy.tables.packs import directory_of
from argosy.titles import TITLES
from argosy.web import schema
from argosy.web.request import ApiRequest
from argosy.web.routes import get
from argosy.web.serializers.rulebook import rule_book, rule_examples, rule_page


@get("/api/titles/{title:str}/rules", sync_to_thread=False, summary="The rules of a title", tags=["rules"])
def get_rules(request: ApiRequest, title: FromPath[str]) -> schema.RuleBook:
    return rule_book(_known(title), request.language)


@get("/api/titles/{title:str}/rules/{rule:str}", sync_to_thread=False, summary="A rule with its examples", tags=["rules"])
def get_rule(request: ApiRequest, title: FromPath[str], rule: FromPath[str]) -> schema.RuleExamples:
    known = _known(title)
    if rule not in [each.id for each in known.rules]:
        raise BadRequest("bad-choice", detail=f"{title} has no rule {rule!r}")
    return rule_examples(known, rule, request.language)


@get(
    "/api/titles/{title:str}/pages/{page:str}",
    sync_to_thread=False,
    summary="Quick reference, edge cases, editions, components",
    tags=["rules"],
)
def get_page(request: ApiRequest, title: FromPath[str], page: FromPath[str]) -> schema.RulePage:
    known = _known(title)
    try:
        return rule_page(known, page, request.language, directory_of(title))
    except BadChoice as error:
        raise BadRequest("bad-choice", detail=str(error)) from error


def _known(title: str) -> Title:
    if title not in TITLES:
        raise BadRequest("bad-choice", detail=f"there is no title {title!r}")
    return TITLES[title]
