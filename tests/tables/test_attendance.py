"""Leaving, being away, coming back: nothing happens by itself, and whoever is gone can be played for."""

import asyncio

import pytest
from sqlalchemy import update

from argosy.store.schema import seats
from argosy.tables.attendance import PRESENT, absent_since, is_connected
from argosy.tables.commands import Acknowledged, Tables
from argosy.tables.entries import SeatRow
from argosy.tables.errors import Conflict, NotAllowed
from argosy.tables.lobby import new_link
from argosy.tables.seating import Chair
from service import new_table, with_tables

DOCK = "start merchant-dock"


async def away_for(tables: Tables, id: str, seat: int, seconds: float) -> None:
    """The seat's person was last heard of so long ago."""
    where = update(seats).where(seats.c.table_id == id, seats.c.seat == seat)
    change = where.values(connected=False, seen_at=seats.c.seen_at - seconds)
    await tables.store.write(id, lambda connection: connection.execute(change).rowcount)


def test_a_seat_is_given_to_a_bot_and_taken_back(db: str) -> None:
    async def play(tables: Tables) -> None:
        made = await new_table(tables)
        table = (await tables.leave(made.id, 0, "mate")).table
        assert table.level_of(0) == "mate"
        assert table.bot_turn
        with pytest.raises(Conflict, match="stand-in"):
            await tables.move(made.id, 0, 1, DOCK)
        await tables.bot_move(made.id, 0, 1, DOCK, 0.0)
        table = (await tables.come_back(made.id, 0)).table
        assert not table.level_of(0)
        assert table.line.levels == ["mate"]  # who decided is known, whoever plays the seat now
        with pytest.raises(Conflict, match="stale"):
            await tables.bot_move(made.id, 0, 1, DOCK, 0.0)
        with pytest.raises(Conflict, match="not-standing-in"):
            await tables.come_back(made.id, 0)

    with_tables(db, play)


def test_whoever_leaves_without_a_bot_is_waited_for_until_others_wish_one(db: str) -> None:
    async def play(tables: Tables) -> None:
        made = await new_table(tables, stand_in_after=0)
        table = (await tables.leave(made.id, 0, None)).table
        assert (table.left, table.level_of(0), table.bot_turn, table.people()) == ({0}, "", False, [1])
        with pytest.raises(Conflict, match="left"):
            await tables.move(made.id, 0, 1, DOCK)
        table = (await tables.stand_in(made.id, 0, 1, "deckhand")).table
        assert (table.level_of(0), table.bot_turn) == ("deckhand", True)
        assert (table.notices[-1].entry.kind, table.notices[-1].entry.by_seat) == ("absent", 1)
        with pytest.raises(Conflict, match="bot-plays"):
            await tables.stand_in(made.id, 0, 1, "mate")
        table = (await tables.come_back(made.id, 0)).table
        assert (table.left, table.level_of(0), table.people()) == (set(), "", [0, 1])

    with_tables(db, play)


def test_a_bot_plays_for_the_absent_only_after_the_tables_time_and_if_somebody_wishes_it(db: str) -> None:
    async def play(one: Tables, other: Tables) -> None:
        never, patient = await new_table(one, stand_in_after=0), await new_table(one, stand_in_after=100)
        for made in (never, patient):
            await away_for(one, made.id, 0, 99_000)
        with pytest.raises(Conflict, match="not-absent"):
            await other.stand_in(never.id, 0, 1, "mate")
        with pytest.raises(Conflict, match="not-absent"):
            await other.stand_in(patient.id, 1, 0, "mate")  # is there
        assert (await other.stand_in(patient.id, 0, 1, "mate")).table.level_of(0) == "mate"

    with_tables(db, play, workers=2)


def test_somebody_who_plays_without_a_connection_is_not_absent(db: str) -> None:
    async def play(tables: Tables) -> None:
        made = await new_table(tables, stand_in_after=100)
        await away_for(tables, made.id, 0, 99_000)
        await tables.move(made.id, 0, 1, DOCK)
        with pytest.raises(Conflict, match="not-absent"):
            await tables.stand_in(made.id, 0, 1, "mate")

    with_tables(db, play)


