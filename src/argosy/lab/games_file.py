"""Finished games in a file: first the terms they were played on, then one line per game, added as they end."""

import json
import re
from pathlib import Path

from argosy.engine.errors import BadChoice

_BEGINNING = re.compile(rb'\{"number":([0-9]{1,18}),')


class GamesFile:
    """Opens the file to go on with it, or makes it. A line that was cut short when a run was killed is dropped.

    A line is JSON and begins with its game's number. Lines stay in the file: only where each stands is remembered.
    """

    def __init__(self, path: Path, kind: str, terms: dict[str, object]) -> None:
        self.path = path
        self.kind = kind
        self.places: dict[int, int] = {}  # where the line of each game begins
        self._file = path.open("r+b" if path.exists() else "x+b")
        try:
            self._end = self._read(terms)
        except BaseException:
            self._file.close()
            raise
        self._file.truncate(self._end)
        if self._end == 0:
            self._write(json.dumps({"kind": kind, "terms": terms}, separators=(",", ":")))

    def add(self, number: int, line: str) -> None:
        self.places[number] = self._end
        self._write(line)

    def line(self, number: int) -> str:
        self._file.seek(self.places[number])
        return self._file.readline().decode()

    def close(self) -> None:
        self._file.close()

    def _write(self, line: str) -> None:
        self._file.seek(self._end)
        self._file.write(line.encode() + b"\n")
        self._file.flush()
        self._end = self._file.tell()

    def _read(self, terms: dict[str, object]) -> int:
        """Finds the games that are there, and where the last whole line ends."""
        end = 0
        for at, line in enumerate(self._file, 1):
            if not line.endswith(b"\n"):
                break
            if at == 1:
                self._check_terms(line, terms)
            else:
                self.places[self._number(at, line)] = end
            end += len(line)
        return end

    def _check_terms(self, line: bytes, terms: dict[str, object]) -> None:
        try:
            head = json.loads(line)
            then = head["terms"] if head["kind"] == self.kind else None
        except (ValueError, KeyError, TypeError):
            then = None
        if not isinstance(then, dict):
            raise BadChoice(f"{self.path} is not a file of {self.kind}: choose another --out")
        for name, value in json.loads(json.dumps(terms)).items():
            if then.get(name) != value:
                raise BadChoice(
                    f"{self.path} has other games: its {name} was {then.get(name)!r}, not {value!r}; choose another --out"
                )

    def _number(self, at: int, line: bytes) -> int:
        found = _BEGINNING.match(line)
        if found is None or not line.endswith(b"}\n"):
            raise BadChoice(f"{self.path}, line {at}, is not a finished game")
        return int(found.group(1))
