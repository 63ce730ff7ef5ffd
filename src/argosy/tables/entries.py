"""What the store holds, as plain objects."""

from collections.abc import Mapping

from msgspec import Struct

from argosy.engine.position import Option
from argosy.engine.record import commitment_to
from argosy.engine.rules import Facts


class ToldEvent(Struct, frozen=True):
    """An event of which everybody was told."""

    kind: str
    facts: Facts


class Glance(Struct, frozen=True):
    """What lists tell of a game."""

    round: int
    rounds: int  # that it has
    ply: int  # moves so far
    totals: list[int] | None  # points by seat; None while some are hidden
    winners: list[int]  # once it is over
    event: ToldEvent | None  # what happened last; None: nothing that everybody may know


class TableRow(Struct, frozen=True):
    id: str
    title: str
    players: int
    options: dict[str, Option]
    seed: int
    format: int
    pack: str
    version: str
    undo: str
    stand_in_after: int
    stand_in_level: str
    listed: bool
    auto_start: bool
    origin: dict[str, object] | None
    created_at: float
    updated_at: float
    changes: int = 0
    status: str = "waiting"
    entry_count: int = 0
    to_act: list[int] = []
    rematch: str | None = None
    hurried: int = 0
    glance: Glance | None = None  # None: it has not begun, or nothing has happened since lists tell it
    salt: str = ""  # of the commitment to the seed; empty: none was given

    @property
    def commitment(self) -> str | None:
        """What everybody is shown from the first moment on, so that the deal can be checked when the game is over."""
        return commitment_to(self.seed, self.salt) if self.salt else None


class SeatRow(Struct, frozen=True):
    seat: int
    kind: str
    name: str
    colour: str
    level: str
    open: bool
    secret_hash: str | None
    invite_hash: str | None
    seen_at: float
    owner: bool = False
    consent: bool = False  # its person lets the finished game go into data sets
    connected: bool = False  # as `seen_at` says; counts only while that is not long ago
    given: bool = False  # its link was made by others while its person was gone: whoever opens it is somebody new

    @property
    def is_bot(self) -> bool:
        return self.kind == "bot"

    @property
    def vacant(self) -> bool:
        return self.kind == "person" and self.secret_hash is None


class SeatChange(Struct, frozen=True):
    """New values of a seat that is as `wanted` says."""

    seat: int
    wanted: Mapping[str, object]
    values: Mapping[str, object]


class Entry(Struct, frozen=True):
    """One row of the append-only list.

    start     the game begins
    move      `seat` takes `action`; `level` if a bot decided
    undo      `seat` goes back: the first `to_ply` moves stay; `question` if the others were asked
    ask       `seat` asks the others to let it go back that far
    end-ask   `seat` asks the others to end the game
    agree, decline   a seat's answer to `question`
    withdraw  `seat` takes its `question` back
    lapse     `question`, which `seat` asked, is no longer possible
    end       the game ends for all, as `seat` wished
    leave     the person of `seat` goes; a bot of `level` plays on, or nobody
    absent    a bot of `level` plays for the person of `seat`, who is gone; `by_seat` wished it
    return    the person of `seat` takes it back
    sit       a new person sits down at `seat`, which a bot played or somebody gave up
    link      `by_seat` made a new link for `seat`
    moved     the person of `seat` goes on at another device
    """

    number: int
    kind: str
    at: float
    seat: int | None = None
    action: str | None = None
    to_ply: int | None = None
    level: str | None = None
    key: str | None = None
    question: int | None = None  # the entry that asked it
    by_seat: int | None = None


class Standing(Struct, frozen=True):
    """What is kept with a table after an entry, so that lists and bots need not replay it."""

    status: str
    to_act: list[int]
    bot_turn: bool
    lease_until: float = 0.0
    glance: Glance | None = None
