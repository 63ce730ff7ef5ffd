"""What simulated games tell in a few lines: who wins, by the order of turns and by bot."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass

from argosy.lab.simulate import Simulated
from argosy.lab.statistics import Estimate, Tally
from argosy.lab.tournament import Terms


@dataclass(frozen=True)
class Summary:
    games: int
    wins_by_place: list[Estimate]  # by place in the first round's order of turns
    scores_by_place: list[float]
    by_bot: dict[str, tuple[Estimate, float]]  # wins per seat, score

    def plain(self) -> dict[str, object]:
        return {
            "games": self.games,
            "wins_by_place": [asdict(wins) for wins in self.wins_by_place],
            "scores_by_place": self.scores_by_place,
            "bots": {bot: {"wins": asdict(wins), "score": score} for bot, (wins, score) in self.by_bot.items()},
        }


def summary_of(terms: Terms, games: Iterable[Simulated]) -> Summary:
    places = [Tally() for _ in range(terms.players)]
    points = [Tally() for _ in range(terms.players)]
    bots = {bot: (Tally(), Tally()) for bot in terms.entrants}
    count = 0
    for game in games:
        count += 1
        for place in range(terms.players):
            seat = (game.first + place) % terms.players
            places[place].add(game.won(seat), 1)
            points[place].add(game.scores[seat], 1)
        for bot, (wins, scores) in bots.items():
            seats = [seat for seat, code in enumerate(game.bots) if code == bot]
            wins.add(sum(game.won(seat) for seat in seats), len(seats))
            scores.add(sum(game.scores[seat] for seat in seats), len(seats))
    return Summary(
        games=count,
        wins_by_place=[tally.share() for tally in places],
        scores_by_place=[tally.mean() for tally in points],
        by_bot={bot: (wins.share(), score.mean()) for bot, (wins, score) in bots.items()} if len(bots) > 1 else {},
    )
