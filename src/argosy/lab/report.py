"""What a tournament tells: every bot's wins, points, ranks, rating and time."""

from collections import defaultdict
from dataclasses import asdict, dataclass

from argosy.lab.game_row import GameRow
from argosy.lab.rating import Orders, orders_of, ratings, sum_of
from argosy.lab.statistics import Estimate, mean_of, share_of
from argosy.lab.tournament import Terms

_FAULTS_TOLD = 5


@dataclass(frozen=True)
class Row:
    """One bot. If it has several seats, `wins` counts a game won by any of them; points and ranks are per seat."""

    bot: str
    seats: int
    won: float  # games; a shared win counts in part
    wins: Estimate  # share of the games
    parity: float  # its share if all were equal
    score: Estimate
    rank: Estimate
    rating: Estimate
    decisions: int
    milliseconds: float  # per decision
    slowest: float  # milliseconds
    stand_ins: int  # decisions that a stand-in took


@dataclass(frozen=True)
class Report:
    terms: Terms
    games: int
    blocks: int
    rows: list[Row]  # in the order the bots were given
    faults: list[str]  # the first few
    fault_count: int

    @property
    def ranked(self) -> list[Row]:
        """The best rating first."""
        return sorted(self.rows, key=lambda row: -row.rating.value)

    def plain(self) -> dict[str, object]:
        return {
            "terms": self.terms.plain(),
            "games": self.games,
            "blocks": self.blocks,
            "bots": [asdict(row) for row in self.rows],
            "faults": self.faults,
            "fault_count": self.fault_count,
        }


def report_on(terms: Terms, games: list[GameRow]) -> Report | None:
    """The report on all whole blocks; None if there is none yet. The order in which games ended does not matter."""
    by_block: dict[int, list[GameRow]] = defaultdict(list)
    for played in games:
        by_block[played.block].append(played)
    blocks = [sorted(by_block[key], key=_number) for key in sorted(by_block) if len(by_block[key]) == terms.players]
    if not blocks:
        return None
    places = {code: at for at, code in enumerate(terms.entrants)}
    rated = ratings([_orders(block, places) for block in blocks], len(places))
    counted = [played for block in blocks for played in block]
    faults = [fault for played in counted for fault in played.faults]
    rows = [_row(terms, code, blocks, counted, rated[at]) for code, at in places.items()]
    return Report(terms, len(counted), len(blocks), rows, faults[:_FAULTS_TOLD], len(faults))


def _row(terms: Terms, code: str, blocks: list[list[GameRow]], games: list[GameRow], rating: Estimate) -> Row:
    shares = [[_share(played, code) for played in block] for block in blocks]
    decisions = sum(sum(_of(code, played, played.decisions)) for played in games)
    seconds = sum(sum(_of(code, played, played.seconds)) for played in games)
    return Row(
        bot=code,
        seats=terms.bots.count(code),
        won=sum(sum(block) for block in shares),
        wins=share_of(shares),
        parity=terms.bots.count(code) / terms.players,
        score=mean_of([[value for played in block for value in _of(code, played, played.scores)] for block in blocks]),
        rank=mean_of([[value for played in block for value in _of(code, played, played.ranks)] for block in blocks]),
        rating=rating,
        decisions=int(decisions),
        milliseconds=1000 * seconds / decisions if decisions else 0.0,
        slowest=1000 * max(value for played in games for value in _of(code, played, played.slowest)),
        stand_ins=int(sum(sum(_of(code, played, played.stand_ins)) for played in games)),
    )


def _of(code: str, played: GameRow, values: list[int] | list[float]) -> list[float]:
    """The values of the seats where that bot sat."""
    return [float(value) for bot, value in zip(played.bots, values, strict=True) if bot == code]


def _share(played: GameRow, code: str) -> float:
    """The part of the victory that the bot's seats have."""
    return sum(played.bots[seat] == code for seat in played.winners) / len(played.winners)


def _orders(block: list[GameRow], places: dict[str, int]) -> Orders:
    return sum_of([orders_of([places[code] for code in played.bots], played.ranks) for played in block])


def _number(played: GameRow) -> int:
    return played.number
