"""The registry: every family of titles that is installed, and every title by its name."""

import sys
from importlib.metadata import entry_points

from argosy.engine.errors import BadChoice
from argosy.engine.position import Title
from argosy.titles.endeavor.family import FAMILY as ENDEAVOR
from argosy.titles.family import Family, message_keys
from argosy.titles.new_found_land.family import FAMILY as NEW_FOUND_LAND

GROUP = "argosy.titles"  # the entry points by which other distributions bring a Family

FAMILIES: dict[str, Family] = {}
TITLES: dict[str, Title] = {}


def add_family(family: Family) -> None:
    """Makes a family known. Raises BadChoice, and adds nothing, where a name is taken or texts are missing."""
    taken = [name for name in (family.name, *(title.name for title in family.titles)) if name in FAMILIES or name in TITLES]
    if taken:
        raise BadChoice(f"{taken[0]!r} is the name of another family or title: choose one of its own")
    if not family.file("locale", "en.ftl").is_file():
        raise BadChoice(f"the family {family.name!r} has no texts: {family.package} should hold locale/en.ftl")
    missing = _missing_texts(family)
    if missing:
        raise BadChoice(f"the texts of the family {family.name!r} lack {', '.join(missing[:3])}")
    FAMILIES[family.name] = family
    TITLES.update({title.name: title for title in family.titles})


def _missing_texts(family: Family) -> list[str]:
    """The messages without which no list of titles and no rulebook could be shown."""
    written = message_keys(family.texts("en"))
    tails = [f"{part}-{title.name}" for title in family.titles for part in ("title", "about")]
    for title in family.titles:
        tails += [f"option-{option.name}" for option in title.options]
        tails += [tail for rule in title.rules for tail in (f"chapter-{rule.id.partition('-')[0]}", f"rule-{rule.id}")]
    return [f"{family.name}-{tail}" for tail in dict.fromkeys(tails) if f"{family.name}-{tail}" not in written]


def title_named(name: str) -> Title:
    title = TITLES.get(name)
    if title is None:
        known = ", ".join(TITLES)
        raise BadChoice(f"there is no title {name!r}: choose one of {known}", "title", {"wanted": name, "known": known})
    return title


def family_of(title: str) -> Family:
    """The family that a title belongs to, by the title's name."""
    return FAMILIES[title_named(title).family]


def _add_installed() -> None:
    """Adds what other distributions bring. One that cannot be loaded is told in a line; the others go on."""
    for entry in entry_points(group=GROUP):
        try:
            add_family(entry.load())
        except Exception as error:
            print(f"argosy: the titles of {entry.value!r} are left out: {type(error).__name__}: {error}", file=sys.stderr)


for _family in (ENDEAVOR, NEW_FOUND_LAND):
    add_family(_family)
_add_installed()
