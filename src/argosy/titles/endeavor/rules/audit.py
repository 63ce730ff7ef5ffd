"""Does a position add up? What the rules conserve, counted from scratch."""

from argosy.engine.errors import BadPosition
from argosy.engine.masks import bits_of
from argosy.titles.endeavor.rules import stages
from argosy.titles.endeavor.rules.options import cards_over_limit
from argosy.titles.endeavor.rules.pack import DECK_CARDS
from argosy.titles.endeavor.rules.ruleset import FINANCE, SLAVERY_CARDS, SLAVERY_DECK
from argosy.titles.endeavor.rules.state import State


def audit(state: State) -> None:
    """Raises BadPosition, with the reason, unless everything adds up."""
    for seat in range(state.ruleset.players):
        _audit_discs(state, seat)
        _audit_buildings(state, seat)
        _audit_hand(state, seat)
    _audit_stock(state)
    _audit_cards(state)
    _audit_tokens(state)
    _audit_closed_regions(state)
    _audit_course(state)


def _need(holds: bool, reason: str) -> None:
    if not holds:
        raise BadPosition(reason)


def _audit_discs(state: State, seat: int) -> None:
    rules = state.ruleset
    on_board = 0
    for region in range(rules.regions):
        on_board += state.discs_in[rules.regions * seat + region]
    discs = state.supply[seat] + state.harbor[seat] + state.workers[seat] + on_board
    _need(discs == rules.components.discs, f"seat {seat} has {discs} discs, not {rules.components.discs}")  # SET-5


def _audit_buildings(state: State, seat: int) -> None:
    rules = state.ruleset
    components = rules.components
    slots = [kind for kind in state.slots[components.slots * seat : components.slots * (seat + 1)] if kind >= 0]
    if state.stage == stages.START:
        _need(slots == [], f"seat {seat} has buildings before the start buildings are revealed")  # SET-7
        return
    levels = [components.buildings[kind].level for kind in slots]
    _need(levels.count(0) == 1 and levels[0] == 0, f"seat {seat} should have one start building, in the first slot")  # SET-7
    _need(levels.count(5) <= 1, f"seat {seat} has {levels.count(5)} buildings of level 5, not at most one")  # BLD-4
    after = (seat - state.crown) % rules.players - (state.turn - state.crown) % rules.players  # how many places it decides later
    combined = state.stage == stages.SALARY and rules.combined_phases  # RND-2
    builds_later = (state.stage == stages.BUILD and after >= 0) or (combined and after > 0)
    expected = state.round if builds_later else state.round + 1
    _need(len(slots) == expected, f"seat {seat} has {len(slots)} buildings, not the {expected} of this moment")  # BLD-1


def _audit_hand(state: State, seat: int) -> None:
    rules = state.ruleset
    free = state.free_place[seat]
    if free >= 0:
        _need(1 << free & rules.governors != 0, f"seat {seat}: only a governor may be in the free place")  # DIS-4
        _need(state.cards[seat] >> free & 1 == 1, f"seat {seat}: the governor in the free place is not among the cards")
    _need(state.set_aside[seat] & ~SLAVERY_CARDS == 0, f"seat {seat}: only slavery cards are set aside")  # DIS-6


def _audit_stock(state: State) -> None:
    """SET-4: every tile is in the stock or on a mat."""
    rules = state.ruleset
    for kind, building in enumerate(rules.components.buildings):
        if building.level:
            count = state.stock[kind]
            for seat in range(rules.players):
                count += state.built[rules.kinds * seat + kind]
            _need(count == building.copies, f"there are {count} tiles of {building.id}, not {building.copies}")


