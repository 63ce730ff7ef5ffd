"""Whether a position adds up: every component in one place, everything bought and earned, nobody knowing too much.

Called for every position that is read, and by the tests after every action. Raises BadPosition with one clear line.
"""

from argosy.engine.errors import BadPosition
from argosy.engine.masks import bits_of, count
from argosy.titles.new_found_land.rules import stages, steps
from argosy.titles.new_found_land.rules.audit_history import audit_histories
from argosy.titles.new_found_land.rules.audit_turn import audit_turn
from argosy.titles.new_found_land.rules.final_phase import is_complete
from argosy.titles.new_found_land.rules.generations import generations
from argosy.titles.new_found_land.rules.land_phase import yards
from argosy.titles.new_found_land.rules.names import SOURCES
from argosy.titles.new_found_land.rules.ruleset import CAPTAIN, OBJECTIVE
from argosy.titles.new_found_land.rules.state import CARD_STACK, CONTRACT_STACK, TILE_STACK, State


def audit(state: State) -> None:
    _check_course(state)
    _check_ships(state)
    _check_cards(state)
    _check_contracts(state)
    _check_islands(state)
    audit_turn(state)
    _check_objectives(state)
    _check_markers(state)
    _check_points(state)
    _check_knowledge(state)
    audit_histories(state)
    if state.phase == stages.OVER:
        state.to_act = ()
    else:
        state.owe_decision()


def once(what: str, ids: list[str], whole: int, places: list[int]) -> None:
    """Every component of `whole` is in exactly one of the places, and nothing else is."""
    seen = 0
    for place in places:
        if seen & place:
            raise BadPosition(f"{what}: {ids[bits_of(seen & place)[0]]} is in two places")
        seen |= place
    if whole & ~seen:
        raise BadPosition(f"{what}: {ids[bits_of(whole & ~seen)[0]]} is nowhere")
    if seen & ~whole:
        raise BadPosition(f"{what}: {ids[bits_of(seen & ~whole)[0]]} is not in this game")


def _check_course(state: State) -> None:
    rules = state.ruleset
    if rules.chosen_nations and state.nation != rules.chosen_nations:
        raise BadPosition("seats: the nations are not those that the option 'nations' names")
    first = 0
    for seat in range(rules.players):
        if rules.nation_numbers[state.nation[seat]] < rules.nation_numbers[state.nation[first]]:
            first = seat
    if state.start != (first + state.round - 1) % rules.players:  # SET-1, FIN-5
        raise BadPosition(f"start: in round {state.round} the start player is seat {(first + state.round - 1) % rules.players}")
    revealed = state.round if state.phase >= stages.SCORING else state.round - 1
    if len(state.compass) != revealed:
        raise BadPosition(f"compass: {revealed} tiles are revealed by now, not {len(state.compass)}")
    if state.phase == stages.OVER and state.round != rules.components.rounds:
        raise BadPosition(f"phase: the game is not over before round {rules.components.rounds}")
    for place in bits_of(state.scored):
        if not is_complete(state, place):
            raise BadPosition(f"scored: {rules.place_ids[place]} is not complete")


def _check_ships(state: State) -> None:
    rules = state.ruleset
    whole = (1 << rules.ships) - 1
    if not rules.start_ships_join:  # SET-2
        whole &= ~rules.start_ships
        for nation in state.nation:
            whole |= 1 << nation
    once("ships", rules.vessel_ids, whole, [state.market, *state.stacks[:2], *state.storage[:2], *state.owned])
    spaces = rules.components.market_spaces
    if count(state.market & rules.small) > spaces[0] or count(state.market & ~rules.small) > spaces[1]:
        raise BadPosition(f"market: at most {spaces[0]} small and {spaces[1]} large ships are on offer")
    if state.market_known & ~(state.market & rules.covered_ships):
        raise BadPosition("market_known: only covered ships on offer can be known by their cost")
    for seat, owned in enumerate(state.owned):
        room = yards(state, seat) + (1 if state.step == steps.SCRAPPING and state.actor == seat else 0)
        if not 1 <= count(owned) <= room:
            raise BadPosition(f"seats[{seat}]: {count(owned)} ships, there must be 1 to {room}")


def _check_cards(state: State) -> None:
    rules = state.ruleset
    places = [state.stacks[CARD_STACK], state.storage[CARD_STACK], state.card_drawn, *state.hand]
    for seat in range(rules.players):
        for action in range(4):
            places.append(state.assigned[4 * seat + action] >> rules.ships)
    once("cards", rules.card_ids, (1 << rules.cards) - 1, places)


def _check_contracts(state: State) -> None:
    ids = state.ruleset.components.contract_ids
    once("contracts", ids, (1 << len(ids)) - 1, [state.offered, state.stacks[CONTRACT_STACK], state.storage[CONTRACT_STACK]])


def _check_islands(state: State) -> None:
    rules = state.ruleset
    laid = 0
    for tile, space in enumerate(state.tile_space):
        if space >= 0:
            laid |= 1 << tile
    once(
        "tiles",
        rules.components.tile_ids,
        (1 << rules.tiles) - 1,
        [laid, state.stacks[TILE_STACK], state.storage[TILE_STACK], state.tile_drawn],
    )
    for city, spaces in enumerate(rules.city_spaces):
        filled = sum(state.city_cubes[rules.players * city : rules.players * (city + 1)])
        if filled > spaces:
            raise BadPosition(f"cities: {rules.components.cities[city].id} holds {filled} cubes, it has {spaces} spaces")


