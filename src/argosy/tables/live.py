"""One table as its entries tell it: the current line of moves, the position, who plays each seat, what is asked of whom.

Two numbers count here. An **entry** number counts everything that was ever appended; it only rises, and it names a moment
of the table. A **ply** counts the moves on the current line; an undo makes it smaller.

A move answers a decision, and a decision is named by the entry that brought it about (`asked[seat]`). While a seat decides
alone, that is simply the last move. In a secret simultaneous choice it is the entry before the first answer, and it stays
the same while the others answer: nobody's choice is turned away because another came first. After an undo every decision
is a new one, so a late move from before it can never be taken for an answer.
"""

from dataclasses import dataclass, field

from argosy.engine.chance import chance_from_seed
from argosy.engine.journal import Event, Journal
from argosy.engine.position import Position, Ruleset
from argosy.engine.rules import Facts
from argosy.tables.errors import Conflict
from argosy.tables.rows import Entry, SeatRow, Standing, TableRow
from argosy.texts import Teller, say
from argosy.titles import title_named

_MOST_SAID = 3000  # sentences kept


@dataclass(frozen=True, slots=True)
class Told:
    """An event and the ply after which it happened; 0 is the deal."""

    ply: int
    event: Event


@dataclass(frozen=True, slots=True)
class Ask:
    """An open question: may `seat` go back so that `to_ply` moves stay?"""

    entry: int
    seat: int
    to_ply: int
    agreed: frozenset[int]


@dataclass
class Line:
    """A position with the moves that led to it and what they brought about."""

    ruleset: Ruleset
    position: Position
    moves: list[tuple[int, int]] = field(default_factory=list)  # seat, action
    told: list[Told] = field(default_factory=list)
    before: Position | None = None  # the position one move ago, where it is at hand

    def play(self, seat: int, action: int) -> None:
        journal = Journal()
        self.before = None
        self.position.journal = journal
        self.position.play(seat, action)
        self.moves.append((seat, action))
        self.told += [Told(len(self.moves), event) for event in journal.events]

    def upto(self, ply: int, seed: int) -> "Line":
        line = dealt(self.ruleset, seed)
        for seat, action in self.moves[:ply]:
            line.play(seat, action)
        return line


def dealt(ruleset: Ruleset, seed: int) -> Line:
    journal = Journal()
    position = ruleset.deal(chance_from_seed(seed), journal)
    return Line(ruleset, position, [], [Told(0, event) for event in journal.events])


