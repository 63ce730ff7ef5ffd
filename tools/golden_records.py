"""Golden games: whole games as text, every decision with its legal list. `make golden` writes them anew, a diff shows what changed.

For every golden table there is NAME.txt, to be read, and NAME.record, to be replayed.
"""

from pathlib import Path

from argosy import TITLES
from argosy.engine.catalogue import Catalogue
from argosy.engine.position import Prompt
from argosy.engine.record import fingerprint
from proofs import RandomGame, Table, all_tables, random_record

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
    game = RandomGame(table, _SEED)
    position = game.position
    lines = [
        f"title {table.title}",
        f"players {table.players}",
        *(f"option {name} {value}" for name, value in sorted(ruleset.options.items())),
        f"seed {_SEED}",
        f"pack {ruleset.pack}",
        f"catalogue {len(catalogue)}",
        f"deal {fingerprint(position)}",
        "",
    ]
    for decision in game.decisions:
        lines.append(f"{decision.ply + 1}. seat {decision.seat}, {_asked(position.asks(decision.seat))}")
        lines.append(f"   {_grouped(catalogue, decision.options)}")
        lines.append(f"   > {catalogue.name(decision.action)}")
    lines.append("")
    for seat, score in enumerate(position.scores()):
        parts = ", ".join(f"{source} {points}" for source, points in score.parts.items())
        lines.append(f"seat {seat}: {score.total} = {parts}")
    lines.append(f"winners {' '.join(str(seat) for seat in position.winners())}")
    lines.append(f"end {fingerprint(position)}")
    return "\n".join(lines) + "\n"


def record_text(table: Table) -> str:
    return random_record(table, _SEED).to_text()


def stale_files() -> list[str]:
    """Files of games that are no longer golden."""
    wanted = {f"{table.name}{ending}" for table in golden_tables() for ending in (".txt", ".record")}
    there = {path.name for path in GOLDEN.iterdir() if path.suffix in (".txt", ".record")}
    return sorted(there - wanted)


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


def main() -> None:
    for name in stale_files():
        (GOLDEN / name).unlink()
        print(f"removed  {name}")
    for table in golden_tables():
        for ending, text in ((".txt", golden_text(table)), (".record", record_text(table))):
            path = GOLDEN / f"{table.name}{ending}"
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                path.write_text(text, encoding="utf-8")
                print(f"wrote    {path.name}")
    print(f"{len(golden_tables())} golden games are up to date")


if __name__ == "__main__":
    main()
