"""Playing at a table: who may, in what order, and what happens when two want the same."""

import asyncio

import pytest

from argosy import __version__
from argosy.engine.record import fingerprint
from argosy.tables import questions
from argosy.tables.commands import Tables
from argosy.tables.creation import Wishes, fork, import_record, record_of, rematch
from argosy.tables.errors import BadRequest, Conflict, NoSuchTable, NotAllowed, Refused
from argosy.tables.lobby import join
from argosy.tables.seating import Chair
from argosy.tables.state import LiveTable
from service import forget, new_table, play_some, with_tables

DOCK, HOUSE = "start merchant-dock", "start colonial-house"


async def move(tables: Tables, id: str, seat: int, action: str = "", key: str | None = None) -> LiveTable:
    table = await tables.open(id)
    name = action or table.ruleset.catalogue.name(table.position.legal(seat)[0])
    return (await tables.move(id, seat, table.asked[seat], name, key)).table


def test_rows_that_were_read_before_others_change_nothing(db: str) -> None:
    """Of two readings of the store, the one that began first may arrive last."""

    async def play(tables: Tables) -> None:
        made = await new_table(tables, chairs=[Chair(), Chair("invite")])
        before = await tables.store.table_with_entries(made.id)
        assert before is not None
        await join(tables, made.id, made.invitations[1], None, "Ben")
        table = await tables.open(made.id)
        table.update(before[0], before[1])
        assert (table.seats[1].name, table.seats[1].vacant) == ("Ben", False)

    with_tables(db, play)


def test_a_whole_game_is_the_same_for_every_worker(db: str) -> None:
    async def play(one: Tables, other: Tables) -> None:
        made = await new_table(one, players=3)
        await play_some(one, made.id)
        here, there = await one.open(made.id), await other.open(made.id)
        assert here.is_over
        assert here.row.status == there.row.status == "over"
        assert fingerprint(here.position) == fingerprint(there.position)
        forget(other)
        assert fingerprint((await other.open(made.id)).position) == fingerprint(here.position)

    with_tables(db, play, workers=2)


def test_the_same_key_is_carried_out_once(db: str) -> None:
    async def play(one: Tables, other: Tables) -> None:
        made = await new_table(one)
        first = await one.move(made.id, 0, 1, DOCK, "a")
        again = await other.move(made.id, 0, 1, DOCK, "a")
        assert (first.entry, again.entry, first.again, again.again) == (2, 2, False, True)
        with pytest.raises(Conflict, match="key-reused"):
            await one.move(made.id, 0, 1, HOUSE, "a")
        assert (await other.move(made.id, 1, 1, DOCK, "a")).again is False  # another seat's keys are its own

    with_tables(db, play, workers=2)


def test_many_at_once_with_one_key_are_carried_out_once(db: str) -> None:
    async def play(*workers: Tables) -> None:
        made = await new_table(workers[0])
        done = await asyncio.gather(*(workers[at % 3].move(made.id, 0, 1, DOCK, "a") for at in range(30)))
        assert {each.entry for each in done} == {2}
        assert sum(not each.again for each in done) == 1

    with_tables(db, play, workers=3)


def test_secret_choices_are_answered_at_once_and_in_any_order(db: str) -> None:
    async def play(*workers: Tables) -> None:
        made = await new_table(workers[0], players=4)
        asked = (await workers[0].open(made.id)).asked
        assert asked == dict.fromkeys(range(4), 1)
        # Everybody answers what they saw before anybody had answered.
        await asyncio.gather(*(workers[seat % 3].move(made.id, seat, 1, DOCK) for seat in (2, 0, 3, 1)))
        table = await workers[0].open(made.id)
        assert table.ply == 4
        assert list(table.asked.values()) == [5]

    with_tables(db, play, workers=3)


def test_a_seat_that_has_chosen_cannot_choose_again(db: str) -> None:
    async def play(tables: Tables) -> None:
        made = await new_table(tables)
        await move(tables, made.id, 0, DOCK)
        with pytest.raises(Conflict, match="stale"):
            await tables.move(made.id, 0, 1, HOUSE)
        with pytest.raises(Refused) as refused:  # knowing that it has
            await tables.move(made.id, 0, 2, HOUSE)
        assert refused.value.refusal.rule == "SET-7"

    with_tables(db, play)


def test_a_late_move_is_stale_and_a_wrong_one_is_refused_by_its_rule(db: str) -> None:
    async def play(one: Tables, other: Tables) -> None:
        made = await new_table(one)
        await play_some(one, made.id, 2)
        table = await one.open(made.id)
        seat = table.to_act[0]
        asked = table.asked[seat]
        await other.open(made.id)
        await play_some(one, made.id, 1)
        with pytest.raises(Conflict, match="stale"):
            await other.move(made.id, seat, asked, "build market")
        with pytest.raises(Refused):
            await one.move(made.id, 1 - (await one.open(made.id)).to_act[0], (await one.open(made.id)).entry, "pass")
        with pytest.raises(BadRequest, match="did you mean"):
            await one.move(made.id, 0, 1, "start merchant-duck")

    with_tables(db, play, workers=2)


