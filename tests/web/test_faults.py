"""When the machine fails: a full disk, a disk that cannot be written to, a port that is taken, a clock that goes back, a database of
a newer version. Each is told in one line, nothing that was acknowledged is lost, and play goes on when it is over."""

import asyncio
import contextlib
import errno
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
import psycopg
import pytest
from pgserver.postgres_server import get_server
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from argosy.cli import main
from argosy.runners.bot_scheduler import BotScheduler
from argosy.runners.process_pools import ProcessBotPool
from argosy.store import writer
from argosy.store.database import connect
from argosy.store.sql_reviews import SqlReviews
from argosy.store.sql_store import prepare
from argosy.tables.commands import Tables
from argosy.tables.errors import BadStore, StoreDown
from argosy.tables.seating import Chair
from argosy.web.limits import LimitExceeded, RateLimit
from crash import kill_postgresql
from service import Caller, Databases, Server, free_port, new_table, play_some, serving, stop_at_once, with_tables

ARGOSY = (sys.executable, "-m", "argosy")


def on_a_disk(folder: Path, size: str, then: str = "true") -> tuple[str, ...]:
    """Runs argosy where `folder` is a disk of that size, of its own: a mount that nobody else sees. First `then` is done there."""
    script = f'mount -t tmpfs -o size={size} tmpfs "$0" && (cd "$0" && {then}) && exec "$@"'
    return ("unshare", "--map-root-user", "--mount", "sh", "-c", script, str(folder), *ARGOSY)


def told(command: tuple[str, ...], *arguments: str) -> str:
    """The one line that a command tells before it gives up."""
    ran = subprocess.run([*command, *arguments], capture_output=True, text=True, timeout=60)
    assert ran.returncode == 2, ran
    assert ran.stderr.count("\n") == 1, ran.stderr
    return ran.stderr


def errors_logged(server: Server) -> list[str]:
    lines = [json.loads(line) for line in Path(server.log.name).read_text().splitlines()]
    return [line["text"] for line in lines if line["level"] == "error"]


def fill(file: Path) -> None:
    with file.open("wb", buffering=0) as filling:
        try:
            while True:
                filling.write(bytes(4096))
        except OSError as error:
            if error.errno != errno.ENOSPC:
                raise


def test_a_disk_that_is_full_while_people_play(tmp_path: Path) -> None:
    with serving(str(tmp_path / "t.db"), 1, program=on_a_disk(tmp_path, "2M")) as server:
        api = Caller(server)
        id, secrets, _ = api.create([{"kind": "here"}, {"kind": "here"}])
        filler = Path(f"/proc/{server.process.pid}/root{tmp_path}/filler")

        def move(expect: int) -> int:
            state = api.get(f"/api/tables/{id}")
            secret = secrets[state["to_act"][0]]
            decision = api.get(f"/api/tables/{id}", secret)["decision"]
            body = {"entry": decision["entry"], "action": decision["actions"][0]["name"]}
            answer = api.http.post(f"/api/tables/{id}/moves", json=body, headers={"Authorization": f"Bearer {secret}"})
            assert answer.status_code in (200, expect), answer.text
            return answer.status_code

        assert move(200) == 200
        fill(filler)
        played = 1
        while move(503) == 200:  # what the disk still had room for
            played += 1
        assert api.get(f"/api/tables/{id}")["ply"] == played  # it can be looked at, and nothing is lost
        assert [line for line in errors_logged(server) if line.startswith("the database takes nothing: ")]
        assert not [line for line in errors_logged(server) if line == "unexpected error"]
        filler.unlink()
        assert move(200) == 200
        assert api.get(f"/api/tables/{id}")["ply"] == played + 1


def test_a_backup_to_a_full_disk_leaves_no_half_file(tmp_path: Path) -> None:
    db, disk = str(tmp_path / "t.db"), tmp_path / "disk"
    disk.mkdir()
    with_tables(db, lambda tables: new_table(tables))
    full = on_a_disk(disk, "16k", "! head -c 1M /dev/zero > filler 2>&1")
    then_list = ("sh", "-c", f'"$@"; ls {disk}', "sh", *ARGOSY, "backup", str(disk / "all.backup"), "--db", db)
    ran = subprocess.run([*full[: -len(ARGOSY)], *then_list], capture_output=True, text=True)
    assert ran.stderr == f"argosy: {disk}/all.backup: the backup cannot be kept there: No space left on device\n"
    assert ran.stdout == "filler\n"


def test_a_record_that_cannot_be_saved_is_printed(tmp_path: Path) -> None:
    full = on_a_disk(tmp_path, "16k", "! head -c 1M /dev/zero > filler 2>&1")
    ran = subprocess.run([*full, "watch", "endeavor", "--seed", "1", "--save", str(tmp_path / "g")], capture_output=True, text=True)
    assert ran.returncode == 2
    assert ran.stderr.count("\n") == 1
    assert "No space left" in ran.stderr
    assert "\nargosy record 2\n" in ran.stdout


