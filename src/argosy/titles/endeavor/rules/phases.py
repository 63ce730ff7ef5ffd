"""The course of a round: who decides what next, and all that happens in between without a decision."""

from argosy.engine.masks import bits_of
from argosy.titles.endeavor.rules import action_kinds, actions, stages
from argosy.titles.endeavor.rules.options import action_options, build_options, discard_options, payment_options, turn_options
from argosy.titles.endeavor.rules.pack import ATTACK, DRAW, OCCUPY, PAYMENT, SHIP
from argosy.titles.endeavor.rules.ruleset import CULTURE, EUROPE, FINANCE
from argosy.titles.endeavor.rules.state import State

# ---- set-up and rounds


def choose_start(state: State, seat: int, kind: int) -> None:
    """SET-7: all choose in secret; the last choice reveals them all."""
    state.start_choice[seat] = kind
    state.to_act = tuple([other for other in state.to_act if other != seat])
    if not state.to_act:
        for other in range(state.ruleset.players):
            give_start(state, other, state.start_choice[other])
            state.start_choice[other] = -1
        begin_round(state)


def give_start(state: State, seat: int, kind: int) -> None:
    state.gain_building(seat, kind)
    if state.ruleset.edition.start_staffed:
        state.supply[seat] -= 1
        state.staff(seat, kind)
    if state.journal is not None:
        state.tell("started", {"player": seat, "building": state.ruleset.building_ids[kind]})


def begin_round(state: State) -> None:
    state.settle()
    state.tell("round", {"number": state.round, "player": state.crown})
    state.ask(state.crown, stages.BUILD, build_options(state, state.crown))


def end_round(state: State) -> None:
    """RND-3: the crown moves on; after the last round the game is over."""
    state.crown = state.next_seat(state.crown)
    state.passed = 0
    if state.round == state.ruleset.components.rounds:
        state.stage = stages.OVER
        state.options = []
        state.to_act = ()
        state.tell("over", {})
    else:
        state.round += 1
        begin_round(state)


# ---- build, growth, salary


def build(state: State, seat: int, kind: int) -> None:
    state.stock[kind] -= 1
    if state.stock[kind] == 0:
        state.in_stock &= ~(1 << kind)
    state.gain_building(seat, kind)
    if state.journal is not None:
        state.tell("built", {"player": seat, "building": state.ruleset.building_ids[kind]})
    if state.ruleset.combined_phases:  # RND-2
        grow(state, seat)
        pay_salary(state, seat)
        return
    following = state.next_seat(seat)
    if following != state.crown:
        state.ask(following, stages.BUILD, build_options(state, following))
        return
    for _ in range(state.ruleset.players):
        grow(state, following)
        following = state.next_seat(following)
    pay_salary(state, state.crown)


def grow(state: State, seat: int) -> None:
    """GRO-1: from the supply to the harbor, as many as there are. GRO-2: nobody is asked."""
    state.settle()
    discs = min(state.ruleset.growth[state.attributes[4 * seat + CULTURE]], state.supply[seat])
    state.supply[seat] -= discs
    state.harbor[seat] += discs
    if state.journal is not None:
        state.tell("grew", {"player": seat, "discs": discs})


def pay_salary(state: State, seat: int) -> None:
    state.settle()
    state.payments_left = state.ruleset.salary[state.attributes[4 * seat + FINANCE]]
    if state.workers[seat] <= state.payments_left:  # SAL-3: all can be paid
        for kind in bits_of(state.kinds_staffed[seat]):
            while state.kinds_staffed[seat] >> kind & 1:
                state.pay(seat, kind)
        end_salary(state, seat)
    else:
        next_payment(state, seat)


def next_payment(state: State, seat: int) -> None:
    while state.payments_left > 0:
        staffed = state.kinds_staffed[seat]
        if state.ruleset.edition.may_stop_salary or staffed & (staffed - 1):
            state.ask(seat, stages.SALARY, payment_options(state, seat))
            return
        state.settle()
        state.pay(seat, bits_of(staffed)[0])  # SAL-3: only buildings of one kind, so there is nothing to choose
        state.payments_left -= 1
    end_salary(state, seat)


def end_salary(state: State, seat: int) -> None:
    state.payments_left = 0
    following = state.next_seat(seat)
    if following == state.crown:
        take_turns(state, following)
    elif state.ruleset.combined_phases:
        state.ask(following, stages.BUILD, build_options(state, following))
    else:
        pay_salary(state, following)


def choose_payment(state: State, seat: int, kind: int) -> None:
    state.pay(seat, kind)
    state.payments_left -= 1
    next_payment(state, seat)


# ---- actions


def take_turns(state: State, seat: int) -> None:
    """ACT-1: from `seat` on, the next player who can do more than pass decides."""
    state.settle()
    everyone = (1 << state.ruleset.players) - 1
    while state.passed != everyone:
        if not state.passed >> seat & 1:
            options = turn_options(state, seat)
            if len(options) > 1:
                state.ask(seat, stages.TURN, options)
                return
            state.tell("passed-by-engine", {"player": seat})  # ACT-8
            if end_turns(state, seat):
                return
        seat = state.next_seat(seat)
    check_limits(state)


def pass_turn(state: State, seat: int) -> None:
    state.tell("passed", {"player": seat})
    if not end_turns(state, seat):
        take_turns(state, state.next_seat(seat))


def end_turns(state: State, seat: int) -> bool:
    """The seat has passed; DIS-1: its cards are checked now or at the round's end. True: it has to decide about them."""
    state.passed |= 1 << seat
    if state.ruleset.edition.limit_checked_on_pass:
        return begin_discard(state, seat)
    state.unchecked |= 1 << seat
    return False


