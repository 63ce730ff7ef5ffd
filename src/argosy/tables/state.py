"""One table as its entries tell it: the current line of moves, the position, who plays each seat, what is asked of whom.

Two numbers count here. An **entry** number counts everything that was ever appended; it only rises, and it names a moment
of the table. A **ply** counts the moves on the current line; an undo makes it smaller.

A move answers a decision, and a decision is named by the entry that brought it about (`asked[seat]`). While a seat decides
alone, that is simply the last move. In a secret simultaneous choice it is the entry before the first answer, and it stays
the same while the others answer: nobody's choice is turned away because another came first. After an undo every decision
is a new one, so a late move from before it can never be taken for an answer.
"""

import time
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from msgspec.structs import replace

from argosy.engine.chance import chance_from_seed
from argosy.engine.journal import Event, Journal
from argosy.engine.position import Position, Ruleset
from argosy.engine.record import FORMAT
from argosy.engine.rules import Facts
from argosy.tables.entries import Entry, SeatChange, SeatRow, Standing, TableRow
from argosy.tables.errors import Conflict
from argosy.tables.packs import ruleset_of
from argosy.texts import Teller, say

_MOST_SAID = 3000  # sentences kept


@dataclass(frozen=True, slots=True)
class Told:
    """An event and the ply after which it happened; 0 is the deal."""

    ply: int
    event: Event


UNDO, END = "undo", "end"


@dataclass(frozen=True, slots=True)
class Question:
    """What `seat` asks the others to agree to: to go back so that `to_ply` moves stay, or to end the game."""

    entry: int  # that asked it
    kind: str
    seat: int
    to_ply: int = 0
    agreed: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Notice:
    """An entry that people want to read of, and what it was about."""

    entry: Entry
    question: Question | None = None
    lost: tuple[tuple[int, int], ...] = ()  # by an undo: seats, and how many of their decisions went


@dataclass
class Line:
    """A position with the moves that led to it and what they brought about."""

    ruleset: Ruleset
    position: Position
    moves: list[tuple[int, int]] = field(default_factory=list)  # seat, action
    told: list[Told] = field(default_factory=list)
    before: Position | None = None  # the position one move ago, where it is at hand
    levels: list[str] = field(default_factory=list)  # by move: of the bot that decided it; empty: its person did

    def play(self, seat: int, action: int, level: str = "") -> None:
        journal = Journal()
        self.before = None
        self.position.journal = journal
        self.position.play(seat, action)
        self.moves.append((seat, action))
        self.levels.append(level)
        self.told += [Told(len(self.moves), event) for event in journal.events]

    def upto(self, ply: int, seed: int) -> "Line":
        line = dealt(self.ruleset, seed)
        for (seat, action), level in zip(self.moves[:ply], self.levels, strict=False):
            line.play(seat, action, level)
        return line


def dealt(ruleset: Ruleset, seed: int) -> Line:
    journal = Journal()
    position = ruleset.deal(chance_from_seed(seed), journal)
    return Line(ruleset, position, [], [Told(0, event) for event in journal.events])


