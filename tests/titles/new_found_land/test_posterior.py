"""HID-1: redeals of 1x cards beside the exact distribution, found by following every world an observer thinks possible.

A past is a list of moves of cards: `1 draw 3`, `1 keep`, `1 play` (a card just drawn), `store` (the rest), `1 show` (a card of the
hand, not known to all). Which card it is that is kept, played or shown is chosen by chance; in the other worlds so is what is kept.
"""

import random
from collections import Counter, defaultdict
from itertools import combinations

import pytest

from argosy.engine.chance import chance_from_seed
from argosy.engine.masks import bits_of, count
from argosy.titles.new_found_land.rules.audit_history import audit_histories
from argosy.titles.new_found_land.rules.card_knowledge import draw_cards, keep_drawn, reveal_drawn, reveal_from_hand, store_drawn
from argosy.titles.new_found_land.rules.position import NewFoundLandPosition
from argosy.titles.new_found_land.rules.state import CARD_STACK
from rulebook.new_found_land.setup import sailing
from same_distribution import fits

SIX = "goods-1 goods-2 goods-3 goods-4 goods-5 goods-6"
IN_STORAGE = ["charter-5", "charter-6"]  # for all to see
REDEALS = 400
World = tuple[int, int, int, tuple[int, ...]]  # masks: the stack, storage, the cards just drawn, hands


class Worlds:
    """What one observer thinks possible, and how likely it is."""

    def __init__(self, observer: int, world: World) -> None:
        self.observer = observer
        self.likely = {world: 1.0}

    def draw(self, seat: int, amount: int, seen: int) -> None:
        likely: dict[World, float] = defaultdict(float)
        for (stack, storage, _drawn, hands), weight in self.likely.items():
            if count(stack) >= amount:
                draws = [(stack & ~some, storage, some) for some in subsets(stack, amount)]
            else:
                rest = min(amount - count(stack), count(storage))
                draws = [(storage & ~some, 0, stack | some) for some in subsets(storage, rest)]
            for left, stored, drawn in draws:
                if seat != self.observer or drawn == seen:
                    likely[left, stored, drawn, hands] += weight / len(draws)
        self.likely = likely

    def keep(self, seat: int, card: int) -> None:
        likely: dict[World, float] = defaultdict(float)
        for (stack, storage, drawn, hands), weight in self.likely.items():
            for kept in bits_of(drawn):
                if seat != self.observer or kept == card:
                    likely[stack, storage, drawn & ~(1 << kept), moved(hands, seat, kept)] += weight / count(drawn)
        self.likely = likely

    def play(self, card: int) -> None:
        self.likely = {
            (stack, storage | 1 << card, drawn & ~(1 << card), hands): weight
            for (stack, storage, drawn, hands), weight in self.likely.items()
            if drawn >> card & 1
        }

    def store(self) -> None:
        likely: dict[World, float] = defaultdict(float)
        for (stack, storage, drawn, hands), weight in self.likely.items():
            likely[stack, storage | drawn, 0, hands] += weight
        self.likely = likely

    def show(self, seat: int, card: int) -> None:
        self.likely = {
            (stack, storage | 1 << card, drawn, moved(hands, seat, card)): weight
            for (stack, storage, drawn, hands), weight in self.likely.items()
            if hands[seat] >> card & 1
        }


def subsets(mask: int, amount: int) -> list[int]:
    return [sum(1 << card for card in some) for some in combinations(bits_of(mask), amount)]


def moved(hands: tuple[int, ...], seat: int, card: int) -> tuple[int, ...]:
    """Into the hand, or out of it."""
    return tuple(hand ^ (1 << card if at == seat else 0) for at, hand in enumerate(hands))


def world_of(position: NewFoundLandPosition) -> World:
    return position.stacks[CARD_STACK], position.storage[CARD_STACK], position.card_drawn, tuple(position.hand)


