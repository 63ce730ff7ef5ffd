"""The terms of the value function: each is measured under its own name."""

import ast
from pathlib import Path

from argosy.titles.endeavor.value import TERMS

SOURCE = Path(__file__).parents[3] / "src" / "argosy" / "titles" / "endeavor" / "value.py"


def measured() -> list[str]:
    """The name at the beginning of each expression that `measure` returns."""
    functions = [node for node in ast.walk(ast.parse(SOURCE.read_text(encoding="utf-8"))) if isinstance(node, ast.FunctionDef)]
    measure = next(node for node in functions if node.name == "measure")
    returned = next(node.value for node in ast.walk(measure) if isinstance(node, ast.Return))
    assert isinstance(returned, ast.List)
    return [ast.unparse(each.body if isinstance(each, ast.IfExp) else each) for each in returned.elts]


def test_each_term_is_measured_under_its_name() -> None:
    assert measured() == [term.replace("-", "_") for term in TERMS]