def _check_objectives(state: State) -> None:
    rules = state.ruleset
    whole = (1 << rules.objectives) - 1
    once("objectives", rules.objective_ids, whole, [*state.objective_stacks, *state.held, state.resolved])
    for stack, marker in enumerate(rules.stack_marker):
        id = rules.marker_ids[marker]
        cards = state.objective_stacks[stack]
        taken = count(state.marker_earned[marker])
        if count(cards) != rules.components.stack_size - taken:
            raise BadPosition(f"objective_stacks: {id} holds {count(cards)} cards, but {taken} players have taken one")
        for seat in range(rules.players):
            looked = state.looked[rules.objective_stacks * seat + stack]
            may = state.marker_earned[marker] >> seat & 1 != 0 or (state.marker == marker and state.actor == seat)
            elsewhere = whole & ~cards & ~state.resolved
            for held in state.held:
                elsewhere &= ~held
            if (looked and not may) or (may and cards & ~looked) or looked & elsewhere:
                raise BadPosition(f"seats[{seat}]: 'looked' does not fit with the stack {id}")
    for seat in range(rules.players):
        earned = len([1 for marker in rules.stack_marker if state.marker_earned[marker] >> seat & 1])
        if count(state.held[seat]) > earned:
            raise BadPosition(f"seats[{seat}]: {count(state.held[seat])} objectives, but only {earned} were earned")


def _check_markers(state: State) -> None:
    rules = state.ruleset
    for marker, id in enumerate(rules.marker_ids):
        space = state.marker_space[marker]
        earned = state.marker_earned[marker]
        if (space == 0) != (earned == rules.all_seats):
            raise BadPosition(f"markers: {id} leaves the track exactly when all players have earned it")
        if space and state.marker_space.count(space) > 1:
            raise BadPosition(f"markers: two stand on space {space}")
        for seat in bits_of(earned):
            if state.points[seat] < max(space, 1):
                raise BadPosition(f"markers: seat {seat} has not reached {id}")
        if rules.marker_gives[marker] == CAPTAIN:
            owners = [owner for owner in state.captain if owner >= 0]
            if sorted(owners) != bits_of(earned):
                raise BadPosition("captains: exactly those who earned the marker have one each")
        elif rules.marker_gives[marker] != OBJECTIVE:
            if count(state.triangle) != 4 - count(earned):
                raise BadPosition(f"triangle: {count(earned)} players have taken a good, {count(state.triangle)} goods are left")


def _check_points(state: State) -> None:
    rules = state.ruleset
    lap = rules.components.lap
    taken: list[int] = []
    for seat, points in enumerate(state.points):
        earned = sum(state.earned[len(SOURCES) * seat : len(SOURCES) * (seat + 1)])
        if points != earned:
            raise BadPosition(f"seats[{seat}]: {points} points, but the sources add up to {earned}")
        if (points >= lap) != (state.fifty[seat] >= 0):
            raise BadPosition(f"seats[{seat}]: whoever reaches {lap} points has a 50/100 card, nobody else")
        if state.fifty[seat] >= 0:
            taken.append(state.fifty[seat])
    if sorted(taken) != list(range(len(taken))):
        raise BadPosition("seats: the 50/100 cards are taken in order, each once")
    if state.phase == stages.LAND and (state.magellan_on >= 0 or state.da_gama_on >= 0):
        raise BadPosition("magellan, da_gama: they are sent in the planning phase")
    for captain, sent, name in ((rules.magellan, state.magellan_on, "magellan"), (rules.da_gama, state.da_gama_on, "da_gama")):
        if sent >= 0 and state.captain[captain] < 0:
            raise BadPosition(f"{name}: nobody has this captain")


def _check_knowledge(state: State) -> None:
    rules = state.ruleset
    public = state.known[rules.players]
    in_play = 0
    for vessels in state.assigned:
        in_play |= vessels >> rules.ships
    if in_play & ~public:
        raise BadPosition("known: a charter in play is known to all")
    for observer, known in enumerate(state.known):
        where = f"seats[{observer}]" if observer < rules.players else "known"
        own = state.hand[observer] if observer < rules.players else 0
        if own & ~known or public & ~known:
            raise BadPosition(f"{where}: the own hand, and what all know, must be among the known cards")
        if known & state.stacks[CARD_STACK]:
            raise BadPosition(
                f"{where}: nobody knows {rules.card_ids[bits_of(known & state.stacks[CARD_STACK])[0]]}, it is in the stack"
            )
        drawing = state.card_drawn if observer == state.actor else 0
        if known & state.card_drawn != drawing:
            raise BadPosition(f"{where}: only who draws cards knows them")
        since = state.since[rules.cards * observer : rules.cards * (observer + 1)]
        if max(since) > state.generation:
            raise BadPosition(f"{where}: 'since' runs ahead of the {state.generation} times the stack was remade")
        for seat, hand in enumerate(state.hand):
            if seat != observer and hand & known & ~public:
                raise BadPosition(f"{where}: nobody else knows the hand of seat {seat}")
            kept = generations(state.kept[rules.players * observer + seat])
            lost = sorted([since[card] for card in bits_of(hand & ~public)])
            if len(kept) != len(lost) or (kept and kept[-1] > state.generation):
                raise BadPosition(f"{where}: 'kept' should have one entry for each hidden card of the hand of seat {seat}")
            if seat != observer and any(early > late for early, late in zip(lost, kept, strict=True)):
                raise BadPosition(f"{where}: 'since' excludes a card that seat {seat} holds")