def dealt(players: int, stack: str) -> NewFoundLandPosition:
    """Nobody holds a hidden card. What is neither in the stack nor among the few in storage, seat 0 holds for all to see."""
    loads = {seat: {"load": f"small-0{seat + 3}"} for seat in range(players)}
    position = sailing(loads, players=players, card_stack=stack).position.copy()
    assert isinstance(position, NewFoundLandPosition)
    ids = position.ruleset.card_ids
    away = [card for card in bits_of(position.storage[CARD_STACK]) if ids[card] not in IN_STORAGE]
    for card in away:
        position.storage[CARD_STACK] &= ~(1 << card)
        position.hand[0] |= 1 << card
    return position


def played(position: NewFoundLandPosition, past: str, seed: int) -> list[Worlds]:
    """Carries out the moves, and gives for each observer what he then thinks possible."""
    choose = random.Random(seed)
    players = position.ruleset.players
    position.chance = chance_from_seed(seed)
    all_worlds = [Worlds(observer, world_of(position)) for observer in range(players + 1)]
    for move in past.split(", "):
        words = move.split()
        if words == ["store"]:
            store_drawn(position)
            for worlds in all_worlds:
                worlds.store()
            continue
        seat = int(words[0])
        if words[1] == "draw":
            position.actor = seat
            draw_cards(position, seat, int(words[2]))
            for worlds in all_worlds:
                worlds.draw(seat, int(words[2]), position.card_drawn)
        elif words[1] == "show":
            card = choose.choice(bits_of(position.hand[seat] & ~position.known[players]))
            reveal_from_hand(position, seat, card)
            position.storage[CARD_STACK] |= 1 << card
            for worlds in all_worlds:
                worlds.show(seat, card)
        else:
            card = choose.choice(bits_of(position.card_drawn))
            if words[1] == "keep":
                keep_drawn(position, seat, card)
            else:
                reveal_drawn(position, seat, card)
                position.storage[CARD_STACK] |= 1 << card
            for worlds in all_worlds:
                if words[1] == "keep":
                    worlds.keep(seat, card)
                else:
                    worlds.play(card)
        audit_histories(position)
    return all_worlds


def check(position: NewFoundLandPosition, all_worlds: list[Worlds], seed: int) -> None:
    """All observers count together: what is a little wrong for each of them shows."""
    hands: dict[str, float] = {}
    places: dict[str, float] = {}
    hands_found: Counter[str] = Counter()
    places_found: Counter[str] = Counter()
    for worlds in all_worlds:
        observer = worlds.observer
        total = sum(worlds.likely.values()) * len(all_worlds)
        for world, weight in worlds.likely.items():
            for named, key in ((hands, world[3]), (places, world)):
                named[f"{observer} {key}"] = named.get(f"{observer} {key}", 0.0) + weight / total
        chance = chance_from_seed(seed)
        for _ in range(REDEALS):
            world = world_of(position.redeal(None if observer == position.ruleset.players else observer, chance))
            assert world in worlds.likely, f"observer {observer} knows that this cannot be: {world}"
            hands_found[f"{observer} {world[3]}"] += 1
            places_found[f"{observer} {world}"] += 1
    fits(hands_found, hands)
    fits(places_found, places)


# The stack is remade while the third seat draws: one card comes from the old one.
SPLIT = "0 draw 2, 0 keep, store, 1 draw 3, 1 keep, store, 2 draw 3"


@pytest.mark.parametrize(
    "past",
    [
        SPLIT,
        f"{SPLIT}, 2 keep, store",
        f"{SPLIT}, 2 keep",
        f"{SPLIT}, 2 play, store",
        f"{SPLIT}, 2 play",
        f"{SPLIT}, 2 keep, 2 play, store",
        f"{SPLIT}, 2 keep, 2 keep, store, 2 show",
        f"{SPLIT}, 2 play, 2 play, store, 0 draw 1, 0 keep, store",
        f"{SPLIT}, 2 keep, store, 1 draw 2, 1 keep, store",
        f"{SPLIT}, 2 keep, store, 1 draw 2, 1 keep, store, 2 show",
        f"{SPLIT}, 2 keep, store, 1 draw 2, 1 keep, store, 1 show",
    ],
)
def test_a_stack_remade_during_a_draw(past: str) -> None:
    """HID-1: the cards of that draw come from two stacks, and those from the old one are not in the new one."""
    for seed in (1,):
        position = dealt(3, SIX)
        check(position, played(position, past, seed), seed)


