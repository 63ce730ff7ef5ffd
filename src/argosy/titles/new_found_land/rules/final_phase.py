"""The final phase of a round: the compass, the islands and cities that are complete."""

from argosy.engine.masks import count, random_member
from argosy.titles.new_found_land.rules import steps
from argosy.titles.new_found_land.rules.deliver import city_filled
from argosy.titles.new_found_land.rules.discover import fits
from argosy.titles.new_found_land.rules.names import CITIES, ISLANDS
from argosy.titles.new_found_land.rules.state import TILE_STACK, State
from argosy.titles.new_found_land.rules.whereabouts import tile_facts


def reveal_compass(state: State) -> None:
    """FIN-1: some tiles are laid on the island that the compass names."""
    rules = state.ruleset
    compass = random_member(state.compass_stack, state.chance)
    state.compass_stack &= ~(1 << compass)
    state.compass = [*state.compass, compass]
    island = rules.components.compass[compass]
    if state.journal is not None:
        state.tell("compass", {"island": rules.place_ids[island]})
    for _ in range(rules.tiles_per_round):
        tile = explore(state, island)
        if tile < 0:
            break
        if rules.neutral >= 0:
            state.put_cubes(rules.neutral, 1, tile)  # NFL-OP-50


def explore(state: State, island: int) -> int:
    """Draws until a tile fits and lays it; -1 when the island is full or no fitting tile is left anywhere (NFL-OP-4)."""
    rules = state.ruleset
    fitting = 0
    for shape in range(rules.shapes):
        if rules.spaces_of_shape[rules.shapes * island + shape] & state.vacant:
            fitting |= rules.tiles_of_shape[shape]
    if fitting & (state.stacks[TILE_STACK] | state.storage[TILE_STACK]) == 0:
        return -1
    while True:
        tile = state.draw(TILE_STACK)
        if fits(state, tile, island):
            state.lay_tile(tile, island)
            if state.journal is not None:
                state.tell("explored", {"tile": rules.components.tile_ids[tile], **tile_facts(state, tile)})
            return tile
        state.store(TILE_STACK, 1 << tile)
        if state.journal is not None:
            state.tell("misfit", {"tile": rules.components.tile_ids[tile]})


def missing_pieces(state: State, place: int) -> int:
    """FIN-2: spaces of an island without a tile; FIN-3: spaces of a city without a cube."""
    rules = state.ruleset
    if place < rules.islands:
        return count(rules.island_spaces[place] & state.vacant)
    return rules.city_spaces[place - rules.islands] - city_filled(state, place - rules.islands)


def is_complete(state: State, place: int) -> bool:
    return missing_pieces(state, place) <= 0


def next_place(state: State) -> bool:
    """Goes on to the next place that is to be scored; False when there is none left in this round."""
    rules = state.ruleset
    state.place += 1
    while state.place < len(rules.scoring_order):
        place = rules.scoring_order[state.place]
        if state.scored >> place & 1 == 0 and is_complete(state, place):
            state.scored |= 1 << place
            if state.journal is not None:
                first, second = rules.first_bonus[place], rules.second_bonus[place]
                state.tell("scoring", {"place": rules.place_ids[place], "first": first, "second": second})
            return True
        state.place += 1
    return False


def begin_count(state: State, seat: int) -> None:
    """The seat takes its points: a turn of its own (NFL-OP-22), if it has cubes there."""
    place = state.ruleset.scoring_order[state.place]
    points = count_of(state, place, seat)
    if points == 0:
        state.step = steps.BETWEEN
        return
    state.begin_turn(seat)
    if state.journal is not None:
        state.tell("counted", {"player": seat, "place": state.ruleset.place_ids[place], "points": points})
    state.score(seat, points, ISLANDS if place < state.ruleset.islands else CITIES)
    state.step = steps.COUNTING if state.hidden_cards(seat) else steps.ENDING


def cubes_at(state: State, place: int, owner: int) -> int:
    rules = state.ruleset
    if place < rules.islands:
        return state.island_cubes[(rules.players + 1) * place + owner]
    return state.city_cubes[rules.players * (place - rules.islands) + owner] if owner < rules.players else 0


def count_of(state: State, place: int, seat: int) -> int:
    """FIN-2: a point for each cube, and the bonus for most or second most; neutral cubes count like a player's."""
    rules = state.ruleset
    own = cubes_at(state, place, seat)
    if own == 0:  # NFL-OP-51
        return 0
    more = 0
    equal = 0
    for owner in range(rules.players + 1):
        cubes = cubes_at(state, place, owner)
        if cubes > own:
            more += 1
        elif cubes == own:
            equal += 1
    if more == 0:
        return own + (rules.first_bonus[place] if equal == 1 else rules.second_bonus[place])
    if more == 1 and equal == 1:
        return own + rules.second_bonus[place]
    return own
