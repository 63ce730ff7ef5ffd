"""`argosy rules`: the numbered rules of a title, all, a chapter, or one with its examples; and the pages around them."""

from argparse import Namespace

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from argosy.cli.input_parser import plain
from argosy.cli.messages import Screen, print_json
from argosy.engine.errors import BadChoice
from argosy.engine.position import Title
from argosy.rulebook.book import Chapter, chapters_of, rule_ids
from argosy.rulebook.examples import Example, examples_for, telling_of
from argosy.rulebook.pages import sheet_of
from argosy.rulebook.sheet import Section, Sheet
from argosy.texts import say
from argosy.titles import title_named


def run(asked: Namespace) -> None:
    title = title_named(asked.title)
    if asked.pack is not None:
        title.ruleset(title.max_players, {}, asked.pack)  # what is wrong with it is told, whatever is shown
    if asked.page is not None:
        sheet = sheet_of(title, asked.page, asked.lang, asked.pack)
        if asked.json:
            print_json(_sheet_as_plain(sheet))
        else:
            Screen().show(sheet_page(sheet))
        return
    ids = rule_ids(title, asked.id)
    if asked.search is not None:
        ids = _speaking_of(title, ids, asked.search, asked.lang)
        if not ids:
            raise BadChoice(say(asked.lang, "client-rules-none"))
    if asked.json:
        print_json(_as_plain(title, ids, asked.lang))
    else:
        Screen().show(rules_page(title, ids, asked.lang))


def _speaking_of(title: Title, ids: list[str], wanted: str, language: str) -> list[str]:
    """Those that hold all the words somebody looks for, however they are accented: as the search in the client finds them."""

    def flat(text: str) -> str:
        return plain(text.replace("’", "'"))

    words = flat(wanted).split()
    texts = {
        rule.id: flat(f"{rule.id} {chapter.name} {rule.text}")
        for chapter in chapters_of(title, ids, language)
        for rule in chapter.rules
    }
    return [id for id, text in texts.items() if all(word in text for word in words)]


def rules_page(title: Title, ids: list[str], language: str) -> RenderableType:
    """The rules under the headings of their chapters; a single rule with its examples."""
    parts: list[RenderableType] = []
    for chapter in chapters_of(title, ids, language):
        if parts:
            parts.append("")
        parts.append(Text(f"{chapter.id}  {chapter.name}", style="bold underline"))
        parts += [_indented(rule.id, Text(rule.text)) for rule in chapter.rules]
    if len(ids) == 1:
        for example in examples_for(title.name, ids[0]):
            parts.append("")
            parts.append(_indented("", _example(title, example, language)))
    return Group(*parts)


def _indented(mark: str, text: RenderableType) -> RenderableType:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(width=6, no_wrap=True, style="bold")
    grid.add_column()
    grid.add_row(mark, text)
    return grid


def _example(title: Title, example: Example, language: str) -> RenderableType:
    """Who tries what, and what comes of it."""
    telling = telling_of(title.name, example, language)
    if not example.action:
        return Text(telling.verdict, style="dim")
    head = say(language, "rulebook-example")
    lines: list[RenderableType] = [Text(f"{head} ({telling.verdict})", style="dim"), Text(telling.caption)]
    lines += [Text(f"· {sentence}") for sentence in telling.outcome]
    return Group(*lines)


def sheet_page(sheet: Sheet) -> RenderableType:
    parts: list[RenderableType] = [Text(sheet.heading, style="bold underline"), Text(sheet.about)]
    for section in sheet.sections:
        parts += ["", _section(section)]
    return Group(*parts)


def _section(section: Section) -> RenderableType:
    head = Text.assemble((section.heading, "bold"), ("  " + " ".join(section.rules) if section.rules else "", "dim"))
    parts: list[RenderableType] = [head]
    if section.text:
        parts.append(Padding(Text(section.text), (0, 0, 0, 2), expand=False))
    if section.rows:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for row in [section.head, *section.rows] if section.head else section.rows:
            grid.add_row(*(Text(cell, style="dim" if row is section.head else "") for cell in row))
        parts.append(Padding(grid, (0, 0, 0, 2), expand=False))
    return Group(*parts)


def _as_plain(title: Title, ids: list[str], language: str) -> dict[str, object]:
    chapters: list[Chapter] = chapters_of(title, ids, language)
    rules = [{"id": rule.id, "chapter": chapter.id, "text": rule.text} for chapter in chapters for rule in chapter.rules]
    return {
        "title": title.name,
        "language": language,
        "chapters": {chapter.id: chapter.name for chapter in chapters},
        "rules": rules,
        "examples": [_example_as_plain(title, each, language) for id in ids for each in examples_for(title.name, id)],
    }


def _example_as_plain(title: Title, example: Example, language: str) -> dict[str, object]:
    telling = telling_of(title.name, example, language)
    return {
        "rule": example.rule,
        "game": example.game,
        "ply": example.ply,
        "seat": example.seat,
        "action": example.action,
        "allowed": example.allowed,
        "text": telling.outcome,
    }


def _sheet_as_plain(sheet: Sheet) -> dict[str, object]:
    sections = [
        {"id": each.id, "heading": each.heading, "text": each.text, "head": each.head, "rows": each.rows, "rules": each.rules}
        for each in sheet.sections
    ]
    return {"page": sheet.page, "heading": sheet.heading, "about": sheet.about, "sections": sections}
