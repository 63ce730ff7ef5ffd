"""The API, of a real server."""

from collections.abc import Iterator

import pytest

from databases import databases, db  # noqa: F401
from service import KINDS, Databases, Server, serving


@pytest.fixture(scope="session", params=KINDS)
def server(request: pytest.FixtureRequest, databases: Databases) -> Iterator[Server]:
    """A server that all tests share: two workers on PostgreSQL, one on SQLite."""
    with serving(databases.fresh(request.param), 2 if request.param == "postgresql" else 1) as running:
        yield running
