"""One finished game of a tournament, as it is kept in a file: one line of JSON."""

import json
from dataclasses import asdict, dataclass

from argosy.engine.errors import BadRecord


@dataclass(frozen=True)
class GameRow:
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


def row_from_line(line: str) -> GameRow:
    try:
        return GameRow(**json.loads(line))
    except (ValueError, TypeError):
        raise BadRecord(f"not a finished game of a tournament: {line[:60]!r}") from None
