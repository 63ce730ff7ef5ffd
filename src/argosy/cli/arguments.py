"""The commands and their arguments. A mistake is told in one line that says where to look."""

import argparse
import os
import re
from collections.abc import Callable
from typing import NoReturn

from argosy import __version__
from argosy.bots.external import USUAL_TIME_LIMIT
from argosy.cli import (
    bench,
    bots,
    check,
    completion,
    dataset,
    examples,
    replay,
    report,
    review,
    rules_page,
    serve,
    simulate,
    terminal,
    titles_page,
    tune,
    watch,
)
from argosy.cli.new_game import is_flag
from argosy.engine.position import OptionRule
from argosy.lab.review import ITERATIONS
from argosy.measure import is_compiled
from argosy.rulebook.book import chapter_of
from argosy.rulebook.pages import PAGES
from argosy.texts import LANGUAGES
from argosy.titles import TITLES

_CODES = "mate,captain:2s,greedy,random,mybot.py:MyBot,exec:./mybot"


class _OneLineParser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {' '.join(message.split())}; '{self.prog} --help' tells more\n")


def parsed(arguments: list[str]) -> argparse.Namespace:
    asked, unknown = _parser().parse_known_args(arguments or ["--help"])
    if unknown:
        asked.parser.error(f"{' '.join(unknown)} is not among its arguments")
    return asked


