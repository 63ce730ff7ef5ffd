"""Why an action is not allowed: the rule, and the facts of this position that show it.

Independent of `options.py` on purpose: both read the position and the ruleset, and share no function that decides what is
legal. So a test that compares the two for every action of the catalogue proves something. The same holds for the refusals of
each phase in the files beside this one.
"""

from typing import Final

from argosy.engine.rules import Refusal
from argosy.titles.new_found_land.rules import action_kinds as kinds
from argosy.titles.new_found_land.rules import action_refusals, land_refusals, objective_refusals, planning_refusals, steps
from argosy.titles.new_found_land.rules.pack import GOODS
from argosy.titles.new_found_land.rules.state import OVER, State

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

# When each kind of action is possible: its steps, and the rule that says so.
_WHEN: Final[dict[int, tuple[list[int], str]]] = {
    kinds.DONE: ([*_OPEN, steps.UNLOADING], "STL-2"),
    kinds.PLAY: ([*_OPEN, steps.TAKING, steps.KEEPING, steps.SETTLING], "ACT-3"),
    kinds.EXPAND: ([steps.LAND], "LND-2"),
    kinds.BUILD: ([steps.LAND], "LND-3"),
    kinds.BUILD_COVERED: ([steps.LAND], "LND-3"),
    kinds.SCRAP: ([steps.SCRAPPING], "LND-4"),
    kinds.PAY: ([steps.PAYING], "LND-6"),
    kinds.ASSIGN: ([steps.PLANNING], "PLN-1"),
    kinds.MAGELLAN: ([steps.PLANNING], "PLN-4"),
    kinds.DA_GAMA: ([steps.PLANNING], "PLN-4"),
    kinds.TAKE: ([steps.TAKING], "LOD-1"),
    kinds.KEEP: ([steps.KEEPING], "LOD-2"),
    kinds.SETTLE: ([steps.SETTLING, steps.EXTRA], "STL-1"),
    kinds.NEW_ENGLAND: ([steps.SETTLING], "STL-2"),
    kinds.DELIVER: ([steps.DELIVERING], "DEL-2"),
    kinds.ANTWERP: ([steps.DELIVERING], "DEL-4"),
    kinds.CARRY: ([steps.CARRYING], "DEL-1"),
    kinds.UNLOAD: ([steps.UNLOADING], "DEL-4"),
    kinds.PLACE: ([steps.DISCOVERING], "DSC-1"),
    kinds.CHOOSE: ([steps.CHOOSING], "FRM-2"),
    kinds.HIRE: ([steps.HIRING], "FRM-2"),
    kinds.CLAIM: ([steps.CLAIMING], "FRM-2"),
    kinds.RESOLVE: ([steps.RESOLVING], "FIN-4"),
}


def refusal_of(state: State, seat: int, action: int) -> Refusal | None:
    kind = state.ruleset.kind_of[action]
    argument = state.ruleset.argument_of[action]
    if state.phase == OVER:
        return Refusal("FIN-5", "over", {"rounds": state.round})
    if seat != state.actor:
        return Refusal(_WAITING[state.phase], "waiting", {"player": state.actor})
    when, rule = _WHEN[kind]
    if state.step not in when:
        return _not_now(state, kind, rule)
    if kind == kinds.PLAY:
        return _play(state, seat, argument)
    if kind == kinds.EXPAND:
        return land_refusals.expand(state, seat, argument)
    if kind == kinds.BUILD:
        return land_refusals.build(state, seat, argument)
    if kind == kinds.BUILD_COVERED:
        return land_refusals.build_covered(state, seat, argument)
    if kind == kinds.SCRAP:
        return land_refusals.scrap(state, seat, argument)
    if kind == kinds.PAY:
        return land_refusals.pay(state, seat, argument)
    if kind == kinds.ASSIGN:
        return planning_refusals.assign(state, seat, argument)
    if kind == kinds.MAGELLAN:
        return planning_refusals.magellan(state, seat)
    if kind == kinds.DA_GAMA:
        return planning_refusals.da_gama(state, seat, argument)
    if kind == kinds.TAKE:
        return action_refusals.take(state, argument)
    if kind == kinds.SETTLE:
        return action_refusals.settle(state, (argument >> 1) // state.ruleset.tiles, (argument >> 1) % state.ruleset.tiles)
    if kind == kinds.NEW_ENGLAND:
        return action_refusals.which_ship(state, argument)
    if kind == kinds.DELIVER:
        return action_refusals.deliver(state, seat, argument)
    if kind == kinds.CARRY:
        return action_refusals.carry(state, argument)
    if kind == kinds.PLACE:
        return action_refusals.place(state, argument)
    if kind == kinds.RESOLVE:
        return objective_refusals.resolve(state, seat, argument)
    if kind == kinds.DONE and state.step == steps.DISCOVERING:
        return action_refusals.stop_discovering(state, seat)
    if kind == kinds.DONE and state.step == steps.UNLOADING:
        return action_refusals.stop_unloading(state)
    return _listed(state, seat, kind, argument)


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


def _play(state: State, seat: int, card: int) -> Refusal | None:
    cards = state.hand[seat]
    if state.step == steps.KEEPING:
        cards |= state.card_drawn
    if cards >> card & 1 == 0:
        return Refusal("ACT-3", "hand", {"card": state.ruleset.card_ids[card]})
    return None
