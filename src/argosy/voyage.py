"""A first voyage: one game with its seed, and the moves that a newcomer is asked for on the way.

Like everything here it is a title, a seed and a list of actions: the position of a step is found by playing up to it.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources.abc import Traversable

from argosy.engine.errors import BadChoice
from argosy.titles import family_of


@dataclass(frozen=True)
class Step:
    """`text` names the message `voyage-FAMILY-TEXT`; `do` is the action that completes the step."""

    text: str
    do: str
    before: tuple[tuple[int, str], ...]  # all moves of the game until the step begins: seat, action


@dataclass(frozen=True)
class Voyage:
    title: str
    family: str
    players: int
    seed: int
    seat: int  # the newcomer's
    steps: tuple[Step, ...]
    moves: tuple[tuple[int, str], ...]  # all of them


def has_voyage(title: str) -> bool:
    return _file(title).is_file()


@cache
def voyage_of(title: str) -> Voyage:
    """The title's first voyage; BadChoice where there is none."""
    family, file = family_of(title), _file(title)
    if not file.is_file():
        raise BadChoice(f"there is no first voyage for {title!r}")
    plain = tomllib.loads(file.read_text(encoding="utf-8"))
    seat = plain["seat"]
    moves: list[tuple[int, str]] = []
    steps = []
    for row in plain["steps"]:
        moves += _moves(row.get("before", []))
        steps.append(Step(row["text"], row["do"], tuple(moves)))
        moves.append((seat, row["do"]))
    moves += _moves(plain.get("after", []))
    return Voyage(title, family.name, plain["players"], plain["seed"], seat, tuple(steps), tuple(moves))


def _file(title: str) -> Traversable:
    return family_of(title).file("voyages", f"{title}.toml")


def _moves(rows: list[str]) -> list[tuple[int, str]]:
    return [(int(mover), name) for mover, _, name in (row.partition(" ") for row in rows)]
