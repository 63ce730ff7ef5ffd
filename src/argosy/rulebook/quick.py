"""The quick reference: what a player looks up during a game, on two printed pages, from the packs and the catalogue."""

from argosy.engine.position import Title
from argosy.rulebook.quick_endeavor import endeavor_reference
from argosy.rulebook.quick_new_found_land import new_found_land_reference
from argosy.rulebook.sheet import Section
from argosy.titles.endeavor.ruleset import EndeavorRuleset
from argosy.titles.new_found_land.ruleset import NewFoundLandRuleset


def quick_reference(title: Title, language: str, pack: str | None) -> list[Section]:
    ruleset = title.ruleset(title.max_players, {}, pack)
    if isinstance(ruleset, EndeavorRuleset):
        return endeavor_reference(ruleset, language)
    assert isinstance(ruleset, NewFoundLandRuleset)
    return new_found_land_reference(ruleset, language)
