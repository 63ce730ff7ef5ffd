"""Captain finds the move in positions that a good player would not get wrong."""

from bots.tactics.new_found_land import tactics
from bots.tactics.tactic import answer

ITERATIONS = 300


def test_captain_finds_nine_in_ten() -> None:
    known = tactics()
    missed = [tactic.name for tactic in known if answer(tactic, ITERATIONS, 0.0) not in tactic.good]
    assert len(known) >= 12
    assert len(missed) <= len(known) / 10, missed


def test_every_good_answer_is_legal_and_some_answer_is_not_good() -> None:
    for tactic in tactics():
        legal = set(tactic.game.legal())
        assert tactic.good < legal, tactic.name
        assert tactic.good, tactic.name
