"""Captain finds the move in positions that a good player would not get wrong."""

import pytest

from argosy.bots.knowledge import Knowledge
from argosy.bots.levels import captain_bot
from argosy.engine.chance import chance_from_seed
from bots.tactics.endeavor import Tactic, tactics

ITERATIONS = 100


def solved(tactic: Tactic) -> bool:
    game = tactic.game
    knowledge = Knowledge(game.ruleset, game.position, game.to_act[0], chance_from_seed(1))
    bot = captain_bot(tactic.title, chance_from_seed(1), ITERATIONS, 0.0)
    return game.catalogue.name(bot.choose(knowledge)) in tactic.good


@pytest.mark.parametrize("title", ["endeavor", "age-of-sail"])
def test_captain_finds_nine_in_ten(title: str) -> None:
    known = tactics(title)
    missed = [tactic.name for tactic in known if not solved(tactic)]
    assert len(known) >= 12
    assert len(missed) <= len(known) / 10, missed


@pytest.mark.parametrize("title", ["endeavor", "age-of-sail"])
def test_every_good_answer_is_legal_and_some_answer_is_not_good(title: str) -> None:
    for tactic in tactics(title):
        legal = set(tactic.game.legal())
        assert tactic.good < legal, tactic.name
