"""A whole game by chance: what random seats, simulations and measurements run. Compiled with the titles."""

from argosy.engine.chance import Chance
from argosy.engine.position import Position


def play_out(position: Position, chance: Chance, limit: int = 100_000) -> int:
    """Plays legal actions drawn by `chance` until the game is over, and gives their number.

    It stops after `limit` decisions, so that a game that never ends is found: `position.is_over` tells.
    """
    decisions = 0
    while decisions < limit and position.to_act:
        seat = position.to_act[0]
        options = position.legal(seat)
        position.play(seat, options[chance.below(len(options))])
        decisions += 1
    return decisions
