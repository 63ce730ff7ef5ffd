"""Reading component packs: TOML files whose mistakes are told by file, row and reason."""

import hashlib
import json
import tomllib
from difflib import get_close_matches
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from argosy.engine.errors import BadPack

# Names, places on the map and where facts come from: no rule reads them.
_NO_FACTS: Final = (
    *("name_en", "name_fr", "naming", "source", "field_sources", "provenance", "ref"),
    *("lat", "lon", "path", "decks_at", "track_from", "track_to", "banner_at", "map", "inset", "x", "y"),
)
SOURCES: Final = ("rulebook", "example", "inferred", "public", "reconstructed")


class Row:
    """One table of a pack file. Asking for a value checks that it is there and of the right type, and marks it as read.

    What nobody asked for is refused at the end, so that a pack means all that it says. Tables and rows inside are made once.
    """

    def __init__(self, where: str, values: dict[str, object]) -> None:
        self.where = where
        self.values = values
        self.source = ""  # where a row's facts come from
        self.read: set[str] = set()
        self.inner: dict[str, list[Row]] = {}

    def bad(self, reason: str) -> BadPack:
        return BadPack(f"{self.where}: {reason}")

    def has(self, key: str) -> bool:
        return key in self.values

    def _value(self, key: str) -> object:
        if key not in self.values:
            raise self.bad(f"{key!r} is missing")
        self.read.add(key)
        return self.values[key]

    def text(self, key: str) -> str:
        value = self._value(key)
        if not isinstance(value, str) or not value:
            raise self.bad(f"{key!r} should be a text, not {value!r}")
        return value

    def one_of(self, key: str, known: list[str]) -> int:
        """The place in `known` of the text that stands there."""
        value = self.text(key)
        if value not in known:
            raise self.bad(f"{key!r} should be one of {', '.join(known)}, not {value!r}")
        return known.index(value)

    def number(self, key: str) -> int:
        value = self._value(key)
        if isinstance(value, bool) or not isinstance(value, int) or value < 0:
            raise self.bad(f"{key!r} should be a whole number from 0 up, not {value!r}")
        return value

    def flag(self, key: str) -> bool:
        value = self._value(key)
        if not isinstance(value, bool):
            raise self.bad(f"{key!r} should be true or false, not {value!r}")
        return value

    def items(self, key: str) -> list[object]:
        value = self._value(key)
        if not isinstance(value, list):
            raise self.bad(f"{key!r} should be a list, not {value!r}")
        return list(value)

    def texts(self, key: str) -> list[str]:
        texts: list[str] = []
        for value in self.items(key):
            if not isinstance(value, str):
                raise self.bad(f"{key!r} should be a list of texts, not {value!r}")
            texts.append(value)
        return texts

    def numbers(self, key: str) -> list[int]:
        numbers: list[int] = []
        for value in self.items(key):
            if isinstance(value, bool) or not isinstance(value, int):
                raise self.bad(f"{key!r} should be a list of whole numbers, not {value!r}")
            numbers.append(value)
        return numbers

    def measure(self, key: str) -> float:
        """A number of degrees, or a factor: for drawing."""
        value = self._value(key)
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            raise self.bad(f"{key!r} should be a number, not {value!r}")
        return float(value)

    def pair(self, key: str) -> None:
        """Two numbers: a place on the map, or from where to where."""
        if not _is_pair(self._value(key)):
            raise self.bad(f"{key!r} should be two numbers, not {self.values[key]!r}")

    def pairs(self, key: str) -> int:
        """How many places on the map are listed."""
        places = self.items(key)
        for place in places:
            if not _is_pair(place):
                raise self.bad(f"{key!r} should be a list of two numbers each, not {place!r}")
        return len(places)

    def table(self, key: str) -> "Row":
        value = self._value(key)
        if not isinstance(value, dict):
            raise self.bad(f"[{key}] should be a table")
        if key not in self.inner:
            self.inner[key] = [Row(f"{self.where} [{key}]", value)]
        return self.inner[key][0]

    def each(self, key: str) -> list["Row"]:
        """The tables listed below `key`."""
        if key not in self.inner:
            found: list[Row] = []
            for at, value in enumerate(self.items(key)):
                where = f"{self.where} row {at + 1}" if key == "rows" else f"{self.where} {key} {at + 1}"
                if not isinstance(value, dict):
                    raise BadPack(f"{where}: should be a table, not {value!r}")
                found.append(Row(f"{where} ({value['id']})" if isinstance(value.get("id"), str) else where, value))
            self.inner[key] = found
        return self.inner[key]

    def rows(self, key: str) -> list["Row"]:
        """The rows of a table, each with a `source` of its own or its table's."""
        table = self.table(key)
        for row in table.each("rows"):
            row.sourced(table.values.get("source"))
        return table.each("rows")

    def sourced(self, default: object = None) -> None:
        source = self.values.get("source", default)
        if source not in SOURCES:
            raise self.bad(f"'source' should be one of {', '.join(SOURCES)}, not {source!r}")
        self.source = str(source)

    def refuse_unread(self) -> None:
        """Refuses what neither rules nor drawing nor provenance read, here and in all tables and rows inside."""
        for key in self.values:
            if key == "source":
                self.sourced()
            elif key == "field_sources":
                self._check_field_sources()
            elif key not in self.read:
                near = get_close_matches(key, sorted(self.read), 1)
                raise self.bad(f"nothing reads {key!r}" + (f": is {near[0]!r} meant?" if near else ""))
        for rows in self.inner.values():
            for row in rows:
                row.refuse_unread()

    def _check_field_sources(self) -> None:
        """Where single values come from: each must be one that this table, or a row of it, has."""
        sources = self.values["field_sources"]
        if not isinstance(sources, dict):
            raise self.bad(f"'field_sources' should be a table, not {sources!r}")
        within = [row for rows in self.inner.values() for row in rows]
        for key, source in sources.items():
            field = str(key).split(".")[0]
            if not self.has(field) and not any(row.has(field) for row in within):
                raise self.bad(f"'field_sources' names {key!r}, which is not there")
            if source not in SOURCES:
                raise self.bad(f"'field_sources': {key!r} should be one of {', '.join(SOURCES)}, not {source!r}")


