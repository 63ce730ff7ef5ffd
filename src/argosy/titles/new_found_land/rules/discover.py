"""Discover: draw island tiles, lay some of them, settle on each."""

from argosy.engine.masks import bits_of, count
from argosy.titles.new_found_land.rules import steps
from argosy.titles.new_found_land.rules.names import TILES, bundle_id
from argosy.titles.new_found_land.rules.state import TILE_STACK, State
from argosy.titles.new_found_land.rules.whereabouts import tile_facts


def begin(state: State, seat: int) -> None:
    """DSC-1: as many tiles as telescopes; one is placed for each ship, and with Columbus one more may be."""
    rules = state.ruleset
    telescopes = 0
    for vessel in bits_of(state.left):
        telescopes += rules.telescope[vessel]
    state.places_left = count(state.left) + state.captain_gives(seat, rules.columbus)  # NFL-OP-46
    drawn = 0
    for _ in range(telescopes):
        tile = state.draw(TILE_STACK)
        if tile < 0:  # NFL-OP-47
            break
        drawn |= 1 << tile
    state.tile_drawn = drawn
    if state.journal is not None:
        state.tell("drew-tiles", {"player": seat, "count": count(drawn), "telescopes": telescopes})
        for tile in bits_of(drawn):  # DSC-3
            state.tell(
                "saw-tile", {"tile": rules.components.tile_ids[tile], "shape": rules.components.shapes[rules.tile_shape[tile]]}
            )
    go_on(state, seat)


def tiles_owed(state: State, seat: int) -> int:
    """DSC-1, NFL-OP-45: how many of the drawn tiles the seat must still place, as far as they fit."""
    if not state.ruleset.must_discover:
        return 0
    owed = state.places_left - state.captain_gives(seat, state.ruleset.columbus)
    return max(0, min(owed, count(state.tile_drawn)))


def fits(state: State, tile: int, island: int) -> bool:
    rules = state.ruleset
    return rules.spaces_of_shape[rules.shapes * island + rules.tile_shape[tile]] & state.vacant != 0


def any_fits(state: State) -> bool:
    for tile in bits_of(state.tile_drawn):
        for island in range(state.ruleset.islands):
            if fits(state, tile, island):
                return True
    return False


def go_on(state: State, seat: int) -> None:
    if state.places_left and state.tile_drawn and (any_fits(state) or state.hidden_cards(seat)):
        state.step = steps.DISCOVERING
    else:
        end(state, seat)


def place(state: State, seat: int, tile: int, island: int) -> None:
    """DSC-2: one cube, both bonuses."""
    rules = state.ruleset
    state.tile_drawn &= ~(1 << tile)
    state.places_left -= 1
    state.lay_tile(tile, island)
    state.put_cubes(seat, 1, tile)
    left = rules.bonuses[2 * tile]
    right = rules.bonuses[2 * tile + 1]
    if state.journal is not None:
        both = [one + other for one, other in zip(left, right, strict=True)]
        id = rules.components.tile_ids[tile]
        state.tell("placed", {"player": seat, "tile": id, **tile_facts(state, tile), "bonus": bundle_id(both)})
    state.gain(seat, left, TILES)
    state.gain(seat, right, TILES)
    go_on(state, seat)


def end(state: State, seat: int) -> None:
    rest = count(state.tile_drawn)
    state.store(TILE_STACK, state.tile_drawn)
    state.tile_drawn = 0
    state.places_left = 0
    if rest and state.journal is not None:
        state.tell("stored-tiles", {"player": seat, "count": rest})
    state.step = steps.ENDING
