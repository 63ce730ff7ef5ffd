"""Glory by source, at any moment."""

from argosy.engine.position import Score
from argosy.titles.endeavor.state import State, bits_of


def scores(state: State) -> list[Score]:
    return [Score(glory_of(state, seat)) for seat in range(state.ruleset.players)]


def winners(state: State) -> tuple[int, ...]:
    """END-7: a tie is a shared victory."""
    totals = [score.total for score in scores(state)]
    most = max(totals)
    return tuple([seat for seat, total in enumerate(totals) if total == most])


def glory_of(state: State, seat: int) -> dict[str, int]:
    rules = state.ruleset
    components = rules.components
    parts: dict[str, int] = {}
    for attribute, name in enumerate(components.attributes):
        parts[name] = rules.attribute_glory[state.attributes[4 * seat + attribute]]  # END-1
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
    parts["cities"] = cities  # END-2
    parts["links"] = links
    parts["cards"] = cards  # END-3
    parts["buildings"] = buildings
    parts["free-place"] = 3 if state.free_place[seat] < 0 else 0  # END-4
    parts["harbor"] = state.harbor[seat] // 3  # END-5
    parts["slavery"] = -len(bits_of(state.set_aside[seat]))  # END-6
    return parts
