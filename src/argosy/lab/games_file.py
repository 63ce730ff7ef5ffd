"""The finished games of a tournament in a file: first its terms, then one line per game, added as they end."""

import json
from io import TextIOWrapper
from pathlib import Path

from argosy.engine.errors import BadChoice
from argosy.lab.played import Played, played_from_line

_KIND = "argosy tournament games 1"


class GamesFile:
    """Opens the file to go on with it, or makes it. A line that was cut short when a run was killed is dropped."""

    def __init__(self, path: Path, terms: dict[str, object], resume: bool) -> None:
        self.path = path
        self.games: dict[int, Played] = {}
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        if text and not resume:
            raise BadChoice(f"{path} has games of an earlier run: go on with it by --resume, or choose another --out")
        whole = text[: text.rfind("\n") + 1]
        lines = whole.splitlines()
        if lines:
            self._check_terms(lines[0], terms)
            self._read(lines[1:])
        self._file: TextIOWrapper = path.open("r+" if path.exists() else "x", encoding="utf-8", newline="\n")
        self._file.truncate(len(whole.encode()))
        self._file.seek(0, 2)
        if not lines:
            self._write(json.dumps({"kind": _KIND, "terms": terms}, separators=(",", ":")))

    def add(self, played: Played) -> None:
        self.games[played.number] = played
        self._write(played.to_line())

    def close(self) -> None:
        self._file.close()

    def _write(self, line: str) -> None:
        self._file.write(line + "\n")
        self._file.flush()

    def _check_terms(self, line: str, terms: dict[str, object]) -> None:
        try:
            head = json.loads(line)
            then = head["terms"] if head["kind"] == _KIND else None
        except (ValueError, KeyError, TypeError):
            then = None
        if not isinstance(then, dict):
            raise BadChoice(f"{self.path} is not a file of tournament games: choose another --out")
        for name, value in json.loads(json.dumps(terms)).items():
            if then.get(name) != value:
                raise BadChoice(f"{self.path} is of another tournament: its {name} was {then.get(name)!r}, not {value!r}")

    def _read(self, lines: list[str]) -> None:
        for at, line in enumerate(lines, 2):
            try:
                played = played_from_line(line)
            except ValueError:
                raise BadChoice(f"{self.path}, line {at}, is not a finished game") from None
            self.games[played.number] = played
