"""docs/play.md: each promise names the browser tests that keep it, and they exist."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs/play.md").read_text(encoding="utf-8")

NAMED = re.compile(r"<!-- test: (.+?) -->")


def bullets() -> list[str]:
    """Every promise: a list item with the lines that belong to it."""
    return re.findall(r"^- .*\n(?:  .*\n)*", PAGE, re.MULTILINE)


def named_tests(text: str) -> list[str]:
    return [each.strip() for found in NAMED.findall(text) for each in found.split(",")]


def test_every_promise_names_a_browser_test() -> None:
    assert len(bullets()) > 15
    assert [each.splitlines()[0] for each in bullets() if not named_tests(each)] == []


def test_the_named_tests_exist() -> None:
    missing = []
    for named in named_tests(PAGE):
        path, _, name = named.partition("::")
        file = ROOT / path
        if not path.startswith("tests/browser/") or not file.exists() or f"def {name}(" not in file.read_text(encoding="utf-8"):
            missing.append(named)
    assert missing == []
