"""`argosy simulate`: many games of bots, one row each, for a report or for one's own eyes."""

import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

from rich import box
from rich.table import Table as Grid

from argosy.cli.bots import terms_from
from argosy.cli.bots_page import figure, spread
from argosy.cli.messages import Screen, Words, print_json
from argosy.cli.progress import interrupted_while
from argosy.engine.errors import BadChoice
from argosy.lab.executor import Resources
from argosy.lab.game_log import lines_of
from argosy.lab.games_file import GamesFile
from argosy.lab.parquet import need_pyarrow, write_decisions, write_games
from argosy.lab.simulate import KIND, Simulated, Simulation, play_line, simulated_from_line
from argosy.lab.summary import Summary, summary_of


def run(asked: Namespace) -> None:
    simulation = Simulation(terms_from(asked), asked.decisions is not None)
    resources = Resources(asked.jobs, asked.ray)
    if asked.games < 1:
        raise BadChoice(f"the number of games should be at least 1, not {asked.games}")
    out, decisions = _checked(asked.out), _checked(asked.decisions)
    if decisions is not None and (out is None or out == decisions):
        raise BadChoice("--decisions keeps every decision in a file of its own: give --out another one, for the games")
    with ExitStack() as open_things:
        folder = out.parent if out is not None else Path(open_things.enter_context(TemporaryDirectory()))
        file = GamesFile(folder / f"{'games' if out is None else out.stem}.jsonl", KIND, simulation.plain())
        open_things.callback(file.close)
        playing = lines_of(play_line, simulation, asked.games, resources, file)  # what was played is in the file
        interrupted = interrupted_while(playing, " ".join(simulation.terms.entrants), asked.games, lambda line: None)
        if out is not None:
            write_games(out, _games(file, asked.games), simulation.plain())
        if decisions is not None:
            names = [action.name for action in simulation.terms.ruleset.catalogue.actions]
            write_decisions(decisions, _games(file, asked.games), simulation.plain(), names)
        summary = summary_of(simulation.terms, _games(file, asked.games))
    _tell(summary, simulation, asked, interrupted)
    if interrupted:
        sys.stdout.flush()
        raise KeyboardInterrupt


def _checked(name: str | None) -> Path | None:
    """Where a file may be written, before anything is played."""
    if name is None:
        return None
    path = Path(name)
    if path.suffix != ".parquet":
        raise BadChoice(f"{name}: games are kept in a .parquet file, as in --out games.parquet")
    if path.is_dir() or not path.absolute().parent.is_dir():
        raise BadChoice(f"{name}: games cannot be kept there; name a file in a directory that exists")
    if path.exists() and not path.read_bytes().startswith(b"PAR1"):
        raise BadChoice(f"{name} exists and is not a Parquet file: choose another name")
    need_pyarrow()
    return path


def _games(file: GamesFile, games: int) -> Iterator[Simulated]:
    return (simulated_from_line(file.line(number)) for number in range(games) if number in file.places)


def _tell(summary: Summary, simulation: Simulation, asked: Namespace, interrupted: bool) -> None:
    if asked.json:
        print_json({"terms": simulation.plain(), "asked": asked.games, **summary.plain()})
        return
    words = Words(asked.lang)
    screen = Screen()
    terms = simulation.terms
    title = words.title(terms.ruleset)
    screen.say(words("simulate-head", title=title, players=terms.players, games=summary.games, seed=str(terms.seed)))
    if summary.games:
        screen.show(_wins(summary, words))
        screen.say(words("simulate-method"), "dim")
    if interrupted:
        screen.say(words("simulate-stopped-kept" if asked.out else "simulate-stopped"))
    elif asked.out is not None:
        screen.say(words("simulate-saved", file=asked.out))


def _wins(summary: Summary, words: Words) -> Grid:
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column("", overflow="fold")
    grid.add_column(words("tournament-wins"), justify="right", no_wrap=True)
    grid.add_column(words("tournament-score"), justify="right", no_wrap=True)
    for place, (wins, score) in enumerate(zip(summary.wins_by_place, summary.scores_by_place, strict=True)):
        grid.add_row(words("simulate-place", place=place + 1), spread(wins, words, 100, 1), figure(score, words, 1))
    for bot, (wins, score) in summary.by_bot.items():
        grid.add_row(bot, spread(wins, words, 100, 1), figure(score, words, 1))
    return grid
