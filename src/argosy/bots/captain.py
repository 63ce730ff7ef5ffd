"""Search: many imagined games, each tried a few turns deep, then played on greedily and judged at the end of a round.

Information-set Monte Carlo tree search: every iteration imagines the hidden part anew and walks down one tree, in which
each seat prefers what serves itself best (max^n). From a new place in the tree everybody plays the most appealing turns
to the end of this round or, late in it, of the next; there the forecast tells what the game is worth. To judge at once
was tried: what a turn leads to is then foretold too badly to beat greedy. Appeal also says in which order options are
worth a look.
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

_CURIOSITY: Final = 0.5  # how much a rarely tried option is preferred, in shares of the victory
_FAITH: Final = 1.5  # an option that appeals by so many points less is believed in e times less
_POINT: Final = 0.02  # what a point of appeal is worth, in shares of the victory
# a lead of so many points makes the victory e times likelier: first and last moment
_EARLY: Final = 10.0
_LATE: Final = 4.0
_WIDTH: Final = 3.0  # after n visits the best 2 + _WIDTH * sqrt(n) options are looked at
_LEAST: Final = 20  # turns that an imagined game goes on at least, before it is judged at the end of a round
_LOOK: Final = 8  # iterations between two looks at whether anything can still change
_FIRM: Final = 3  # an option that leads by a third of the visits still to come will hardly be caught up with
# the share of its time, and the iterations, after which a choice may be clear already
_SOON: Final = 0.125
_FEWEST: Final = 32
_CLEAR: Final = 0.8  # of the visits go to the best option then

_UNKNOWN: Final[list[float]] = []


def never() -> bool:
    return False


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
        self.shares: list[float] = []  # each seat's, when the game goes on with the most appealing turn

    def learn(self, pick: int, shares: list[float]) -> None:
        share = shares[self.seat]
        self.visits[pick] += 1
        self.sums[pick] += share
        self.total += 1
        self.sum += share


class CaptainBot:
    """Thinks for a number of iterations or, where that is 0, of seconds, about each decision.

    Once `is_hurried` says so it answers with the best so far.
    """

    def __init__(
        self, value: Value, chance: Chance, iterations: int, seconds: float, is_hurried: Callable[[], bool] = never
    ) -> None:
        self.value = value
        self.chance = chance
        self.iterations = iterations
        self.seconds = seconds
        self.is_hurried = is_hurried
        self.done = 0  # iterations of the last decision
        self.curiosity = _CURIOSITY
        self.faith = _FAITH
        self.point = _POINT
        self.early = _EARLY
        self.late = _LATE
        self.width = _WIDTH
        self.least = _LEAST
        self.horizon = 0

    def choose(self, knowledge: Knowledge) -> int:
        options = knowledge.legal()
        if len(options) == 1:
            return options[0]
        root = self.think(knowledge)
        return root.actions[most_visited(root)]

    def think(self, knowledge: Knowledge) -> Node:
        """Grows a tree until the time is over, somebody is waiting, or the choice will hardly change any more."""
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
            if self.done % _LOOK == 0 and (_FIRM * lead(root) > left or (soon and is_clear(root))):
                return root

    def iterate(self, root: Node, knowledge: Knowledge) -> None:
        """Down the tree to a place not judged before, and back with what it is worth to each seat."""
        position = knowledge.imagine(self.chance)
        seat = knowledge.seat
        node = root
        nodes: list[Node] = []
        picks: list[int] = []
        known = _UNKNOWN  # of the place that comes next, if the game that judged the one before went through it
        while True:
            if self.is_beyond(position):
                shares = self.shares(position)
                break
            options = position.legal(seat)
            if not node.actions:
                end = self.expand(node, position, seat, options)
                shares = known if known else self.shares(self.play_on(end))
                node.shares = shares
                break
            if node.seat != seat:  # hidden things decide who is next: too rare to grow a branch for each
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
            nodes[at].learn(picks[at], shares)

    def expand(self, node: Node, position: Position, seat: int, options: list[int]) -> Position:
        """Puts the options in order; gives the position after the most appealing turn."""
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
        return turns[order[0]][1]

    def horizon_of(self, knowledge: Knowledge) -> int:
        """The round at whose end imagined games are judged."""
        position = knowledge.imagine(self.chance)
        for _ in range(self.least):
            if not position.to_act:
                break
            position = best_turn(self.value, position, position.to_act[0])
        return position.round

    def is_beyond(self, position: Position) -> bool:
        return not position.to_act or position.round > self.horizon

    def play_on(self, position: Position) -> Position:
        """To the horizon, everybody as greedy would."""
        while not self.is_beyond(position):
            position = best_turn(self.value, position, position.to_act[0])
        return position

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
        scale = self.early + (self.late - self.early) * position.progress()
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
