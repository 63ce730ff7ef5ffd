"""The titles that can be played, and what they are played with."""

from argosy.bots.difficulty import LEVELS
from argosy.engine.position import Ruleset, Title
from argosy.rulebook.pages import pages_of
from argosy.tables.player_counts import player_counts
from argosy.texts import say
from argosy.titles import family_of
from argosy.voyage import has_voyage
from argosy.web import schema


def title_info(title: Title, language: str) -> schema.TitleInfo:
    options = [
        schema.OptionRule(
            name=option.name,
            values=list(option.values),
            players=[list(player_counts(title.name, option.name, value)) for value in option.values],
            text=say(language, f"{title.family}-option-{option.name}"),
        )
        for option in title.options
    ]
    levels = [schema.TitleLevel(code=code, name=say(language, f"tables-level-{code}")) for code in LEVELS]
    return schema.TitleInfo(
        name=title.name,
        family=title.family,
        title=say(language, f"{title.family}-title-{title.name}"),
        about=say(language, f"{title.family}-about-{title.name}"),
        min_players=title.min_players,
        max_players=title.max_players,
        options=options,
        levels=levels,
        pages=pages_of(title),
        voyage=has_voyage(title.name),
    )


def components_of(ruleset: Ruleset, language: str) -> schema.Components:
    return schema.Components(
        title=ruleset.title,
        family=ruleset.family,
        players=ruleset.players,
        options=ruleset.options,
        pack=ruleset.pack,
        names=ruleset.component_names(language),
        sources=ruleset.sources,
        components=family_of(ruleset.title).part("components")(ruleset),
    )
