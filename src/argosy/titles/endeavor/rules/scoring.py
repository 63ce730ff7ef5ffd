"""Glory by source, at any moment."""

from typing import Final

from argosy.engine.masks import bits_of
from argosy.engine.position import Score
from argosy.titles.endeavor.rules.state import State

_SOURCES: Final = ["cities", "links", "cards", "buildings", "free-place", "harbor", "slavery"]


def scores(state: State) -> list[Score]:
    names = [*state.ruleset.components.attributes, *_SOURCES]
    return [Score(dict(zip(names, _points(state, seat), strict=True))) for seat in range(state.ruleset.players)]


def winners(state: State) -> tuple[int, ...]:
    """END-7: a tie is a shared victory."""
    totals = [total_of(state, seat) for seat in range(state.ruleset.players)]
    most = max(totals)
    return tuple([seat for seat, total in enumerate(totals) if total == most])


def total_of(state: State, seat: int) -> int:
    return sum(_points(state, seat))


def _points(state: State, seat: int) -> list[int]:
    """For each attribute, and for each of the sources."""
    rules = state.ruleset
    components = rules.components
    at = 4 * seat
    points = [rules.attribute_glory[icons] for icons in state.attributes[at : at + 4]]  # END-1
    held = state.held[seat]
    cities = 0
    for place in bits_of(held):
        cities += rules.place_glory[place]
    links = 0
    for ends in rules.link_ends:
        if held & ends == ends:
            links += rules.link_glory
    cards = 0
    for card in bits_of(state.cards[seat]):
        cards += rules.card_glory[card]
    buildings = 0
    first_slot = components.slots * seat
    for slot in range(first_slot, first_slot + components.slots):
        if state.slots[slot] >= 0:
            buildings += components.buildings[state.slots[slot]].glory
    points.append(cities)  # END-2
    points.append(links)
    points.append(cards)  # END-3
    points.append(buildings)
    points.append(3 if state.free_place[seat] < 0 else 0)  # END-4
    points.append(state.harbor[seat] // 3)  # END-5
    points.append(-len(bits_of(state.set_aside[seat])))  # END-6
    return points
