"""Which components, actions, sentences and rules random games have exercised, and in how many of them.

    make coverage-page ARGS="[--games 300] [--most 6000] [--title T]"

Plays --games games per title, and more, up to --most, while something is still to be seen. Writes
build/coverage-page.html and build/coverage-page.md, prints a summary, and exits with 1, listing them, if there are things
that no game exercised and that ALLOWED does not excuse, or rules that no test or no code names.
"""

import argparse
import html
import importlib
import re
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from argosy import TITLES
from argosy.engine.chance import chance_from_seed
from argosy.engine.journal import Journal
from argosy.engine.position import Position
from proofs import Table, by_preference, by_skill, tables_of, walk
from rule_ids import naming_code, naming_tests

ROOT = Path(__file__).resolve().parent.parent
# What random games need not exercise, and why. By family: section and item.
ALLOWED: dict[str, dict[tuple[str, str], str]] = {
    "endeavor": {},
}

_A_KIND = 50  # games by preference, then as many by skill

Counts = dict[str, Counter[str]]  # by section ("actions", "drew", ...) and item: in how many games


@dataclass
class Title:
    """What the games of one title have exercised, and what they should have."""

    name: str
    family: str
    games: int = 0
    seen: Counts = field(default_factory=dict)
    wanted: dict[str, list[str]] = field(default_factory=dict)

    def want(self, section: str, items: list[str]) -> None:
        mine = self.wanted.setdefault(section, [])
        mine += [item for item in items if item not in mine]

    def saw(self, things: set[tuple[str, str]]) -> None:
        self.games += 1
        for section, item in things:
            self.seen.setdefault(section, Counter())[item] += 1

    def count(self, section: str, item: str) -> int:
        return self.seen.get(section, Counter())[item]


# ---- playing


def exercised(name: str, games: int, most: int) -> Title:
    title = Title(name, TITLES[name].family)
    tables = tables_of(name)
    for table in tables:
        catalogue = table.ruleset.catalogue
        title.want("action", [action.name for action in catalogue.actions])
        for kind, ids in events_to_see(table).items():
            title.want(f"event {kind}", ids)
    played = {table.name: [0] * len(table.ruleset.catalogue) for table in tables}  # what is rare is sought across games
    while title.games < games or (title.games < most and unseen(title)):
        table = tables[title.games % len(tables)]
        title.saw(play(table, title.games, played[table.name], with_refusals=title.games < games))
    return title


def unseen(title: Title) -> list[tuple[str, str]]:
    allowed = ALLOWED.get(title.family, {})
    return [
        (section, item)
        for section, items in title.wanted.items()
        for item in items
        if not title.count(section, item) and (section, item) not in allowed
    ]


def events_to_see(table: Table) -> dict[str, list[str]]:
    module = importlib.import_module(f"conservation_{table.ruleset.family.replace('-', '_')}")
    wanted: dict[str, list[str]] = module.events_to_see(table.ruleset)
    return wanted


