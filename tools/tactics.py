"""How many of the tactical positions captain finds at 2 s a decision: `make tactics`.

make tactics ARGS="[--bot captain:2s] [--title T] [--least 90]"
"""

import argparse
import sys

from argosy import TITLES
from argosy.bots.codes import make_bot
from argosy.bots.knowledge import Knowledge
from argosy.engine.chance import chance_from_seed
from argosy.measure import is_compiled
from bots.tactics.known import Tactic, tactics_of


def answer(tactic: Tactic, code: str) -> str:
    """What the bot plays."""
    game = tactic.game
    knowledge = Knowledge(game.ruleset, game.position, game.to_act[0], chance_from_seed(1))
    return game.catalogue.name(make_bot(code, game.ruleset, chance_from_seed(1)).choose(knowledge))


def main() -> int:
    parser = argparse.ArgumentParser(description="Tactical positions that captain finds.")
    parser.add_argument("--bot", default="captain:2s", help="who is asked (captain:2s)")
    parser.add_argument("--title", choices=list(TITLES), help="only this title")
    parser.add_argument("--least", type=float, default=90.0, metavar="P", help="per cent to find (90)")
    arguments = parser.parse_args()
    print("compiled" if is_compiled() else "interpreted", flush=True)
    missed = False
    for title in [arguments.title] if arguments.title else list(TITLES):
        known = tactics_of(title)
        found = 0
        for tactic in known:
            given = answer(tactic, arguments.bot)
            found += given in tactic.good
            if given not in tactic.good:
                print(f"  {title}, {tactic.name}: {given}, not {' or '.join(sorted(tactic.good))}", flush=True)
        share = 100 * found / len(known) if known else 0.0
        missed |= share < arguments.least
        verdict = "met" if share >= arguments.least else "MISSED"
        print(
            f"{title}: {arguments.bot} finds {found} of {len(known)}, {share:.0f} % (≥ {arguments.least:g}: {verdict})", flush=True
        )
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
