"""How strong the bots are: `make strength` plays the tournaments and writes the table in docs/bots.md anew; review it as a diff.

    make strength ARGS="[--games N] [--jobs 2] [--resume]"

Bots have iterations, not seconds, so that the same games are played on any machine, however busy. Finished games are kept in
build/strength until the next run: after Ctrl-C, --resume goes on.
"""

import argparse
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from argosy import TITLES


class Contest(NamedTuple):
    name: str
    bots: str
    seed: int
    games: int  # of each title


ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "bots.md"
KEPT = ROOT / "build" / "strength"
CONTESTS = [
    Contest("greedy against 3 random", "greedy,random", 77, 200),
    Contest("captain:50 against 3 greedy", "captain:50,greedy", 9001, 60),
]
TABLE = re.compile(r"^\| \| greedy against 3 random.*?(?=^\n)", re.MULTILINE | re.DOTALL)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the bots, and write the table of docs/bots.md.")
    parser.add_argument("--games", type=int, help="of each title and contest, instead of a contest's own number")
    parser.add_argument("--jobs", type=int, default=2, help="processes (2)")
    parser.add_argument(
        "--resume", action="store_true", help="go on with the games of the last run; the rules must not have changed"
    )
    asked = parser.parse_args()
    if not asked.resume:
        shutil.rmtree(KEPT, ignore_errors=True)
    KEPT.mkdir(parents=True, exist_ok=True)
    contests = [each._replace(games=asked.games or each.games) for each in CONTESTS]
    heads = [f"{each.name}, {each.games} games" for each in contests]
    lines = [f"| | {' | '.join(heads)} |", "| --- | --- | --- |"]
    for title in TITLES:
        cells = [won(title, contest, asked.jobs) for contest in contests]
        lines.append(f"| {title} | {' | '.join(cells)} |")
        print(lines[-1], flush=True)
    text = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(TABLE.sub("\n".join(lines) + "\n", text, count=1), encoding="utf-8")


def won(title: str, contest: Contest, jobs: int) -> str:
    """The share of games that the first bot won, with its interval."""
    command = [sys.executable, "-m", "argosy", "tournament", title, "--bots", contest.bots, "--players", "4", "--json"]
    command += ["--games", str(contest.games), "--seed", str(contest.seed), "--jobs", str(jobs)]
    kept = KEPT / f"{title}-{contest.seed}.json"
    command += ["--out", str(kept), *(["--resume"] if kept.with_suffix(".games.jsonl").exists() else [])]
    told = json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)
    share = told["bots"][0]["wins"]
    sure = "" if share["low"] is None else f" ({100 * share['low']:.1f}–{100 * share['high']:.1f})"
    return f"{100 * share['value']:.1f} %{sure}"


if __name__ == "__main__":
    main()
