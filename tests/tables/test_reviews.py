"""Reviews at the tables: asked for once, judged in the background, never lost with a worker."""

import asyncio
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from argosy.lab.review import judge
from argosy.runners.process_pools import ProcessReviewPool
from argosy.runners.review_scheduler import ReviewScheduler, terms_of
from argosy.runners.review_store import ReviewRow
from argosy.store.sql_reviews import SqlReviews
from argosy.tables.commands import Tables
from argosy.tables.creation import Wishes, import_record
from argosy.tables.errors import Conflict
from argosy.tables.seating import Chair
from service import Databases, new_table, pids, play_some, with_tables

RECORD = (Path(__file__).parent.parent / "golden" / "age-of-sail-2p-side-1.record").read_text(encoding="utf-8")


async def finished(tables: Tables, undo: str = "agree") -> str:
    return (await import_record(tables, RECORD, Wishes([Chair(), Chair()], undo=undo))).id


def reviewing(tables: Tables, lease: float = 20.0) -> ReviewScheduler:
    return ReviewScheduler(tables, SqlReviews(tables.store), ProcessReviewPool(1), lease)


async def review_when(runner: ReviewScheduler, id: str, reached: Callable[[ReviewRow], bool]) -> ReviewRow:
    end = time.monotonic() + 120
    while True:
        row = await runner.review_of(await runner.tables.open(id))
        if row is not None and reached(row):
            return row
        assert time.monotonic() < end, "it took too long"
        await asyncio.sleep(0.02)


def is_done(row: ReviewRow) -> bool:
    return row.status == "done"


def test_a_review_is_judged_and_kept(db: str) -> None:
    async def play(tables: Tables) -> None:
        runner = reviewing(tables)
        id = await finished(tables)
        table = await tables.open(id)
        assert await runner.review_of(table) is None
        await runner.ask_for(id, 2)
        runner.start()
        row = await review_when(runner, id, is_done)
        assert row.decisions == len(row.judged) > 50
        assert row.turning_points
        assert judge(terms_of(table, row.iterations, row.seed), row.judged[7].ply) == row.judged[7]
        await runner.ask_for(id, 2)  # again: it is there
        assert await runner.store.find(id) == row
        await runner.close()

    with_tables(db, play)


def test_only_a_finished_game_is_reviewed(databases: Databases) -> None:
    async def play(tables: Tables) -> None:
        runner = reviewing(tables)
        id = (await new_table(tables)).id
        with pytest.raises(Conflict, match="not-over"):
            await runner.ask_for(id)
        with pytest.raises(Conflict, match="not-over"):
            await runner.review_of(await tables.open(id))

    with_tables(databases.fresh("sqlite"), play)


def test_a_killed_workers_review_is_taken_over_where_it_stopped(databases: Databases) -> None:
    async def play(dying: Tables, living: Tables) -> None:
        id = await finished(dying)
        first = reviewing(dying, lease=0.6)
        await first.ask_for(id, 2)
        first.start()
        begun = await review_when(first, id, lambda row: len(row.judged) > 0)
        await first.close()  # it lets go without a word, as if killed: only its lease tells that it was there
        second = reviewing(living)
        second.start()
        row = await review_when(second, id, is_done)
        assert row.judged[: len(begun.judged)] == begun.judged
        assert row.decisions == len(row.judged)
        await second.close()

    with_tables(databases.fresh("sqlite"), play, workers=2)


def test_a_review_whose_process_is_killed_goes_on_in_another(databases: Databases) -> None:
    async def play(tables: Tables) -> None:
        runner = reviewing(tables)
        id = await finished(tables)
        await runner.ask_for(id, 2)
        runner.start()
        await review_when(runner, id, lambda row: row.decisions > 0)
        os.kill(pids(runner.pool)[0], signal.SIGKILL)
        assert (await review_when(runner, id, is_done)).decisions > 50
        await runner.close()

    with_tables(databases.fresh("sqlite"), play)


def test_a_game_that_went_on_otherwise_is_reviewed_anew(databases: Databases) -> None:
    async def play(tables: Tables) -> None:
        runner = reviewing(tables)
        id = await finished(tables, undo="free")
        await runner.ask_for(id, 2)
        table = await tables.open(id)
        while len(table.position.legal(seat := table.line.moves[-1][0])) < 3:  # back to where there was something to choose
            table = (await tables.undo(id, seat, table.ply)).table
            for question in table.questions:  # a finished game is reopened only if all agree
                table = (await tables.answer(id, 1 - seat, question.entry, True)).table
        with pytest.raises(Conflict, match="not-over"):
            await runner.review_of(table)
        name = table.ruleset.catalogue.name(table.position.legal(seat)[-1])
        await tables.move(id, seat, table.asked[seat], name)
        await play_some(tables, id)
        table = await tables.open(id)
        assert await runner.review_of(table) is None
        await runner.ask_for(id, 2)
        assert await runner.review_of(table) is not None

    with_tables(databases.fresh("sqlite"), play)
