"""Every bot at every table, and how long it thinks: `make bot-games`.

    make bot-games ARGS="[--games 200] [--title T] [--captain 4] [--timed 1]"

First every bot finishes so many games of every title with every number of players, different bots around the table; our
own must never be refused an action, the examples of the documentation must never need a stand-in. Then a few games are timed: how far
`captain` is beyond its deadline, and the longest whole turn of the levels. Times are of an otherwise idle machine, or
they tell of what else it does.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from argosy import TITLES
from argosy.bots.referee import Result, play_codes
from argosy.engine.position import Ruleset
from argosy.measure import is_compiled

_EXAMPLES = Path(__file__).resolve().parent.parent / "src" / "argosy" / "examples"
_FIRST_SEED = 1 << 41  # far from the seeds of the tests
_DEADLINE = 0.1  # seconds for a decision
_TURN_LIMITS = {"mate": 0.3, "captain": 3.0}  # seconds for a whole turn


def all_bots(iterations: int) -> list[str]:
    """By code. The levels above `deckhand` are `greedy` and `captain` under other names."""
    own = [f"{_EXAMPLES / 'first_bot.py'}:FirstBot", f"exec:{sys.executable} {_EXAMPLES / 'exec_bot.py'}"]
    return ["random", "greedy", "deckhand", f"captain:{iterations}", *own]


def play_all(rules: Ruleset, codes: list[str], games: int) -> Iterator[tuple[list[str], Result]]:
    """Games in which the bots sit down in turn, until each of them has played so many."""
    for number in range(-(-games * len(codes) // rules.players)):
        seated = [codes[(rules.players * number + seat) % len(codes)] for seat in range(rules.players)]
        yield seated, play_codes(rules, seated, _FIRST_SEED + number, number)


def main() -> int:
    parser = argparse.ArgumentParser(description="Every bot at every table.")
    parser.add_argument("--games", type=int, default=200, help="games of every bot at every table (200)")
    parser.add_argument("--title", choices=list(TITLES), help="only this title")
    parser.add_argument("--captain", type=int, default=4, metavar="N", help="captain's iterations in these games (4)")
    parser.add_argument("--timed", type=int, default=1, metavar="N", help="timed games of each kind and title (1)")
    arguments = parser.parse_args()
    if min(arguments.games, arguments.timed) < 0 or arguments.captain < 1:
        parser.error("--games and --timed must be at least 0, --captain at least 1")
    titles = [arguments.title] if arguments.title else list(TITLES)
    print("compiled" if is_compiled() else "interpreted", flush=True)
    faults = [fault for title in titles for fault in _finish(title, all_bots(arguments.captain), arguments.games)]
    for title in titles:
        _time(title, arguments.timed)
    for fault in faults[:10]:
        print(f"  FAILED {fault}")
    print(f"{len(faults)} faults")
    return 1 if faults else 0


def _finish(title: str, codes: list[str], games: int) -> list[str]:
    faults: list[str] = []
    for players in range(TITLES[title].min_players, TITLES[title].max_players + 1):
        played = dict.fromkeys(codes, 0)
        for seated, result in play_all(TITLES[title].ruleset(players, {}, None), codes, games):
            faults += result.faults
            for code in seated:
                played[code] += 1
        fewest = min(played.values())
        print(f"{title}, {players} players: every bot finished {fewest} games or more, {len(faults)} faults", flush=True)
    return faults


def _time(title: str, games: int) -> None:
    rules = TITLES[title].ruleset(4, {}, None)
    for number in range(games):
        code = f"captain:{_DEADLINE}s"
        timing = play_codes(rules, [code, "greedy", "greedy", "greedy"], _FIRST_SEED + number, number).timings[0]
        beyond = timing.slowest / _DEADLINE - 1
        verdict = "met" if beyond <= 0.1 else "MISSED"
        print(f"{title}: {code}: slowest of {timing.decisions} decisions {beyond:+.1%} (≤ +10 %: {verdict})", flush=True)
        for level, limit in _TURN_LIMITS.items():
            timing = play_codes(rules, [level, "greedy", "greedy", "greedy"], _FIRST_SEED + number, number).timings[0]
            verdict = "met" if timing.slowest_turn <= limit else "MISSED"
            print(f"{title}: {level}: slowest turn {1e3 * timing.slowest_turn:.1f} ms (≤ {1e3 * limit:g}: {verdict})", flush=True)


if __name__ == "__main__":
    sys.exit(main())
