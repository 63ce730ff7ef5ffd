"""Why an action is not allowed: the rule, and the facts of this position that show it.

Independent of `options.py` on purpose: both read the position and the ruleset, and share no function that decides what is
legal. So a test that compares the two for every action of the catalogue proves something. The same holds for the refusals of
each phase in the files beside this one.
"""

from typing import Final

from argosy.engine.rules import Refusal
from argosy.titles.new_found_land.rules import action_refusals, land_refusals, objective_refusals, planning_refusals
from argosy.titles.new_found_land.rules.pack import GOODS
from argosy.titles.new_found_land.rules.ruleset import (
    ANTWERP,
    ASSIGN,
    BUILD,
    BUILD_COVERED,
    CARRY,
    CHOOSE,
    CLAIM,
    DA_GAMA,
    DELIVER,
    DONE,
    EXPAND,
    HIRE,
    KEEP,
    MAGELLAN,
    NEW_ENGLAND,
    PAY,
    PLACE,
    PLAY,
    RESOLVE,
    SCRAP,
    SETTLE,
    TAKE,
    UNLOAD,
)
from argosy.titles.new_found_land.rules.state import (
    CARRYING,
    CHOOSING,
    CLAIMING,
    COUNTING,
    DELIVERING,
    DISCOVERING,
    EXTRA,
    HIRING,
    KEEPING,
    LAND,
    OVER,
    PAYING,
    PLANNING,
    RESOLVING,
    SCRAPPING,
    SETTLING,
    TAKING,
    UNLOADING,
    State,
)

_WAITING: Final = ["LND-7", "PLN-1", "ACT-1", "FIN-2", "FIN-4"]  # by phase: the rule that says whose turn it is

# A question that must be answered before anything else: step, its rule.
_FIRST: Final = {
    PAYING: "LND-6",
    SCRAPPING: "LND-4",
    TAKING: "LOD-1",
    KEEPING: "LOD-2",
    CARRYING: "DEL-1",
    UNLOADING: "DEL-4",
    CHOOSING: "FRM-2",
    HIRING: "FRM-2",
    CLAIMING: "FRM-2",
}

# When each kind of action is possible: its steps, and the rule that says so.
_WHEN: Final[dict[int, tuple[list[int], str]]] = {
    DONE: ([LAND, PLANNING, EXTRA, DELIVERING, UNLOADING, DISCOVERING, COUNTING, RESOLVING], "STL-2"),
    PLAY: ([LAND, PLANNING, TAKING, KEEPING, SETTLING, EXTRA, DELIVERING, DISCOVERING, COUNTING, RESOLVING], "ACT-3"),
    EXPAND: ([LAND], "LND-2"),
    BUILD: ([LAND], "LND-3"),
    BUILD_COVERED: ([LAND], "LND-3"),
    SCRAP: ([SCRAPPING], "LND-4"),
    PAY: ([PAYING], "LND-6"),
    ASSIGN: ([PLANNING], "PLN-1"),
    MAGELLAN: ([PLANNING], "PLN-4"),
    DA_GAMA: ([PLANNING], "PLN-4"),
    TAKE: ([TAKING], "LOD-1"),
    KEEP: ([KEEPING], "LOD-2"),
    SETTLE: ([SETTLING, EXTRA], "STL-1"),
    NEW_ENGLAND: ([SETTLING], "STL-2"),
    DELIVER: ([DELIVERING], "DEL-2"),
    ANTWERP: ([DELIVERING], "DEL-4"),
    CARRY: ([CARRYING], "DEL-1"),
    UNLOAD: ([UNLOADING], "DEL-4"),
    PLACE: ([DISCOVERING], "DSC-1"),
    CHOOSE: ([CHOOSING], "FRM-2"),
    HIRE: ([HIRING], "FRM-2"),
    CLAIM: ([CLAIMING], "FRM-2"),
    RESOLVE: ([RESOLVING], "FIN-4"),
}


