"""The quick reference: what a player looks up during a game, on two printed pages, from the packs and the catalogue."""

from argosy.engine.position import Title
from argosy.rulebook.sheet import Section
from argosy.titles import family_of


def quick_reference(title: Title, language: str, pack: str | None) -> list[Section]:
    ruleset = title.ruleset(title.max_players, {}, pack)
    sections: list[Section] = family_of(title.name).part("quick_reference")(ruleset, language)
    return sections
