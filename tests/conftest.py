"""What all tests share: `table` runs a test once for every title, number of players and combination of options."""

import signal
from collections.abc import Iterator

import pytest
from hypothesis import settings

from proofs import all_tables
from service import KINDS, Databases, Server, serving

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


@pytest.fixture(scope="session")
def databases(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Databases]:
    all_of_them = Databases(tmp_path_factory.mktemp("db"))
    yield all_of_them
    all_of_them.close()


@pytest.fixture(params=KINDS)
def db(request: pytest.FixtureRequest, databases: Databases) -> str:
    """An empty database: every test that asks for it runs on SQLite and on PostgreSQL."""
    return databases.fresh(request.param)


@pytest.fixture(scope="session", params=KINDS)
def server(request: pytest.FixtureRequest, databases: Databases) -> Iterator[Server]:
    """A server that all tests share: two workers on PostgreSQL, one on SQLite."""
    with serving(databases.fresh(request.param), 2 if request.param == "postgresql" else 1) as running:
        yield running
