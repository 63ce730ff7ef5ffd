"""Why a move is good: the reasons for the turn it begins, and how far behind the other moves are."""

from typing import Final

from argosy.bots.captain import CaptainBot, Node
from argosy.bots.knowledge import Knowledge
from argosy.bots.reason import Reason
from argosy.bots.turn_plan import plan_turn
from argosy.bots.value import Value
from argosy.engine.chance import Chance

_ITERATIONS: Final = 300
_REASONS: Final = 3
_ALTERNATIVES: Final = 3


class Alternative:
    """Another move, and by how many per cent its share of the victory is smaller."""

    def __init__(self, action: int, behind: int) -> None:
        self.action = action
        self.behind = behind


class Explanation:
    def __init__(self, action: int, plan: list[int], reasons: list[Reason], alternatives: list[Alternative]) -> None:
        self.action = action
        self.plan = plan  # the seat's further actions in the same turn
        self.reasons = reasons
        self.alternatives = alternatives


def explain(value: Value, knowledge: Knowledge, action: int, chance: Chance, iterations: int = _ITERATIONS) -> Explanation:
    """Two or three reasons for the action, and its nearest alternatives."""
    turn = plan_turn(knowledge.ruleset.title, value, knowledge.sample(chance), knowledge.seat, action)
    if len(knowledge.legal()) == 1:
        return Explanation(action, turn.actions, [Reason("only", 0.0, {})], [])
    root = CaptainBot(value, chance, iterations, 0.0).survey(knowledge)
    return Explanation(action, turn.actions, turn.best_reasons(_REASONS), alternatives_in(root, action))


def alternatives_in(root: Node, action: int) -> list[Alternative]:
    """The other moves with the largest shares of the victory, the best first; of equals, the more visited."""
    visited = sorted([at for at in range(len(root.actions)) if root.visits[at]], key=lambda at: -root.visits[at])
    shares = {root.actions[at]: root.sums[at] / root.visits[at] for at in visited}
    others = sorted([other for other in shares if other != action], key=lambda other: -shares[other])
    mine = shares.get(action, 0.0)
    return [Alternative(other, round(100 * (mine - shares[other]))) for other in others[:_ALTERNATIVES]]
