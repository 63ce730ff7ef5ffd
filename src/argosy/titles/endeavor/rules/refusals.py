"""Why an action is not allowed: the rule, and the facts of this position that show it.

Independent of `options.py`: nothing is imported from it, and the board is read from components, discs and cards rather than
from the masks that make `legal` fast. So it proves something that a test finds both to agree on every action of the catalogue.
What the board forbids is told before what the moment forbids: "you have nobody in India" helps more than "not now".
"""

from typing import Final

from argosy.engine.rules import Facts, Refusal
from argosy.titles.endeavor.rules import action_kinds, stages
from argosy.titles.endeavor.rules.pack import ATTACK, DECK_CARDS, DRAW, OCCUPY, PAYMENT, SHIP
from argosy.titles.endeavor.rules.ruleset import EUROPE, INDUSTRY, POLITICS, SLAVERY_DECK
from argosy.titles.endeavor.rules.state import State

_ACTION_OF: Final = {
    action_kinds.SHIP_TRACK: SHIP,
    action_kinds.SHIP_OPEN_SEA: SHIP,
    action_kinds.SHIP_ROUTE: SHIP,
    action_kinds.OCCUPY_CITY: OCCUPY,
    action_kinds.ATTACK_PLACE: ATTACK,
    action_kinds.DRAW_DECK: DRAW,
    action_kinds.DRAW_PILE: DRAW,
    action_kinds.PAY: PAYMENT,
}
_DISCS: Final = {SHIP: 1, OCCUPY: 1, ATTACK: 2}  # SHP-1, OCC-1, ATK-1


def refusal_of(state: State, seat: int, action: int) -> Refusal | None:
    kind = state.ruleset.kind_of[action]
    argument = state.ruleset.argument_of[action]
    if state.stage == stages.OVER:
        return Refusal("RND-3", "over")
    if seat not in state.to_act:
        return _not_to_act(state, seat)
    if kind in (
        action_kinds.START,
        action_kinds.BUILD,
        action_kinds.FREE_PLACE,
        action_kinds.NORMAL_PLACE,
        action_kinds.DISCARD,
        action_kinds.DONE,
    ):
        return _refuse_choice(state, seat, kind, argument)
    if kind in (action_kinds.ACTIVATE, action_kinds.SPEND, action_kinds.PASS):
        return _refuse_turn(state, seat, kind, argument)
    if kind == action_kinds.PAY and state.stage == stages.SALARY:
        return None if _staffed(state, seat, argument) else Refusal("SAL-1", "", {"building": state.ruleset.building_ids[argument]})
    return _refuse_action(state, seat, kind, argument)


def _not_to_act(state: State, seat: int) -> Refusal:
    if state.stage == stages.START:
        return Refusal("SET-7", "chosen")
    if state.stage in (stages.TURN, stages.ACTION) and state.passed >> seat & 1:
        return Refusal("ACT-7", "", {"player": state.turn})
    return Refusal("RND-1", "not-your-turn", {"player": state.turn})


def _wrong_moment(state: State) -> Refusal:
    return Refusal("RND-1", stages.NAMES[state.stage])


# ---- start, build, discard, done


def _refuse_choice(state: State, seat: int, kind: int, argument: int) -> Refusal | None:
    if kind == action_kinds.START:
        return None if state.stage == stages.START else Refusal("SET-7", "over")
    if kind == action_kinds.BUILD:
        return _refuse_build(state, seat, argument)
    if kind == action_kinds.DONE:
        return _refuse_done(state)
    card = state.ruleset.card_ids[argument]
    if not state.cards[seat] >> argument & 1:
        return Refusal("DIS-5", "not-yours", {"card": card})
    if state.stage != stages.DISCARD:
        return Refusal("ACT-6" if kind == action_kinds.DISCARD else "DRW-4", "", {"card": card})
    assert _cards_too_many(state, seat) > 0, "somebody discards below the limit (DIS-7)"
    if kind == action_kinds.DISCARD:
        return None
    free = state.free_place[seat]
    if (kind == action_kinds.FREE_PLACE) == (argument == free):
        return Refusal("DIS-4", "there", {"card": card})
    return Refusal("DIS-4", "chosen", {"card": card}) if state.place_chosen else None


