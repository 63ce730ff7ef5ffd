"""Taking back: at once while nothing was revealed and nobody else has decided; else only if the others agree."""

import pytest

from argosy.engine.record import fingerprint
from argosy.tables.commands import Tables
from argosy.tables.errors import Conflict
from argosy.tables.seating import Chair
from argosy.tables.situation import UNDO, Question
from argosy.tables.state import LiveTable
from argosy.tables.undo import undo_of
from argosy.tables.undo_text import question_text, undo_text
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
        assert undo_of(await tables.open(made.id), 0) == ("now", 0, ())
        await tables.undo(made.id, 0, 1)
        table = await tables.open(made.id)
        assert (table.ply, table.to_act) == (0, (0, 1))
        await play_some(tables, made.id, 2)
        table = await tables.open(made.id)
        assert [undo_of(table, seat) for seat in (0, 1)] == [
            ("ask", 0, (1,)),
            ("ask", 1, (0,)),
        ]  # the last choice revealed the first

    with_tables(db, play)


def test_ones_own_open_decision_is_taken_back_at_once_and_nothing_is_lost(db: str) -> None:
    async def play(one: Tables, other: Tables) -> None:
        table = await begin(one)
        id, seat, before = table.row.id, table.to_act[0], fingerprint(table.position)
        await step(one, id)
        await other.undo(id, seat, 3)
        table = await one.open(id)
        assert fingerprint(table.position) == before
        assert [notice.entry.kind for notice in table.notices] == ["start", "undo"]
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
        await tables.undo(id, seat, 3)
        with pytest.raises(Conflict, match="stale"):
            await tables.move(id, seat, asked[seat], "build market")

    with_tables(db, play)


def test_after_others_decided_all_other_people_must_agree(db: str) -> None:
    async def play(tables: Tables) -> None:
        table = await begin(tables, players=3)
        id, seat = table.row.id, table.to_act[0]
        await step(tables, id)
        table = await step(tables, id)
        others = tuple(other for other in range(3) if other != seat)
        assert undo_of(table, seat) == ("ask", 3, others)
        second = table.line.moves[4][0]
        asked = await tables.undo(id, seat, table.ply)
        assert asked.table.ply == 5
        assert (await tables.answer(id, others[0], asked.entry, True)).table.questions
        done = (await tables.answer(id, others[1], asked.entry, True)).table
        assert done.questions == []
        assert done.to_act == (seat,)
        notice = done.notices[-1]
        assert dict(notice.lost) == {seat: 1, second: 1}  # whose decisions went with it is told

    with_tables(db, play)


def test_freely_only_those_who_would_lose_a_decision_are_asked(db: str) -> None:
    async def play(tables: Tables) -> None:
        table = await begin(tables, players=3, undo="free")
        id, seat = table.row.id, table.to_act[0]
        assert undo_of(await step(tables, id), seat) == ("now", 3, ())
        table = await step(tables, id)
        second = table.line.moves[4][0]
        assert undo_of(table, seat) == ("ask", 3, (second,))
        assert undo_of(table, second) == ("now", 4, ())
        asked = await tables.undo(id, seat, table.ply)
        assert (await tables.answer(id, second, asked.entry, True)).table.ply == 3

    with_tables(db, play)


def test_what_a_bot_decided_for_somebody_is_not_theirs(db: str) -> None:
    async def play(tables: Tables) -> None:
        made = await new_table(tables, undo="free")
        await tables.move(made.id, 0, 1, DOCK)
        await tables.leave(made.id, 1, "mate")
        await tables.bot_move(made.id, 1, 1, DOCK, 0.0)
        table = (await tables.come_back(made.id, 1)).table
        assert undo_of(table, 0) == ("now", 0, ())
        assert undo_of(table, 1).can == "never"  # nothing is its own

    with_tables(db, play)


def test_an_undo_meant_for_another_moment_is_stale(db: str) -> None:
    async def play(tables: Tables) -> None:
        table = await begin(tables, undo="free")
        seat, before = table.to_act[0], table.ply
        await step(tables, table.row.id)
        with pytest.raises(Conflict, match="stale") as stale:
            await tables.undo(table.row.id, seat, before)  # as it was before the last move
        assert stale.value.table is not None

    with_tables(db, play)


def test_against_bots_nobody_needs_to_agree(db: str) -> None:
    async def play(tables: Tables) -> None:
        made = await new_table(tables, chairs=[Chair(), Chair("bot", level="mate")])
        await tables.move(made.id, 0, 1, DOCK)
        await tables.bot_move(made.id, 1, 1, DOCK, 0.0)
        assert undo_of(await tables.open(made.id), 0) == ("now", 0, ())

    with_tables(db, play)


@pytest.mark.parametrize(("policy", "can"), [("never", "never"), ("free", "ask"), ("agree", "ask")])
def test_the_tables_policy(db: str, policy: str, can: str) -> None:
    async def play(tables: Tables) -> None:
        table = await begin(tables, undo=policy)
        seat = table.to_act[0]
        await step(tables, table.row.id)
        table = await step(tables, table.row.id)
        assert undo_of(table, seat).can == can
        if can == "never":
            with pytest.raises(Conflict, match="no-undo"):
                await tables.undo(table.row.id, seat, table.ply)

    with_tables(db, play)


def test_the_text_says_what_goes_and_from_whom_as_each_may_know_it(db: str) -> None:
    async def play(tables: Tables) -> None:
        table = await begin(tables, chairs=[Chair(name="Ada"), Chair(name="Ben"), Chair(name="Cleo")])
        id = table.row.id
        table = await step(tables, id)
        first = table.line.moves[3][0]
        label = table.action_text("en", table.line.moves[3][1])
        assert undo_text(table, first, "en", first, 3) == f"your decision “{label}”"
        table = await step(tables, id)
        second = table.line.moves[4][0]
        names = table.names("en")
        told = undo_text(table, first, "en", first, 3)
        assert told.startswith(f"your decision “{label}”, and after it {names[second]}’s decision (“{names[second]} ")
        theirs = undo_text(table, second, "en", first, 3)
        assert theirs.startswith(f"{names[first]}’s decision (“")
        assert ", and after it your decision “" in theirs
        french = undo_text(table, second, "fr", first, 3)
        assert ", puis votre décision «\xa0" in french

    with_tables(db, play)


def test_the_text_does_not_tell_a_secret_choice(db: str) -> None:
    async def play(tables: Tables) -> None:
        made = await new_table(tables, chairs=[Chair(name="Ada"), Chair(name="Ben")])
        await tables.move(made.id, 0, 1, DOCK)
        table = await tables.open(made.id)
        for viewer in (1, None):
            assert undo_text(table, viewer, "en", 0, 0) == "a decision of Ada"
        assert undo_text(table, 0, "en", 0, 0).startswith("your decision “")

    with_tables(db, play)


def test_the_question_says_whether_whoever_asks_has_seen_what_comes(db: str) -> None:
    async def play(tables: Tables) -> None:
        made = await new_table(tables, "new-found-land", chairs=[Chair(name="Ada"), Chair(name="Ben")])
        told: dict[bool, str] = {}
        while len(told) < 2:
            table = await tables.open(made.id)
            seat = table.to_act[0]
            table = await step(tables, made.id)
            asked = Question(table.entry, UNDO, seat, table.ply - 1)
            text = question_text(table, 1 - seat, "en", asked)
            told.setdefault(f"{table.names('en')[seat]} has seen what was drawn" in text, text)
            assert table.ply < 200, "no move without a draw, or none with one"

    with_tables(db, play)
