"""A small picture of a title's board, for lists: plain shapes in units of their own, for whoever draws them in whatever colours."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

from argosy.engine.position import Plain, Ruleset

# of a view, as a spectator has it, and the names of all components
Painter = Callable[[Ruleset, Plain, dict[str, str]], "Picture | None"]


@dataclass(frozen=True)
class Field:
    """A square of land."""

    x: float
    y: float
    size: float
    built: bool  # something lies on it


@dataclass(frozen=True)
class Way:
    """A line between two pieces."""

    points: list[tuple[float, float]]
    seat: int | None  # whose it is


@dataclass(frozen=True)
class Piece:
    x: float
    y: float
    size: float  # across
    shape: Literal["round", "square"]
    seat: int | None  # None: a place that nobody holds


@dataclass(frozen=True)
class Label:
    x: float
    y: float
    text: str


@dataclass(frozen=True)
class Picture:
    width: float
    height: float
    # the part of the earth that it shows, whose coast is drawn: west, south, east, north; None: it needs none
    earth: tuple[float, float, float, float] | None = None
    old: bool = False  # drawn as on vellum
    fields: list[Field] = field(default_factory=list)
    ways: list[Way] = field(default_factory=list)
    pieces: list[Piece] = field(default_factory=list)
    labels: list[Label] = field(default_factory=list)
