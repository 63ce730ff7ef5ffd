"""Captain: reproducible, in time, blind to what is hidden."""

import time

import pytest

from argosy import new_game
from argosy.bots.captain import CaptainBot, lead, most_visited
from argosy.bots.knowledge import Knowledge
from argosy.bots.levels import bot_of_level, captain_bot
from argosy.bots.selfplay import best_of
from argosy.bots.values.known import value_of
from argosy.engine.chance import Chance, chance_from_seed
from argosy.engine.position import Position

VALUED = ["endeavor", "age-of-sail"]


def midgame(title: str, decisions: int = 60) -> tuple:
    game = new_game(title, players=4, seed=8)
    value = value_of(title)
    while decisions or len(game.position.legal(game.to_act[0])) < 3:
        seat = game.to_act[0]
        game.position.play(seat, best_of(value, game.position, seat))
        decisions = max(0, decisions - 1)
    return game.ruleset, game.position, game.to_act[0]


def knows(ruleset, position: Position, seat: int, seed: int = 1) -> Knowledge:
    return Knowledge(ruleset, position, seat, chance_from_seed(seed))


@pytest.mark.parametrize("title", VALUED)
def test_same_knowledge_chance_and_iterations_give_the_same_tree(title: str) -> None:
    ruleset, position, seat = midgame(title)
    trees = [captain_bot(title, chance_from_seed(2), 40, 0.0).think(knows(ruleset, position, seat)) for _ in range(2)]
    assert (trees[0].actions, trees[0].visits, trees[0].sums) == (trees[1].actions, trees[1].visits, trees[1].sums)


def test_a_secret_choice_of_a_rival_changes_nothing() -> None:
    choices = set()
    for secret in (0, 1):
        game = new_game("age-of-sail", players=4, seed=8)
        game.position.play(0, game.position.legal(0)[secret])
        knowledge = knows(game.ruleset, game.position, 2)
        choices.add(captain_bot("age-of-sail", chance_from_seed(2), 30, 0.0).choose(knowledge))
    assert len(choices) == 1


def test_it_stops_early_when_nothing_can_change() -> None:
    ruleset, position, seat = midgame("endeavor")
    bot = captain_bot("endeavor", chance_from_seed(2), 400, 0.0)
    root = bot.think(knows(ruleset, position, seat))
    assert bot.done == 400 or lead(root) > 400 - bot.done
    assert root.visits[most_visited(root)] == max(root.visits)


def test_seconds_are_held() -> None:
    ruleset, position, seat = midgame("endeavor")
    bot = captain_bot("endeavor", chance_from_seed(2), 0, 0.5)
    begun = time.thread_time()
    bot.choose(knows(ruleset, position, seat))
    assert time.thread_time() - begun < 0.5 * 1.1  # of our own processor time: others may be busy


def test_an_only_move_needs_no_thought() -> None:
    game = new_game("endeavor", players=3, seed=1)
    value = value_of("endeavor")
    while len(game.position.legal(game.to_act[0])) > 1:
        game.position.play(game.to_act[0], best_of(value, game.position, game.to_act[0]))
    bot = CaptainBot(value, Chance(5), 50, 0.0)
    assert bot.choose(knows(game.ruleset, game.position, game.to_act[0])) == game.position.legal(game.to_act[0])[0]
    assert bot.done == 0


def test_levels_take_their_time() -> None:
    captain, admiral = (bot_of_level(level, "endeavor", Chance(1)) for level in ("captain", "admiral"))
    assert isinstance(captain, CaptainBot)
    assert isinstance(admiral, CaptainBot)
    assert 0 < captain.seconds < admiral.seconds
