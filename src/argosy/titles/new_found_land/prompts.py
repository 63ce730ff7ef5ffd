from argosy.engine.position import Prompt
from argosy.titles.new_found_land.state import State


def prompt_for(state: State, seat: int) -> Prompt:
    return Prompt("x")