def test_a_secret_opens_its_own_seat_and_no_other(db: str) -> None:
    async def play(tables: Tables) -> None:
        one, other = await new_table(tables), await new_table(tables)
        table = await tables.open(one.id)
        assert [tables.seat_of(table, one.secrets[seat]) for seat in (0, 1)] == [0, 1]
        for wrong in (other.secrets[0], "", "x" * 500, one.secrets[0][:-1], one.id):
            with pytest.raises(NotAllowed):
                tables.seat_of(table, wrong)
        with pytest.raises(NoSuchTable):
            await tables.open("nowhere")

    with_tables(db, play)


# ---- games from games


def test_a_rematch_is_one_table_for_the_same_people(db: str) -> None:
    async def play(one: Tables, other: Tables) -> None:
        made = await new_table(one)
        with pytest.raises(Conflict, match="not-over"):
            await rematch(one, made.id, 0)
        await play_some(one, made.id)
        new, same = await asyncio.gather(rematch(one, made.id, 0), rematch(other, made.id, 1))
        assert new == same
        for seat in (1, 0):
            assert (await join(other, new, made.secrets[seat], None, ""))[0] == seat
        table = await one.open(new)
        assert table.started
        assert table.row.seed != (await one.open(made.id)).row.seed

    with_tables(db, play, workers=2)


def test_a_record_is_exported_and_imported_and_forked(db: str) -> None:
    async def play(tables: Tables) -> None:
        made = await new_table(tables)
        with pytest.raises(Conflict, match="not-over"):
            record_of(await tables.open(made.id))
        await play_some(tables, made.id)
        table = await tables.open(made.id)
        again = await import_record(tables, record_of(table), _two_here())
        copy = await tables.open(again.id)
        assert fingerprint(copy.position) == fingerprint(table.position)
        forked = await tables.open((await fork(tables, made.id, 10, _two_here())).id)
        assert (forked.ply, forked.status) == (10, "running")
        assert fingerprint(forked.position) == fingerprint(table.line.position_after(10))
        with pytest.raises(BadRequest, match="no-ply"):
            await fork(tables, made.id, 10_000, _two_here())
        with pytest.raises(BadRequest):
            await import_record(tables, record_of(table).replace("start", "stop"), _two_here())

    with_tables(db, play)


def _two_here() -> Wishes:
    return Wishes([Chair(), Chair()])


def test_the_version_and_the_pack_stay_with_the_table(db: str) -> None:
    async def play(tables: Tables) -> None:
        row = (await tables.open((await new_table(tables)).id)).row
        assert row.version == __version__
        assert row.pack == (await tables.open(row.id)).ruleset.pack

    with_tables(db, play)


def test_a_cold_worker_finds_the_table_as_it_was_left(db: str) -> None:
    async def play(one: Tables, other: Tables) -> None:
        made = await new_table(one, players=3)
        for moves in (0, 1, 2, 3, 20):
            await play_some(one, made.id, moves)
            await one.leave(made.id, 0, "mate")
            await one.come_back(made.id, 0)
            await one.end(made.id, 1)
            for seat in (2, 1):
                table = await one.open(made.id)
                if table.last_own_decision(seat) is not None:
                    asked = await one.undo(made.id, seat, table.ply)
                    question = asked.table.question(asked.entry)
                    for answering in [] if question is None else questions.waiting_for(asked.table, question):
                        await one.answer(made.id, answering, asked.entry, True)
                forget(other)
                _compare(await one.open(made.id), await other.open(made.id))
            await one.leave(made.id, 2, None)
            await one.answer(made.id, 1, (await one.open(made.id)).questions[0].entry, False)
            forget(other)
            _compare(await one.open(made.id), await other.open(made.id))
            await one.come_back(made.id, 2)

    with_tables(db, play, workers=2)


def _compare(left: LiveTable, found: LiveTable) -> None:
    for name in ("entry", "asked", "lengths", "started", "ended", "questions", "stand_ins", "left", "notices", "keys", "active_at"):
        assert getattr(found, name) == getattr(left, name), name
    assert found.line.moves == left.line.moves
    assert found.line.levels == left.line.levels
    stories = [[(told.ply, told.event.kind, told.event.facts) for told in table.line.events] for table in (left, found)]
    assert stories[0] == stories[1]
    assert fingerprint(found.position) == fingerprint(left.position)
