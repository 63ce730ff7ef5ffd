"""Backups of every schema there has been are restored by every later version, and a backup only reads."""

import gzip
import json
import os
import stat
from pathlib import Path

import pytest
from sqlalchemy import insert, text

from argosy.engine.errors import BadChoice
from argosy.store.backup import parts_of, restore_backup, save, save_into
from argosy.store.database import connect
from argosy.store.migrate import migrate, newest_schema, schema_of
from argosy.tables.commands import Tables
from service import Databases, new_table, play_some, with_tables

CORPUS = Path(__file__).parents[1] / "backups"
STORED = sorted(CORPUS.glob("*.backup"))


def test_todays_schema_is_in_the_corpus() -> None:
    assert (CORPUS / f"{newest_schema()}.backup").exists(), "the schema has changed: run 'make stored-backup'"


@pytest.mark.parametrize("file", STORED, ids=lambda file: file.stem)
def test_a_backup_of_every_schema_is_restored_and_played_on(databases: Databases, file: Path) -> None:
    db = databases.fresh("sqlite")
    with gzip.open(file, "rt", encoding="utf-8") as saved:
        lines = [json.loads(line) for line in saved]
    told = restore_backup(db, str(file))
    assert (told.tables, told.entries) == (len(lines) - 2, sum(len(line["entries"]) for line in lines[1:-1]))

    async def play(tables: Tables) -> None:
        for line in lines[1:-1]:
            id = line["table"]["id"]
            table = await tables.open(id)
            assert table.ply == sum(entry["kind"] == "move" for entry in line["entries"])
            await play_some(tables, id, 3)

    with_tables(db, play)


def older(databases: Databases, kind: str) -> str:
    """A database as the last step but two has left it, with one table and its seat."""
    db = databases.fresh(kind)
    engine = connect(db, writes=True)
    migrate(engine, "0005")
    with engine.begin() as connection:
        parts = parts_of(connection)
        for name in ("tables", "seats"):
            row = {column.name: _some(column.type) for column in parts[name].c}
            connection.execute(insert(parts[name]), {**row, **({"table_id": "x"} if name == "seats" else {"id": "x"})})
    engine.dispose()
    return db


def _some(type: object) -> object:
    return {"TEXT": "1", "BOOLEAN": False}.get(str(type), 1)


def test_a_backup_only_reads_and_a_later_version_restores_it(databases: Databases, tmp_path: Path) -> None:
    for kind in ("sqlite", "postgresql"):
        db, file = older(databases, kind), tmp_path / f"{kind}.backup"
        assert save(db, str(file)).tables == 1
        engine = connect(db, writes=False)
        with engine.connect() as connection:
            assert schema_of(connection) == "0005"
            assert connection.execute(text("SELECT count(*) FROM tables")).scalar() == 1
        engine.dispose()
        target = databases.fresh("sqlite")
        assert restore_backup(target, str(file)).tables == 1
        engine = connect(target, writes=False)
        with engine.connect() as connection:
            assert schema_of(connection) == newest_schema()
            assert connection.execute(text("SELECT format, connected FROM tables JOIN seats ON table_id = id")).one()[0] == 1
        engine.dispose()


def test_what_is_private_is_for_its_owner_only(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        db, file = tmp_path / "tables.db", tmp_path / "all.backup"

        async def fill(tables: Tables) -> None:
            await new_table(tables)
            save(str(db), str(file))
            for each in (db, file, tmp_path / "tables.db-wal"):
                assert stat.S_IMODE(each.stat().st_mode) == 0o600, each

        with_tables(str(db), fill)
    finally:
        os.umask(before)


def test_a_folder_of_backups_keeps_the_newest(databases: Databases, tmp_path: Path) -> None:
    db = databases.fresh("sqlite")

    async def fill(tables: Tables) -> None:
        await new_table(tables)

    with_tables(db, fill)
    other = tmp_path / "argosy-notes.txt"
    other.write_text("mine")
    files = [save_into(db, str(tmp_path), 2)[0] for _ in range(4)]
    assert sorted(tmp_path.iterdir()) == sorted([other, *(Path(file) for file in files[-2:])])
    assert save_into(db, str(tmp_path), 2)[2] == [files[-2]]


def test_a_bomb_is_refused_and_fills_nothing(databases: Databases, tmp_path: Path) -> None:
    file = tmp_path / "bomb.backup"
    with gzip.open(file, "wt") as out:
        for _ in range(200):
            out.write("[" * 1_000_000)
    with pytest.raises(BadChoice, match="not a whole backup"):
        restore_backup(databases.fresh("sqlite"), str(file))
