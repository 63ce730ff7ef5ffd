"""Fixtures for tests that keep tables: each folder's conftest, or a single file, takes what it needs. The rules need none of it."""

from collections.abc import Iterator

import pytest

from service import KINDS, Databases

_all: list[Databases] = []  # one PostgreSQL server for everybody who takes the fixture


@pytest.fixture(scope="session")
def databases(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Databases]:
    if not _all:
        _all.append(Databases(tmp_path_factory.mktemp("db")))
    yield _all[0]
    _all[0].close()


@pytest.fixture(params=KINDS)
def db(request: pytest.FixtureRequest, databases: Databases) -> str:
    """An empty database: every test that asks for it runs on SQLite and on PostgreSQL."""
    return databases.fresh(request.param)
