"""What is made from the API's types and from those that families declare for their views and components. `make types` writes it.

- client/src/api/schema.d.ts: the TypeScript types. Its first line has the digest of the OpenAPI document they were made from.
- docs/views.md: what a view and the components hold, for authors of bots and clients.
"""

import hashlib
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints, is_typeddict

from argosy.texts import LANGUAGES, say
from argosy.titles import FAMILIES
from argosy.titles.declared_types import declared_types, meanings
from argosy.titles.family import Family
from argosy.web.app import create_app
from argosy.web.openapi import openapi_document
from argosy.web.settings import Settings

ROOT = Path(__file__).resolve().parent.parent
TYPES = ROOT / "client" / "src" / "api" / "schema.d.ts"
PAGE = ROOT / "docs" / "views.md"


def document() -> str:
    """The OpenAPI document without the version: a release changes no types."""
    found = openapi_document(create_app(Settings(db="")).app)
    return json.dumps(found | {"info": {"title": "Argosy", "version": ""}}, indent=1)


def first_line(document: str) -> str:
    return f"// Written by `make types` from the OpenAPI document {hashlib.sha256(document.encode()).hexdigest()[:16]}.\n"


def typescript(document: str) -> str:
    with tempfile.NamedTemporaryFile("w", suffix=".json", encoding="utf-8") as file:
        file.write(document)
        file.flush()
        command = ["node", "scripts/types.mjs", file.name]
        return subprocess.run(command, cwd=ROOT / "client", stdout=subprocess.PIPE, text=True, check=True).stdout


def page(families: list[Family]) -> str:
    parts = [
        "# Views and components",
        "",
        "What `view()` of a bot's knowledge and `view` in the [API](api.md) hold, and what `GET /api/titles/TITLE/components` gives in",
        "`components`, for each family of titles. The types have the same names in the OpenAPI document and in the client. `null` in",
        "JSON is `None` in Python. A family that is not listed declares none: its views are plain data, for its own code to read.",
        "`make types` writes this page from the declarations.",
    ]
    for family in families:
        types = declared_types(family)
        if types:
            names = ", ".join(say(LANGUAGES[0], f"{title.family}-title-{title.name}") for title in family.titles)
            parts += ["", f"## {names}"]
        for name, declared in types.items():
            parts += ["", f"### {name}", "", *_table(declared, {each: other for other, each in types.items()})]
    return "\n".join(parts) + "\n"


def _table(declared: type, names: dict[type, str]) -> list[str]:
    said, hints = meanings(declared), get_type_hints(declared)
    optional: frozenset[str] = declared.__optional_keys__  # type: ignore[attr-defined]
    rows = [
        f"| `{field}` | {_type_text(hint, names)}{', may be missing' if field in optional else ''} | {said[field]} |"
        for field, hint in hints.items()
    ]
    return [(declared.__doc__ or "").strip(), "", "| | | |", "| --- | --- | --- |", *rows]


def _type_text(hint: Any, names: dict[type, str]) -> str:
    """A type in a few words, with a link where it is one of ours."""
    if is_typeddict(hint):
        return f"[{names[hint]}](#{names[hint].lower()})"
    inner = [_type_text(each, names) for each in get_args(hint) if get_origin(hint) is not Literal]
    if get_origin(hint) is Literal:
        return " or ".join(f"`{json.dumps(each)}`" for each in get_args(hint))
    if get_origin(hint) is list:
        return f"list of {inner[0]}"
    if get_origin(hint) is dict:
        return f"object, by {inner[0]}, of {inner[1]}"
    if inner:
        return " or ".join(inner)
    return {type(None): "null", str: "text", int: "number", bool: "true or false"}.get(hint, str(hint))


def main() -> int:
    made = document()
    TYPES.write_text(first_line(made) + typescript(made), encoding="utf-8")
    PAGE.write_text(page(list(FAMILIES.values())), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
