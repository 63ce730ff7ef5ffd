"""Every command that a document shows is run: here, with less to do, or by what ELSEWHERE names. Every piece of Python runs too.

A command stands in a block marked `sh`, a line each, or is indented. The commands of a document run in its order, in one folder.
"""

import io
import re
import shlex
import signal
import subprocess
import sys
import time
from argparse import ArgumentParser, _SubParsersAction
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from argosy.cli import arguments, main
from argosy.lab import tune as tuning
from argosy.store.sql_store import default_db
from argosy.tables.commands import Tables
from databases import databases  # noqa: F401
from service import Databases, free_port, new_table, with_tables

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTS = {
    str(path.relative_to(ROOT)): path.read_text(encoding="utf-8")
    for folder in (".", "docs", "client", "bench", "deploy")
    for path in sorted((ROOT / folder).glob("*.md"))
}
# Commands that are run by something else than this file, and where that can be seen.
ELSEWHERE = {
    "make play": ("tools/fresh.py", "make play"),
    "make lan": ("tests/web/test_serve.py", '"--lan"'),
    "make terminal": ("tests/cli/test_processes.py", '"terminal"'),
    "make test": (".ci/run", "make test"),
    # As far as `make release-check` can: deploy/README.md says what nobody has run.
    "make wheel": ("Makefile", "release-check: $(READY) wheel"),
    "pip install .": ("tools/release.py", "(checkout, False)"),
    "pip install argosy": ("tools/release.py", "(archive, True)"),
    "python3 -m venv /opt/argosy": ("tools/release.py", '"venv"'),
    "/opt/argosy/bin/pip install --require-hashes --no-deps -r requirements/runtime.txt": ("tools/release.py", "--require-hashes"),
    "/opt/argosy/bin/pip install --no-index --no-deps dist/*.whl": ("tools/release.py", "--no-index"),
    "cp deploy/argosy.service /etc/systemd/system/ && systemctl enable --now argosy": ("tools/release.py", "systemd-analyze"),
    "cp deploy/nginx.conf /etc/nginx/conf.d/argosy.conf && nginx -t && systemctl reload nginx": ("tools/release.py", '"nginx"'),
    "python examples/train_value.py --games 6000 --evaluate 400": ("tests/envs/test_documented.py", "train_value.py"),
}
# The same commands, in seconds instead of hours: what takes their place is read by the same arguments.
LESS = {
    "captain:50": "captain:1",
    "mate,captain,deckhand": "mate,deckhand",
    "--generations 200": "--generations 1",
    "--workers 4": "--workers 2",
}
PROGRAMS = r"(argosy|make|npm|npx|node|pip|pipx|uv|python3?|pytest|git|curl|docker|podman|systemctl|apt-get|apt|sudo|cd)"


