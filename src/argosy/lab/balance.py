"""What simulated games tell about a title: who wins, where points come from, what is used, what winning players do differently.

Figures only; `balance_page.py` shows them. Intervals are over games, which are independent.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt

from argosy.lab.metrics import NOBODY, Metrics
from argosy.lab.parquet import ReportRow
from argosy.lab.statistics import Estimate, Spread, Tally

_SEEN_IN = 20  # games; what was seen in fewer is not compared
ALL = "*"  # an item: all items of a fact together


@dataclass(frozen=True)
class Item:
    """One component in one sense: a building that was built, a captain who was hired, a region that opened."""

    item: str
    per_game: float
    share: float  # of the players who had it; of the games where it happened to nobody in particular
    by_round: list[float]  # per player, or per game where it happened to nobody in particular; from round 0
    wins: Estimate | None  # of those who had it


@dataclass(frozen=True)
class Difference:
    """What winning players had more or less of, per game; `effect` is in standard deviations of a player's amount."""

    fact: str
    item: str
    winners: float
    others: float
    difference: Estimate
    effect: Estimate


@dataclass(frozen=True)
class Course:
    """What winning players and the others had at the end of each round, on average."""

    fact: str
    item: str
    winners: list[float]
    others: list[float]


@dataclass(frozen=True)
class Balance:
    games: int
    players: int
    rounds: int
    wins_by_place: list[Estimate]  # by place in the order of turns of the first round
    wins_by_seat: list[Estimate]
    wins_by_bot: dict[str, tuple[Estimate, float]]  # wins per seat, and the mean score
    winning_scores: Counter[int]
    other_scores: Counter[int]
    sources: list[Difference]  # in the order of the title
    items: dict[str, list[Item]]  # by fact; the most frequent first
    courses: list[Course]
    differences: list[Difference]  # the largest effect first
    compared: int  # so many, sure or not


class _Amounts:
    """How much of something winning and other players had. Games in which nobody had any need not be told."""

    def __init__(self) -> None:
        self.games = 0
        self.winners = 0.0
        self.others = 0.0
        self.difference = Spread()
        self.seats = Spread()

    def add(self, amounts: dict[int, int], winners: list[int], players: int) -> None:
        self.games += 1
        won = sum(amount for seat, amount in amounts.items() if seat in winners) / len(winners)
        rest = sum(amount for seat, amount in amounts.items() if seat not in winners) / (players - len(winners))
        self.winners += won
        self.others += rest
        self.difference.add(won - rest)
        for amount in amounts.values():
            self.seats.add(amount)

    def told(self, fact: str, item: str, games: int, players: int) -> Difference:
        difference = self.difference.mean(games)
        unit = sqrt(self.seats.variance(games * players)) or 1.0
        effect = Estimate(difference.value / unit, _over(difference.low, unit), _over(difference.high, unit))
        return Difference(fact, item, self.winners / games, self.others / games, difference, effect)


class _Use:
    def __init__(self) -> None:
        self.amount = 0
        self.seats = 0
        self.games = 0
        self.by_round: Counter[int] = Counter()
        self.wins = Tally()


