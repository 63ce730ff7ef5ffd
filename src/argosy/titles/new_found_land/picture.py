"""The islands, small: their spaces, the tiles on them, and whose cubes lie there."""

from typing import Any

from argosy.engine.position import Plain
from argosy.titles.new_found_land.components import components
from argosy.titles.new_found_land.rules.ruleset import NewFoundLandRuleset
from argosy.titles.picture import Field, Label, Picture, Piece

_WIDTH, _HEIGHT = 360.0, 200.0
_SPACE = 27.0
_CUBE = 11.0
_NAME = 15.0  # above an island
_COLUMNS = 2


def picture(ruleset: NewFoundLandRuleset, view: Plain, names: dict[str, str]) -> Picture | None:
    told: Any = view
    islands = components(ruleset)["board"]["islands"]
    fields, pieces, labels = [], [], []
    rows = -(-len(islands) // _COLUMNS)
    for number, island in enumerate(islands):
        wide, high = (1 + max(space[axis] for space in island["spaces"]) for axis in ("x", "y"))
        column, row = number % _COLUMNS, number // _COLUMNS
        left = (column + 0.5) * _WIDTH / _COLUMNS - wide * _SPACE / 2
        top = (row + 0.5) * _HEIGHT / rows - (high * _SPACE - _NAME) / 2
        labels.append(Label(round(left, 1), round(top - 4, 1), names.get(island["id"], "")))
        for space in island["spaces"]:
            x, y = left + space["x"] * _SPACE, top + space["y"] * _SPACE
            lain = told["spaces"].get(space["id"])
            fields.append(Field(round(x, 1), round(y, 1), _SPACE, lain is not None))
            for place, cubes in enumerate(lain["cubes"] if lain else []):
                middle = x + _SPACE * (0.27 + 0.46 * place)
                pieces.append(Piece(round(middle, 1), round(y + _SPACE / 2, 1), _CUBE, "square", cubes["owner"]))
    return Picture(_WIDTH, _HEIGHT, fields=fields, pieces=pieces, labels=labels)
