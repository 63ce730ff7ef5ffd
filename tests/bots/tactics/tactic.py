"""A position with the moves that a good player would consider, and whether captain finds one of them."""

from dataclasses import dataclass

from argosy import Game
from argosy.bots.knowledge import Knowledge
from argosy.bots.levels import captain_bot
from argosy.engine.chance import chance_from_seed


@dataclass
class Tactic:
    name: str
    title: str
    game: Game
    good: set[str]


def answer(tactic: Tactic, iterations: int, seconds: float, seed: int = 1) -> str:
    """What captain plays there, after so many iterations or, where that is 0, seconds."""
    game = tactic.game
    knowledge = Knowledge(game.ruleset, game.position, game.to_act[0], chance_from_seed(seed))
    bot = captain_bot(tactic.title, chance_from_seed(seed), iterations, seconds)
    return game.catalogue.name(bot.choose(knowledge))
