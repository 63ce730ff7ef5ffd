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
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from msgspec.structs import replace

from argosy.engine.journal import Event
from argosy.engine.position import Position
from argosy.engine.record import FORMAT
from argosy.tables.entries import Entry, SeatChange, SeatRow, TableRow
from argosy.tables.errors import Conflict
from argosy.tables.line import Line
from argosy.tables.names import isolated
from argosy.tables.packs import ruleset_of
from argosy.tables.situation import Question, Situation
from argosy.texts import Teller, say

_MOST_TEXTS = 3000  # kept


@dataclass(frozen=True, slots=True)
class Notice:
    """An entry that people want to read of, and what it was about."""

    entry: Entry
    question: Question | None = None
    lost: tuple[tuple[int, int], ...] = ()  # by an undo: seats, and how many of their decisions went


@dataclass(frozen=True, slots=True)
class Step:
    """An entry with what it leads to, before it is committed."""

    entry: Entry
    after: Situation
    events: list[Event]


class LiveTable(Situation):
    """The situation now, and the history: there is one object per table, which goes on as entries come."""

    def __init__(self, row: TableRow, seats: list[SeatRow]) -> None:
        if row.format != FORMAT:
            raise Conflict("other-format", {"format": row.format, "known": FORMAT})
        self.row = row
        self.ruleset = ruleset_of(row.title, row.players, row.options, row.pack)
        self.line = Line(self.ruleset, row.seed)
        super().__init__(seats, self.line.play_all())
        self.before: Position | None = None  # the position one move ago, where it is at hand
        self.entry = 0  # the number of the last one
        self.entry_at = 0.0  # when it was appended
        self.lengths = [0]  # of the line, after each entry
        self.notices: list[Notice] = []
        self.keys: dict[str, Entry] = {}
        self.active_at: dict[int, float] = {}  # by seat: when its person last did something
        self.seats_read_at = time.time()
        self._tellers: dict[str, Teller] = {}
        self._texts: dict[tuple[object, ...], str] = {}

    @property
    def starts_by_itself(self) -> bool:
        """Whether the game begins without anybody's word, as everybody is there."""
        return self.row.auto_start and not any(row.vacant for row in self.seats)

    # ---- history

    def last_own_decision(self, seat: int) -> int | None:
        """The ply before the last move that the seat's person decided, not a bot in their place."""
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

    def preview(self, entry: Entry, seat_changes: Iterable[SeatChange] = ()) -> Step:
        """What the entry leads to, at seats that have changed; the table stays as it is until it takes the step."""
        new = {change.seat: change.values for change in seat_changes}
        seats = [replace(row, **new.get(row.seat, {})) for row in self.seats] if new else self.seats
        after = Situation(
            seats, self.position.copy(), self.ply, self.started, self.ended, self.asked, self.stand_ins, self.left, self.questions
        )
        return Step(entry, after, after.change(entry, self.line))

    def take(self, step: Step) -> None:
        """Goes on by an entry that is committed now; the seats are read from the store, not taken from a preview."""
        notice, after = self._notice(step.entry), step.after
        self.before = self.position if step.entry.kind == "move" else None
        self.position, self.ply, self.started, self.ended = after.position, after.ply, after.started, after.ended
        self.asked, self.stand_ins, self.left, self.questions = after.asked, after.stand_ins, after.left, after.questions
        self._add(notice, step.events)

    def apply(self, entry: Entry) -> None:
        """Goes on by an entry from the store. It was checked before it got there."""
        notice = self._notice(entry)
        self.before = None
        self._add(notice, self.change(entry, self.line))

    def replay(self, entries: list[Entry]) -> None:
        """Takes all entries of a table in, from the first on. Moves that were taken back later are not played."""
        assert self.entry == 0
        last_undo = next((at for at in range(len(entries) - 1, -1, -1) if entries[at].kind == "undo"), -1)
        for entry in entries[: last_undo + 1]:
            notice = self._notice(entry)
            if entry.kind == "move":
                self.ply += 1
            elif entry.kind == "undo":
                self.ply = entry.to_ply or 0
                self._settle(entry)
            else:
                self.change(entry, self.line)
            self._add(notice, [])
        if last_undo >= 0:
            self.position = self.line.play_all()
            self._ask_all(self.entry)
        for entry in entries[last_undo + 1 :]:
            self.apply(entry)

    def _notice(self, entry: Entry) -> Notice:
        """The entry, and what it is about as the table is before it."""
        assert entry.number == self.entry + 1, f"entry {entry.number} does not follow {self.entry}"
        question = None if entry.question is None else self.question(entry.question)
        if entry.kind != "undo":
            return Notice(entry, question)
        lost = Counter(seat for seat, _action in self.line.moves[entry.to_ply or 0 :])
        return Notice(entry, question, tuple(sorted(lost.items())))

    def _add(self, notice: Notice, events: list[Event]) -> None:
        """Adds to the history what has just become of the table."""
        entry = notice.entry
        if entry.kind == "move":
            assert entry.seat is not None
            assert entry.action is not None
            self.line.add(entry.seat, self.ruleset.catalogue.number(entry.action), entry.level or "", events)
        else:
            self.notices.append(notice)
        if entry.kind == "undo":
            self.line.cut(self.ply)
        if entry.key is not None:
            self.keys[entry.key] = entry
        person = _person_of(entry)
        if person is not None:
            self.active_at[person] = entry.at
        self.entry = entry.number
        self.entry_at = entry.at
        self.lengths.append(self.ply)

    # ---- texts

    def update(self, row: TableRow, seats: list[SeatRow]) -> None:
        """The rows of the table itself as they were read; those read before others that came sooner are dropped."""
        if row.changes < self.row.changes:
            return
        self.seats_read_at = time.time()
        if [seat.name for seat in seats] != [seat.name for seat in self.seats]:
            self._tellers.clear()
            self._texts.clear()
        self.row = row
        self.seats = seats

    def names(self, language: str) -> list[str]:
        return [isolated(row.name) or say(language, "player-numbered", {"number": row.seat + 1}) for row in self.seats]

    def teller(self, language: str) -> Teller:
        if language not in self._tellers:
            self._tellers[language] = Teller(self.ruleset, language, self.names(language))
        return self._tellers[language]

    def event_text(self, language: str, event: Event) -> str:
        """The sentence for an event. Sentences are slow to make and come again: they are kept."""
        return self.text_once((language, event.kind, *event.facts.items()), lambda: self.teller(language).event(event))

    def action_text(self, language: str, number: int, position: Position | None = None) -> str:
        """What the button of an action says, now or in another position of this game."""
        action = self.ruleset.catalogue.action(number)
        here = self.position if position is None else position
        return self.text_once(
            (language, number, *here.facts_of(action).items()), lambda: self.teller(language).action(action, here)
        )

    def text_once(self, key: tuple[object, ...], make: Callable[[], str]) -> str:
        """The text of that key, made when it is first asked for."""
        if key not in self._texts:
            if len(self._texts) > _MOST_TEXTS:
                self._texts.clear()
            self._texts[key] = make()
        return self._texts[key]


def _person_of(entry: Entry) -> int | None:
    """The seat whose person brought the entry about; None if nobody did it by themselves."""
    if entry.kind in ("lapse", "end") or (entry.kind == "undo" and entry.question) or (entry.kind == "move" and entry.level):
        return None
    return entry.seat if entry.by_seat is None else entry.by_seat
