"""What all tests share: `table` runs a test once for every title, number of players and combination of options.

Databases and servers stand in the folders that use them: databases.py.
"""

import signal

import pytest
from hypothesis import settings

from proofs import all_tables

# The same examples on every run, so that a red test is red for everybody; `make soak` is where new ones are tried.
settings.register_profile("argosy", deadline=None, derandomize=True, database=None, max_examples=40)
settings.load_profile("argosy")

# Started in the background by a shell, a process and its children ignore Ctrl-C: the tests of Ctrl-C must not.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "table" in metafunc.fixturenames:
        tables = all_tables()
        metafunc.parametrize("table", tables, ids=[table.name for table in tables])


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A test that is skipped proves nothing, so it counts as one that failed."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    skipped = [] if reporter is None else reporter.stats.get("skipped", [])
    if skipped and session.exitstatus == pytest.ExitCode.OK:
        reporter.write_line(
            f"{len(skipped)} skipped, which fails: {', '.join(sorted({each.nodeid for each in skipped}))}", red=True
        )
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
