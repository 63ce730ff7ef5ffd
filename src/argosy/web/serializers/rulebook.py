"""The rulebook of a title: its rules, their examples, and the pages around it. None changes while a server runs: each is made once."""

from functools import cache

import msgspec

from argosy.engine.position import Title
from argosy.rulebook.book import book_of, rule_link, rule_text
from argosy.rulebook.examples import Example, examples_for, scene_of, telling_of
from argosy.rulebook.pages import pages_of, sheet_of
from argosy.texts import Teller, say
from argosy.web import schema
from argosy.web.serializers.table import scores_of


@cache
def rule_book(title: Title, lang: str) -> schema.RuleBook:
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
def rule_examples(title: Title, rule: str, lang: str) -> schema.RuleExamples:
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
        log=[
            schema.LogLine(ply=example.ply + 1, seat=example.seat, kind=e.kind, facts=e.facts, text=teller.event(e)) for e in events
        ],
        draws=list(example.draws),
        view=telling.view,
        scores=scores_of(scene.position, telling.view, teller),
    )


@cache
def rule_page(title: Title, page: str, lang: str, pack: str | None) -> schema.RulePage:
    sheet = sheet_of(title, page, lang, pack)
    sections = msgspec.convert(sheet.sections, list[schema.RuleSection], from_attributes=True)
    return schema.RulePage(title=title.name, page=sheet.page, heading=sheet.heading, about=sheet.about, sections=sections)  # type: ignore[arg-type]
