"""The course of the game: what comes after a decision, until the next one is owed."""

from argosy.titles.new_found_land.rules import action_phase, final_phase, land_phase, objectives, planning_phase, stages, steps
from argosy.titles.new_found_land.rules.markers import earn_next
from argosy.titles.new_found_land.rules.ruleset import DISCOVER_ACTION
from argosy.titles.new_found_land.rules.scoring import tell_end
from argosy.titles.new_found_land.rules.state import State


def proceed(state: State) -> None:
    """Goes on by itself as long as nothing is to be decided."""
    while state.step <= steps.ENDING:
        if state.step == steps.ENDING:
            if state.phase == stages.ACTION:
                action_phase.ships_return(state, state.actor)
            earn_next(state)
        elif state.phase == stages.OVER:
            state.to_act = ()
            return
        else:
            state.settle()
            _next_turn(state)
    state.owe_decision()


def _next_turn(state: State) -> None:
    state.turn += 1
    if state.phase == stages.ACTION:
        if state.turn < len(state.order):
            action_phase.begin(state, state.order[state.turn])
        elif state.action < DISCOVER_ACTION:
            state.action += 1
            _begin_action(state)
        else:
            state.action = 0
            state.order = []
            final_phase.reveal_compass(state)
            _begin_phase(state, stages.SCORING)
            state.place = -1
            if not final_phase.next_place(state):
                _begin_phase(state, stages.OBJECTIVES)
        return
    if state.turn < state.ruleset.players:
        seat = state.seat_in_order(state.turn)
        if state.phase == stages.LAND:
            land_phase.begin(state, seat)
        elif state.phase == stages.PLANNING:
            planning_phase.begin(state, seat)
        elif state.phase == stages.SCORING:
            final_phase.begin_count(state, seat)
        else:
            objectives.begin(state, seat)
        return
    _end_of_row(state)


def _end_of_row(state: State) -> None:
    """Every seat has had its turn."""
    if state.phase == stages.LAND:
        _begin_phase(state, stages.PLANNING)
    elif state.phase == stages.PLANNING:
        if state.action < DISCOVER_ACTION:
            state.action += 1
            state.turn = -1
        else:
            _begin_phase(state, stages.ACTION)
            state.action = 0
            _begin_action(state)
    elif state.phase == stages.SCORING:
        if final_phase.next_place(state):
            state.turn = -1
        else:
            _begin_phase(state, stages.OBJECTIVES)
    else:
        _end_round(state)


def _begin_action(state: State) -> None:
    state.turn = -1
    planning_phase.set_action_order(state)


def _begin_phase(state: State, phase: int) -> None:
    state.phase = phase
    state.turn = -1
    if phase == stages.OBJECTIVES:
        state.place = -1


def _end_round(state: State) -> None:
    """FIN-5: the start player tile moves on, or the game ends."""
    state.magellan_on = -1
    state.da_gama_on = -1
    if state.round == state.ruleset.components.rounds:
        state.phase = stages.OVER
        state.forget_history()
        state.turn = -1
        tell_end(state)
        return
    state.sailed = [0] * len(state.sailed)
    state.round += 1
    state.start = state.seat_in_order(1)
    _begin_phase(state, stages.LAND)
    if state.journal is not None:
        state.tell("round", {"player": state.start, "round": state.round})
