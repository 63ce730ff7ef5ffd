"""Salvage: every round a wreck is worth some points, and everybody secretly bids a card. The highest takes the wreck."""

from argosy.engine.catalogue import Catalogue
from argosy.engine.chance import Chance
from argosy.engine.errors import BadChoice, BadPosition, IllegalAction
from argosy.engine.fields import Fields
from argosy.engine.journal import Journal
from argosy.engine.position import Option, OptionRule, Plain, Position, Prompt, Ruleset, Score, Title
from argosy.engine.rules import Refusal, Rule

CARDS = 7  # for each player
BID, UNDEALT, SPENT = 10, 20, 21  # where a card is: in the hand of a seat (0 up), bid by it (BID up), or neither
NAMES = {
    "en": {"wrecks": "Wrecks", "driftwood": "Driftwood", "worth": "the wreck is worth", "cards": "cards", "spent": "spent cards"},
    "fr": {"wrecks": "Épaves", "driftwood": "Bois flotté", "worth": "l’épave vaut", "cards": "cartes", "spent": "cartes jouées"},
}


class SalvagePosition(Position):
    def __init__(self, rules: "SalvageRuleset", chance: Chance, round: int, worth: int, cards: list[int], won: list[int]) -> None:
        self.rules, self.chance, self.round, self.worth = rules, chance, round, worth
        self.cards = cards  # where each is
        self.won = won  # points of each seat: wrecks, then driftwood
        self.journal: Journal | None = None
        self.to_act = tuple(seat for seat in range(rules.players) if BID + seat not in cards and seat in cards)

    def tell(self, kind: str, **facts: int) -> None:
        if self.journal is not None:
            self.journal.add(kind, {**facts})

    def raise_wreck(self) -> None:
        self.to_act = tuple(range(self.rules.players))
        self.worth = 2 + self.chance.below(5)
        self.tell("wreck", round=self.round, points=self.worth)

    def legal(self, seat: int) -> list[int]:
        return [card for card, place in enumerate(self.cards) if place == seat] if seat in self.to_act else []

    def why_not(self, seat: int, action: int) -> Refusal | None:
        if self.is_over:
            return Refusal("END-1")
        if seat not in self.to_act:
            return Refusal("BID-1", "waits")
        return None if self.cards[action] == seat else Refusal("BID-1", "card", {"card": action + 1})

    def play(self, seat: int, action: int) -> None:
        refusal = self.why_not(seat, action)
        if refusal is not None:
            raise IllegalAction(f"{self.rules.catalogue.name(action)}: {refusal.rule}", refusal)
        self.cards[action] = BID + seat
        self.to_act = tuple(other for other in self.to_act if other != seat)
        self.tell("bid", player=seat)
        if not self.to_act:
            self.reveal()

    def reveal(self) -> None:
        bids = [self.cards.index(BID + seat) for seat in range(self.rules.players)]
        for seat, card in enumerate(bids):
            self.cards[card] = SPENT
            self.tell("revealed", player=seat, card=card + 1)
        highest, lowest = bids.index(max(bids)), bids.index(min(bids))
        self.won[highest] += self.worth  # BID-2
        self.won[self.rules.players + lowest] += 1  # BID-3
        self.tell("won", player=highest, points=self.worth)
        self.tell("drifted", player=lowest)
        if self.round < self.rules.rounds:
            self.round += 1
            self.raise_wreck()

    def asks(self, seat: int) -> Prompt:
        return Prompt("bid", {"points": self.worth})

    def scores(self) -> list[Score]:
        players = self.rules.players
        return [Score({"wrecks": self.won[seat], "driftwood": self.won[players + seat]}) for seat in range(players)]

    def winners(self) -> tuple[int, ...]:
        totals = [score.total for score in self.scores()]
        return tuple(seat for seat, total in enumerate(totals) if total == max(totals))

    def progress(self) -> float:
        return 1.0 if self.is_over else (self.round - 1) / self.rules.rounds

    def copy(self) -> "SalvagePosition":
        return SalvagePosition(self.rules, self.chance.copy(), self.round, self.worth, self.cards.copy(), self.won.copy())

    def view(self, seat: int | None) -> Plain:
        spent = [card + 1 for card, place in enumerate(self.cards) if place == SPENT]
        seats: list[Plain] = [{"cards": self.cards.count(other), **score.parts} for other, score in enumerate(self.scores())]
        if seat is not None:
            seats[seat]["hand"] = [card + 1 for card, place in enumerate(self.cards) if place == seat]
            seats[seat]["bid"] = [card + 1 for card, place in enumerate(self.cards) if place == BID + seat]
        return {"round": self.round, "worth": self.worth, "to_act": list(self.to_act), "spent": spent, "seats": seats}

    def redeal(self, seat: int | None, deal: Chance, future: Chance | None = None) -> "SalvagePosition":
        known = (SPENT,) if seat is None else (SPENT, seat, BID + seat)
        unknown = [place for place in self.cards if place not in known]
        deal.shuffle(unknown)
        cards = [place if place in known else unknown.pop() for place in self.cards]
        return SalvagePosition(self.rules, future or deal, self.round, self.worth, cards, self.won.copy())

    def to_dict(self) -> Plain:
        plain: Plain = {"chance": self.chance.to_text(), "round": self.round, "worth": self.worth}
        return {**plain, "cards": self.cards.copy(), "won": self.won.copy()}


class SalvageRuleset(Ruleset):
    def __init__(self, players: int, options: dict[str, Option]) -> None:
        self.title = self.family = "salvage"
        self.players, self.rounds, self.options = players, int(options["rounds"]), options
        self.pack, self.suits, self.sources = "none", True, {}
        self.catalogue = Catalogue()
        for card in range(1, CARDS * players + 1):
            self.catalogue.add(f"bid {card}", "bid", {"card": card})

    def deal(self, chance: Chance, journal: Journal | None = None) -> Position:
        hands = [seat for seat in range(self.players) for _ in range(self.rounds)]
        cards = hands + [UNDEALT] * (CARDS * self.players - len(hands))
        chance.shuffle(cards)
        position = SalvagePosition(self, chance, 1, 0, cards, [0] * 2 * self.players)
        position.journal = journal
        position.raise_wreck()
        return position

    def from_dict(self, plain: Plain) -> Position:
        fields = Fields("", plain)
        cards, won = fields.numbers("cards", 0, SPENT), fields.numbers("won", 0, 6 * self.rounds)
        if len(cards) != CARDS * self.players or len(won) != 2 * self.players:
            raise BadPosition(f"there should be {CARDS} cards and two numbers of points for each player")
        round, worth = fields.number("round", 1, self.rounds), fields.number("worth", 2, 6)
        return SalvagePosition(self, fields.chance("chance"), round, worth, cards, won)

    def component_names(self, language: str) -> dict[str, str]:
        return NAMES[language]


class SalvageTitle(Title):
    name = family = "salvage"
    data = ""  # no component pack
    min_players, max_players = 2, 6
    options = (OptionRule("rounds", (5, 3)),)
    rules = tuple(Rule(id) for id in ("SET-1", "BID-1", "BID-2", "BID-3", "END-1"))

    def ruleset(self, players: int, options: dict[str, Option], pack: str | None) -> Ruleset:
        self.check_choice(players, options)
        if pack is not None:
            raise BadChoice("salvage has no component pack")
        return SalvageRuleset(players, {"rounds": 5, **options})
