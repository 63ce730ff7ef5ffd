"""Whatever is wrong: one clear line, exit code 2, no traceback, and nothing on the standard output."""

import gzip
import json
import sqlite3
import subprocess
import sys
from contextlib import closing
from importlib import resources
from pathlib import Path

import pytest

from argosy import Game, new_game
from argosy.cli.arguments import parsed
from argosy.cli.completion import commands_of
from argosy.store.sql_store import prepare

HEAD = "argosy record 2\ntitle endeavor\nplayers 3\noption combined_phases false\noption idle_activation false\nseed 1\n"

# What is typed, and what the line must say. ~ is the folder of `files`.
COMMANDS = [
    (["sail"], "choose from"),
    (["watch"], "TITLE"),
    (["watch", "monopoly"], "choose one of endeavor"),
    (["watch", ""], "choose one of"),
    (["watch", "endeavor", "--fast"], "--fast is not among its arguments"),
    (["watch", "endeavor", "again"], "again is not among"),
    (["--loud"], "COMMAND"),
    (["watch", "endeavor", "--players"], "expected one argument"),
    (["watch", "endeavor", "--players", "two"], "whole number"),
    (["watch", "endeavor", "--players", "2"], "3 to 5 players"),
    (["watch", "endeavor", "--players", "6"], "3 to 5 players"),
    (["watch", "endeavor", "--players", "-3"], "3 to 5 players"),
    (["watch", "endeavor", "--players", "3.5"], "whole number"),
    (["watch", "age-of-sail", "--players", "0"], "2 to 5 players"),
    (["watch", "endeavor", "--seed", "lucky"], "whole number"),
    (["watch", "endeavor", "--seed", "-1"], "0 to"),
    (["watch", "endeavor", "--seed", str(1 << 128)], "0 to"),
    (["watch", "endeavor", "--seed", "9" * 5000], "whole number"),
    (["watch", "endeavor", "--seed", "٣"], "whole number"),
    (["watch", "endeavor", "--seed", ""], "whole number"),
    (["watch", "endeavor", "--side", "1"], "no option 'side'"),
    (["watch", "age-of-sail", "--combined-phases"], "no option 'combined_phases'"),
    (["watch", "age-of-sail", "--side", "3"], "1 or 2"),
    (["watch", "age-of-sail", "--side", "north"], "1 or 2"),
    (["watch", "endeavor", "--combined-phases=1"], "combined-phases"),
    (["watch", "endeavor", "--lang", "de"], "'en', 'fr'"),
    (["watch", "endeavor", "--pack", "~/NOWHERE"], "no such directory"),
    (["watch", "endeavor", "--pack", "~/EMPTY"], "none of the files"),
    (["rules", "endeavor", "OCC-2", "--pack", "~/NOWHERE"], "no such directory"),
    (["titles", "endeavor", "--pack", "~/EMPTY"], "none of the files"),
    (["watch", "endeavor", "--pack", "~/BROKEN"], "is not TOML"),
    (["watch", "endeavor", "--pack", "~/UNEVEN"], "96 tokens for 95 spaces"),
    (["watch", "endeavor", "--save", "~/EMPTY"], "name a file"),
    (["watch", "endeavor", "--save", "~/NOWHERE/game.txt"], "name a file"),
    (["watch", "endeavor", "--save", "~/NOTES"], "choose another name"),
    (["terminal"], "say what to play"),
    (["terminal", "endeavor", "--resume", "~/NOTES"], "say what to play"),
    (["terminal", "chess"], "choose one of"),
    (["terminal", "endeavor", "--people", "0"], "1 to 3"),
    (["terminal", "endeavor", "--people", "4"], "1 to 3"),
    (["terminal", "endeavor", "--people", "all"], "whole number"),
    (["terminal", "endeavor", "--names", "A,B,C,D"], "4 names for 3 seats"),
    (["terminal", "endeavor", "--names", "A,,B"], "1 to 20 letters"),
    (["terminal", "endeavor", "--names", "A,A"], "different names"),
    (["terminal", "endeavor", "--names", "\x1b[31mA"], "1 to 20 letters"),
    (["terminal", "endeavor", "--names", "A", "--people", "1"], "not allowed with"),
    (["terminal", "endeavor", "--save", "~/NOTES"], "choose another name"),
    (["terminal", "--resume", "~/NOWHERE"], "cannot be read"),
    (["replay"], "FILE"),
    (["replay", "~/NOWHERE"], "cannot be read"),
    (["replay", "~/RECORD", "--at", "-1"], "moves 0 to"),
    (["replay", "~/RECORD", "--at", "100000"], "moves 0 to"),
    (["replay", "~/RECORD", "--at", "last"], "whole number"),
    (["check", "~/EMPTY"], "cannot be read"),
    (["check", "~/NOTES"], "first line"),
    (["check", "~/BINARY"], "not text"),
    (["check", "bad\0name"], "name of a file"),
    (["check", "~/TRUNCATED"], "cut short"),
    (["check", "~/TAMPERED"], "cannot be played"),
    (["check", "~/OTHER-END"], "altered"),
    (["check", "~/OTHER-VERSION"], "another version"),
    (["check", "~/OTHER-PACK"], "component pack"),
    (["check", "~/OTHER-TITLE"], "no title"),
    (["rules"], "TITLE"),
    (["rules", "bridge"], "choose one of"),
    (["rules", "endeavor", "OCC-99"], "no rule 'OCC-99'"),
    (["rules", "endeavor", "SHP-4"], "no rule 'SHP-4'"),
    (["rules", "endeavor", "OCC-1", "OCC-2"], "OCC-2 is not among"),
    (["titles", "ludo"], "choose one of"),
    (["bench", "ludo"], "choose one of"),
    (["bench", "--seconds", "0"], "above 0"),
    (["bench", "--seconds", "soon"], "number of seconds"),
    (["bench", "--seed", "-4"], "from 0"),
    (["bench", "endeavor", "--players", "9"], "3 to 5 players"),
    (["review"], "FILE"),
    (["review", "~/NOWHERE"], "cannot be read"),
    (["review", "~/EMPTY"], "cannot be read"),
    (["review", "~/BINARY"], "not text"),
    (["review", "~/TRUNCATED"], "cut short"),
    (["review", "~/UNFINISHED"], "goes on"),
    (["review", "~/RECORD", "--iterations", "1"], "2 to 1000000"),
    (["review", "~/RECORD", "--iterations", "many"], "whole number"),
    (["review", "~/RECORD", "--jobs", "0"], "at least 1"),
    (["review", "~/RECORD", "--seed", "-1"], "from 0"),
    (["tournament", "endeavor"], "--bots"),
    (["tournament", "chess", "--bots", "random"], "choose one of"),
    (["tournament", "endeavor", "--bots", ""], "bot is missing"),
    (["tournament", "endeavor", "--bots", "pirate"], "no bot 'pirate'"),
    (["tournament", "endeavor", "--bots", "~/NOWHERE.py:Bot"], "no file"),
    (["tournament", "endeavor", "--bots", "~/LOST.py:Bot"], "LOST.py"),
    (["tournament", "endeavor", "--bots", "~/EMPTY.py:Bot"], "Bot"),
    (["tournament", "endeavor", "--bots", "exec:~/NOWHERE", "--games", "1"], "NOWHERE"),
    (["tournament", "endeavor", "--bots", "exec:", "--games", "1"], "exec"),
    (["tournament", "endeavor", "--bots", "captain:0s"], "no time to think"),
    (["tournament", "endeavor", "--bots", "random,random,random,random,random,random"], "3 to 5 players"),
    (["tournament", "endeavor", "--bots", "random", "--games", "0"], "at least 1"),
    (["tournament", "endeavor", "--bots", "random", "--jobs", "100000"], "at most 1000"),
    (["tournament", "endeavor", "--bots", "random", "--seed", "-1"], "from 0"),
    (["tournament", "endeavor", "--bots", "random", "--time-limit", "nan"], "seconds above 0"),
    (["tournament", "endeavor", "--bots", "random", "--out", "~/EMPTY"], "cannot be kept there"),
    (["tournament", "endeavor", "--bots", "random", "--out", "~/NOTES"], "choose another --out"),
    (["tournament", "endeavor", "--bots", "random", "--resume"], "--out"),
    (["tournament", "endeavor", "--bots", "random", "--resume", "--out", "~/SPOILT.json"], "SPOILT"),
    (["tune"], "TITLE"),
    (["tune", "endeavor"], "--out"),
    (["tune", "chess", "--out", "x.toml"], "choose one of"),
    (["tune", "endeavor", "--out", "~/EMPTY"], ".toml"),
    (["tune", "endeavor", "--out", "~/NOWHERE/x.toml"], "directory that exists"),
    (["tune", "endeavor", "--out", "~/x.toml", "--generations", "0"], "at least 1"),
    (["tune", "endeavor", "--out", "~/x.toml", "--resume"], "nothing to go on with"),
    (["tune", "endeavor", "--out", "~/SPOILT.toml", "--resume"], "SPOILT"),
    (["watch", "endeavor", "--bots", "nobody"], "no bot 'nobody'"),
    (["watch", "new-found-land", "--players", "5"], "2 to 4 players"),
    (["rules", "endeavor", "--page", "last"], "'quick'"),
    (["serve", "now"], "now is not among"),
    (["serve", "--port", "70000"], "0 to 65535"),
    (["serve", "--port", "http"], "0 to 65535"),
    (["serve", "--workers", "0"], "1 to 64"),
    (["serve", "--bots", "65"], "1 to 64"),
    (["serve", "--lease", "0"], "1 to 3600"),
    (["serve", "--rate", "-1"], "0 to 1000000"),
    (["serve", "--review-iterations", "1"], "2 to 100000"),
    (["serve", "--origin", "example.org"], "https://"),
    (["serve", "--public-url", "example.org"], "https://tables.example.org"),
    (["serve", "--public-url", "https://example.org/argosy"], "https://tables.example.org"),
    (["serve", "--public-url", "https://example.org:99999"], "https://tables.example.org"),
    (["play", "--public-url", "https://ada@example.org"], "https://tables.example.org"),
    (["play", "--public-url", "https://example.org?"], "https://tables.example.org"),
    (["serve", "--host", "999.1.1.1", "--db", "~/new.db"], "cannot listen at 999.1.1.1"),
    (["serve", "--host", "a..b", "--db", "~/new.db"], "cannot listen at a..b"),
    (["serve", "--port", "0", "--db", ""], "name of a file"),
    (["serve", "--port", "0", "--db", ":memory:"], "name of a file"),
    (["serve", "--port", "0", "--db", "mysql://localhost/argosy"], "name of a file"),
    (["serve", "--port", "0", "--db", "~/EMPTY"], "unable to open"),
    (["serve", "--port", "0", "--db", "~/NOTES"], "not a database"),
    (["serve", "--port", "0", "--db", "~/BINARY"], "not a database"),
    (["serve", "--port", "0", "--db", "~/OTHER.db"], "already exists"),
    (["serve", "--port", "0", "--db", "~/NEWER.db"], "newer Argosy"),
    (["serve", "--port", "0", "--wait", "0", "--db", "postgresql://u:hush@127.0.0.1:1/x"], "postgresql://u:***@127.0.0.1:1/x"),
    (["serve", "--port", "0", "--db", "postgres:/u:hush@127.0.0.1/x"], "postgres:/u:***@127.0.0.1/x"),
    (["serve", "--wait", "-1"], "0 to 36000"),
    (["serve", "--port", "0", "--db", "postgresql://u:hush@127.0.0.1:99999/x"], "port"),
    (["serve", "--port", "0", "--db", "postgresql://u:hush@[::1/x"], "postgresql://USER:PASSWORD@HOST"),
    (["play", "--port", "-1"], "0 to 65535"),
    (["play", "--no-browser", "--db", "~/NOTES"], "not a database"),
    (["play", "--no-browser", "--db", "~/NOWHERE/tables.db"], "unable to open"),
    (["backup"], "FILE"),
    (["backup", "~/new.backup", "--db", "~/NOWHERE.db"], "no such database"),
    (["backup", "~/new.backup", "--db", "~/NOTES"], "not a database"),
    (["backup", "~/new.backup", "--db", "~/OTHER.db"], "OTHER.db"),
    (["backup", "~/EMPTY", "--db", "~/GOOD.db"], "cannot be kept there"),
    (["backup", "~/NOWHERE/new.backup", "--db", "~/GOOD.db"], "cannot be kept there"),
    (["restore", "~/NOWHERE", "--db", "~/GOOD.db"], "No such file"),
    (["restore", "~/EMPTY", "--db", "~/GOOD.db"], "directory"),
    (["restore", "~/NOTES", "--db", "~/GOOD.db"], "not a whole backup"),
    (["restore", "~/BINARY", "--db", "~/GOOD.db"], "not a whole backup"),
    (["restore", "~/SHORT.backup", "--db", "~/GOOD.db"], "not a whole backup"),
    (["restore", "~/ODD.backup", "--db", "~/GOOD.db"], "lacks a part"),
    (["restore", "~/UNNAMED.backup", "--db", "~/GOOD.db"], "from before they named their schema"),
    (["restore", "~/NEWER.backup", "--db", "~/GOOD.db"], "newer Argosy (9.9): update"),
    (["restore", "~/NOTHING.backup", "--db", "~/GOOD.db"], "not a whole backup"),
    (["restore", "~/LIST.backup", "--db", "~/GOOD.db"], "not a whole backup"),
    (["backup", "~/NOWHERE", "--keep", "3", "--db", "~/GOOD.db"], "is not a folder"),
    (["backup", "~/EMPTY", "--keep", "0", "--db", "~/GOOD.db"], "from 1 to 10000"),
    (["delete-table"], "TABLE"),
    (["delete-table", "abc", "--db", "~/NOWHERE.db"], "no such database"),
    (["delete-table", "abc", "--db", "~/GOOD.db"], "abc"),
    (["simulate", "endeavor"], "--bots"),
    (["simulate", "endeavor", "--bots", "random", "--games", "1", "--out", "~/NOTES"], ".parquet"),
    (["report"], "GAMES.parquet"),
    (["report", "~/NOTES"], "NOTES"),
    (["report", "~/BINARY"], "BINARY"),
    (["completion"], "SHELL"),
    (["completion", "csh"], "'bash', 'zsh', 'fish'"),
]


