"""Search: many imagined continuations, each a few turns deep, judged by the forecast where it stops.

Information-set Monte Carlo tree search: every iteration imagines the hidden part anew and walks down one tree, in which
each seat prefers what serves itself best (max^n). No game is played to its end: a new place in the tree is judged after
the most appealing turn of the seat to act there. Appeal also says in which order options are worth a look.
"""

import math
import time

from argosy.bots.greedy import turns_of
from argosy.bots.knowledge import Knowledge
from argosy.bots.values.value import Value
from argosy.engine.chance import Chance
from argosy.engine.position import Position

_CURIOSITY = 0.2  # how much a rarely tried option is preferred, in shares of the victory
_FAITH = 1.5  # an option that appeals by so many points less is believed in e times less
_POINT = 0.02  # what a point of appeal is worth, in shares of the victory
_EARLY, _LATE = 10.0, 4.0  # a lead of so many points makes the victory e times likelier: first and last moment
_WIDTH = 3.0  # after n visits the best 2 + _WIDTH * sqrt(n) options are looked at
_LOOK = 8  # iterations between two looks at the clock


class Node:
    """A place in the tree, and what its seat tried there. Options stand in the order of their appeal."""

    def __init__(self) -> None:
        self.seat = -1
        self.options: list[int] = []  # what was legal when last seen; hidden things may change it
        self.actions: list[int] = []
        self.promises: list[float] = []
        self.priors: list[float] = []
        self.visits: list[int] = []
        self.sums: list[float] = []
        self.children: list[Node] = []
        self.total = 0
        self.sum = 0.0


class CaptainBot:
    """Thinks for a number of iterations or, where that is 0, of seconds, about each decision."""

    def __init__(self, value: Value, chance: Chance, iterations: int, seconds: float) -> None:
        self.value = value
        self.chance = chance
        self.iterations = iterations
        self.seconds = seconds
        self.done = 0  # iterations of the last decision
        self.curiosity = _CURIOSITY
        self.faith = _FAITH
        self.point = _POINT
        self.early = _EARLY
        self.late = _LATE
        self.width = _WIDTH

    def choose(self, knowledge: Knowledge) -> int:
        options = knowledge.legal()
        if len(options) == 1:
            return options[0]
        root = self.think(knowledge)
        return root.actions[most_visited(root)]

    def think(self, knowledge: Knowledge) -> Node:
        """Grows a tree until the time is over, or until nothing can change any more."""
        begun = time.perf_counter()
        root = Node()
        self.done = 0
        left = self.iterations
        while True:
            self.iterate(root, knowledge)
            self.done += 1
            if self.iterations > 0:
                left = self.iterations - self.done
            elif self.done % _LOOK == 0:
                spent = time.perf_counter() - begun
                left = int((self.seconds - spent) * self.done / spent)
            else:
                continue
            if left <= 0 or (self.done % _LOOK == 0 and lead(root) > left):
                return root

    def iterate(self, root: Node, knowledge: Knowledge) -> None:
        """Down the tree to a place not seen before, and back with what it is worth to each seat."""
        position = knowledge.imagine(self.chance)
        seat = knowledge.seat
        node = root
        nodes: list[Node] = []
        picks: list[int] = []
        while True:
            if not position.to_act:
                shares = self.shares(position)
                break
            options = position.legal(seat)
            if not node.actions:
                shares = self.expand(node, position, seat, options)
                break
            if node.seat != seat:  # hidden things decide who is next: too rare to grow a branch for each
                shares = self.shares(position)
                break
            if node.options != options:
                self.extend(node, position, seat, options)
            pick = self.pick(node, options)
            nodes.append(node)
            picks.append(pick)
            position.play(seat, node.actions[pick])
            node = node.children[pick]
            if position.to_act:
                seat = position.to_act[0]
        for at in range(len(nodes)):
            node = nodes[at]
            pick = picks[at]
            share = shares[node.seat]
            node.visits[pick] += 1
            node.sums[pick] += share
            node.total += 1
            node.sum += share

    def expand(self, node: Node, position: Position, seat: int, options: list[int]) -> list[float]:
        """Puts the options in order; gives all seats' shares after the most appealing turn."""
        turns = turns_of(self.value, position, seat, options)
        promises = [promise for promise, _ in turns]
        order = sorted(range(len(options)), key=lambda at: -promises[at])
        node.seat = seat
        node.options = options
        node.actions = [options[at] for at in order]
        node.promises = [promises[at] for at in order]
        node.visits = [0] * len(order)
        node.sums = [0.0] * len(order)
        node.children = [Node() for _ in order]
        self.believe(node)
        return self.shares(turns[order[0]][1])

    def extend(self, node: Node, position: Position, seat: int, options: list[int]) -> None:
        """Adds what is legal in this imagined position and was not in those before."""
        node.options = options
        new = [action for action in options if action not in node.actions]
        if not new:
            return
        for at, (promise, _) in enumerate(turns_of(self.value, position, seat, new)):
            node.actions.append(new[at])
            node.promises.append(promise)
            node.visits.append(0)
            node.sums.append(0.0)
            node.children.append(Node())
        self.believe(node)

    def believe(self, node: Node) -> None:
        best = max(node.promises)
        beliefs = [math.exp((promise - best) / self.faith) for promise in node.promises]
        total = sum(beliefs)
        node.priors = [belief / total for belief in beliefs]

    def pick(self, node: Node, options: list[int]) -> int:
        """The option that is best so far, or promising and little tried."""
        actions = node.actions
        all_legal = len(actions) == len(options)
        drive = self.curiosity * math.sqrt(node.total + 1.0)
        mean = node.sum / node.total if node.total else 0.0
        width = 2 + int(self.width * math.sqrt(node.total))
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
                score = mean + (node.promises[at] - node.promises[0]) * self.point
            score += drive * node.priors[at] / (1 + visits)
            if score > best_score:
                best = at
                best_score = score
        return best

    def shares(self, position: Position) -> list[float]:
        """Each seat's share of the victory, by what is foretold."""
        prospects = self.value.foretell(position)
        scale = self.early + (self.late - self.early) * self.value.progress(position)
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
