"""Captain finds the move in positions that a good player would not get wrong."""

import pytest

from bots.tactics.endeavor import tactics
from tactics import answer

BOT = "captain:200"  # `make tactics` asks at 2 s


@pytest.mark.parametrize("title", ["endeavor", "age-of-sail"])
def test_captain_finds_nine_in_ten(title: str) -> None:
    known = tactics(title)
    missed = [tactic.name for tactic in known if answer(tactic, BOT) not in tactic.good]
    assert len(known) >= 12
    assert len(missed) <= len(known) / 10, missed


@pytest.mark.parametrize("title", ["endeavor", "age-of-sail"])
def test_every_good_answer_is_legal_and_some_answer_is_not_good(title: str) -> None:
    for tactic in tactics(title):
        legal = set(tactic.game.legal())
        assert tactic.good < legal, tactic.name
