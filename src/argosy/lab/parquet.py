"""Games, and decisions, as Parquet files: the columns, and how they are written and read. docs/laboratory.md tells what they mean.

Equal games give equal bytes: rows go by number, and nothing of the clock or the machine is in a file.
"""

import json
import os
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from argosy import __version__
from argosy.engine.errors import ArgosyError, BadChoice
from argosy.extras import need
from argosy.lab.metrics import Fact
from argosy.lab.simulate import Simulated

SCHEMA = 2  # increased when a column changes its name or its meaning
GAMES, DECISIONS = "argosy games", "argosy decisions"
_TOLD = b"argosy"  # the key of what a file tells about itself
_BATCH = 500  # games that are in memory at a time, and in a row group

Told = dict[str, Any]  # kind, schema, version, terms


class ReportRow(NamedTuple):
    """What a report needs of a game."""

    bots: list[str]
    first: int
    scores: list[int]
    sources: list[dict[str, int]]
    winners: list[int]
    rounds: int
    facts: list[Fact]


def need_pyarrow() -> None:
    """Raises, in one line, where the extra is missing."""
    need("lab", "a Parquet file")


def write_games(path: Path, games: Iterable[Simulated], terms: dict[str, object]) -> int:
    """Writes the games, which come by number, and gives how many there were. The file is there whole or not at all."""
    return _write(path, _games_schema(), _told(GAMES, terms), games, _games_table)


def write_decisions(path: Path, games: Iterable[Simulated], terms: dict[str, object], names: list[str]) -> int:
    """Writes the decisions of the games; `names` are the title's actions by number."""

    def table(batch: list[Simulated], schema: Any) -> Any:
        return _decisions_table(batch, schema, names)

    return _write(path, _decisions_schema(), _told(DECISIONS, terms), games, table)


def read_told(path: Path, *, decisions_too: bool = False) -> Told:
    """What a file of games, or also of decisions, tells about itself. Raises for a file that is none."""
    parquet = _parquet()
    try:
        told = json.loads((parquet.read_schema(path).metadata or {})[_TOLD])
    except FileNotFoundError:
        raise BadChoice(
            f"{path} cannot be read: no such file; give one that 'argosy simulate TITLE --out FILE.parquet' writes"
        ) from None
    except (KeyError, ValueError, OSError):  # pyarrow's own errors are ValueErrors
        told = {}
    if not isinstance(told, dict) or told.get("kind") not in ((GAMES, DECISIONS) if decisions_too else (GAMES,)):
        raise BadChoice(f"{path} is not a file of games, such as 'argosy simulate TITLE --out FILE.parquet' writes")
    if told["schema"] != SCHEMA:
        raise BadChoice(f"{path} has columns of version {told['schema']}; this program reads version {SCHEMA}")
    return told


def row_count(path: Path) -> int:
    count: int = _parquet().read_metadata(path).num_rows
    return count


def column_names(kind: str) -> list[str]:
    names: list[str] = (_decisions_schema() if kind == DECISIONS else _games_schema()).names
    return names


def read_games(path: Path) -> Iterator[ReportRow]:
    """The games of a file whose `read_told` went well."""
    try:
        with _parquet().ParquetFile(path) as file:
            for batch in file.iter_batches(batch_size=_BATCH, columns=list(ReportRow._fields)):
                yield from _rows(batch)
    except (KeyError, ValueError, OSError) as error:
        raise ArgosyError(f"{path} is damaged: {error}") from None


# ---- columns


def _games_schema() -> Any:
    pa = _pyarrow()
    seats = pa.list_(pa.int16())
    source = pa.struct([("seat", pa.int8()), ("source", pa.string()), ("points", pa.int16())])
    fact = pa.struct(
        [("fact", pa.string()), ("item", pa.string()), ("round", pa.int8()), ("seat", pa.int8()), ("amount", pa.int16())]
    )
    return pa.schema(
        [
            ("number", pa.int64()),
            ("seed", pa.string()),  # a whole number of up to 128 bits
            ("bots", pa.list_(pa.string())),
            ("first", pa.int8()),
            ("scores", seats),
            ("sources", pa.list_(source)),
            ("winners", seats),
            ("ranks", pa.list_(pa.float32())),
            ("moves", pa.int32()),
            ("rounds", pa.int8()),
            ("stand_ins", pa.list_(pa.int32())),
            ("facts", pa.list_(fact)),
            ("record", pa.string()),
        ]
    )