def play(table: Table, seed: int, played: list[int], *, with_refusals: bool) -> set[tuple[str, str]]:
    """Plays a game; gives all that it exercised, as (section, item)."""
    things: set[tuple[str, str]] = set()
    catalogue = table.ruleset.catalogue
    chance = chance_from_seed(seed)
    journal = Journal()
    position = table.deal(seed, journal)
    skilled = seed // _A_KIND % 2
    choose = by_skill(table.title, played, chance) if skilled else by_preference(catalogue, table.players, chance, played)
    for decision in walk(position, choose, chance):
        action = catalogue.action(decision.action)
        things |= {("action", action.name), ("kind of action", action.kind), ("prompt", position.asks(decision.seat).kind)}
        if with_refusals and decision.ply % 2 == 0:
            for seat in {decision.seat, decision.ply // 2 % table.players}:
                things |= refusals(table, seat, decision.position)
    for seat in range(table.players):
        things |= refusals(table, seat, position)
    for event in journal.events:
        things.add(("event", event.kind))
        for fact in event.facts.values():
            if isinstance(fact, str):
                things.add((f"event {event.kind}", fact))
    return things


def refusals(table: Table, seat: int, position: Position) -> set[tuple[str, str]]:
    things: set[tuple[str, str]] = set()
    for action in range(len(table.ruleset.catalogue)):
        refusal = position.why_not(seat, action)
        if refusal is not None:
            things |= {("refusal", refusal.message), ("rule", refusal.rule)}
    return things


def told(family: str, kind: str) -> list[str]:
    """The events, refusals or prompts that the family has sentences for."""
    files = sorted((ROOT / "src" / "argosy").glob("**/locale/en.ftl"))
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    return re.findall(rf"^{family}-{kind}-([A-Za-z0-9-]+) *=", text, re.MULTILINE)


# ---- what is missing


def never_exercised(titles: list[Title]) -> list[str]:
    missing: list[str] = []
    for title in titles:
        missing += [f"{title.name}: {section}: {item}" for section, item in unseen(title)]
    for family in dict.fromkeys(title.family for title in titles):
        mine = [title for title in titles if title.family == family]
        if len(mine) < sum(title.family == family for title in TITLES.values()):
            continue  # with one title left out, its family's sentences cannot all be heard
        for kind in ("event", "refusal", "prompt"):
            for item in told(family, "refuse" if kind == "refusal" else kind):
                if not any(title.count(kind, item) for title in mine) and (kind, item) not in ALLOWED.get(family, {}):
                    missing.append(f"{family}: {kind}: {item}")
        for id in rule_ids(mine):
            missing += [f"{family}: rule {id}: no test names it"] * (not naming_tests(family, id))
            missing += [f"{family}: rule {id}: no code names it"] * (not naming_code(family, id))
    return missing


def rule_ids(titles: list[Title]) -> list[str]:
    return list(dict.fromkeys(rule.id for title in titles for rule in TITLES[title.name].rules))


# ---- telling


def table_rows(titles: list[Title]) -> dict[str, list[list[str]]]:
    """Sections with their rows: what, then the games of each title."""
    sections: dict[str, list[list[str]]] = {}
    wanted: dict[str, list[str]] = {}
    for family in dict.fromkeys(title.family for title in titles):
        for kind in ("prompt", "event", "refusal"):
            wanted.setdefault(kind, []).extend(told(family, "refuse" if kind == "refusal" else kind))
    for title in titles:
        wanted.setdefault("kind of action", []).extend(sorted(title.seen["kind of action"]))
        for section, items in title.wanted.items():
            wanted.setdefault(section, []).extend(items)
    for section, items in wanted.items():
        sections[section] = [[item, *(shown(title, section, item) for title in titles)] for item in dict.fromkeys(items)]
    return sections


def shown(title: Title, section: str, item: str) -> str:
    count = title.count(section, item)
    return str(count) if count or item in title.wanted.get(section, []) else ""


def rule_rows(titles: list[Title]) -> list[list[str]]:
    rows: list[list[str]] = []
    for family in dict.fromkeys(title.family for title in titles):
        mine = [title for title in titles if title.family == family]
        for id in rule_ids(mine):
            refused = [str(title.count("rule", id) or "") if title in mine else "" for title in titles]
            rows.append([id, str(naming_tests(family, id)), ", ".join(naming_code(family, id)), *refused])
    return rows


_STYLE = """body { font: 15px/1.4 system-ui, sans-serif; max-width: 60em; margin: 2em auto; padding: 0 1em; color: #222; background: #fff }
table { border-collapse: collapse; margin-bottom: 2em } th, td { padding: .15em .8em; border-bottom: 1px solid #ddd; text-align: left }
td.number { text-align: right; font-variant-numeric: tabular-nums } td.never { background: #fbdcd8 }"""


def as_html(titles: list[Title], missing: list[str]) -> str:
    parts = [
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Coverage of the titles</title><style>{_STYLE}</style>',
        "<h1>What random games have exercised</h1>",
        "<p>Games: " + ", ".join(f"{html.escape(title.name)} {title.games}" for title in titles) + ".</p>",
        f"<h2>Never exercised: {len(missing)}</h2><ul>" + "".join(f"<li>{html.escape(item)}</li>" for item in missing) + "</ul>",
        "<h2>Excused</h2><ul>"
        + "".join(
            f"<li>{html.escape(f'{family}: {section}: {item}: {why}')}</li>"
            for family, items in ALLOWED.items()
            for (section, item), why in items.items()
        )
        + "</ul>",
        "<h2>Rules</h2>"
        + html_table(["rule", "tests", "code", *(f"refused in games of {title.name}" for title in titles)], rule_rows(titles)),
    ]
    for section, rows in table_rows(titles).items():
        parts.append(f"<h2>{html.escape(section.capitalize())}</h2>" + html_table(["", *(title.name for title in titles)], rows))
    return "\n".join(parts) + "\n"


def html_table(head: list[str], rows: list[list[str]]) -> str:
    lines = ["<table><tr>" + "".join(f"<th>{html.escape(cell)}</th>" for cell in head) + "</tr>"]
    for row in rows:
        cells = [f"<td>{html.escape(row[0])}</td>"]
        for cell in row[1:]:
            kind = "never" if cell == "0" else "number" if cell.isdigit() else ""
            cells.append(f'<td class="{kind}">{html.escape(cell)}</td>')
        lines.append("<tr>" + "".join(cells) + "</tr>")
    return "\n".join([*lines, "</table>"])


def as_markdown(titles: list[Title], missing: list[str]) -> str:
    """One line a section: how many of its items were exercised, and in how many games the rarest was."""
    lines = ["| title | games | section | exercised | rarest |", "| --- | ---: | --- | ---: | --- |"]
    for title in titles:
        for section, items in title.wanted.items():
            if items:
                rarest = min(items, key=lambda item: (title.count(section, item), item))
                done = sum(title.count(section, item) > 0 for item in items)
                games = title.count(section, rarest)
                lines.append(f"| {title.name} | {title.games} | {section} | {done} of {len(items)} | {rarest}: {games} |")
    lines += ["", f"Never exercised: {len(missing)}", *(f"- {item}" for item in missing)]
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description="Which components, actions, sentences and rules random games exercise.")
    parser.add_argument("--games", type=int, default=300, help="games per title (300)")
    parser.add_argument("--most", type=int, default=6000, help="games per title while something is unseen (6000)")
    parser.add_argument("--title", choices=list(TITLES), help="only this title")
    arguments = parser.parse_args()
    titles = [exercised(name, arguments.games, arguments.most) for name in ([arguments.title] if arguments.title else TITLES)]
    missing = never_exercised(titles)
    build = ROOT / "build"
    build.mkdir(exist_ok=True)
    (build / "coverage-page.html").write_text(as_html(titles, missing), encoding="utf-8")
    (build / "coverage-page.md").write_text(as_markdown(titles, missing), encoding="utf-8")
    print(as_markdown(titles, missing), end="")
    print(f"written: {build / 'coverage-page.html'}")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
