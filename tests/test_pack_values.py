"""A pack means all that it says: what nothing reads is refused, and what is read changes the game when it changes."""

import copy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import argosy
from argosy import BadPack
from argosy.engine.chance import chance_from_seed
from argosy.engine.position import Ruleset
from argosy.engine.record import Record, record_from_text
from argosy.titles import family_of
from golden_records import GOLDEN
from own_packs import Files, our_files, write_pack

Path_ = tuple[str | int, ...]  # file, keys and places in lists, down to a value
PROVENANCE = ("source", "field_sources", "provenance", "ref")  # kept for people, and for the page of origins
NAMES = ("name_en", "name_fr", "naming", "feel")
DRAWN = ("lat", "lon", "path", "decks_at", "track_from", "track_to", "banner_at", "sheet", "scale", "x", "y", "numbered_spaces")
# No game kept here shows these; titles/new_found_land/test_own_packs.py does.
SHOWN_ELSEWHERE = {"city/first_bonus", "city/second_bonus", "objectives/rows/per_place", "large_ships/rows/telescope"}
TABLES = {"endeavor": 3, "age-of-sail": 3, "new-found-land": 2}


def leaves(value: object, path: Path_) -> Iterator[Path_]:
    """The paths of all single values."""
    if isinstance(value, dict):
        for key, each in value.items():
            yield from leaves(each, (*path, key))
    elif isinstance(value, list):
        for at, each in enumerate(value):
            yield from leaves(each, (*path, at))
    else:
        yield path


def kind_of(path: Path_) -> str:
    return "/".join(str(key) for key in path[1:] if not isinstance(key, int))


def at(files: Files, path: Path_) -> Any:
    found: Any = files
    for key in path:
        found = found[key]
    return found


def changed(files: Files, path: Path_, value: object) -> Files:
    other = copy.deepcopy(files)
    at(other, path[:-1])[path[-1]] = value
    return other