def blocks(text: str) -> list[tuple[str, str]]:
    """The fenced blocks of a document: how each is marked, and what stands in it."""
    return re.findall(r"^```([^\n]*)\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)


def commands(text: str) -> list[str]:
    found, mark = [], None
    for line in text.replace("\\\n", " ").splitlines():
        if line.startswith("```"):
            mark = line[3:] if mark is None else None
        elif mark == "sh" or (mark is None and re.match(rf" {{4,}}{PROGRAMS} \S", line)):
            found.append(line.partition("  #")[0].strip())
    return [command for command in found if command]


SHOWN = {name: commands(text) for name, text in DOCUMENTS.items()}


@pytest.mark.parametrize("name", DOCUMENTS)
def test_a_command_stands_where_it_is_found(name: str) -> None:
    """One that stands in a block of another kind would not be run."""
    text = DOCUMENTS[name]
    for mark, block in blocks(text):
        assert mark, f"what is this? ```{block[:40]}"
        assert mark == "sh" or not re.search(rf"^\$? *{PROGRAMS} \S", block, re.MULTILINE) or mark == "python", block


@pytest.mark.parametrize("name", [name for name, shown in SHOWN.items() if shown])
def test_the_commands_of_a_document_run(name: str, tmp_path: Path, databases: Databases, monkeypatch: pytest.MonkeyPatch) -> None:
    for variable, number in {"SAMPLED": 1, "SAMPLING": 2, "FORECAST": 1, "GAMES": 1}.items():
        monkeypatch.setattr(tuning, variable, number)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    for folder in ("docs", "bench"):
        (tmp_path / folder).symlink_to(ROOT / folder)
    for command in SHOWN[name]:
        run(command, databases, monkeypatch)


def run(command: str, databases: Databases, monkeypatch: pytest.MonkeyPatch) -> None:
    if command in ELSEWHERE:
        file, proof = ELSEWHERE[command]
        assert proof in (ROOT / file).read_text(encoding="utf-8"), f"{file} no longer runs {command!r}"
        return
    program, *words = shlex.split(lessened(command, databases))
    if program == "python":
        assert subprocess.run([sys.executable, *words], timeout=120).returncode == 0, command
        return
    assert program == "argosy", f"nothing runs {command!r}: name in ELSEWHERE what does"
    if words[0] in ("serve", "play"):
        serve(words)
        return
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n1\nquit\n"))
    assert main(words) == 0, command


def lessened(command: str, databases: Databases) -> str:
    for much, little in LESS.items():
        command = command.replace(much, little)
    command = re.sub(r"--games \d{3,}", "--games 4", command)
    command = re.sub(r"postgresql://\S+", lambda _found: databases.fresh("postgresql"), command)
    if " TABLE" in command or command.startswith("argosy backup"):
        command = command.replace(" TABLE", f" {a_table()}")
    if command.startswith("argosy tournament") and "--games" not in command:
        command += " --games 4"
    return command


def a_table() -> str:
    """One to do something with, in the usual place."""
    made: list[str] = []

    async def fill(tables: Tables) -> None:
        made.append((await new_table(tables)).id)

    with_tables(default_db(), fill)
    return made[0]


def serve(words: list[str]) -> None:
    """Serves until a page is there, and ends when told to."""
    port = free_port()
    more = ["--no-browser"] if words[0] == "play" else []
    with subprocess.Popen([sys.executable, "-m", "argosy", *words, "--port", str(port), *more], stderr=subprocess.PIPE) as server:
        try:
            while True:
                assert server.poll() is None, server.stderr and server.stderr.read()
                try:
                    assert "<html" in httpx.get(f"http://127.0.0.1:{port}/", timeout=2).text
                    break
                except httpx.HTTPError:
                    time.sleep(0.05)
        finally:
            server.send_signal(signal.SIGINT)
        server.wait(timeout=60)


@pytest.mark.parametrize("name", [name for name, text in DOCUMENTS.items() if "```python" in text])
def test_the_python_of_a_document_runs(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for mark, block in blocks(DOCUMENTS[name]):
        if mark == "python":
            exec(compile(block, name, "exec"), {"__name__": "__main__"})


@pytest.mark.parametrize("name", [name for name in DOCUMENTS if not name.startswith("docs/")])
def test_every_file_that_a_document_links_to_is_there(name: str) -> None:
    """Those of docs/ are checked as the site is built."""
    for link in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", DOCUMENTS[name]):
        assert (ROOT / name).parent.joinpath(link).exists(), link


def test_the_pictures_are_small_and_one_of_them_moves() -> None:
    pictures = {path.name: path.read_bytes() for path in (ROOT / "docs" / "images").iterdir()}
    assert all(len(picture) < 1_500_000 for picture in pictures.values())
    assert pictures["game.webp"].count(b"ANMF") > 10


# ---- commands that are only mentioned: `make test`, `argosy review FILE`


def mentioned(program: str) -> Iterator[list[str]]:
    for text in DOCUMENTS.values():
        for said in re.findall(rf"`{program} ([^`]+)`", text):
            yield said.split()


def test_every_make_target_named_exists() -> None:
    targets = set(re.findall(r"^([a-z-]+):.*## ", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)) | {"served"}
    shown = [command.split()[1:] for shown in SHOWN.values() for command in shown if command.startswith("make ")]
    named = {words[0] for words in [*shown, *mentioned("make")]}
    assert named
    assert named <= targets


def test_every_test_named_exists() -> None:
    named = {found for text in DOCUMENTS.values() for found in re.findall(r"`(tests/[\w/]+\.py)(?:::(\w+))?`", text)}
    assert named
    for file, test in named:
        assert f"def {test}" in (ROOT / file).read_text(encoding="utf-8"), (file, test)


def test_every_argosy_command_named_exists_with_its_options() -> None:
    parser = arguments._parser()
    known: dict[str, ArgumentParser] = next(each.choices for each in parser._actions if isinstance(each, _SubParsersAction))
    for name, *words in mentioned("argosy"):
        if name == "COMMAND":
            continue
        options = {option for action in known[name]._actions for option in action.option_strings}
        assert {word for word in words if word.startswith("--")} <= options, (name, words)
