"""All that changes during a game, as flat lists and masks, and the few elementary changes everything is made of.

Lists run over seats; where they run over seats and something else, the seat's stretch comes first
(`goods[4 * seat + IRON]`). Masks have the bits of the ruleset. Stacks are sets: see engine/masks.py.
"""

from typing import Final

from argosy.engine.chance import Chance
from argosy.engine.journal import Journal
from argosy.engine.masks import random_member
from argosy.engine.position import Position
from argosy.engine.rules import Facts
from argosy.titles.new_found_land.rules import stages, steps
from argosy.titles.new_found_land.rules.names import SOURCES
from argosy.titles.new_found_land.rules.pack import POINTS
from argosy.titles.new_found_land.rules.ruleset import OWN_BIT, NewFoundLandRuleset

# Stacks that are remade from their storage when they are empty.
SMALL_STACK: Final = 0
LARGE_STACK: Final = 1
CONTRACT_STACK: Final = 2
TILE_STACK: Final = 3
CARD_STACK: Final = 4
_STACK_NAMES: Final = ["small-stack", "large-stack", "contract-stack", "tile-stack", "card-stack"]

NOTHING: Final = -1  # no purchase
TO_ANTWERP: Final = -2  # not a contract: what the ships now chosen carry goes to Antwerp

_ALONE: Final = [(seat,) for seat in range(4)]  # to_act for a seat that decides alone
_SOURCES: Final = len(SOURCES)
SHARED: Final = (
    "options",
    "order",
    "nation",
    "compass",
    "since",
    "history",
)  # lists that are never changed in place: a copy has the same ones


