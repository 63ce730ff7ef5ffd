"""Where every value of a title's components comes from, as its packs mark them."""

import tomllib
from pathlib import Path
from typing import Any

from argosy.engine.position import Title
from argosy.rulebook.sheet import Section
from argosy.texts import say
from argosy.titles import family_of

_SOURCES = ("rulebook", "example", "inferred", "public", "reconstructed")
# Not values of a component: names, where it is drawn, notes.
_NO_VALUES = (
    *("id", "ends", "rows", "measure", "effect", "colour", "gives", "naming", "source", "field_sources", "provenance", "ref"),
    *("lat", "lon", "path", "x", "y", "decks_at", "track_from", "track_to", "order", "scoring_order"),
)
_NO_TABLES = ("provenance", "map", "inset", "naming", "totals", "land_shapes", "board", "suits")

Table = dict[str, Any]


def origins(title: Title, language: str, pack: str | None) -> list[Section]:
    """One section for the numbers of the game, one for every kind of component, and how to bring one's own pack."""
    names = title.ruleset(title.max_players, {}, pack).component_names(language)
    names |= title.ruleset(title.min_players, {}, pack).component_names(language)
    names.setdefault("points", say(language, "rulebook-field-points"))
    files = pack_files(title, pack)
    counts = {source: count for source, count in _counts(files).items() if count}
    sources = list(counts)
    head = ["", *(say(language, f"rulebook-source-{source}") for source in sources)]
    numbers = Section("numbers", say(language, "rulebook-table-numbers"), head=head)
    kinds: dict[str, Section] = {}
    for file in files.values():
        side = file.get("board", {}).get("side")  # of a board that has several
        for name, table in file.items():
            if name in _NO_TABLES or not isinstance(table, dict | list):
                continue
            shared = table if isinstance(table, dict) else {}
            heading = say(language, f"rulebook-table-{name}")
            if side:
                heading = say(language, "rulebook-side", {"what": heading, "side": side})
            _add(numbers, _told(shared, shared, heading, names, language, sources))
            for row in _rows(table):
                section = kinds.setdefault(heading, Section(f"{name}-{side}" if side else name, heading, head=head))
                for part in (row, *(each for each in row.values() if isinstance(each, dict) and "id" in each)):
                    _add(section, _told(part, shared, _name(part, names, language), names, language, sources))
    own = Section(
        "own-pack",
        say(language, "rulebook-own-pack"),
        say(language, "rulebook-own-pack-how", {"title": title.name, "files": ", ".join(files)}),
    )
    return [own, _summary(counts, language), numbers, *(section for section in kinds.values() if section.rows)]


def pack_files(title: Title, pack: str | None = None) -> dict[str, Table]:
    """The files of a pack whose ruleset was made, so they can be read: what its directory lacks is ours."""
    ours = family_of(title.name).file(*title.data.split("/"))
    names = sorted(each.name for each in ours.iterdir() if each.name.endswith(".toml"))
    own = {name: Path(pack, name) for name in names if pack is not None and Path(pack, name).is_file()}
    return {name: tomllib.loads(own.get(name, ours.joinpath(name)).read_text(encoding="utf-8")) for name in names}


def value_sources(row: Table, table: Table) -> dict[str, str]:
    """Each value of a row by its origin: the row's own word for that value, then its table's, then the row's for all."""
    found: dict[str, str] = {}
    for key in row:
        if key not in _NO_VALUES and not key.startswith("name_"):
            ours, theirs = row.get("field_sources", {}), table.get("field_sources", {})
            found[key] = ours.get(key) or theirs.get(key) or row.get("source") or table.get("source") or "reconstructed"
    return found


def _counts(files: dict[str, Table]) -> dict[str, int]:
    """How many values have each origin."""
    counts = dict.fromkeys(_SOURCES, 0)
    for file in files.values():
        for name, table in file.items():
            if name not in _NO_TABLES and isinstance(table, dict | list):
                outer = table if isinstance(table, dict) else {}
                for row in _rows(table) or [outer]:
                    for source in value_sources(row, outer).values():
                        counts[source] += 1
    return counts


def _summary(counts: dict[str, int], language: str) -> Section:
    rows = [
        [say(language, f"rulebook-source-{source}"), str(count), say(language, f"rulebook-source-{source}-means")]
        for source, count in counts.items()
    ]
    return Section("summary", say(language, "rulebook-sources"), rows=rows)


def _rows(table: object) -> list[Table]:
    rows = (table.get("rows") or table.get("tiles")) if isinstance(table, dict) else table
    return [row for row in rows if isinstance(row, dict)] if isinstance(rows, list) else []


def _add(section: Section, told: list[str]) -> None:
    if any(told[1:]):
        section.rows.append(told)


def _name(row: Table, names: dict[str, str], language: str) -> str:
    if "ends" in row:
        return " – ".join(names.get(end, end) for end in row["ends"])
    if "players" in row:
        return f"{row['players']} {say(language, 'rulebook-field-players')}"
    id = str(row.get("id", row.get("good", "")))
    return names.get(id, id)


def _told(row: Table, table: Table, name: str, names: dict[str, str], language: str, sources: list[str]) -> list[str]:
    by_source: dict[str, list[str]] = {source: [] for source in _SOURCES}
    for key, source in value_sources(row, table).items():
        value = _plain(row[key], names) or ("0" if key == "bonus" else "")  # zeros say nothing, but of a bonus
        if value and key != "players" and not (isinstance(row[key], str) and value in name):
            field = names.get(key) or say(language, f"rulebook-field-{key}")
            by_source[source].append(field if row[key] is True else f"{field} {value}")
    return [name, *(" · ".join(by_source[source]) for source in sources)]


def _plain(value: object, names: dict[str, str]) -> str:
    """Numbers, components by their names, goods; nothing for what is not there and for words that only the code knows."""
    if value is True:
        return "1"
    if isinstance(value, dict):
        if "id" in value or "x" in value:
            return ""  # a component of its own, or a place on the board
        if "at_least" in value:
            return f"{value['at_least']} → {value['points']}"
        parts = [f"{each} {names.get(key, key)}" for key, each in value.items() if isinstance(each, int)]
        return " + ".join(parts)
    if isinstance(value, list):
        return ", ".join(filter(None, (_plain(each, names) or str(each) * isinstance(each, int) for each in value)))
    return names.get(value, "") if isinstance(value, str) else str(value) if value else ""
