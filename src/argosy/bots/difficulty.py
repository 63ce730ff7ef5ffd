"""The difficulty levels, and the bots that come with Argosy by code."""

import re
from collections.abc import Callable
from typing import Final, Literal

from argosy.bots.bot import Bot
from argosy.bots.captain import CaptainBot, never
from argosy.bots.greedy import GreedyBot
from argosy.bots.knowledge import Knowledge
from argosy.bots.random import RandomBot
from argosy.bots.trained_values import value_of
from argosy.engine.chance import Chance
from argosy.engine.errors import BadChoice
from argosy.engine.position import Ruleset

Level = Literal["deckhand", "mate", "captain", "admiral"]
LEVELS: Final[tuple[Level, ...]] = ("deckhand", "mate", "captain", "admiral")
_RANDOM_EVERY: Final = 3  # a deckhand plays one decision in so many at random
_SECONDS: Final = {"captain": 2.3, "admiral": 10.0}  # for a turn, however many decisions it has
_RESERVE: Final = 0.2  # of that is kept for turns of many decisions
_BUDGET: Final = re.compile(r"captain:(?:([0-9]{1,7})|([0-9]{1,4}(?:\.[0-9]{1,3})?)s)")


class DeckhandBot:
    """Greedy, but one decision in three at random."""

    def __init__(self, greedy: GreedyBot, chance: Chance) -> None:
        self.greedy = greedy
        self.chance = chance

    def choose(self, knowledge: Knowledge) -> int:
        options = knowledge.legal()
        if self.chance.below(_RANDOM_EVERY) == 0:
            return options[self.chance.below(len(options))]
        return self.greedy.choose(knowledge)


class PacedBot:
    """A captain with so many seconds for a whole turn, of which the first decision gets half."""

    def __init__(self, captain: CaptainBot, seconds: float) -> None:
        self.captain = captain
        self.seconds = seconds

    def choose(self, knowledge: Knowledge) -> int:
        self.captain.seconds = self.seconds * share_of_turn(knowledge.in_a_row)
        return self.captain.choose(knowledge)


def share_of_turn(decided: int) -> float:
    """The share of a turn's time for its next decision. All shares together are 1, however many decisions there are."""
    following = decided + 1
    return (1.0 - _RESERVE) * 0.5**following + _RESERVE / (following * (following + 1))


def most_seconds(level: str, decided: int) -> float:
    """How long a bot of that level may think about its next decision, after so many in this turn."""
    return _SECONDS.get(level, 0.0) * share_of_turn(decided)


def greedy_bot(title: str, chance: Chance) -> GreedyBot:
    return GreedyBot(value_of(title), chance)


def captain_bot(title: str, chance: Chance, iterations: int, seconds: float, is_hurried: Callable[[], bool] = never) -> CaptainBot:
    """`iterations` for a decision or, where that is 0, `seconds`."""
    return CaptainBot(value_of(title), chance, iterations, seconds, is_hurried)


def bot_of_level(
    level: str, title: str, chance: Chance, is_hurried: Callable[[], bool] = never
) -> DeckhandBot | GreedyBot | PacedBot:
    if level == "deckhand":
        return DeckhandBot(greedy_bot(title, chance), chance)
    if level == "mate":
        return greedy_bot(title, chance)
    if level in _SECONDS:
        return PacedBot(captain_bot(title, chance, 0, _SECONDS[level], is_hurried), _SECONDS[level])
    raise BadChoice(f"there is no level {level!r}: choose one of {', '.join(LEVELS)}")


def make_bot(code: str, ruleset: Ruleset, chance: Chance, is_hurried: Callable[[], bool] = never) -> Bot:
    """The bot of a code: `random`, `greedy`, a level, or `captain` with its budget (`captain:400`, `captain:2s`).

    One that searches answers with its best so far once `is_hurried` says so.
    """
    if code == "random":
        return RandomBot(chance)
    if code == "greedy":
        return greedy_bot(ruleset.title, chance)
    if code in LEVELS:
        return bot_of_level(code, ruleset.title, chance, is_hurried)
    budget = _BUDGET.fullmatch(code)
    if budget is None:
        known = ", ".join(("random", "greedy", *LEVELS))
        raise BadChoice(f"there is no bot {code!r}: choose one of {known}, captain with a budget (captain:400, captain:2s)")
    iterations, seconds = budget.groups()
    if (iterations is not None and int(iterations) == 0) or (seconds is not None and float(seconds) == 0.0):
        raise BadChoice(f"{code!r} leaves no time to think: give it iterations (captain:400) or seconds (captain:2s)")
    return captain_bot(ruleset.title, chance, int(iterations or 0), float(seconds or 0.0), is_hurried)
