"""How long the review of a whole game of four takes at its default budget, on all cores: `make bench NAME=review`.

For each title a game between captain and three greedy bots is played and reviewed by the commands that a player would use.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time

from argosy.titles import TITLES

BAR = 180.0  # seconds, on two cores
PLAYERS = "captain:0.1s,greedy,greedy,greedy"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--titles", nargs="+", choices=TITLES, default=list(TITLES), metavar="TITLE", help="only these")
    parser.add_argument("--seed", type=int, default=1, help="of the games (1)")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for title in asked.titles:
            measure(title, asked.seed, f"{folder}/{title}.record")


def measure(title: str, seed: int, record: str) -> None:
    argosy("watch", title, "--players", "4", "--bots", PLAYERS, "--seed", str(seed), "--save", record)
    began = time.monotonic()
    review = json.loads(argosy("review", record, "--json"))
    took = time.monotonic() - began
    met = "met   " if took <= BAR else "MISSED"
    judged = f"{len(review['judged'])} decisions, {review['iterations']} iterations for each"
    load = f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
    print(f"{met} {title}: review of a game of four {took:.0f} s, at most {BAR:.0f}; {judged} ({load})", flush=True)


def argosy(*words: str) -> str:
    return subprocess.run([sys.executable, "-m", "argosy", *words], stdout=subprocess.PIPE, check=True, text=True).stdout


main()
