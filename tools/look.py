"""A look at the numbers of Race to the New Found Land: games of three greedy bots, and what was used in them.

    make look ARGS="[--games 1000] [--from 0]"

Tells the points by rank and by source, and in how many games each expansion, captain, objective and contract was used.
Fails if one was used in none. Ctrl-C stops and reports.
"""

import argparse
import sys
from collections import Counter

from argosy.bots import selfplay
from argosy.bots.trained_values import value_of
from argosy.engine.chance import chance_from_seed
from argosy.engine.journal import Event, Journal
from argosy.measure import is_compiled
from argosy.titles.new_found_land.rules.ruleset import NewFoundLandRuleset
from argosy.titles.new_found_land.rules.title import NewFoundLandTitle

TITLE = "new-found-land"
PLAYERS = 3
_FIRST_SEED = 1 << 41  # far from the seeds of tests and of tuning
_BOTS = 1 << 42  # what bots sample has nothing to do with the deal
# What an event says about a component: the word that the page has for it, and the fact that names the component.
_USES = {
    "expanded": ("bought", "expansion"),
    "hired": ("hired", "captain"),
    "saw-objective": ("seen", "objective"),
    "own-objective": ("kept", "objective"),
    "resolved": ("resolved", "objective"),
    "delivered": ("delivered", "contract"),
}


class Look:
    """What was seen in some games."""

    def __init__(self) -> None:
        self.games = 0
        self.totals = [0] * PLAYERS  # by rank
        self.sources: list[Counter[str]] = [Counter() for _ in range(PLAYERS)]  # by rank
        self.uses: Counter[tuple[str, str]] = Counter()  # games, by word and component

    def add_game(self, ruleset: NewFoundLandRuleset, number: int) -> None:
        journal = Journal()
        position = ruleset.deal(chance_from_seed(_FIRST_SEED + number), journal)
        selfplay.play_game(position, [value_of(TITLE)] * PLAYERS, chance_from_seed(_BOTS + number))
        scores = sorted(position.scores(), key=lambda score: -score.total)
        for rank, score in enumerate(scores):
            self.totals[rank] += score.total
            self.sources[rank].update(score.parts)
        self.uses.update(uses_in(journal.events))
        self.games += 1

    def lines(self, ruleset: NewFoundLandRuleset) -> list[str]:
        ranks = [f"{total / self.games:8.1f}" for total in self.totals]
        found = [f"{self.games} games of {PLAYERS} greedy bots", f"{'points by rank':<32}" + "".join(ranks)]
        for source in self.sources[0]:
            parts = [f"{by_source[source] / self.games:8.1f}" for by_source in self.sources]
            found.append(f"  {source:<30}" + "".join(parts))
        found += ["", "games in which it was ..."]
        for kind, (words, ids) in components_of(ruleset).items():
            found.append(f"{kind:<32}" + "".join([f"{word:>10}" for word in words]))
            for id in ids:
                found.append(f"  {id:<30}" + "".join([f"{self.uses[word, id]:>10}" for word in words]))
        return found

    def unused(self, ruleset: NewFoundLandRuleset) -> list[str]:
        """What was not used in any game; an objective is used when it is resolved, which it is with points only."""
        return [id for words, ids in components_of(ruleset).values() for id in ids if not self.uses[words[-1], id]]


def components_of(ruleset: NewFoundLandRuleset) -> dict[str, tuple[list[str], list[str]]]:
    """Each kind of component: the words for its uses, of which the last one is the one that counts, and its ids."""
    pack = ruleset.components
    return {
        "expansion": (["bought"], ruleset.expansion_ids),
        "captain": (["hired"], pack.captain_ids),
        "objective": (["seen", "kept", "resolved"], ruleset.objective_ids),
        "contract": (["delivered"], pack.contract_ids),
    }


def uses_in(events: list[Event]) -> set[tuple[str, str]]:
    found: set[tuple[str, str]] = set()
    for event in events:
        if event.kind in _USES:
            word, fact = _USES[event.kind]
            found.add((word, str(event.facts[fact])))
    return found


def look_at(ruleset: NewFoundLandRuleset, first: int, games: int, look: Look) -> bool:
    """Adds game after game to the look. Gives whether it was stopped."""
    try:
        for number in range(first, first + games):
            look.add_game(ruleset, number)
            _show(look.games, games)
    except KeyboardInterrupt:
        return True
    return False


def _show(played: int, games: int) -> None:
    line = f"{played} of {games} games"
    if sys.stderr.isatty():
        print(f"\r{line:<40}", end="\n" if played == games else "", file=sys.stderr, flush=True)
    elif played * 10 // games > (played - 1) * 10 // games:  # a tenth more is done
        print(line, file=sys.stderr, flush=True)


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Points and uses in games of three greedy bots at Race to the New Found Land.")
    parser.add_argument("--games", type=int, default=1000, help="how many (1000)")
    parser.add_argument("--from", type=int, default=0, dest="first", metavar="N", help="number of the first game (0)")
    arguments = parser.parse_args(words)
    if arguments.games < 1 or arguments.first < 0:
        parser.error("--games must be at least 1, --from at least 0")
    print("compiled" if is_compiled() else "interpreted", flush=True)
    ruleset = NewFoundLandTitle().ruleset(PLAYERS, {}, None)
    assert isinstance(ruleset, NewFoundLandRuleset)
    look = Look()
    stopped = look_at(ruleset, arguments.first, arguments.games, look)
    if look.games == 0:
        print("stopped before the first game ended")
        return 130
    print("\n".join(look.lines(ruleset)))
    unused = look.unused(ruleset)
    print(f"\nused in no game: {', '.join(unused) or 'none'}{' (stopped early)' if stopped else ''}")
    return 1 if unused else 130 if stopped else 0


if __name__ == "__main__":
    sys.exit(main())