def _cards_too_many(state: State, seat: int) -> int:
    """DIS-2 to DIS-4, counted from the cards themselves."""
    components = state.ruleset.components
    level = -1
    for threshold in components.thresholds:
        if state.attributes[4 * seat + POLITICS] >= threshold:
            level += 1
    limit = components.card_limit[level]
    normal = 0
    slavery = False
    for number, card in enumerate(components.cards):
        if state.cards[seat] >> number & 1:
            normal += 0 if number == state.free_place[seat] else 1
            slavery = slavery or card.deck == SLAVERY_DECK
    if slavery:
        limit += components.slavery_bonus[level]
    return normal - min(limit, components.card_places)


def _refuse_build(state: State, seat: int, kind: int) -> Refusal | None:
    rules = state.ruleset
    building = rules.components.buildings[kind]
    if state.stage != stages.BUILD:
        return _wrong_moment(state)
    if state.stock[kind] == 0:
        return Refusal("BLD-1", "none-left", {"building": building.id})
    has_level_five = False
    for other, candidate in enumerate(rules.components.buildings):
        if candidate.level == 5 and state.built[rules.kinds * seat + other] > 0:
            has_level_five = True
    if building.level == 5 and has_level_five:
        return Refusal("BLD-4", "", {"building": building.id})
    icons = state.attributes[4 * seat + INDUSTRY]
    level = rules.build_level[icons]
    if building.level <= level:
        return None
    for lower in range(1, building.level):  # BLD-5: the next level up, only if nothing lower can be had
        for other, candidate in enumerate(rules.components.buildings):
            if candidate.level == lower and state.stock[other] > 0 and not (lower == 5 and has_level_five):
                facts: Facts = {"building": building.id, "needs": building.level, "level": level}
                return Refusal("BLD-2" if lower <= level else "BLD-5", "", facts)
    return None


def _refuse_done(state: State) -> Refusal | None:
    if state.stage == stages.SALARY:
        return None if state.ruleset.edition.may_stop_salary else Refusal("SAL-2", "", {"payments": state.payments_left})
    if state.stage == stages.ACTION:
        return Refusal("ACT-3", "act-first") if _must_act(state) else None
    if state.stage == stages.DISCARD:
        return Refusal("DIS-5", "too-many", {"cards": _cards_too_many(state, state.turn)})
    if state.stage == stages.TURN:
        return Refusal("ACT-1", "nothing-begun")
    return _wrong_moment(state)


def _must_act(state: State) -> bool:
    """ACT-3: at least one action is carried out, but where a building may be activated for nothing."""
    return not state.acted and not (state.ruleset.idle_activation and state.source_building >= 0)


# ---- turns


def _refuse_turn(state: State, seat: int, kind: int, argument: int) -> Refusal | None:
    rules = state.ruleset
    if kind == action_kinds.PASS:
        if state.stage == stages.TURN:
            return None
        return Refusal("ACT-3", "act-first") if state.stage == stages.ACTION and _must_act(state) else _wrong_moment(state)
    harbor = state.harbor[seat]
    if kind == action_kinds.ACTIVATE:
        building = rules.components.buildings[argument]
        facts: Facts = {"building": building.id}
        built = state.built[rules.kinds * seat + argument]
        if built == 0:
            return Refusal("ACT-2", "not-yours", facts)
        if built == state.staffed[rules.kinds * seat + argument]:
            return Refusal("ACT-2", "staffed", facts)
        if state.stage != stages.TURN:
            return _wrong_moment(state)
        if harbor == 0:
            return Refusal("ACT-2", "no-disc", facts)
        if rules.idle_activation:
            return None
        return _refuse_idle(state, seat, building.parts, harbor - 1, argument, building.id)
    token = rules.components.tokens[argument]
    if state.tokens_held[rules.token_types * seat + argument] == 0:
        return Refusal("ACT-5", "", {"token": token.id})
    if state.stage != stages.TURN:
        return _wrong_moment(state)
    return _refuse_idle(state, seat, token.parts, harbor, -1, token.id)


