"""Tables and bots need neither a database nor threads nor processes: another store and another pool do as well."""

import asyncio

import pytest

from argosy import TITLES
from argosy.engine.record import fingerprint
from argosy.runners.bot_decisions import Advice, chooser, new_luck
from argosy.runners.bot_pool import BotPool, BotTurn
from argosy.runners.bot_scheduler import BotScheduler
from argosy.tables.commands import Tables
from argosy.tables.creation import rematch
from argosy.tables.errors import NoSuchTable
from argosy.tables.feed import Feed
from argosy.tables.lobby import join, start
from argosy.tables.questions import waiting_for
from argosy.tables.seating import Chair
from argosy.tables.state import LiveTable
from argosy.tables.store import Store
from in_memory_store import InMemoryStore
from service import new_table, play_some


class HerePool:
    """A `BotPool` without threads or processes: every bot decides at once, as one that does not search."""

    size = 1
    is_busy = True
    decided = 0

    async def decide(self, turn: BotTurn) -> int:
        raise AssertionError("where the pool is busy, quick bots decide at once")

    async def decide_at_once(self, table: LiveTable, seat: int, level: str) -> int:
        self.decided += 1
        return chooser(level, table.ruleset, table.position, seat, new_luck(), table.line.moves)()

    def hurry(self, turn: BotTurn) -> bool:
        return False

    async def advise(self, turn: BotTurn, language: str, names: list[str]) -> Advice:
        raise AssertionError("nobody asks for advice")

    def close(self) -> None:
        pass


@pytest.mark.parametrize("title", TITLES)
def test_a_whole_game_of_every_title(title: str) -> None:
    """People sit down, take a decision back, play to the end, play again; what is read anew is what was played."""

    async def play() -> None:
        store: Store = InMemoryStore()
        tables = Tables(store, Feed())
        made = await new_table(tables, title, chairs=[Chair(name="Ada"), Chair("invite"), Chair("open")])
        assert await join(tables, made.id, made.invitations[1], None, "Ben")
        await start(tables, made.id, 0, "mate")
        assert [row.is_bot for row in (await tables.open(made.id)).seats] == [False, False, True]
        seat, _secret = await join(tables, made.id, "", 2, "Cleo")
        await play_some(tables, made.id, 12)
        table = await tables.open(made.id)
        await agree_to_undo(tables, table, table.line.moves[-1][0])
        assert table.notices[-1].entry.kind == "undo"
        watch = tables.feed.watch(made.id)
        await play_some(tables, made.id)
        await asyncio.wait_for(watch.wait(), 1)
        assert (table.status, (await store.listed(9))) == ("over", [])
        cold = await Tables(store, Feed()).open(made.id)
        assert fingerprint(cold.position) == fingerprint(table.position)
        assert story(cold) == story(table)
        again = await rematch(tables, made.id, seat)
        assert again == await rematch(tables, made.id, 0)
        await tables.delete(again)
        with pytest.raises(NoSuchTable):
            await tables.open(again)

    asyncio.run(play())


def story(table: LiveTable) -> list[object]:
    return [(told.ply, told.event.kind, told.event.facts) for told in table.line.events]


async def agree_to_undo(tables: Tables, table: LiveTable, seat: int) -> None:
    asked = await tables.undo(table.row.id, seat, table.ply)
    question = table.question(asked.entry)
    for other in [] if question is None else waiting_for(table, question):
        await tables.answer(table.row.id, other, asked.entry, True)


@pytest.mark.parametrize("title", TITLES)
def test_bots_play_a_whole_game_in_another_pool(title: str) -> None:
    async def play() -> None:
        tables = Tables(InMemoryStore(), Feed())
        pool = HerePool()
        as_pool: BotPool = pool
        runner = BotScheduler(tables, as_pool)
        runner.start()
        made = await new_table(tables, title, chairs=[Chair("bot", level=level) for level in ("deckhand", "mate", "mate")])
        while not (await tables.open(made.id)).is_over:
            await asyncio.sleep(0.02)
        await runner.close()
        assert 0 < pool.decided <= runner.decided == (await tables.open(made.id)).ply

    asyncio.run(play())
