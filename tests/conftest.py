"""What all tests share: `table` runs a test once for every title, number of players and combination of options."""

import pytest
from hypothesis import settings

from proofs import all_tables

# The same examples on every run, so that a red test is red for everybody; soak.py is where new ones are tried.
settings.register_profile("argosy", deadline=None, derandomize=True, database=None, max_examples=40)
settings.load_profile("argosy")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "table" in metafunc.fixturenames:
        tables = all_tables()
        metafunc.parametrize("table", tables, ids=[table.name for table in tables])
