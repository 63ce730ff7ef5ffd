"""What the entries of a table have led to: the position, who plays each seat, which decisions and questions are open.

It is small and knows no history, so the next entry can be tried on a copy before it is committed.
"""

from dataclasses import dataclass, field, replace

from argosy.engine.journal import Event
from argosy.engine.position import Position
from argosy.engine.rules import Facts
from argosy.tables.entries import Entry, Glance, SeatRow, Standing
from argosy.tables.line import Line, play

UNDO, END = "undo", "end"


@dataclass(frozen=True, slots=True)
class Question:
    """What `seat` asks the others to agree to: to go back so that `to_ply` moves stay, or to end the game."""

    entry: int  # that asked it
    kind: str
    seat: int
    to_ply: int = 0
    agreed: frozenset[int] = frozenset()
    deserted: frozenset[int] = frozenset()  # seats whose people went away while it was open: they will not answer


@dataclass(eq=False)
class Situation:
    """Collections are replaced, never changed: copies share them."""

    seats: list[SeatRow]
    position: Position
    ply: int = 0
    started: bool = False
    ended: bool = False  # by agreement, before it was over
    asked: dict[int, int] = field(default_factory=dict)  # by seat that owes a decision: the entry that brought it about
    stand_ins: dict[int, str] = field(default_factory=dict)  # seats of people that a bot plays now, and its level
    left: frozenset[int] = frozenset()  # seats whose people have left; a bot may play them or nobody
    questions: list[Question] = field(default_factory=list)  # open, in the order asked

    # ---- what follows from it

    @property
    def to_act(self) -> tuple[int, ...]:
        return self.position.to_act if self.started and not self.ended else ()

    @property
    def is_over(self) -> bool:
        return self.started and self.position.is_over

    @property
    def status(self) -> str:
        if not self.started:
            return "waiting"
        return "ended" if self.ended else "over" if self.position.is_over else "running"

    def level_of(self, seat: int) -> str:
        """The level of the bot that plays the seat now; empty if a person does."""
        row = self.seats[seat]
        return row.level if row.is_bot else self.stand_ins.get(seat, "")

    def people(self) -> list[int]:
        """The seats that people play now."""
        return [seat for seat in self.people_of_the_table() if not self.is_away(seat)]

    def people_of_the_table(self) -> list[int]:
        """The same with those who have left, or for whom a bot stands in."""
        return [row.seat for row in self.seats if not row.is_bot and not row.vacant]

    def is_away(self, seat: int) -> bool:
        """Whether its person has left, or a bot stands in for them."""
        return seat in self.left or seat in self.stand_ins

    def question(self, entry: int) -> Question | None:
        return next((each for each in self.questions if each.entry == entry), None)

    @property
    def undo_question(self) -> Question | None:
        """The one that is put to the others now: the oldest whose decision is still on the line."""
        return next((each for each in self.questions if each.kind == UNDO and each.to_ply < self.ply), None)

    @property
    def bot_turn(self) -> bool:
        """Whether a bot owes a decision. While people talk about an undo, bots wait."""
        return self.undo_question is None and any(self.level_of(seat) for seat in self.to_act)

    @property
    def deciding_bot(self) -> int | None:
        """The seat whose bot decides now; of several that owe a decision, the first."""
        return next((seat for seat in self.to_act if self.level_of(seat)), None) if self.bot_turn else None

    def standing(self, lease_until: float = 0.0, glance: Glance | None = None) -> Standing:
        return Standing(self.status, list(self.to_act), self.bot_turn, lease_until, glance)

    # ---- what an entry changes

    def change(self, entry: Entry, line: Line) -> list[Event]:
        """Applies the entry, and returns the events of a move. `line` is the line before the entry, and is not changed."""
        seat = entry.seat if entry.seat is not None else -1
        kind = entry.kind
        if kind == "move":
            assert entry.action is not None
            return self._play(entry.number, seat, line.ruleset.catalogue.number(entry.action))
        if kind == "start":
            self.started = True
            self._ask_all(entry.number)
        elif kind == "undo":
            self._settle(entry)
            self.ply = entry.to_ply or 0
            self.position = line.position_after(self.ply)
            self._ask_all(entry.number)
        elif kind == "ask":
            self.questions = [*self.questions, Question(entry.number, UNDO, seat, entry.to_ply or 0)]
        elif kind == "end-ask":
            self.questions = [*self.questions, Question(entry.number, END, seat)]
        elif kind == "agree":
            self.questions = [
                replace(each, agreed=each.agreed | {seat}) if each.entry == entry.question else each for each in self.questions
            ]
        elif kind in ("decline", "withdraw", "lapse"):
            self._settle(entry)
        elif kind == "end":
            self._settle(entry)
            self.ended = True
            self.asked = {}
        elif kind == "leave":
            self.left |= {seat}
            self._desert(seat)
            if entry.level is not None:
                self.stand_ins = {**self.stand_ins, seat: entry.level}
        elif kind == "absent":
            self._desert(seat)
            self.stand_ins = {**self.stand_ins, seat: entry.level or ""}
        elif kind in ("return", "sit", "moved"):
            self.left -= {seat}
            self.stand_ins = {other: level for other, level in self.stand_ins.items() if other != seat}
            if kind == "sit":  # somebody new, who has agreed to nothing
                self.questions = [replace(each, agreed=each.agreed - {seat}) for each in self.questions]
        return []

    def _play(self, number: int, seat: int, action: int) -> list[Event]:
        before = {other: self._decision(other) for other in self.to_act if other != seat}
        events = play(self.position, seat, action)
        self.ply += 1
        self.asked = {
            owing: self.asked[owing] if owing in before and before[owing] == self._decision(owing) else number
            for owing in self.to_act
        }
        return events

    def _decision(self, seat: int) -> tuple[list[int], str, Facts]:
        prompt = self.position.asks(seat)
        return self.position.legal(seat), prompt.kind, prompt.facts

    def _ask_all(self, number: int) -> None:
        self.asked = dict.fromkeys(self.to_act, number)

    def _desert(self, seat: int) -> None:
        self.questions = [replace(each, deserted=each.deserted | {seat}) for each in self.questions]

    def _settle(self, entry: Entry) -> None:
        """The question that the entry names is open no more."""
        self.questions = [each for each in self.questions if each.entry != entry.question]
