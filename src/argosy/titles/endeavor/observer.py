"""Endeavor as a seat may know it: all is open but start buildings chosen in secret (SET-7)."""

from typing import Final

from argosy.engine.position import Position
from argosy.envs.raw.layout import ObservationWriter, Observer
from argosy.titles.endeavor.rules import stages
from argosy.titles.endeavor.rules.pack import DECK_CARDS
from argosy.titles.endeavor.rules.ruleset import SLAVERY_DECK, EndeavorRuleset
from argosy.titles.endeavor.rules.scoring import total_of
from argosy.titles.endeavor.rules.state import State

_ACTIONS: Final = 5  # ship, occupy, attack, payment, draw
_STAGES: Final = len(stages.NAMES)


class EndeavorObserver(Observer):
    def __init__(self, rules: EndeavorRuleset) -> None:
        super().__init__(rules.players)
        self.rules = rules
        self._lay_out(rules.players)

    def _lay_out(self, seats: int) -> None:
        add, rules = self.layout.add, self.rules
        # the course of the game
        add("round", 1)
        add("stage", _STAGES)
        add("payments_left", 1)
        add("abolished", 1)
        add("place_chosen", 1)
        add("own_start", rules.kinds)
        # the action being carried out
        add("part_one", _ACTIONS)
        add("part_two", _ACTIONS)
        add("acted", 1)
        add("source_building", rules.kinds)
        add("source_token", rules.token_types)
        add("bound_region", rules.regions)
        add("bound_deck", rules.decks)
        # the board
        add("open", rules.regions)
        add("deck", rules.decks, DECK_CARDS)
        add("governors", rules.cards)
        add("pile", rules.cards)
        add("stock", rules.kinds)
        add("tokens_spent", rules.token_types)
        add("token", rules.spaces, rules.token_types)
        # players
        for name in ("deciding", "turn", "crown", "passed", "unchecked", "points", "supply", "harbor"):
            add(name, seats)
        add("attributes", seats, 4)
        add("built", seats, rules.kinds)
        add("staffed", seats, rules.kinds)
        add("cards", seats, rules.cards)
        add("free_place", seats, rules.cards)
        add("set_aside", seats, DECK_CARDS)
        add("tokens_held", seats, rules.token_types)
        add("places", seats, rules.places)
        add("track", seats, rules.track_spaces)
        add("beside", seats, rules.regions)
        add("discs_in", seats, rules.regions)

    def write(self, out: ObservationWriter, position: Position, observer: int) -> None:
        assert isinstance(position, State)
        self._write_course(out, position, observer)
        self._write_board(out, position)
        seats = self.seats_from(observer)
        self._write_standing(out, position, seats)
        self._write_mats(out, position, seats)
        self._write_discs(out, position, seats)

    def _write_course(self, out: ObservationWriter, state: State, observer: int) -> None:
        rules = self.rules
        out.number(state.round)
        out.chosen(state.stage, _STAGES)
        out.number(state.payments_left)
        out.flag(state.abolished)
        out.flag(state.place_chosen)
        out.chosen(state.start_choice[observer] if observer >= 0 else -1, rules.kinds)
        out.members(state.part_one, _ACTIONS)
        out.members(state.part_two, _ACTIONS)
        out.flag(state.acted)
        out.chosen(state.source_building, rules.kinds)
        out.chosen(state.source_token, rules.token_types)
        out.chosen(state.bound_region, rules.regions)
        out.chosen(state.bound_deck, rules.decks)

    def _write_board(self, out: ObservationWriter, state: State) -> None:
        rules = self.rules
        types = rules.token_types
        out.members(state.open, rules.regions)
        for deck in state.decks:
            out.members(deck, DECK_CARDS)
        out.members(state.governors, rules.cards)
        out.members(state.pile, rules.cards)
        out.numbers(state.stock, 0, rules.kinds)
        out.numbers(state.tokens_spent, 0, types)
        for kind in state.token:
            out.chosen(kind, types)

    def _write_standing(self, out: ObservationWriter, state: State, seats: list[int]) -> None:
        for seat in seats:
            out.flag(seat in state.to_act)
        for seat in seats:
            out.flag(seat == state.turn)
        for seat in seats:
            out.flag(seat == state.crown)
        for seat in seats:
            out.flag(state.passed >> seat & 1 == 1)
        for seat in seats:
            out.flag(state.unchecked >> seat & 1 == 1)
        for seat in seats:
            out.number(total_of(state, seat))
        for seat in seats:
            out.number(state.supply[seat])
        for seat in seats:
            out.number(state.harbor[seat])
        for seat in seats:
            out.numbers(state.attributes, 4 * seat, 4)

    def _write_mats(self, out: ObservationWriter, state: State, seats: list[int]) -> None:
        rules = self.rules
        kinds, types = rules.kinds, rules.token_types
        for seat in seats:
            out.numbers(state.built, kinds * seat, kinds)
        for seat in seats:
            out.numbers(state.staffed, kinds * seat, kinds)
        for seat in seats:
            out.members(state.cards[seat], rules.cards)
        for seat in seats:
            out.chosen(state.free_place[seat], rules.cards)
        for seat in seats:
            out.members(state.set_aside[seat] >> SLAVERY_DECK * DECK_CARDS, DECK_CARDS)
        for seat in seats:
            out.numbers(state.tokens_held, types * seat, types)

    def _write_discs(self, out: ObservationWriter, state: State, seats: list[int]) -> None:
        rules = self.rules
        on_track = [0] * self.players  # masks of spaces
        for space, seat in enumerate(state.track):
            if seat >= 0:
                on_track[seat] |= 1 << space
        for seat in seats:
            out.members(state.held[seat], rules.places)
        for seat in seats:
            out.members(on_track[seat], rules.track_spaces)
        for seat in seats:
            out.numbers(state.beside, rules.regions * seat, rules.regions)
        for seat in seats:
            out.numbers(state.discs_in, rules.regions * seat, rules.regions)
