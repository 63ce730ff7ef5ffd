"""Any legal action, all equally likely: the measure for every other bot."""

from argosy.bots.knowledge import Knowledge
from argosy.engine.chance import Chance


class RandomBot:
    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, knowledge: Knowledge) -> int:
        options = knowledge.legal()
        return options[self.chance.below(len(options))]