def _refuse_idle(state: State, seat: int, parts: list[int], harbor: int, payer: int, source: str) -> Refusal | None:
    """ACT-3: at least one of the actions can really be carried out with so many discs; `payer` is the building activated, or -1."""
    wanted = 0
    for part in parts:
        wanted |= part
    for kind, action in _ACTION_OF.items():
        if wanted & action and harbor >= _DISCS.get(action, 0):
            for argument, number in enumerate(state.ruleset.number_of[kind]):
                if number >= 0 and _can_be_done(state, seat, kind, argument, payer):
                    return None
    if harbor == 0 and wanted & (SHIP | OCCUPY | ATTACK):
        return Refusal("ACT-3", "no-disc", {"source": source})
    if harbor == 1 and wanted & ATTACK:
        return Refusal("ACT-3", "one-disc", {"source": source})
    return Refusal("ACT-3", "", {"source": source})


def _can_be_done(state: State, seat: int, kind: int, argument: int, payer: int) -> bool:
    if _refuse_target(state, seat, kind, argument) is not None:
        return False
    # the payer's disc is not yet on its circle, so every disc on that kind is another building's
    return kind != action_kinds.PAY or payer < 0 or _refuse_payment(state, argument, _staffed(state, seat, argument)) is None


# ---- the five actions: first what the board says, then what the moment says, then what it costs


def _refuse_action(state: State, seat: int, kind: int, argument: int) -> Refusal | None:
    refusal = _refuse_target(state, seat, kind, argument)
    if refusal is not None:
        return refusal
    if state.stage == stages.TURN:
        return Refusal("ACT-1", "begin-first")
    if state.stage != stages.ACTION:
        return _wrong_moment(state)
    refusal = _refuse_part(state, kind, argument)
    if refusal is not None:
        return refusal
    if kind == action_kinds.PAY:
        if state.source_building < 0:
            return None  # PAY-2: a token is not bound
        own = 1 if argument == state.source_building else 0  # the disc that activated it
        return _refuse_payment(state, argument, _staffed(state, seat, argument) - own)
    harbor = state.harbor[seat]
    if harbor >= _DISCS.get(_ACTION_OF[kind], 0):
        return None
    if kind == action_kinds.ATTACK_PLACE:
        return Refusal("ATK-1", "", {"discs": harbor})
    return Refusal("OCC-1", "no-disc") if kind == action_kinds.OCCUPY_CITY else Refusal("SHP-1")


def _refuse_target(state: State, seat: int, kind: int, argument: int) -> Refusal | None:
    if kind == action_kinds.OCCUPY_CITY:
        return _refuse_occupy(state, seat, argument)
    if kind == action_kinds.ATTACK_PLACE:
        return _refuse_attack(state, seat, argument)
    if kind == action_kinds.DRAW_DECK:
        return _refuse_draw(state, seat, argument)
    if kind == action_kinds.DRAW_PILE:
        return _refuse_draw_from_pile(state, seat, argument)
    if kind == action_kinds.PAY:
        if _staffed(state, seat, argument) == 0:
            return Refusal("PAY-1", "", {"building": state.ruleset.building_ids[argument]})
        return None
    return _refuse_ship(state, kind, argument)


def _refuse_ship(state: State, kind: int, argument: int) -> Refusal | None:
    rules = state.ruleset
    if kind == action_kinds.SHIP_ROUTE:
        place = rules.components.places[argument]
        owner = _owner(state, argument)
        if owner >= 0:
            return Refusal("SHP-4", "occupied", {"place": place.id, "player": owner})
        if not _is_open(state, place.region):
            return Refusal("SHP-4", "closed", {"place": place.id, "region": rules.region_ids[place.region]})
        return None
    region = rules.region_ids[argument]
    is_open = _is_open(state, argument)
    if kind == action_kinds.SHIP_OPEN_SEA and not is_open:
        return Refusal("SHP-3", "closed", {"region": region})
    if kind == action_kinds.SHIP_TRACK and is_open and not rules.edition.full_track_takes_ships:
        return Refusal("SHP-2", "full", {"region": region})
    return None


def _refuse_occupy(state: State, seat: int, place: int) -> Refusal | None:
    rules = state.ruleset
    region = rules.place_region[place]
    facts: Facts = {"place": rules.place_ids[place], "region": rules.region_ids[region]}
    owner = _owner(state, place)
    if owner >= 0:
        facts["player"] = owner
        return Refusal("OCC-1", "occupied", facts)
    if not _has_presence(state, seat, region):
        return Refusal("OCC-2", "", facts)
    if not _is_open(state, region):
        facts["spaces"] = rules.track_length[region] - state.filled[region]
        return Refusal("OCC-1", "closed", facts)
    return None


