"""The editions of a family side by side: what their packs count, and every rule that is not told alike."""

from argosy.engine.position import Title
from argosy.rulebook.book import chapter_of, chapter_text, rule_text
from argosy.rulebook.sheet import EditionNumbers, Section
from argosy.texts import say, say_own
from argosy.titles import FAMILIES, family_of


def differences(title: Title, language: str, pack: str | None) -> list[Section]:
    """`pack` is the title's; its sisters are shown as they come with Argosy."""
    titles = list(FAMILIES[title.family].titles)
    head = [say(language, f"{each.family}-title-{each.name}") for each in titles]
    packs = [pack if each is title else None for each in titles]
    return [_counts(titles, packs, language, head), *_rules(title, titles, language, head)]


def _counts(titles: list[Title], packs: list[str | None], language: str, head: list[str]) -> Section:
    numbers = family_of(titles[0].name).part("edition_numbers")
    found: list[EditionNumbers] = [numbers(each, pack, language) for each, pack in zip(titles, packs, strict=True)]
    rows: list[list[str]] = []
    for name in found[0].texts:
        texts = [each.texts[name] for each in found]
        if len(set(texts)) > 1:
            rows.append([say_own(language, f"rulebook-{titles[0].family}-count-{name}", f"rulebook-count-{name}"), *texts])
    return Section("counts", say(language, "rulebook-counts"), head=["", *head], rows=rows, rules=found[0].rules)


def _rules(title: Title, titles: list[Title], language: str, head: list[str]) -> list[Section]:
    """By chapter: the rules whose sentences differ, or that only one edition has."""
    ids = list(dict.fromkeys(rule.id for each in titles for rule in each.rules))
    owned = [{rule.id for rule in each.rules} for each in titles]
    sections: dict[str, Section] = {}
    for id in ids:
        texts = [rule_text(each, id, language) if id in own else "–" for each, own in zip(titles, owned, strict=True)]
        if len(set(texts)) == 1:
            continue
        chapter = chapter_of(id)
        if chapter not in sections:
            sections[chapter] = Section(chapter, chapter_text(titles[0], chapter, language), head=["", *head])
        having = [each.name for each, own in zip(titles, owned, strict=True) if id in own]
        sections[chapter].rows.append([id, *texts])
        sections[chapter].titles.append(title.name if title.name in having else having[0])
    return list(sections.values())