@pytest.mark.parametrize(("typed", "says"), COMMANDS, ids=[" ".join(typed)[:40].replace("\0", "0") for typed, _says in COMMANDS])
def test_one_line_that_helps(argosy, files, typed, says):
    ran = argosy(*(word.replace("~/", f"{files}/") for word in typed))
    assert ran.code == 2
    assert ran.err.count("\n") == 1
    assert ran.err.startswith("argosy")
    assert says in ran.err
    assert "Traceback" not in ran.err
    assert "hush" not in ran.err
    assert ran.out == ""


def test_there_are_enough_of_them():
    assert len(COMMANDS) >= 60


@pytest.mark.parametrize("command", [command.name for command in commands_of(parsed(["completion", "bash"]).root)])
@pytest.mark.parametrize("wrong", ["--no-such-option", "--lang=xx"])
def test_every_command_says_what_it_does_not_know(argosy, command, wrong):
    ran = argosy(command, wrong)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert ran.err.startswith(f"argosy {command}: ")


def test_as_the_shell_starts_it(files):
    """The same, in processes of their own: nothing else is printed on the way out."""
    for typed, says in COMMANDS[:: len(COMMANDS) // 5]:
        words = [word.replace("~/", f"{files}/") for word in typed]
        ran = subprocess.run([sys.executable, "-m", "argosy", *words], capture_output=True, text=True, stdin=subprocess.DEVNULL)
        assert (ran.returncode, ran.stdout, ran.stderr.count("\n")) == (2, "", 1), typed
        assert says in ran.stderr


def test_a_record_from_the_standard_input(argosy, files):
    good = (files / "RECORD").read_text().splitlines()
    assert argosy("check", "-", typed=good).code == 0
    ran = argosy("check", "-", typed=good[:-1])
    assert ran.code == 2
    assert "cut short" in ran.err


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Good and bad files, by name; NOWHERE is not there."""
    folder = tmp_path_factory.mktemp("files")
    text = _a_game().record()
    lines = text.splitlines(keepends=True)
    assert text.startswith(HEAD)
    records = {
        "RECORD": text,
        "UNFINISHED": _a_game(moves=20).record(),
        "TRUNCATED": "".join(lines[:40]),
        "TAMPERED": text.replace("build market", "build museum", 1),
        "OTHER-END": "".join(lines[:-1]) + "end 0123456789abcdef\n",
        "OTHER-VERSION": text.replace("record 2", "record 1", 1),
        "OTHER-PACK": text.replace("\npack ", "\npack 0", 1),
        "OTHER-TITLE": text.replace("title endeavor", "title endeavour", 1),
        "NOTES": "buy bread\n",
        "LOST.py": "def (",
        "EMPTY.py": "",
        "SPOILT.json": "{}",
        "SPOILT.games.jsonl": "{}\n{}\n",
        "SPOILT.toml": "",
        "SPOILT.state.json": "[]",
    }
    for name, content in records.items():
        (folder / name).write_text(content)
    (folder / "BINARY").write_bytes(bytes(range(256)))
    (folder / "EMPTY").mkdir()
    (folder / "BROKEN").mkdir()
    (folder / "BROKEN" / "cards.toml").write_text("cards = [")
    (folder / "UNEVEN").mkdir()
    tokens = resources.files("argosy") / "titles/endeavor/data/first-edition/tokens.toml"
    (folder / "UNEVEN" / "tokens.toml").write_text(tokens.read_text(encoding="utf-8").replace("count = 20", "count = 21", 1))
    _write_databases(folder)
    _write_backups(folder)
    return folder


def _a_game(moves: int = 10_000) -> Game:
    game = new_game("endeavor", players=3, seed=1)
    while not game.is_over and moves:
        seat = game.to_act[0]
        game.play(game.legal(seat)[0], seat)
        moves -= 1
    return game


def _write_databases(folder: Path) -> None:
    prepare(str(folder / "GOOD.db"))
    prepare(str(folder / "NEWER.db"))
    _execute(folder / "NEWER.db", "UPDATE alembic_version SET version_num = '9999'")
    _execute(folder / "OTHER.db", "CREATE TABLE tables (legs INTEGER)")


def _execute(db: Path, statement: str) -> None:
    with closing(sqlite3.connect(db)) as connection, connection:
        connection.execute(statement)


def _write_backups(folder: Path) -> None:
    first = {"argosy": "backup", "format": 3, "schema": "0007", "version": "0.1.0"}
    table = {"table": {"id": "x"}, "seats": [], "entries": []}
    unnamed, newer = {"argosy": "backup", "format": 2}, {**first, "schema": "9999", "version": "9.9"}
    written = {
        "ODD": [first, table, {"tables": 1}],
        "SHORT": [first],
        "UNNAMED": [unnamed, {"tables": 0}],
        "NEWER": [newer, {"tables": 0}],
        "NOTHING": [],
        "LIST": [[1, 2]],
    }
    for name, lines in written.items():
        with gzip.open(folder / f"{name}.backup", "wt") as file:
            file.write("".join(json.dumps(line) + "\n" for line in lines))