class _Count:
    """Everything that is counted while the games go by."""

    def __init__(self, family: Metrics, players: int) -> None:
        self.family = family
        self.players = players
        self.games = self.decided = self.rounds = 0
        self.places = [Tally() for _ in range(players)]
        self.seats = [Tally() for _ in range(players)]
        self.bots: dict[str, tuple[Tally, Tally]] = {}
        self.winning_scores: Counter[int] = Counter()
        self.other_scores: Counter[int] = Counter()
        self.sources: dict[str, _Amounts] = {}
        self.uses: dict[tuple[str, str], _Use] = defaultdict(_Use)
        self.amounts: dict[tuple[str, str], _Amounts] = defaultdict(_Amounts)
        self.had: dict[tuple[str, str, int], _Amounts] = defaultdict(_Amounts)

    def add(self, game: ReportRow) -> None:
        self.games += 1
        self.rounds = max(self.rounds, game.rounds)
        won = [1 / len(game.winners) if seat in game.winners else 0.0 for seat in range(self.players)]
        self._add_wins(game, won)
        decided = len(game.winners) < self.players  # else there is nobody to compare with
        self.decided += decided
        if decided:
            for source in game.sources[0]:
                points = {seat: parts[source] for seat, parts in enumerate(game.sources)}
                self.sources.setdefault(source, _Amounts()).add(points, game.winners, self.players)
        amounts: dict[tuple[str, str], Counter[int]] = defaultdict(Counter)
        for fact, item, round, seat, amount in game.facts:
            if fact in self.family.courses:
                amounts[fact, f"{item} {round}"][seat] = amount
                continue
            use = self.uses[fact, item]
            use.amount += amount
            use.by_round[round] += amount
            amounts[fact, item][seat] += amount
            if seat != NOBODY:
                amounts[fact, ALL][seat] += amount
        for (fact, item), by_seat in amounts.items():
            if fact in self.family.courses:
                if decided:
                    name, _, at = item.rpartition(" ")
                    self.had[fact, name, int(at)].add(by_seat, game.winners, self.players)
                continue
            if item != ALL:
                use = self.uses[fact, item]
                use.games += 1
                use.seats += len(by_seat)
                if NOBODY not in by_seat:
                    use.wins.add(sum(won[seat] for seat in by_seat), len(by_seat))
            if decided and NOBODY not in by_seat:
                self.amounts[fact, item].add(by_seat, game.winners, self.players)

    def _add_wins(self, game: ReportRow, won: list[float]) -> None:
        by_bot: dict[str, list[int]] = defaultdict(list)
        for seat, bot in enumerate(game.bots):
            self.places[(seat - game.first) % self.players].add(won[seat], 1)
            self.seats[seat].add(won[seat], 1)
            by_bot[bot].append(seat)
            (self.winning_scores if seat in game.winners else self.other_scores)[game.scores[seat]] += 1
        for bot, seats in by_bot.items():
            wins, scores = self.bots.setdefault(bot, (Tally(), Tally()))
            wins.add(sum(won[seat] for seat in seats), len(seats))
            scores.add(sum(game.scores[seat] for seat in seats), len(seats))


def balance_of(family: Metrics, players: int, games: Iterable[ReportRow]) -> Balance:
    count = _Count(family, players)
    for game in games:
        count.add(game)
    differences = _differences(count)
    sure = [found for found in differences if found.difference.low is not None and not _within(found.difference)]
    return Balance(
        games=count.games,
        players=players,
        rounds=count.rounds,
        wins_by_place=[tally.share() for tally in count.places],
        wins_by_seat=[tally.share() for tally in count.seats],
        wins_by_bot={bot: (wins.share(), scores.mean()) for bot, (wins, scores) in sorted(count.bots.items())},
        winning_scores=count.winning_scores,
        other_scores=count.other_scores,
        sources=[amounts.told("source", source, count.decided, players) for source, amounts in count.sources.items()],
        items=_items(count),
        courses=_courses(count),
        differences=sorted(sure, key=lambda found: (-abs(found.effect.value), found.fact, found.item)),
        compared=len(differences),
    )


def _items(count: _Count) -> dict[str, list[Item]]:
    items: dict[str, list[Item]] = {section.fact: [] for section in count.family.sections}
    for (fact, item), use in count.uses.items():
        if fact in items:
            nobodys = use.wins.games == 0
            base = count.games if nobodys else count.games * count.players
            by_round = [use.by_round[round] / base for round in range(count.rounds + 1)]
            share = use.games / count.games if nobodys else use.seats / base
            items[fact].append(Item(item, use.amount / count.games, share, by_round, None if nobodys else use.wins.share()))
    for found in items.values():
        found.sort(key=lambda item: (-item.share, -item.per_game, item.item))
    return {fact: found for fact, found in items.items() if found}


def _differences(count: _Count) -> list[Difference]:
    """Of everything that was done; the sum over all items only where there are several."""
    several = Counter(fact for fact, item in count.amounts if item != ALL)
    return [
        amounts.told(fact, item, count.decided, count.players)
        for (fact, item), amounts in count.amounts.items()
        if amounts.games >= _SEEN_IN and (item != ALL or several[fact] > 1)
    ]


def _courses(count: _Count) -> list[Course]:
    games = max(1, count.decided)
    found: dict[tuple[str, str], Course] = {}
    for fact in count.family.courses:
        for (name, item, round), amounts in sorted(count.had.items()):
            if name == fact:
                course = found.setdefault((fact, item), Course(fact, item, [0.0] * count.rounds, [0.0] * count.rounds))
                course.winners[round - 1] = amounts.winners / games
                course.others[round - 1] = amounts.others / games
    return list(found.values())


def _within(estimate: Estimate) -> bool:
    """Whether nothing lies within the interval: then the difference may be none."""
    return estimate.low is not None and estimate.high is not None and estimate.low <= 0 <= estimate.high


def _over(value: float | None, unit: float) -> float | None:
    return None if value is None else value / unit
