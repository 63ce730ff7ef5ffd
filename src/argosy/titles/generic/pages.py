"""Pages of the rulebook, made from the rules' texts and the engine's contract."""

from argosy.engine.position import Ruleset, Title
from argosy.rulebook.book import book_of
from argosy.rulebook.sheet import EditionNumbers, Section
from argosy.titles import title_named


def quick_reference(ruleset: Ruleset, language: str) -> list[Section]:
    """The rules by chapter, each in its sentence."""
    return [
        Section(
            chapter.id,
            chapter.name,
            rows=[[rule.id, rule.text] for rule in chapter.rules],
            rules=[rule.id for rule in chapter.rules],
        )
        for chapter in book_of(title_named(ruleset.title), language)
    ]


def edition_numbers(title: Title, pack: str | None, language: str) -> EditionNumbers:
    return EditionNumbers({"players": f"{title.min_players}–{title.max_players}"})