def test_a_folder_that_cannot_be_written_to(tmp_path: Path) -> None:
    read_only = on_a_disk(tmp_path, "2M", "touch empty.db; mount -o remount,ro .")
    assert "empty.db: the database cannot be used: " in told(read_only, "serve", "--port", "0", "--db", str(tmp_path / "empty.db"))
    home = ("env", f"XDG_DATA_HOME={tmp_path}", *ARGOSY)
    assert "Read-only file system" in told((*read_only[: -len(ARGOSY)], *home), "serve", "--port", "0")


def test_postgresql_that_takes_no_writes(databases: Databases, monkeypatch: pytest.MonkeyPatch) -> None:
    """As a standby, or one whose disk is full, does."""
    monkeypatch.setattr(writer, "_GIVE_UP_AFTER", 0.2)
    owner = databases.fresh("postgresql")
    db = owner.replace("postgres:@", "reader:@")
    assert db != owner
    with psycopg.connect(owner, autocommit=True) as connection:
        connection.execute("DROP ROLE IF EXISTS reader")
        connection.execute("CREATE ROLE reader LOGIN SUPERUSER")

    def read_only(value: str) -> None:
        with psycopg.connect(owner, autocommit=True) as connection:
            connection.execute(f"ALTER ROLE reader SET default_transaction_read_only = {value}")
            connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'reader'")

    async def play(tables: Tables) -> None:
        made = await new_table(tables)
        await play_some(tables, made.id, 3)
        read_only("on")
        with pytest.raises(StoreDown):
            await play_some(tables, made.id, 1)
        assert (await tables.open(made.id)).ply == 3
        read_only("off")
        await play_some(tables, made.id, 2)
        assert (await tables.open(made.id)).ply == 5

    with_tables(db, play)
    full = DBAPIError.instance("", {}, psycopg.errors.DiskFull(), psycopg.Error)
    assert isinstance(full, DBAPIError)
    assert writer.is_transient(full)


def test_a_server_waits_for_a_database_that_starts_later(tmp_path: Path) -> None:
    """As after a reboot."""
    database = get_server(tempfile.mkdtemp(prefix="argosy-pg-"), cleanup_mode=None)
    uri, port = str(database.get_uri()), free_port()
    kill_postgresql(database)
    assert "cannot be used" in told(ARGOSY, "serve", "--port", str(port), "--db", uri, "--wait", "0")
    with subprocess.Popen(
        [*ARGOSY, "serve", "--port", str(port), "--quiet"], stderr=subprocess.PIPE, text=True, env={**os.environ, "ARGOSY_DB": uri}
    ) as waiting:
        try:
            assert waiting.stderr is not None
            assert "waiting for it" in waiting.stderr.readline()
            database.ensure_postgres_running()
            health = f"http://127.0.0.1:{port}/health"
            until = time.monotonic() + 120
            while time.monotonic() < until:
                with contextlib.suppress(httpx.HTTPError):
                    if httpx.get(health).status_code == 200:
                        break
                time.sleep(0.1)
            else:
                waiting.terminate()
                raise AssertionError(waiting.stderr.read())
        finally:
            waiting.terminate()
    stop_at_once(database)


def test_a_port_that_is_taken(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        assert main(["serve", "--port", str(port), "--db", str(tmp_path / "t.db")]) == 2
    assert capsys.readouterr().err == f"argosy: cannot listen at 127.0.0.1, port {port}: Address already in use\n"


def test_the_clock_is_moved_back(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Leases that were given before it do not last until the old time comes again."""
    right = time.time

    async def play(dying: Tables, living: Tables) -> None:
        made = await new_table(dying, chairs=[Chair("bot", level="deckhand"), Chair()])
        await SqlReviews(dying.store).ask_for(made.id, "end", 2, 1)
        assert await dying.store.claim_bot_turns(1, 15) == [made.id]
        assert await SqlReviews(dying.store).claim(15) is not None
        assert await living.store.claim_bot_turns(1, 15) == []
        assert await SqlReviews(living.store).claim(15) is None
        monkeypatch.setattr(time, "time", lambda: right() - 3600)
        assert await SqlReviews(living.store).claim(15) is not None
        assert await SqlReviews(dying.store).claim(15) is None
        runner = BotScheduler(living, ProcessBotPool(1))
        runner.start()
        for _ in range(2):  # the bot's turn that was claimed, and one that comes after
            while list((await living.open(made.id)).to_act) != [1]:
                await asyncio.sleep(0.05)
            await play_some(living, made.id, 1)
        await runner.close()

    with_tables(db, play, workers=2)


def test_the_rate_limit_does_not_look_at_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    limit = RateLimit(1)
    limit.charge("somebody", 4)  # all that may be asked for at once
    right = time.time
    monkeypatch.setattr(time, "time", lambda: right() + 3600)
    with pytest.raises(LimitExceeded):
        limit.charge("somebody")
    monkeypatch.setattr(time, "time", lambda: right() - 3600)
    limit.charge("another")


def test_a_database_of_a_newer_version_is_left_alone(db: str) -> None:
    with_tables(db, lambda tables: new_table(tables))
    engine = connect(db, writes=True)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadStore, match="newer Argosy"):
        prepare(db)
    with engine.begin() as connection:
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalars().all() == ["9999"]
        assert connection.execute(text("SELECT count(*) FROM tables")).scalar() == 1
    engine.dispose()
