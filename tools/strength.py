"""How strong the bots are: `make strength` plays the tournaments and writes the table in docs/bots.md anew; review it as a diff.

    make strength ARGS="[--games 200] [--jobs 2]"

Bots have iterations, not seconds, so that the same games are played on any machine, however busy.
"""

import argparse
import json
import re
import subprocess
import sys
from pathlib import Path

from argosy import TITLES

PAGE = Path(__file__).resolve().parent.parent / "docs" / "bots.md"
CONTESTS = {"greedy,random": ("greedy against 3 random", 77), "captain:50,greedy": ("captain:50 against 3 greedy", 9001)}
TABLE = re.compile(r"^\| \| greedy against 3 random.*?(?=^\n)", re.MULTILINE | re.DOTALL)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the bots, and write the table of docs/bots.md.")
    parser.add_argument("--games", type=int, default=200, help="of each title and contest (200)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (2)")
    asked = parser.parse_args()
    heads = [f"{name}, {asked.games} games" for name, _ in CONTESTS.values()]
    lines = [f"| | {' | '.join(heads)} |", "| --- | --- | --- |"]
    for title in TITLES:
        cells = [won(title, bots, asked.games, seed, asked.jobs) for bots, (_, seed) in CONTESTS.items()]
        lines.append(f"| {title} | {' | '.join(cells)} |")
        print(lines[-1], flush=True)
    text = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(TABLE.sub("\n".join(lines) + "\n", text, count=1), encoding="utf-8")


def won(title: str, bots: str, games: int, seed: int, jobs: int) -> str:
    """The share of games that the first bot won, with its interval."""
    command = [sys.executable, "-m", "argosy", "tournament", title, "--bots", bots, "--players", "4", "--json"]
    command += ["--games", str(games), "--seed", str(seed), "--jobs", str(jobs)]
    told = json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)
    share = told["bots"][0]["wins"]
    sure = "" if share["low"] is None else f" ({100 * share['low']:.1f}–{100 * share['high']:.1f})"
    return f"{100 * share['value']:.1f} %{sure}"


if __name__ == "__main__":
    main()
