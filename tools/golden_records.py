"""Golden games: whole games as text, every decision with its legal list. `make golden` writes them anew, a diff shows what changed.

For every golden table there is NAME.txt, to be read, and NAME.record, to be replayed. NAME.txt has the whole journal too, and
at its end, as hashes, what else anybody was told: each kind of refusal with all its facts, each part of what is shown.

For every title there is TITLE.spoiled: positions of its golden games, one for each step of the game, each spoiled in every
place. It lists what is accepted all the same, and counts and hashes why the rest is refused.
"""

import hashlib
import json
from collections import Counter
from pathlib import Path
from typing import Any

from argosy import TITLES
from argosy.engine.catalogue import Catalogue
from argosy.engine.journal import Event, Journal
from argosy.engine.position import Position, Prompt, Ruleset
from argosy.engine.record import fingerprint
from proofs import RandomGame, Table, all_tables, random_record, spoiled, why_refused
from refused import stage_of

GOLDEN = Path(__file__).resolve().parent.parent / "tests" / "golden"
_SEED = 2  # even: played by random preferences, so that much happens


def golden_tables() -> list[Table]:
    """All tables as usual, and each option by itself, or all of them, with the fewest players that have it: one game shows it."""
    tables: list[Table] = []
    shown: set[tuple[object, ...]] = set()
    for table in all_tables():
        usual = {option.name: option.values[0] for option in TITLES[table.title].options if option.values}
        changed = tuple((name, value) for name, value in table.options if isinstance(value, (bool, str)) and value != usual[name])
        if not changed or (table.title, changed) not in shown:
            tables.append(table)
        shown.add((table.title, changed))
    return tables


def golden_text(table: Table) -> str:
    ruleset = table.ruleset
    catalogue = ruleset.catalogue
    journal = Journal()
    game = RandomGame(table, _SEED, journal=journal)
    position = game.position
    told = Told()
    read = 0
    lines = [
        f"title {table.title}",
        f"players {table.players}",
        *(f"option {name} {value}" for name, value in sorted(ruleset.options.items())),
        f"seed {_SEED}",
        f"pack {ruleset.pack}",
        f"catalogue {len(catalogue)}: {_hash([f'{each.name} {each.kind} {each.facts}' for each in catalogue.actions])}",
        f"deal {fingerprint(position)}",
        "",
    ]
    for decision in game.decisions:
        lines += [f"   = {_told(event)}" for event in journal.events[read:]]
        read = len(journal.events)
        told.look(ruleset, position)
        lines.append(f"{decision.ply + 1}. seat {decision.seat}, {_asked(position.asks(decision.seat))}")
        lines.append(f"   {_grouped(catalogue, decision.options)}")
        lines.append(f"   > {catalogue.name(decision.action)}")
    lines += [f"   = {_told(event)}" for event in journal.events[read:]]
    told.look(ruleset, position)
    lines.append("")
    for seat, score in enumerate(position.scores()):
        parts = ", ".join(f"{source} {points}" for source, points in score.parts.items())
        lines.append(f"seat {seat}: {score.total} = {parts}")
    lines.append(f"winners {' '.join(str(seat) for seat in position.winners())}")
    lines.append(f"end {fingerprint(position)}")
    lines += told.lines()
    return "\n".join(lines) + "\n"


class Told:
    """What a game tells everybody, too much to be read: counted and hashed by kind, so that a diff says which kind changed."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.hashes: dict[str, Any] = {}
        self.looks = 0

    def look(self, ruleset: Ruleset, position: Position) -> None:
        """All that is shown, and all that is refused to those who are to act and, by turns, to one other."""
        for seat in sorted({*position.to_act, self.looks % ruleset.players}):
            for action in ruleset.catalogue.actions:
                refusal = position.why_not(seat, action.number)
                if refusal is not None:
                    self._add(f"refused {refusal.message}", f"{seat} {action.name} {refusal.rule} {refusal.facts}")
        for observer in (None, *range(ruleset.players)):
            for part, shown in position.view(observer).items():
                self._add(f"shown {part}", json.dumps(shown))
        for seat in position.to_act:
            self._add("asked", f"{seat} {_asked(position.asks(seat))}")
        self._add("progress", f"{position.progress():.6f}")
        self.looks += 1

    def _add(self, kind: str, told: str) -> None:
        self.counts[kind] += 1
        self.hashes.setdefault(kind, hashlib.sha256()).update(told.encode())

    def lines(self) -> list[str]:
        return [f"{kind}: {self.counts[kind]} times, {self.hashes[kind].hexdigest()[:12]}" for kind in sorted(self.counts)]


def spoiled_text(title: str) -> str:
    lines: list[str] = []
    seen: set[str] = set()
    for table in golden_tables():
        if table.title != title:
            continue
        game = RandomGame(table, _SEED)
        for decision in game.decisions:
            step = stage_of(game.position)
            if step not in seen:
                seen.add(step)
                lines += [f"{step}: {table.name}, before decision {decision.ply + 1}", *_spoiled(table.ruleset, game.position)]
    return "\n".join(lines) + "\n"


def _spoiled(ruleset: Ruleset, position: Position) -> list[str]:
    plain = json.loads(json.dumps(position.to_dict()))
    accepted: list[str] = []
    reasons: list[str] = []
    for how in spoiled(plain):
        why = why_refused(ruleset, plain)
        if why:
            reasons.append(f"{how}: {why}")
        else:
            accepted.append(f"   {how}")
    return [*accepted, f"   accepted {len(accepted)}, refused {len(reasons)}: {_hash(reasons)}"]


def record_text(table: Table) -> str:
    return random_record(table, _SEED).to_text()


def stale_files() -> list[str]:
    """Files of games that are no longer golden."""
    wanted = {f"{table.name}{ending}" for table in golden_tables() for ending in (".txt", ".record")}
    wanted |= {f"{title}.spoiled" for title in TITLES}
    there = {path.name for path in GOLDEN.iterdir()}
    return sorted(there - wanted)


def _hash(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:12]


def _told(event: Event) -> str:
    facts = ", ".join(f"{key} {fact}" for key, fact in event.facts.items())
    return f"{event.kind} ({facts})" + (f", to seat {event.seen_by} only" if event.seen_by >= 0 else "")


def _asked(prompt: Prompt) -> str:
    facts = ", ".join(f"{key} {fact}" for key, fact in prompt.facts.items())
    return f"{prompt.kind} ({facts})" if facts else prompt.kind


def _grouped(catalogue: Catalogue, options: list[int]) -> str:
    """`ship: africa, open-sea india; pass`: all names, those with the same first word together."""
    groups: dict[str, list[str]] = {}
    for number in options:
        first, _, rest = catalogue.name(number).partition(" ")
        groups.setdefault(first, []).append(rest)
    return "; ".join(first if rests == [""] else f"{first}: {', '.join(rests)}" for first, rests in groups.items())


def _write(name: str, text: str) -> None:
    path = GOLDEN / name
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")
        print(f"wrote    {name}")


def main() -> None:
    for name in stale_files():
        (GOLDEN / name).unlink()
        print(f"removed  {name}")
    for table in golden_tables():
        _write(f"{table.name}.txt", golden_text(table))
        _write(f"{table.name}.record", record_text(table))
    for title in TITLES:
        _write(f"{title}.spoiled", spoiled_text(title))
    print(f"{len(golden_tables())} golden games are up to date")


if __name__ == "__main__":
    main()
