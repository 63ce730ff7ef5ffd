"""Reading plain data that somebody else wrote: what is missing or of the wrong type is told by its place and name."""

from argosy.engine.chance import Chance, chance_from_text
from argosy.engine.errors import BadPosition


class Fields:
    """A table of a position taken apart. Asking for a field checks that it is there and of the right type."""

    def __init__(self, where: str, values: dict[str, object]) -> None:
        self.where = where
        self.values = values

    def bad(self, reason: str) -> BadPosition:
        return BadPosition(f"{self.where}: {reason}" if self.where else reason)

    def only(self, *known: str) -> None:
        for key in self.values:
            if key not in known:
                raise self.bad(f"there is no field {key!r}: {', '.join(known)}")

    def value(self, key: str) -> object:
        if key not in self.values:
            raise self.bad(f"field {key!r} is missing")
        return self.values[key]

    def number(self, key: str, low: int, high: int) -> int:
        return self._number(key, self.value(key), low, high)

    def numbers(self, key: str, low: int, high: int) -> list[int]:
        return [self._number(key, value, low, high) for value in self.items(key)]

    def _number(self, key: str, value: object, low: int, high: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.bad(f"{key!r} should be a whole number from {low} to {high}, not {value!r}")
        return value

    def chance(self, key: str) -> Chance:
        value = self.value(key)
        chance = chance_from_text(value) if isinstance(value, str) else None
        if chance is None:
            raise self.bad(f"{key!r} should be a key and the number of draws, as to_dict writes them, not {str(value)[:80]!r}")
        return chance

    def flag(self, key: str) -> bool:
        value = self.value(key)
        if not isinstance(value, bool):
            raise self.bad(f"{key!r} should be true or false, not {value!r}")
        return value

    def one_of(self, key: str, known: list[str]) -> int:
        """The place in `known` of the name that stands there."""
        return self.index(key, self.value(key), known)

    def one_of_or_none(self, key: str, known: list[str]) -> int:
        """The same; -1 where nothing stands."""
        value = self.value(key)
        return -1 if value is None else self.index(key, value, known)

    def some_of(self, key: str, known: list[str]) -> list[int]:
        """The places in `known` of the names in a list, none of them twice."""
        places = [self.index(key, value, known) for value in self.items(key)]
        if len(set(places)) < len(places):
            raise self.bad(f"{key!r} names something twice: {self.value(key)!r}")
        return places

    def mask_of(self, key: str, known: list[str]) -> int:
        """The same as a set: see masks.py."""
        mask = 0
        for place in self.some_of(key, known):
            mask |= 1 << place
        return mask

    def counts(self, key: str, known: list[str], high: int) -> list[int]:
        """How often each name of `known` is counted in a table; 0 where it is left out."""
        table = self.table(key)
        table.only(*known)
        return [table.number(name, 0, high) if name in table.values else 0 for name in known]

    def index(self, key: str, value: object, known: list[str]) -> int:
        if not isinstance(value, str) or value not in known:
            raise self.bad(f"{key!r} knows {', '.join(known[:60])}, not {value!r}")
        return known.index(value)

    def items(self, key: str) -> list[object]:
        value = self.value(key)
        if not isinstance(value, (list, tuple)):
            raise self.bad(f"{key!r} should be a list, not {value!r}")
        return list(value)

    def table(self, key: str) -> "Fields":
        return self._table(key, self.value(key))

    def table_or_none(self, key: str) -> "Fields | None":
        value = self.value(key)
        return None if value is None else self._table(key, value)

    def tables(self, key: str, count: int) -> list["Fields"]:
        items = self.items(key)
        if len(items) != count:
            raise self.bad(f"{key!r} should have {count} entries, not {len(items)}")
        return [self._table(f"{key} {at}", value) for at, value in enumerate(items)]

    def _table(self, name: str, value: object) -> "Fields":
        where = f"{self.where} {name}".strip()
        if not isinstance(value, dict) or not all(isinstance(key, str) for key in value):
            raise BadPosition(f"{where} should be a table with names, not {value!r}")
        return Fields(where, value)
