"""The five actions of the game, carried out. That they are allowed was seen before."""

from argosy.engine.masks import bits_of
from argosy.titles.endeavor.rules.pack import DECK_CARDS
from argosy.titles.endeavor.rules.ruleset import SLAVERY_CARDS, SLAVERY_DECK
from argosy.titles.endeavor.rules.state import State


def ship_to_track(state: State, seat: int, region: int) -> None:
    rules = state.ruleset
    filled = state.filled[region]
    if filled == rules.track_length[region]:
        ship_to_open_sea(state, seat, region)
        return
    state.harbor[seat] -= 1  # SHP-1
    state.add_disc(seat, region)
    space = rules.track_start[region] + filled  # SHP-2: the free space farthest from the deck
    state.track[space] = seat
    state.filled[region] = filled + 1
    if state.journal is not None:
        state.tell("shipped", {"player": seat, "region": rules.region_ids[region], "space": filled + 1})
    state.gain_token(seat, space)
    if filled + 1 == rules.track_length[region]:
        open_region(state, region)


def ship_to_open_sea(state: State, seat: int, region: int) -> None:
    """Beside a full track, or to what is the same: the open sea."""
    state.harbor[seat] -= 1
    state.add_disc(seat, region)
    state.beside[state.ruleset.regions * seat + region] += 1  # SHP-3
    if state.journal is not None:
        state.tell("shipped-beside", {"player": seat, "region": state.ruleset.region_ids[region]})


def ship_to_route(state: State, seat: int, place: int) -> None:
    if state.journal is not None:
        state.tell("shipped-route", {"player": seat, "place": state.ruleset.place_ids[place]})
    state.harbor[seat] -= 1
    take_place(state, seat, place)  # SHP-4


def open_region(state: State, region: int) -> None:
    """SHP-5, SHP-6: most discs on the track; among the tied, the disc nearest the deck. SHP-7: only here."""
    rules = state.ruleset
    state.open |= 1 << region
    start = rules.track_start[region]
    counts = [0] * rules.players
    for space in range(start, start + rules.track_length[region]):
        counts[state.track[space]] += 1
    most = max(counts)
    space = start + rules.track_length[region] - 1
    while counts[state.track[space]] < most:
        space -= 1
    winner = state.track[space]
    governor = rules.governor_of[region]
    state.governors &= ~(1 << governor)
    state.gain_card(winner, governor)
    check_again(state, winner)
    if state.journal is not None:
        state.tell("opened", {"region": rules.region_ids[region]})
        state.tell("governor", {"player": winner, "card": rules.card_ids[governor], "discs": most})


def occupy(state: State, seat: int, place: int) -> None:
    if state.journal is not None:
        state.tell("occupied", {"player": seat, "place": state.ruleset.place_ids[place]})
    state.harbor[seat] -= 1  # OCC-1
    take_place(state, seat, place)


def attack(state: State, seat: int, place: int) -> None:
    rules = state.ruleset
    loser = 0
    while not state.held[loser] >> place & 1:
        loser += 1
    if state.journal is not None:
        state.tell("attacked", {"player": seat, "rival": loser, "place": rules.place_ids[place]})
    state.harbor[seat] -= 2  # ATK-1: one is lost to the supply, one takes the place
    state.supply[seat] += 1
    state.held[loser] &= ~(1 << place)
    state.supply[loser] += 1
    state.remove_disc(loser, rules.place_region[place])
    take_place(state, seat, place)  # ATK-4: with the links it brings; what the loser controlled is derived, and gone


def take_place(state: State, seat: int, place: int) -> None:
    """A disc comes to stand in a place: its token, and those of links first controlled now (LNK-1 to LNK-3)."""
    rules = state.ruleset
    state.held[seat] |= 1 << place
    state.empty &= ~(1 << place)
    state.add_disc(seat, rules.place_region[place])
    space = rules.first_place_space + place
    if state.token[space] >= 0:
        state.gain_token(seat, space)
    held = state.held[seat]
    places = rules.components.places
    for link in rules.links_at[place]:
        if held & rules.link_ends[link] == rules.link_ends[link]:
            if state.journal is not None:
                ends = rules.components.links[link]
                state.tell("controls-link", {"player": seat, "place": places[ends.one].id, "other": places[ends.other].id})
            if state.token[rules.first_link_space + link] >= 0:
                state.gain_token(seat, rules.first_link_space + link)


def draw_from_deck(state: State, seat: int, deck: int) -> None:
    rules = state.ruleset
    left = state.decks[deck]
    at = rules.lowest[left]
    state.decks[deck] = left & ~(1 << at)
    card = deck * DECK_CARDS + at
    _draw(state, seat, card)
    discs = min(rules.card_bonus[card], state.supply[seat])
    if discs > 0:  # DRW-5
        state.supply[seat] -= discs
        state.harbor[seat] += discs
        if state.journal is not None:
            state.tell("bonus-disc", {"player": seat, "discs": discs})


def draw_from_pile(state: State, seat: int, card: int) -> None:
    state.pile &= ~(1 << card)  # DRW-6; no disc with it (DRW-5)
    _draw(state, seat, card)


def _draw(state: State, seat: int, card: int) -> None:
    state.gain_card(seat, card)  # DRW-1, DRW-4
    if state.journal is not None:
        state.tell("drew", {"player": seat, "card": state.ruleset.card_ids[card]})
    if card == state.ruleset.abolition_card and not state.abolished:
        abolish_slavery(state)  # ABO-2: only the first time


def abolish_slavery(state: State) -> None:
    """ABO-1: slavery cards in hands are set aside, those on the board leave the game."""
    state.abolished = True
    state.decks[SLAVERY_DECK] = 0
    state.tell("abolition", {})
    for seat in range(state.ruleset.players):
        lost = bits_of(state.cards[seat] & SLAVERY_CARDS)
        for card in lost:
            set_aside(state, seat, card)
        if lost:
            check_again(state, seat)


def check_again(state: State, seat: int) -> None:
    """DIS-8: cards that change after their owner has passed are compared with the limit once more, at the round's end."""
    if state.passed >> seat & 1:
        state.unchecked |= 1 << seat


def set_aside(state: State, seat: int, card: int) -> None:
    state.lose_card(seat, card)
    state.set_aside[seat] |= 1 << card
    if state.journal is not None:
        state.tell("set-aside", {"player": seat, "card": state.ruleset.card_ids[card]})


def discard(state: State, seat: int, card: int) -> None:
    """DIS-6: where a discarded card goes."""
    rules = state.ruleset
    bit = 1 << card
    if bit & SLAVERY_CARDS:
        set_aside(state, seat, card)
        return
    state.lose_card(seat, card)
    if state.journal is not None:
        state.tell("discarded", {"player": seat, "card": rules.card_ids[card]})
    if bit & rules.governors:
        return
    if rules.edition.discards_to_common_pile:
        state.pile |= bit
    else:
        state.decks[card // DECK_CARDS] |= 1 << card % DECK_CARDS
