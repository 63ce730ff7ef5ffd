"""For how many players each value of a title's options is made."""

from functools import cache

from argosy.engine.position import Option
from argosy.tables.packs import house_ruleset
from argosy.titles import title_named


@cache
def player_counts(title: str, option: str, value: Option) -> tuple[int, ...]:
    """The numbers of players whom this value suits; others may choose it all the same."""
    named = title_named(title)
    counts = range(named.min_players, named.max_players + 1)
    return tuple(n for n in counts if house_ruleset(title, n, {option: value}).suits)
