"""What a seat may do now, as lists of action numbers. `refusals.py` tells the same rules from the other side,
without a line of this file, so that their agreement proves something."""

from argosy.engine.masks import count
from argosy.titles.endeavor.rules import action_kinds
from argosy.titles.endeavor.rules.pack import ATTACK, DECK_CARDS, DRAW, OCCUPY, PAYMENT, SHIP
from argosy.titles.endeavor.rules.ruleset import EUROPE, INDUSTRY, POLITICS, SLAVERY_CARDS
from argosy.titles.endeavor.rules.state import State, append_actions


def build_options(state: State, seat: int) -> list[int]:
    options: list[int] = []
    append_actions(options, buildable(state, seat), state.ruleset.by_bit[action_kinds.BUILD])
    return options


def buildable(state: State, seat: int) -> int:
    """BLD-2, BLD-4, BLD-5: mask of the kinds that the seat may build; BLD-3: also those it has already."""
    rules = state.ruleset
    level = rules.build_level[state.attributes[4 * seat + INDUSTRY]]
    stock = state.in_stock
    if state.kinds_built[seat] & rules.kinds_of_level[5]:
        stock &= ~rules.kinds_of_level[5]
    allowed = stock & rules.kinds_up_to[level]
    while allowed == 0:
        level += 1
        allowed = stock & rules.kinds_of_level[level]
    return allowed


def payment_options(state: State, seat: int) -> list[int]:
    options: list[int] = []
    append_actions(options, state.kinds_staffed[seat], state.ruleset.by_bit[action_kinds.PAY])
    if state.ruleset.edition.may_stop_salary:  # SAL-2
        options.append(state.ruleset.done)
    return options


def turn_options(state: State, seat: int) -> list[int]:
    """ACT-1: buildings to activate, tokens to spend, and passing; only pass if nothing can be carried out (ACT-3)."""
    rules = state.ruleset
    options: list[int] = []
    ready = state.kinds_ready[seat]
    if ready and state.harbor[seat] > 0:  # ACT-2
        feasible = feasible_actions(state, seat, state.harbor[seat] - 1)
        if payable_by_building(state, seat):
            feasible |= PAYMENT
        if not rules.idle_activation:  # ACT-3
            ready &= rules.kinds_with[feasible]
        append_actions(options, ready, rules.by_bit[action_kinds.ACTIVATE])
    blue = state.blue_tokens[seat]
    if blue:
        feasible = feasible_actions(state, seat, state.harbor[seat])
        if state.kinds_staffed[seat]:
            feasible |= PAYMENT
        append_actions(options, blue & rules.tokens_with[feasible], rules.by_bit[action_kinds.SPEND])
    options.append(rules.pass_turn)
    return options


def action_options(state: State, seat: int) -> list[int]:
    """What can be carried out of the parts that are left; empty if nothing can (`done` is for the caller to add)."""
    rules = state.ruleset
    parts = state.part_one | state.part_two
    harbor = state.harbor[seat]
    region = state.bound_region  # ACT-4
    options: list[int] = []
    if parts & PAYMENT:
        append_actions(options, payable(state, seat), rules.by_bit[action_kinds.PAY])
    if parts & SHIP and harbor >= 1:
        within = -1 if region < 0 else 1 << region
        append_actions(options, ship_regions(state) & within, rules.by_bit[action_kinds.SHIP_TRACK])
        if not rules.edition.full_track_takes_ships:
            append_actions(options, state.open & within & ~(1 << EUROPE), rules.by_bit[action_kinds.SHIP_OPEN_SEA])  # SHP-3
        if rules.routes:
            routes = state.empty & rules.routes & rules.places_in[state.open & within]
            append_actions(options, routes, rules.by_bit[action_kinds.SHIP_ROUTE])  # SHP-4
    if parts & (OCCUPY | ATTACK):
        reach = state.presence[seat] & state.open  # OCC-1, OCC-2, ATK-2, ATK-3
        within_places = rules.places_in[reach if region < 0 else reach & 1 << region]
        if parts & OCCUPY and harbor >= 1:
            append_actions(options, within_places & state.empty & rules.cities, rules.by_bit[action_kinds.OCCUPY_CITY])
        if parts & ATTACK and harbor >= 2:
            append_actions(options, within_places & ~state.empty & ~state.held[seat], rules.by_bit[action_kinds.ATTACK_PLACE])
    if parts & DRAW:
        for deck in range(rules.decks):
            if can_draw(state, seat, deck):
                options.append(rules.number_of[action_kinds.DRAW_DECK][deck])
        if state.pile:
            append_actions(options, drawable_pile(state, seat), rules.by_bit[action_kinds.DRAW_PILE])
    return options


