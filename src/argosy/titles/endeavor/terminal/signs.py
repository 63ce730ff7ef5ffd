"""The short signs that an Endeavor table is drawn with."""

from argosy.cli.messages import Words
from argosy.cli.new_game import LETTERS
from argosy.texts import Teller
from argosy.titles.endeavor.rules.pack import ACTION_BITS, Building, Card
from argosy.titles.endeavor.rules.ruleset import EndeavorRuleset

_ACTIONS = {
    "ship": "cli-endeavor-ship",
    "occupy": "cli-endeavor-occupy",
    "attack": "cli-endeavor-attack",
    "payment": "cli-endeavor-payment",
    "draw": "cli-endeavor-draw",
}


class Signs:
    """Short signs: `2Cul Inf ★1` for icons and glory, `S/D` for a token, `occupy + ship` for actions."""

    def __init__(self, ruleset: EndeavorRuleset, teller: Teller, words: Words) -> None:
        pack = ruleset.components
        self.teller = teller
        self._attributes = [self.short(id) for id in pack.attributes]
        self._actions = {bit: words(_ACTIONS[name]) for name, bit in ACTION_BITS.items()}
        self._disc = words("cli-endeavor-bonus-disc")
        self.buildings = {building.id: building for building in pack.buildings}
        self.cards = {card.id: card for card in pack.cards}

    def short(self, id: str) -> str:
        """`Cul` for Culture, `S/D` for Ship or Draw."""
        words = self.teller.component(id).split()
        return words[0][:3] if len(words) == 1 else f"{words[0][0]}/{words[-1][0]}"

    def tokens(self, counts: dict[str, int]) -> str:
        return " ".join(self._counted(number, self.short(id)) for id, number in counts.items())

    def icons(self, icons: list[int], glory: int) -> str:
        signs = [self._counted(number, short) for number, short in zip(icons, self._attributes, strict=True) if number]
        return " ".join([*signs, f"★{glory}"] if glory else signs)

    def actions(self, parts: list[int]) -> str:
        return " + ".join("/".join(word for bit, word in self._actions.items() if part & bit) for part in parts)

    def building(self, id: str) -> str:
        building: Building = self.buildings[id]
        signs = [self.actions(building.parts), self.icons(building.icons, building.glory)]
        return ", ".join(sign for sign in signs if sign)

    def card(self, id: str) -> str:
        """What the card is worth to its holder."""
        card: Card = self.cards[id]
        return self.icons(card.icons, card.glory)

    def card_and_bonus(self, id: str) -> str:
        """What it brings when it is drawn from its deck."""
        return self.card(id) + (f" {self._disc}" if self.cards[id].bonus_discs else "")

    def card_on_deck(self, id: str) -> str:
        """What it needs and what it brings."""
        return f"{self.cards[id].value}: {self.card_and_bonus(id)}"

    def seats(self, counts: list[int]) -> str:
        """`A3 B1`: how many of something each seat has."""
        return " ".join(f"{LETTERS[seat]}{number}" for seat, number in enumerate(counts) if number)

    def _counted(self, number: int, short: str) -> str:
        return short if number == 1 else f"{number}{short}"
