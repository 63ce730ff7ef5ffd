"""The title, as people choose it."""

from typing import Final

from argosy.engine.errors import BadChoice
from argosy.engine.position import Option, OptionRule, Title
from argosy.titles.new_found_land.rules.pack import Pack
from argosy.titles.new_found_land.rules.rule_list import RULES
from argosy.titles.new_found_land.rules.ruleset import NewFoundLandRuleset

_MOST_KEPT: Final = 200  # rulesets at hand; options that take any text make many


class NewFoundLandTitle(Title):
    def __init__(self) -> None:
        self.name = "new-found-land"
        self.family = "new-found-land"
        self.data = "data"
        self.min_players = 2
        self.max_players = 4
        self.options = (
            OptionRule("experienced", (False, True)),  # SET-8
            OptionRule("discover", ("must", "may")),  # DSC-1
            OptionRule("large_ships", ("open", "covered")),  # SET-3
            OptionRule("start_ships", ("leave", "join")),  # SET-2
            OptionRule("skipped_markers", ("later", "never")),  # FRM-4
            OptionRule("markers", ()),  # SET-8
            OptionRule("nations", ()),  # SET-1
        )
        self.rules = RULES
        self._rulesets: dict[tuple[int, str], NewFoundLandRuleset] = {}

    def ruleset(self, players: int, options: dict[str, Option], pack: str | None) -> NewFoundLandRuleset:
        self.check_choice(players, options)
        chosen: dict[str, Option] = {"nations": "random", "markers": "standard"}
        chosen.update({option.name: option.values[0] for option in self.options if option.values})
        chosen.update(options)
        key = (players, f"{sorted(chosen.items())}")
        if pack is None and key in self._rulesets:
            return self._rulesets[key]
        components = Pack(pack)
        nations = _nations(self.name, players, chosen["nations"], components)
        spaces = _marker_spaces(self.name, chosen["experienced"] is True, chosen["markers"], components)
        ruleset = NewFoundLandRuleset(components, players, chosen, nations, spaces)
        if pack is None:
            if len(self._rulesets) >= _MOST_KEPT:
                self._rulesets.clear()
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
            f"{title}: option 'nations' should be 'random' or {players} different ones of {listed} by seat, not {wanted!r}",
            "nations",
            {"game": title, "players": players, "known": listed, "value": str(wanted)},
        )
    return [known.index(name) for name in names]


def _marker_spaces(title: str, experienced: bool, wanted: Option, pack: Pack) -> list[int]:
    """SET-8: the usual spaces, those of the example for experienced players, or any higher ones in the same order."""
    usual = [marker.space for marker in pack.markers]
    if wanted == "standard":
        return [marker.expert_space for marker in pack.markers] if experienced else usual
    if experienced:
        raise BadChoice(
            f"{title}: with option 'experienced' the markers have their spaces: leave 'markers' out",
            "markers-twice",
            {"game": title},
        )
    words = [word.strip() for word in wanted.split(",")] if isinstance(wanted, str) else []
    spaces = [int(word) if word.isascii() and word.isdigit() and len(word) <= 3 else 0 for word in words]
    order = sorted(range(len(usual)), key=lambda marker: usual[marker])
    if len(spaces) == len(usual):
        ranked = [spaces[marker] for marker in order]
        higher = all(space >= before for space, before in zip(spaces, usual, strict=True))
        if higher and ranked == sorted(set(ranked)) and ranked[-1] <= pack.lap:
            return spaces
    listed = ",".join([str(space) for space in usual])
    raise BadChoice(
        f"{title}: option 'markers' should be 'standard' or {len(usual)} spaces, none lower than {listed}, "
        f"in the same order and none above {pack.lap}, not {wanted!r}",
        "markers",
        {"game": title, "number": len(usual), "usual": listed, "highest": pack.lap, "value": str(wanted)},
    )


NEW_FOUND_LAND: Final = NewFoundLandTitle()
