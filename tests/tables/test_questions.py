"""What needs the others' yes: asked one after the other, answered by name, ended in a way that is told."""

import asyncio

import pytest

from argosy.tables.commands import Tables
from argosy.tables.creation import rematch
from argosy.tables.errors import Conflict
from argosy.tables.lobby import join, new_link
from argosy.tables.questions import waiting_for
from argosy.tables.seating import Chair
from argosy.tables.state import LiveTable
from argosy.tables.undo import undo_of
from service import new_table, play_some, with_tables

DOCK = "start merchant-dock"


async def after_the_choice(tables: Tables, players: int = 3, **wishes: object) -> str:
    """A table where everybody has made the first, secret choice, seat by seat."""
    made = await new_table(tables, players=players, **wishes)
    for seat in range(players):
        await tables.move(made.id, seat, 1, DOCK)
    return made.id


def kinds(table: LiveTable) -> list[str]:
    return [notice.entry.kind for notice in table.notices]


def test_while_an_undo_is_asked_for_nobody_decides(db: str) -> None:
    async def play(tables: Tables) -> None:
        made = await new_table(tables, chairs=[Chair(), Chair(), Chair("bot", level="mate")])
        for seat in (0, 1):
            await tables.move(made.id, seat, 1, DOCK)
        assert (await tables.open(made.id)).bot_turn
        asked = await tables.undo(made.id, 0, 2)
        assert not asked.table.bot_turn
        with pytest.raises(Conflict, match="stale"):
            await tables.bot_move(made.id, 2, 1, DOCK, 0.0)
        declined = (await tables.answer(made.id, 1, asked.entry, False)).table
        assert declined.bot_turn
        id = await after_the_choice(tables, players=2)
        table = await tables.open(id)
        seat = table.to_act[0]
        asked = await tables.undo(id, 0, 2)
        with pytest.raises(Conflict, match="question-open"):
            await tables.move(id, seat, table.asked[seat], "build market")
        await tables.answer(id, 0, asked.entry, False)
        assert kinds(await tables.open(id))[-2:] == ["ask", "withdraw"]
        await play_some(tables, id, 1)

    with_tables(db, play)


def test_a_second_request_waits_for_its_turn_and_is_closed_when_its_decision_is_gone(db: str) -> None:
    async def play(tables: Tables) -> None:
        id = await after_the_choice(tables)
        first = await tables.undo(id, 0, 3)
        second = await tables.undo(id, 1, 3)
        with pytest.raises(Conflict, match="already-asked"):
            await tables.undo(id, 0, 3)
        table = second.table
        assert [(each.entry, waiting_for(table, each)) for each in table.questions] == [(first.entry, [1, 2]), (second.entry, [])]
        with pytest.raises(Conflict, match="not-asked"):  # not yet
            await tables.answer(id, 2, second.entry, True)
        await tables.answer(id, 1, first.entry, True)
        table = (await tables.answer(id, 2, first.entry, True)).table
        assert (table.ply, table.questions) == (0, [])
        assert kinds(table) == ["start", "ask", "ask", "agree", "agree", "undo", "lapse"]

    with_tables(db, play)


def test_a_second_request_is_put_when_the_first_was_declined(db: str) -> None:
    async def play(tables: Tables) -> None:
        id = await after_the_choice(tables)
        first = await tables.undo(id, 0, 3)
        second = await tables.undo(id, 1, 3)
        table = (await tables.answer(id, 2, first.entry, False)).table
        assert [(each.entry, waiting_for(table, each)) for each in table.questions] == [(second.entry, [0, 2])]

    with_tables(db, play)


def test_requests_of_two_at_once_both_stand_in_some_order(db: str) -> None:
    async def play(one: Tables, other: Tables) -> None:
        id = await after_the_choice(one)
        await other.open(id)
        await asyncio.gather(one.undo(id, 0, 3), other.undo(id, 1, 3))
        table = await one.open(id)
        assert sorted(each.seat for each in table.questions) == [0, 1]

    with_tables(db, play, workers=2)


def test_an_answer_is_ones_own_and_may_be_changed_to_no(db: str) -> None:
    async def play(tables: Tables) -> None:
        id = await after_the_choice(tables)
        asked = await tables.undo(id, 0, 3)
        with pytest.raises(Conflict, match="not-asked"):
            await tables.answer(id, 0, asked.entry, True)  # nobody allows themselves
        done = await tables.answer(id, 1, asked.entry, True)
        again = await tables.answer(id, 1, asked.entry, True)  # sent again after a lost answer
        assert (again.entry, again.again) == (done.entry, True)
        table = (await tables.answer(id, 1, asked.entry, False)).table
        assert table.questions == []
        with pytest.raises(Conflict, match="no-question"):
            await tables.answer(id, 2, asked.entry, True)
        with pytest.raises(Conflict, match="no-question"):
            await tables.answer(id, 2, 1, True)

    with_tables(db, play)


@pytest.mark.parametrize("level", [None, "mate"])
def test_whoever_leaves_without_an_answer_has_not_agreed_and_nobody_waits_for_them(db: str, level: str | None) -> None:
    async def play(tables: Tables) -> None:
        id = await after_the_choice(tables)
        asked = await tables.undo(id, 2, 3)  # its own decision is the last: nobody else loses one
        await tables.answer(id, 0, asked.entry, True)
        table = (await tables.leave(id, 1, level)).table
        assert (table.ply, table.questions, kinds(table)[-2:]) == (3, [], ["leave", "lapse"])

    with_tables(db, play)


