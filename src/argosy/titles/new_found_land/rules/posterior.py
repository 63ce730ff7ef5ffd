"""Hidden cards drawn from all that fits an observer's history, each as likely as it is, by rejection.

A world is a whole past: which card lay where in every stack there was. Stacks are shuffled and secret choices taken as uniform, so
all worlds that fit are equally likely. Of a world only this is drawn:

- which cards of a draw during which the stack was remade came from the old stack (`REMADE`);
- which place in a hand each card was kept in that was shown later (`SHOWN`);
- the cards in the places still hidden, the earliest generation first;
- the *skipped* cards: the rest of the old stack in such a draw. They went to storage past the new stack, so they lie there
  until it is remade again, and cannot have been kept in between. A card that was seen since may have been one of them.

A card whose sight was lost in generation `since` was in every stack from that one on until it was kept, but for those it skipped.
So for each choice the cards that come into question can be counted. Where that number is the same in all worlds it is enough to choose
one of them; where it is not, one of the greatest possible number is chosen, and all begins anew if there are not so many.
"""

from typing import Final

from argosy.engine.chance import Chance
from argosy.engine.masks import bits_of, count, member
from argosy.titles.new_found_land.rules.generations import generations
from argosy.titles.new_found_land.rules.history import KEPT, PLAYED, REMADE, SEEN, SHOWN, STORED
from argosy.titles.new_found_land.rules.state import State

_TRIES: Final = 5000  # of a game that was played every second one succeeds, in the worst case found one in 50


class Dealt:
    """Cards drawn at random: `hands` by seat; `skipped` lie in storage, or among the cards just drawn if `drawing`."""

    def __init__(self, players: int) -> None:
        self.hands = [0] * players
        self.skipped = 0
        self.drawing = False


class _Draw:
    """A draw during which the stack was remade."""

    def __init__(self, event: list[int]) -> None:
        self.seat = event[1]
        self.generation = event[2]  # of the old stack
        self.old = event[3]
        self.new = event[4]
        self.stack = event[5]
        self.open = True
        self.places: list[int] = []  # what was kept of it
        self.lives: list[int] = []  # what was seen of it
        self.most = 0  # cards of which the first skipped one is chosen
        self.fewest_new = 0  # of the cards kept or seen
        self.weights: list[int] = []  # by how many of them more are new
        self.skipped = 0  # how many


