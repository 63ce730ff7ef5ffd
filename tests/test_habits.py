"""What makes working on it quick."""

import subprocess
import sys
from pathlib import Path

import pytest

from quick import next_to

ROOT = Path(__file__).resolve().parent.parent


def test_a_test_of_a_rule_imports_neither_a_database_nor_a_server() -> None:
    testing = "-m pytest --collect-only --capture=no -p no:cacheprovider tests/rulebook/endeavor/test_ship.py"
    command = [sys.executable, "-X", "importtime", *testing.split()]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0
    imported = {
        line.rpartition("|")[2].strip().partition(".")[0] for line in done.stderr.splitlines() if line.startswith("import time:")
    }
    assert "argosy" in imported
    assert not imported & {"alembic", "httpx", "litestar", "pgserver", "playwright", "psycopg", "sqlalchemy", "uvicorn"}


@pytest.mark.parametrize(
    ("changed", "test"),
    [
        ("src/argosy/tables/undo.py", "tests/tables/test_undo.py"),
        ("src/argosy/titles/new_found_land/rules/load.py", "tests/rulebook/new_found_land"),
        ("src/argosy/locale/fr.ftl", "tests/test_texts.py"),
        ("src/argosy/messages.py", "tests/test_texts.py"),
        ("tests/test_game.py", "tests/test_game.py"),
        ("tools/look.py", "tests/bots/test_look.py"),
        ("requirements/dev.txt", "tests/test_deploy.py"),
    ],
)
def test_make_quick_runs_the_tests_next_to_what_changed(changed: str, test: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    assert test in next_to(changed)