def test_alone_with_stand_ins_nobody_rewinds_the_others_game(db: str) -> None:
    async def play(tables: Tables) -> None:
        id = await after_the_choice(tables)
        await tables.leave(id, 0, "mate")
        await tables.leave(id, 1, None)
        table = await tables.open(id)
        assert undo_of(table, 2) == ("ask", 2, (0, 1))
        asked = await tables.undo(id, 2, 3)
        assert (asked.table.ply, waiting_for(asked.table, asked.table.questions[0])) == (3, [0, 1])
        table = (await tables.answer(id, 2, asked.entry, False)).table  # whoever asked need not wait either
        assert (table.ply, table.undo_question) == (3, None)

    with_tables(db, play)


def test_somebody_new_at_a_seat_has_agreed_to_nothing(db: str) -> None:
    async def play(tables: Tables) -> None:
        id = await after_the_choice(tables)
        asked = await tables.undo(id, 0, 3)
        await tables.answer(id, 1, asked.entry, True)
        invitation = await new_link(tables, id, 0, 1)
        await join(tables, id, invitation, None, "Dan", take=True)
        table = await tables.open(id)
        assert waiting_for(table, table.questions[0]) == [1, 2]

    with_tables(db, play)


def test_a_key_belongs_to_what_was_asked(db: str) -> None:
    async def play(tables: Tables) -> None:
        made = await new_table(tables, players=2)
        await tables.move(made.id, 0, 1, DOCK, "k")
        assert (await tables.move(made.id, 0, 1, DOCK, "k")).again
        for other in (
            tables.undo(made.id, 0, 1, "k"),
            tables.end(made.id, 0, "k"),
            tables.move(made.id, 0, 2, DOCK, "k"),
            tables.move(made.id, 0, 1, "start colonial-house", "k"),
        ):
            with pytest.raises(Conflict, match="key-reused"):
                await other
        assert (await tables.undo(made.id, 0, 1, "u")).entry == 3
        assert (await tables.undo(made.id, 0, 1, "u")).again
        with pytest.raises(Conflict, match="key-reused"):
            await tables.undo(made.id, 0, 0, "u")
        assert (await tables.open(made.id)).entry == 3

    with_tables(db, play)


def test_whoever_would_lose_a_decision_is_asked_even_if_a_bot_plays_for_them(db: str) -> None:
    async def play(tables: Tables) -> None:
        id = await after_the_choice(tables)
        await tables.leave(id, 2, "mate")
        asked = await tables.undo(id, 0, 3)
        table = (await tables.answer(id, 1, asked.entry, True)).table
        assert [waiting_for(table, each) for each in table.questions] == [[2]]
        assert (await tables.answer(id, 2, asked.entry, True)).table.ply == 0

    with_tables(db, play)


def test_the_question_of_one_who_leaves_is_closed(db: str) -> None:
    async def play(tables: Tables) -> None:
        id = await after_the_choice(tables)
        await tables.undo(id, 0, 3)
        table = (await tables.leave(id, 0, None)).table
        assert (table.questions, kinds(table)[-2:]) == ([], ["leave", "lapse"])

    with_tables(db, play)


def test_what_is_due_after_a_crash_is_carried_out_before_anything_else(db: str) -> None:
    """The worker died between an answer and what follows from it."""

    async def play(one: Tables, other: Tables) -> None:
        id = await after_the_choice(one, players=2)
        asked = await one.undo(id, 0, 2)
        table = asked.table
        entry = table.draft("agree", 1, question=asked.entry)
        assert await one.store.append(id, entry, table.preview(entry).after.standing())
        assert (await other.open(id)).questions
        await other.settle(id)
        assert ((await other.open(id)).ply, (await one.open(id)).questions) == (0, [])

    with_tables(db, play, workers=2)


def test_the_game_is_ended_for_all_when_all_agree(db: str) -> None:
    async def play(tables: Tables) -> None:
        id = await after_the_choice(tables)
        asked = await tables.end(id, 0)
        with pytest.raises(Conflict, match="already-asked"):
            await tables.end(id, 0)
        table = await tables.open(id)
        await play_some(tables, id, 1)  # the game goes on while people think about it
        await tables.answer(id, 1, asked.entry, True)
        table = (await tables.answer(id, 2, asked.entry, True)).table
        assert (table.status, table.to_act, table.is_over, table.row.status) == ("ended", (), False, "ended")
        for late in (tables.undo(id, 0, table.ply), tables.end(id, 0), tables.leave(id, 0, None), tables.move(id, 0, 4, "pass")):
            with pytest.raises(Conflict, match="ended"):
                await late
        assert await rematch(tables, id, 0)

    with_tables(db, play)


def test_alone_with_bots_the_game_ends_at_once(db: str) -> None:
    async def play(tables: Tables) -> None:
        made = await new_table(tables, chairs=[Chair(), Chair("bot", level="mate")])
        table = (await tables.end(made.id, 0, "k")).table
        assert (table.status, table.bot_turn, kinds(table)) == ("ended", False, ["start", "end"])
        assert (await tables.end(made.id, 0, "k")).again

    with_tables(db, play)


def test_a_finished_game_is_reopened_only_if_everybody_agrees(db: str) -> None:
    async def play(tables: Tables) -> None:
        made = await new_table(tables, players=3, undo="free")
        await play_some(tables, made.id, 4)
        await tables.end(made.id, 1)
        await play_some(tables, made.id)
        table = await tables.open(made.id)
        assert table.is_over
        assert kinds(table)[-1] == "lapse"  # there is nothing to end any more
        last = table.line.moves[-1][0]
        asked = await tables.undo(made.id, last, table.ply)
        assert [waiting_for(asked.table, each) for each in asked.table.questions] == [[s for s in range(3) if s != last]]

    with_tables(db, play)
