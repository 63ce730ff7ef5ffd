"""Race to the New Found Land on two pages."""

from collections import Counter

from argosy.engine.rules import Fact
from argosy.rulebook.sheet import Section
from argosy.texts import say
from argosy.titles.new_found_land.rules.names import bundle_id
from argosy.titles.new_found_land.rules.pack import ACTIONS, CAPTAIN_EFFECTS, EFFECTS, GOODS, Pack
from argosy.titles.new_found_land.rules.ruleset import NewFoundLandRuleset

_PHASES = {"land": "LND-1 LND-7", "planning": "PLN-1 PLN-2", "action": "ACT-1 ACT-2", "final": "FIN-1 FIN-2 FIN-4"}
_SYMBOLS = {"load": "crate", "settle": "settlers", "deliver": "crate", "discover": "telescope"}
_ACTIONS = {"load": "LOD-1 LOD-2", "settle": "STL-1 STL-2", "deliver": "DEL-1 DEL-2 DEL-4", "discover": "DSC-1 DSC-2"}
_MARKER_GIVES = ("objective", "captain", "good")


def quick_reference(ruleset: NewFoundLandRuleset, language: str) -> list[Section]:
    return _Reference(ruleset, language).sections()


class _Reference:
    def __init__(self, ruleset: NewFoundLandRuleset, language: str) -> None:
        self.pack: Pack = ruleset.components
        self.names = ruleset.component_names(language)
        self.language = language

    def sections(self) -> list[Section]:
        return [
            self.phases(),
            self.actions(),
            self.load(),
            self.expansions(),
            self.captains(),
            self.markers(),
            self.places(),
            self.large_ships(),
            self.cards(),
            self.contracts(),
            self.objectives(),
            self.scoring(),
        ]

    def say(self, key: str, **facts: Fact) -> str:
        return say(self.language, f"rulebook-land-{key}", facts)

    def named(self, id: str) -> str:
        """A name at the beginning of a line: the pack writes some of them small."""
        return self.names[id][0].upper() + self.names[id][1:]

    def bundle(self, goods: list[int]) -> str:
        """`1 cloth + 1 iron`; a fifth number is points."""
        known = self.names.get(bundle_id(goods))
        if known:
            return known
        parts = [f"{amount} {self.names[GOODS[good]]}" for good, amount in enumerate(goods[:4]) if amount]
        return " + ".join([*parts, *([self.say("points", points=goods[4])] if len(goods) > 4 and goods[4] else [])])

    def phases(self) -> Section:
        facts: dict[str, Fact] = {"income": self.bundle(self.pack.income)}
        rows = [[self.say(f"phase-{name}"), self.say(f"phase-{name}-does", **facts), ids] for name, ids in _PHASES.items()]
        return Section("phases", self.say("phases", rounds=self.pack.rounds), rows=rows, rules=["FIN-5"])

    def actions(self) -> Section:
        rows = [
            [self.named(name), str(limit), self.names[_SYMBOLS[name]], self.say(f"act-{name}-does"), _ACTIONS[name]]
            for name, limit in zip(ACTIONS, self.pack.ships_per_action, strict=True)
        ]
        head = [self.say("action"), self.say("ships-most"), self.say("counts"), self.say("does"), self.say("rules")]
        return Section("actions", self.say("actions"), self.say("actions-about"), head, rows, ["ACT-1", "PLN-2"])

    def load(self) -> Section:
        goods = self.pack.crate_good[1:]
        crates = [*(str(crate) for crate in range(1, len(goods))), f"{len(goods)}+"]
        rows = [[self.say("takes"), *(self.names[GOODS[good]] for good in goods)]]
        return Section("load", self.named("load"), self.say("load-about"), [self.named("crate"), *crates], rows, ["LOD-1", "LOD-2"])

    def _effect(self, effect: str, amount: int) -> str:
        return say(self.language, f"cli-nfl-effect-{effect}", {"amount": amount})

    def expansions(self) -> Section:
        pack = self.pack
        rows = [
            [
                self.say("everybody"),
                self.names["yard"],
                self.bundle(pack.yard_cost),
                self._effect("extra-shipyard", pack.yard_amount),
            ]
        ]
        for nation in sorted(pack.nations, key=lambda each: each.number):
            effect = self._effect(EFFECTS[nation.effect], nation.amount)
            rows.append([self.names[nation.id], self.names[nation.expansion], self.bundle(nation.cost), effect])
        head = [self.say("nation"), self.say("expansion"), self.say("costs"), self.say("does")]
        return Section("expansions", self.say("expansions"), "", head, rows, ["LND-2"])

    def captains(self) -> Section:
        pack = self.pack
        rows = [
            [self.names[id], self._effect(CAPTAIN_EFFECTS[effect], amount)]
            for id, effect, amount in zip(pack.captain_ids, pack.captain_effects, pack.captain_amounts, strict=True)
        ]
        return Section("captains", self.say("captains"), rows=rows, rules=["FRM-2", "PLN-4"])

    def markers(self) -> Section:
        rows = []
        for marker in sorted(self.pack.markers, key=lambda each: each.space):
            space = str(marker.space)
            if marker.expert_space != marker.space:
                space += f" ({marker.expert_space})"
            rows.append([self.named(marker.id), space, self.say(f"marker-{_MARKER_GIVES[marker.gives]}")])
        return Section(
            "markers", self.say("markers"), self.say("markers-about", step=self.pack.step_back), [], rows, ["FRM-1", "FRM-3"]
        )

    def places(self) -> Section:
        pack = self.pack
        rows = [[self.names[i.id], self.say("tiles", count=len(i.spaces)), f"{i.first} / {i.second}"] for i in pack.islands]
        rows += [[self.names[c.id], self.say("cubes", count=c.cube_spaces), f"{c.first} / {c.second}"] for c in pack.cities]
        rows.append([self.names["new-england"], "", self.say("new-england", points=pack.new_england_points)])
        rows.append([self.names["antwerp"], "", self.say("antwerp", points=pack.antwerp_points)])
        head = [self.say("place"), self.say("full-with"), self.say("first-second")]
        return Section("places", self.say("places"), self.say("places-about"), head, rows, ["FIN-2", "FIN-3", "STL-2", "DEL-4"])

    def large_ships(self) -> Section:
        pack = self.pack
        small = self.bundle(pack.ships[0].cost)
        large = pack.ships[pack.small_ships :]
        rows = [[self.names[ship.id], *(str(number) for number in ship.numbers), self.bundle(ship.cost)] for ship in large]
        head = [self.say("ship"), *(self.names[symbol] for symbol in ("sail", "crate", "settlers", "telescope")), self.say("costs")]
        about = self.say("ships-about", cost=small, small=pack.ship_points[0], points=pack.ship_points[1])
        return Section("ships", self.say("ships"), about, head, rows, ["LND-3", "LND-4"])

    def cards(self) -> Section:
        counts = Counter(self.bundle(gain) for gain in self.pack.gains)
        rows = [[f"{count} ×", gain] for gain, count in counts.items()]
        rows.append([f"{len(self.pack.charters)} ×", self.say("charters")])
        return Section("cards", self.say("cards"), self.say("cards-about"), [], rows, ["ACT-3", "PLN-2", "LOD-2"])

    def contracts(self) -> Section:
        pack = self.pack
        by_points = sorted(zip(pack.contract_points, pack.contract_goods, strict=True), key=lambda each: (each[0], each[1]))
        counts = Counter((self.bundle(goods), points) for points, goods in by_points)
        rows = [[f"{count} ×", goods, self.say("points", points=points)] for (goods, points), count in counts.items()]
        spaces = [city.contract_spaces for city in pack.cities]
        each = " / ".join(str(number) for number in sorted(set(spaces)))
        about = self.say("contracts-about", open=sum(spaces), each=each)
        return Section("contracts", self.say("contracts"), about, [], rows, ["DEL-2", "DEL-3"])

    def objectives(self) -> Section:
        rows = []
        for objective in self.pack.objectives:
            steps = ", ".join(f"{needed} → {points}" for needed, points in objective.conditions)
            rows.append([self.names[objective.id], steps])
        about = self.say("objectives-about", free=self.pack.free_objectives, goods=self.pack.further_objective)
        return Section("objectives", self.say("objectives"), about, [], rows, ["FIN-4", "OBJ-1"])

    def scoring(self) -> Section:
        pack = self.pack
        rows = [
            [self.say("score-cubes"), self.say("points", points=pack.unscored_cube_points)],
            [self.say("score-fifty", lap=pack.lap), ", ".join(str(bonus) for bonus in pack.fifty)],
            [self.say("score-cards"), self.say("points", points=pack.unused_card_points)],
            [self.say("score-objectives"), self.say("points", points=pack.unresolved_points)],
        ]
        return Section("scoring", self.say("scoring"), self.say("scoring-about"), [], rows, ["END-1", "END-2", "FRM-5"])
