"""docs/environments.md is true: its Python runs, it names every part of every observation, and the example learns."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from argosy import TITLES
from argosy.envs.raw.observers import observer_for

ROOT = Path(__file__).resolve().parent.parent.parent
PAGE = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")
PYTHON = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("block", PYTHON, ids=range(len(PYTHON)))
def test_its_python_runs(block: str) -> None:
    exec(compile(block, "docs/environments.md", "exec"), {})


@pytest.mark.parametrize("title", TITLES)
def test_it_names_every_part(title: str) -> None:
    named = set(re.findall(r"`([a-z_]+)`", PAGE))
    assert set(observer_for(TITLES[title].ruleset(3, {}, None)).layout.parts) <= named


def test_the_example_learns_and_tells_and_the_same_again(tmp_path: Path) -> None:
    """With next to no games; what it reaches with thousands stands in the page."""
    command = [sys.executable, str(ROOT / "src" / "argosy" / "examples" / "train_value.py"), "--games", "4", "--at-once", "4"]
    first, again = tmp_path / "first.npz", tmp_path / "again.npz"
    told = subprocess.check_output([*command, "--evaluate", "4", "--out", str(first)], text=True)
    assert re.search(r"learnt from \d+ games", told)
    assert re.search(r"against random: .* of 4 games \(95 %: ", told)
    told_again = subprocess.check_output([*command, "--evaluate", "4", "--minutes", "600", "--out", str(again)], text=True)
    assert told_again.splitlines()[-2:] == told.splitlines()[-2:]
    assert again.read_bytes() == first.read_bytes()


def test_the_example_stops_after_so_many_minutes(tmp_path: Path) -> None:
    command = [sys.executable, str(ROOT / "src" / "argosy" / "examples" / "train_value.py"), "--minutes", "0", "--evaluate", "1"]
    told = subprocess.check_output([*command, "--against", "random", "--out", str(tmp_path / "net.npz")], text=True)
    assert "learnt from 0 games" in told
