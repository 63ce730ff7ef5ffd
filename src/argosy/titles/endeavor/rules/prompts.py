"""What a seat is asked to decide."""

from argosy.engine.position import Prompt
from argosy.titles.endeavor.rules import stages
from argosy.titles.endeavor.rules.options import cards_over_limit
from argosy.titles.endeavor.rules.ruleset import INDUSTRY
from argosy.titles.endeavor.rules.state import State


def prompt_for(state: State, seat: int) -> Prompt:
    rules = state.ruleset
    if state.stage == stages.START:
        return Prompt("start")
    if state.stage == stages.BUILD:
        return Prompt("build", {"level": rules.build_level[state.attributes[4 * seat + INDUSTRY]]})
    if state.stage == stages.SALARY:
        return Prompt("salary", {"payments": state.payments_left, "workers": state.workers[seat]})
    if state.stage == stages.ACTION:
        if state.acted:
            return Prompt("action-more", {"source": state.source_id()})
        may_be_idle = rules.idle_activation and state.source_building >= 0  # ACT-3
        return Prompt("action-or-none" if may_be_idle else "action", {"source": state.source_id()})
    if state.stage == stages.DISCARD:
        return Prompt("discard", {"cards": cards_over_limit(state, seat)})
    return Prompt("turn", {"discs": state.harbor[seat]})
