"""Whether histories of 1x cards (history.py) can have happened, as far as a redeal relies on it."""

from argosy.engine.errors import BadPosition
from argosy.engine.masks import count
from argosy.titles.new_found_land.rules.generations import generations
from argosy.titles.new_found_land.rules.history import EVENT_NAMES, KEPT, PLAYED, REMADE, SHOWN, STORED, TAKEN
from argosy.titles.new_found_land.rules.state import CARD_STACK, State


def audit_histories(state: State) -> None:
    players = state.ruleset.players
    for observer, events in enumerate(state.history):
        if events:
            where = f"seats[{observer}]: 'history'" if observer < players else "history"
            places = _places(state, where, events)
            for seat in range(players):
                kept = generations(state.kept[players * observer + seat])
                if seat != observer and places[seat] != len(kept):
                    raise BadPosition(f"{where} should leave seat {seat} with {len(kept)} hidden cards, not {places[seat]}")
            _audit_draws(state, where, observer, events)


def _places(state: State, where: str, events: list[list[int]]) -> list[int]:
    """How many hidden cards each hand is left with."""
    places = [0] * state.ruleset.players
    for event in events:
        kind = event[0]
        if kind in (KEPT, REMADE, TAKEN, SHOWN) and event[1] >= state.ruleset.players:
            raise BadPosition(f"{where}: there is no seat {event[1]}")
        if kind in (KEPT, TAKEN):
            places[event[1]] += 1
        elif kind == SHOWN:
            places[event[1]] -= 1
            if places[event[1]] < 0:
                raise BadPosition(f"{where}: seat {event[1]} shows more cards than it kept")
        if kind not in (REMADE, TAKEN, STORED) and max(event[1 if kind == PLAYED else 2 :]) > state.generation:
            raise BadPosition(f"{where} runs ahead of the {state.generation} times the stack was remade")
    return places


def _audit_draws(state: State, where: str, observer: int, events: list[list[int]]) -> None:
    """Draws during which the stack was remade follow one another, and what is left of the last one lies somewhere."""
    before = -1
    left = 0
    is_open = False
    for event in events:
        kind = event[0]
        if kind == REMADE:
            if not before < event[2] < state.generation or event[3] == 0 or event[4] == 0 or is_open:
                raise BadPosition(f"{where}: a draw that remakes generation {event[2]} of the stack does not fit there")
            before = event[2]
            left = event[3] + event[4]
            is_open = True
        elif kind in (TAKEN, PLAYED, STORED):
            left -= 0 if kind == STORED else 1
            if not is_open or left < 0:
                raise BadPosition(f"{where}: {EVENT_NAMES[kind]} does not belong to a draw")
            is_open = kind != STORED
    if before + 1 == state.generation:
        place = state.card_drawn if is_open else state.storage[CARD_STACK]
        if observer != state.actor and is_open and left != count(place):
            raise BadPosition(f"{where} should leave {count(place)} drawn cards, not {left}")
        if not is_open and left > count(place & ~state.known[observer]):
            raise BadPosition(f"{where} should leave at most {count(place)} cards in storage, not {left}")
