"""A position put together again from plain data; one that the rules cannot lead to is refused, with the reason."""

from argosy.engine.fields import Fields
from argosy.engine.position import Plain, Position
from argosy.titles.endeavor.rules import action_kinds, stages
from argosy.titles.endeavor.rules.audit import audit
from argosy.titles.endeavor.rules.options import action_options, build_options, discard_options, payment_options, turn_options
from argosy.titles.endeavor.rules.pack import ACTION_BITS, DECK_CARDS, DRAW, PAYMENT
from argosy.titles.endeavor.rules.position import EndeavorPosition
from argosy.titles.endeavor.rules.ruleset import EndeavorRuleset
from argosy.titles.endeavor.rules.state import State
from argosy.titles.endeavor.rules.view import ActionView, Mat, Whole


def position_from_dict(rules: EndeavorRuleset, plain: Plain) -> Position:
    fields = Fields("", plain)
    fields.only(*Whole.__annotations__)
    position = EndeavorPosition(rules)
    position.set_up(fields.chance("chance"))
    _read_course(position, fields)
    _read_board(position, fields)
    _read_cards(position, fields)
    for seat, mine in enumerate(fields.tables("seats", rules.players)):
        mine.where = f"seat {seat}"
        mine.only(*Mat.__annotations__)
        _read_seat(position, seat, mine)
    _read_action(position, fields)
    _read_start_choices(position, fields)
    audit(position)
    _set_options(position, fields)
    return position


def _read_course(state: State, fields: Fields) -> None:
    last = state.ruleset.players - 1
    state.round = fields.number("round", 1, state.ruleset.components.rounds)
    state.stage = fields.one_of("stage", stages.NAMES)
    state.crown = fields.number("crown", 0, last)
    state.turn = fields.number("turn", 0, last)
    state.passed = _seats(fields, "passed", last)
    state.unchecked = _seats(fields, "unchecked", last)
    state.payments_left = fields.number("payments_left", 0, 99)
    state.place_chosen = fields.flag("place_chosen")


def _seats(fields: Fields, key: str, last: int) -> int:
    mask = 0
    for seat in fields.numbers(key, 0, last):
        if mask >> seat & 1:
            raise fields.bad(f"{key!r} names seat {seat} twice")
        mask |= 1 << seat
    return mask


def _read_board(state: State, fields: Fields) -> None:
    rules = state.ruleset
    components = rules.components
    last = rules.players - 1
    places = fields.table("places")
    places.only(*rules.place_ids)
    for number, name in enumerate(rules.place_ids):
        if name in places.values:
            seat = places.number(name, 0, last)
            state.held[seat] |= 1 << number
            state.empty &= ~(1 << number)
            state.add_disc(seat, rules.place_region[number])
    tracked = [region.id for region in components.regions if region.track]
    tracks = fields.table("tracks")
    tracks.only(*tracked)
    beside = fields.table("beside")
    beside.only(*tracked)
    for number, region in enumerate(components.regions):
        if region.track:
            discs = tracks.numbers(region.id, 0, last)
            if len(discs) > region.track:
                raise tracks.bad(f"the track of {region.id} has {region.track} spaces, not {len(discs)}")
            for at, seat in enumerate(discs):
                state.track[rules.track_start[number] + at] = seat
                state.add_disc(seat, number)
            state.filled[number] = len(discs)
            if len(discs) == region.track:
                state.open |= 1 << number
            counts = beside.numbers(region.id, 0, components.discs)
            if len(counts) != rules.players:
                raise beside.bad(f"{region.id!r} should have one number for each of the {rules.players} seats")
            for seat, count in enumerate(counts):
                state.beside[rules.regions * seat + number] = count
                for _ in range(count):
                    state.add_disc(seat, number)
    tokens = fields.table("tokens")
    tokens.only(*[rules.space_names[space] for space in rules.token_spaces])
    for space in rules.token_spaces:
        name = rules.space_names[space]
        if name in tokens.values:
            state.token[space] = tokens.one_of(name, rules.token_ids)
    state.tokens_spent = fields.counts("tokens_spent", rules.token_ids, 99)
    buildings = [building.id for building in components.buildings if building.level]
    stock = fields.counts("stock", buildings, 99)
    state.in_stock = 0
    for number, building in enumerate(components.buildings):
        if building.level:
            state.stock[number] = stock[buildings.index(building.id)]
            if state.stock[number]:
                state.in_stock |= 1 << number


