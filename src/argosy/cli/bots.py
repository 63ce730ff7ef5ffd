"""`argosy tournament`: bots against each other, until the difference is certain."""

import json
import os
import sys
from argparse import Namespace
from pathlib import Path

from argosy.bots.codes import codes_from
from argosy.cli.bots_page import show_report
from argosy.cli.messages import Screen, Words, print_json
from argosy.cli.new_game import options_from
from argosy.cli.progress import interrupted_while
from argosy.engine.errors import BadChoice
from argosy.lab.executor import Resources
from argosy.lab.game_row import GameRow
from argosy.lab.games_file import GamesFile
from argosy.lab.report import Report, report_on
from argosy.lab.tournament import KIND, Terms, games_of, terms_for, whole_blocks
from argosy.titles import title_named


def run(asked: Namespace) -> None:
    terms = terms_from(asked)
    games = whole_blocks(terms, asked.games)
    report, interrupted = _play(terms, games, asked)
    words = Words(asked.lang)
    if report is not None and asked.out is not None:
        _save(report, games, Path(asked.out))
    if asked.json:
        print_json(None if report is None else {**report.plain(), "asked": games})
    else:
        screen = Screen()
        if report is not None:
            show_report(report, screen, words)
        if interrupted:
            screen.say(words("tournament-stopped-kept" if asked.out else "tournament-stopped"))
        elif asked.out is not None:
            screen.say(words("tournament-saved", report=asked.out, games=str(_games_path(asked.out))))
    if interrupted:
        sys.stdout.flush()
        raise KeyboardInterrupt


def terms_from(asked: Namespace) -> Terms:
    title = title_named(asked.title)
    options = options_from(asked, title)
    return terms_for(
        title.name,
        codes_from(asked.bots),
        players=asked.players,
        seed=asked.seed,
        pack=asked.pack,
        time_limit=asked.time_limit,
        **options,
    )


def _play(terms: Terms, games: int, asked: Namespace) -> tuple[Report | None, bool]:
    """The report on what was played, and whether somebody interrupted it."""
    resources = Resources(asked.jobs, asked.ray)
    file = _games_file(terms, asked)
    finished: list[GameRow] = []
    try:
        playing = games_of(terms, games, resources, file)
        interrupted = interrupted_while(playing, " ".join(terms.entrants), games, finished.append)
    finally:
        if file is not None:
            file.close()
    return report_on(terms, finished), interrupted


def _games_file(terms: Terms, asked: Namespace) -> GamesFile | None:
    if asked.out is None:
        if asked.resume:
            raise BadChoice("--resume goes on with a tournament that was kept by --out: give the same --out FILE again")
        return None
    path, games = Path(asked.out), _games_path(asked.out)
    if path.is_dir() or not path.absolute().parent.is_dir():
        raise BadChoice(f"{asked.out}: results cannot be kept there; name a file in a directory that exists")
    if path.exists() and not games.exists():
        raise BadChoice(f"{asked.out} exists, and is not of a tournament: choose another --out")
    if games.exists() and games.stat().st_size and not asked.resume:
        raise BadChoice(f"{games} has games of an earlier run: go on with it by --resume, or choose another --out")
    return GamesFile(games, KIND, terms.plain())


def _games_path(out: str) -> Path:
    """The finished games stand beside the report."""
    return Path(out.removesuffix(".json") + ".games.jsonl")


def _save(report: Report, asked: int, path: Path) -> None:
    scratch = path.with_name(path.name + ".new")
    scratch.write_text(json.dumps({**report.plain(), "asked": asked}, indent=1) + "\n", encoding="utf-8")
    os.replace(scratch, path)
