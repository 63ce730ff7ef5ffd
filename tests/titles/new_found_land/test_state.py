"""Every field of a position, by its name: none is forgotten when a position is copied, or written and read again."""

from typing import Any

import pytest

from argosy.engine.chance import Chance
from argosy.engine.position import Position
from argosy.titles.new_found_land.rules.state import State
from proofs import Table, random_walk, tables_of

TABLES = [tables_of("new-found-land")[0], tables_of("new-found-land")[-1]]
NEVER_CHANGED_IN_PLACE = {"ruleset", "to_act", "options", "order", "nation", "compass", "since", "history"}


def fields_of(position: Position) -> dict[str, Any]:
    """All but the journal, which is no part of a position, and the legal actions, found when somebody asks."""
    assert isinstance(position, State)
    names = getattr(State, "__mypyc_attrs__", None) or vars(position)
    found = {name: getattr(position, name) for name in names if not name.startswith("__") and name not in ("journal", "options")}
    return {name: value.to_text() if isinstance(value, Chance) else value for name, value in found.items()}


def spoilt(value: Any) -> Any:
    """Another value of the same type."""
    if isinstance(value, list):
        return value[1:] if value else [99]
    return not value if isinstance(value, bool) else value + 99


@pytest.mark.parametrize("played", TABLES, ids=lambda each: each.name)
def test_a_copy_has_every_field(played: Table) -> None:
    position = played.deal(1)
    names = [name for name, value in fields_of(position).items() if isinstance(value, (int, list))]
    assert len(names) > 50, names
    for name in names:
        setattr(position, name, spoilt(getattr(position, name)))  # so that no value is the one it begins with
    twin = position.copy()
    assert fields_of(twin) == fields_of(position)
    for name in names:
        if name not in NEVER_CHANGED_IN_PLACE and isinstance(getattr(twin, name), list):
            assert getattr(twin, name) is not getattr(position, name), f"{name} is shared by a copy"


@pytest.mark.parametrize("played", TABLES, ids=lambda each: each.name)
def test_a_position_read_again_has_every_field(played: Table) -> None:
    changed: set[str] = set()
    start = fields_of(played.deal(2))
    for decision in random_walk(played, 2):
        if decision.ply % 3 == 0:
            fields = fields_of(decision.position)
            assert fields_of(played.ruleset.from_dict(decision.position.to_dict())) == fields
            changed |= {name for name, value in fields.items() if value != start[name]}
    assert len(changed) > 40, changed  # the walk leads far enough to show what is forgotten
