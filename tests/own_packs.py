"""Packs of one's own for tests: our files as plain data, changed, and written to a directory."""

import copy
import json
from pathlib import Path
from typing import Any

from argosy.rulebook.provenance import pack_files
from argosy.titles import title_named

Files = dict[str, dict[str, Any]]  # by file name


def our_files(title: str) -> Files:
    return copy.deepcopy(pack_files(title_named(title)))


def write_pack(directory: Path, files: Files) -> str:
    """Writes a pack; every value stands on one line, tables and rows in braces."""
    directory.mkdir(parents=True, exist_ok=True)
    for name, values in files.items():
        text = "".join(f"{key} = {_toml(value)}\n" for key, value in values.items())
        (directory / name).write_text(text, encoding="utf-8")
    return str(directory)


def _toml(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(key)} = {_toml(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_toml(each) for each in value) + "]"
    return json.dumps(value, ensure_ascii=False)
