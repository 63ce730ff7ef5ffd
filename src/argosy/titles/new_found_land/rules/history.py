"""What an observer remembers of 1x cards from the moment on at which the generations in `kept` do not tell enough.

`kept` (see card_knowledge.py) says all as long as it is certain in which generation each hidden card of a hand was kept. Two things
end that: a stack that is remade during somebody else's draw, so that what he keeps may come from the old stack or from the new
one; and a card shown from a hand that may have been kept in one of several generations. From then on the observer has a
history: the cards kept so far, and every later event that tells something about cards he does not see. posterior.py draws from it.

Events are lists of numbers, a kind first; histories are never changed in place. All of it is known to the observer.
"""

from typing import Final

from argosy.engine.masks import bits_of, count
from argosy.titles.new_found_land.rules.generations import generations
from argosy.titles.new_found_land.rules.state import CARD_STACK, State

KEPT: Final = 0  # seat, generation: hidden, in the hand
REMADE: Final = 1  # seat, generation of the old stack, cards from it, cards from the new one, size of the new stack: a draw
TAKEN: Final = 2  # seat: kept of that draw, hidden
PLAYED: Final = 3  # since: a card of that draw was shown; of the own draw, every card
STORED: Final = 4  # the rest of that draw went to storage
SHOWN: Final = 5  # seat, since, generation: a card left a hand for all to see
SEEN: Final = 6  # since, generation: a card drawn from the stack was seen
EVENT_NAMES: Final = ["kept", "remade", "taken", "played", "stored", "shown", "seen"]
EVENT_SIZES: Final = [2, 5, 1, 1, 0, 3, 2]  # numbers that follow


def note_draw(state: State, seat: int, drawn: int) -> None:
    """The seat sees what it draws."""
    if state.history[seat]:
        events: list[list[int]] = []
        for card in bits_of(drawn):
            events.append([SEEN, state.since[state.ruleset.cards * seat + card], state.generation])
        _add(state, seat, events)


def note_remade(state: State, seat: int, old: int, new: int) -> None:
    """The stack was remade after the cards `old` were drawn, and before the cards `new`."""
    size = count(state.stacks[CARD_STACK] | new)
    event = [REMADE, seat, state.generation - 1, count(old), count(new), size]
    for observer in range(state.ruleset.players + 1):
        if observer != seat:
            _begin(state, observer)
            _add(state, observer, [event])
    if state.history[seat]:
        events = [event]
        for card in bits_of(old | new):
            events.append([PLAYED, state.since[state.ruleset.cards * seat + card]])
        events.append([STORED])
        _add(state, seat, events)


def note_kept(state: State, seat: int) -> None:
    for observer, events in enumerate(state.history):
        if observer != seat and events:
            if is_open(events):
                _add(state, observer, [[TAKEN, seat]])
            else:
                _add(state, observer, [[KEPT, seat, state.generation]])


def note_played(state: State, seat: int, card: int) -> None:
    """A card just drawn is shown."""
    for observer, events in enumerate(state.history):
        if observer != seat and events:
            since = state.since[state.ruleset.cards * observer + card]
            if is_open(events):
                _add(state, observer, [[PLAYED, since]])
            else:
                _add(state, observer, [[SEEN, since, state.generation]])


def note_stored(state: State) -> None:
    for observer, events in enumerate(state.history):
        if is_open(events):
            _add(state, observer, [[STORED]])


def note_shown(state: State, observer: int, seat: int, since: int) -> None:
    """A card leaves a hand for all to see. Begins a history if it may be one of several generations."""
    if not state.history[observer]:
        possible = [kept for kept in generations(state.kept[state.ruleset.players * observer + seat]) if kept >= since]
        if possible[0] == possible[-1]:
            return
        _begin(state, observer)
    _add(state, observer, [[SHOWN, seat, since, state.generation]])


def is_open(events: list[list[int]]) -> bool:
    """Whether the draw during which the stack was remade goes on."""
    for at in range(len(events) - 1, -1, -1):
        kind = events[at][0]
        if kind in (STORED, REMADE):
            return kind == REMADE
    return False


def _begin(state: State, observer: int) -> None:
    """Up to now all generations were certain."""
    if not state.history[observer]:
        events: list[list[int]] = []
        for seat in range(state.ruleset.players):
            if seat != observer:
                for generation in generations(state.kept[state.ruleset.players * observer + seat]):
                    events.append([KEPT, seat, generation])
        _add(state, observer, events)


def _add(state: State, observer: int, events: list[list[int]]) -> None:
    histories = state.history.copy()
    histories[observer] = histories[observer] + events
    state.history = histories
