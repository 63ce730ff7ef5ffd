"""The store: numbers and keys taken once, up to date, refused if newer, all together or not at all."""

import asyncio
import time

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import text

from argosy.engine.chance import SEEDS
from argosy.engine.record import FORMAT
from argosy.store.database import connect
from argosy.store.migrate import migrate
from argosy.store.schema import metadata
from argosy.store.sql_store import SqlStore, prepare
from argosy.tables.commands import Tables
from argosy.tables.credentials import hash_of, new_secret
from argosy.tables.entries import Entry, Standing
from argosy.tables.errors import BadStore, Conflict
from service import new_table, with_tables

RUNNING = Standing("running", [0], False)


def test_the_migrations_make_the_tables_that_the_code_uses(db: str) -> None:
    prepare(db)
    engine = connect(db, writes=True)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_migrating_twice_changes_nothing(db: str) -> None:
    prepare(db)
    engine = connect(db, writes=True)
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE kept (it INTEGER)"))
        version = connection.execute(text("SELECT version_num FROM alembic_version")).all()
    prepare(db)
    with engine.begin() as connection:
        assert connection.execute(text("SELECT version_num FROM alembic_version")).all() == version
        assert connection.execute(text("SELECT it FROM kept")).all() == []
        connection.execute(text("DROP TABLE kept"))
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_a_database_of_a_newer_argosy_is_refused_in_one_line(db: str) -> None:
    prepare(db)
    engine = connect(db, writes=True)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadStore, match=r"newer Argosy .*9999") as refused:
        migrate(engine)
    assert "\n" not in str(refused.value)
    engine.dispose()


def test_a_table_of_an_older_format_is_refused_in_one_line(db: str) -> None:
    prepare(db)
    engine = connect(db, writes=True)
    old = {
        "id": "old",
        "title": "age-of-sail",
        "players": 2,
        "options": "{}",
        "seed": 271828182845904523,
        "pack": "p",
        "version": "0",
    }
    old |= {"undo": "agree", "stand_in_after": 0, "stand_in_level": "mate", "listed": True, "auto_start": True, "created_at": 1.0}
    old |= {
        "changes": 0,
        "status": "running",
        "entry_count": 0,
        "to_act": "[0]",
        "updated_at": 1.0,
        "bot_turn": True,
        "lease_until": 0.0,
    }
    with engine.begin() as connection:  # as it was before version 0007
        newer = [f"DROP COLUMN {name}" for name in ("salt", "glance", "seed", "format")]
        for undone in (*newer, "ADD COLUMN seed BIGINT NOT NULL DEFAULT 0"):
            connection.execute(text(f"ALTER TABLE tables {undone}"))
        connection.execute(text("UPDATE alembic_version SET version_num = '0006'"))
        connection.execute(text(f"INSERT INTO tables ({', '.join(old)}) VALUES ({', '.join(f':{name}' for name in old)})"), old)
        for seat in range(2):
            columns = "table_id, seat, kind, name, colour, level, open, seen_at"
            connection.execute(text(f"INSERT INTO seats ({columns}) VALUES ('old', {seat}, 'person', '', '', '', false, 0)"))
    migrate(engine)
    with engine.connect() as connection:
        row = connection.execute(text("SELECT seed, format, bot_turn FROM tables")).one()
        assert (row.seed, row.format, bool(row.bot_turn)) == ("271828182845904523", 1, False)
    engine.dispose()

    async def play(tables: Tables) -> None:
        with pytest.raises(Conflict) as refused:
            await tables.open("old")
        assert refused.value.code == "other-format"
        assert refused.value.facts == {"format": 1, "known": FORMAT}

    with_tables(db, play)


def test_seeds_of_128_bits_come_back_whole(db: str) -> None:
    async def play(tables: Tables) -> None:
        made = [(await new_table(tables)).id for _ in range(8)]
        other = Tables(tables.store, tables.feed)
        seeds = [(await tables.open(id)).row.seed for id in made]
        assert [(await other.open(id)).row.seed for id in made] == seeds
        assert SEEDS >> 8 < max(seeds) < SEEDS

    with_tables(db, play)


