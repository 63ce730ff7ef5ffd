"""Who knows what about the 1x cards (HID-1), and the moves of cards that change it.

An observer is a seat, or the public: whoever has no seat, and all that everybody knows. `known` holds the cards of which
the observer knows where they are. All others lie, for him, in the stack, face down in storage, in somebody's hand or
among the cards just drawn, and could be anywhere there, but for one thing: a card that he knew to be in storage when the
stack was remade from it cannot be one that was kept before. So every card notes the `generation` of the stack in which
the observer lost sight of it (`since`), and of every hand he notes the generations in which its unknown cards may have
been kept (`kept`: see generations.py). Where that is in doubt, `kept` says the latest, and history.py keeps what else the
observer knows. That is all a redeal needs: see redeal.py.
"""

from argosy.engine.masks import bits_of
from argosy.titles.new_found_land.rules.generations import with_latest, without_generation
from argosy.titles.new_found_land.rules.history import note_draw, note_kept, note_played, note_remade, note_shown, note_stored
from argosy.titles.new_found_land.rules.state import CARD_STACK, State


def draw_cards(state: State, seat: int, amount: int) -> None:
    """LOD-2: the seat sees the top cards of the stack; NFL-OP-35: as many as there are, storage included."""
    drawn = 0
    old = 0
    for _ in range(amount):
        if state.is_remade_next(CARD_STACK):
            _lose_sight_of_stored(state)
            old = drawn
        card = state.draw(CARD_STACK)
        if card < 0:
            break
        drawn |= 1 << card
    state.card_drawn = drawn
    if old:
        note_remade(state, seat, old, drawn & ~old)
    else:
        note_draw(state, seat, drawn)
    state.known[seat] = state.known[seat] | drawn


def _lose_sight_of_stored(state: State) -> None:
    """The cards in storage become a stack: nobody knows any more where they are."""
    rules = state.ruleset
    storage = state.storage[CARD_STACK]
    state.generation += 1
    since = state.since.copy()
    for observer in range(rules.players + 1):
        for card in bits_of(storage & state.known[observer]):
            since[rules.cards * observer + card] = state.generation
        state.known[observer] = state.known[observer] & ~storage
    state.since = since


def keep_drawn(state: State, seat: int, card: int) -> None:
    state.card_drawn &= ~(1 << card)
    state.hand[seat] = state.hand[seat] | 1 << card
    for at in range(seat, len(state.kept), state.ruleset.players):
        state.kept[at] = with_latest(state.kept[at], state.generation)
    note_kept(state, seat)


def store_drawn(state: State) -> None:
    """The rest goes to storage; only who drew it knows what it is."""
    state.store(CARD_STACK, state.card_drawn)
    state.card_drawn = 0
    note_stored(state)


def reveal_from_hand(state: State, seat: int, card: int) -> None:
    """A card leaves the hand for all to see."""
    rules = state.ruleset
    if state.known[rules.players] >> card & 1 == 0:
        for observer in range(rules.players + 1):
            at = rules.players * observer + seat
            since = state.since[rules.cards * observer + card]
            if observer != seat:
                note_shown(state, observer, seat, since)
            state.kept[at] = without_generation(state.kept[at], since)
    state.hand[seat] = state.hand[seat] & ~(1 << card)
    _reveal(state, card)


def reveal_drawn(state: State, seat: int, card: int) -> None:
    """A card just drawn is shown to all."""
    note_played(state, seat, card)
    state.card_drawn &= ~(1 << card)
    _reveal(state, card)


def _reveal(state: State, card: int) -> None:
    for observer in range(state.ruleset.players + 1):
        state.known[observer] = state.known[observer] | 1 << card
