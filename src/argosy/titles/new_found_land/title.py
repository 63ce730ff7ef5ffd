"""The title, as people choose it."""

from typing import Final

from argosy.engine.errors import BadChoice
from argosy.engine.position import Option, OptionRule, Title
from argosy.titles.new_found_land.pack import Pack
from argosy.titles.new_found_land.rules import RULES
from argosy.titles.new_found_land.ruleset import NewFoundLandRuleset


class NewFoundLandTitle(Title):
    def __init__(self) -> None:
        self.name = "new-found-land"
        self.family = "new-found-land"
        self.min_players = 2
        self.max_players = 4
        self.options = (OptionRule("experienced", (False, True)), OptionRule("nations", ()))
        self.rules = RULES
        self._rulesets: dict[tuple[int, str], NewFoundLandRuleset] = {}

    def ruleset(self, players: int, options: dict[str, Option], pack: str | None) -> NewFoundLandRuleset:
        if isinstance(players, bool) or not isinstance(players, int) or not self.min_players <= players <= self.max_players:
            raise BadChoice(f"{self.name} takes {self.min_players} to {self.max_players} players, not {players!r}")
        chosen: dict[str, Option] = {"experienced": False, "nations": "random"}
        for name, value in options.items():
            if name not in chosen:
                raise BadChoice(f"{self.name} has no option {name!r}: it has experienced, nations")
            chosen[name] = value
        if not isinstance(chosen["experienced"], bool):
            raise BadChoice(f"{self.name}: option 'experienced' should be False or True, not {chosen['experienced']!r}")
        key = (players, f"{sorted(chosen.items())}")
        if pack is None and key in self._rulesets:
            return self._rulesets[key]
        components = Pack(pack)
        ruleset = NewFoundLandRuleset(components, players, chosen, _nations(self.name, players, chosen["nations"], components))
        if pack is None:
            self._rulesets[key] = ruleset
        return ruleset


def _nations(title: str, players: int, wanted: Option, pack: Pack) -> list[int]:
    """NFL-OP-6: nations by seat; none of them: they are drawn."""
    known = [nation.id for nation in pack.nations]
    if wanted == "random":
        return []
    names = [name.strip() for name in wanted.split(",")] if isinstance(wanted, str) else []
    if len(names) != players or len(set(names)) != players or any(name not in known for name in names):
        listed = ", ".join(known)
        raise BadChoice(
            f"{title}: option 'nations' should be 'random' or {players} different ones of {listed} by seat, not {wanted!r}"
        )
    return [known.index(name) for name in names]


NEW_FOUND_LAND: Final = NewFoundLandTitle()
