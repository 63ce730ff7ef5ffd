"""The pages of a title's rulebook besides the rules themselves."""

from collections.abc import Callable
from dataclasses import replace
from typing import Literal, get_args

from argosy.engine.errors import BadChoice
from argosy.engine.position import Title
from argosy.rulebook.edge_cases import edge_cases
from argosy.rulebook.editions import differences
from argosy.rulebook.provenance import origins
from argosy.rulebook.sheet import Section, Sheet
from argosy.texts import say, say_own
from argosy.titles import FAMILIES, family_of

PageName = Literal["quick", "faq", "editions", "components"]
PAGES: tuple[PageName, ...] = get_args(PageName)


def quick_reference(title: Title, language: str, pack: str | None) -> list[Section]:
    """What a player looks up during a game, on two printed pages, from the packs and the catalogue."""
    sections: list[Section] = family_of(title.name).part("quick_reference")(title.ruleset(title.max_players, {}, pack), language)
    return sections


_SECTIONS: dict[str, Callable[[Title, str, str | None], list[Section]]] = {
    "quick": quick_reference,
    "faq": lambda title, language, pack: edge_cases(title, language),  # rules decide them, no number of a pack
    "editions": differences,
    "components": origins,
}


def pages_of(title: Title) -> list[PageName]:
    """Which pages a title has: edge cases where its family lists some, editions where it has several, components where there are."""
    family = FAMILIES[title.family]
    lacks = {"faq": not family.file("edge_cases.toml").is_file(), "editions": len(family.titles) == 1, "components": not title.data}
    return [page for page in PAGES if not lacks.get(page)]


def sheet_of(title: Title, page: str, language: str, pack: str | None = None) -> Sheet:
    """The page for those who play with this pack: a directory; None: ours."""
    if page not in pages_of(title):
        raise BadChoice(f"the rules of {title.name} have no page {page!r}: choose one of {', '.join(pages_of(title))}")
    name = say(language, f"{title.family}-title-{title.name}")
    known = {rule.id for rule in title.rules}
    sections = [
        replace(section, rules=[id for id in section.rules if id in known]) for section in _SECTIONS[page](title, language, pack)
    ]  # a section may name rules that only a sister title has
    own = f"rulebook-{title.family}-{page}"
    heading = say_own(language, own, f"rulebook-{page}", {"title": name})
    return Sheet(page, heading, say_own(language, f"{own}-about", f"rulebook-{page}-about"), sections)
