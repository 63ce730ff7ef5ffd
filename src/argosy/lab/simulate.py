"""Simulation: many games of bots, each with its deal and its facts, to be looked at as a whole.

Every game is dealt anew, and the bots change seats from game to game as in a tournament. What a game brings depends on its
number only, never on how many processes play or where an earlier run was stopped.
"""

from dataclasses import dataclass

import msgspec

from argosy.bots.referee import play_codes, ranks_of
from argosy.engine.errors import BadRecord
from argosy.engine.position import Ruleset
from argosy.engine.record import record_from_text
from argosy.lab.decisions import Decision, decisions_of
from argosy.lab.game_log import Line, seed_from
from argosy.lab.metrics import Fact, facts_of
from argosy.lab.tournament import Terms, seating
from argosy.titles import family_of

KIND = "argosy simulated games 1"


@dataclass(frozen=True)
class Simulation:
    """All that decides what is simulated, and how much of it is kept."""

    terms: Terms
    decisions: bool = False  # every decision, too

    def plain(self) -> dict[str, object]:
        return {**self.terms.plain(), "decisions": self.decisions}


@dataclass(frozen=True)
class Simulated:
    """One finished game. Lists go by seat."""

    number: int
    seed: int
    bots: list[str]
    first: int  # the seat that began the first round
    scores: list[int]
    sources: list[dict[str, int]]  # the same points, by where they come from
    winners: list[int]
    ranks: list[float]
    moves: int
    rounds: int
    stand_ins: list[int]  # decisions that a stand-in took for a bot that misbehaved
    facts: list[Fact]
    record: str
    decisions: list[Decision] | None = None

    def won(self, seat: int) -> float:
        """The seat's part of the victory."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def to_line(self) -> str:
        return msgspec.json.encode(self).decode()


def simulated_from_line(line: str) -> Simulated:
    try:
        return msgspec.json.decode(line, type=Simulated)
    except msgspec.MsgspecError:
        raise BadRecord(f"not a simulated game: {line[:60]!r}") from None


def play_simulated(simulation: Simulation, number: int) -> Simulated:
    terms = simulation.terms
    codes = seating(terms, number)
    seed = seed_from(f"argosy simulate deal {terms.seed} {number}")
    luck = seed_from(f"argosy simulate bots {terms.seed} {number}")
    result = play_codes(terms.ruleset, codes, seed, luck, terms.time_limit)
    return described(number, terms.ruleset, result.record, codes, result.stand_ins, simulation.decisions)


def described(
    number: int, ruleset: Ruleset, text: str, bots: list[str], stand_ins: list[int], decisions: bool = False
) -> Simulated:
    """All that is kept of a finished game, found by playing its record again."""
    record = record_from_text(text)
    moves = [(seat, ruleset.catalogue.number(name)) for seat, name in record.moves]
    facts, first, position = facts_of(family_of(ruleset.title).part("metrics"), ruleset, record.seed, moves)
    scores = position.scores()
    totals = [score.total for score in scores]
    winners = position.winners()
    return Simulated(
        number=number,
        seed=record.seed,
        bots=bots,
        first=first,
        scores=totals,
        sources=[score.parts for score in scores],
        winners=list(winners),
        ranks=ranks_of(totals, winners),
        moves=len(moves),
        rounds=max(fact.round for fact in facts),
        stand_ins=stand_ins,
        facts=facts,
        record=text,
        decisions=decisions_of(ruleset, record.seed, moves) if decisions else None,
    )


def play_line(simulation: Simulation, number: int) -> Line:
    """What `lines_of` plays and keeps."""
    return number, play_simulated(simulation, number).to_line()
