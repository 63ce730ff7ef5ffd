"""`argosy dataset`: games to hand on, with a card that says what they are."""

import shutil
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from argosy.cli.messages import Screen, Words, print_json
from argosy.engine.errors import BadChoice
from argosy.engine.record import record_from_text
from argosy.extras import need
from argosy.lab.data_card import DataFile, data_card
from argosy.lab.parquet import DECISIONS, need_pyarrow, read_told, row_count, write_games
from argosy.lab.simulate import Simulated, described
from argosy.titles import title_named

if TYPE_CHECKING:  # a store takes half a second to import, which no other command should wait for
    from argosy.store.dataset_export import FinishedGame

CARD = "README.md"


def run(asked: Namespace) -> None:
    need_pyarrow()
    out = Path(asked.out)
    if out.exists() and (not out.is_dir() or any(out.iterdir())):
        raise BadChoice(f"{asked.out} exists already: give --out a new directory")
    if not out.absolute().parent.is_dir():
        raise BadChoice(f"{asked.out}: a data set cannot be written there; name a directory in one that exists")
    if bool(asked.files) == (asked.db is not None):
        raise BadChoice("say what to export: files of 'argosy simulate', or --db DB for the finished tables of a store")
    if asked.files:
        files, origin, facts = _simulated(asked.files, out)
    else:
        files, origin, facts = _tables(asked.db, out)
    (out / CARD).write_text(data_card(files, origin, facts, asked.licence, asked.lang), encoding="utf-8")
    games = sum(file.rows for file in files if file.told["kind"] != DECISIONS)
    if asked.json:
        print_json({"games": games, "files": [file.name for file in files], "card": CARD, **facts})
    else:
        Screen().say(Words(asked.lang)("card-saved", games=games, folder=str(out)))


def _simulated(names: list[str], out: Path) -> tuple[list[DataFile], str, dict[str, int | str]]:
    paths = [Path(name) for name in names]
    told = [read_told(path, decisions_too=True) for path in paths]
    if len({path.name for path in paths}) < len(paths):
        raise BadChoice("two of the files have the same name: give different ones")
    out.mkdir(exist_ok=True)
    for path in paths:
        shutil.copyfile(path, out / path.name)
    files = [DataFile(path.name, row_count(path), each) for path, each in zip(paths, told, strict=True)]
    return files, "simulated", {}


def _tables(db: str, out: Path) -> tuple[list[DataFile], str, dict[str, int | str]]:
    need("play", "--db")
    from argosy.store.database import is_postgresql
    from argosy.store.dataset_export import Counts, FinishedGame, consenting_games
    from argosy.store.sql_store import prepare

    if not is_postgresql(db) and not Path(db).is_file():
        raise BadChoice(f"{db}: there is no such store of tables")
    prepare(db)
    counts = Counts()
    groups: dict[tuple[str, int, str, str], list[FinishedGame]] = {}
    for game in consenting_games(db, counts):
        record = record_from_text(game.record)
        groups.setdefault((record.title, record.players, repr(sorted(record.options.items())), record.pack), []).append(game)
    if not groups:
        raise BadChoice(f"{db}: there is no finished table whose people all agreed to data sets")
    out.mkdir(exist_ok=True)
    files: list[DataFile] = []
    for (title, players, _, pack), games in groups.items():
        path = _unused(out, f"{title}-{players}")
        options = record_from_text(games[0].record).options
        terms = {"title": title, "players": players, "options": options, "pack": pack, "bots": []}
        rows = write_games(path, _described(games), terms)
        files.append(DataFile(path.name, rows, read_told(path)))
    facts: dict[str, int | str] = {"withheld": counts.without_consent + counts.continued, "unreadable": counts.unreadable}
    return files, "tables", facts


def _described(games: "list[FinishedGame]") -> Iterator[Simulated]:
    for number, game in enumerate(games):
        record = record_from_text(game.record)
        ruleset = title_named(record.title).ruleset(record.players, record.options, None)
        yield described(number, ruleset, game.record, game.players, [0] * record.players)


def _unused(out: Path, stem: str) -> Path:
    """Games of one title with other options get a file of their own."""
    path, number = out / f"{stem}.parquet", 1
    while path.exists():
        number += 1
        path = out / f"{stem}-options-{number}.parquet"
    return path
