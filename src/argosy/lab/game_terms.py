"""What is played, as plain data that goes to any process: tournaments, simulations and reviews add their own terms."""

from dataclasses import dataclass
from functools import lru_cache

from argosy.engine.position import Option, Ruleset
from argosy.titles import title_named


@dataclass(frozen=True)
class GameTerms:
    title: str
    players: int
    options: tuple[tuple[str, Option], ...]
    pack: str | None  # a directory; None: ours

    @property
    def ruleset(self) -> Ruleset:
        return ruleset_for(self.title, self.players, self.options, self.pack)


@lru_cache(maxsize=8)
def ruleset_for(title: str, players: int, options: tuple[tuple[str, Option], ...], pack: str | None) -> Ruleset:
    return title_named(title).ruleset(players, dict(options), pack)
