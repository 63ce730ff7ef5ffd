"""A bot of one's own: run it with `argosy tournament endeavor --bots first_bot.py:FirstBot,random`."""

import random

from argosy.bots.knowledge import Knowledge


class FirstBot:
    """Builds what it can; else anything but passing, as long as there is something else."""

    def __init__(self, seed: int = 0) -> None:
        self.random = random.Random(seed)

    def choose(self, knowledge: Knowledge) -> str:
        names = [knowledge.catalogue.name(number) for number in knowledge.legal()]
        builds = [name for name in names if name.startswith("build ")]
        others = [name for name in names if name != "pass"]
        return self.random.choice(builds or others or names)
