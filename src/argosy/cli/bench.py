"""`argosy bench`: how fast the titles run here."""

from argparse import Namespace
from dataclasses import asdict

from rich.table import Table as Grid

from argosy.cli.messages import Screen, Words, print_json
from argosy.cli.new_game import all_titles, options_from, suiting_players
from argosy.engine.errors import BadChoice
from argosy.engine.position import Title
from argosy.measure import Speed, measure

_USUAL_PLAYERS = 4


def run(asked: Namespace) -> None:
    titles = all_titles(asked.title)
    if asked.pack is not None and len(titles) > 1:
        raise BadChoice("a component pack belongs to one title: name it")
    if asked.seed < 0:
        raise BadChoice(f"the seed must be a whole number from 0, not {asked.seed}")
    speeds = [_measure(title, asked) for title in titles]
    if asked.json:
        print_json({"speeds": [asdict(speed) for speed in speeds]})
    else:
        Screen().show(_page(speeds, Words(asked.lang)))


def _measure(title: Title, asked: Namespace) -> Speed:
    options = options_from(asked, title)
    players = suiting_players(title, options, asked.pack, _USUAL_PLAYERS) if asked.players is None else asked.players
    return measure(title.name, players=players, seconds=asked.seconds, seed=asked.seed, pack=asked.pack, **options)


def _page(speeds: list[Speed], words: Words) -> Grid:
    grid = Grid(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
    grid.add_column(words("cli-bench-title"))
    for key in ("cli-bench-players", "cli-bench-decisions", "cli-bench-copy", "cli-bench-replay"):
        grid.add_column(words(key), justify="right")
    grid.add_column(words("cli-bench-run"))
    for speed in speeds:
        grid.add_row(
            speed.title,
            str(speed.players),
            f"{speed.decisions_per_second:,.0f}",
            f"{speed.copy_microseconds:.2f}",
            f"{speed.replay_milliseconds:.2f}",
            words("cli-bench-compiled") if speed.compiled else words("cli-bench-interpreted"),
        )
    return grid