def refusal_of(state: State, seat: int, action: int) -> Refusal | None:
    kind = state.ruleset.kind_of[action]
    argument = state.ruleset.argument_of[action]
    if state.phase == OVER:
        return Refusal("FIN-5", "over", {"rounds": state.round})
    if seat != state.actor:
        return Refusal(_WAITING[state.phase], "waiting", {"player": state.actor})
    steps, rule = _WHEN[kind]
    if state.step not in steps:
        return _not_now(state, kind, rule)
    if kind == PLAY:
        return _play(state, seat, argument)
    if kind == EXPAND:
        return land_refusals.expand(state, seat, argument)
    if kind == BUILD:
        return land_refusals.build(state, seat, argument)
    if kind == BUILD_COVERED:
        return land_refusals.build_covered(state, seat, argument)
    if kind == SCRAP:
        return land_refusals.scrap(state, seat, argument)
    if kind == PAY:
        return land_refusals.pay(state, seat, argument)
    if kind == ASSIGN:
        return planning_refusals.assign(state, seat, argument)
    if kind == MAGELLAN:
        return planning_refusals.magellan(state, seat)
    if kind == DA_GAMA:
        return planning_refusals.da_gama(state, seat, argument)
    if kind == TAKE:
        return action_refusals.take(state, argument)
    if kind == SETTLE:
        return action_refusals.settle(state, (argument >> 1) // state.ruleset.tiles, (argument >> 1) % state.ruleset.tiles)
    if kind == NEW_ENGLAND:
        return action_refusals.which_ship(state, argument)
    if kind == DELIVER:
        return action_refusals.deliver(state, seat, argument)
    if kind == CARRY:
        return action_refusals.carry(state, argument)
    if kind == PLACE:
        return action_refusals.place(state, argument)
    if kind == RESOLVE:
        return objective_refusals.resolve(state, seat, argument)
    if kind == DONE and state.step == DISCOVERING:
        return action_refusals.stop_discovering(state, seat)
    if kind == DONE and state.step == UNLOADING:
        return action_refusals.stop_unloading(state)
    return _listed(state, seat, kind, argument)


def _not_now(state: State, kind: int, rule: str) -> Refusal:
    if state.step in _FIRST:
        return Refusal(_FIRST[state.step], "first")
    if kind == NEW_ENGLAND and state.step == EXTRA:
        return Refusal("STL-3", "england")
    if kind == DONE:  # only a ship that settles cannot just stop
        return Refusal("STL-2", "stay")
    return Refusal(rule, "when")


def _listed(state: State, seat: int, kind: int, argument: int) -> Refusal | None:
    """Kinds that need only something to be there."""
    rules = state.ruleset
    if kind == KEEP and state.card_drawn >> argument & 1 == 0:
        return Refusal("LOD-2", "drawn", {"card": rules.card_ids[argument]})
    if kind == ANTWERP and state.goods_total(seat) == 0:
        return Refusal("DEL-4", "goods")
    if kind == UNLOAD and state.goods[4 * seat + argument] == 0:
        return Refusal("DEL-4", "good", {"good": GOODS[argument]})
    if kind == CHOOSE and state.objective_stacks[rules.marker_stack[state.marker]] >> argument & 1 == 0:
        return Refusal("FRM-2", "stack", {"objective": rules.objective_ids[argument]})
    if kind == HIRE and state.captain[argument] >= 0:
        return Refusal("FRM-2", "captain", {"captain": rules.components.captain_ids[argument], "rival": state.captain[argument]})
    if kind == CLAIM and state.triangle >> argument & 1 == 0:
        return Refusal("FRM-2", "good", {"good": GOODS[argument]})
    return None


def _play(state: State, seat: int, card: int) -> Refusal | None:
    cards = state.hand[seat]
    if state.step == KEEPING:
        cards |= state.card_drawn
    if cards >> card & 1 == 0:
        return Refusal("ACT-3", "hand", {"card": state.ruleset.card_ids[card]})
    return None