def _is_pair(value: object) -> bool:
    if not isinstance(value, list) or len(value) != 2:
        return False
    return all(isinstance(each, (int, float)) and not isinstance(each, bool) for each in value)


class PackFiles:
    """The files of one pack: those in `directory`, and for the others the ones that come with Argosy."""

    def __init__(
        self,
        built_in: Traversable,
        names: list[str],
        directory: str | None,
        heads: dict[str, object],
        known: list[str] | None = None,
    ) -> None:
        """Reads the files `names`. A directory must hold at least one of them, or of the files `known` to the title."""
        own = [] if directory is None else self._own(directory, known or names)
        self.files: dict[str, Row] = {}
        for name in names:
            place = Path(str(directory)) / name if name in own else built_in / name
            where = str(place) if name in own else name
            self.files[name] = Row(where, _parsed(where, place))
            for key, wanted in heads.items():
                self._check_head(self.files[name], key, wanted)
            self._check_head(self.files[name], "component", name.removesuffix(".toml").split("-")[0])

    def _check_head(self, file: Row, key: str, wanted: object) -> None:
        if file.values.get(key) != wanted:
            raise file.bad(f"{key!r} should be {wanted!r}, not {file.values.get(key)!r}")
        file.read.add(key)

    def refuse_unread(self) -> None:
        """To be called when all is read that means anything."""
        for file in self.files.values():
            if file.has("provenance"):
                file.table("provenance").texts("public")
                file.table("provenance").text("note")
            file.refuse_unread()

    def _own(self, directory: str, known: list[str]) -> list[str]:
        folder = Path(directory)
        if not folder.is_dir():
            raise BadPack(f"{directory}: there is no such directory; a pack is a directory with {', '.join(known)}")
        own = [name for name in known if (folder / name).is_file()]
        if not own:
            raise BadPack(f"{directory}: none of the files of this pack is there ({', '.join(known)})")
        return own

    def file(self, name: str) -> Row:
        return self.files[name]

    def sources(self) -> dict[str, str]:
        """Where the facts of every component come from, as `table/id`: what is reconstructed is ours, and told so."""
        sources: dict[str, str] = {}
        for row in self.files.values():
            for name, table in row.values.items():
                rows: object = table
                default: object = None
                if isinstance(table, dict):
                    rows, default = table.get("rows"), table.get("source")
                for component in rows if isinstance(rows, list) else []:
                    if isinstance(component, dict) and "id" in component:
                        sources[f"{name}/{component['id']}"] = str(component.get("source", default))
        return sources

    def fingerprint(self) -> str:
        """Names the pack by its content: twelve digits that go into every record.

        Only what rules read counts: a better name or place on the map leaves old records as they are.
        """
        content = [_facts_of(row.values) for _, row in sorted(self.files.items())]
        return hashlib.sha256(json.dumps(content, sort_keys=True, default=str).encode()).hexdigest()[:12]


def _facts_of(value: object) -> object:
    if isinstance(value, dict):
        return {key: _facts_of(inner) for key, inner in value.items() if key not in _NO_FACTS}
    if isinstance(value, list):
        return [_facts_of(inner) for inner in value]
    return value


def _parsed(where: str, place: Traversable | Path) -> dict[str, object]:
    try:
        return tomllib.loads(place.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise BadPack(f"{where}: cannot be read: {error}") from error
    except tomllib.TOMLDecodeError as error:
        raise BadPack(f"{where}: is not TOML: {error}") from error
