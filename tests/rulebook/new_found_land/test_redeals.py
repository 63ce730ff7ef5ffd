"""What a redeal draws is as likely as it is (HID-1, SET-3): compared with rejection sampling.

The same past is played many times with another chance; whoever chooses in secret chooses by chance. What looks to the observer
as the observed position does is kept, and what is hidden in it is counted. Redeals of the observed one must give the same.
"""

import random
from collections import Counter
from collections.abc import Callable

import pytest

from argosy.engine.chance import chance_from_seed
from argosy.engine.masks import bits_of
from argosy.engine.position import Plain
from argosy.titles.new_found_land.rules.position import NewFoundLandPosition
from argosy.titles.new_found_land.rules.state import CARD_STACK, LARGE_STACK
from rulebook.new_found_land.setup import Seat, sailing
from rulebook.new_found_land.test_options import twins, with_market  # noqa: F401
from same_distribution import alike

Before = Callable[[NewFoundLandPosition, random.Random], None]
Hidden = Callable[[Plain], str]
SECRET = ("keep", "choose")  # what is chosen and not shown
REDEALS = 1000
TRIED = 2000


def compare(
    seat: int | None, position: NewFoundLandPosition, script: list[str], hidden: Hidden, before: Before | None = None
) -> None:
    """`before` changes what was hidden from the beginning. The first world that can be played is the observed one."""
    truth = None
    seen: list[Plain] = []
    found: Counter[str] = Counter()
    for seed in range(TRIED):
        choose = random.Random(seed)
        world = position.copy()
        world.chance = chance_from_seed(choose.getrandbits(64))
        if before is not None:
            before(world, choose)
        seen_now = played(world, choose, script, seat, seen)
        if truth is None and seen_now:
            truth, seen = world, seen_now
        elif seen_now:
            found[hidden(world.to_dict())] += 1
    assert truth is not None
    assert found.total() > 50, f"only {found.total()} worlds look like the observed one"
    redealt = (truth.redeal(seat, chance_from_seed(seed)) for seed in range(REDEALS))
    alike(found, Counter(hidden(each.to_dict()) for each in redealt))


def played(
    world: NewFoundLandPosition, choose: random.Random, script: list[str], seat: int | None, expected: list[Plain]
) -> list[Plain]:
    """Plays the script; `keep` and `choose` alone leave to chance what. Gives all that the observer saw on the way, for views
    tell what is so, and not what was seen before; nothing if it cannot be played or does not look as expected."""
    seen: list[Plain] = []
    for wanted in script:
        actor = world.to_act[0]
        names = {world.ruleset.catalogue.name(number): number for number in world.legal(actor)}
        possible = [number for name, number in names.items() if name == wanted or (wanted in SECRET and name.startswith(wanted))]
        if not possible:
            return []
        world.play(actor, choose.choice(possible))
        seen.append(world.view(seat))
        if expected and seen[-1] != expected[len(seen) - 1]:
            return []
    return seen


def hands(*seats: int) -> Hidden:
    return lambda plain: " | ".join(
        " ".join(card for card in plain["seats"][seat]["hand"] if "charter" not in card) for seat in seats
    )


SIX = "goods-1 goods-2 goods-3 goods-4 goods-5 goods-6"
# The last has still to decide: what comes after that is drawn for all to see.
LOADS = {0: {"load": "small-03"}, 1: {"load": "small-06"}, 2: {"load": "small-07"}}
LOAD = ["take cloth", "keep"]


# ---- cards


@pytest.mark.parametrize(
    ("seat", "script"),
    [(0, ["take cloth", "keep goods-1", *LOAD]), (1, [*LOAD, "take cloth", "keep goods-1"]), (None, [*LOAD, *LOAD])],
)
def test_cards_kept(seat, script):
    """HID-1: two seats draw three of six cards and keep one."""
    game = sailing(LOADS, card_stack=SIX)
    compare(seat, game.position, script, hands(0, 1))


@pytest.mark.parametrize(("seat", "script"), [(0, ["take cloth", "keep goods-1", "take cloth"]), (None, [*LOAD, "take cloth"])])
def test_cards_just_drawn(seat, script):
    """HID-1: what the second seat is choosing from."""
    game = sailing(LOADS, card_stack=SIX + " goods-7")
    compare(seat, game.position, script, lambda plain: " ".join(plain["card_drawn"]))


@pytest.mark.parametrize(("seat", "script"), [(0, ["take cloth", "keep goods-1", *LOAD, *LOAD]), (None, [*LOAD, *LOAD, *LOAD])])
def test_cards_kept_before_and_after_the_stack_was_remade(seat, script):
    """HID-1: the third seat draws from what the first two did not keep, and from what lay open in storage."""
    game = sailing({**LOADS, 3: {"load": "small-08"}}, card_stack=SIX, players=4)
    compare(seat, game.position, script, lambda plain: hands(1)(plain) + str("goods" in hands(2)(plain)))
    compare(seat, game.position, script, hands(2))


FOUR = "goods-1 goods-2 goods-3 goods-4"


def goods_in(*places: str) -> Hidden:
    """Which of the goods cards lie there."""
    return lambda plain: " | ".join(" ".join(card for card in plain[place] if card in FOUR) for place in places)


