"""A game with people and bots around it: playing, taking back, and what is news to whom."""

from argparse import Namespace

from argosy.bots.bot import Bot, close_bot
from argosy.bots.codes import chance_for_bot, codes_from, make_bot, one_per_seat
from argosy.bots.fault_limits import FaultTolerantBot
from argosy.bots.knowledge import Knowledge, in_a_row
from argosy.cli.messages import Screen
from argosy.engine.chance import chance_from_seed
from argosy.engine.errors import BadChoice
from argosy.game import Game, load_record


class Table:
    def __init__(self, game: Game, people: int, pack: str | None) -> None:
        self.game = game
        self.people = people  # seats 0 to people - 1 are people, the others bots; without bots they play at random
        self.pack = pack
        self.bots: list[Bot] = []
        self._faults_told = 0
        self._told: list[int] = []  # how many events had been told before each move

    def is_person(self, seat: int) -> bool:
        return seat < self.people

    def play(self, seat: int, action: str) -> None:
        told = len(self.game.journal.events)
        self.game.play(action, seat)
        self._told.append(told)

    def seat_bots(self, asked: Namespace) -> None:
        """The bots that were asked for, in all seats without people."""
        if asked.bots is None:
            return
        seats = range(self.people, self.game.players)
        if not seats:
            raise BadChoice("--bots names bots, but people have all the seats: give fewer people or more players")
        for seat, code in zip(seats, one_per_seat(codes_from(asked.bots), len(seats)), strict=True):
            luck = chance_for_bot(self.game.seed or 0, seat)
            self.bots.append(make_bot(code, self.game.ruleset, luck, asked.time_limit))

    def play_bot(self, seat: int) -> None:
        """At random it is drawn from the seed and the ply alone: after an undo, the same moves are answered alike."""
        game = self.game
        options = game.position.legal(seat)
        chance = chance_from_seed((game.seed or 0) * 1_000_003 + len(game.moves) + 1)
        if len(options) == 1 or not self.bots:
            action = options[chance.below(len(options))]
        else:
            decided = in_a_row([who for who, _ in game.moves], seat)
            knowledge = Knowledge(game.ruleset, game.position, seat, chance, len(game.moves), decided)
            action = self.bots[seat - self.people].choose(knowledge)
        self.play(seat, game.catalogue.name(action))

    def faults(self) -> list[str]:
        """What bots that are not ours did wrong, one line each."""
        return [fault for bot in self.bots if isinstance(bot, FaultTolerantBot) for fault in bot.faults]

    def tell_faults(self, screen: Screen) -> None:
        """Those that were not told yet."""
        faults = self.faults()
        for fault in faults[self._faults_told :]:
            screen.say(fault, "red")
        self._faults_told = len(faults)

    def close(self) -> None:
        for bot in self.bots:
            close_bot(bot)

    def undo(self, seat: int) -> str | None:
        """Goes back to before the seat's last decision, and gives what it was; None if there is none."""
        ply = self._last_decision(seat)
        if ply is None:
            return None
        old = self.game
        self.game = load_record(old.record(), upto=ply, pack=self.pack, language=old.teller.language)
        self.game.teller = old.teller
        del self._told[ply:]
        return old.moves[ply][1]

    def news(self, seat: int) -> list[str]:
        """What the seat may know of all that happened since it last decided, its own move's effects included."""
        ply = self._last_decision(seat)
        since = 0 if ply is None else self._told[ply]
        game = self.game
        return [game.teller.event(event) for event in game.journal.events[since:] if event.visible_to(seat)]

    def moved_since(self, seat: int) -> bool:
        """Whether anybody else decided since the seat did."""
        return not self.game.moves or self.game.moves[-1][0] != seat

    def has_secrets(self) -> bool:
        """Whether one of several people knows something now that the others must not see."""
        if self.people < 2:
            return False
        everybody = self._known(None)
        return any(self._known(seat) != everybody for seat in range(self.people))

    def _known(self, seat: int | None) -> dict[str, object]:
        return {key: value for key, value in self.game.view(seat).items() if key != "seat"}

    def _last_decision(self, seat: int) -> int | None:
        moves = self.game.moves
        return next((ply for ply in range(len(moves) - 1, -1, -1) if moves[ply][0] == seat), None)
