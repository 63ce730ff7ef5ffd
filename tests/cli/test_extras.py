"""`argosy` alone is the engine, the titles, the bots, the rules and the terminal; whatever needs more says in one line what to install."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
# As if they were not there: what cannot be imported is not found either.
MORE = ("alembic", "gymnasium", "litestar", "numpy", "pettingzoo", "psycopg", "pyarrow", "pyspiel", "ray", "sqlalchemy", "uvicorn")
HIDE = f"import sys; sys.modules.update(dict.fromkeys({MORE!r}))"


def run_without(code: str, folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", f"{HIDE}\n{code}"], capture_output=True, text=True, cwd=folder)


@pytest.mark.parametrize(
    ("command", "extra"),
    [
        ("play", "play"),
        ("serve", "play"),
        ("backup b", "play"),
        ("restore b", "play"),
        ("delete-table t", "play"),
        ("simulate endeavor --bots random --games 1 --out games.parquet", "lab"),
        ("report games.parquet", "lab"),
        ("dataset games.parquet --out data", "lab"),
        ("tournament endeavor --bots random --games 1 --ray local", "ray"),
    ],
)
def test_a_command_says_in_one_line_which_extra_it_needs(command: str, extra: str, tmp_path: Path) -> None:
    done = run_without(f"from argosy.cli import main; sys.exit(main({command.split()!r}))", tmp_path)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert done.stderr.endswith(f'needs packages that are not installed: pip install "argosy[{extra}]"\n')


def test_a_postgresql_database_needs_an_extra_of_its_own(tmp_path: Path) -> None:
    code = "from argosy.cli import main; sys.exit(main(['backup', 'b', '--db', 'postgresql://somebody@127.0.0.1/argosy']))"
    done = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.modules['psycopg'] = None\n{code}"], capture_output=True, text=True, cwd=tmp_path
    )
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert done.stderr.endswith('pip install "argosy[postgresql]"\n')


def test_importing_argosy_and_its_command_imports_no_extra(tmp_path: Path) -> None:
    code = (
        f"import sys, argosy, argosy.cli, argosy.bots.codes, argosy.rulebook.pages\nprint(sorted(set({MORE!r}) & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=tmp_path)
    assert (done.stdout, done.stderr) == ("[]\n", "")


def test_a_game_is_played_and_told_without_any_extra(tmp_path: Path) -> None:
    words = ["watch", "endeavor", "--players", "3", "--seed", "1"]
    done = run_without(f"from argosy.cli import main; sys.exit(main({words!r}))", tmp_path)
    assert (done.returncode, done.stderr) == (0, "")


def test_what_extras_bring_is_what_pyproject_says() -> None:
    """Every package that a command looks for comes with its extra, and none that comes with `argosy` alone is looked for."""
    from argosy.extras import _MODULES

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for extra, modules in _MODULES.items():
        brought = {name.split(">")[0].split("[")[0].replace("-", "_") for name in project["optional-dependencies"][extra]}
        assert set(modules) <= brought, extra


def test_examples_are_written_and_run(argosy, tmp_path: Path) -> None:
    folder = tmp_path / "examples"
    ran = argosy("examples", str(folder))
    assert (ran.code, ran.err) == (0, "")
    written = sorted(path.name for path in folder.iterdir())
    assert written == sorted(path.name for path in (ROOT / "src/argosy/examples").iterdir() if path.is_file())
    assert os.access(folder / "exec_bot.sh", os.X_OK)
    bots = f"{folder}/first_bot.py:FirstBot,exec:{folder}/exec_bot.sh,random"
    assert argosy("tournament", "endeavor", "--bots", bots, "--games", "1").code == 0
    again = argosy("examples", str(folder))
    assert again.code == 2
    assert again.err.startswith(f"argosy: {folder} has exec_bot.py, ")
    assert argosy("examples", str(tmp_path / "no" / "where")).code == 2