def _audit_cards(state: State) -> None:
    """Each of the 48 cards is in one place; only what the rules remove from the game is in none."""
    rules = state.ruleset
    cards = rules.components.cards
    found = [0] * len(cards)
    holders: list[str] = [""] * len(cards)
    zones: list[tuple[str, int]] = [("the discard pile", state.pile), ("the governors not yet awarded", state.governors)]
    for deck in range(rules.decks):
        zones.append((f"deck {rules.deck_ids[deck]}", state.decks[deck] << (deck * DECK_CARDS)))
        _need(state.decks[deck] & ~rules.full_decks[deck] == 0, "governors are never in a deck to be drawn")  # DRW-7
    for seat in range(rules.players):
        zones.append((f"seat {seat}'s hand", state.cards[seat]))
        zones.append((f"seat {seat}'s cards set aside", state.set_aside[seat]))
    for name, mask in zones:
        for card in bits_of(mask):
            found[card] += 1
            _need(found[card] == 1, f"card {cards[card].id} is in {holders[card]} and in {name}")
            holders[card] = name
    _need(state.governors & ~rules.governors == 0, "'governors' holds a card that is none")
    _need(rules.edition.discards_to_common_pile or state.pile == 0, "this edition has no common discard pile")  # DIS-6
    _need(state.pile & (rules.governors | SLAVERY_CARDS) == 0, "governors and slavery cards never lie in the discard pile")  # DIS-6
    for region, governor in enumerate(rules.governor_of):
        if governor >= 0:
            awarded = state.governors >> governor & 1 == 0
            is_open = state.open >> region & 1 == 1
            _need(awarded == is_open, f"{cards[governor].id} is awarded exactly when its region opens")  # SHP-6
    for card, count in enumerate(found):
        bit = 1 << card
        may_be_gone = bit & rules.governors or (bit & SLAVERY_CARDS and state.abolished)
        _need(count == 1 or may_be_gone != 0, f"card {cards[card].id} is nowhere")
    if state.abolished:  # ABO-1
        _need(state.decks[SLAVERY_DECK] == 0, "slavery is abolished, but its deck has cards")
        for seat in range(rules.players):
            _need(state.cards[seat] & SLAVERY_CARDS == 0, f"slavery is abolished, but seat {seat} holds a card of it")
    else:
        in_deck = state.decks[rules.abolition_card // DECK_CARDS] >> rules.abolition_card % DECK_CARDS & 1 == 1
        _need(in_deck, f"{cards[rules.abolition_card].id} was drawn, but slavery is not abolished")


def _audit_tokens(state: State) -> None:
    """SET-2: all tokens are on the board, with a player or spent, and every free space has its own."""
    rules = state.ruleset
    for kind, token in enumerate(rules.components.tokens):
        count = state.tokens_spent[kind]
        _need(count == 0 or token.attribute < 0, f"a {token.id} token is never spent")  # ACT-5
        for seat in range(rules.players):
            count += state.tokens_held[rules.token_types * seat + kind]
        for there in state.token:
            if there == kind:
                count += 1
        _need(count == token.count, f"there are {count} {token.id} tokens, not {token.count}")
    for region in range(rules.regions):
        start = rules.track_start[region]
        for at in range(rules.track_length[region]):
            is_free = at >= state.filled[region]
            name = rules.space_names[start + at]
            _need((state.token[start + at] >= 0) == is_free, f"{name}: a track space has its token exactly while it is free")
    for place in range(rules.places):
        is_free = state.empty >> place & 1 == 1
        space = rules.first_place_space + place
        _need((state.token[space] >= 0) == is_free, f"{rules.space_names[space]}: a place has its token exactly while it is free")
    for link, ends in enumerate(rules.link_ends):
        space = rules.first_link_space + link
        if state.token[space] >= 0:
            for seat in range(rules.players):
                controlled = state.held[seat] & ends == ends
                _need(not controlled, f"{rules.space_names[space]}: seat {seat} controls this link and has not its token")  # LNK-2


def _audit_closed_regions(state: State) -> None:
    rules = state.ruleset
    for region in range(rules.regions):
        if not state.open >> region & 1:
            name = rules.region_ids[region]
            _need(rules.places_in[1 << region] & ~state.empty == 0, f"{name} is closed, but a place there is occupied")  # OCC-1
            for seat in range(rules.players):
                _need(
                    state.beside[rules.regions * seat + region] == 0, f"{name} is closed, but a disc lies beside its track"
                )  # SHP-3


def _audit_course(state: State) -> None:
    rules = state.ruleset
    stage = state.stage
    taking_turns = stage in (stages.TURN, stages.ACTION) or (stage == stages.DISCARD and rules.edition.limit_checked_on_pass)
    everyone = (1 << rules.players) - 1
    if taking_turns:
        has_passed = state.passed >> state.turn & 1 == 1
        _need(
            has_passed == (stage == stages.DISCARD),
            f"seat {state.turn} cannot decide this {'after' if has_passed else 'before'} passing",
        )  # ACT-7
    elif stage == stages.DISCARD:
        _need(state.passed == everyone, "cards are discarded when all have passed")  # DIS-1
    else:
        _need(state.passed == 0, "nobody has passed outside the action phase")  # ACT-1
    _audit_unchecked(state)
    if stage == stages.START:
        _need(state.round == 1, "start buildings are chosen in round 1")
        for seat in range(rules.players):
            _need(state.supply[seat] == rules.components.discs, f"seat {seat} has used discs before the game has begun")  # SET-5
    if stage == stages.DISCARD:
        _need(cards_over_limit(state, state.turn) > 0, f"seat {state.turn} is within its card limit")
    else:
        _need(not state.place_chosen, "'place_chosen' belongs to stage 'discard'")
    if stage == stages.OVER:
        _need(state.round == rules.components.rounds, f"the game is over after round {rules.components.rounds}")  # RND-3
    if stage == stages.SALARY:
        most = rules.salary[state.attributes[4 * state.turn + FINANCE]]
        _need(0 < state.payments_left <= most, f"'payments_left' should be 1 to {most}, not {state.payments_left}")  # SAL-2
        too_many = state.workers[state.turn] > state.payments_left
        _need(too_many, f"seat {state.turn} can pay everyone: the game would have gone on")  # SAL-3
        kinds = state.kinds_staffed[state.turn]
        a_choice = rules.edition.may_stop_salary or kinds & (kinds - 1) != 0
        _need(a_choice, f"seat {state.turn} has only one kind of building to pay: the game would have gone on")  # SAL-3
    else:
        _need(state.payments_left == 0, "'payments_left' belongs to stage 'salary'")
    if stage == stages.ACTION and state.source_building >= 0:
        used = state.staffed[rules.kinds * state.turn + state.source_building]
        name = rules.building_ids[state.source_building]
        _need(used > 0, f"seat {state.turn} carries out the action of {name}, which it has not activated")  # ACT-2
    if stage == stages.ACTION and state.source_token >= 0:
        name = rules.token_ids[state.source_token]
        _need(state.tokens_spent[state.source_token] > 0, f"seat {state.turn} carries out the action of {name}, which nobody spent")


def _audit_unchecked(state: State) -> None:
    """DIS-1, DIS-8: whose cards are still to be compared with their limit."""
    rules = state.ruleset
    _need(state.unchecked & ~state.passed == 0, "'unchecked' names a seat that has not passed")
    discarding = state.stage == stages.DISCARD
    _need(not (discarding and state.unchecked >> state.turn & 1), f"'unchecked' names seat {state.turn}, which is being asked")
    if not rules.edition.limit_checked_on_pass:
        for seat in range(rules.players):
            waits = state.passed >> seat & 1 == 1
            if discarding:
                waits = (seat - state.crown) % rules.players > (state.turn - state.crown) % rules.players
            _need((state.unchecked >> seat & 1 == 1) == waits, f"'unchecked' is wrong about seat {seat}")