def _games_table(batch: list[Simulated], schema: Any) -> Any:
    plain: dict[str, list[Any]] = {
        name: [getattr(game, name) for game in batch] for name in schema.names if name not in ("seed", "sources", "facts")
    }
    plain["seed"] = [str(game.seed) for game in batch]
    plain["sources"] = [
        [(seat, source, points) for seat, parts in enumerate(game.sources) for source, points in parts.items()] for game in batch
    ]
    plain["facts"] = [[tuple(fact) for fact in game.facts] for game in batch]
    return _pyarrow().table({name: plain[name] for name in schema.names}, schema=schema)


def _decisions_schema() -> Any:
    pa = _pyarrow()
    return pa.schema(
        [
            ("number", pa.int64()),
            ("ply", pa.int32()),
            ("round", pa.int8()),
            ("seat", pa.int8()),
            ("bot", pa.string()),
            ("asked", pa.string()),
            ("options", pa.list_(pa.string())),
            ("action", pa.string()),
            ("scores", pa.list_(pa.int16())),
            ("won", pa.bool_()),
        ]
    )


def _decisions_table(batch: list[Simulated], schema: Any, names: list[str]) -> Any:
    pairs = [(game, decision) for game in batch for decision in game.decisions or []]
    plain: dict[str, list[Any]] = {
        "number": [game.number for game, _ in pairs],
        "ply": [decision.ply for _, decision in pairs],
        "round": [decision.round for _, decision in pairs],
        "seat": [decision.seat for _, decision in pairs],
        "bot": [game.bots[decision.seat] for game, decision in pairs],
        "asked": [decision.asked for _, decision in pairs],
        "options": [[names[option] for option in decision.options] for _, decision in pairs],
        "action": [names[decision.action] for _, decision in pairs],
        "scores": [decision.scores for _, decision in pairs],
        "won": [decision.seat in game.winners for game, decision in pairs],
    }
    return _pyarrow().table({name: plain[name] for name in schema.names}, schema=schema)


# ---- reading and writing


def _rows(batch: Any) -> Iterator[ReportRow]:
    """Nested columns are taken apart as a whole: that is much faster than game by game."""
    plain = {name: batch.column(name).to_pylist() for name in ("bots", "first", "scores", "winners", "rounds")}
    sources, facts = _parts(batch, "sources"), _parts(batch, "facts")
    for at in range(batch.num_rows):
        parts: list[dict[str, int]] = [{} for _ in plain["bots"][at]]
        for seat, source, points in sources[at]:
            parts[seat][source] = points
        values = {name: column[at] for name, column in plain.items()}
        yield ReportRow(**values, sources=parts, facts=[Fact(*fact) for fact in facts[at]])


def _parts(batch: Any, name: str) -> list[list[tuple[Any, ...]]]:
    """A column of lists of structs, as lists of tuples."""
    column = batch.column(name)
    flat = list(zip(*(part.to_pylist() for part in column.flatten().flatten()), strict=True))
    ends = [0, *column.value_lengths().to_pylist()]
    for at in range(1, len(ends)):
        ends[at] += ends[at - 1]
    return [flat[ends[at] : ends[at + 1]] for at in range(len(ends) - 1)]


def _write(path: Path, schema: Any, told: Told, games: Iterable[Simulated], table: Callable[[list[Simulated], Any], Any]) -> int:
    told_schema = schema.with_metadata({_TOLD: json.dumps(told, sort_keys=True).encode()})
    scratch = path.with_name(path.name + ".new")
    waiting = iter(games)
    count = 0
    with _parquet().ParquetWriter(scratch, told_schema, compression="zstd") as writer:
        while batch := list(islice(waiting, _BATCH)):
            writer.write_table(table(batch, told_schema))
            count += len(batch)
    os.replace(scratch, path)
    return count


def _told(kind: str, terms: dict[str, object]) -> Told:
    return {"kind": kind, "schema": SCHEMA, "version": __version__, "terms": terms}


def _pyarrow() -> Any:
    import pyarrow

    return pyarrow


def _parquet() -> Any:
    need_pyarrow()
    import pyarrow.parquet

    return pyarrow.parquet
