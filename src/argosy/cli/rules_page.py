"""`argosy rules`: the numbered rules of a title, all, a chapter, or one."""

from argparse import Namespace

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from argosy.cli.words import Screen, print_json
from argosy.engine.errors import BadChoice
from argosy.engine.position import Title
from argosy.texts import say
from argosy.titles import title_named


def run(asked: Namespace) -> None:
    title = title_named(asked.title)
    ids = rule_ids(title, asked.id)
    if asked.json:
        rules = [{"id": id, "chapter": chapter_of(id), "text": rule_text(title, id, asked.lang)} for id in ids]
        chapters = {chapter_of(id): chapter_text(title, chapter_of(id), asked.lang) for id in ids}
        print_json({"title": title.name, "language": asked.lang, "chapters": chapters, "rules": rules})
    else:
        Screen().show(rules_page(title, ids, asked.lang))


def rules_page(title: Title, ids: list[str], language: str) -> RenderableType:
    """The rules under the headings of their chapters."""
    parts: list[RenderableType] = []
    shown = ""
    for id in ids:
        chapter = chapter_of(id)
        if chapter != shown:
            if parts:
                parts.append("")
            parts.append(Text(f"{chapter}  {chapter_text(title, chapter, language)}", style="bold underline"))
            shown = chapter
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=6, no_wrap=True, style="bold")
        grid.add_column()
        grid.add_row(id, Text(rule_text(title, id, language)))
        parts.append(grid)
    return Group(*parts)


def rule_ids(title: Title, wanted: str | None) -> list[str]:
    """All ids of a title, those of a chapter (`OCC`), or one (`occ-2`)."""
    ids = [rule.id for rule in title.rules]
    if wanted is None:
        return ids
    chosen = [id for id in ids if wanted.upper() in (id, chapter_of(id))]
    if not chosen:
        chapters = list(dict.fromkeys(chapter_of(id) for id in ids))
        raise BadChoice(f"{title.name} has no rule {wanted!r}: ask for one as in {ids[0]}, or a chapter of {', '.join(chapters)}")
    return chosen


def chapter_of(id: str) -> str:
    return id.partition("-")[0]


def chapter_text(title: Title, chapter: str, language: str) -> str:
    return say(language, f"{title.family}-chapter-{chapter}", {"title": title.name})


def rule_text(title: Title, id: str, language: str) -> str:
    return say(language, f"{title.family}-rule-{id}", {"title": title.name})
