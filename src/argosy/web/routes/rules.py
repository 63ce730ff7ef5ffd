"""/api/titles/TITLE/rules: the rulebook, its examples as positions to draw, and the pages around it."""

from functools import cache

from litestar import get

from argosy.engine.errors import BadChoice
from argosy.engine.position import Title
from argosy.rulebook.book import book_of, rule_link, rule_text
from argosy.rulebook.examples import Example, examples_for, scene_of, telling_of
from argosy.rulebook.pages import pages_of, sheet_of
from argosy.tables.errors import BadRequest
from argosy.tables.packs import directory_of
from argosy.texts import Teller, say
from argosy.titles import TITLES
from argosy.web import schema
from argosy.web.dependencies import Asked, language
from argosy.web.errors import PROBLEMS
from argosy.web.serializers import scores_of


@get("/api/titles/{title:str}/rules", responses=PROBLEMS, sync_to_thread=False, summary="The rules of a title", tags=["rules"])
def get_rules(request: Asked, title: str, lang: str | None = None) -> schema.RuleBook:
    return _book(_known(title), language(request))


@get(
    "/api/titles/{title:str}/rules/{rule:str}",
    responses=PROBLEMS,
    sync_to_thread=False,
    summary="A rule with its examples",
    tags=["rules"],
)
def get_rule(request: Asked, title: str, rule: str, lang: str | None = None) -> schema.RuleExamples:
    known = _known(title)
    if rule not in [each.id for each in known.rules]:
        raise BadRequest("bad-choice", detail=f"{title} has no rule {rule!r}")
    return _examples(known, rule, language(request))


@get(
    "/api/titles/{title:str}/pages/{page:str}",
    responses=PROBLEMS,
    sync_to_thread=False,
    summary="Quick reference, edge cases, editions, components",
    tags=["rules"],
)
def get_page(request: Asked, title: str, page: str, lang: str | None = None) -> schema.RulePage:
    known = _known(title)
    try:
        return _page(known, page, language(request), directory_of(title))
    except BadChoice as error:
        raise BadRequest("bad-choice", detail=str(error)) from error


def _known(title: str) -> Title:
    if title not in TITLES:
        raise BadRequest("bad-choice", detail=f"there is no title {title!r}")
    return TITLES[title]


# What these say never changes while the server runs: each is made once.


@cache
def _book(title: Title, lang: str) -> schema.RuleBook:
    name = say(lang, f"{title.family}-title-{title.name}")
    return schema.RuleBook(
        title=title.name,
        family=title.family,
        heading=say(lang, "rulebook-rules", {"title": name}),
        about=say(lang, "rulebook-rules-about"),
        chapters=[
            schema.RuleChapter(id=chapter.id, name=chapter.name, rules=[_entry(title, rule.id, lang) for rule in chapter.rules])
            for chapter in book_of(title, lang)
        ],
        pages=pages_of(title),
    )


def _entry(title: Title, id: str, lang: str) -> schema.RuleEntry:
    return schema.RuleEntry(
        id=id, text=rule_text(title, id, lang), link=rule_link(title.name, id), examples=len(examples_for(title.name, id))
    )


@cache
def _examples(title: Title, rule: str, lang: str) -> schema.RuleExamples:
    examples = [_example(title.name, each, lang) for each in examples_for(title.name, rule)]
    return schema.RuleExamples(title=title.name, rule=_entry(title, rule, lang), examples=examples)


def _example(title: str, example: Example, lang: str) -> schema.RuleExample:
    scene = scene_of(title, example)
    telling = telling_of(title, example, lang)
    teller = Teller(scene.ruleset, lang, telling.players)
    events = [event for event in scene.events if event.visible_to(example.seat)]
    return schema.RuleExample(
        rule=example.rule,
        players=scene.ruleset.players,
        options=scene.ruleset.options,
        names=telling.players,
        seat=example.seat,
        ply=example.ply,
        action=example.action,
        allowed=example.allowed,
        verdict=telling.verdict,
        caption=telling.caption,
        reason=None if scene.refusal is None else teller.refusal(scene.refusal),
        log=[schema.LogLine(ply=example.ply + 1, kind=e.kind, facts=e.facts, text=teller.event(e)) for e in events],
        draws=list(example.draws),
        view=telling.view,
        scores=scores_of(scene.position, telling.view, teller),
    )


@cache
def _page(title: Title, page: str, lang: str, pack: str | None) -> schema.RulePage:
    sheet = sheet_of(title, page, lang, pack)
    sections = [
        schema.RuleSection(**{name: getattr(each, name) for name in schema.RuleSection.__struct_fields__})
        for each in sheet.sections
    ]
    return schema.RulePage(title=title.name, page=sheet.page, heading=sheet.heading, about=sheet.about, sections=sections)  # type: ignore[arg-type]