def feasible_actions(state: State, seat: int, harbor: int) -> int:
    """ACT-3: which of ship, occupy, attack and draw could be carried out with so many discs in the harbor."""
    rules = state.ruleset
    feasible = 0
    if harbor >= 1:
        feasible = SHIP  # there is always a track, or the sea beside it (SHP-2, SHP-3)
        reach = rules.places_in[state.presence[seat] & state.open]
        if reach & state.empty & rules.cities:
            feasible |= OCCUPY
        if harbor >= 2 and reach & ~state.empty & ~state.held[seat]:
            feasible |= ATTACK
    if state.pile and drawable_pile(state, seat):
        return feasible | DRAW
    for deck in range(rules.decks):
        if can_draw(state, seat, deck):
            return feasible | DRAW
    return feasible


def ship_regions(state: State) -> int:
    """SHP-1 to SHP-3: mask of the regions to whose track one may ship."""
    others = (1 << state.ruleset.regions) - 1 & ~(1 << EUROPE)
    return others if state.ruleset.edition.full_track_takes_ships else others & ~state.open


def can_draw(state: State, seat: int, deck: int) -> bool:
    rules = state.ruleset
    left = state.decks[deck]
    if left == 0 or (state.bound_deck >= 0 and deck != state.bound_deck):  # DRW-7, ACT-4
        return False
    region = rules.deck_region[deck]
    if state.bound_region >= 0 and region != state.bound_region:  # ACT-4
        return False
    if rules.edition.draw_needs_open_region and not state.open >> region & 1:  # DRW-3
        return False
    value = rules.card_value[deck * DECK_CARDS + rules.lowest[left]]
    return state.discs_in[rules.regions * seat + region] >= value  # DRW-2


def drawable_pile(state: State, seat: int) -> int:
    """DRW-6: mask of the discarded cards that the seat's discs in Europe suffice for."""
    return state.pile & state.ruleset.cards_up_to[state.discs_in[state.ruleset.regions * seat + EUROPE]]


def payable(state: State, seat: int) -> int:
    """PAY-2: mask of the staffed kinds that the payment being carried out may free."""
    payer = state.source_building
    if payer < 0:
        return state.kinds_staffed[seat]
    mask = payable_by_building(state, seat)
    if state.staffed[state.ruleset.kinds * seat + payer] == 1:
        mask &= ~(1 << payer)  # the only disc of that kind is the payer's own
    return mask


def payable_by_building(state: State, seat: int) -> int:
    """PAY-2: mask of the staffed kinds that another building's payment may free."""
    staffed = state.kinds_staffed[seat]
    return staffed if state.ruleset.edition.payers_free_each_other else staffed & ~state.ruleset.kinds_with[PAYMENT]


def discard_options(state: State, seat: int) -> list[int]:
    """DIS-4, DIS-5: what may be done about too many cards; empty if the limit is met (DIS-7)."""
    if cards_over_limit(state, seat) <= 0:
        return []
    rules = state.ruleset
    options: list[int] = []
    if not state.place_chosen:  # once: else a governor could come and go for ever
        free = state.free_place[seat]
        seated = 0 if free < 0 else 1 << free
        append_actions(options, state.cards[seat] & rules.governors & ~seated, rules.by_bit[action_kinds.FREE_PLACE])
        append_actions(options, seated, rules.by_bit[action_kinds.NORMAL_PLACE])
    append_actions(options, state.cards[seat], rules.by_bit[action_kinds.DISCARD])
    return options


def cards_over_limit(state: State, seat: int) -> int:
    """By how many cards the seat is over its limit; 0 or less: it is not."""
    return normal_cards(state, seat) - card_limit(state, seat)


def card_limit(state: State, seat: int) -> int:
    """DIS-2, DIS-3: one more with a slavery card, but never more than there are places."""
    rules = state.ruleset
    politics = state.attributes[4 * seat + POLITICS]
    limit = rules.card_limit[politics]
    if state.cards[seat] & SLAVERY_CARDS:
        limit += rules.slavery_bonus[politics]
    return limit if limit < rules.components.card_places else rules.components.card_places


def normal_cards(state: State, seat: int) -> int:
    """The cards that count: all but the governor in the free place."""
    return count(state.cards[seat]) - (0 if state.free_place[seat] < 0 else 1)
