"""The bots that can sit at a table, by level."""

from typing import Literal

from argosy.bots.codes import chance_for_bot
from argosy.bots.guard import Bot
from argosy.bots.knowledge import Knowledge
from argosy.bots.levels import make_bot
from argosy.engine.chance import Chance
from argosy.engine.errors import BadChoice
from argosy.engine.position import Position, Ruleset

Level = Literal["deckhand", "mate", "captain", "admiral"]
LEVELS: tuple[Level, ...] = ("deckhand", "mate", "captain", "admiral")
STAND_IN: Level = "mate"
ADVISER: Level = "captain"
_UNTIL_THEN = {"deckhand": "random", "mate": "greedy", "captain": "greedy", "admiral": "greedy"}


def choose(level: str, ruleset: Ruleset, position: Position, seat: int, seed: int) -> int:
    """The action that a bot of that level takes for the seat."""
    chance = chance_for_bot(seed, seat)
    return _bot(level, ruleset, chance).choose(Knowledge(ruleset, position, seat, chance))


def _bot(level: str, ruleset: Ruleset, chance: Chance) -> Bot:
    for code in (level, _UNTIL_THEN[level], "random"):  # the levels are being written; these stand in for them
        try:
            return make_bot(code, ruleset, chance)
        except BadChoice:
            continue
    raise AssertionError
