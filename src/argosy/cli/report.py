"""`argosy report`: what simulated games tell, as one page for the browser or for paper."""

import os
from argparse import Namespace
from pathlib import Path

from argosy.cli.messages import Screen, Words, print_json
from argosy.engine.errors import BadChoice
from argosy.lab.balance import balance_of
from argosy.lab.balance_page import balance_page
from argosy.lab.parquet import read_games, read_told
from argosy.titles import family_of, title_named


def run(asked: Namespace) -> None:
    path = Path(asked.file)
    out = path.with_suffix(".html") if asked.out is None else Path(asked.out)
    if out.suffix != ".html":
        raise BadChoice(f"{out}: a report is an .html file, as in --out report.html")
    if out.is_dir() or not out.absolute().parent.is_dir():
        raise BadChoice(f"{out}: the report cannot be kept there; name a file in a directory that exists")
    told = read_told(path)
    terms = told["terms"]
    ruleset = title_named(terms["title"]).ruleset(terms["players"], terms["options"], asked.pack)
    if ruleset.pack != terms["pack"]:
        raise BadChoice(
            f"{path}: the games were played with component pack {terms['pack']}, not {ruleset.pack}: --pack DIR names it"
        )
    metrics = family_of(ruleset.title).part("metrics")
    balance = balance_of(metrics, ruleset.players, read_games(path))
    if balance.games == 0:
        raise BadChoice(f"{path} has no games to report on")
    scratch = out.with_name(out.name + ".new")
    scratch.write_text(balance_page(balance, told, ruleset, metrics, asked.lang), encoding="utf-8")
    os.replace(scratch, out)
    if asked.json:
        print_json({"games": balance.games, "report": str(out)})
    else:
        Screen().say(Words(asked.lang)("lab-report-saved", games=balance.games, file=str(out)))