def _parser() -> argparse.ArgumentParser:
    parser = _OneLineParser(prog="argosy", description="Strategy games of the age of sail.", allow_abbrev=False)
    parser.add_argument("--version", action="version", version=_version())
    commands = parser.add_subparsers(metavar="COMMAND", required=True, parser_class=_OneLineParser)

    def command(name: str, run: Callable[[argparse.Namespace], None], help: str) -> argparse.ArgumentParser:
        added: argparse.ArgumentParser = commands.add_parser(name, help=help, description=help, allow_abbrev=False)
        added.set_defaults(parser=added, run=run)
        added.add_argument("--lang", choices=LANGUAGES, default="en", help="the language to speak (default: en)")
        return added

    titles = command("titles", titles_page.run, "which games there are, their players, options and components")
    titles.add_argument("title", nargs="?", metavar="TITLE", help="tell all about this one")
    _add_pack(titles)
    _add_json(titles)

    table = command("terminal", terminal.run, "play at the keyboard, against each other or against bots")
    table.add_argument("title", nargs="?", metavar="TITLE", help=_title_help())
    _add_game(table)
    people = table.add_mutually_exclusive_group()
    people.add_argument(
        "--people", type=_whole_number, metavar="K", help="how many people play; bots have the other seats (default: 1)"
    )
    people.add_argument("--names", metavar="A,B", help="the names of the people who play")
    table.add_argument("--resume", metavar="FILE", help="go on with a game that was saved, instead of a new one")
    table.add_argument("--save", metavar="FILE", help="keep the game's record there, however it is left")
    _add_bots(table)

    spectacle = command("watch", watch.run, "a whole game by bots, told from beginning to end")
    spectacle.add_argument("title", metavar="TITLE", help=_title_help())
    _add_game(spectacle)
    spectacle.add_argument("--save", metavar="FILE", help="keep the game's record there")
    _add_bots(spectacle)
    _add_json(spectacle)

    again = command("replay", replay.run, "the story and the position of a recorded game")
    again.add_argument("--at", type=_whole_number, metavar="PLY", help="after that many moves (default: at the end)")
    _add_record(again)

    judging = command(
        "review", review.run, "where a finished game was won and lost: points by round, each move judged, turning points"
    )
    judging.add_argument(
        "--iterations",
        type=_whole_number,
        default=ITERATIONS,
        metavar="N",
        help=f"how long each move is judged (default: {ITERATIONS})",
    )
    judging.add_argument("--seed", type=_whole_number, default=1, metavar="S", help="the same seed, the same review (default: 1)")
    judging.add_argument("--jobs", type=_jobs, default=os.cpu_count() or 1, metavar="K", help="processes (default: one a core)")
    _add_record(judging)

    verify = command("check", check.run, "verifies a record: every move, and where it ends")
    _add_record(verify)
    verify.add_argument("--commitment", metavar="HEX", help="what the table showed from its first moment: the deal must fit it")

    rules = command("rules", rules_page.run, "the rules of a title, or one of them")
    rules.add_argument("title", metavar="TITLE", help=_title_help())
    rule = next(iter(TITLES.values())).rules[0].id
    rules.add_argument("id", nargs="?", metavar="ID", help=f"a rule ({rule}), with its examples, or a chapter ({chapter_of(rule)})")
    either = rules.add_mutually_exclusive_group()
    either.add_argument("--search", metavar="WORDS", help='only rules that speak of all these words ("governor tied")')
    either.add_argument("--page", choices=PAGES, help="instead of the rules: quick reference, edge cases, editions, components")
    _add_pack(rules)
    _add_json(rules)

    speed = command("bench", bench.run, "how fast the titles run here")
    speed.add_argument("title", nargs="?", metavar="TITLE", help=f"only this one: {', '.join(TITLES)}")
    speed.add_argument("--players", type=_whole_number, metavar="N", help="how many seats (default: 4)")
    speed.add_argument("--seconds", type=_seconds, default=2.0, metavar="N", help="how long each title plays (default: 2)")
    speed.add_argument("--seed", type=_whole_number, default=1, metavar="S", help="of the first game (default: 1)")
    _add_pack(speed)
    _add_title_options(speed)
    _add_json(speed)

    contest = command("tournament", bots.run, "bots against each other: wins, scores and ratings, with their intervals")
    _add_bot_games(contest, "rounded up to whole rotations (default: 100)")
    contest.add_argument("--out", metavar="FILE.json", help="keep the report there, and every finished game in FILE.games.jsonl")
    contest.add_argument("--resume", action="store_true", help="go on with what --out has kept")

    many = command("simulate", simulate.run, "many games of bots, one row each, for 'argosy report' or for your own eyes")
    _add_bot_games(many, "how many (default: 100)")
    many.add_argument("--out", metavar="FILE.parquet", help="keep the games there; the same command again goes on from FILE.jsonl")
    many.add_argument("--decisions", metavar="FILE.parquet", help="keep every decision there, too")

    telling = command("report", report.run, "what simulated games tell, as one page for the browser or for paper")
    telling.add_argument("file", metavar="GAMES.parquet", help="what 'argosy simulate --out' wrote")
    telling.add_argument("--out", metavar="FILE.html", help="where to write the page (default: beside the games)")
    telling.add_argument("--pack", metavar="DIR", help="the component pack they were played with, if not our own")
    _add_json(telling)

    handing_on = command("dataset", dataset.run, "games to hand on, with a card that says what they are")
    handing_on.add_argument("files", nargs="*", metavar="GAMES.parquet", help="what 'argosy simulate' wrote")
    handing_on.add_argument("--db", metavar="DB", help="the finished tables of a store, where all their people agreed")
    handing_on.add_argument("--out", required=True, metavar="DIR", help="a new directory")
    serve.add_packs(handing_on, "a component pack of your own that games of a title were played with; may be repeated")
    handing_on.add_argument("--licence", default="CC0-1.0", metavar="NAME", help="of the data (default: CC0-1.0)")
    _add_json(handing_on)

    school = command("tune", tune.run, "learns the weights of a title's bots from games among themselves")
    school.add_argument("title", metavar="TITLE", help=_title_help())
    school.add_argument("--out", required=True, metavar="FILE.toml", help="keep the weights there, and what --resume needs beside")
    school.add_argument("--generations", type=_generations, default=200, metavar="N", help="how long to learn (default: 200)")
    school.add_argument("--seed", type=_whole_number, default=1, metavar="S", help="the same seed, the same weights (default: 1)")
    school.add_argument("--resume", action="store_true", help="go on with what --out has kept, also to more generations")
    _add_pack(school)
    _add_hands(school)

    serve.add_commands(command)

    programs = command(
        "examples", examples.run, "write the programs that the documentation runs into a directory: bots, and one that learns"
    )
    programs.add_argument("folder", metavar="DIR", help="where; it is made if it is not there")

    shells = command("completion", completion.run, "a script that completes argosy's commands in a shell")
    shells.add_argument("shell", choices=completion.SHELLS, metavar="SHELL", help=f"one of {', '.join(completion.SHELLS)}")
    shells.set_defaults(root=parser)
    return parser