@pytest.mark.parametrize(
    ("seat", "script"), [(0, ["take cloth", "keep goods-1", *LOAD]), (2, [*LOAD, *LOAD]), (None, [*LOAD, *LOAD])]
)
def test_cards_of_a_draw_during_which_the_stack_was_remade(seat, script):
    """HID-1: one of the second seat's three cards comes from the old stack, and two from the new one, in which much else is."""
    game = sailing(LOADS, card_stack=FOUR)
    compare(seat, game.position, script, lambda plain: hands(1)(plain) + goods_in("card_storage")(plain))


@pytest.mark.parametrize(("seat", "script"), [(0, ["take cloth", "keep goods-1", "take cloth"]), (None, [*LOAD, "take cloth"])])
def test_cards_just_drawn_while_the_stack_was_remade(seat, script):
    """HID-1: one of those from which the second seat is choosing is the last of the old stack."""
    game = sailing(LOADS, card_stack=FOUR)
    compare(seat, game.position, script, goods_in("card_drawn", "card_stack"))


def test_a_card_of_such_a_draw_that_is_played():
    """HID-1: goods-1 may be the card from the old stack, or one of the two from the new one: then another is from the old one."""
    game = sailing(LOADS, card_stack=FOUR)
    compare(
        None, game.position, [*LOAD, "take cloth", "play goods-1"], lambda plain: hands(0)(plain) + goods_in("card_storage")(plain)
    )


@pytest.mark.parametrize(("seat", "script"), [(0, ["take cloth", "keep goods-1", *LOAD, *LOAD]), (None, [*LOAD, *LOAD, *LOAD])])
def test_cards_kept_after_such_a_draw(seat, script):
    """HID-1: what the second seat put into storage from the old stack, the third cannot draw from the new one."""
    game = sailing({**LOADS, 3: {"load": "small-08"}}, card_stack=FOUR, players=4)

    def hidden(plain: Plain) -> str:
        third = " ".join(card for card in plain["seats"][2]["hand"] if card in FOUR)
        return f"{third} | {goods_in('card_storage')(plain)}"

    compare(seat, game.position, script, hidden)


def held_by_third(position: NewFoundLandPosition, choose: random.Random) -> None:
    """Seat 2 holds another of the cards that are hidden; the others are in the stack."""
    hidden = position.stacks[CARD_STACK] | position.hand[2] & ~position.known[position.ruleset.players]
    card = 1 << choose.choice(bits_of(hidden))
    position.hand[2] = position.hand[2] & ~hidden | card
    position.known[2] = position.known[2] & ~hidden | card
    position.stacks[CARD_STACK] = hidden & ~card


@pytest.mark.parametrize("seat", [3, None])
def test_a_card_shown_that_may_be_of_several_generations(seat):
    """HID-1: seat 2 held a card before the stack was remade and kept one after it. It plays one that may be either."""
    in_play = {"discover": "charter-4", "deliver": "charter-1 charter-2 charter-3"}  # so that the new stack is smaller
    ships = {**LOADS, 2: {"load": "small-07", "settle": "start-france"}, 3: in_play}
    game = sailing(ships, seats={2: Seat(hand="goods-7")}, card_stack=SIX, players=4)
    compare(seat, game.position, [*LOAD, *LOAD, *LOAD, "play goods-1"], lambda plain: hands(2)(plain)[:5], held_by_third)


# ---- objectives


def stacked(first: list[int]) -> Before:
    """Other objectives in the stacks; `first` are in the first, for one who saw them there would turn down all other worlds."""

    def stack(position: NewFoundLandPosition, choose: random.Random) -> None:
        rest = [number for number in range(15) if number not in first]
        choose.shuffle(rest)
        order = first + rest
        for at in range(3):
            position.objective_stacks[at] = sum(1 << number for number in order[5 * at : 5 * at + 5])

    return stack


@pytest.mark.parametrize(
    ("seat", "other", "first", "script"),
    [
        (0, 1, [0, 1, 2, 3, 4], ["choose objective-wood", "choose"]),
        (1, 0, [1, 2, 3, 4], ["choose", "choose objective-cloth"]),
        (2, 0, [], ["choose", "choose"]),
    ],
)
def test_objectives_taken_from_one_stack(seat, other, first, script):
    """HID-1: two seats look through the same stack, one after the other, and take one each."""
    seats = {0: Seat(points=5), 1: Seat(points=5), 2: Seat(goods="2 wood")}
    ships = {0: {"settle": "small-11"}, 1: {"settle": "small-12"}, 2: {"deliver": "small-03"}}
    game = sailing(ships, spaces={}, seats=seats, contracts={0: "contract-01"})

    def hidden(plain: Plain) -> str:
        return " ".join([*plain["seats"][other]["objectives"], *plain["objective_stacks"]["star"][:1]])

    compare(seat, game.position, script, hidden, stacked(first))


# ---- covered ships


def test_covered_ships(twins):
    """SET-3: three large ships cost the same, two of them are on offer; one is bought, and another comes from the stack."""
    names = ("large-04", "large-05", "large-06")
    position = with_market(twins, "large-04 large-05 large-07 large-08").position
    ships = [position.ruleset.vessel_ids.index(name) for name in names]

    def exchanged(position: NewFoundLandPosition, choose: random.Random) -> None:
        offered = sum(1 << ship for ship in choose.sample(ships, 2))
        away = sum(1 << ship for ship in ships) & ~offered
        position.market = (position.market | offered) & ~away
        position.stacks[LARGE_STACK] = (position.stacks[LARGE_STACK] | away) & ~offered

    script = ["build covered 2-wood 2-iron", "done"]
    compare(None, position, script, lambda plain: " ".join(ship for ship in plain["market"] if ship in names), exchanged)
