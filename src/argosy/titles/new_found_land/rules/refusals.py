"""Why an action is not allowed: the rule, and the facts of this position that show it.

Independent of `options.py` on purpose: both read the position and the ruleset, and share no function that decides what is
legal. So a test that compares the two for every action of the catalogue proves something. The same holds for the refusals of
each phase in the files beside this one.
"""

from collections.abc import Callable
from typing import Final

from argosy.engine.rules import Refusal
from argosy.titles.new_found_land.rules import action_kinds as kinds
from argosy.titles.new_found_land.rules import action_refusals, land_refusals, objective_refusals, planning_refusals, stages, steps
from argosy.titles.new_found_land.rules.pack import GOODS
from argosy.titles.new_found_land.rules.state import State

_WAITING: Final = ["LND-7", "PLN-1", "ACT-1", "FIN-2", "FIN-4"]  # by phase: the rule that says whose turn it is

# A question that must be answered before anything else: step, its rule.
_FIRST: Final = {
    steps.PAYING: "LND-6",
    steps.SCRAPPING: "LND-4",
    steps.TAKING: "LOD-1",
    steps.KEEPING: "LOD-2",
    steps.CARRYING: "DEL-1",
    steps.UNLOADING: "DEL-4",
    steps.CHOOSING: "FRM-2",
    steps.HIRING: "FRM-2",
    steps.CLAIMING: "FRM-2",
}

# Steps in which the turn may end, or a card be played.
_OPEN: Final = [steps.LAND, steps.PLANNING, steps.EXTRA, steps.DELIVERING, steps.DISCOVERING, steps.COUNTING, steps.RESOLVING]

# When each kind of action is possible: its steps, the rule that says so, and what else may forbid it; None: see `_listed`.
_WHEN: Final[dict[int, tuple[list[int], str, Callable[[State, int, int], Refusal | None] | None]]] = {
    kinds.DONE: ([*_OPEN, steps.UNLOADING], "STL-2", action_refusals.stop),
    kinds.PLAY: ([*_OPEN, steps.TAKING, steps.KEEPING, steps.SETTLING], "ACT-3", action_refusals.play),
    kinds.EXPAND: ([steps.LAND], "LND-2", land_refusals.expand),
    kinds.BUILD: ([steps.LAND], "LND-3", land_refusals.build),
    kinds.BUILD_COVERED: ([steps.LAND], "LND-3", land_refusals.build_covered),
    kinds.SCRAP: ([steps.SCRAPPING], "LND-4", land_refusals.scrap),
    kinds.PAY: ([steps.PAYING], "LND-6", land_refusals.pay),
    kinds.ASSIGN: ([steps.PLANNING], "PLN-1", planning_refusals.assign),
    kinds.MAGELLAN: ([steps.PLANNING], "PLN-4", planning_refusals.magellan),
    kinds.DA_GAMA: ([steps.PLANNING], "PLN-4", planning_refusals.da_gama),
    kinds.TAKE: ([steps.TAKING], "LOD-1", action_refusals.take),
    kinds.KEEP: ([steps.KEEPING], "LOD-2", None),
    kinds.SETTLE: ([steps.SETTLING, steps.EXTRA], "STL-1", action_refusals.settle),
    kinds.NEW_ENGLAND: ([steps.SETTLING], "STL-2", action_refusals.which_ship),
    kinds.DELIVER: ([steps.DELIVERING], "DEL-2", action_refusals.deliver),
    kinds.ANTWERP: ([steps.DELIVERING], "DEL-4", None),
    kinds.CARRY: ([steps.CARRYING], "DEL-1", action_refusals.carry),
    kinds.UNLOAD: ([steps.UNLOADING], "DEL-4", None),
    kinds.PLACE: ([steps.DISCOVERING], "DSC-1", action_refusals.place),
    kinds.CHOOSE: ([steps.CHOOSING], "FRM-2", None),
    kinds.HIRE: ([steps.HIRING], "FRM-2", None),
    kinds.CLAIM: ([steps.CLAIMING], "FRM-2", None),
    kinds.RESOLVE: ([steps.RESOLVING], "FIN-4", objective_refusals.resolve),
}


def refusal_of(state: State, seat: int, action: int) -> Refusal | None:
    kind = state.ruleset.kind_of[action]
    argument = state.ruleset.argument_of[action]
    if state.phase == stages.OVER:
        return Refusal("FIN-5", "over", {"rounds": state.round})
    if seat != state.actor:
        return Refusal(_WAITING[state.phase], "waiting", {"player": state.actor})
    when, rule, check = _WHEN[kind]
    if state.step not in when:
        return _not_now(state, kind, rule)
    return _listed(state, seat, kind, argument) if check is None else check(state, seat, argument)


def _not_now(state: State, kind: int, rule: str) -> Refusal:
    if state.step in _FIRST:
        return Refusal(_FIRST[state.step], "first")
    if kind == kinds.NEW_ENGLAND and state.step == steps.EXTRA:
        return Refusal("STL-3", "england")
    if kind == kinds.DONE:  # only a ship that settles cannot just stop
        return Refusal("STL-2", "stay")
    return Refusal(rule, "when")


def _listed(state: State, seat: int, kind: int, argument: int) -> Refusal | None:
    """Kinds that need only something to be there."""
    rules = state.ruleset
    if kind == kinds.KEEP and state.card_drawn >> argument & 1 == 0:
        return Refusal("LOD-2", "drawn", {"card": rules.card_ids[argument]})
    if kind == kinds.ANTWERP and state.goods_total(seat) == 0:
        return Refusal("DEL-4", "goods")
    if kind == kinds.UNLOAD and state.goods[4 * seat + argument] == 0:
        return Refusal("DEL-4", "good", {"good": GOODS[argument]})
    if kind == kinds.CHOOSE and state.objective_stacks[rules.marker_stack[state.marker]] >> argument & 1 == 0:
        return Refusal("FRM-2", "stack", {"objective": rules.objective_ids[argument]})
    if kind == kinds.HIRE and state.captain[argument] >= 0:
        return Refusal("FRM-2", "captain", {"captain": rules.components.captain_ids[argument], "rival": state.captain[argument]})
    if kind == kinds.CLAIM and state.triangle >> argument & 1 == 0:
        return Refusal("FRM-2", "good", {"good": GOODS[argument]})
    return None
