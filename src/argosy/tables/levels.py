"""The bots that can sit at a table, by level."""

from typing import Literal

from argosy.bots.codes import chance_for_bot
from argosy.bots.knowledge import Knowledge, in_a_row
from argosy.bots.levels import make_bot
from argosy.engine.position import Position, Ruleset

Level = Literal["deckhand", "mate", "captain", "admiral"]
LEVELS: tuple[Level, ...] = ("deckhand", "mate", "captain", "admiral")
STAND_IN: Level = "mate"
ADVISER: Level = "captain"


def choose(level: str, ruleset: Ruleset, position: Position, seat: int, seed: int, moves: list[tuple[int, int]]) -> int:
    """The action that a bot of that level takes for the seat, after these moves."""
    chance = chance_for_bot(seed, seat)
    knowledge = Knowledge(ruleset, position, seat, chance, len(moves), in_a_row([who for who, _ in moves], seat))
    return make_bot(level, ruleset, chance).choose(knowledge)
