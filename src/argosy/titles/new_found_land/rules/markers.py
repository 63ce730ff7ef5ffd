"""Frame markers: earned at the end of a turn, and what they give."""

from argosy.engine.masks import bits_of, count, lowest
from argosy.titles.new_found_land.rules import land_phase, steps
from argosy.titles.new_found_land.rules.pack import GOODS
from argosy.titles.new_found_land.rules.ruleset import CAPTAIN, OBJECTIVE
from argosy.titles.new_found_land.rules.state import State


def earn_next(state: State) -> None:
    """Gives the actor the next marker it has earned, or ends the turn for good.

    FRM-1: moved onto or past it. FRM-4, NFL-OP-19: a marker that moved back behind a figure is earned with the next
    points, unless the table lets it be lost. NFL-OP-16: lowest space first.
    """
    seat = state.actor
    state.marker = -1
    if state.points[seat] > state.turn_points:
        behind = 0 if state.ruleset.skipped_markers_wait else state.turn_points
        for marker, space in enumerate(state.marker_space):
            if behind < space <= state.points[seat] and state.marker_earned[marker] >> seat & 1 == 0:
                if state.marker < 0 or space < state.marker_space[state.marker]:
                    state.marker = marker
    if state.marker < 0:
        state.step = steps.BETWEEN
        return
    if state.journal is not None:
        id = state.ruleset.marker_ids[state.marker]
        state.tell("earned", {"player": seat, "marker": id, "space": state.marker_space[state.marker]})
    _offer(state, seat)


def _offer(state: State, seat: int) -> None:
    """FRM-2; NFL-OP-21: something is always taken. Only of the goods there may be a last one, which is not asked for."""
    rules = state.ruleset
    gives = rules.marker_gives[state.marker]
    if gives == OBJECTIVE:
        stack = rules.marker_stack[state.marker]
        cards = state.objective_stacks[stack]
        state.looked[rules.objective_stacks * seat + stack] = cards
        if state.journal is not None:
            for objective in bits_of(cards):
                state.tell("saw-objective", {"objective": rules.objective_ids[objective]}, seat)
        state.step = steps.CHOOSING
    elif gives == CAPTAIN:
        state.step = steps.HIRING
    elif count(state.triangle) == 1:
        claim(state, seat, lowest(state.triangle))
    else:
        state.step = steps.CLAIMING


def free_captains(state: State) -> list[int]:
    return [captain for captain, owner in enumerate(state.captain) if owner < 0]


def choose(state: State, seat: int, objective: int) -> None:
    stack = state.ruleset.marker_stack[state.marker]
    state.objective_stacks[stack] &= ~(1 << objective)
    state.held[seat] |= 1 << objective
    if state.journal is not None:
        state.tell("took-objective", {"player": seat, "marker": state.ruleset.marker_ids[state.marker]})
        state.tell("own-objective", {"objective": state.ruleset.objective_ids[objective]}, seat)
    _move_on(state, seat)


def hire(state: State, seat: int, captain: int) -> None:
    state.captain[captain] = seat
    if state.journal is not None:
        state.tell("hired", {"player": seat, "captain": state.ruleset.components.captain_ids[captain]})
    if captain == state.ruleset.cortes:  # LND-1
        land_phase.gain_gold(state, seat)
    _move_on(state, seat)


def claim(state: State, seat: int, good: int) -> None:
    state.triangle &= ~(1 << good)
    state.goods[4 * seat + good] += 1
    if state.journal is not None:
        state.tell("claimed", {"player": seat, "good": GOODS[good]})
    _move_on(state, seat)


def _move_on(state: State, seat: int) -> None:
    """FRM-3, FRM-4: the marker moves back, or leaves the track when everybody has earned it."""
    rules = state.ruleset
    marker = state.marker
    state.marker_earned[marker] |= 1 << seat
    if state.marker_earned[marker] == rules.all_seats:
        state.marker_space[marker] = 0
        if state.journal is not None:
            state.tell("marker-gone", {"marker": rules.marker_ids[marker]})
    else:
        space = landing_space(state, marker)
        state.marker_space[marker] = space
        if state.journal is not None:
            state.tell("marker-moved", {"marker": rules.marker_ids[marker], "space": space})
    state.marker = -1
    state.step = steps.ENDING


def landing_space(state: State, marker: int) -> int:
    """NFL-OP-17: three back, else the next free one before that; NFL-OP-18: never below space 1."""
    space = state.marker_space[marker]
    target = max(1, space - state.ruleset.components.step_back)
    while target < space and (_figure_on(state, target) or target in state.marker_space):
        target += 1
    return target


def _figure_on(state: State, space: int) -> bool:
    """FRM-3, NFL-OP-20: a figure on a later lap stands on its space too."""
    return space in [points % state.ruleset.components.lap for points in state.points]