class LiveTable:
    def __init__(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.row = row
        self.seats = seats
        self.ruleset = title_named(row.title).ruleset(row.players, dict(row.options), None)
        if self.ruleset.pack != row.pack:
            raise Conflict("other-pack", {"pack": row.pack})
        self.line = dealt(self.ruleset, row.seed)
        self.entry = 0  # the number of the last one
        self.entry_at = 0.0  # when it was appended
        self.started = False
        self.lengths = [0]  # of the line, after each entry
        self.asked: dict[int, int] = {}
        self.stand_ins: dict[int, str] = {}  # seats of people that a bot plays now, and its level
        self.ask: Ask | None = None
        self.notices: list[Entry] = []  # entries that people want to read of
        self.keys: dict[str, Entry] = {}
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
        return self.position.to_act if self.started else ()

    @property
    def is_over(self) -> bool:
        return self.started and self.position.is_over

    @property
    def status(self) -> str:
        return "waiting" if not self.started else "over" if self.position.is_over else "running"

    def level_of(self, seat: int) -> str:
        """The level of the bot that plays the seat now; empty if a person does."""
        row = self.seats[seat]
        return row.level if row.is_bot else self.stand_ins.get(seat, "")

    def people(self) -> list[int]:
        """The seats that people play now."""
        return [seat for seat in range(self.row.players) if not self.level_of(seat)]

    @property
    def bot_turn(self) -> bool:
        """Whether a bot owes a decision. While people talk about an undo, bots wait."""
        return self.ask is None and any(self.level_of(seat) for seat in self.to_act)

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

    def common_ply(self, since: int) -> int:
        """How many moves of the line are still the same as after entry `since`."""
        return min(self.lengths[min(max(since, 0), self.entry) :])

    # ---- entries

    def apply(self, entry: Entry) -> None:
        """Takes the next entry in. What is in the store was checked before it got there."""
        assert entry.number == self.entry + 1, f"entry {entry.number} does not follow {self.entry}"
        if entry.kind == "move":
            self._move(entry.number, *self._choice(entry))
        elif entry.kind == "undo":
            self.line = self.line.upto(entry.to_ply or 0, self.row.seed)
            self.ask = None
            self._ask_all(entry.number)
        else:
            self._happen(entry)
        self._note(entry, len(self.line.moves))

    def replay(self, entries: list[Entry]) -> None:
        """Takes all entries of a table in, from the first on. Moves that were taken back later need not be played."""
        assert self.entry == 0
        last_undo = next((at for at in range(len(entries) - 1, -1, -1) if entries[at].kind == "undo"), -1)
        moves: list[tuple[int, int]] = []
        for entry in entries[: last_undo + 1]:
            if entry.kind == "move":
                moves.append(self._choice(entry))
                self.ask = None
            elif entry.kind == "undo":
                del moves[entry.to_ply or 0 :]
                self.ask = None
            else:
                self._happen(entry)
            self._note(entry, len(moves))
        for seat, action in moves:
            self.line.play(seat, action)
        self._ask_all(self.entry)
        for entry in entries[last_undo + 1 :]:
            self.apply(entry)

    def _choice(self, entry: Entry) -> tuple[int, int]:
        """The seat and the action of a move."""
        assert entry.seat is not None
        assert entry.action is not None
        return entry.seat, self.ruleset.catalogue.number(entry.action)

    def _happen(self, entry: Entry) -> None:
        """What an entry brings that neither plays a move nor takes one back."""
        if entry.kind == "start":
            self.started = True
            self._ask_all(entry.number)
        elif entry.kind == "ask":
            assert entry.seat is not None
            self.ask = Ask(entry.number, entry.seat, entry.to_ply or 0, frozenset())
        elif entry.kind == "agree" and self.ask is not None:
            assert entry.seat is not None
            self.ask = Ask(self.ask.entry, self.ask.seat, self.ask.to_ply, self.ask.agreed | {entry.seat})
        elif entry.kind == "decline":
            self.ask = None
        elif entry.kind in ("resign", "absent"):
            assert entry.seat is not None
            self.stand_ins[entry.seat] = entry.level or ""
        elif entry.kind == "return":
            assert entry.seat is not None
            self.stand_ins.pop(entry.seat, None)

    def _note(self, entry: Entry, length: int) -> None:
        if entry.kind != "move":
            self.notices.append(entry)
        if entry.key is not None:
            self.keys[entry.key] = entry
        self.entry = entry.number
        self.entry_at = entry.at
        self.lengths.append(length)

    def _move(self, number: int, seat: int, action: int) -> None:
        before = {other: self._decision(other) for other in self.to_act if other != seat}
        self.line.play(seat, action)
        self.ask = None  # who plays on has answered
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
        twin = object.__new__(LiveTable)
        twin.__dict__.update(self.__dict__)
        twin.line = Line(self.ruleset, self.position.copy(), self.line.moves.copy(), self.line.told.copy(), self.line.before)
        twin.lengths = self.lengths.copy()
        twin.stand_ins = self.stand_ins.copy()
        twin.notices = self.notices.copy()
        twin.keys = self.keys.copy()
        twin.apply(entry)
        if entry.kind == "move":
            twin.line.before = self.position
        return twin

    # ---- texts

    def take(self, row: TableRow, seats: list[SeatRow]) -> None:
        """Newer facts of the table itself."""
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
