"""The titles that can be played, and what they are played with."""

from functools import cache

import msgspec

from argosy.bots.difficulty import LEVELS
from argosy.engine.chance import chance_from_seed
from argosy.engine.position import Ruleset, Title
from argosy.rulebook.examples import first_record
from argosy.rulebook.pages import pages_of
from argosy.tables.player_counts import player_counts
from argosy.texts import messages, say
from argosy.titles import family_of
from argosy.voyage import has_voyage
from argosy.web import schema

_SHOWN = 0.6  # of a recorded game, in the picture of its board


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
        length=_said(language, f"{title.family}-length"),
        min_players=title.min_players,
        max_players=title.max_players,
        options=options,
        levels=levels,
        pages=pages_of(title),
        voyage=has_voyage(title.name),
        picture=_picture(title, language),
    )


def _said(language: str, key: str) -> str:
    return say(language, key) if key in messages(language) else ""


@cache
def _picture(title: Title, language: str) -> schema.Picture | None:
    """The board in the middle of the game that the family recorded first for its examples; as it is dealt if there is none."""
    record = first_record(title)
    ruleset = title.ruleset(record.players, record.options, None) if record else title.ruleset(title.max_players, {}, None)
    position = ruleset.deal(chance_from_seed(record.seed if record else 0))
    moves = record.moves if record else []
    for seat, name in moves[: int(len(moves) * _SHOWN)]:
        position.play(seat, ruleset.catalogue.number(name))
    picture = family_of(title.name).part("picture")(ruleset, position.view(None), ruleset.component_names(language))
    return None if picture is None else msgspec.convert(picture, schema.Picture, from_attributes=True)


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
