"""The decisions of a game, one after the other: who was asked what, what there was to choose from, and what was chosen."""

from typing import NamedTuple

from argosy.engine.chance import chance_from_seed
from argosy.engine.position import Ruleset


class Decision(NamedTuple):
    """Actions are numbers of the title's catalogue. `scores`: every seat's points, as if the game had ended then."""

    ply: int
    round: int
    seat: int
    asked: str
    options: list[int]
    action: int
    scores: list[int]


def decisions_of(ruleset: Ruleset, seed: int, moves: list[tuple[int, int]]) -> list[Decision]:
    position = ruleset.deal(chance_from_seed(seed))
    found: list[Decision] = []
    for ply, (seat, action) in enumerate(moves):
        scores = [score.total for score in position.scores()]
        options = list(position.legal(seat))
        found.append(Decision(ply, position.round, seat, position.asks(seat).kind, options, action, scores))
        position.play(seat, action)
    return found
