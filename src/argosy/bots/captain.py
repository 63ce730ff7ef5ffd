"""Information-set Monte Carlo tree search.

Every iteration samples the hidden part anew and walks down one tree, in which each seat prefers what serves itself best (max^n).
A new node is evaluated by a rollout: everybody plays the most appealing turns to the end of this round or, late in it, of the
next; there the forecast gives each seat's share of the victory. Evaluating a node by the forecast at once was tried: it is too
inaccurate to beat greedy. Appeal also gives the priors, and the order in which options are tried (progressive widening).
"""

import math
import time
from collections.abc import Callable
from typing import Final

from argosy.bots.greedy import best_turn, turns_of
from argosy.bots.knowledge import Knowledge
from argosy.bots.value import Value
from argosy.engine.chance import Chance
from argosy.engine.position import Position

_EXPLORATION: Final = 0.5  # how much a rarely visited option is preferred, in shares of the victory
_SURVEY_EXPLORATION: Final = 0.6  # more, where the other options are to be evaluated too
_TEMPERATURE: Final = 1.5  # of the priors: an option that appeals by so many points less is e times less likely
_POINT: Final = 0.02  # what a point of appeal is worth, in shares of the victory
# a lead of so many points makes the victory e times likelier: first and last moment
_EARLY: Final = 10.0
_LATE: Final = 4.0
_WIDTH: Final = 3.0  # after n visits the best 2 + _WIDTH * sqrt(n) options are tried
_LEAST: Final = 20  # turns that a rollout has at least, before it ends with a round
_CHECK: Final = 8  # iterations between two checks whether the choice can still change
_FIRM: Final = 3  # an option that leads by a third of the visits still to come will hardly be caught up with
# the share of its time, and the iterations, after which a choice may be clear already
_SOON: Final = 0.125
_FEWEST: Final = 32
_CLEAR: Final = 0.8  # of the visits go to the best option then

_UNKNOWN: Final[list[float]] = []


def never() -> bool:
    return False


class Node:
    """A node of the tree. Options stand in the order of their estimates."""

    def __init__(self) -> None:
        self.seat = -1
        self.options: list[int] = []  # what was legal when last seen; hidden things may change it
        self.actions: list[int] = []
        self.estimates: list[float] = []
        self.priors: list[float] = []
        self.visits: list[int] = []
        self.sums: list[float] = []
        self.children: list[Node] = []
        self.total = 0
        self.sum = 0.0
        self.shares: list[float] = []  # each seat's, when the game goes on with the most appealing turn

    def add_visit(self, pick: int, shares: list[float]) -> None:
        share = shares[self.seat]
        self.visits[pick] += 1
        self.sums[pick] += share
        self.total += 1
        self.sum += share


