"""The bots' turns: played, never lost with a worker, never played twice."""

import asyncio
import os
import signal
import time

import pytest

from argosy import TITLES
from argosy.bots.difficulty import LEVELS
from argosy.runners.bot_scheduler import BotScheduler
from argosy.runners.process_pools import ProcessBotPool
from argosy.tables.commands import Tables
from argosy.tables.seating import Chair
from service import Databases, new_table, pids, with_tables


async def until(reached, seconds: float = 60) -> None:  # type: ignore[no-untyped-def]
    end = time.monotonic() + seconds
    while not await reached():
        assert time.monotonic() < end, "it took too long"
        await asyncio.sleep(0.05)


def bots(count: int) -> list[Chair]:
    return [Chair("bot", level="deckhand")] * count


def test_bots_play_a_game_to_its_end(db: str) -> None:
    async def play(tables: Tables) -> None:
        runner = BotScheduler(tables, ProcessBotPool(1))
        runner.start()
        made = await new_table(tables, chairs=bots(3))

        async def over() -> bool:
            return (await tables.open(made.id)).is_over

        await until(over)
        table = await tables.open(made.id)
        assert table.entry == table.ply + 1  # the start, and each move once
        assert table.row.status == "over"
        await runner.close()

    with_tables(db, play)


@pytest.mark.parametrize("title", TITLES)
def test_every_level_plays_every_title(databases: Databases, title: str) -> None:
    """A quick game to its end, and then all levels at one table until each has decided something."""

    async def play(tables: Tables) -> None:
        runner = BotScheduler(tables, ProcessBotPool(1))
        runner.start()
        quick = await new_table(tables, title, chairs=bots(max(2, TITLES[title].min_players)))

        async def over() -> bool:
            return (await tables.open(quick.id)).is_over

        await until(over)
        mixed = await new_table(tables, title, chairs=[Chair("bot", level=level) for level in LEVELS])

        async def all_have_decided() -> bool:
            table = await tables.open(mixed.id)
            return {seat for seat, _ in table.line.moves} == set(range(len(LEVELS)))

        await until(all_have_decided, 120)
        await runner.close()

    with_tables(databases.fresh("sqlite"), play)


def test_a_bot_whose_process_is_killed_decides_in_another(db: str) -> None:
    async def play(tables: Tables) -> None:
        runner = BotScheduler(tables, ProcessBotPool(1))
        runner.start()
        made = await new_table(tables, chairs=bots(4))
        killed = 0

        async def over() -> bool:
            nonlocal killed
            if pids(runner.pool) and killed < 3 and runner.decided > 10 * killed:
                os.kill(pids(runner.pool)[0], signal.SIGKILL)
                killed += 1
            return (await tables.open(made.id)).is_over

        await until(over)
        assert killed == 3
        await runner.close()

    with_tables(db, play)


def test_a_dead_workers_turn_is_taken_over_when_its_lease_ends(db: str) -> None:
    async def play(dead: Tables, living: Tables) -> None:
        lately, long_ago = await new_table(dead, chairs=bots(2)), await new_table(dead, chairs=bots(2))
        await dead.store.claim_bot_turns(1, 3600.0)  # the oldest first; and then it dies
        await dead.store.claim_bot_turns(1, 0.1)
        runner = BotScheduler(living, ProcessBotPool(1), lease=3600.0)
        runner.start()

        async def over() -> bool:
            return (await living.open(long_ago.id)).is_over

        await until(over)
        assert (await living.open(lately.id)).ply == 0
        await runner.close()

    with_tables(db, play, workers=2)


def test_bots_of_several_workers_never_play_a_turn_twice(db: str) -> None:
    async def play(*workers: Tables) -> None:
        runners = [
            BotScheduler(tables, ProcessBotPool(1), lease=0.05) for tables in workers
        ]  # so short that claims overlap all the time
        for runner in runners:
            runner.start()
        made = [await new_table(workers[0], chairs=bots(2)) for _ in range(3)]

        async def over() -> bool:
            return all([(await workers[0].open(each.id)).is_over for each in made])

        await until(over)
        for each in made:
            table = await workers[1].open(each.id)
            assert table.entry == table.ply + 1
        for runner in runners:
            await runner.close()

    with_tables(db, play, workers=2)


def test_nobody_is_replaced_unless_somebody_asks_for_it(databases: Databases) -> None:
    async def play(tables: Tables) -> None:
        runner = BotScheduler(tables, ProcessBotPool(1))
        runner.start()
        made = await new_table(tables, chairs=[Chair(), *bots(1)], stand_in_after=1)
        await tables.seen(made.id, 0, False, (await tables.open(made.id)).seats[0].secret_hash)
        await asyncio.sleep(7)  # it was looked for every 5 s once
        assert (await tables.open(made.id)).level_of(0) == ""
        await runner.close()

    with_tables(databases.fresh("sqlite"), play)