class LiveTable:
    def __init__(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.row = row
        self.seats = seats
        if row.format != FORMAT:
            raise Conflict("other-format", {"format": row.format, "known": FORMAT})
        self.ruleset = ruleset_of(row.title, row.players, row.options, row.pack)
        self.line = dealt(self.ruleset, row.seed)
        self.entry = 0  # the number of the last one
        self.entry_at = 0.0  # when it was appended
        self.started = False
        self.ended = False  # by agreement, before it was over
        self.lengths = [0]  # of the line, after each entry
        self.asked: dict[int, int] = {}
        self.stand_ins: dict[int, str] = {}  # seats of people that a bot plays now, and its level
        self.left: set[int] = set()  # seats whose people have left; a bot may play them or nobody
        self.questions: list[Question] = []  # open, in the order asked
        self.notices: list[Notice] = []
        self.keys: dict[str, Entry] = {}
        self.heard: dict[int, float] = {}  # by seat: when its person last did something
        self.seats_read_at = time.time()
        self._tellers: dict[str, Teller] = {}
        self._said: dict[tuple[object, ...], str] = {}

    # ---- what is so

    @property
    def position(self) -> Position:
        return self.line.position

    @property
    def ply(self) -> int:
        return len(self.line.moves)

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
        return [row.seat for row in self.seats if self._has_person(row) and not self.is_away(row.seat)]

    def people_of_the_table(self) -> list[int]:
        """The same with those who have left, or for whom a bot stands in."""
        return [row.seat for row in self.seats if self._has_person(row)]

    def _has_person(self, row: SeatRow) -> bool:
        return not row.is_bot and not row.vacant

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

    def standing(self, lease_until: float = 0.0) -> Standing:
        return Standing(self.status, list(self.to_act), self.bot_turn, lease_until)

    def last_decision(self, seat: int) -> int | None:
        """The ply before the seat's last move on this line."""
        moves = self.line.moves
        return next((ply for ply in range(len(moves) - 1, -1, -1) if moves[ply][0] == seat), None)

    def last_own_decision(self, seat: int) -> int | None:
        """The same for what its person has decided, not a bot in their place."""
        moves, levels = self.line.moves, self.line.levels
        return next((ply for ply in range(len(moves) - 1, -1, -1) if moves[ply][0] == seat and not levels[ply]), None)

    def common_ply(self, since: int) -> int:
        """How many moves of the line are still the same as after entry `since`."""
        return min(self.lengths[min(max(since, 0), self.entry) :])

    # ---- entries

    def draft(
        self,
        kind: str,
        seat: int | None,
        *,
        action: str | None = None,
        to_ply: int | None = None,
        level: str | None = None,
        question: int | None = None,
        by_seat: int | None = None,
    ) -> Entry:
        """The entry that would come next."""
        return Entry(self.entry + 1, kind, time.time(), seat, action, to_ply, level, None, question, by_seat)

    def apply(self, entry: Entry) -> None:
        """Takes the next entry in. What is in the store was checked before it got there."""
        assert entry.number == self.entry + 1, f"entry {entry.number} does not follow {self.entry}"
        notice = Notice(entry, self._about(entry))
        if entry.kind == "move":
            self._move(entry.number, *self._choice(entry), entry.level or "")
        elif entry.kind == "undo":
            notice = _with_lost(notice, self.line.moves)
            self.line = self.line.upto(entry.to_ply or 0, self.row.seed)
            self._settle(entry)
            self._ask_all(entry.number)
        else:
            self._happen(entry)
        self._note(notice, len(self.line.moves))

    def replay(self, entries: list[Entry]) -> None:
        """Takes all entries of a table in, from the first on. Moves that were taken back later need not be played."""
        assert self.entry == 0
        last_undo = next((at for at in range(len(entries) - 1, -1, -1) if entries[at].kind == "undo"), -1)
        moves: list[tuple[int, int]] = []
        levels: list[str] = []
        for entry in entries[: last_undo + 1]:
            notice = Notice(entry, self._about(entry))
            if entry.kind == "move":
                moves.append(self._choice(entry))
                levels.append(entry.level or "")
            elif entry.kind == "undo":
                notice = _with_lost(notice, moves)
                del moves[entry.to_ply or 0 :]
                del levels[entry.to_ply or 0 :]
                self._settle(entry)
            else:
                self._happen(entry)
            self._note(notice, len(moves))
        for (seat, action), level in zip(moves, levels, strict=True):
            self.line.play(seat, action, level)
        self._ask_all(self.entry)
        for entry in entries[last_undo + 1 :]:
            self.apply(entry)

    def _choice(self, entry: Entry) -> tuple[int, int]:
        """The seat and the action of a move."""
        assert entry.seat is not None
        assert entry.action is not None
        return entry.seat, self.ruleset.catalogue.number(entry.action)

    def _about(self, entry: Entry) -> Question | None:
        return None if entry.question is None else self.question(entry.question)

    def _happen(self, entry: Entry) -> None:
        """What an entry brings that neither plays a move nor takes one back."""
        seat = entry.seat if entry.seat is not None else -1
        if entry.kind == "start":
            self.started = True
            self._ask_all(entry.number)
        elif entry.kind == "ask":
            self.questions.append(Question(entry.number, UNDO, seat, entry.to_ply or 0))
        elif entry.kind == "end-ask":
            self.questions.append(Question(entry.number, END, seat))
        elif entry.kind == "agree":
            self.questions = [
                Question(each.entry, each.kind, each.seat, each.to_ply, each.agreed | {seat})
                if each.entry == entry.question
                else each
                for each in self.questions
            ]
        elif entry.kind in ("decline", "withdraw", "lapse"):
            self._settle(entry)
        elif entry.kind == "end":
            self._settle(entry)
            self.ended = True
            self.asked = {}
        elif entry.kind == "leave":
            self.left.add(seat)
            if entry.level is not None:
                self.stand_ins[seat] = entry.level
        elif entry.kind == "absent":
            self.stand_ins[seat] = entry.level or ""
        elif entry.kind in ("return", "sit", "moved"):
            self.left.discard(seat)
            self.stand_ins.pop(seat, None)

    def _settle(self, entry: Entry) -> None:
        """The question that the entry names is open no more."""
        self.questions = [each for each in self.questions if each.entry != entry.question]

    def _note(self, notice: Notice, length: int) -> None:
        entry = notice.entry
        if entry.kind != "move":
            self.notices.append(notice)
        if entry.key is not None:
            self.keys[entry.key] = entry
        doer = _doer(entry)
        if doer is not None:
            self.heard[doer] = entry.at
        self.entry = entry.number
        self.entry_at = entry.at
        self.lengths.append(length)

    def _move(self, number: int, seat: int, action: int, level: str) -> None:
        before = {other: self._decision(other) for other in self.to_act if other != seat}
        self.line.play(seat, action, level)
        self.asked = {
            owing: self.asked[owing] if owing in before and before[owing] == self._decision(owing) else number
            for owing in self.to_act
        }

    def _decision(self, seat: int) -> tuple[list[int], str, Facts]:
        prompt = self.position.asks(seat)
        return self.position.legal(seat), prompt.kind, prompt.facts

    def _ask_all(self, number: int) -> None:
        self.asked = dict.fromkeys(self.to_act, number)

    def preview(self, entry: Entry) -> "LiveTable":
        """This table with one entry more, to see what it leads to before it is committed. The original stays."""
        twin = self._twin()
        line = self.line
        twin.line = Line(self.ruleset, self.position.copy(), line.moves.copy(), line.told.copy(), line.before, line.levels.copy())
        twin.lengths = self.lengths.copy()
        twin.stand_ins = self.stand_ins.copy()
        twin.left = self.left.copy()
        twin.questions = self.questions.copy()
        twin.notices = self.notices.copy()
        twin.keys = self.keys.copy()
        twin.heard = self.heard.copy()
        twin.apply(entry)
        if entry.kind == "move":
            twin.line.before = self.position
        return twin

    def with_seats(self, changes: Iterable[SeatChange]) -> "LiveTable":
        """This table with seats changed, to preview an entry at it."""
        twin = self._twin()
        new = {change.seat: change.values for change in changes}
        twin.seats = [replace(row, **new.get(row.seat, {})) for row in self.seats]
        return twin

    def _twin(self) -> "LiveTable":
        twin = object.__new__(LiveTable)
        twin.__dict__.update(self.__dict__)
        return twin

    # ---- texts

    def take(self, row: TableRow, seats: list[SeatRow]) -> None:
        """Newer facts of the table itself."""
        self.seats_read_at = time.time()
        if [seat.name for seat in seats] != [seat.name for seat in self.seats]:
            self._tellers.clear()
            self._said.clear()
        self.row = row
        self.seats = seats

    def names(self, language: str) -> list[str]:
        return [row.name or say(language, "player-numbered", {"number": row.seat + 1}) for row in self.seats]

    def teller(self, language: str) -> Teller:
        if language not in self._tellers:
            self._tellers[language] = Teller(self.ruleset, language, self.names(language))
        return self._tellers[language]

    def event_text(self, language: str, event: Event) -> str:
        """The sentence for an event. Sentences are slow to make and come again: they are kept."""
        key = (language, event.kind, *event.facts.items())
        if key not in self._said:
            self._keep_said(key, self.teller(language).event(event))
        return self._said[key]

    def action_text(self, language: str, number: int) -> str:
        """What the button of an action says."""
        key = (language, number)
        if key not in self._said:
            self._keep_said(key, self.teller(language).action(self.ruleset.catalogue.action(number)))
        return self._said[key]

    def _keep_said(self, key: tuple[object, ...], text: str) -> None:
        if len(self._said) > _MOST_SAID:
            self._said.clear()
        self._said[key] = text


def _with_lost(notice: Notice, moves: list[tuple[int, int]]) -> Notice:
    """The notice of an undo, with what it takes from these moves."""
    counts = Counter(seat for seat, _action in moves[notice.entry.to_ply or 0 :])
    return Notice(notice.entry, notice.question, tuple(sorted(counts.items())))


def _doer(entry: Entry) -> int | None:
    """The seat whose person brought the entry about; None if nobody did it by themselves."""
    if entry.kind in ("lapse", "end") or (entry.kind == "undo" and entry.question) or (entry.kind == "move" and entry.level):
        return None
    return entry.seat if entry.by_seat is None else entry.by_seat
