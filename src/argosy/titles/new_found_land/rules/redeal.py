"""A position that looks the same to one observer, drawn at random: what he does not know is dealt anew.

Stacks have no order, so they need none. What is dealt anew are the 1x cards and objectives whose place the observer does
not know, from a list in a fixed order: the outcome depends on what he knows and on chance, on nothing else. For the same
reason the others then know no more than everybody does, and what they hold themselves: what they truly saw is hidden too.
"""

from argosy.engine.masks import bits_of, count
from argosy.titles.new_found_land.rules import steps
from argosy.titles.new_found_land.rules.covered_ships import redeal_covered
from argosy.titles.new_found_land.rules.generations import generations
from argosy.titles.new_found_land.rules.posterior import Posterior
from argosy.titles.new_found_land.rules.state import CARD_STACK, State


def redeal_hidden(state: State, observer: int) -> None:
    """`observer` is a seat, or the number of players for whoever has none."""
    state.options = []
    redeal_covered(state)
    _redeal_cards(state, observer)
    _redeal_objectives(state, observer)


def _redeal_cards(state: State, observer: int) -> None:
    rules = state.ruleset
    seen = state.known[observer]
    unknown = ((1 << rules.cards) - 1) & ~seen
    drawn = 0  # mask: cards that lie there for certain
    stored = 0
    dealt = Posterior(state, observer, unknown).deal(state.chance) if state.history[observer] else None
    if dealt is None:
        hands = _deal_hands(state, observer, unknown)
    else:
        hands = dealt.hands
        if dealt.drawing:
            drawn = dealt.skipped
        else:
            stored = dealt.skipped
    unknown &= ~(drawn | stored)
    for seat in range(rules.players):
        unknown &= ~hands[seat]
        state.hand[seat] = state.hand[seat] & seen | hands[seat]
    cards = bits_of(unknown)
    state.chance.shuffle(cards)
    state.card_drawn = state.card_drawn & seen | drawn | _take(cards, count(state.card_drawn & ~seen) - count(drawn))
    state.storage[CARD_STACK] = (
        state.storage[CARD_STACK] & seen | stored | _take(cards, count(state.storage[CARD_STACK] & ~seen) - count(stored))
    )
    state.stacks[CARD_STACK] = _take(cards, len(cards))
    _forget_what_others_saw(state, observer)


def _deal_hands(state: State, observer: int, unknown: int) -> list[int]:
    """New cards for the hands; the cards kept longest ago go first, as fewest cards come into question for them."""
    rules = state.ruleset
    places: list[tuple[int, int]] = []
    for seat in range(rules.players):
        if seat != observer:
            for generation in generations(state.kept[rules.players * observer + seat]):
                places.append((generation, seat))
    places.sort()
    since = rules.cards * observer
    hands = [0] * rules.players
    for generation, seat in places:
        possible = [card for card in bits_of(unknown) if state.since[since + card] <= generation]
        card = possible[state.chance.below(len(possible))]
        unknown &= ~(1 << card)
        hands[seat] |= 1 << card
    return hands


def _forget_what_others_saw(state: State, observer: int) -> None:
    rules = state.ruleset
    public = rules.players
    since = state.since.copy()
    history = state.history.copy()
    known = state.known[public]
    for other in range(rules.players):
        if other != observer:
            state.known[other] = known | state.hand[other]
            if other == state.actor:
                state.known[other] |= state.card_drawn
            history[other] = history[public]
            for seat in range(rules.players):
                state.kept[rules.players * other + seat] = state.kept[rules.players * public + seat]
            for card in range(rules.cards):
                since[rules.cards * other + card] = since[rules.cards * public + card]
    state.since = since
    state.history = history


def _redeal_objectives(state: State, observer: int) -> None:
    rules = state.ruleset
    fixed = state.resolved
    if state.step == steps.PAYING and state.purchase >= rules.first_objective_cost:
        fixed |= 1 << (state.purchase - rules.first_objective_cost)  # it was named already
    if observer < rules.players:
        fixed |= state.held[observer]
    never_seen = ((1 << rules.objectives) - 1) & ~fixed
    held = [0] * rules.players
    stacks = [0] * rules.objective_stacks
    if observer < rules.players:
        for stack in range(rules.objective_stacks):
            looked = state.looked[rules.objective_stacks * observer + stack]
            never_seen &= ~looked
            _deal_objectives(state, looked & ~fixed, held, stacks)  # in that stack, or taken from it later
    _deal_objectives(state, never_seen, held, stacks)
    for stack in range(rules.objective_stacks):
        state.objective_stacks[stack] = stacks[stack]
    for seat in range(rules.players):
        if seat != observer:
            state.held[seat] = state.held[seat] & fixed | held[seat]
            for stack in range(rules.objective_stacks):
                at = rules.objective_stacks * seat + stack
                if state.looked[at]:
                    state.looked[at] = stacks[stack]


def _deal_objectives(state: State, group: int, held: list[int], stacks: list[int]) -> None:
    """Deals these objectives anew to the hands and stacks in which they lie, as many to each as there were."""
    cards = bits_of(group)
    state.chance.shuffle(cards)
    for seat in range(len(held)):
        held[seat] |= _take(cards, count(state.held[seat] & group))
    for stack in range(len(stacks)):
        stacks[stack] |= _take(cards, count(state.objective_stacks[stack] & group))


def _take(cards: list[int], amount: int) -> int:
    taken = 0
    for _ in range(amount):
        taken |= 1 << cards.pop()
    return taken
