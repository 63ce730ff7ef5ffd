"""The bots that come with Argosy, by code. For now the simplest; the search and its levels take this file's place."""

from argosy.bots.greedy import GreedyBot
from argosy.bots.guard import Bot
from argosy.bots.random import RandomBot
from argosy.bots.values.value import Value
from argosy.engine.chance import Chance
from argosy.engine.errors import BadChoice
from argosy.engine.position import Position, Ruleset


def make_bot(code: str, ruleset: Ruleset, chance: Chance) -> Bot:
    if code == "random":
        return RandomBot(chance)
    if code == "greedy":
        return GreedyBot(PointsNow(), chance)
    raise BadChoice(f"there is no bot {code!r}: choose one of random, greedy")


class PointsNow(Value):
    """As if the game ended now."""

    def __init__(self) -> None:
        self.terms = ["points"]
        self.stages = 1

    def stage(self, position: Position) -> int:
        return 0

    def measure(self, position: Position, seat: int) -> list[float]:
        return [float(position.scores()[seat].total)]

    def foretell(self, position: Position) -> list[float]:
        return [float(score.total) for score in position.scores()]
