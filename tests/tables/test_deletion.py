"""A deleted table leaves nothing behind, wherever it was open, and whatever was on its way to it."""

import asyncio
import time
from contextlib import suppress
from pathlib import Path

import pytest
from sqlalchemy import func, select, update

from argosy.cli import main
from argosy.store.database import connect
from argosy.store.retention import DAY, Retention
from argosy.store.schema import metadata, tables
from argosy.store.sql_reviews import SqlReviews
from argosy.tables.commands import Tables
from argosy.tables.creation import rematch
from argosy.tables.errors import Conflict, NoSuchTable
from argosy.tables.feed import Watch
from argosy.tables.lobby import join
from argosy.tables.seating import Chair
from service import Databases, new_table, play_some, with_tables

SOME, LONG = 5, 20  # moves


def rows_of(db: str, id: str) -> int:
    """In all of the store's tables."""
    engine = connect(db, writes=False)
    with engine.connect() as connection:
        own = [each.c.id if each is tables else each.c.table_id for each in metadata.sorted_tables]
        count = sum(connection.execute(select(func.count()).where(column == id)).scalar_one() for column in own)
    engine.dispose()
    return count


def test_nothing_is_left_and_other_workers_hear_of_it(db: str) -> None:
    async def play(one: Tables, other: Tables) -> None:
        made, kept = await new_table(one), await new_table(one)
        for each in (made, kept):
            await play_some(one, each.id, 6)
            await SqlReviews(one.store).ask_for(each.id, "end", 4, 1)
        other.feed.watch(made.id)
        await asyncio.sleep(0.3)  # it has looked, and heard all that came before
        await other.open(made.id)
        watch = other.feed.watch(made.id)
        before = rows_of(db, kept.id)
        assert rows_of(db, made.id) == before == 1 + 2 + 7 + 1
        await one.delete(made.id)
        assert (rows_of(db, made.id), rows_of(db, kept.id)) == (0, before)
        with pytest.raises(NoSuchTable):
            await see_it_go(other, watch)
        with pytest.raises(NoSuchTable):
            await one.open(made.id)
        assert (await other.open(kept.id)).ply == 6

    async def see_it_go(worker: Tables, watch: Watch) -> None:
        async with asyncio.timeout(20):
            while True:
                await watch.wait()
                await worker.open(watch.table, check=False)

    with_tables(db, play, workers=2)


def test_what_was_on_its_way_to_it_comes_to_nothing(db: str) -> None:
    """Another worker that has not heard of it yet adds no rows."""

    async def play(one: Tables, other: Tables) -> None:
        made = await new_table(one)
        table = await other.open(made.id)
        await one.delete(made.id)
        other._old.discard(made.id)
        other._kept[made.id] = table
        with pytest.raises(NoSuchTable):
            await play_some_blindly(other, made.id)
        with pytest.raises(NoSuchTable):
            await SqlReviews(other.store).ask_for(made.id, "end", 4, 1)
        await other.seen(made.id, 0, True, table.seats[0].secret_hash)
        assert rows_of(db, made.id) == 0

    async def play_some_blindly(tables: Tables, id: str) -> None:
        table = tables._kept[id]
        seat = table.to_act[0]
        await tables.move(id, seat, table.asked[seat], table.ruleset.catalogue.name(table.position.legal(seat)[0]))

    with_tables(db, play, workers=2)


def test_moves_and_a_deletion_at_once_leave_nothing(db: str) -> None:
    async def play(*workers: Tables) -> None:
        made = await new_table(workers[0], undo="free")
        async with asyncio.timeout(60):
            done = await asyncio.gather(
                *(until_it_is_gone(worker, made.id) for worker in workers),
                in_the_middle(workers[0], made.id),
                return_exceptions=True,
            )
        assert [type(each) for each in done] == [NoSuchTable, NoSuchTable, type(None)]
        assert rows_of(db, made.id) == 0

    async def until_it_is_gone(worker: Tables, id: str) -> None:
        while True:
            with suppress(Conflict):  # the other worker was faster, or took a move back
                if (await worker.open(id)).ply < LONG:
                    await play_some(worker, id, 1)
                else:  # far from the game's end, however late the deletion comes
                    await take_back(worker, id)

    async def take_back(worker: Tables, id: str) -> None:
        table = await worker.open(id)
        await worker.undo(id, table.line.moves[-1][0], table.ply)

    async def in_the_middle(worker: Tables, id: str) -> None:
        while (await worker.open(id)).ply < SOME:
            await asyncio.sleep(0.01)
        await worker.delete(id)

    with_tables(db, play, workers=2)


def test_a_rematch_that_was_deleted_is_played_anew_and_keeps_its_owner(db: str) -> None:
    async def play(tables: Tables) -> None:
        made = await new_table(tables, chairs=[Chair("here"), Chair("invite")])
        await join(tables, made.id, made.invitations[1], None, "Guest")
        await play_some(tables, made.id)
        first = await rematch(tables, made.id, 0)
        assert [row.owner for row in (await tables.open(first)).seats] == [True, False]
        await tables.delete(first)
        second = await rematch(tables, made.id, 0)
        assert second != first
        assert (await tables.open(second)).row.origin == {"rematch_of": made.id}

    with_tables(db, play)


def test_old_tables_are_deleted_where_the_host_wishes_it(db: str) -> None:
    async def play(worker: Tables) -> None:
        old, new = [await new_table(worker) for _ in range(60)], await new_table(worker)
        aged = update(tables).where(tables.c.id != new.id).values(updated_at=time.time() - 8 * DAY)
        await worker.store.write("", lambda connection: connection.execute(aged).rowcount)
        assert await Retention(worker, worker.store, 7).delete_old(time.time() - 7 * DAY) == len(old)
        assert rows_of(db, old[0].id) == 0
        assert (await worker.open(new.id)).started

    with_tables(db, play)


def test_a_table_at_which_somebody_sat_down_is_not_old(db: str) -> None:
    async def play(worker: Tables) -> None:
        made = await new_table(worker, chairs=[Chair("here"), Chair("invite"), Chair("invite")])
        aged = update(tables).values(updated_at=time.time() - 8 * DAY)
        await worker.store.write("", lambda connection: connection.execute(aged).rowcount)
        await join(worker, made.id, made.invitations[1], None, "Guest")
        assert await Retention(worker, worker.store, 7).delete_old(time.time() - 7 * DAY) == 0

    with_tables(db, play)


def test_the_file_tells_nothing_of_it_any_more(databases: Databases) -> None:
    db, name = databases.fresh("sqlite"), "Bartholomew Longname"

    async def play(tables: Tables) -> None:
        made = await new_table(tables, chairs=[Chair("here", name), Chair("here")])
        await play_some(tables, made.id, 30)
        await tables.delete(made.id)

    with_tables(db, play)
    left = b"".join(path.read_bytes() for path in Path(db).parent.glob(Path(db).name + "*"))
    assert left
    assert name.encode() not in left


def test_the_host_deletes_all_that_are_named_or_none(db: str, capsys: pytest.CaptureFixture[str]) -> None:
    ids: list[str] = []

    async def fill(tables: Tables) -> None:
        ids.extend([(await new_table(tables)).id for _ in range(2)])

    with_tables(db, fill)
    assert main(["delete-table", ids[0], "nosuchtable", "--db", db]) == 2
    assert capsys.readouterr().err == "argosy: there is no table nosuchtable: nothing was deleted\n"
    assert rows_of(db, ids[0]) > 0
    assert main(["delete-table", *ids, "--db", db]) == 0
    assert sum(rows_of(db, id) for id in ids) == 0