def other_values(files: Files, path: Path_) -> list[object]:
    """What else might stand there: a neighbouring number, the opposite, or what stands in the same column elsewhere."""
    value = at(files, path)
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int | float):
        return [each for each in (value // 2, value + 1, value - 1, value + 3) if each != value]
    if path[-1] == "id":
        return [f"{value}-x"]
    column = [at(files, each) for each in leaves(files[str(path[0])], (path[0],)) if kind_of(each) == kind_of(path)]
    return [*dict.fromkeys(each for each in column if each != value), f"{value}x"]


def rules_of(title: str, directory: Path, files: Files) -> Ruleset:
    return argosy.TITLES[title].ruleset(TABLES[title], {}, write_pack(directory, files))


def records_of(title: str) -> list[Record]:
    """Games in which every rule is seen at work, and one with each option."""
    found = [*Path(str(family_of(title).file("examples"))).glob(f"{title}-*.record"), *GOLDEN.glob(f"{title}-*.record")]
    return [record_from_text(path.read_text(encoding="utf-8")) for path in sorted(found)]


def course(title: str, pack: str) -> Iterator[object]:
    """What those games show, as far as they can be played with this pack: choices and points, and now and then the table."""
    for record in records_of(title):
        ruleset = argosy.TITLES[title].ruleset(record.players, record.options, pack)
        position = ruleset.deal(chance_from_seed(record.seed))
        yield [ruleset.suits, ruleset.component_names("en")]
        for ply, (seat, name) in enumerate(record.moves):
            yield [ruleset.catalogue.name(action) for action in position.legal(seat)]
            yield [score.total for score in position.scores()]
            if ply % 10 == 0:
                yield position.view(seat)
            if name not in [ruleset.catalogue.name(action) for action in position.legal(seat)]:
                break
            position.play(seat, ruleset.catalogue.number(name))
        yield [position.is_over, position.view(None)]


def differs(one: list[object], title: str, pack: str) -> bool:
    found = 0
    for found, step in enumerate(course(title, pack), 1):
        if found > len(one) or one[found - 1] != step:
            return True
    return found != len(one)


def kinds(title: str, wanted: tuple[str, ...], within: bool) -> dict[str, list[Path_]]:
    found: dict[str, list[Path_]] = {}
    files = our_files(title)
    for name, file in files.items():
        if name != "board-side-2.toml":  # the same kinds as on side 1, which is played here
            for path in leaves(file, (name,)):
                if any(key in wanted for key in path) is within:
                    found.setdefault(kind_of(path), []).append(path)
    return found


RULES = [
    (title, kind) for title in TABLES for kind in kinds(title, (*PROVENANCE, *NAMES, *DRAWN), False) if kind not in SHOWN_ELSEWHERE
]
COURSES: dict[str, list[object]] = {}


@pytest.mark.parametrize(("title", "kind"), RULES)
def test_a_changed_value_changes_the_game_or_is_refused(title: str, kind: str, tmp_path: Path) -> None:
    """For each kind of value there is a row whose change is felt in a few games; one that does not fit the rest is refused."""
    files = our_files(title)
    paths = kinds(title, (*PROVENANCE, *NAMES, *DRAWN), False)[kind]
    if title not in COURSES:
        COURSES[title] = list(course(title, write_pack(tmp_path / "ours", files)))
    loaded = 0
    for path in [*paths[:: max(1, len(paths) // 12)], paths[-1]]:
        for value in other_values(files, path)[:4]:
            try:
                pack = write_pack(tmp_path, changed(files, path, value))
                argosy.TITLES[title].ruleset(TABLES[title], {}, pack)
            except BadPack:
                continue
            loaded += 1
            if differs(COURSES[title], title, pack):
                return
    assert loaded == 0, f"{loaded} packs with another {kind} are accepted, and play like ours"


@pytest.mark.parametrize("title", TABLES)
def test_a_changed_name_is_told_and_a_changed_place_is_drawn(title: str, tmp_path: Path) -> None:
    files = our_files(title)

    def shown(files: Files) -> object:
        ruleset = rules_of(title, tmp_path, files)
        suits = ruleset.components.suits if title == "age-of-sail" else {}  # type: ignore[attr-defined]
        return (
            [ruleset.component_names(language) for language in ("en", "fr")],
            family_of(ruleset.title).part("components")(ruleset),
            suits,
        )

    ours = shown(files)
    for kind, paths in kinds(title, (*NAMES, *DRAWN), True).items():
        if any(key in PROVENANCE for key in paths[0]):
            continue
        try:
            theirs = shown(changed(files, paths[0], other_values(files, paths[0])[-1]))
        except BadPack:  # what has one name here may not have another there
            continue
        assert theirs != ours, kind


@pytest.mark.parametrize("title", TABLES)
def test_a_value_that_nothing_reads_is_refused_wherever_it_stands(title: str, tmp_path: Path) -> None:
    """In every table, and in every kind of row, with the file, the row and the name."""
    files = our_files(title)
    places: dict[str, Path_] = {}
    for name, file in files.items():
        for path in leaves(file, (name,)):
            if name != "board-side-2.toml" and "field_sources" not in path:
                places.setdefault(f"{name} {kind_of(path[:-1])}", path[: len(path) - (2 if isinstance(path[-1], int) else 1)])
    for place in places.values():
        inner = at(files, place)
        if not isinstance(inner, dict):
            continue
        with pytest.raises(BadPack) as caught:
            rules_of(title, tmp_path, changed(files, (*place, "glroy"), 1))
        told = str(caught.value)
        assert "'glroy'" in told
        assert str(place[0]) in told
        assert "\n" not in told
        if isinstance(place[-1], int) and "id" in inner:
            assert f"{place[-1] + 1} ({inner['id']})" in told


def test_what_is_meant_is_guessed(tmp_path: Path) -> None:
    files = changed(our_files("endeavor"), ("cards.toml", "cards", "rows", 0, "glroy"), 1)
    with pytest.raises(BadPack, match=r"cards.toml \[cards\] row 1 .*: nothing reads 'glroy': is 'glory' meant\?"):
        rules_of("endeavor", tmp_path, files)


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        (3, "'field_sources' should be a table"),
        ({"glroy": "public"}, "'field_sources' names 'glroy'"),
        ({"glory": "hearsay"}, "'glory' should be one of"),
    ],
)
def test_where_a_value_comes_from_is_said_of_one_that_is_there(value: object, reason: str, tmp_path: Path) -> None:
    files = changed(our_files("endeavor"), ("cards.toml", "cards", "rows", 0, "field_sources"), value)
    with pytest.raises(BadPack, match=reason):
        rules_of("endeavor", tmp_path, files)


@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        (("board-side-1.toml", "cities", "rows", 0, "lat"), "north", "'lat' should be a number"),
        (("board-side-1.toml", "map", "lat"), [1], "'lat' should be two numbers"),
        (("board-side-1.toml", "regions", "rows", 0, "decks_at"), [[1, 2]], "one place for each deck"),
        (("board-side-1.toml", "regions", "rows", 0, "decks_at"), [1, 2], "two numbers each"),
        (("board-side-1.toml", "links", "rows", 1, "path"), [[1, 2], [3, 4]], "an odd number of places"),
        (("board-side-1.toml", "board", "side"), 2, "'side' should be 1"),
        (("tokens.toml", "totals", "types"), 9, "95 tokens of 8 types"),
        (("buildings.toml", "buildings", "rows", 0, "copies"), 4, "for each of 5 players"),
    ],
)
def test_what_a_board_cannot_be_drawn_by_is_refused(path: Path_, value: object, reason: str, tmp_path: Path) -> None:
    with pytest.raises(BadPack, match=reason):
        rules_of("age-of-sail", tmp_path, changed(our_files("age-of-sail"), path, value))
