"""Endeavor on two pages, whichever edition."""

from argosy.engine.rules import Fact
from argosy.rulebook.sheet import Section
from argosy.texts import say
from argosy.titles.endeavor.rules.pack import ACTION_BITS, GOVERNOR, Building, Card, Pack, Token
from argosy.titles.endeavor.rules.ruleset import EndeavorRuleset

_PHASES = {"build": "BLD-1 BLD-2", "growth": "GRO-1", "salary": "SAL-1 SAL-2", "action": "ACT-1", "discard": "DIS-1"}
_ACTIONS = {
    "ship": "SHP-1 SHP-2 SHP-3 SHP-4",
    "occupy": "OCC-1 OCC-2",
    "attack": "ATK-1 ATK-2 ATK-3",
    "payment": "PAY-1 PAY-2",
    "draw": "DRW-1 DRW-2 DRW-3",
}
_SCORING = {
    "attributes": "END-1",
    "cities": "END-2",
    "links": "END-2",
    "cards": "END-3",
    "buildings": "END-3",
    "free-place": "END-4",
    "harbor": "END-5",
    "slavery": "END-6",
}


def quick_reference(ruleset: EndeavorRuleset, language: str) -> list[Section]:
    return _Reference(ruleset, language).sections()


class _Reference:
    def __init__(self, ruleset: EndeavorRuleset, language: str) -> None:
        self.title = ruleset.title
        self.pack: Pack = ruleset.components
        self.names = ruleset.component_names(language)
        self.language = language
        self.edition = ruleset.edition

    def sections(self) -> list[Section]:
        return [
            self.phases(),
            self.attributes(),
            self.actions(),
            self.buildings(),
            self.cards(),
            self.tokens(),
            self.limits(),
            self.scoring(),
        ]

    def say(self, key: str, **facts: Fact) -> str:
        return say(self.language, f"rulebook-endeavor-{key}", {"title": self.title, **facts})

    def phases(self) -> Section:
        own = [name for name in _PHASES if name != "discard" or not self.edition.limit_checked_on_pass]
        rows = [[self.say(f"phase-{name}"), self.say(f"phase-{name}-does"), _PHASES[name]] for name in own]
        return Section("phases", self.say("phases", rounds=self.pack.rounds), self.say("phases-about"), rows=rows, rules=["RND-1"])

    def attributes(self) -> Section:
        pack = self.pack
        levels = [pack.build, pack.growth, pack.salary, pack.card_limit]
        rows = [
            [self.names[name], self.say(f"gives-{gives}"), *(str(number) for number in numbers)]
            for name, gives, numbers in zip(pack.attributes, ("build", "growth", "salary", "limit"), levels, strict=True)
        ]
        head = ["", self.say("icons"), *(str(threshold) for threshold in pack.thresholds)]
        return Section("attributes", self.say("attributes"), head=head, rows=rows, rules=["ATT-1", "ATT-2", "ATT-3"])

    def actions(self) -> Section:
        rows = []
        for name, ids in _ACTIONS.items():
            rules = " ".join(id for id in ids.split() if id not in self.edition.without)
            rows.append([self.say(f"act-{name}"), self.say(f"act-{name}-costs"), self.say(f"act-{name}-does"), rules])
        head = [self.say("action"), self.say("costs"), self.say("does"), self.say("rules")]
        return Section("actions", self.say("turn"), self.say("turn-about"), head, rows, ["ACT-1", "ACT-2", "ACT-4", "ACT-5"])

    def buildings(self) -> Section:
        head = [self.say("level"), self.say("building"), self.say("copies"), self.say("gives")]
        rows = []
        for building in sorted(self.pack.buildings, key=lambda each: each.level):
            level = str(building.level) if building.level else self.say("start")
            rows.append([level, self.names[building.id], str(building.copies), self._gives(building)])
        return Section("buildings", self.say("buildings"), self._legend(), head, rows, ["SET-4", "BLD-2", "BLD-4"])

    def _gives(self, building: Building | Token) -> str:
        """Actions, icons and glory: `Occupy + Ship`, `2 Cul`, `3 ★`."""
        parts = [self._icons(building.icons, building.glory)] if isinstance(building, Building) else []
        offered = ["/".join(self.say(f"act-{name}") for name, bit in ACTION_BITS.items() if part & bit) for part in building.parts]
        return ", ".join(part for part in (" + ".join(offered), *parts) if part)

    def _icons(self, icons: list[int], glory: int) -> str:
        told = [
            f"{number}\N{NO-BREAK SPACE}{self.say(f'short-{name}')}"
            for name, number in zip(self.pack.attributes, icons, strict=True)
            if number
        ]
        return " ".join([*told, *([f"{glory}\N{NO-BREAK SPACE}★"] if glory else [])])

    def _legend(self) -> str:
        short = [f"{self.say(f'short-{name}')} = {self.names[name]}" for name in self.pack.attributes]
        return ", ".join([*short, f"★ = {self.say('glory')}"])

    def cards(self) -> Section:
        """One row a deck, one column a value."""
        values = [*sorted({card.value for card in self.pack.cards} - {GOVERNOR}), GOVERNOR]
        rows = []
        for number, deck in enumerate(self.pack.decks):
            own = {card.value: card for card in self.pack.cards if card.deck == number}
            cells = [self._card(own[value]) if value in own else "–" for value in values]
            rows.append([self.names[deck.id], *cells])
        head = [self.say("deck"), *(str(value) for value in values[:-1]), self.say("governor")]
        about = self.say("cards-about", abolition=next(card.value for card in self.pack.cards if card.abolition))
        return Section("cards", self.say("cards"), about, head, rows, ["DRW-2", "DRW-5", "ABO-1", "SHP-6"])

    def _card(self, card: Card) -> str:
        icons = self._icons(card.icons, card.glory)
        return f"{icons} +{card.bonus_discs}\N{NO-BREAK SPACE}●" if card.bonus_discs else icons

    def tokens(self) -> Section:
        rows = [
            [
                f"{token.count} ×",
                self.names[token.id],
                self.say("token-brown") if token.attribute >= 0 else self.say("token-blue"),
            ]
            for token in self.pack.tokens
        ]
        return Section("tokens", self.say("tokens"), rows=rows, rules=["SET-2", "ACT-5"])

    def limits(self) -> Section:
        about = self.say("limits-about", places=self.pack.card_places)
        return Section("limits", self.say("limits"), about, rules=["DIS-1", "DIS-2", "DIS-3", "DIS-4", "DIS-6"])

    def scoring(self) -> Section:
        pack = self.pack
        facts: dict[str, Fact] = {
            "spaces": ", ".join(str(space) for space in pack.glory_spaces),
            "cities": " / ".join(str(glory) for glory in sorted({place.glory for place in pack.places if not place.route})),
            "links": pack.link_glory,
        }
        rows = [[self.say(f"score-{name}"), self.say(f"score-{name}-gives", **facts), ids] for name, ids in _SCORING.items()]
        about = self.say("scoring-about", rounds=pack.rounds)
        return Section("scoring", self.say("scoring"), about, rows=rows, rules=["END-7"])
