"""Captain finds the move in positions that a good player would not get wrong."""

import pytest

from argosy import TITLES
from bots.tactics.known import tactics_of
from tactics import answer

BOT = "captain:200"  # `make tactics` asks at 2 s


@pytest.mark.parametrize("title", TITLES)
def test_captain_finds_nine_in_ten(title: str) -> None:
    known = tactics_of(title)
    missed = [tactic.name for tactic in known if answer(tactic, BOT) not in tactic.good]
    assert len(known) >= 12
    assert len(missed) <= len(known) / 10, missed


@pytest.mark.parametrize("title", TITLES)
def test_every_good_answer_is_legal_and_some_answer_is_not_good(title: str) -> None:
    for tactic in tactics_of(title):
        legal = set(tactic.game.legal())
        assert tactic.good < legal, tactic.name
        assert tactic.good, tactic.name
