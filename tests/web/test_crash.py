"""The short version of `make crash`."""

import pytest

from crash import crash


@pytest.mark.parametrize(
    ("kind", "victims"),
    [("sqlite", ["server", "bots", "server", "bots", "server"]), ("postgresql", ["postgresql", "server", "bots", "postgresql"])],
)
def test_nothing_acknowledged_is_lost_or_doubled_when_things_are_killed(kind: str, victims: list[str]) -> None:
    assert " 0 lost, 0 double" in crash(kind, victims, tables=5)
