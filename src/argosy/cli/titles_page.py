"""`argosy titles`: which games there are, and how much of their components is known for certain."""

from argparse import Namespace
from collections import Counter

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from argosy.cli.setting_up import all_titles, suiting_players
from argosy.cli.words import Screen, Words, print_json
from argosy.engine.position import OptionRule, Ruleset, Title
from argosy.titles.endeavor.ruleset import EndeavorRuleset

_SOURCES = {"rulebook": "cli-source-rulebook", "public": "cli-source-public", "reconstructed": "cli-source-reconstructed"}


def run(asked: Namespace) -> None:
    titles = all_titles(asked.title)
    if asked.json:
        print_json({"titles": [_as_plain(title) for title in titles]})
        return
    words = Words(asked.lang)
    screen = Screen()
    for title in titles:
        screen.show(_page(title, words, asked.title is not None))
    if asked.title is None:
        screen.say(words("cli-titles-more"))


def sources_of(ruleset: Ruleset) -> dict[str, str]:
    """Where each component's facts come from: rulebook, public or reconstructed."""
    return ruleset.components.sources if isinstance(ruleset, EndeavorRuleset) else {}


def _page(title: Title, words: Words, whole: bool) -> RenderableType:
    ruleset = _usual_ruleset(title)
    sources = sources_of(ruleset)
    names = ruleset.component_names(words.language)
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, style="dim")
    grid.add_column()
    grid.add_row(words("cli-titles-players"), f"{title.min_players}–{title.max_players}")
    for option in title.options:
        grid.add_row(words("cli-titles-option"), f"{_flag(option)}  {_values(option, words)}")
    counts = Counter(sources.values())
    told = ", ".join(words(key, number=counts[source]) for source, key in _SOURCES.items() if counts[source])
    grid.add_row(words("cli-titles-components"), told)
    if whole:
        for source in _SOURCES:
            members = list(dict.fromkeys(names.get(id, id) for id, origin in sources.items() if origin == source))
            if members:
                grid.add_row(
                    source if words.language == "en" else words(_SOURCES[source], number=counts[source]), ", ".join(members)
                )
    head = Text.assemble((title.name, "bold"), "  ", words.title(title))
    return Group(head, Padding(grid, (0, 0, 1, 2), expand=False))


def _flag(option: OptionRule) -> str:
    return "--" + option.name.replace("_", "-")


def _values(option: OptionRule, words: Words) -> str:
    if all(isinstance(value, bool) for value in option.values):
        return words("cli-titles-flag")
    return " | ".join(str(value) for value in option.values)


def _usual_ruleset(title: Title) -> Ruleset:
    return title.ruleset(suiting_players(title, {}, None, 3), {}, None)


def _as_plain(title: Title) -> dict[str, object]:
    ruleset = _usual_ruleset(title)
    return {
        "name": title.name,
        "family": title.family,
        "min_players": title.min_players,
        "max_players": title.max_players,
        "options": [{"name": option.name, "flag": _flag(option), "values": list(option.values)} for option in title.options],
        "pack": ruleset.pack,
        "actions": len(ruleset.catalogue),
        "sources": sources_of(ruleset),
    }
