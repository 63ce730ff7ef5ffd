"""Component packs of one's own that a server plays with: one for a title, told to all its processes by the environment.

New tables get the server's pack. Tables that began with the built-in pack keep it.
"""

import json
import os

from argosy.engine.position import Option, Ruleset
from argosy.tables.errors import Conflict
from argosy.titles import title_named

OTHER_PACK = "other-pack"  # a table, or a record, of a pack that is neither built in nor the server's
VARIABLE = "ARGOSY_PACKS"
_rulesets: dict[tuple[str, int, str, str], Ruleset] = {}  # titles keep those of our packs themselves
_MOST_KEPT = 200


def use(packs: dict[str, str]) -> None:
    """Directories by title. Raises BadChoice or BadPack for what cannot be played, before anybody sits down."""
    for title, directory in packs.items():
        known = title_named(title)
        known.ruleset(known.max_players, {}, directory)
    os.environ[VARIABLE] = json.dumps(packs)


def directory_of(title: str) -> str | None:
    """Where the house's pack for this title is; None: it plays with ours."""
    packs: dict[str, str] = json.loads(os.environ.get(VARIABLE, "{}"))
    return packs.get(title)


def house_ruleset(title: str, players: int, options: dict[str, Option]) -> Ruleset:
    return _ruleset(title, players, options, directory_of(title))


def ruleset_of(title: str, players: int, options: dict[str, Option], pack: str) -> Ruleset:
    """The ruleset whose pack has that hash."""
    return _ruleset(title, players, options, directory_with(title, players, options, pack))


def directory_with(title: str, players: int, options: dict[str, Option], pack: str) -> str | None:
    """Where the pack with that hash is; None: it is ours. Raises Conflict where it is neither ours nor the house's."""
    for directory in dict.fromkeys((directory_of(title), None)):
        if _ruleset(title, players, options, directory).pack == pack:
            return directory
    raise Conflict(OTHER_PACK, {"pack": pack})


def _ruleset(title: str, players: int, options: dict[str, Option], directory: str | None) -> Ruleset:
    if directory is None:
        return title_named(title).ruleset(players, dict(options), None)
    key = (title, players, repr(sorted(options.items())), directory)
    if key not in _rulesets:
        if len(_rulesets) >= _MOST_KEPT:
            _rulesets.clear()
        _rulesets[key] = title_named(title).ruleset(players, dict(options), directory)
    return _rulesets[key]
