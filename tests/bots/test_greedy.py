"""Greedy, random and deckhand: they finish games, and greedy wins them."""

import pytest

from argosy import new_game
from argosy.bots.difficulty import LEVELS, bot_of_level, greedy_bot
from argosy.bots.knowledge import Knowledge
from argosy.bots.random import RandomBot
from argosy.engine.chance import chance_from_seed
from argosy.engine.errors import BadChoice

VALUED = ["endeavor", "age-of-sail"]


def play(title: str, bots: list, seed: int) -> list[int]:
    """A whole game; gives the points."""
    game = new_game(title, players=len(bots), seed=seed)
    chance = chance_from_seed(seed)
    while not game.is_over:
        seat = game.to_act[0]
        game.position.play(seat, bots[seat].choose(Knowledge(game.ruleset, game.position, seat, chance)))
    return [score.total for score in game.scores()]


@pytest.mark.parametrize("title", VALUED)
def test_greedy_beats_three_random(title: str) -> None:
    for seed in range(4):
        bots: list = [RandomBot(chance_from_seed(seed + at)) for at in range(4)]
        bots[seed] = greedy_bot(title, chance_from_seed(9))
        points = play(title, bots, seed)
        assert points[seed] == max(points)


@pytest.mark.parametrize("level", ["deckhand", "mate"])
@pytest.mark.parametrize("title", VALUED)
def test_a_level_finishes_a_game(title: str, level: str) -> None:
    assert len(play(title, [bot_of_level(level, title, chance_from_seed(seat)) for seat in range(3)], 5)) == 3


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(BadChoice, match="deckhand"):
        bot_of_level("bosun", "endeavor", chance_from_seed(1))
    assert LEVELS[0] == "deckhand"


@pytest.mark.parametrize("title", VALUED)
def test_greedy_chooses_the_same_from_the_same_knowledge(title: str) -> None:
    assert play(title, [greedy_bot(title, chance_from_seed(1))] * 3, 3) == play(
        title, [greedy_bot(title, chance_from_seed(1))] * 3, 3
    )