def _read_cards(state: State, fields: Fields) -> None:
    rules = state.ruleset
    decks = fields.table("decks")
    decks.only(*rules.deck_ids)
    for number, deck in enumerate(rules.deck_ids):
        state.decks[number] = decks.mask_of(deck, rules.card_ids[number * DECK_CARDS : (number + 1) * DECK_CARDS])
    state.pile = fields.mask_of("pile", rules.card_ids)
    state.governors = fields.mask_of("governors", rules.card_ids)
    state.abolished = fields.flag("abolished")


def _read_seat(state: State, seat: int, mine: Fields) -> None:
    rules = state.ruleset
    components = rules.components
    entries = mine.items("buildings")
    if len(entries) > components.slots:
        raise mine.bad(f"there are {components.slots} building slots, not {len(entries)}")
    for slot in mine.tables("buildings", len(entries)):
        slot.only("id", "staffed")
        kind = slot.one_of("id", rules.building_ids)
        state.gain_building(seat, kind)
        if slot.flag("staffed"):
            if not components.buildings[kind].circle:
                raise slot.bad(f"{rules.building_ids[kind]} has no circle for a disc")
            state.staff(seat, kind)
    state.supply[seat] = mine.number("supply", 0, 999)
    state.harbor[seat] = mine.number("harbor", 0, 999)
    for card in mine.some_of("cards", rules.card_ids):
        state.gain_card(seat, card)
    state.free_place[seat] = mine.one_of_or_none("free_place", rules.card_ids)
    state.set_aside[seat] = mine.mask_of("set_aside", rules.card_ids)
    held = mine.counts("tokens", rules.token_ids, 99)
    for kind, count in enumerate(held):
        state.tokens_held[rules.token_types * seat + kind] = count
        attribute = rules.token_attribute[kind]
        if attribute >= 0:
            state.attributes[4 * seat + attribute] += count
        elif count:
            state.blue_tokens[seat] |= 1 << kind
    attributes = mine.table("attributes")
    attributes.only(*components.attributes)
    for number, name in enumerate(components.attributes):
        icons = state.attributes[4 * seat + number]
        if attributes.number(name, 0, 999) != icons:  # ATT-1
            raise mine.bad(f"{name} is {attributes.value(name)}, but the buildings, cards and tokens show {icons}")


def _read_action(state: State, fields: Fields) -> None:
    action = fields.table_or_none("action")
    if (action is not None) != (state.stage == stages.ACTION):
        raise fields.bad(f"'action' belongs to stage 'action', and only to it, not to {stages.NAMES[state.stage]!r}")
    if action is not None:
        action.only(*ActionView.__annotations__)
        _read_source(state, action)
        one, two = _offered(state)
        _read_parts(state, action, one, two)
        done = 0 if not state.acted else two if state.part_one else one
        _read_bounds(state, action, done)


def _read_source(state: State, action: Fields) -> None:
    rules = state.ruleset
    state.source_building = action.one_of_or_none("building", rules.building_ids)
    state.source_token = action.one_of_or_none("token", rules.token_ids)
    if (state.source_building < 0) == (state.source_token < 0):
        raise action.bad("either a 'building' or a 'token' is being used, not both and not neither")


def _offered(state: State) -> tuple[int, int]:
    """Both parts of what is being used; 0: it has no second one."""
    rules = state.ruleset
    if state.source_building >= 0:
        return rules.part_one[state.source_building], rules.part_two[state.source_building]
    return rules.token_part[state.source_token], rules.token_part_two[state.source_token]


