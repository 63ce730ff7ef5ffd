"""A game as text: title, options, seed and actions. Everything else is found by playing it again."""

import hashlib
import json
from typing import Final

from argosy.engine.chance import chance_from_seed
from argosy.engine.errors import ArgosyError, BadRecord
from argosy.engine.journal import Journal
from argosy.engine.position import Option, Position, Ruleset

FORMAT: Final = 2  # raised when the same seed and moves would be another game
_LONGEST_VALUE: Final = 200  # characters of an option
_FIRST_LINE: Final = f"argosy record {FORMAT}"


def fingerprint(position: Position) -> str:
    """A short hash of everything in the position: equal positions, equal fingerprints, on every machine."""
    text = json.dumps(position.to_dict(), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def commitment_to(seed: int, salt: str) -> str:
    """What binds whoever publishes it to the seed, and does not tell it: the salt leaves nothing to try, however few the seeds."""
    return hashlib.sha256(f"argosy deal {seed} {salt}".encode()).hexdigest()


class Record:
    """A game that can be saved, shared and played again."""

    def __init__(
        self,
        title: str,
        players: int,
        options: dict[str, Option],
        seed: int,
        pack: str,
        moves: list[tuple[int, str]],
        end: str,
        salt: str = "",
    ) -> None:
        self.title = title
        self.players = players
        self.options = options
        self.seed = seed
        self.pack = pack
        self.moves = moves  # (seat, name of the action), in the order played
        self.end = end  # fingerprint of the last position
        self.salt = salt  # with the seed gives the commitment that was published before the game; empty: none was

    @property
    def commitment(self) -> str:
        """Empty if there is none."""
        return commitment_to(self.seed, self.salt) if self.salt else ""

    def to_text(self) -> str:
        head = [
            _FIRST_LINE,
            f"title {self.title}",
            f"players {self.players}",
            *(f"option {name} {json.dumps(value)}" for name, value in sorted(self.options.items())),
            f"seed {self.seed}",
            *([f"salt {self.salt}", f"commitment {self.commitment}"] if self.salt else []),
            f"pack {self.pack}",
            f"moves {len(self.moves)}",
        ]
        return "\n".join([*head, *(f"{seat} {name}" for seat, name in self.moves), f"end {self.end}", ""])


def game_record(ruleset: Ruleset, seed: int, moves: list[tuple[int, str]], position: Position, salt: str = "") -> Record:
    """The record of a game that these moves have led to this position."""
    return Record(ruleset.title, ruleset.players, ruleset.options, seed, ruleset.pack, moves, fingerprint(position), salt)


def record_from_text(text: str) -> Record:
    """Reads a record. Whether its moves are legal is seen when it is replayed."""
    lines = text.strip().splitlines()
    if not lines or not lines[0].startswith("argosy record"):
        raise BadRecord(f"not a record: the first line must be {_FIRST_LINE!r}")
    if lines[0] != _FIRST_LINE:
        raise BadRecord(f"this record is of another version ({lines[0]!r}); this program reads {_FIRST_LINE!r}")
    reader = _Reader(lines)
    title = reader.value("title")
    players = reader.number("players")
    options = reader.options()
    seed = reader.number("seed")
    salt = reader.salt(seed)
    pack = reader.value("pack")
    moves = reader.moves(reader.number("moves"))
    return Record(title, players, options, seed, pack, moves, reader.last("end"), salt)


def replay(record: Record, ruleset: Ruleset, journal: Journal | None = None, upto: int | None = None) -> Position:
    """Plays the record's moves from the start, all or the first `upto`, and checks where a whole one ends."""
    position = ruleset.deal(chance_from_seed(record.seed), journal)
    moves = record.moves if upto is None else record.moves[:upto]
    for ply, (seat, name) in enumerate(moves):
        try:
            position.play(seat, ruleset.catalogue.number(name))
        except ArgosyError as error:
            raise BadRecord(f"move {ply + 1} of the record ({seat} {name}) cannot be played: {error}") from error
    if upto is None and fingerprint(position) != record.end:
        raise BadRecord("the record does not end where it says it does: it was altered, or played by other rules")
    return position


class _Reader:
    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.at = 1

    def line(self, wanted: str) -> str:
        if self.at >= len(self.lines):
            raise BadRecord(f"the record is cut short: line {self.at + 1} should be {wanted}")
        line = self.lines[self.at]
        self.at += 1
        return line

    def value(self, key: str) -> str:
        line = self.line(f"'{key} ...'")
        if not line.startswith(key + " "):
            raise BadRecord(f"line {self.at} of the record should begin with {key!r}, not {line[:40]!r}")
        return line[len(key) + 1 :]

    def number(self, key: str) -> int:
        value = self.value(key)
        if not (value.isascii() and value.isdigit() and len(value) <= 40):
            raise BadRecord(f"line {self.at} of the record: {key} should be a whole number, not {value[:40]!r}")
        return int(value)

    def salt(self, seed: int) -> str:
        """Of the commitment to the seed; empty if there is none. One that does not fit is refused."""
        if self.at >= len(self.lines) or not self.lines[self.at].startswith("salt "):
            return ""
        salt, commitment = self.value("salt"), self.value("commitment")
        if commitment != commitment_to(seed, salt):
            raise BadRecord("the deal is not the one that was promised: seed and salt of the record do not give its commitment")
        return salt

    def options(self) -> dict[str, Option]:
        options: dict[str, Option] = {}
        while self.at < len(self.lines) and self.lines[self.at].startswith("option "):
            line = self.lines[self.at].split(" ", 2)
            self.at += 1
            try:
                value = json.loads(line[2]) if len(line[2]) <= _LONGEST_VALUE else None
            except (IndexError, ValueError):
                value = None
            if not isinstance(value, (bool, int, str)):
                raise BadRecord(f"line {self.at} of the record is not an option with a value: {' '.join(line)[:60]!r}")
            options[line[1]] = value
        return options

    def moves(self, count: int) -> list[tuple[int, str]]:
        moves: list[tuple[int, str]] = []
        for _ in range(count):
            seat, _space, name = self.line("a move").partition(" ")
            if not (seat.isascii() and seat.isdigit() and len(seat) <= 2 and name):
                raise BadRecord(f"line {self.at} of the record should be a move ('2 build market'), not {seat[:40]!r}")
            moves.append((int(seat), name))
        return moves

    def last(self, key: str) -> str:
        value = self.value(key)
        if self.at != len(self.lines):
            raise BadRecord(f"the record goes on after its end: line {self.at + 1} is {self.lines[self.at][:40]!r}")
        return value
