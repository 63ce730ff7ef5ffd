"""Writes how a position is copied, field by field, from the fields that a family's `State.set_up` declares. `make types` runs it."""

import sys
from importlib import import_module
from pathlib import Path

from argosy.engine.chance import Chance, chance_from_seed
from argosy.titles import FAMILIES
from argosy.titles.family import Family

ROOT = Path(__file__).resolve().parent.parent
OURS = [family for family in FAMILIES.values() if ROOT.joinpath("src", *family.package.split("."), "rules").is_dir()]


def file_of(family: Family) -> Path:
    return ROOT.joinpath("src", *family.package.split("."), "rules", "position_copy.py")


def source(family: Family) -> str:
    state = f"{family.package}.rules.state"
    title = family.titles[0]
    position = title.ruleset(title.max_players, {}, None).deal(chance_from_seed(1))
    shared: tuple[str, ...] = import_module(state).SHARED
    lines = [
        '"""How a position is copied: every field of `State.set_up`. A loop over their names would take several times as long.',
        "",
        "Written by `make types`.",
        '"""',
        "",
        f"from {state} import State",
        "",
        "",
        "def copy_fields(old: State, new: State) -> None:",
    ]
    for name, value in vars(position).items():
        if name == "journal":
            lines.append("    new.journal = None")
        elif name != "ruleset":  # which the copy has already
            copied = isinstance(value, Chance) or (isinstance(value, list) and name not in shared)
            lines.append(f"    new.{name} = old.{name}{'.copy()' if copied else ''}")
    return "\n".join(lines) + "\n"


def main() -> int:
    for family in OURS:
        file_of(family).write_text(source(family), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
