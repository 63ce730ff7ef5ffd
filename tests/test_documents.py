"""What README.md, docs/bots.md and docs/laboratory.md tell people to run, runs: every command, with less to do; every piece of Python."""

import io
import re
import shlex
from pathlib import Path

import pytest

from argosy.cli import main
from argosy.lab import tune as tuning

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTS = [ROOT / "README.md", ROOT / "docs" / "bots.md", ROOT / "docs" / "laboratory.md"]
TEXT = "\n".join(document.read_text(encoding="utf-8") for document in DOCUMENTS)
COMMANDS = re.findall(r"^ {4,6}argosy (.+)$", TEXT, re.MULTILINE)
# The same commands, in seconds instead of hours: what takes their place is read by the same arguments.
LESS = {
    "captain:1s": "captain:1",
    "mate,captain,deckhand": "mate,deckhand",
    "--generations 200": "--generations 1",
    "--games 2000": "--games 2",
    "--games 200": "--games 4",
    "--jobs 2": "--jobs 1",
}


def test_there_are_commands_to_run() -> None:
    assert {command.split()[0] for command in COMMANDS} >= {
        "terminal",
        "watch",
        "tournament",
        "tune",
        "simulate",
        "report",
        "dataset",
    }


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_runs(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, number in {"WATCHED": 1, "WATCHING": 2, "FORETOLD": 1, "GAMES": 1}.items():
        monkeypatch.setattr(tuning, name, number)
    for much, little in LESS.items():
        command = command.replace(much, little)
    command = command.replace("docs/examples/", f"{ROOT}/docs/examples/")
    if command.startswith("tournament") and "--games" not in command:
        command += " --games 4"
    monkeypatch.chdir(tmp_path)
    if command.startswith(("report", "dataset")):  # they need what the page simulates before
        games = "simulate endeavor --bots random --games 4 --out games.parquet --decisions decisions.parquet"
        assert main(shlex.split(games)) == 0
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n1\nquit\n"))
    assert main(shlex.split(command)) == 0


def test_the_python_in_the_readme_runs() -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    assert blocks
    for block in blocks:
        exec(compile(block, "README.md", "exec"), {})


def test_every_make_target_named_exists() -> None:
    targets = set(re.findall(r"^([a-z-]+):.*## ", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    named = set(re.findall(r"`make ([a-z-]+)", TEXT)) | set(re.findall(r"^make ([a-z-]+)", TEXT, re.MULTILINE))
    assert named
    assert named <= targets
