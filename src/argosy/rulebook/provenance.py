"""Where every value of a title's components comes from, as its packs mark them.

The family's texts declare what of a pack is a value: `rulebook-FAMILY-table-NAME` heads a table, `rulebook-FAMILY-field-KEY` names a
value. What they do not name (where a piece is drawn, a note) is left out. Rows without an id are named by
`rulebook-FAMILY-row-TABLE`, tables that are values by `rulebook-FAMILY-value-KEY`, words of the rules by `rulebook-FAMILY-act-WORD`;
a zero is told where there is a `rulebook-FAMILY-zero-KEY`. Files of one component have a heading `rulebook-FAMILY-variant-WORD`.
"""

import tomllib
from pathlib import Path
from typing import Any

from argosy.engine.position import Title
from argosy.engine.rules import Fact, Facts
from argosy.rulebook.sheet import Section
from argosy.texts import messages, say
from argosy.titles import family_of
from argosy.titles.pack_files import SOURCES

Table = dict[str, Any]


def origins(title: Title, language: str, pack: str | None) -> list[Section]:
    """One section for the numbers of the game, one for every kind of component, and how to bring one's own pack."""
    files = pack_files(title, pack)
    texts = _Texts(title, language, pack)
    counts = _counts(files, texts)
    sources = list(counts)
    head = ["", *(say(language, f"rulebook-source-{source}") for source in sources)]
    numbers = Section("numbers", say(language, "rulebook-table-numbers"), head=head)
    kinds: dict[str, Section] = {}
    for file, tables in files.items():
        word, _, number = file.removesuffix(".toml").partition("-")[2].partition("-")  # board-side-1.toml
        for name, table in tables.items():
            heading = texts.table(name)
            if not heading:
                continue
            if word:
                heading = say(language, f"rulebook-{title.family}-variant-{word}", {"what": heading, "number": number})
            shared = table if isinstance(table, dict) else {}
            _add(numbers, [heading, *_by_source(shared, shared, sources, texts, _Told())])
            for row in _rows(table):
                section = kinds.setdefault(heading, Section(f"{name}-{number}" if number else name, heading, head=head))
                for part in (row, *(each for each in row.values() if isinstance(each, dict) and "id" in each)):
                    told = _Told()
                    told.name = texts.row(name, part, told)
                    _add(section, [told.name, *_by_source(part, shared, sources, texts, told)])
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


def source_of(key: str, row: Table, table: Table) -> str:
    """The origin of a row's value: the row's own word for that value, then its table's, then the row's for all."""
    ours, theirs = row.get("field_sources", {}), table.get("field_sources", {})
    return str(ours.get(key) or theirs.get(key) or row.get("source") or table.get("source") or "reconstructed")


class _Told(dict[str, Fact]):
    """A row's facts, which remember those that its name tells: they are not told again."""

    def __init__(self) -> None:
        self.name = ""
        self.keys_told: set[str] = set()

    def __getitem__(self, key: str) -> Fact:
        self.keys_told.add(key)
        return super().__getitem__(key)


class _Texts:
    """What the family's texts say of a pack."""

    def __init__(self, title: Title, language: str, pack: str | None) -> None:
        self.family = title.family
        self.language = language
        self.names = title.ruleset(title.max_players, {}, pack).component_names(language)
        self.names |= title.ruleset(title.min_players, {}, pack).component_names(language)

    def table(self, name: str) -> str:
        return self._said(f"rulebook-{self.family}-table-{name}")

    def field(self, key: str) -> str:
        """The name of a value; empty for what is none."""
        return self.names.get(key) or self._said(f"rulebook-{self.family}-field-{key}")

    def row(self, table: str, row: Table, told: _Told) -> str:
        if "id" in row:
            return self.names.get(row["id"], str(row["id"]))
        for key, value in row.items():
            parts = [str(part) for part in value] if isinstance(value, list) else [str(value)]
            told[key] = value if isinstance(value, int) else " – ".join(self.names.get(part, part) for part in parts)
        return self._said(f"rulebook-{self.family}-row-{table}", told)

    def value(self, key: str, value: object) -> str:
        """Numbers, components by their names, goods; nothing for what is not there and for words that only the code knows."""
        if isinstance(value, dict):
            if "id" in value:
                return ""  # a component of its own
            template = self._said(f"rulebook-{self.family}-value-{key}", value)
            return template or " + ".join(f"{each} {self.field(part)}" for part, each in value.items() if isinstance(each, int))
        if isinstance(value, list):
            return ", ".join(filter(None, (str(each) if isinstance(each, int) else self.value(key, each) for each in value)))
        if isinstance(value, str):
            return self.names.get(value) or self._said(f"rulebook-{self.family}-act-{value}")
        return str(int(value)) if isinstance(value, int) and value else ""

    def zero(self, key: str) -> str:
        return self._said(f"rulebook-{self.family}-zero-{key}")

    def _said(self, key: str, facts: Facts | None = None) -> str:
        return say(self.language, key, facts) if key in messages(self.language) else ""


def _by_source(row: Table, table: Table, sources: list[str], texts: _Texts, told: _Told) -> list[str]:
    """The row's values, each under its origin."""
    found: dict[str, list[str]] = {source: [] for source in sources}
    for key, value in row.items():
        field = texts.field(key)
        if not field or key in told.keys_told:
            continue
        said = texts.value(key, value)
        if said and not (isinstance(value, str) and said in told.name):
            found[source_of(key, row, table)].append(field if value is True else f"{field} {said}")
        elif value == 0 and value is not False and texts.zero(key):
            found[source_of(key, row, table)].append(texts.zero(key))
    return [" · ".join(found[source]) for source in sources]


def _counts(files: dict[str, Table], texts: _Texts) -> dict[str, int]:
    """How many values have each origin."""
    counts = dict.fromkeys(SOURCES, 0)
    for file in files.values():
        for name, table in file.items():
            if texts.table(name):
                outer = table if isinstance(table, dict) else {}
                for row in _rows(table) or [outer]:
                    for key in filter(texts.field, row):
                        counts[source_of(key, row, outer)] += 1
    return {source: count for source, count in counts.items() if count}


def _summary(counts: dict[str, int], language: str) -> Section:
    rows = [
        [say(language, f"rulebook-source-{source}"), str(count), say(language, f"rulebook-source-{source}-means")]
        for source, count in counts.items()
    ]
    return Section("summary", say(language, "rulebook-sources"), rows=rows)


def _rows(table: object) -> list[Table]:
    """The tables listed in a table, or in the file itself."""
    lists = table.values() if isinstance(table, dict) else [table]
    return next(([*each] for each in lists if isinstance(each, list) and each and isinstance(each[0], dict)), [])


def _add(section: Section, row: list[str]) -> None:
    if any(row[1:]):
        section.rows.append(row)