def _refuse_attack(state: State, seat: int, place: int) -> Refusal | None:
    rules = state.ruleset
    region = rules.place_region[place]
    facts: Facts = {"place": rules.place_ids[place], "region": rules.region_ids[region]}
    owner = _owner(state, place)
    if owner < 0:
        return Refusal("ATK-2", "", facts)
    if owner == seat:
        return Refusal("ATK-3", "own", facts)
    if not _has_presence(state, seat, region):
        return Refusal("ATK-3", "", facts)
    return None


def _refuse_draw(state: State, seat: int, deck: int) -> Refusal | None:
    rules = state.ruleset
    region = rules.deck_region[deck]
    facts: Facts = {"deck": rules.deck_ids[deck], "region": rules.region_ids[region]}
    if deck == SLAVERY_DECK and state.abolished:
        return Refusal("ABO-1", "", facts)
    top = 0
    while top < DECK_CARDS and not state.decks[deck] >> top & 1:
        top += 1
    if top == DECK_CARDS:
        return Refusal("DRW-7", "", facts)
    if rules.edition.draw_needs_open_region and not _is_open(state, region):
        return Refusal("DRW-3", "", facts)
    needs = rules.components.cards[deck * DECK_CARDS + top].value
    discs = state.discs_in[rules.regions * seat + region]
    if discs < needs:
        facts["needs"] = needs
        facts["discs"] = discs
        return Refusal("DRW-2", "", facts)
    return None


def _refuse_draw_from_pile(state: State, seat: int, card: int) -> Refusal | None:
    facts: Facts = {"card": state.ruleset.card_ids[card]}
    if not state.pile >> card & 1:
        return Refusal("DRW-6", "not-there", facts)
    needs = state.ruleset.components.cards[card].value
    discs = state.discs_in[state.ruleset.regions * seat + EUROPE]
    if discs < needs:
        facts["needs"] = needs
        facts["discs"] = discs
        return Refusal("DRW-6", "discs", facts)
    return None


def _refuse_part(state: State, kind: int, argument: int) -> Refusal | None:
    """ACT-4: what the building or token still offers, and where."""
    rules = state.ruleset
    if not (state.part_one | state.part_two) & _ACTION_OF[kind]:
        return Refusal("ACT-4", "not-offered", {"source": state.source_id()})
    if state.bound_deck >= 0 and kind == action_kinds.DRAW_DECK and argument != state.bound_deck:
        return Refusal("ACT-4", "same-deck", {"deck": rules.deck_ids[state.bound_deck]})
    if state.bound_region < 0 or kind in (action_kinds.PAY, action_kinds.DRAW_PILE):
        return None
    if kind == action_kinds.DRAW_DECK:
        region = rules.deck_region[argument]
    else:
        region = argument if kind in (action_kinds.SHIP_TRACK, action_kinds.SHIP_OPEN_SEA) else rules.place_region[argument]
    if region != state.bound_region:
        return Refusal("ACT-4", "same-region", {"region": rules.region_ids[state.bound_region]})
    return None


def _refuse_payment(state: State, kind: int, others: int) -> Refusal | None:
    """PAY-2: the payment of a building; `others` counts the discs on buildings of that kind but the paying one."""
    building = state.ruleset.components.buildings[kind]
    if state.ruleset.edition.payers_free_each_other:
        return None if others > 0 else Refusal("PAY-2", "self", {"building": building.id})
    for part in building.parts:
        if part & PAYMENT:
            return Refusal("PAY-2", "payer", {"building": building.id})
    return None


# ---- what lies where


def _owner(state: State, place: int) -> int:
    """The seat whose disc is there; -1: nobody's."""
    for seat in range(state.ruleset.players):
        if state.held[seat] >> place & 1:
            return seat
    return -1


def _is_open(state: State, region: int) -> bool:
    """SHP-5: no space of the track is free. The home region has none."""
    return state.filled[region] == state.ruleset.components.regions[region].track


def _has_presence(state: State, seat: int, region: int) -> bool:
    """OCC-2."""
    return state.ruleset.components.regions[region].home or state.discs_in[state.ruleset.regions * seat + region] > 0


def _staffed(state: State, seat: int, kind: int) -> int:
    return state.staffed[state.ruleset.kinds * seat + kind]
