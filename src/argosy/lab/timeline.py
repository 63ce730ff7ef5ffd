"""The timeline of a game: the round and everybody's points at every ply, and the scores at the end of each round."""

from dataclasses import dataclass

from argosy.engine.chance import chance_from_seed
from argosy.engine.position import Position, Ruleset, Score


@dataclass(frozen=True)
class RoundEnd:
    """What everybody had at the end of a round."""

    round: int  # from 1
    ply: int  # moves played until then
    scores: list[Score]


@dataclass(frozen=True)
class Timeline:
    """Lists go by moment: 0 is the deal, 1 the position after the first move."""

    rounds: list[int]
    totals: list[list[int]]  # by seat
    ends: list[RoundEnd]


def positions_of(ruleset: Ruleset, seed: int, moves: list[tuple[int, int]]) -> list[Position]:
    """The deal, and the position after each move."""
    position = ruleset.deal(chance_from_seed(seed))
    positions = [position.copy()]
    for seat, action in moves:
        position.play(seat, action)
        positions.append(position.copy())
    return positions


def timeline_of(ruleset: Ruleset, seed: int, moves: list[tuple[int, int]]) -> Timeline:
    positions = positions_of(ruleset, seed, moves)
    rounds = [position.round for position in positions]
    ends = [ply for ply in range(1, len(positions)) if rounds[ply] > rounds[ply - 1]]
    return Timeline(
        rounds=rounds,
        totals=[[score.total for score in position.scores()] for position in positions],
        ends=[RoundEnd(rounds[ply - 1], ply, positions[ply].scores()) for ply in [*ends, len(moves)]],
    )
