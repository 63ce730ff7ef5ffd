"""Shared code names no family and no title: what a family brings is found through its record."""

import re
from pathlib import Path

import pytest

import argosy
from argosy.texts import say
from argosy.titles import FAMILIES

ROOT = Path(__file__).parent.parent
# Where families are named: their own folders, the registry, what is made from their types, and the examples for readers.
NAMED = [
    *[
        f"{root}/{family.package.rpartition('.')[2]}/"
        for family in FAMILIES.values()
        for root in ("src/argosy/titles", "client/src/titles")
    ],
    "src/argosy/titles/__init__.py",
    "client/src/api/schema.d.ts",
    "src/argosy/web/static/",
    "src/argosy/examples/",
]
ABBREVIATED = ("nfl",)


def names() -> re.Pattern[str]:
    """Names as programs write them, in any case and with any joint; shown names as they are shown."""
    written = {name.replace("-", "[-_]?") for name in [*FAMILIES, *argosy.TITLES]}
    written |= {rf"(?<![a-z]){short}(?![a-z])" for short in ABBREVIATED}
    shown = {say("en", f"{title.family}-title-{title.name}").rpartition(": ")[2] for title in argosy.TITLES.values()}
    return re.compile(f"(?i:{'|'.join(sorted(written))})|{'|'.join(sorted(map(re.escape, shown)))}")


def lines_that_name(root: str) -> list[str]:
    found: list[str] = []
    for path in sorted(ROOT.joinpath(root).rglob("*")):
        place = path.relative_to(ROOT).as_posix()
        if path.suffix in (".py", ".ts", ".svelte", ".css", ".html", ".ftl", ".toml", ".json") and not place.startswith(
            tuple(NAMED)
        ):
            lines = enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
            found += [f"{place}:{number}: {line.strip()}" for number, line in lines if names().search(line)]
    return found


@pytest.mark.parametrize("root", ["src/argosy", "client/src"])
def test_shared_code_names_no_family_and_no_title(root: str) -> None:
    assert lines_that_name(root) == []


def test_a_name_is_found_however_it_is_written() -> None:
    for line in (
        "import new_found_land",
        'title == "age-of-sail"',
        "class NewFoundLandValue",
        "client-nfl-own",
        "Endeavor: Age of Sail",
    ):
        assert names().search(line), line
    assert not names().search("strategy games of the age of sail")