class CaptainBot:
    """Searches for a number of iterations or, where that is 0, of seconds, per decision; stops once `is_hurried` is true."""

    def __init__(
        self, value: Value, chance: Chance, iterations: int, seconds: float, is_hurried: Callable[[], bool] = never
    ) -> None:
        self.value = value
        self.chance = chance
        self.iterations = iterations
        self.seconds = seconds
        self.is_hurried = is_hurried
        self.done = 0  # iterations of the last decision
        self.exploration = _EXPLORATION
        self.horizon = 0

    def choose(self, knowledge: Knowledge) -> int:
        options = knowledge.legal()
        if len(options) == 1:
            return options[0]
        root = self.search(knowledge)
        return root.actions[most_visited(root)]

    def survey(self, knowledge: Knowledge) -> Node:
        """A tree of all iterations, its first priors halfway to uniform: options that appeal little are evaluated too."""
        self.exploration = _SURVEY_EXPLORATION
        self.horizon = self.horizon_of(knowledge)
        root = Node()
        self.iterate(root, knowledge)
        root.priors = [(prior + 1 / len(root.priors)) / 2 for prior in root.priors]
        for _ in range(self.iterations):
            self.iterate(root, knowledge)
        return root

    def search(self, knowledge: Knowledge) -> Node:
        """Grows a tree until the budget is spent, somebody is waiting, or the choice will hardly change any more."""
        begun = last = time.perf_counter()
        longest = 0.0
        soon = False  # only where time is the limit: so many iterations always give the same answer
        root = Node()
        self.done = 0
        self.horizon = self.horizon_of(knowledge)
        while True:
            self.iterate(root, knowledge)
            self.done += 1
            if self.is_hurried():
                return root
            if self.iterations > 0:
                left = self.iterations - self.done
            else:
                now = time.perf_counter()
                longest = max(longest, now - last)
                last = now
                left = int((begun + self.seconds - now) * self.done / (now - begun))
                if begun + self.seconds < now + longest:  # another one might be too long
                    left = 0
                soon = now - begun > self.seconds * _SOON
            if left <= 0:
                return root
            if self.done % _CHECK == 0 and (_FIRM * lead(root) > left or (soon and is_clear(root))):
                return root

    def iterate(self, root: Node, knowledge: Knowledge) -> None:
        """Walks down the tree to a new node, evaluates it, and backs the shares up."""
        position = knowledge.sample(self.chance)
        seat = knowledge.seat
        node = root
        nodes: list[Node] = []
        picks: list[int] = []
        known = _UNKNOWN  # shares of the next node, if the rollout of the one before went through it
        while True:
            if self.is_beyond(position):
                shares = self.shares(position)
                break
            options = position.legal(seat)
            if not node.actions:
                end = self.expand(node, position, seat, options)
                shares = known if known else self.shares(self.roll_out(end))
                node.shares = shares
                break
            if node.seat != seat:  # what is hidden decides who is next: too rare for a branch each
                shares = self.shares(position)
                break
            if node.options != options:
                self.extend(node, position, seat, options)
            pick = self.pick(node, options)
            nodes.append(node)
            picks.append(pick)
            known = node.shares if pick == 0 else _UNKNOWN
            position.play(seat, node.actions[pick])
            node = node.children[pick]
            if position.to_act:
                seat = position.to_act[0]
        for at in range(len(nodes)):
            nodes[at].add_visit(picks[at], shares)

    def expand(self, node: Node, position: Position, seat: int, options: list[int]) -> Position:
        """Puts the options in order; gives the position after the most appealing turn."""
        turns = turns_of(self.value, position, seat, options)
        estimates = [estimate for estimate, _ in turns]
        order = sorted(range(len(options)), key=lambda at: -estimates[at])
        node.seat = seat
        node.options = options
        node.actions = [options[at] for at in order]
        node.estimates = [estimates[at] for at in order]
        node.visits = [0] * len(order)
        node.sums = [0.0] * len(order)
        node.children = [Node() for _ in order]
        self.set_priors(node)
        return turns[order[0]][1]

    def horizon_of(self, knowledge: Knowledge) -> int:
        """The round at whose end rollouts stop."""
        position = knowledge.sample(self.chance)
        for _ in range(_LEAST):
            if not position.to_act:
                break
            position = best_turn(self.value, position, position.to_act[0])
        return position.round

    def is_beyond(self, position: Position) -> bool:
        return not position.to_act or position.round > self.horizon

    def roll_out(self, position: Position) -> Position:
        """The rollout: to the horizon, everybody as greedy would."""
        while not self.is_beyond(position):
            position = best_turn(self.value, position, position.to_act[0])
        return position

    def extend(self, node: Node, position: Position, seat: int, options: list[int]) -> None:
        """Adds what is legal in this sampled position and was not in those before."""
        node.options = options
        new = [action for action in options if action not in node.actions]
        if not new:
            return
        for at, (estimate, _) in enumerate(turns_of(self.value, position, seat, new)):
            node.actions.append(new[at])
            node.estimates.append(estimate)
            node.visits.append(0)
            node.sums.append(0.0)
            node.children.append(Node())
        self.set_priors(node)

    def set_priors(self, node: Node) -> None:
        """A softmax of the estimates."""
        best = max(node.estimates)
        odds = [math.exp((estimate - best) / _TEMPERATURE) for estimate in node.estimates]
        total = sum(odds)
        node.priors = [each / total for each in odds]

    def pick(self, node: Node, options: list[int]) -> int:
        """The option with the best upper confidence bound (PUCT)."""
        actions = node.actions
        all_legal = len(actions) == len(options)
        drive = self.exploration * math.sqrt(node.total + 1.0)
        mean = node.sum / node.total if node.total else 0.0
        width = 2 + int(_WIDTH * math.sqrt(node.total))
        best = -1
        best_score = -1e9
        for at in range(len(actions)):
            if at >= width and best >= 0:
                break
            if not all_legal and actions[at] not in options:
                continue
            visits = node.visits[at]
            if visits:
                score = node.sums[at] / visits
            else:
                score = mean + (node.estimates[at] - node.estimates[0]) * _POINT
            score += drive * node.priors[at] / (1 + visits)
            if score > best_score:
                best = at
                best_score = score
        return best

    def shares(self, position: Position) -> list[float]:
        """Each seat's share of the victory, by the forecast."""
        prospects = self.value.forecast(position)
        scale = _EARLY + (_LATE - _EARLY) * position.progress()
        most = max(prospects)
        shares = [math.exp((points - most) / scale) for points in prospects]
        total = sum(shares)
        return [share / total for share in shares]


def most_visited(node: Node) -> int:
    best = 0
    for at in range(1, len(node.visits)):
        if node.visits[at] > node.visits[best]:
            best = at
    return best


def lead(node: Node) -> int:
    """By how many visits the best option is ahead."""
    first = second = 0
    for visits in node.visits:
        if visits > first:
            second = first
            first = visits
        elif visits > second:
            second = visits
    return first - second


def is_clear(node: Node) -> bool:
    """Whether one option has nearly all visits, enough of them, and none has a better mean."""
    best = most_visited(node)
    visits = node.visits[best]
    if node.total < _FEWEST or visits < _CLEAR * node.total:
        return False
    mean = node.sums[best] / visits
    return all(at == best or node.sums[at] <= mean * node.visits[at] for at in range(len(node.visits)))