class State(Position):
    def __init__(self, ruleset: NewFoundLandRuleset) -> None:
        self.ruleset = ruleset

    def set_up(self, chance: Chance) -> None:
        """An empty table: nothing drawn, nobody asked."""
        rules = self.ruleset
        pack = rules.components
        seats = rules.players
        self.chance = chance
        self.journal: Journal | None = None
        self.to_act: tuple[int, ...] = ()
        self.options: list[int] = []  # the legal actions of the seat that decides, once somebody asked
        # the course of the game
        self.round = 1
        self.start = 0  # the seat with the start player tile
        self.phase = stages.LAND
        self.turn = -1  # how many turns of this phase, action or place are over
        self.action = 0
        self.order: list[int] = []  # ACT-1: the seats that carry out this action, in order
        self.place = -1  # FIN-2, FIN-3: how far the scoring of places has come
        self.actor = 0  # whose turn it is
        self.step = steps.BETWEEN
        # the turn
        self.turn_points = 0  # the actor's points when it began
        self.built = False  # LND-7: no more expansions
        self.purchase = NOTHING  # what is being paid for
        self.left = 0  # mask: the actor's vessels that have not acted yet
        self.picked = 0  # mask: those of them chosen for the contract
        self.crate_left = 0
        self.keeps_left = 0
        self.places_left = 0
        self.extra_cubes = 0
        self.resolved_now = 0
        self.marker = -1  # the one being earned
        # players
        self.nation: list[int] = []
        self.goods = [0] * (4 * seats)
        self.points = [0] * seats  # SET-10
        self.earned = [0] * (_SOURCES * seats)  # the same points by source
        self.expansions = [0] * seats
        self.owned = [0] * seats  # mask of ships
        self.hand = [0] * seats  # mask of cards
        self.held = [0] * seats  # mask of objectives
        self.fifty = [-1] * seats  # FRM-5: which card was taken
        self.assigned = [0] * (4 * seats)  # mask of vessels, by action
        self.sailed = [0] * (4 * seats)  # ACT-1: the total sail with which the seat has carried out an action this round
        self.captain = [-1] * len(pack.captain_ids)  # its owner
        self.magellan_on = -1  # the action
        self.da_gama_on = -1  # the vessel
        # stacks, as masks
        ships = (1 << rules.ships) - 1
        self.stacks = [
            rules.small & ~rules.start_ships,
            ships & ~rules.small,
            (1 << rules.contracts) - 1,
            (1 << rules.tiles) - 1,
            ((1 << rules.cards) - 1) & ~rules.start_cards,  # SET-4
        ]
        self.storage = [0] * len(self.stacks)
        # ships and contracts
        self.market = 0
        self.market_known = 0  # SET-3: mask of covered ships on offer whose cost gives them away: see covered_ships.py
        self.contract_at = [-1] * len(rules.city_of)
        self.offered = 0  # mask of the contracts there
        # islands and cities
        self.tile_space = [-1] * rules.tiles  # where a tile lies
        self.vacant = (1 << rules.spaces) - 1  # spaces without a tile
        self.tile_drawn = 0
        self.open_tiles = 0  # tiles that lie on an island and have an empty cube space
        self.cubes = [0] * (2 * rules.spaces)  # 0: empty; else 2 * owner + how many
        self.island_cubes = [0] * (rules.islands * (seats + 1))  # the last of each island: neutral ones
        self.city_cubes = [0] * (rules.cities * seats)
        self.scored = 0  # mask of places
        self.compass_stack = (1 << len(pack.compass)) - 1
        self.compass: list[int] = []  # revealed, one a round
        # markers and objectives
        self.marker_space = rules.marker_start.copy()  # 0: it has left the track
        self.marker_earned = [0] * len(rules.marker_ids)  # mask of seats
        self.triangle = (1 << POINTS) - 1  # mask of goods
        self.objective_stacks = [0] * rules.objective_stacks
        self.resolved = 0  # mask: in storage
        self.looked = [0] * (rules.objective_stacks * seats)  # mask: what a seat saw when it looked through a stack
        # 1x cards, and who knows what about them: see card_knowledge.py
        self.card_drawn = 0
        self.generation = 0  # how often the stack was remade
        self.known = [0] * (seats + 1)  # mask of cards, by observer
        self.since = [0] * (rules.cards * (seats + 1))  # by observer and card
        self.kept = [0] * ((seats + 1) * seats)  # by observer and seat: see card_knowledge.py
        self.history: list[list[list[int]]] = [[]] * (seats + 1)  # by observer: see history.py

    # ---- whose turn

    def begin_turn(self, seat: int) -> None:
        self.actor = seat
        self.turn_points = self.points[seat]

    def seat_in_order(self, place: int) -> int:
        """The seat that is `place` seats clockwise from the start player."""
        seat = self.start + place
        return seat - self.ruleset.players if seat >= self.ruleset.players else seat

    def owe_decision(self) -> None:
        self.to_act = _ALONE[self.actor]

    def tell(self, kind: str, facts: Facts, seen_by: int = -1) -> None:
        if self.journal is not None:
            self.journal.add(kind, facts, seen_by)

    def settle(self) -> None:
        if self.journal is not None:
            self.journal.settle()

    # ---- what a player has

    def has_effect(self, seat: int, effect: int) -> bool:
        """Whether the seat's nation has this effect on its board and has bought it."""
        return self.expansions[seat] & OWN_BIT != 0 and self.ruleset.nation_of_effect[effect] == self.nation[seat]

    def effect_of(self, seat: int, effect: int) -> int:
        """How much it gives the seat; 0 without it."""
        return self.ruleset.effect_amount[effect] if self.has_effect(seat, effect) else 0

    def captain_gives(self, seat: int, captain: int) -> int:
        """How much the captain gives the seat; 0 if he does not sail for it."""
        return self.ruleset.captain_amount[captain] if self.captain[captain] == seat else 0

    def hidden_cards(self, seat: int) -> bool:
        """Whether the seat holds cards that the table does not know: only then it may have something to play.

        Nobody is asked, or passed over, because of what he secretly holds (HID-1): that would tell the others.
        """
        return self.hand[seat] & ~self.known[self.ruleset.players] != 0

    def goods_total(self, seat: int) -> int:
        at = 4 * seat
        return self.goods[at] + self.goods[at + 1] + self.goods[at + 2] + self.goods[at + 3]

    # ---- stacks

    def is_remade_next(self, stack: int) -> bool:
        """Whether the next draw takes what lies in storage."""
        return self.stacks[stack] == 0 and self.storage[stack] != 0

    def draw(self, stack: int) -> int:
        """What is drawn from a stack, remade from its storage if it is empty; -1 if both are (NFL-OP-4, NFL-OP-13, NFL-OP-35)."""
        if self.is_remade_next(stack):
            self.stacks[stack] = self.storage[stack]
            self.storage[stack] = 0
            if self.journal is not None:
                self.tell("remade", {"stack": _STACK_NAMES[stack]})
        if self.stacks[stack] == 0:
            return -1
        drawn = random_member(self.stacks[stack], self.chance)
        self.stacks[stack] = self.stacks[stack] & ~(1 << drawn)
        return drawn

    def store(self, stack: int, mask: int) -> None:
        self.storage[stack] = self.storage[stack] | mask

    # ---- elementary changes

    def forget_history(self) -> None:
        """When the game is over nothing is drawn from it any more."""
        self.history = [[]] * (self.ruleset.players + 1)

    def score(self, seat: int, amount: int, source: int) -> None:
        before = self.points[seat]
        self.points[seat] = before + amount
        self.earned[_SOURCES * seat + source] = self.earned[_SOURCES * seat + source] + amount
        lap = self.ruleset.components.lap
        if before < lap and before + amount >= lap:  # FRM-5, NFL-OP-25: at once
            taken = self.fifty_taken()
            self.fifty[seat] = taken
            if self.journal is not None:
                self.tell("fifty", {"player": seat, "points": lap, "bonus": self.ruleset.components.fifty[taken]})
        if before < 2 * lap and before + amount >= 2 * lap and self.journal is not None:
            self.tell("hundred", {"player": seat, "points": 2 * lap})

    def fifty_taken(self) -> int:
        """How many of the 50/100 cards are taken: also the number of the next one."""
        taken = 0
        for card in self.fifty:
            if card >= 0:
                taken += 1
        return taken

    def gain(self, seat: int, bonus: list[int], source: int) -> None:
        """Takes goods and points as a tile or a card gives them."""
        at = 4 * seat
        goods = self.goods
        goods[at] = goods[at] + bonus[0]
        goods[at + 1] = goods[at + 1] + bonus[1]
        goods[at + 2] = goods[at + 2] + bonus[2]
        goods[at + 3] = goods[at + 3] + bonus[3]
        if bonus[POINTS]:
            self.score(seat, bonus[POINTS], source)

    def put_cubes(self, owner: int, amount: int, tile: int) -> None:
        """On the first empty space of the tile: its two spaces differ in nothing (NFL-OP-3)."""
        space = self.tile_space[tile]
        at = 2 * space
        if self.cubes[at]:
            at += 1
            self.open_tiles &= ~(1 << tile)
        self.cubes[at] = 2 * owner + amount
        self.island_cubes[(self.ruleset.players + 1) * self.ruleset.island_of[space] + owner] += amount

    def lay_tile(self, tile: int, island: int) -> int:
        """On the first fitting space of the island in the order of the pack (NFL-OP-3). Gives the space."""
        rules = self.ruleset
        fitting = rules.spaces_of_shape[rules.shapes * island + rules.tile_shape[tile]] & self.vacant
        bit = fitting & -fitting
        space = bit.bit_length() - 1
        self.vacant &= ~bit
        self.tile_space[tile] = space
        self.open_tiles |= 1 << tile
        return space
