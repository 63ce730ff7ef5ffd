"""Every combination of stage, kind of action and refusal that games meet is met here, and nothing is refused unnamed."""

import pytest

from argosy import TITLES
from refused import Games, listed

MOST_GAMES = 100


@pytest.mark.parametrize("title", TITLES)
def test_all_that_can_be_refused_is(title: str) -> None:
    games = Games(title)
    missing = set(listed(title))
    assert len(missing) > 100
    while missing and games.count < MOST_GAMES:
        missing -= games.next()
    assert not missing, f"no game met {sorted(missing)}: review, then make refused"
