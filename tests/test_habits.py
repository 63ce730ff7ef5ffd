"""What makes working on it quick."""

import subprocess
import sys
from pathlib import Path

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
