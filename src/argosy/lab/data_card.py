"""The card that goes with a data set: what it holds, where it comes from, what its columns mean, what it is no good for."""

from collections import Counter
from dataclasses import dataclass
from typing import Any

from argosy.engine.errors import BadChoice
from argosy.lab.parquet import column_names
from argosy.texts import say
from argosy.titles import title_named


@dataclass(frozen=True)
class DataFile:
    """One file of a data set, and what it tells about itself."""

    name: str
    rows: int
    told: dict[str, Any]


def data_card(files: list[DataFile], origin: str, facts: dict[str, int | str], licence: str, language: str) -> str:
    """Markdown. `origin`, with its facts, says where the games come from: the messages `card-ORIGIN` and `card-ORIGIN-limits`."""

    def words(key: str, **facts: int | str) -> str:
        return say(language, f"card-{key}", dict(facts))

    titles = Counter(file.told["terms"]["title"] for file in files)
    named = ", ".join(say(language, f"{title_named(title).family}-title-{title}") for title in sorted(titles))
    lines = [f"# {words('title', titles=named)}", "", words(origin, **facts), "", f"## {words('files')}", ""]
    lines += [f"| {words('file')} | {words('rows')} | {words('terms')} |", "| --- | ---: | --- |"]
    lines += [
        f"| `{file.name}` | {file.rows} | {_terms(file.told, words('seats', players=file.told['terms']['players']))} |"
        for file in files
    ]
    lines += ["", words("made"), "", words("replay"), ""]
    own = dict.fromkeys(f"`{file.told['terms']['pack']}`" for file in files if not _is_ours(file.told["terms"]))
    if own:
        lines += [words("own-pack", packs=", ".join(own)), ""]
    for kind in dict.fromkeys(file.told["kind"] for file in files):
        short = kind.removeprefix("argosy ")
        lines += [f"## {words(f'columns-{short}', version=files[0].told['schema'])}", ""]
        lines += [f"| {words('column')} | {words('meaning')} |", "| --- | --- |"]
        lines += [f"| `{name}` | {words(f'column-{short}-{name}')} |" for name in column_names(kind)]
        lines.append("")
    lines += [f"## {words('limits')}", "", words(f"{origin}-limits"), "", words("rules-limits"), ""]
    lines += [f"## {words('licence')}", "", words("licence-told", licence=licence), ""]
    return "\n".join(lines)


def _is_ours(terms: dict[str, Any]) -> bool:
    """Whether whoever has this Argosy has the pack."""
    try:
        ours = title_named(terms["title"]).ruleset(terms["players"], terms["options"], None)
    except BadChoice:  # another version knew these options
        return False
    return bool(ours.pack == terms["pack"])


def _terms(told: dict[str, Any], seats: str) -> str:
    terms = told["terms"]
    options = [f"{name} = {str(value).lower()}" for name, value in terms["options"].items()]
    bots = [", ".join(terms["bots"])] if terms.get("bots") else []
    seed = [f"seed {terms['seed']}"] if terms.get("seed") is not None else []
    parts = [terms["title"], seats, *options, *bots, *seed, f"Argosy {told['version']}", f"pack `{terms['pack']}`"]
    return "; ".join(parts)