def _version() -> str:
    """With what an installer does not show: whether there was a compiler, and Node for the page."""
    page = "" if serve.has_page() else ", without its page"
    return f"argosy {__version__} ({'compiled' if is_compiled() else 'interpreted'}{page})"


def _title_help() -> str:
    return f"one of {', '.join(TITLES)}"


def _add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print one JSON object, for programs")


def _add_record(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record; - reads it from the standard input")
    parser.add_argument("--pack", metavar="DIR", help="the component pack it was played with, if not our own")
    _add_json(parser)


def _add_bots(parser: argparse.ArgumentParser) -> None:
    help = f"who has the seats without people, by code: {_CODES}; the last one fills up (default: random)"
    parser.add_argument("--bots", metavar="A,B", help=help)
    _add_time_limit(parser)


def _add_bot_games(parser: argparse.ArgumentParser, games: str) -> None:
    """What commands that play many games of bots have in common."""
    parser.add_argument("title", metavar="TITLE", help=_title_help())
    parser.add_argument("--bots", required=True, metavar="A,B", help=f"by code: {_CODES}")
    parser.add_argument("--games", type=_whole_number, default=100, metavar="N", help=games)
    parser.add_argument(
        "--players", type=_whole_number, metavar="N", help="how many seats; the last bot fills up (default: one per bot)"
    )
    parser.add_argument("--seed", type=_whole_number, default=1, metavar="S", help="the same seed, the same games (default: 1)")
    _add_hands(parser)
    _add_time_limit(parser)
    _add_pack(parser)
    _add_title_options(parser)
    _add_json(parser)


def _add_hands(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--jobs", type=_jobs, metavar="K", help="processes that play (default: 1; with --ray all there are)")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster: its address, auto, or local")


def _add_time_limit(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--time-limit", type=_seconds, default=USUAL_TIME_LIMIT, metavar="N", help="seconds per decision of a program (default: 5)"
    )


def _add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", type=_whole_number, metavar="N", help="how many seats (default: 3 where that suits)")
    parser.add_argument(
        "--seed", type=_whole_number, metavar="S", help="the same seed deals the same game (default: drawn, and told at the end)"
    )
    _add_pack(parser)
    _add_title_options(parser)


def _add_pack(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--pack", metavar="DIR", help="a component pack of your own, which replaces ours")


def _add_title_options(parser: argparse.ArgumentParser) -> None:
    """Every option of every title; whether the chosen title has it, the title says."""
    group = parser.add_argument_group("options of the titles")
    for name, owners in _owners_by_option().items():
        flag = "--" + name.replace("_", "-")
        told = "; ".join(f"{title}: {_values(rule)}" for title, rule in owners.items())
        if all(is_flag(rule) for rule in owners.values()):
            group.add_argument(
                flag, dest=f"option {name}", action=argparse.BooleanOptionalAction, default=None, help=", ".join(owners)
            )
        else:
            group.add_argument(flag, dest=f"option {name}", metavar="VALUE", default=None, help=told)


def _owners_by_option() -> dict[str, dict[str, OptionRule]]:
    owners: dict[str, dict[str, OptionRule]] = {}
    for title in TITLES.values():
        for option in title.options:
            owners.setdefault(option.name, {})[title.name] = option
    return owners


def _values(rule: OptionRule) -> str:
    return " or ".join(str(value) for value in rule.values) or "any text"


def _whole_number(text: str) -> int:
    if not re.fullmatch(r"-?[0-9]{1,40}", text):
        raise argparse.ArgumentTypeError(f"should be a whole number, not {text[:40]!r}")
    return int(text)


def _jobs(text: str) -> int:
    return _from_one_to(1000, text)  # more than that is a slip of the finger, and would stop the machine


def _generations(text: str) -> int:
    return _from_one_to(1_000_000, text)


def _from_one_to(most: int, text: str) -> int:
    number = _whole_number(text)
    if not 1 <= number <= most:
        bound = "at least 1" if number < 1 else f"at most {most}"
        raise argparse.ArgumentTypeError(f"should be {bound}, not {number}")
    return number


def _seconds(text: str) -> float:
    if not re.fullmatch(r"[0-9]{1,4}(\.[0-9]{1,3})?", text) or float(text) == 0:
        raise argparse.ArgumentTypeError(f"should be a number of seconds above 0, not {text[:40]!r}")
    return float(text)
