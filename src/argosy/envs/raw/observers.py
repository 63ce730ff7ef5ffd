"""The observer of a ruleset."""

from typing import Final

from argosy.engine.position import Ruleset
from argosy.envs.raw.layout import Observer
from argosy.titles import family_of

VERSION: Final = 0  # of all observations: `_v0`. It is increased when a part is added, moved or means something else.


def observer_for(ruleset: Ruleset) -> Observer:
    observer: Observer = family_of(ruleset.title).part("observer")(ruleset)
    return observer
