"""A position as plain data with the names of the components: whole, or as much as one seat may know."""

from typing import cast

from argosy.engine.masks import bits_of
from argosy.engine.position import Plain
from argosy.titles.endeavor.rules import scoring, stages
from argosy.titles.endeavor.rules.options import card_limit, normal_cards
from argosy.titles.endeavor.rules.pack import ACTION_BITS, DECK_CARDS
from argosy.titles.endeavor.rules.state import State
from argosy.titles.endeavor.rules.view import View


def position_as_dict(state: State) -> Plain:
    plain = _public(state)
    plain["seats"] = [_seat(state, seat) for seat in range(state.ruleset.players)]
    plain["start_choices"] = [_start_choice(state, seat) for seat in range(state.ruleset.players)]
    plain["chance"] = state.chance.to_text()
    return plain


def view_as_dict(state: State, seat: int | None) -> View:
    """Everything is open but start buildings not yet revealed (SET-7) and what chance will bring."""
    rules = state.ruleset
    regions = rules.components.regions
    seats = range(rules.players)
    plain = _public(state)
    plain["seat"] = seat
    plain["own_start_choice"] = None if seat is None else _start_choice(state, seat)
    plain["to_act"] = list(state.to_act)
    plain["seats"] = [_seat_view(state, other) for other in seats]
    plain["scores"] = [{"total": score.total, "parts": score.parts} for score in scoring.scores(state)]
    plain["open"] = [regions[region].id for region in bits_of(state.open)]
    plain["discs"] = {
        region.id: [state.discs_in[rules.regions * other + number] for other in seats] for number, region in enumerate(regions)
    }
    links: Plain = {}
    for number, ends in enumerate(rules.link_ends):
        for other in seats:
            if state.held[other] & ends == ends:
                links[rules.space_names[rules.first_link_space + number]] = other
    plain["links"] = links
    return cast(View, plain)


def _seat_view(state: State, seat: int) -> Plain:
    """A mat, and what follows from it: ATT-3, DIS-2, DIS-3."""
    rules = state.ruleset
    plain = _seat(state, seat)
    gives: Plain = {}
    next_level: Plain = {}
    for number, name in enumerate(rules.components.attributes):
        icons = state.attributes[4 * seat + number]
        gives[name] = rules.attribute_gives[number][icons]
        level = rules.level_of[icons] + 1
        if level < len(rules.components.thresholds):
            next_level[name] = rules.components.thresholds[level] - icons
    plain["gives"] = gives
    plain["next_level"] = next_level
    plain["card_count"] = normal_cards(state, seat)
    plain["card_limit"] = card_limit(state, seat)
    return plain


def _start_choice(state: State, seat: int) -> str | None:
    kind = state.start_choice[seat]
    return state.ruleset.building_ids[kind] if kind >= 0 else None


def _public(state: State) -> Plain:
    rules = state.ruleset
    components = rules.components
    tracks: Plain = {}
    beside: Plain = {}
    for number, region in enumerate(components.regions):
        if region.track:
            start = rules.track_start[number]
            tracks[region.id] = state.track[start : start + state.filled[number]]
            beside[region.id] = [state.beside[rules.regions * seat + number] for seat in range(rules.players)]
    return {
        "round": state.round,
        "stage": stages.NAMES[state.stage],
        "crown": state.crown,
        "turn": state.turn,
        "undecided": list(state.to_act) if state.stage == stages.START else [],
        "passed": bits_of(state.passed),
        "unchecked": bits_of(state.unchecked),
        "payments_left": state.payments_left,
        "place_chosen": state.place_chosen,
        "action": _action(state),
        "places": {rules.place_ids[place]: seat for seat, held in enumerate(state.held) for place in bits_of(held)},
        "tracks": tracks,
        "beside": beside,
        "tokens": {rules.space_names[space]: rules.token_ids[kind] for space, kind in enumerate(state.token) if kind >= 0},
        "tokens_spent": _counts(state.tokens_spent, rules.token_ids),
        "decks": {id: _card_names(state, state.decks[deck] << deck * DECK_CARDS) for deck, id in enumerate(rules.deck_ids)},
        "pile": _card_names(state, state.pile),
        "governors": _card_names(state, state.governors),
        "abolished": state.abolished,
        "stock": {kind.id: state.stock[number] for number, kind in enumerate(components.buildings) if kind.level},
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
            buildings.append({"id": rules.building_ids[kind], "staffed": workers[kind] > 0})
            workers[kind] -= 1
    types = rules.token_types
    free = state.free_place[seat]
    return {
        "supply": state.supply[seat],
        "harbor": state.harbor[seat],
        "attributes": {name: state.attributes[4 * seat + number] for number, name in enumerate(components.attributes)},
        "buildings": buildings,
        "tokens": _counts(state.tokens_held[types * seat : types * (seat + 1)], rules.token_ids),
        "cards": _card_names(state, state.cards[seat]),
        "free_place": rules.card_ids[free] if free >= 0 else None,
        "set_aside": _card_names(state, state.set_aside[seat]),
    }


def _action(state: State) -> Plain | None:
    if state.part_one | state.part_two == 0:
        return None
    rules = state.ruleset
    parts = [part for part in (state.part_one, state.part_two) if part]
    return {
        "building": rules.building_ids[state.source_building] if state.source_building >= 0 else None,
        "token": rules.token_ids[state.source_token] if state.source_token >= 0 else None,
        "parts": [[name for name, bit in ACTION_BITS.items() if part & bit] for part in parts],
        "acted": state.acted,
        "region": rules.region_ids[state.bound_region] if state.bound_region >= 0 else None,
        "deck": rules.deck_ids[state.bound_deck] if state.bound_deck >= 0 else None,
    }


def _card_names(state: State, mask: int) -> list[str]:
    return [state.ruleset.card_ids[card] for card in bits_of(mask)]


def _counts(counts: list[int], names: list[str]) -> Plain:
    return {name: counts[number] for number, name in enumerate(names) if counts[number]}
