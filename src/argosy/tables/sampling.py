"""Positions that look to a viewer as the true one does: whatever differs among them is hidden from that viewer, or chance."""

from argosy.engine.chance import chance_from_seed
from argosy.engine.position import Position

_DRAWS = 8


def _one_sided(upper: bool) -> int:
    """A seed whose first draws all fall in the same half."""
    seed = 0
    while True:
        chance = chance_from_seed(seed)
        if all((chance.below(2) == 1) == upper for _ in range(_DRAWS)):
            return seed
        seed += 1


# The first two disagree about whatever is drawn first, even where only two things come into question.
TRIALS = (_one_sided(False), _one_sided(True), 1, 2)


def imagined(position: Position, viewer: int | None, trial: int) -> Position:
    """One such position; what chance has still to decide in it begins with draws of the trial's kind."""
    return position.redeal(viewer, chance_from_seed(trial), chance_from_seed(trial))
