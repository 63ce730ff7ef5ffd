"""The games that can be played, by name."""

from typing import Final

from argosy.engine.errors import BadChoice
from argosy.engine.position import Title
from argosy.titles.endeavor.title import AGE_OF_SAIL, ENDEAVOR
from argosy.titles.new_found_land.title import NEW_FOUND_LAND

TITLES: Final[dict[str, Title]] = {title.name: title for title in (ENDEAVOR, AGE_OF_SAIL, NEW_FOUND_LAND)}


def title_named(name: str) -> Title:
    title = TITLES.get(name)
    if title is None:
        known = ", ".join(TITLES)
        raise BadChoice(f"there is no title {name!r}: choose one of {known}", "title", {"wanted": name, "known": known})
    return title