# Nothing is left of the stack when the third seat draws; the first two have kept cards of both generations.
CLEAN = "0 draw 2, 0 keep, store, 1 draw 4, 1 keep, store, 1 draw 2, 1 keep, store, 0 draw 1, 0 keep, store"


@pytest.mark.parametrize("past", [f"{CLEAN}, 1 show", f"{CLEAN}, 1 show, 0 show", f"{CLEAN}, 0 show, 2 draw 2, 2 keep, store"])
def test_a_card_shown_that_may_be_of_several_generations(past: str) -> None:
    """HID-1: what is left in the hand is of the other one."""
    for seed in (1, 2):
        position = dealt(3, SIX)
        check(position, played(position, past, seed), seed)


# Again: a card that was not in the second stack cannot have been kept from it, but may lie in the third.
TWICE = f"{SPLIT}, 2 keep, store, 1 draw 2, 1 keep, store, 0 draw 3"


@pytest.mark.parametrize(
    "past",
    [
        f"{TWICE}, 0 keep, store, 2 draw 2",
        f"{TWICE}, 0 play, store, 2 draw 2, 2 keep, store",
        f"{TWICE}, 0 keep, store, 2 draw 2, 2 play, store, 1 show",
        f"{TWICE}, 0 keep, store, 2 show, 2 draw 1, 2 keep, store",
        f"{TWICE}, 0 keep, store, 2 draw 4, 2 keep, store, 0 show",
        f"{TWICE}, 0 keep, 0 keep, store, 0 show, 2 draw 4, 2 play, 2 keep, store",
    ],
)
def test_a_stack_remade_again(past: str) -> None:
    """HID-1: what skipped one stack still matters while a hand may hold a card of it."""
    for seed in (1,):
        position = dealt(3, SIX)
        check(position, played(position, past, seed), seed)


def random_past(players: int, moves: int, choose: random.Random) -> str:
    """Hidden cards are counted, so that only who has one shows one."""
    past: list[str] = []
    hidden = [0] * players
    while len(past) < moves:
        seat = choose.randrange(players)
        if hidden[seat] and choose.random() < 0.4:
            past.append(f"{seat} show")
            hidden[seat] -= 1
            continue
        past.append(f"{seat} draw {choose.randint(2, 4)}")
        for _ in range(choose.choice((1, 1, 2))):
            kind = choose.choice(("keep", "keep", "play"))
            hidden[seat] += kind == "keep"
            past.append(f"{seat} {kind}")
        past.append("store")
    return ", ".join(past)


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (2, 2), (3, 3), (3, 4), (4, 5), (4, 6)])
def test_whatever_happened(players: int, seed: int) -> None:
    """HID-1: any past."""
    position = dealt(players, SIX)
    check(position, played(position, random_past(players, 16, random.Random(seed)), seed), seed)


@pytest.mark.parametrize(
    "past",
    [SPLIT, f"{SPLIT}, 2 keep", f"{SPLIT}, 2 keep, 2 keep, store", f"{SPLIT}, 2 keep, store, 2 draw 2, 2 keep, store, 2 show"],
)
def test_others_know_no_more_than_everybody_in_a_redeal(past: str) -> None:
    """HID-1: they can be dealt to again, and their own cards stay where they are."""
    position = dealt(3, SIX)
    played(position, past, 1)
    for seed in range(40):
        for first in (0, 1, 2, None):
            twin = position.redeal(first, chance_from_seed(seed))
            for second in (0, 1, 2):
                again = twin.redeal(second, chance_from_seed(seed))
                audit_histories(again)
                assert again.hand[second] == twin.hand[second]
                assert second != again.actor or again.card_drawn == twin.card_drawn
                sizes = [[count(place) for place in (*some[:3], *some[3])] for some in (world_of(again), world_of(twin))]
                assert sizes[0] == sizes[1]
                if second != first:
                    assert again.history[second] == position.history[3]
