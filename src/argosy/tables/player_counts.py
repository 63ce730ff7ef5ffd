"""For how many players each value of a title's options can be chosen."""

from functools import cache

from argosy.engine.errors import BadChoice
from argosy.engine.position import Option
from argosy.engine.rules import Facts
from argosy.tables.errors import BadRequest
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


def bad_choice(title: str, players: int, options: dict[str, Option], error: BadChoice) -> BadRequest:
    """Why the title refuses: an option that is for other numbers of players is told with those numbers."""
    for name, value in options.items():
        try:
            counts = player_counts(title, name, value)
        except BadChoice:  # there is no such title
            break
        if counts and players not in counts:
            fitting = ", ".join(str(number) for number in counts)
            facts: Facts = {"option": name, "value": str(value), "players": players, "fitting": fitting}
            return BadRequest("option-players", facts, detail=str(error))
    return BadRequest("bad-choice", detail=str(error))
