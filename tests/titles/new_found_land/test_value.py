"""The terms of the value function: each is measured under its own name."""

import ast
from pathlib import Path

from argosy.titles.new_found_land.value import TERMS

SOURCE = Path(__file__).parents[3] / "src" / "argosy" / "titles" / "new_found_land" / "value.py"


def measured() -> list[str]:
    """The names in the lists that the parts of `measure` return, in the order in which it asks for them."""
    tree = ast.parse(SOURCE.read_text(encoding="utf-8"))
    functions = {node.name: node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    calls = [node.func for node in ast.walk(functions["measure"]) if isinstance(node, ast.Call)]
    parts = [functions[call.id] for call in calls if isinstance(call, ast.Name) and call.id in functions]
    found: list[str] = []
    for part in sorted(parts, key=lambda part: next(call.lineno for call in calls if ast.unparse(call) == part.name)):
        (returned,) = [node.value for node in ast.walk(part) if isinstance(node, ast.Return)]
        assert isinstance(returned, ast.List)
        found += [ast.unparse(each) for each in returned.elts]
    return found


def test_each_term_is_measured_under_its_name() -> None:
    assert measured() == TERMS
