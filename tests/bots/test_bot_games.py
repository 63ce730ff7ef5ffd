"""A small part of `make bot-games`: every bot finishes games with others around it, without a fault."""

import pytest

from argosy import TITLES, load_record
from bot_games import all_bots, play_all


@pytest.mark.parametrize("title", list(TITLES))
def test_every_bot_finishes_a_game(title: str) -> None:
    codes = all_bots(1)
    seats: list[str] = []
    for seated, result in play_all(TITLES[title].ruleset(TITLES[title].max_players, {}, None), codes, 1):
        assert result.faults == []
        assert load_record(result.record).is_over
        seats += seated
    assert set(seats) == set(codes)
