"""For how many players each value of a title's options can be chosen."""

from functools import cache

from argosy.engine.errors import BadChoice
from argosy.engine.position import Option
from argosy.titles import title_named


@cache
def player_counts(title: str, option: str, value: Option) -> tuple[int, ...]:
    """The numbers of players with which the title takes this value, found by trying."""
    named = title_named(title)
    return tuple(n for n in range(named.min_players, named.max_players + 1) if _takes(title, n, option, value))


def _takes(title: str, players: int, option: str, value: Option) -> bool:
    try:
        title_named(title).ruleset(players, {option: value}, None)
    except BadChoice:
        return False
    return True
