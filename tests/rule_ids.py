"""Which rule ids are named where: by the rulebook tests of their family, and by its code."""

import ast
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def rulebook_folder(family: str) -> Path:
    return ROOT / "tests" / "rulebook" / family.replace("-", "_")


def source_folder(family: str) -> Path:
    return ROOT / "src" / "argosy" / "titles" / family.replace("-", "_") / "rules"


@cache
def texts_of_tests(family: str) -> tuple[str, ...]:
    """The text of every test function, its decorators and the helpers' docstrings left out."""
    texts: list[str] = []
    for path in sorted(rulebook_folder(family).rglob("test_*.py")):
        source = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                texts.append(ast.get_source_segment(source, node) or "")
    return tuple(texts)


def naming_tests(family: str, id: str) -> int:
    """How many test functions name the id: in their docstring, a comment, or what they compare."""
    return sum(names(text, id) for text in texts_of_tests(family))


def naming_code(family: str, id: str) -> list[str]:
    """The files of the family, but the list of all rules, that name the id."""
    return [
        path.name
        for path in sorted(source_folder(family).glob("*.py"))
        if path.name != "rule_list.py" and names(path.read_text(encoding="utf-8"), id)
    ]


def names(text: str, id: str) -> bool:
    """Whether the text names the id itself: SHP-1 is not named by SHP-12."""
    return re.search(rf"(?<![A-Za-z0-9-]){re.escape(id)}(?![0-9])", text) is not None or _in_a_range(text, id)


def _in_a_range(text: str, id: str) -> bool:
    """`LNK-1 to LNK-3` names LNK-2 too."""
    chapter, number = id.rsplit("-", 1)
    ranges = re.findall(rf"\b{re.escape(chapter)}-(\d+) to {re.escape(chapter)}-(\d+)", text)
    return any(int(low) <= int(number) <= int(high) for low, high in ranges)
