"""One finished game of a tournament, as it is kept in a file: one line of JSON."""

import json
from dataclasses import asdict, dataclass, fields


@dataclass(frozen=True)
class Played:
    """Lists go by seat."""

    number: int
    block: int
    seed: int
    bots: list[str]
    scores: list[int]
    winners: list[int]
    ranks: list[float]
    moves: int
    decisions: list[int]
    seconds: list[float]
    slowest: list[float]
    stand_ins: list[int]
    faults: list[str]
    record: str

    def to_line(self) -> str:
        return json.dumps(asdict(self), separators=(",", ":"))


def played_from_line(line: str) -> Played:
    """Raises ValueError for what is not such a line."""
    plain = json.loads(line)
    if not isinstance(plain, dict) or set(plain) != {field.name for field in fields(Played)}:
        raise ValueError("not a finished game")
    return Played(**plain)
