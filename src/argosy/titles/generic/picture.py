"""A family that draws no picture of its board has none: lists show a stand-in."""

from argosy.engine.position import Plain, Ruleset
from argosy.titles.picture import Picture


def picture(ruleset: Ruleset, view: Plain, names: dict[str, str]) -> Picture | None:
    return None
