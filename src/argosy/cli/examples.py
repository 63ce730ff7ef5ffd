"""`argosy examples`: the programs that the documentation runs, to read, to run and to change."""

from argparse import Namespace
from importlib import resources
from pathlib import Path

from argosy.cli.messages import Screen, Words
from argosy.engine.errors import BadChoice


def run(asked: Namespace) -> None:
    folder = Path(asked.folder)
    if not folder.absolute().parent.is_dir():
        raise BadChoice(f"{folder}: examples cannot be written there; name a directory in one that exists")
    files = sorted(
        (file for file in resources.files("argosy").joinpath("examples").iterdir() if file.is_file()), key=lambda file: file.name
    )
    there = [file.name for file in files if (folder / file.name).exists()]
    if there:
        raise BadChoice(f"{folder} has {', '.join(there)} already: name another directory")
    folder.mkdir(exist_ok=True)
    for file in files:
        text = file.read_bytes()
        (folder / file.name).write_bytes(text)
        if text.startswith(b"#!"):
            (folder / file.name).chmod(0o755)
    Screen().say(Words(asked.lang)("cli-examples-written", folder=str(folder), files=", ".join(file.name for file in files)))
