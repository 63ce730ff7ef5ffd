"""A title's rules in the order in which they are needed: chapters, ids, sentences."""

from dataclasses import dataclass

from argosy.engine.errors import BadChoice
from argosy.engine.position import Title
from argosy.texts import say


@dataclass(frozen=True, slots=True)
class Entry:
    id: str
    text: str


@dataclass(frozen=True, slots=True)
class Chapter:
    id: str
    name: str
    rules: list[Entry]


def book_of(title: Title, language: str) -> list[Chapter]:
    return chapters_of(title, [rule.id for rule in title.rules], language)


def chapters_of(title: Title, ids: list[str], language: str) -> list[Chapter]:
    """These rules under the headings of their chapters."""
    chapters: dict[str, Chapter] = {}
    for id in ids:
        name = chapter_of(id)
        if name not in chapters:
            chapters[name] = Chapter(name, chapter_text(title, name, language), [])
        chapters[name].rules.append(Entry(id, rule_text(title, id, language)))
    return list(chapters.values())


def rule_ids(title: Title, wanted: str | None) -> list[str]:
    """All ids of a title, those of a chapter (`SET`), or one (`set-2`)."""
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


def rule_link(title: str, id: str) -> str:
    """Where the client shows the rule."""
    return f"/rules/{title}#{id}"
