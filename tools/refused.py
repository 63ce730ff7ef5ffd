"""Which refusals games meet, by stage of the game and kind of action: a list for each title, kept in tests/refused/.

    make refused ARGS="[--games 120]"

writes the lists anew; review them as a diff. What stands there was met in at least one game of twenty. test_refused.py plays
until all of it is met again: a combination that the rules can no longer reach, or that games no longer do, is a change.
"""

import argparse
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from argosy import TITLES
from argosy.engine.chance import chance_from_seed
from argosy.engine.position import Position, Ruleset
from proofs import Table, by_preference, by_skill, tables_of, walk

LISTS = Path(__file__).resolve().parent.parent / "tests" / "refused"
ONE_IN = 20
EVERY = 3  # decisions between two looks


def stage_of(position: Position) -> str:
    seen: Any = position.view(None)
    step = seen["turn"]["step"] if isinstance(seen.get("turn"), dict) else ""
    return f"{seen['stage']}/{step}" if step else str(seen["stage"])


def refused(ruleset: Ruleset, position: Position, seats: list[int]) -> set[str]:
    """`action: occupy: OCC-2-full`, for everything that these seats may not do now."""
    stage = stage_of(position)
    found: set[str] = set()
    for seat in seats:
        for action in ruleset.catalogue.actions:
            refusal = position.why_not(seat, action.number)
            if refusal is not None:
                found.add(f"{stage}: {action.kind}: {refusal.message}")
    return found


class Games:
    """Games of one title, one after the other at its tables, by random preferences and by skill."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.tables = tables_of(title)
        self.played = {table.name: [0] * len(table.ruleset.catalogue) for table in self.tables}
        self.count = 0

    def next(self) -> set[str]:
        table: Table = self.tables[self.count % len(self.tables)]
        chance = chance_from_seed(self.count)
        played = self.played[table.name]
        skilled = self.count // len(self.tables) % 2
        choose = (
            by_skill(self.title, played, chance)
            if skilled
            else by_preference(table.ruleset.catalogue, table.players, chance, played)
        )
        position = table.deal(self.count)
        found: set[str] = set()
        for decision in walk(position, choose, chance):
            if decision.ply % EVERY == 0:
                found |= refused(table.ruleset, position, sorted({decision.seat, decision.ply // EVERY % table.players}))
        found |= refused(table.ruleset, position, [0])
        self.count += 1
        return found


def listed(title: str) -> list[str]:
    return (LISTS / f"{title}.txt").read_text(encoding="utf-8").splitlines()


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=120)
    asked = parser.parse_args()
    LISTS.mkdir(exist_ok=True)
    for title in TITLES:
        games = Games(title)
        seen: Counter[str] = Counter()
        for _ in range(asked.games):
            seen.update(games.next())
        common = sorted(each for each, count in seen.items() if count * ONE_IN >= asked.games)
        (LISTS / f"{title}.txt").write_text("".join(f"{each}\n" for each in common), encoding="utf-8")
        print(f"{title}: {len(common)} of {len(seen)} combinations are met in one game of {ONE_IN}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