def test_a_link_for_somebody_elses_seat_is_made_by_guests_only_when_its_person_is_absent(db: str) -> None:
    async def play(tables: Tables) -> None:
        made = await new_table(tables, chairs=[Chair(), Chair("open"), Chair("open")], stand_in_after=100, auto_start=False)
        with pytest.raises(NotAllowed, match="not-owner"):
            await new_link(tables, made.id, 1, 0)
        await away_for(tables, made.id, 0, 99_000)
        assert await new_link(tables, made.id, 1, 0)

    with_tables(db, play)


def test_other_workers_know_who_is_still_there(db: str) -> None:
    """That somebody is still there is told to nobody; it must be read."""

    async def play(one: Tables, other: Tables) -> None:
        made = await new_table(one, stand_in_after=100)
        hash = (await one.open(made.id)).seats[0].secret_hash
        await one.seen(made.id, 0, True, hash)
        await away_for(one, made.id, 0, 99_000)
        await other.refresh_seats(made.id)
        await one.store.still_there(made.id, 0, (await one.open(made.id)).row.created_at, hash)
        with pytest.raises(Conflict, match="not-absent"):
            await other.stand_in(made.id, 0, 1, "mate")
        assert (await other.open(made.id)).seats[0].connected

    with_tables(db, play, workers=2)


def test_an_old_device_says_nothing_about_a_seat_that_moved(db: str) -> None:
    async def play(tables: Tables) -> None:
        made = await new_table(tables)
        hash = (await tables.open(made.id)).seats[0].secret_hash
        await tables.seen(made.id, 0, True, hash)
        await tables.seen(made.id, 0, False, "another")
        assert (await tables.open(made.id)).seats[0].connected
        await tables.seen(made.id, 0, False, hash)
        assert not (await tables.open(made.id)).seats[0].connected

    with_tables(db, play)


def test_a_connection_counts_while_it_was_heard_of_lately() -> None:
    row = SeatRow(0, "person", "Ada", "", "", False, "x", None, 1000.0, connected=True)
    assert is_connected(row, 1000.0 + PRESENT - 1)
    assert absent_since(row, 1000.0 + PRESENT - 1) is None
    assert not is_connected(row, 1000.0 + PRESENT)  # its worker died and told nobody
    assert absent_since(row, 1000.0 + PRESENT) == 1000.0


def test_an_answer_and_a_leave_at_once_settle_a_question_once(db: str) -> None:
    async def play(one: Tables, other: Tables) -> None:
        for _ in range(5):
            made = await new_table(one, players=3)
            for seat in range(3):
                await one.move(made.id, seat, 1, DOCK)
            asked = await one.undo(made.id, 2, 3)
            await one.answer(made.id, 0, asked.entry, True)
            await other.open(made.id)
            answer, leave = await asyncio.gather(
                one.answer(made.id, 1, asked.entry, True), other.leave(made.id, 1, "mate"), return_exceptions=True
            )
            assert isinstance(leave, Acknowledged)
            table = await one.open(made.id)
            told = [(notice.entry.kind, notice.entry.seat) for notice in table.notices]
            kinds = [kind for kind, _seat in told]
            assert (table.questions, kinds.count("leave")) == ([], 1)
            if ("agree", 1) in told:  # the answer was first: all had agreed, and a yes stays one when its giver goes
                assert isinstance(answer, Acknowledged)
                assert told.index(("agree", 1)) < told.index(("leave", 1))
                assert (table.ply, kinds.count("undo"), kinds.count("lapse")) == (2, 1, 0)
            else:  # seat 1 was gone first: to be away is no consent, and an answer that comes after is told so
                assert isinstance(answer, Conflict)
                assert answer.code == "no-question"
                assert (table.ply, kinds.count("undo"), kinds.count("lapse")) == (3, 0, 1)

    with_tables(db, play, workers=2)
