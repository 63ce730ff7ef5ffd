"""A tournament: who sits where in which game, and the playing of it.

Games come in blocks, one per deal: in a block every bot sits once in every seat, in the same circle. The circles change
from block to block, so that everybody also has every neighbour. What a game brings depends on its number only, never on
how many processes play or where an earlier run was stopped.
"""

from collections.abc import Generator
from contextlib import closing
from dataclasses import asdict, dataclass
from functools import cache
from itertools import permutations

from argosy.bots.bot import close_bot
from argosy.bots.codes import chance_for_bot, make_bot, one_per_seat
from argosy.bots.external import USUAL_TIME_LIMIT
from argosy.bots.referee import play_codes
from argosy.engine.chance import SEEDS
from argosy.engine.errors import BadChoice
from argosy.engine.position import Option
from argosy.lab.executor import Resources
from argosy.lab.game_log import Line, lines_of, seed_from
from argosy.lab.game_row import GameRow, row_from_line
from argosy.lab.game_terms import GameTerms
from argosy.lab.games_file import GamesFile
from argosy.titles import title_named

KIND = "argosy tournament games 1"
_HERE = Resources()


@dataclass(frozen=True)
class Terms(GameTerms):
    """All that decides what happens in a tournament, or a simulation. `bots` has one code for every seat."""

    bots: tuple[str, ...]
    seed: int
    time_limit: float = USUAL_TIME_LIMIT

    @property
    def entrants(self) -> list[str]:
        """The different codes, in the order they were given."""
        return list(dict.fromkeys(self.bots))

    def plain(self) -> dict[str, object]:
        """For the first line of a file of games, and for reports."""
        plain = asdict(self)
        plain["options"] = dict(self.ruleset.options)
        plain["pack"] = self.ruleset.pack
        plain["bots"] = list(self.bots)
        return plain


def terms_for(
    title: str,
    bots: list[str],
    *,
    players: int | None = None,
    seed: int = 1,
    pack: str | None = None,
    time_limit: float = USUAL_TIME_LIMIT,
    **options: Option,
) -> Terms:
    """Checks what was asked for. With fewer bots than seats the last one fills up; without `players` there are as many
    seats as bots, but no fewer than the title takes."""
    if not bots:
        raise BadChoice("there are no bots to play: give codes as in captain,greedy")
    seats = max(len(bots), title_named(title).min_players) if players is None else players
    if not 0 <= seed < SEEDS:
        raise BadChoice(f"the seed must be a whole number from 0 to {SEEDS - 1}, not {seed}")
    filled = tuple(one_per_seat(bots, seats))
    terms = Terms(title, seats, tuple(sorted(options.items())), pack, filled, seed, time_limit)
    for code in terms.entrants:  # a wrong code is told now, not in the middle
        close_bot(make_bot(code, terms.ruleset, chance_for_bot(seed, 0), time_limit))
    return terms


def seating(terms: Terms, number: int) -> list[str]:
    """The codes by seat in game `number`."""
    block, turn = divmod(number, terms.players)
    circles = _circles(terms.bots)
    circle = circles[block % len(circles)]
    return [circle[(seat - turn) % terms.players] for seat in range(terms.players)]


def seed_of(terms: Terms, number: int) -> int:
    """What deals game `number`: the same for all games of a block."""
    return seed_from(f"argosy tournament deal {terms.seed} {number // terms.players}")


def play_number(terms: Terms, number: int) -> GameRow:
    """Plays game `number`."""
    codes = seating(terms, number)
    seed = seed_of(terms, number)
    luck = seed_from(f"argosy tournament bots {terms.seed} {number}")
    result = play_codes(terms.ruleset, codes, seed, luck, terms.time_limit)
    return GameRow(
        number=number,
        block=number // terms.players,
        seed=seed,
        bots=codes,
        scores=result.scores,
        winners=list(result.winners),
        ranks=result.ranks(),
        moves=result.moves,
        decisions=[timing.decisions for timing in result.timings],
        seconds=[timing.seconds for timing in result.timings],
        slowest=[timing.slowest for timing in result.timings],
        stand_ins=result.stand_ins,
        faults=result.faults,
        record=result.record,
    )


def whole_blocks(terms: Terms, games: int) -> int:
    """So many games, or as few more as make the last block whole."""
    if games < 1:
        raise BadChoice(f"the number of games should be at least 1, not {games}")
    return -(-games // terms.players) * terms.players


def games_of(
    terms: Terms, games: int, resources: Resources = _HERE, file: GamesFile | None = None
) -> Generator[GameRow, None, None]:
    """Games 0 to `games` - 1: first those that the file already has, then each as it ends."""
    with closing(lines_of(_play_line, terms, games, resources, file)) as lines:
        for _, line in lines:
            yield row_from_line(line)


def _play_line(terms: Terms, number: int) -> Line:
    return number, play_number(terms, number).to_line()


@cache
def _circles(bots: tuple[str, ...]) -> list[tuple[str, ...]]:
    """All different orders around a table, beginning with the first bot; the order given comes first."""
    return list(dict.fromkeys((bots[0], *rest) for rest in permutations(bots[1:])))
