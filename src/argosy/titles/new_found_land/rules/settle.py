"""Settle: each ship places its cubes on one island tile, or goes to New England."""

from argosy.engine.masks import bits_of
from argosy.titles.new_found_land.rules import steps
from argosy.titles.new_found_land.rules.names import NEW_ENGLAND, TILES, bundle_id
from argosy.titles.new_found_land.rules.ruleset import EXTRA_CUBE
from argosy.titles.new_found_land.rules.state import State
from argosy.titles.new_found_land.rules.whereabouts import tile_facts


def begin(state: State, seat: int) -> None:
    state.extra_cubes = state.effect_of(seat, EXTRA_CUBE)  # STL-3
    go_on(state, seat)


def settler_choices(state: State) -> list[int]:
    """STL-1: the numbers of settlers among which the next ship is chosen, ascending; [0] if the ships left are alike."""
    found: list[int] = []
    for vessel in bits_of(state.left):
        settlers = state.ruleset.settlers[vessel]
        if settlers not in found:
            found.append(settlers)
    if len(found) == 1:
        return [0]
    found.sort()
    return found


def next_ship(state: State, settlers: int) -> int:
    """The first ship left with so many settlers; 0: with most. Ships with the same number differ in nothing here."""
    best = -1
    for vessel in bits_of(state.left):
        if state.ruleset.settlers[vessel] == settlers:
            return vessel
        if best < 0 or state.ruleset.settlers[vessel] > state.ruleset.settlers[best]:
            best = vessel
    return best


def go_on(state: State, seat: int) -> None:
    while state.left:
        if state.open_tiles or state.hidden_cards(seat):
            state.step = steps.SETTLING
            return
        _go_to_new_england(state, seat, 0)
    if state.extra_cubes and state.open_tiles:
        state.step = steps.EXTRA
    else:  # NFL-OP-41: without an empty space the extra cube is lost
        state.extra_cubes = 0
        state.step = steps.ENDING


def settle(state: State, seat: int, settlers: int, tile: int, side: int) -> None:
    """STL-1: cubes on an empty space, and one of the tile's bonuses; NFL-OP-40: also one that was taken before."""
    rules = state.ruleset
    if state.step == steps.EXTRA:
        cubes = 1
        state.extra_cubes -= 1
    else:
        vessel = next_ship(state, settlers)
        cubes = rules.settlers[vessel]
        state.left &= ~(1 << vessel)
    bonus = rules.bonuses[2 * tile + side]
    state.put_cubes(seat, cubes, tile)
    if state.journal is not None:
        where = tile_facts(state, tile)
        id = rules.components.tile_ids[tile]
        state.tell("settled", {"player": seat, "cubes": cubes, "tile": id, **where, "bonus": bundle_id(bonus)})
    state.gain(seat, bonus, TILES)
    go_on(state, seat)


def sail_to_new_england(state: State, seat: int, settlers: int) -> None:
    _go_to_new_england(state, seat, settlers)
    go_on(state, seat)


def _go_to_new_england(state: State, seat: int, settlers: int) -> None:
    """STL-2: a point for each cube that is not placed."""
    rules = state.ruleset
    vessel = next_ship(state, settlers)
    state.left &= ~(1 << vessel)
    points = rules.settlers[vessel] * rules.components.new_england_points
    if state.journal is not None:
        state.tell("new-england", {"player": seat, "points": points, "place": "new-england"})
    state.score(seat, points, NEW_ENGLAND)
