"""`argosy dataset`: games to hand on, with a card that says what they are."""

import shutil
from argparse import Namespace
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from argosy.cli.messages import Screen, Words, print_json
from argosy.engine.errors import BadChoice
from argosy.engine.record import record_from_text
from argosy.extras import need
from argosy.lab.data_card import DataFile, data_card
from argosy.lab.parquet import DECISIONS, need_pyarrow, read_told, row_count, write_games
from argosy.lab.simulate import Simulated, described
from argosy.tables.errors import Conflict
from argosy.tables.packs import directory_with, ruleset_of, use

if TYPE_CHECKING:  # a store takes half a second to import, which no other command should wait for
    from argosy.store.dataset_export import FinishedGame

CARD = "README.md"

Facts = dict[str, int | str]
Packs = Counter[tuple[str, str]]  # games by title and pack


def run(asked: Namespace) -> None:
    need_pyarrow()
    out = Path(asked.out)
    if out.exists() and (not out.is_dir() or any(out.iterdir())):
        raise BadChoice(f"{asked.out} exists already: give --out a new directory")
    if not out.absolute().parent.is_dir():
        raise BadChoice(f"{asked.out}: a data set cannot be written there; name a directory in one that exists")
    if bool(asked.files) == (asked.db is not None):
        raise BadChoice("say what to export: files of 'argosy simulate', or --db DB for the finished tables of a store")
    use(dict(asked.pack))
    if asked.files:
        files, lacking = _simulated(asked.files, out)
        origin, facts = "simulated", Facts()
    else:
        files, lacking, facts = _tables(asked.db, out)
        origin = "tables"
    facts["lacking"] = lacking.total()
    (out / CARD).write_text(data_card(files, origin, facts, asked.licence, asked.lang), encoding="utf-8")
    games = sum(file.rows for file in files if file.told["kind"] != DECISIONS)
    if asked.json:
        print_json({"games": games, "files": [file.name for file in files], "card": CARD, **facts})
        return
    screen, words = Screen(), Words(asked.lang)
    screen.say(words("card-saved", games=games, folder=str(out)))
    if lacking:
        screen.say(words(f"card-{origin}-lacking", games=lacking.total(), packs=_named(lacking)))


def _simulated(names: list[str], out: Path) -> tuple[list[DataFile], Packs]:
    """Files are handed on as they are, also where nobody here could replay their games."""
    paths = [Path(name) for name in names]
    told = [read_told(path, decisions_too=True) for path in paths]
    if len({path.name for path in paths}) < len(paths):
        raise BadChoice("two of the files have the same name: give different ones")
    out.mkdir(exist_ok=True)
    for path in paths:
        shutil.copyfile(path, out / path.name)
    files = [DataFile(path.name, row_count(path), each) for path, each in zip(paths, told, strict=True)]
    lacking: Packs = Counter()
    for file in files:
        terms = file.told["terms"]
        if file.told["kind"] != DECISIONS and not _is_here(terms):
            lacking[terms["title"], terms["pack"]] += file.rows
    return files, lacking


def _is_here(terms: dict[str, Any]) -> bool:
    try:
        directory_with(terms["title"], terms["players"], terms["options"], terms["pack"])
    except (BadChoice, Conflict):  # what another version took, or another pack
        return False
    return True


def _tables(db: str, out: Path) -> tuple[list[DataFile], Packs, Facts]:
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
    lacking = counts.other_packs
    if not groups and lacking:
        raise BadChoice(
            f"{db}: what its people agreed to was played with packs that are not here: {_named(lacking)}; --pack names them"
        )
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
    facts: Facts = {"withheld": counts.without_consent + counts.continued, "unreadable": counts.unreadable}
    return files, lacking, facts


def _named(packs: Packs) -> str:
    return ", ".join(f"{pack} ({title})" for title, pack in sorted(packs))


def _described(games: "list[FinishedGame]") -> Iterator[Simulated]:
    for number, game in enumerate(games):
        record = record_from_text(game.record)
        ruleset = ruleset_of(record.title, record.players, record.options, record.pack)
        yield described(number, ruleset, game.record, game.players, [0] * record.players)


def _unused(out: Path, stem: str) -> Path:
    """Games of one title with other options, or another pack, get a file of their own."""
    path, number = out / f"{stem}.parquet", 1
    while path.exists():
        number += 1
        path = out / f"{stem}-options-{number}.parquet"
    return path
