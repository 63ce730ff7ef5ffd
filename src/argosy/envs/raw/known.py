"""The observer of every family of titles."""

from typing import Final

from argosy.engine.errors import BadChoice
from argosy.engine.position import Ruleset
from argosy.envs.raw.endeavor import EndeavorObserver
from argosy.envs.raw.layout import Observer
from argosy.envs.raw.new_found_land import NewFoundLandObserver
from argosy.titles.endeavor.ruleset import EndeavorRuleset
from argosy.titles.new_found_land.ruleset import NewFoundLandRuleset

VERSION: Final = 0  # of all observations: `_v0`. It rises when a part is added, moved or means something else.


def observer_for(ruleset: Ruleset) -> Observer:
    if isinstance(ruleset, EndeavorRuleset):
        return EndeavorObserver(ruleset)
    if isinstance(ruleset, NewFoundLandRuleset):
        return NewFoundLandObserver(ruleset)
    raise BadChoice(f"there are no observations of {ruleset.title!r}")
