"""Backups: taken while people play, brought back without overwriting anything."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import delete

from argosy.engine.errors import BadChoice
from argosy.engine.record import fingerprint
from argosy.store.backup import restore_backup, save
from argosy.store.database import connect
from argosy.store.schema import entries
from argosy.tables.commands import Tables
from service import Databases, forget, new_table, play_some, with_tables


def test_tables_move_from_any_database_to_any_other(databases: Databases, tmp_path: Path) -> None:
    file = str(tmp_path / "all.backup")
    known: dict[str, str] = {}
    first, second, third = databases.fresh("sqlite"), databases.fresh("postgresql"), databases.fresh("sqlite")

    async def fill(tables: Tables) -> None:
        for moves in (0, 7, 10_000):
            made = await new_table(tables)
            await play_some(tables, made.id, moves)
            known[made.id] = fingerprint((await tables.open(made.id)).position)

    async def compare(tables: Tables) -> None:
        for id, print_ in known.items():
            assert fingerprint((await tables.open(id)).position) == print_

    with_tables(first, fill)
    for source, target in ((first, second), (second, third)):
        saved = save(source, file)
        assert saved.tables == 3
        told = restore_backup(target, file)
        assert (told.tables, told.entries, told.conflicts) == (3, saved.entries, [])
        with_tables(target, compare)
    again = restore_backup(third, file)
    assert (again.tables, again.entries) == (0, 0)


def test_a_backup_is_taken_while_people_play_and_restored_while_they_go_on(db: str, tmp_path: Path) -> None:
    file = str(tmp_path / "running.backup")

    async def play(tables: Tables) -> None:
        made = await new_table(tables)
        await play_some(tables, made.id, 12)
        saving = asyncio.create_task(asyncio.to_thread(save, db, file))
        await play_some(tables, made.id, 20)
        await saving
        ply = (await tables.open(made.id)).ply
        restoring = asyncio.create_task(asyncio.to_thread(restore_backup, db, file))
        await play_some(tables, made.id, 5)
        told = await restoring
        assert (told.tables, told.entries, told.conflicts) == (0, 0, [])
        assert (await tables.open(made.id)).ply == ply + 5

    with_tables(db, play)


def test_a_table_that_lost_its_end_gets_it_back_and_who_watches_is_told(db: str, tmp_path: Path) -> None:
    file = str(tmp_path / "lost.backup")

    async def play(one: Tables, other: Tables) -> None:
        made = await new_table(one)
        await play_some(one, made.id, 12)
        before = fingerprint((await one.open(made.id)).position)
        save(db, file)
        engine = connect(db, writes=True)
        with engine.begin() as connection:
            connection.execute(delete(entries).where(entries.c.number > 6))
        engine.dispose()
        assert (await other.open(made.id)).ply == 5
        watch = other.feed.watch(made.id)
        assert (await asyncio.to_thread(restore_backup, db, file)).entries == 7
        async with asyncio.timeout(20):
            while (table := await other.open(made.id, check=False)).ply < 12:
                await watch.wait()
        assert fingerprint(table.position) == before

    with_tables(db, play, workers=2)


def test_a_table_that_has_gone_another_way_is_left_alone(db: str, tmp_path: Path) -> None:
    file = str(tmp_path / "other.backup")

    async def play(tables: Tables) -> None:
        made = await new_table(tables)
        await play_some(tables, made.id, 5)
        save(db, file)
        engine = connect(db, writes=True)
        with engine.begin() as connection:
            connection.execute(delete(entries).where(entries.c.number > 4))
        engine.dispose()
        forget(tables)
        await play_some(tables, made.id, 3)
        assert restore_backup(db, file).conflicts == [made.id]

    with_tables(db, play)


@pytest.mark.parametrize("content", [b"", b"something else", b"\x1f\x8b\x08\x00broken"])
def test_what_is_no_backup_is_refused(databases: Databases, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "no.backup"
    file.write_bytes(content)
    with pytest.raises(BadChoice, match="not a whole backup"):
        restore_backup(databases.fresh("sqlite"), str(file))


def test_a_backup_that_is_cut_short_restores_nothing(databases: Databases, tmp_path: Path) -> None:
    db, file = databases.fresh("sqlite"), tmp_path / "cut.backup"

    async def fill(tables: Tables) -> None:
        for _ in range(20):
            await new_table(tables)

    with_tables(db, fill)
    save(db, str(file))
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(BadChoice, match="not a whole backup"):
        restore_backup(databases.fresh("sqlite"), str(file))
