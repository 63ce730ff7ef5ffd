"""Large ships that lie covered in the market (SET-3): all see what they cost, nobody which ships they are.

Ships that cost the same differ in nothing until one is turned over, so which of them is taken is left to chance. What is
covered was drawn from the stack, and which ships the stack held is known: so those on offer and those in the stack could
be exchanged where they cost the same. But a stack is remade only when it is empty: then all ships that cost the same lie
in the market, and what is drawn afterwards came from storage, where everybody saw it. `market_known` holds those ships.
"""

from argosy.engine.masks import bits_of, count, random_member
from argosy.titles.new_found_land.rules.names import bundle_id
from argosy.titles.new_found_land.rules.state import LARGE_STACK, State


def turn_over(state: State, number: int) -> int:
    """The ship that is found under one of the covered ones with this cost."""
    return random_member(state.market & state.ruleset.ships_of_cost[number], state.chance)


def covered_costs(state: State) -> list[str]:
    """What the covered ships on offer cost, one entry for each."""
    rules = state.ruleset
    found: list[str] = []
    for number, ships in enumerate(rules.ships_of_cost):
        found += [bundle_id(rules.covered_costs[number])] * count(state.market & ships)
    return found


def redeal_covered(state: State) -> None:
    """Draws anew which of the ships of each cost lie in the market, and which in the stack."""
    for ships in state.ruleset.ships_of_cost:
        unknown = state.market & ships & ~state.market_known
        if unknown and state.stacks[LARGE_STACK] & ships:
            pool = bits_of(unknown | (state.stacks[LARGE_STACK] & ships))
            state.chance.shuffle(pool)
            for ship in pool[: count(unknown)]:
                state.market |= 1 << ship
                state.stacks[LARGE_STACK] &= ~(1 << ship)
            for ship in pool[count(unknown) :]:
                state.market &= ~(1 << ship)
                state.stacks[LARGE_STACK] |= 1 << ship
