"""A position with the moves that a good player would consider."""

from dataclasses import dataclass

from argosy import Game


@dataclass
class Tactic:
    name: str
    title: str
    game: Game
    good: set[str]
