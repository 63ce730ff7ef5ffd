"""Taking back: at once while nothing was revealed and nobody else has decided; else only if the others agree."""

import pytest

from argosy.engine.record import fingerprint
from argosy.tables.errors import Conflict
from argosy.tables.live import LiveTable
from argosy.tables.setting_up import Chair
from argosy.tables.tables import Tables
from argosy.tables.undo import undo_of
from service import new_table, play_some, with_tables

DOCK = "start merchant-dock"


async def begin(tables: Tables, **wishes: object) -> LiveTable:
    """A table after the secret choice: the first seat is to build."""
    made = await new_table(tables, **wishes)
    await play_some(tables, made.id, len(made.secrets))
    return await tables.open(made.id)


async def step(tables: Tables, id: str) -> LiveTable:
    await play_some(tables, id, 1)
    return await tables.open(id)


def test_a_secret_choice_may_be_taken_back_until_all_are_revealed(db: str) -> None:
    async def play(tables: Tables) -> None:
        made = await new_table(tables)
        await tables.move(made.id, 0, 1, DOCK)
        assert undo_of(await tables.open(made.id), 0) == ("now", 0)
        await tables.undo(made.id, 0)
        table = await tables.open(made.id)
        assert (table.ply, table.to_act) == (0, (0, 1))
        await play_some(tables, made.id, 2)
        table = await tables.open(made.id)
        assert [undo_of(table, seat) for seat in (0, 1)] == [("ask", 0), ("ask", 1)]  # the last choice revealed the first

    with_tables(db, play)


def test_ones_own_open_decision_is_taken_back_at_once_and_nothing_is_lost(db: str) -> None:
    async def play(one: Tables, other: Tables) -> None:
        table = await begin(one)
        id, seat, before = table.row.id, table.to_act[0], fingerprint(table.position)
        await step(one, id)
        await other.undo(id, seat)
        table = await one.open(id)
        assert fingerprint(table.position) == before
        assert [entry.kind for entry in table.notices] == ["start", "undo"]
        assert table.entry == 5  # start, two choices, a building, an undo: an undo is an entry too
        found = await one.store.table_with_entries(id)
        assert found is not None
        assert [entry.kind for entry in found[2]] == ["start", "move", "move", "move", "undo"]

    with_tables(db, play, workers=2)


def test_a_move_from_before_an_undo_answers_nothing(db: str) -> None:
    async def play(tables: Tables) -> None:
        table = await begin(tables)
        id, seat, asked = table.row.id, table.to_act[0], table.asked
        await step(tables, id)
        await tables.undo(id, seat)
        with pytest.raises(Conflict, match="stale"):
            await tables.move(id, seat, asked[seat], "build market")

    with_tables(db, play)


def test_after_others_decided_all_other_people_must_agree(db: str) -> None:
    async def play(tables: Tables) -> None:
        table = await begin(tables, players=3)
        id, seat = table.row.id, table.to_act[0]
        await step(tables, id)
        table = await step(tables, id)
        assert undo_of(table, seat)[0] == "ask"
        asked = (await tables.undo(id, seat)).table
        assert asked.ask is not None
        assert asked.ply == table.ply
        others = [other for other in range(3) if other != seat]
        with pytest.raises(Conflict, match="no-ask"):
            await tables.answer_undo(id, seat, True)  # nobody allows themselves
        assert (await tables.answer_undo(id, others[0], True)).table.ask is not None
        done = (await tables.answer_undo(id, others[1], True)).table
        assert done.ask is None
        assert done.to_act == (seat,)

    with_tables(db, play)


def test_one_who_declines_or_plays_on_ends_the_question(db: str) -> None:
    async def play(tables: Tables) -> None:
        table = await begin(tables)
        id, seat = table.row.id, table.to_act[0]
        await step(tables, id)
        await step(tables, id)
        await tables.undo(id, seat)
        assert (await tables.answer_undo(id, 1 - seat, False)).table.ask is None
        await tables.undo(id, seat)
        assert (await step(tables, id)).ask is None
        with pytest.raises(Conflict, match="no-ask"):
            await tables.answer_undo(id, 1 - seat, True)

    with_tables(db, play)


def test_against_bots_nobody_needs_to_agree_and_bots_wait_for_people_who_talk(db: str) -> None:
    async def play(tables: Tables) -> None:
        made = await new_table(tables, chairs=[Chair(), Chair("bot", level="mate")])
        await tables.move(made.id, 0, 1, DOCK)
        await tables.bot_move(made.id, 1, 1, DOCK, 0.0)
        assert undo_of(await tables.open(made.id), 0) == ("now", 0)
        three = await new_table(tables, chairs=[Chair(), Chair(), Chair("bot", level="mate")])
        for seat in (0, 1):
            await tables.move(three.id, seat, 1, DOCK)
        assert (await tables.open(three.id)).bot_turn
        assert not (await tables.undo(three.id, 0)).table.bot_turn

    with_tables(db, play)


@pytest.mark.parametrize(("policy", "can"), [("never", "never"), ("free", "now"), ("agree", "ask")])
def test_the_tables_policy(db: str, policy: str, can: str) -> None:
    async def play(tables: Tables) -> None:
        table = await begin(tables, undo=policy)
        seat = table.to_act[0]
        await step(tables, table.row.id)
        table = await step(tables, table.row.id)
        assert undo_of(table, seat)[0] == can
        if can == "never":
            with pytest.raises(Conflict, match="no-undo"):
                await tables.undo(table.row.id, seat)

    with_tables(db, play)
