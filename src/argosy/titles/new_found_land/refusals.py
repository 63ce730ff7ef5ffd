from argosy.engine.rules import Refusal
from argosy.titles.new_found_land.state import State


def refusal_of(state: State, seat: int, action: int) -> Refusal | None:
    return Refusal("X")
