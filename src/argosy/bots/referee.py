"""One game between bots, from a seed to the result. Nobody is given more than its seat may know."""

import time
from dataclasses import dataclass
from typing import Final

from argosy.bots.bot import Bot, close_bot
from argosy.bots.codes import chance_for_bot, make_bot
from argosy.bots.external import USUAL_TIME_LIMIT
from argosy.bots.fault_limits import FaultTolerantBot
from argosy.bots.knowledge import Knowledge, in_a_row
from argosy.engine.chance import chance_from_seed
from argosy.engine.position import Ruleset
from argosy.engine.record import game_record

_REFEREE: Final = 1 << 32  # a seed index that no seat has: sampling must not share a bot's random stream


@dataclass
class Timing:
    """How long one seat thought. Decisions with a single option are not asked and not counted."""

    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    slowest_turn: float = 0.0  # all decisions in a row
    turn: float = 0.0  # the one that is not over, so far

    def add(self, seconds: float, goes_on: bool) -> None:
        """`goes_on`: the seat's move before was the last that anybody made."""
        self.decisions += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)
        self.turn = self.turn + seconds if goes_on else seconds
        self.slowest_turn = max(self.slowest_turn, self.turn)


@dataclass
class Result:
    """How a game ended. All lists go by seat."""

    scores: list[int]
    winners: tuple[int, ...]
    moves: int
    timings: list[Timing]
    stand_ins: list[int]  # decisions that a stand-in took
    faults: list[str]  # one line each
    record: str

    def ranks(self) -> list[float]:
        return ranks_of(self.scores, self.winners)


def ranks_of(scores: list[int], winners: tuple[int, ...]) -> list[float]:
    """By seat, 1 is best. Winners come first, the others follow by their points; equals share the mean of their ranks."""
    merits = [(seat in winners, points) for seat, points in enumerate(scores)]
    return [1 + sum(other > merit for other in merits) + (merits.count(merit) - 1) / 2 for merit in merits]


def play_codes(ruleset: Ruleset, codes: list[str], seed: int, bots_seed: int = 0, time_limit: float = USUAL_TIME_LIMIT) -> Result:
    """A game between bots by code, one per seat. What they hold open is closed, however the game ends."""
    bots: list[Bot] = []
    try:
        for seat, code in enumerate(codes):
            bots.append(make_bot(code, ruleset, chance_for_bot(bots_seed, seat), time_limit))
        return play_game(ruleset, bots, seed, bots_seed)
    finally:
        for bot in bots:
            close_bot(bot)


def play_game(ruleset: Ruleset, bots: list[Bot], seed: int, bots_seed: int = 0) -> Result:
    """A game between bots, one per seat. `seed` deals the game; `bots_seed` is for what the bots sample."""
    position = ruleset.deal(chance_from_seed(seed))
    timings = [Timing() for _ in bots]
    lucks = [chance_for_bot(bots_seed, _REFEREE + seat) for seat in range(len(bots))]
    moves: list[tuple[int, str]] = []
    while position.to_act:
        choices: list[tuple[int, int]] = []
        for seat in position.to_act:  # a secret choice at the same time: nobody's is played before all have decided
            ply = len(moves) + len(choices)
            knowledge = Knowledge(ruleset, position, seat, lucks[seat], ply, in_a_row([who for who, _ in moves], seat))
            choices.append((seat, decision(bots[seat], knowledge, timings[seat])))
        for seat, action in choices:
            position.play(seat, action)
            moves.append((seat, ruleset.catalogue.name(action)))
    tolerant = [bot if isinstance(bot, FaultTolerantBot) else None for bot in bots]
    return Result(
        scores=[score.total for score in position.scores()],
        winners=position.winners(),
        moves=len(moves),
        timings=timings,
        stand_ins=[0 if bot is None else bot.stood_in for bot in tolerant],
        faults=[fault for bot in tolerant if bot is not None for fault in bot.faults],
        record=game_record(ruleset, seed, moves, position).to_text(),
    )


def decision(bot: Bot, knowledge: Knowledge, timing: Timing) -> int:
    """The bot's choice, and the time it took. Where there is nothing to choose, it is not asked."""
    options = knowledge.legal()
    if len(options) == 1:
        return options[0]
    start = time.perf_counter()
    action = bot.choose(knowledge)
    timing.add(time.perf_counter() - start, knowledge.in_a_row > 0)
    return action