def _read_parts(state: State, action: Fields, one: int, two: int) -> None:
    """A part that was carried out leaves its own place empty: the other one stays where it is."""
    parts: list[int] = []
    for names in action.items("parts"):
        bits = 0
        for name in names if isinstance(names, list) else [names]:
            bits |= 1 << action.index("parts", name, list(ACTION_BITS))
        parts.append(bits)
    state.acted = action.flag("acted")
    possible = [(one, two)]
    if state.acted:
        possible = [(0, two), (one, 0)] if two else []
    for left in possible:
        if parts == [part for part in left if part]:
            state.part_one, state.part_two = left
            return
    if parts == [part for part in (one, two) if part]:
        raise action.bad("'acted' should say whether one of two parts was carried out already")
    raise action.bad(f"'parts' are not what is offered there: {action.value('parts')!r}")


def _read_bounds(state: State, action: Fields, done: int) -> None:
    """ACT-4: what binds the second part; `done` is the part that was carried out, 0 for none."""
    rules = state.ruleset
    binds = rules.edition.second_action_in_same_region
    state.bound_region = action.one_of_or_none("region", rules.region_ids)
    state.bound_deck = action.one_of_or_none("deck", rules.deck_ids)
    if binds and done and state.bound_region < 0 and not done & PAYMENT:
        raise action.bad("'region' should say where the first part was carried out: the second is bound to it")
    if binds and done == DRAW and state.bound_deck < 0:
        raise action.bad("'deck' should say which deck was drawn from: the second card comes from it too")
    if state.bound_region >= 0 and not (binds and done):
        raise action.bad("'region' binds only the second part of an action, and not in every edition")
    if state.bound_deck >= 0 and rules.deck_region[state.bound_deck] != state.bound_region:
        raise action.bad("'deck' is not in 'region'")


def _read_start_choices(state: State, fields: Fields) -> None:
    rules = state.ruleset
    choices = fields.items("start_choices")
    if len(choices) != rules.players:
        raise fields.bad(f"'start_choices' should have one entry for each of the {rules.players} seats")
    starts = list(rules.edition.starts)
    for seat, choice in enumerate(choices):
        if choice is not None:
            if state.stage != stages.START:
                raise fields.bad("'start_choices' belong to stage 'start', and only to it")
            fields.index("start_choices", choice, starts)
            state.start_choice[seat] = fields.index("start_choices", choice, rules.building_ids)
    undecided = fields.numbers("undecided", 0, rules.players - 1)
    waiting = [seat for seat in range(rules.players) if state.start_choice[seat] < 0] if state.stage == stages.START else []
    if undecided != waiting:
        raise fields.bad(f"'undecided' should be {waiting}, not {undecided}")


def _set_options(state: State, fields: Fields) -> None:
    """Sets the legal actions; a stage in which nothing is to be decided is not a position."""
    rules = state.ruleset
    seat = state.turn
    if state.stage == stages.OVER:
        return
    if state.stage == stages.START:
        if len(rules.edition.starts) < 2:
            raise fields.bad("in this edition nobody chooses a start building")
        kinds = [kind for kind, building in enumerate(rules.components.buildings) if building.level == 0]
        state.options = [rules.number_of[action_kinds.START][kind] for kind in kinds]
        state.to_act = tuple([other for other in range(rules.players) if state.start_choice[other] < 0])
        if not state.to_act:
            raise fields.bad("all have chosen their start building: the game would have gone on")
        return
    if state.stage == stages.BUILD:
        options = build_options(state, seat)
    elif state.stage == stages.SALARY:
        options = payment_options(state, seat)
    elif state.stage == stages.TURN:
        options = turn_options(state, seat)
        if len(options) == 1:
            raise fields.bad(f"seat {seat} can do nothing but pass: the game would have gone on")  # ACT-8
    elif state.stage == stages.ACTION:
        options = action_options(state, seat)
        if options and (state.acted or (rules.idle_activation and state.source_building >= 0)):  # ACT-3
            options.append(rules.done)
    else:
        assert state.stage == stages.DISCARD
        options = discard_options(state, seat)
    if not options:
        raise fields.bad(f"seat {seat} has nothing to decide: the game would have gone on")
    state.ask(seat, state.stage, options)
