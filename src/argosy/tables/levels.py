"""The bots that can sit at a table, by level."""

from typing import Literal

from argosy.bots.knowledge import Knowledge
from argosy.engine.chance import chance_from_seed
from argosy.engine.position import Position, Ruleset

Level = Literal["deckhand", "mate", "captain", "admiral"]
LEVELS: tuple[Level, ...] = ("deckhand", "mate", "captain", "admiral")
STAND_IN: Level = "mate"
ADVISER: Level = "captain"


def choose(level: str, ruleset: Ruleset, position: Position, seat: int, seed: int) -> int:
    """The action that a bot of that level takes for the seat."""
    from argosy.bots.random import RandomBot

    chance = chance_from_seed(seed)
    return RandomBot(chance).choose(Knowledge(ruleset, position, seat, chance))
