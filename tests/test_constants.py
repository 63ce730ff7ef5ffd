"""Constants of compiled modules are `Final`: mypyc then puts them where they are used, instead of looking each up at run time."""

import ast
import re
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[1] / "src" / "argosy"
COMPILED = re.search(r"^COMPILED = (\(.*?^\))", (SOURCES.parents[1] / "setup.py").read_text(), re.MULTILINE | re.DOTALL)
assert COMPILED is not None
MODULES = [path for pattern in ast.literal_eval(COMPILED[1]) for path in sorted(SOURCES.glob(pattern))]


def not_final(source: str) -> list[str]:
    """Names in capitals, and private ones, that a module assigns without `Final`."""
    names = []
    for node in ast.parse(source).body:
        if isinstance(node, ast.Assign):
            names += [each.id for target in node.targets for each in ast.walk(target) if isinstance(each, ast.Name)]
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and "Final" not in ast.unparse(node.annotation):
            names.append(node.target.id)
    return [name for name in names if name.isupper() or (name.startswith("_") and not name.startswith("__"))]


@pytest.mark.parametrize("path", MODULES, ids=[path.relative_to(SOURCES).as_posix() for path in MODULES])
def test_constants_of_compiled_modules_are_final(path: Path) -> None:
    assert not_final(path.read_text()) == []


def test_one_that_is_not_is_found() -> None:
    assert not_final("A = 1\nB, _C = 2, 3\nD: int = 4\n_e = []\nF: Final = 5\nPlain = dict") == ["A", "B", "_C", "D", "_e"]
