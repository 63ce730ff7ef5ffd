"""What is counted in games of a family that names nothing: points, which are always counted."""

from argosy.engine.position import Position
from argosy.lab.metrics import Metrics


def _nothing(position: Position) -> list[tuple[str, str, int, int]]:
    return []


METRICS = Metrics(events={}, round=None, had=_nothing, sections=(), courses=("points",))
