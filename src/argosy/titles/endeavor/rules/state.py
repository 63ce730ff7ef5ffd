"""All that changes during a game, as flat lists and masks, and the few elementary changes everything is made of.

Lists run over seats; where they run over seats and something else, the seat's stretch comes first
(`attributes[4 * seat + CULTURE]`). Masks have the bits of the ruleset.
"""

from typing import Final

from argosy.engine.chance import Chance
from argosy.engine.journal import Journal
from argosy.engine.position import Position
from argosy.engine.rules import Facts
from argosy.titles.endeavor.rules import stages
from argosy.titles.endeavor.rules.ruleset import BIT_PLACES, EUROPE, EndeavorRuleset

SHARED: Final = ("options",)  # lists that are never changed in place: a copy has the same ones


class State(Position):
    def __init__(self, ruleset: EndeavorRuleset) -> None:
        self.ruleset = ruleset

    def set_up(self, chance: Chance) -> None:
        """An empty table: SET-3 to SET-6, everything but tokens and start buildings."""
        rules = self.ruleset
        seats = rules.players
        self.chance = chance
        self.journal: Journal | None = None
        self.to_act: tuple[int, ...] = ()
        self.options: list[int] = []  # the legal actions of the one seat that decides
        # the course of the game
        self.stage = stages.BUILD
        self.round = 1
        self.crown = 0
        self.turn = 0  # the seat whose turn it is
        self.passed = 0  # mask of seats
        self.unchecked = 0  # mask of seats whose cards are to be compared with their limit at the round's end (DIS-1, DIS-8)
        self.payments_left = 0
        # the action being carried out
        self.part_one = 0
        self.part_two = 0
        self.source_building = -1  # the kind that was activated; -1: a token was spent
        self.source_token = -1
        self.acted = False  # a part was carried out already
        self.bound_region = -1  # ACT-4: where the second part must be; -1: anywhere
        self.bound_deck = -1
        # players
        self.supply = [rules.components.discs] * seats
        self.harbor = [0] * seats
        self.attributes = [0] * (4 * seats)
        self.slots = [-1] * (rules.components.slots * seats)  # kinds of buildings, in the order built
        self.built = [0] * (rules.kinds * seats)  # how many of each kind
        self.staffed = [0] * (rules.kinds * seats)  # how many of them are staffed
        self.kinds_built = [0] * seats  # mask of kinds
        self.kinds_ready = [0] * seats  # mask: a circle, and one not staffed
        self.kinds_staffed = [0] * seats  # mask: one is staffed
        self.workers = [0] * seats  # discs on buildings
        self.cards = [0] * seats  # mask, the free place included; DRW-4: in which slots they lie matters only when they are checked
        self.free_place = [-1] * seats  # the governor there, or -1
        self.place_chosen = False  # DIS-4: whoever is discarding has put a governor there already
        self.set_aside = [0] * seats  # mask of slavery cards
        self.tokens_held = [0] * (rules.token_types * seats)
        self.blue_tokens = [0] * seats  # mask of types
        self.start_choice = [-1] * seats
        # the board
        self.held = [0] * seats  # mask of places
        self.empty = (1 << rules.places) - 1
        self.track = [-1] * rules.track_spaces  # seats
        self.filled = [0] * rules.regions
        self.open = 1 << EUROPE  # mask of regions
        self.beside = [0] * (rules.regions * seats)
        self.discs_in = [0] * (rules.regions * seats)
        self.presence = [1 << EUROPE] * seats  # OCC-2: everyone always has presence in Europe
        self.token = [-1] * rules.spaces
        self.tokens_spent = [0] * rules.token_types
        self.decks = rules.full_decks.copy()  # masks of the cards left
        self.pile = 0
        self.governors = rules.governors  # not yet awarded
        self.abolished = False
        self.stock = [building.copies if building.level else 0 for building in rules.components.buildings]
        self.in_stock = rules.kinds_up_to[5]

    # ---- who decides what

    def ask(self, seat: int, stage: int, options: list[int]) -> None:
        self.stage = stage
        self.turn = seat
        self.options = options
        self.to_act = self.ruleset.alone[seat]

    def source_id(self) -> str:
        """The building or the token whose action is being carried out."""
        rules = self.ruleset
        return rules.building_ids[self.source_building] if self.source_building >= 0 else rules.token_ids[self.source_token]

    def next_seat(self, seat: int) -> int:
        seat += 1
        return 0 if seat == self.ruleset.players else seat

    def tell(self, kind: str, facts: Facts) -> None:
        if self.journal is not None:
            self.journal.add(kind, facts)

    def settle(self) -> None:
        if self.journal is not None:
            self.journal.settle()

    # ---- elementary changes

    def gain_building(self, seat: int, kind: int) -> None:
        rules = self.ruleset
        slot = rules.components.slots * seat
        while self.slots[slot] >= 0:  # BLD-1: the leftmost empty slot
            slot += 1
        self.slots[slot] = kind
        self.built[rules.kinds * seat + kind] += 1
        self.kinds_built[seat] |= 1 << kind
        self.kinds_ready[seat] |= 1 << kind & rules.with_circle
        self._add_icons(seat, rules.building_icons, kind, 1)

    def staff(self, seat: int, kind: int) -> None:
        """A disc, taken from wherever the caller says, now stands on a building's circle."""
        at = self.ruleset.kinds * seat + kind
        self.staffed[at] += 1
        self.workers[seat] += 1
        self.kinds_staffed[seat] |= 1 << kind
        if self.staffed[at] == self.built[at]:
            self.kinds_ready[seat] &= ~(1 << kind)

    def pay(self, seat: int, kind: int) -> None:
        """SAL-1: the disc goes to the harbor, the building is free."""
        at = self.ruleset.kinds * seat + kind
        self.staffed[at] -= 1
        self.workers[seat] -= 1
        self.harbor[seat] += 1
        self.kinds_ready[seat] |= 1 << kind
        if self.staffed[at] == 0:
            self.kinds_staffed[seat] &= ~(1 << kind)
        if self.journal is not None:
            self.tell("paid", {"player": seat, "building": self.ruleset.building_ids[kind]})

    def gain_card(self, seat: int, card: int) -> None:
        self.cards[seat] |= 1 << card
        self._add_icons(seat, self.ruleset.card_icons, card, 1)

    def lose_card(self, seat: int, card: int) -> None:
        self.cards[seat] &= ~(1 << card)
        self._add_icons(seat, self.ruleset.card_icons, card, -1)
        if self.free_place[seat] == card:
            self.free_place[seat] = -1

    def gain_token(self, seat: int, space: int) -> None:
        rules = self.ruleset
        kind = self.token[space]
        self.token[space] = -1
        self.tokens_held[rules.token_types * seat + kind] += 1
        attribute = rules.token_attribute[kind]
        if attribute >= 0:
            self.attributes[4 * seat + attribute] += 1  # ATT-1
        else:
            self.blue_tokens[seat] |= 1 << kind
        if self.journal is not None:
            self.tell("took-token", {"player": seat, "token": rules.token_ids[kind]})

    def add_disc(self, seat: int, region: int) -> None:
        self.discs_in[self.ruleset.regions * seat + region] += 1
        self.presence[seat] |= 1 << region

    def remove_disc(self, seat: int, region: int) -> None:
        at = self.ruleset.regions * seat + region
        self.discs_in[at] -= 1
        if self.discs_in[at] == 0 and region != EUROPE:
            self.presence[seat] &= ~(1 << region)

    def _add_icons(self, seat: int, icons: list[int], component: int, sign: int) -> None:
        mine = 4 * seat
        its = 4 * component
        attributes = self.attributes
        attributes[mine] += sign * icons[its]
        attributes[mine + 1] += sign * icons[its + 1]
        attributes[mine + 2] += sign * icons[its + 2]
        attributes[mine + 3] += sign * icons[its + 3]


def append_actions(options: list[int], mask: int, by_bit: list[int]) -> None:
    """Adds the action for every bit of the mask, in ascending order."""
    while mask:
        low = mask & -mask
        options.append(by_bit[low % BIT_PLACES])
        mask ^= low
