"""How a position is copied: every field of `State.set_up`. A loop over their names would take several times as long.

Written by `make types`.
"""

from argosy.titles.endeavor.rules.state import State


def copy_fields(old: State, new: State) -> None:
    new.chance = old.chance.copy()
    new.journal = None
    new.to_act = old.to_act
    new.options = old.options
    new.stage = old.stage
    new.round = old.round
    new.crown = old.crown
    new.turn = old.turn
    new.passed = old.passed
    new.unchecked = old.unchecked
    new.payments_left = old.payments_left
    new.part_one = old.part_one
    new.part_two = old.part_two
    new.source_building = old.source_building
    new.source_token = old.source_token
    new.acted = old.acted
    new.bound_region = old.bound_region
    new.bound_deck = old.bound_deck
    new.supply = old.supply.copy()
    new.harbor = old.harbor.copy()
    new.attributes = old.attributes.copy()
    new.slots = old.slots.copy()
    new.built = old.built.copy()
    new.staffed = old.staffed.copy()
    new.kinds_built = old.kinds_built.copy()
    new.kinds_ready = old.kinds_ready.copy()
    new.kinds_staffed = old.kinds_staffed.copy()
    new.workers = old.workers.copy()
    new.cards = old.cards.copy()
    new.free_place = old.free_place.copy()
    new.place_chosen = old.place_chosen
    new.set_aside = old.set_aside.copy()
    new.tokens_held = old.tokens_held.copy()
    new.blue_tokens = old.blue_tokens.copy()
    new.start_choice = old.start_choice.copy()
    new.held = old.held.copy()
    new.empty = old.empty
    new.track = old.track.copy()
    new.filled = old.filled.copy()
    new.open = old.open
    new.beside = old.beside.copy()
    new.discs_in = old.discs_in.copy()
    new.presence = old.presence.copy()
    new.token = old.token.copy()
    new.tokens_spent = old.tokens_spent.copy()
    new.decks = old.decks.copy()
    new.pile = old.pile
    new.governors = old.governors
    new.abolished = old.abolished
    new.stock = old.stock.copy()
    new.in_stock = old.in_stock
