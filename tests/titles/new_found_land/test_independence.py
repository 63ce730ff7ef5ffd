"""`why_not` is written apart from `legal`: else their agreement proves nothing."""

import ast
from pathlib import Path

import argosy.titles.new_found_land.rules as family

FOLDER = Path(family.__path__[0])
REFUSALS = {path.stem for path in FOLDER.glob("*refusals.py")}
# what lies on the table, and what things are called
FACTS = {"names", "pack", "ruleset", "action_kinds", "state", "stages", "steps", "position_writer", "whereabouts"}


def imports_of(module: str) -> dict[str, set[str]]:
    """The names that a module imports, by the module of this family that they come from."""
    found: dict[str, set[str]] = {}
    for node in ast.walk(ast.parse((FOLDER / f"{module}.py").read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("argosy.titles."):
            source = str(node.module).removeprefix("argosy.titles.new_found_land.rules").lstrip(".")
            names = {alias.name for alias in node.names}
            for name in names if not source else {source}:
                found.setdefault(name, set()).update(names if source else set())
    return found


def test_refusals_import_nothing_that_decides_what_is_legal():
    assert len(REFUSALS) == 5
    for module in REFUSALS:
        imported = imports_of(module)
        assert set(imported) <= FACTS | REFUSALS, module
        assert imported.get("position_writer", set()) <= {"purchase_id"}


def test_options_do_not_lean_on_refusals():
    assert not REFUSALS & set(imports_of("options"))


def test_no_function_of_the_rules_is_in_both():
    """But for those of the engine, which read a set of bits."""
    options = imports_of("options")
    for refusals in map(imports_of, REFUSALS):
        assert not {name for module in options for name in options[module] & refusals.get(module, set()) if name.islower()}
