"""Bots that people need not wait for: hurried, returned to, forced or quick. The slow ones here would think for ten minutes."""

import asyncio
import time
from collections.abc import Awaitable, Callable

import pytest

from argosy.runners.bot_scheduler import BotScheduler
from argosy.runners.process_pools import ProcessBotPool
from argosy.tables.commands import Tables
from argosy.tables.entries import Entry, SeatChange
from argosy.tables.errors import Conflict
from argosy.tables.seating import Chair
from argosy.tables.state import LiveTable
from argosy.web.schema import Thinking
from argosy.web.serializers.table import state_of
from service import Caller, Databases, bearer, new_table, play_by_chance, serving, table_in_memory, with_tables

SLOW = "captain:600s"


async def until(reached: Callable[[], Awaitable[bool]], seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not await reached():
        assert time.monotonic() < end, "it took too long"
        await asyncio.sleep(0.02)


async def slow_table(tables: Tables) -> str:
    """A table of a person and a slow bot, which owes a decision."""
    made = await new_table(tables, chairs=[Chair(), Chair("bot", level="admiral")])
    await tables.store.change_seats(made.id, [SeatChange(1, {"level": "admiral"}, {"level": SLOW})])
    assert (await tables.open(made.id)).deciding_bot == 1
    return made.id


def thinks(runner: BotScheduler) -> Callable[[], Awaitable[bool]]:
    """Whether a process of this runner has begun a turn."""

    async def begun() -> bool:
        return any(runner.pool.flags._begun)

    return begun


def has_moved(tables: Tables, id: str) -> Callable[[], Awaitable[bool]]:
    async def moved() -> bool:
        return any(seat == 1 for seat, _ in (await tables.open(id)).line.moves)

    return moved


def never_here(runner: BotScheduler, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on this runner's bots decide in processes only."""

    async def refuse(*_: object) -> int:
        raise AssertionError("it was decided outside of the process that searched")

    monkeypatch.setattr(runner.pool, "decide_at_once", refuse)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_hurried_bot_answers_with_what_its_search_has_found(db: str, workers: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if another worker has its turn than the one that people ask."""

    async def play(*all_tables: Tables) -> None:
        its, asked = all_tables[0], all_tables[-1]
        id = await slow_table(its)
        runner = BotScheduler(its, ProcessBotPool(1), lease=3600.0)
        never_here(runner, monkeypatch)
        runner.start()
        await until(thinks(runner))
        await asked.hurry(id, 0)
        await asked.hurry(id, 0)  # twice is as good as once
        await until(has_moved(asked, id))
        await runner.close()

    with_tables(db, play, workers=workers)


def test_a_hurried_turn_that_waits_for_a_process_is_answered_and_no_other(db: str) -> None:
    """The only process is at the first table. The second's turn is claimed and waits, the third's nobody has claimed."""

    async def play(tables: Tables) -> None:
        first = await slow_table(tables)
        runner = BotScheduler(tables, ProcessBotPool(1), lease=3600.0)
        runner.start()
        await until(thinks(runner))
        waiting = [await slow_table(tables) for _ in range(3)]

        async def as_many_as_are_claimed() -> bool:
            return len(runner._busy) == 2

        await until(as_many_as_are_claimed)
        for id in waiting[:2]:
            await tables.hurry(id, 0)
            await until(has_moved(tables, id))
        assert not await has_moved(tables, first)()
        assert not await has_moved(tables, waiting[2])()
        await runner.close()

    with_tables(db, play)


def test_a_hurry_is_for_the_decision_that_was_seen(db: str) -> None:
    async def play(tables: Tables, other: Tables) -> None:
        id = await slow_table(tables)
        table = await tables.open(id)
        await tables.hurry(id, 0, table.asked[1] - 1)
        await tables.store.hurry(id, table.entry - 1)
        assert (await tables.open(id)).row.hurried == 0
        await other.hurry(id, 0, table.entry)
        marked = (await tables.open(id)).row
        assert marked.hurried == table.entry
        await other.hurry(id, 0, table.entry)
        assert (await tables.open(id)).row.changes == marked.changes  # nobody need be told again
        await tables.bot_move(id, 1, table.asked[1], table.ruleset.catalogue.name(table.position.legal(1)[0]), 0.0)
        await tables.store.hurry(id, table.entry)
        assert await tables.store.claim_bot_turns(9, 1.0, hurried=True) == []  # it has been answered

    with_tables(db, play, workers=2)


def test_where_no_bot_decides_nobody_can_be_hurried(db: str) -> None:
    async def play(tables: Tables) -> None:
        made = await new_table(tables, players=2)
        with pytest.raises(Conflict, match="no-bot-decides"):
            await tables.hurry(made.id, 0)

    with_tables(db, play)


def test_whoever_returns_while_a_bot_thinks_has_the_seat_at_once(db: str) -> None:
    """The bot's answer is dropped, and its process is free for others."""

    async def play(tables: Tables, other: Tables) -> None:
        made = await new_table(tables, players=2)
        seat = (await tables.open(made.id)).to_act[0]
        await tables.append(made.id, seat, lambda table: absent(table, seat))
        runner = BotScheduler(tables, ProcessBotPool(1), lease=3600.0)
        runner.start()
        await until(thinks(runner))
        await other.come_back(made.id, seat)
        table = await other.open(made.id)
        action = table.ruleset.catalogue.name(table.position.legal(seat)[-1])
        entry = (await other.move(made.id, seat, table.asked[seat], action)).entry
        next_one = await new_table(tables, chairs=[Chair("bot", level="captain")] * 2)

        async def decided() -> bool:
            return (await tables.open(next_one.id)).ply > 0

        await until(decided)
        assert (await tables.open(made.id)).entry == entry
        assert (await tables.open(made.id)).line.moves == [(seat, table.ruleset.catalogue.number(action))]
        await runner.close()

    with_tables(db, play, workers=2)


def absent(table: LiveTable, seat: int) -> Entry:
    return Entry(table.entry + 1, "absent", time.time(), seat, level=SLOW)


def test_an_only_choice_needs_no_process(databases: Databases, monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_in_memory("endeavor", 3)
    for seat in play_by_chance(table, 4):
        if len(table.position.legal(seat)) == 1:
            break
    table.stand_ins[seat] = SLOW

    async def play(tables: Tables) -> None:
        runner = BotScheduler(tables, ProcessBotPool(1))
        monkeypatch.setattr(runner.pool, "decide", None)
        assert await runner._decide(table, seat, tables.feed.watch("t")) == table.position.legal(seat)[0]
        await runner.close()

    with_tables(databases.fresh("sqlite"), play)


def test_quick_bots_do_not_wait_until_the_slow_ones_have_decided(databases: Databases) -> None:
    async def play(tables: Tables) -> None:
        await slow_table(tables)
        runner = BotScheduler(tables, ProcessBotPool(1), lease=3600.0)
        runner.start()
        await until(thinks(runner))
        quick = await new_table(tables, chairs=[Chair("bot", level="mate"), Chair("bot", level="deckhand")])

        async def over() -> bool:
            return (await tables.open(quick.id)).is_over

        await until(over)
        await runner.close()

    with_tables(databases.fresh("sqlite"), play)


def test_everybody_is_told_how_long_a_bot_may_think() -> None:
    table = table_in_memory("endeavor", 3)
    seat = table.to_act[0]
    assert state_of(table, seat, "en").thinking is None
    table.stand_ins[seat] = "admiral"
    table.entry_at = 1234.5
    for viewer in (None, 0, 1, 2):
        assert state_of(table, viewer, "en").thinking == Thinking(seat=seat, since=1234.5, seconds=5.0)
    table.stand_ins[seat] = "mate"
    assert state_of(table, None, "en").thinking == Thinking(seat=seat, since=1234.5, seconds=0.0)


def test_people_at_the_table_hurry_a_bot_through_any_worker(db: str) -> None:
    """Two workers, each with processes of its own; everybody is told who thinks."""
    ids: list[str] = []
    secrets: list[str] = []

    async def set_up(tables: Tables) -> None:
        for level in (SLOW, "admiral"):
            made = await new_table(tables, chairs=[Chair(), Chair("bot", level="admiral")])
            await tables.store.change_seats(made.id, [SeatChange(1, {"level": "admiral"}, {"level": level})])
            ids.append(made.id)
            secrets.append(made.secrets[0])

    with_tables(db, set_up)
    with serving(db, 2) as server:
        caller = Caller(server)
        for secret in ("", secrets[0]):  # a spectator is told as well
            thinking = caller.get(f"/api/tables/{ids[0]}", secret)["thinking"]
            assert thinking["seat"] == 1
            assert 0 < thinking["since"] <= time.time()
        caller.post(f"/api/tables/{ids[0]}/hurry", expect=403)
        caller.post(f"/api/tables/{ids[0]}/hurry", secret=secrets[1], expect=403)
        end = time.monotonic() + 60
        while caller.get(f"/api/tables/{ids[0]}", secrets[0])["thinking"] is not None:
            hurried = caller.http.post(f"/api/tables/{ids[0]}/hurry", headers=bearer(secrets[0]))
            assert hurried.status_code in (200, 409)  # it may have answered meanwhile
            assert time.monotonic() < end, "it took too long"
        problem = caller.post(f"/api/tables/{ids[0]}/hurry", secret=secrets[0], expect=409)
        assert problem["error"] == "no-bot-decides"
        assert problem["state"]["thinking"] is None