class Posterior:
    """What a history says, sorted. Places in hands are numbered in the order in which something was kept there.

    A *life* of a card lasts from when the observer lost sight of it to when he saw it again; these here are over.
    """

    def __init__(self, state: State, observer: int, unknown: int) -> None:
        rules = state.ruleset
        self.players = rules.players
        self.latest = state.generation
        self.seat: list[int] = []  # by place
        self.generation: list[int] = []  # by place: when it was kept; of a draw it is still to be drawn
        self.since: list[int] = []  # by life
        self.end: list[int] = []  # by life: the generation of the stack from which it was drawn; or still to be drawn
        self.shown: list[int] = []  # lives that ended in a hand
        self.shown_by: list[int] = []
        self.shown_of: list[int] = []  # how many places there were
        self.shown_in: list[int] = []  # the generation in which they ended
        self.draws: list[_Draw] = []
        self._read(state.history[observer], observer)
        self.unknown = [0] * (self.latest + 1)  # mask, by generation: cards out of sight since then or longer
        since = rules.cards * observer
        for card in bits_of(unknown):
            for generation in range(state.since[since + card], self.latest + 1):
                self.unknown[generation] |= 1 << card
        self.most: list[int] = []  # for each card to be dealt, how many come into question at most
        kept: list[int] = []
        for seat in range(rules.players):
            if seat != observer:
                kept += generations(state.kept[rules.players * observer + seat])
        kept.sort()
        for at, generation in enumerate(kept):
            self.most.append(count(self.unknown[generation]) - at)
        for draw in self.draws:
            self._weigh(draw, kept)

    # ---- reading

    def _read(self, events: list[list[int]], observer: int) -> None:
        """What an observer remembers of his own hand he knows: only one who was made to forget has that in his history."""
        reading: _Draw | None = None
        for event in events:
            kind = event[0]
            if kind == REMADE:
                reading = _Draw(event)
                self.draws.append(reading)
            elif kind == KEPT:
                if event[1] != observer:
                    self._add_place(event[1], event[2])
            elif kind == SHOWN:
                if event[1] != observer:
                    self.shown.append(len(self.since))
                    self.shown_by.append(event[1])
                    self.shown_of.append(len(self.seat))
                    self.shown_in.append(event[3])
                    self._add_life(event[2], -1)
            elif kind == SEEN:
                self._add_life(event[1], event[2])
            elif reading is not None:
                if kind == STORED:
                    reading.open = False
                    reading = None
                elif kind == PLAYED:
                    reading.lives.append(len(self.since))
                    self._add_life(event[1], -1)
                elif event[1] == observer:
                    reading.lives.append(len(self.since))
                    self._add_life(0, -1)
                else:
                    reading.places.append(len(self.seat))
                    self._add_place(event[1], -1)
        if reading is not None and reading.seat == observer:
            self.draws.pop()

    def _add_place(self, seat: int, generation: int) -> None:
        self.seat.append(seat)
        self.generation.append(generation)

    def _add_life(self, since: int, end: int) -> None:
        self.since.append(since)
        self.end.append(end)

    def _weigh(self, draw: _Draw, kept: list[int]) -> None:
        """How likely it is that so many of the cards kept or seen of a draw came from the new stack.

        For each there are as many worlds as ways to choose which, places in the draw for them, cards to be skipped (at most), and
        orders of the other cards of the new stack.
        """
        old = draw.generation
        draw.most = count(self.unknown[old])
        for generation in kept:
            if generation <= old:
                draw.most -= 1
        stack = draw.stack
        for place in range(len(self.seat)):
            if self.generation[place] == old + 1:
                stack -= 1
        for other in self.draws:
            if other.generation == old + 1:
                stack -= other.old
            if other.generation > old:
                for life in other.lives:
                    if self.since[life] <= old:
                        draw.most += 1
        for life in range(len(self.since)):
            if self.end[life] == old + 1:
                stack -= 1
            elif self.end[life] > old + 1 and self.since[life] <= old:
                draw.most += 1
        for at, life in enumerate(self.shown):
            if self.since[life] <= old and self.shown_in[at] > old + 1:
                draw.most += 1
        certain = 0
        for life in draw.lives:
            if self.since[life] > old:
                certain += 1
        seen = len(draw.places) + len(draw.lives)
        draw.fewest_new = max(certain, seen - draw.old)
        most_new = min(seen, draw.new)
        for new in range(draw.fewest_new, most_new + 1):
            weight = _chosen(seen - certain, new - certain) * _ordered(draw.old, seen - new) * _ordered(draw.new, new)
            weight *= _ordered(draw.most, draw.old - (seen - new)) * _ordered(stack - new, most_new - new)
            draw.weights.append(weight)

    # ---- drawing

    def deal(self, chance: Chance) -> Dealt | None:
        """None if no attempt succeeds: the history was made up, and no world fits."""
        for _ in range(_TRIES):
            dealt = self._attempt(chance)
            if dealt is not None:
                return dealt
        return None

    def _attempt(self, chance: Chance) -> Dealt | None:
        kept_in = self.generation.copy()
        end = self.end.copy()
        for draw in self.draws:
            if not self._split(draw, kept_in, end, chance):
                return None
        free = [True] * len(self.seat)
        for at, life in enumerate(self.shown):
            places = [place for place in range(self.shown_of[at]) if free[place] and self.seat[place] == self.shown_by[at]]
            place = places[chance.below(len(places))]
            if kept_in[place] < self.since[life]:
                return None
            free[place] = False
            end[life] = kept_in[place]
        return self._dealt(kept_in, free, end, chance)

    def _split(self, draw: _Draw, kept_in: list[int], end: list[int], chance: Chance) -> bool:
        """Draws which cards of a draw came from the new stack."""
        new = draw.fewest_new
        if len(draw.weights) != 1:
            total = sum(draw.weights)
            skip = chance.next_word() * total >> 32
            for weight in draw.weights:
                if skip < weight:
                    break
                skip -= weight
                new += 1
            if total == 0:
                return False
        draw.skipped = draw.old - (len(draw.places) + len(draw.lives) - new)
        doubtful = len(draw.places)
        for life in draw.lives:
            if self.since[life] > draw.generation:
                end[life] = draw.generation + 1
                new -= 1
            else:
                doubtful += 1
        for place in draw.places:
            is_new = 1 if chance.below(doubtful) < new else 0
            kept_in[place] = draw.generation + is_new
            new -= is_new
            doubtful -= 1
        for life in draw.lives:
            if self.since[life] <= draw.generation:
                is_new = 1 if chance.below(doubtful) < new else 0
                end[life] = draw.generation + is_new
                new -= is_new
                doubtful -= 1
        return True

    def _dealt(self, kept_in: list[int], free: list[bool], end: list[int], chance: Chance) -> Dealt | None:
        """Deals the cards, one generation after the other."""
        dealt = Dealt(self.players)
        used = 0  # mask
        number = 0
        skipped = 0  # mask: past the stack of this generation
        skipped_lives: list[int] = []
        for generation in range(self.latest + 1):
            possible = self.unknown[generation] & ~used & ~skipped
            for place, kept in enumerate(kept_in):
                if kept == generation and free[place]:
                    choice = chance.below(self.most[number])
                    if choice >= count(possible):
                        return None
                    card = 1 << member(possible, choice)
                    possible &= ~card
                    used |= card
                    dealt.hands[self.seat[place]] |= card
                    number += 1
            lives: list[int] = []
            skipped = 0
            for draw in self.draws:
                if draw.generation == generation:
                    for life in range(len(end)):
                        if self.since[life] <= generation <= end[life] - 2 and life not in skipped_lives:
                            lives.append(life)
                    skipped = _skipped(draw, possible, lives, chance)
                    if skipped < 0:
                        return None
                    if generation + 1 == self.latest:
                        dealt.skipped = skipped
                        dealt.drawing = draw.open
            skipped_lives = lives
        return dealt


def _skipped(draw: _Draw, possible: int, lives: list[int], chance: Chance) -> int:
    """Draws what skipped a stack. Gives the cards, as a mask, and leaves such of the lives as did; -1 if all begins anew."""
    skipped = 0
    chosen: list[int] = []
    for at in range(draw.skipped):
        choice = chance.below(draw.most - at)
        cards = count(possible)
        if choice < cards:
            card = 1 << member(possible, choice)
            possible &= ~card
            skipped |= card
        elif choice < cards + len(lives):
            chosen.append(lives.pop(choice - cards))
        else:
            return -1
    lives[:] = chosen
    return skipped


def _ordered(of: int, choose: int) -> int:
    """In how many ways so many can be chosen one after the other."""
    ways = 1
    for at in range(choose):
        ways *= max(of - at, 0)
    return ways


def _chosen(of: int, choose: int) -> int:
    return _ordered(of, choose) // _ordered(choose, choose)