def activate(state: State, seat: int, kind: int) -> None:
    rules = state.ruleset
    state.harbor[seat] -= 1  # ACT-2: the disc moves onto the circle first
    state.staff(seat, kind)
    if state.journal is not None:
        state.tell("activated", {"player": seat, "building": rules.building_ids[kind]})
    begin_action(state, seat, kind, -1, rules.part_one[kind], rules.part_two[kind])


def spend(state: State, seat: int, token: int) -> None:
    rules = state.ruleset
    at = rules.token_types * seat + token
    state.tokens_held[at] -= 1  # ACT-5
    if state.tokens_held[at] == 0:
        state.blue_tokens[seat] &= ~(1 << token)
    state.tokens_spent[token] += 1
    if state.journal is not None:
        state.tell("spent", {"player": seat, "token": rules.token_ids[token]})
    begin_action(state, seat, -1, token, rules.token_part[token], rules.token_part_two[token])


def begin_action(state: State, seat: int, building: int, token: int, part_one: int, part_two: int) -> None:
    state.source_building = building
    state.source_token = token
    state.part_one = part_one
    state.part_two = part_two
    options = action_options(state, seat)
    if building >= 0 and state.ruleset.idle_activation:  # ACT-3: nothing need be done
        if not options:
            end_action(state, seat)
            return
        options.append(state.ruleset.done)
    state.ask(seat, stages.ACTION, options)


def carry_out(state: State, seat: int, kind: int, argument: int) -> None:
    """One of the five actions, and with it a part of what is being used."""
    place_region = state.ruleset.place_region
    if kind == action_kinds.SHIP_TRACK:
        actions.ship_to_track(state, seat, argument)
        end_part(state, seat, SHIP, argument, -1)
    elif kind == action_kinds.OCCUPY_CITY:
        actions.occupy(state, seat, argument)
        end_part(state, seat, OCCUPY, place_region[argument], -1)
    elif kind == action_kinds.DRAW_DECK:
        actions.draw_from_deck(state, seat, argument)
        end_part(state, seat, DRAW, state.ruleset.deck_region[argument], argument)
    elif kind == action_kinds.PAY:
        state.pay(seat, argument)
        end_part(state, seat, PAYMENT, -1, -1)
    elif kind == action_kinds.ATTACK_PLACE:
        actions.attack(state, seat, argument)
        end_part(state, seat, ATTACK, place_region[argument], -1)
    elif kind == action_kinds.SHIP_OPEN_SEA:
        actions.ship_to_open_sea(state, seat, argument)
        end_part(state, seat, SHIP, argument, -1)
    elif kind == action_kinds.SHIP_ROUTE:
        actions.ship_to_route(state, seat, argument)
        end_part(state, seat, SHIP, place_region[argument], -1)
    else:
        actions.draw_from_pile(state, seat, argument)
        end_part(state, seat, DRAW, EUROPE, -1)


def end_part(state: State, seat: int, action: int, region: int, deck: int) -> None:
    """ACT-4: the part that offered this action is done; the other may follow, within the edition's bounds."""
    if state.part_one & action:
        state.part_one = 0
    else:
        state.part_two = 0
    if state.part_one | state.part_two:
        state.acted = True
        if state.ruleset.edition.second_action_in_same_region:
            state.bound_region = region
            state.bound_deck = deck
        options = action_options(state, seat)
        if options:
            options.append(state.ruleset.done)
            state.ask(seat, stages.ACTION, options)
            return
    end_action(state, seat)


def end_action(state: State, seat: int) -> None:
    state.part_one = 0
    state.part_two = 0
    state.source_building = -1
    state.source_token = -1
    state.acted = False
    state.bound_region = -1
    state.bound_deck = -1
    take_turns(state, state.next_seat(seat))


# ---- card limits: the discard process of one seat, when it passes or at the round's end


def check_limits(state: State) -> None:
    """DIS-1, DIS-8: in turn order those whose cards are still to be checked, then the round ends."""
    seat = state.crown
    for _ in range(state.ruleset.players):
        if state.unchecked >> seat & 1 and begin_discard(state, seat):
            return
        seat = state.next_seat(seat)
    end_round(state)


def begin_discard(state: State, seat: int) -> bool:
    """Begins the discard process of a seat. True: it has too many cards and was asked."""
    state.unchecked &= ~(1 << seat)
    if state.round == state.ruleset.components.rounds:
        empty_free_place(state, seat)  # DIS-4: now an empty one is worth something, so it is chosen again even within the limit
    return ask_discard(state, seat)


def ask_discard(state: State, seat: int) -> bool:
    """DIS-5, DIS-7: asks until the limit is met, and not for one card more. True: the seat was asked."""
    options = discard_options(state, seat)
    if options:
        state.ask(seat, stages.DISCARD, options)
        return True
    state.place_chosen = False
    return False


def choose_discard(state: State, seat: int, card: int) -> None:
    actions.discard(state, seat, card)
    end_decision(state, seat)


def choose_free_place(state: State, seat: int, card: int) -> None:
    state.free_place[seat] = card
    state.place_chosen = True
    if state.journal is not None:
        state.tell("free-place", {"player": seat, "card": state.ruleset.card_ids[card]})
    end_decision(state, seat)


def choose_normal_place(state: State, seat: int) -> None:
    empty_free_place(state, seat)
    end_decision(state, seat)


def empty_free_place(state: State, seat: int) -> None:
    card = state.free_place[seat]
    if card >= 0:
        state.free_place[seat] = -1
        if state.journal is not None:
            state.tell("normal-place", {"player": seat, "card": state.ruleset.card_ids[card]})


def end_decision(state: State, seat: int) -> None:
    if not ask_discard(state, seat):
        take_turns(state, state.next_seat(seat))
