"""A position that looks the same to one observer, drawn at random: what he does not know is dealt anew.

Stacks have no order, so they need none. What is dealt anew are the 1x cards and objectives whose place the observer does
not know. That is a permutation of cards, and what the other seats know goes along with it.
"""

from argosy.titles.new_found_land.knowledge import generations
from argosy.titles.new_found_land.masks import bits_of, count
from argosy.titles.new_found_land.state import PAYING, State


def redeal_hidden(state: State, observer: int) -> None:
    """`observer` is a seat, or the number of players for whoever has none."""
    state.options = []
    _redeal_cards(state, observer)
    _redeal_objectives(state, observer)


def _redeal_cards(state: State, observer: int) -> None:
    rules = state.ruleset
    seen = state.known[observer]
    unknown = ((1 << rules.cards) - 1) & ~seen
    hands = _deal_hands(state, observer, unknown)
    rest = unknown
    became = list(range(rules.cards))  # which card each one turns into
    for seat in range(rules.players):
        _turn_into(became, state.hand[seat] & ~seen, hands[seat])
        rest &= ~hands[seat]
        state.hand[seat] = state.hand[seat] & seen | hands[seat]
    cards = bits_of(rest)
    state.chance.shuffle(cards)
    drawn = _take(cards, count(state.card_drawn & ~seen))
    _turn_into(became, state.card_drawn & ~seen, drawn)
    state.card_drawn = state.card_drawn & seen | drawn
    stored = _take(cards, count(state.card_storage & ~seen))
    _turn_into(became, state.card_storage & ~seen, stored)
    state.card_storage = state.card_storage & seen | stored
    stack = _take(cards, len(cards))
    _turn_into(became, state.card_stack, stack)
    state.card_stack = stack
    _carry_over_knowledge(state, observer, became)


def _deal_hands(state: State, observer: int, unknown: int) -> list[int]:
    """New cards for the hands; the cards kept longest ago go first, as fewest cards come into question for them."""
    rules = state.ruleset
    places: list[tuple[int, int]] = []
    for seat in range(rules.players):
        if seat != observer:
            for generation in generations(state.kept[seat]):
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


def _carry_over_knowledge(state: State, observer: int, became: list[int]) -> None:
    rules = state.ruleset
    public = rules.players
    since = state.since.copy()
    in_hands = 0
    for hand in state.hand:
        in_hands |= hand
    for other in range(rules.players):
        if other != observer:
            state.known[other] = _image(state.known[other], became)
            for card, new in enumerate(became):
                seen = 0 if in_hands >> new & 1 else state.since[rules.cards * other + card]
                since[rules.cards * other + new] = max(seen, state.since[rules.cards * public + new])
    state.since = since


def _redeal_objectives(state: State, observer: int) -> None:
    rules = state.ruleset
    fixed = state.resolved
    if state.step == PAYING and state.purchase >= rules.first_objective_cost:
        fixed |= 1 << (state.purchase - rules.first_objective_cost)  # it was named already
    if observer < rules.players:
        fixed |= state.held[observer]
    became = list(range(rules.objectives))
    never_seen = ((1 << rules.objectives) - 1) & ~fixed
    if observer < rules.players:
        for stack in range(rules.objective_stacks):
            looked = state.looked[rules.objective_stacks * observer + stack]
            never_seen &= ~looked
            _shuffle(state, became, looked & ~fixed)  # in that stack, or taken from it later
    _shuffle(state, became, never_seen)
    for stack in range(rules.objective_stacks):
        state.objective_stacks[stack] = _image(state.objective_stacks[stack], became)
    for seat in range(rules.players):
        if seat != observer:
            state.held[seat] = _image(state.held[seat], became)
            for at in range(rules.objective_stacks * seat, rules.objective_stacks * (seat + 1)):
                state.looked[at] = _image(state.looked[at], became)


def _shuffle(state: State, became: list[int], cards: int) -> None:
    old = bits_of(cards)
    new = old.copy()
    state.chance.shuffle(new)
    for at, card in enumerate(old):
        became[card] = new[at]


def _take(cards: list[int], amount: int) -> int:
    taken = 0
    for _ in range(amount):
        taken |= 1 << cards.pop()
    return taken


def _turn_into(became: list[int], old: int, new: int) -> None:
    news = bits_of(new)
    for at, card in enumerate(bits_of(old)):
        became[card] = news[at]


def _image(cards: int, became: list[int]) -> int:
    image = 0
    for card in bits_of(cards):
        image |= 1 << became[card]
    return image