@pytest.mark.parametrize("bad", ["postgresql://nobody@127.0.0.1:1/none", "mysql://somewhere", "/no/such/folder/x.db"])
def test_a_database_that_cannot_be_opened_is_told_in_one_line(bad: str) -> None:
    with pytest.raises(BadStore) as refused:
        SqlStore(bad)
    assert "\n" not in str(refused.value)


def test_a_password_is_never_told() -> None:
    with pytest.raises(BadStore) as refused:
        SqlStore("postgresql://ann:hunter2@127.0.0.1:1/none")
    assert "hunter2" not in str(refused.value)


def test_of_many_that_want_a_number_one_gets_it(db: str) -> None:
    async def play(*workers: Tables) -> None:
        made = await new_table(workers[0])
        wanted = [Entry(2, "move", time.time(), 0, f"action {at}") for at in range(30)]
        got = await asyncio.gather(*(workers[at % 3].store.append(made.id, entry, RUNNING) for at, entry in enumerate(wanted)))
        assert sum(got) == 1
        found = await workers[0].store.table_with_entries(made.id)
        assert found is not None
        assert [entry.action for entry in found[2] if entry.number == 2] == [f"action {got.index(True)}"]

    with_tables(db, play, workers=3)


def test_a_key_is_taken_once_in_a_table(db: str) -> None:
    async def play(tables: Tables) -> None:
        one, other = await new_table(tables), await new_table(tables)
        entry = Entry(2, "move", time.time(), 0, "x", key="k")
        assert await tables.store.append(one.id, entry, RUNNING)
        assert not await tables.store.append(one.id, Entry(3, "move", time.time(), 0, "y", key="k"), RUNNING)
        assert await tables.store.append(other.id, entry, RUNNING)

    with_tables(db, play)


def test_what_waits_together_is_committed_together(db: str) -> None:
    async def play(tables: Tables) -> None:
        made = [await new_table(tables) for _ in range(20)]
        before = tables.store.commits
        entry = Entry(2, "move", time.time(), 0, "x")
        assert all(await asyncio.gather(*(tables.store.append(each.id, entry, RUNNING) for each in made)))
        assert tables.store.commits - before <= 4

    with_tables(db, play)


def test_a_job_that_fails_takes_no_other_with_it(db: str) -> None:
    async def play(tables: Tables) -> None:
        made = await new_table(tables)

        def wrong(connection: object) -> None:
            raise ValueError("wrong")

        entry = Entry(2, "move", time.time(), 0, "x")
        failed, added = await asyncio.gather(
            tables.store._writer.write("", wrong), tables.store.append(made.id, entry, RUNNING), return_exceptions=True
        )
        assert isinstance(failed, ValueError)
        assert added is True

    with_tables(db, play)


def test_a_bot_turn_is_claimed_by_one_worker_until_its_lease_ends(db: str) -> None:
    async def play(one: Tables, other: Tables) -> None:
        made = await new_table(one)
        await one.store.append(made.id, Entry(2, "move", time.time(), 0, "x"), Standing("running", [1], True))
        claims = await asyncio.gather(*(worker.store.claim_bot_turns(5, 0.4) for worker in (one, other, one, other)))
        assert sorted(len(claim) for claim in claims) == [0, 0, 0, 1]
        await asyncio.sleep(0.5)
        assert await other.store.claim_bot_turns(5, 60) == [made.id]
        await other.store.release_bot_turn(made.id)
        assert await one.store.claim_bot_turns(5, 60) == [made.id]

    with_tables(db, play, workers=2)


def test_secrets_are_long_and_stored_only_as_hashes(db: str) -> None:
    async def play(tables: Tables) -> None:
        made = await new_table(tables)
        found = await tables.store.table_with_entries(made.id)
        assert found is not None
        for seat, secret in made.secrets.items():
            assert len(secret) * 6 >= 128
            assert found[1][seat].secret_hash == hash_of(secret)
            assert secret not in repr(found)

    assert new_secret() != new_secret()
    with_tables(db, play)
