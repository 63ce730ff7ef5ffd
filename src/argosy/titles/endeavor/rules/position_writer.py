"""A position as plain data with the names of the components: whole, or as much as one seat may know."""

from argosy.engine.position import Plain
from argosy.titles.endeavor.rules import scoring
from argosy.titles.endeavor.rules.pack import ACTION_BITS, DECK_CARDS
from argosy.titles.endeavor.rules.state import CHOOSE_START, STAGE_NAMES, State, bits_of


def position_as_dict(state: State) -> Plain:
    plain = _public(state)
    plain["start_choices"] = [_start_choice(state, seat) for seat in range(state.ruleset.players)]
    plain["chance"] = state.chance.to_text()
    return plain


def view_as_dict(state: State, seat: int | None) -> Plain:
    """Everything is open but start buildings not yet revealed (SET-7) and what chance will bring."""
    plain = _public(state)
    plain["seat"] = seat
    plain["own_start_choice"] = None if seat is None else _start_choice(state, seat)
    plain["to_act"] = list(state.to_act)
    scores: list[object] = []
    for score in scoring.scores(state):
        scores.append({"total": score.total, "parts": dict(score.parts)})
    plain["scores"] = scores
    return plain


def _start_choice(state: State, seat: int) -> str | None:
    kind = state.start_choice[seat]
    return state.ruleset.components.buildings[kind].id if kind >= 0 else None


def _public(state: State) -> Plain:
    rules = state.ruleset
    components = rules.components
    places: Plain = {}
    for seat in range(rules.players):
        for place in bits_of(state.held[seat]):
            places[components.places[place].id] = seat
    tracks: Plain = {}
    beside: Plain = {}
    for number, region in enumerate(components.regions):
        if region.track:
            start = rules.track_start[number]
            tracks[region.id] = state.track[start : start + state.filled[number]]
            beside[region.id] = [state.beside[rules.regions * seat + number] for seat in range(rules.players)]
    decks: Plain = {}
    for number, deck in enumerate(components.decks):
        decks[deck.id] = [components.cards[number * DECK_CARDS + at].id for at in bits_of(state.decks[number])]
    tokens: Plain = {}
    for space, kind in enumerate(state.token):
        if kind >= 0:
            tokens[rules.space_names[space]] = components.tokens[kind].id
    stock: Plain = {}
    for number, building in enumerate(components.buildings):
        if building.level:
            stock[building.id] = state.stock[number]
    seats: list[object] = [_seat(state, seat) for seat in range(rules.players)]
    return {
        "round": state.round,
        "stage": STAGE_NAMES[state.stage],
        "crown": state.crown,
        "turn": state.turn,
        "undecided": list(state.to_act) if state.stage == CHOOSE_START else [],
        "passed": [seat for seat in range(rules.players) if state.passed >> seat & 1],
        "unchecked": [seat for seat in range(rules.players) if state.unchecked >> seat & 1],
        "payments_left": state.payments_left,
        "place_chosen": state.place_chosen,
        "action": _action(state),
        "seats": seats,
        "places": places,
        "tracks": tracks,
        "beside": beside,
        "tokens": tokens,
        "tokens_spent": _counts(state.tokens_spent, [token.id for token in components.tokens]),
        "decks": decks,
        "pile": _card_names(state, state.pile),
        "governors": _card_names(state, state.governors),
        "abolished": state.abolished,
        "stock": stock,
    }


def _seat(state: State, seat: int) -> Plain:
    rules = state.ruleset
    components = rules.components
    kinds = rules.kinds
    workers = state.staffed[kinds * seat : kinds * (seat + 1)]
    buildings: list[object] = []
    for slot in range(components.slots * seat, components.slots * (seat + 1)):
        kind = state.slots[slot]
        if kind >= 0:
            buildings.append({"id": components.buildings[kind].id, "staffed": workers[kind] > 0})
            workers[kind] -= 1
    attributes: Plain = {}
    for number, name in enumerate(components.attributes):
        attributes[name] = state.attributes[4 * seat + number]
    types = rules.token_types
    free = state.free_place[seat]
    return {
        "supply": state.supply[seat],
        "harbor": state.harbor[seat],
        "attributes": attributes,
        "buildings": buildings,
        "tokens": _counts(state.tokens_held[types * seat : types * (seat + 1)], [token.id for token in components.tokens]),
        "cards": _card_names(state, state.cards[seat]),
        "free_place": components.cards[free].id if free >= 0 else None,
        "set_aside": _card_names(state, state.set_aside[seat]),
    }


def _action(state: State) -> Plain | None:
    if state.part_one | state.part_two == 0:
        return None
    components = state.ruleset.components
    parts: list[object] = []
    for part in (state.part_one, state.part_two):
        if part:
            parts.append([name for name, bit in ACTION_BITS.items() if part & bit])
    return {
        "building": components.buildings[state.source_building].id if state.source_building >= 0 else None,
        "token": components.tokens[state.source_token].id if state.source_token >= 0 else None,
        "parts": parts,
        "acted": state.acted,
        "region": components.regions[state.bound_region].id if state.bound_region >= 0 else None,
        "deck": components.decks[state.bound_deck].id if state.bound_deck >= 0 else None,
    }


def _card_names(state: State, mask: int) -> list[str]:
    return [state.ruleset.components.cards[card].id for card in bits_of(mask)]


def _counts(counts: list[int], names: list[str]) -> Plain:
    plain: Plain = {}
    for number, name in enumerate(names):
        if counts[number]:
            plain[name] = counts[number]
    return plain
