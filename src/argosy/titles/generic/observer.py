"""An observation made from the view alone: its values in order, cut or filled up to one length."""

from typing import Final

from argosy.engine.position import Position, Ruleset
from argosy.envs.raw.layout import ObservationWriter, Observer

CELLS: Final = 512
_MOST: Final = 999  # larger numbers are told as this one
_NONE: Final = -1


class GenericObserver(Observer):
    """The observer's seat, then the view. Seats keep the view's order, and where a value stands depends on the lists before it:
    whoever wants to learn a title well writes an observer of its own."""

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset.players)
        self.numbers = {id: number for number, id in enumerate(sorted(ruleset.component_names("en")), 1)}
        self.layout.add("seat", 1)
        self.layout.add("view", CELLS)

    def write(self, out: ObservationWriter, position: Position, observer: int) -> None:
        out.number(observer)
        values: list[int] = []
        self._walk(position.view(None if observer < 0 else observer), values)
        for value in values[:CELLS]:
            out.number(max(-_MOST, min(value, _MOST)))
        for _ in range(CELLS - len(values)):
            out.number(0)

    def _walk(self, value: object, values: list[int]) -> None:
        if isinstance(value, dict):
            for key in sorted(value):
                self._walk(value[key], values)
        elif isinstance(value, list):
            values.append(len(value))
            for each in value:
                self._walk(each, values)
        elif isinstance(value, int):
            values.append(int(value))
        elif isinstance(value, str):
            values.append(self.numbers.get(value, 0))
        else:
            values.append(_NONE)
