"""`argosy titles`: which games there are, and how much of their components is known for certain."""

from argparse import Namespace
from collections import Counter

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from argosy.cli.messages import Screen, Words, print_json
from argosy.cli.new_game import all_titles, is_flag, suiting_players
from argosy.engine.errors import BadChoice
from argosy.engine.position import OptionRule, Ruleset, Title
from argosy.texts import say

_SOURCES = ("rulebook", "example", "public", "reconstructed")


def run(asked: Namespace) -> None:
    titles = all_titles(asked.title)
    if asked.pack is not None and asked.title is None:
        raise BadChoice("a component pack belongs to one title: name it")
    if asked.json:
        print_json({"titles": [_as_plain(title, asked.pack) for title in titles]})
        return
    words = Words(asked.lang)
    screen = Screen()
    for title in titles:
        screen.show(_page(title, asked.pack, words, asked.title is not None))
    if asked.title is None:
        screen.say(words("cli-titles-more"))


def _page(title: Title, pack: str | None, words: Words, whole: bool) -> RenderableType:
    ruleset = _usual_ruleset(title, pack)
    sources = ruleset.sources
    counts = Counter(sources.values())
    told = {source: words(f"cli-source-{source}", number=counts[source]) for source in _SOURCES if counts[source]}
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, style="dim")
    grid.add_column()
    grid.add_row(words("cli-titles-players"), f"{title.min_players}–{title.max_players}")
    for option in title.options:
        about = say(words.language, f"{title.family}-option-{option.name}")
        grid.add_row(words("cli-titles-option"), Text.assemble((f"{_flag(option)}{_values(option)}", "bold"), "  ", about))
    if told:
        grid.add_row(words("cli-titles-components"), ", ".join(told.values()))
    head = Text.assemble((title.name, "bold"), "  ", words.title(title))
    about = say(words.language, f"{title.family}-about-{title.name}")
    parts: list[RenderableType] = [head, Padding(about, (0, 0, 0, 2), expand=False), Padding(grid, (0, 0, 1, 2), expand=False)]
    if whole:
        names = ruleset.component_names(words.language)
        for source, heading in told.items():
            members = dict.fromkeys(names.get(id.split("/")[1], id) for id, origin in sources.items() if origin == source)
            parts.append(Text(heading, style="bold"))
            parts.append(Padding(", ".join(members), (0, 0, 1, 2), expand=False))
    return Group(*parts)


def _flag(option: OptionRule) -> str:
    return "--" + option.name.replace("_", "-")


def _values(option: OptionRule) -> str:
    """` 1|2` for an option with values; nothing for one that is given or not."""
    if is_flag(option):
        return ""
    return " " + ("|".join(str(value) for value in option.values) or "…")


def _usual_ruleset(title: Title, pack: str | None) -> Ruleset:
    return title.ruleset(suiting_players(title, {}, pack, 3), {}, pack)


def _as_plain(title: Title, pack: str | None) -> dict[str, object]:
    ruleset = _usual_ruleset(title, pack)
    return {
        "name": title.name,
        "family": title.family,
        "min_players": title.min_players,
        "max_players": title.max_players,
        "options": [{"name": option.name, "flag": _flag(option), "values": list(option.values)} for option in title.options],
        "pack": ruleset.pack,
        "actions": len(ruleset.catalogue),
        "sources": ruleset.sources,
    }
