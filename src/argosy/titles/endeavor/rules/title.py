"""The titles of this family, as people choose them: one for each edition."""

from typing import Final

from argosy.engine.position import Option, OptionRule, Title
from argosy.titles.endeavor.rules import edition as editions
from argosy.titles.endeavor.rules.edition import Edition
from argosy.titles.endeavor.rules.pack import Pack
from argosy.titles.endeavor.rules.rule_list import RULES
from argosy.titles.endeavor.rules.ruleset import EndeavorRuleset


class EndeavorTitle(Title):
    def __init__(self, edition: Edition) -> None:
        self.name = edition.title
        self.family = "endeavor"
        self.data = f"data/{edition.data}"
        self.edition = edition
        self.min_players, self.max_players = edition.players
        sides = (OptionRule("side", edition.sides),) if edition.sides else ()
        self.options = (*edition.options, *sides)
        self.rules = tuple([rule for rule in RULES if rule.id not in edition.without])
        self._rulesets: dict[tuple[int, str], EndeavorRuleset] = {}

    def ruleset(self, players: int, options: dict[str, Option], pack: str | None) -> EndeavorRuleset:
        self.check_choice(players, options)  # SET-1
        chosen = {option.name: option.values[0] for option in self.options if option.name != "side"}
        chosen.update(options)
        if "side" in chosen or not self.edition.sides:
            return self._ruleset(players, chosen, int(chosen.get("side", 0)), pack)
        by_side = [self._ruleset(players, {**chosen, "side": side}, side, pack) for side in self.edition.sides]
        for ruleset in by_side:
            if ruleset.suits:  # SET-1: without a choice, the first side that suits the number of players
                return ruleset
        return by_side[0]

    def _ruleset(self, players: int, options: dict[str, Option], side: int, pack: str | None) -> EndeavorRuleset:
        key = (players, f"{sorted(options.items())}")
        if pack is None and key in self._rulesets:
            return self._rulesets[key]
        components = Pack(self.edition, side, pack)
        ruleset = EndeavorRuleset(self.edition, components, players, options)
        if pack is None:
            self._rulesets[key] = ruleset
        return ruleset


ENDEAVOR: Final = EndeavorTitle(editions.FIRST)
AGE_OF_SAIL: Final = EndeavorTitle(editions.AGE_OF_SAIL)
