"""What goes over the wire. The OpenAPI document, and from it the client's types, are made from these."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from argosy.bots.difficulty import Level
from argosy.rulebook.pages import PageName
from argosy.tables.effects import Effect

Name = Annotated[str, Meta(max_length=60)]  # what it may hold, `tables/names.py` says
Short = Annotated[str, Meta(max_length=100, pattern=r"^[^\x00-\x1f\x7f]*$")]
Secret = Annotated[str, Meta(max_length=200, pattern=r"^[\x21-\x7e]*$")]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=20)]
UndoPolicy = Literal["agree", "free", "never"]
OptionValue = bool | int | str
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]*$")]  # a sender's own: the same is carried out once


class Problem(Struct, kw_only=True):
    """Why a request was turned down."""

    error: str  # what kind of problem, for programs
    rule: str | None = None  # the rule of the game that forbids it
    link: str | None = None  # where that rule can be read
    text: str  # for people, in their language
    detail: str | None = None  # for developers, in English
    state: "State | None" = None  # 409: the table as it is now


class ServerFacts(Struct, kw_only=True):
    version: str
    public_url: str | None  # the address that guests can reach; None: the page's own


# ---- titles


class OptionRule(Struct, kw_only=True):
    name: str
    values: list[OptionValue]  # the first is the default; none: any text
    players: list[list[int]]  # for each value, how many players it is made for
    text: str


class TitleLevel(Struct, kw_only=True):
    code: Level
    name: str


class PictureField(Struct, kw_only=True):
    """A square of land."""

    x: float
    y: float
    size: float
    built: bool  # something lies on it


class PictureWay(Struct, kw_only=True):
    points: list[tuple[float, float]]
    seat: int | None  # whose it is


class PicturePiece(Struct, kw_only=True):
    x: float
    y: float
    size: float  # across
    shape: Literal["round", "square"]
    seat: int | None  # None: a place that nobody holds


class PictureLabel(Struct, kw_only=True):
    x: float
    y: float
    text: str


class Picture(Struct, kw_only=True):
    """A title's board, small, in units of its own."""

    width: float
    height: float
    earth: tuple[float, float, float, float] | None  # whose coast is drawn: west, south, east, north; None: it needs none
    old: bool  # drawn as on vellum
    fields: list[PictureField]
    ways: list[PictureWay]
    pieces: list[PicturePiece]
    labels: list[PictureLabel]


class TitleInfo(Struct, kw_only=True):
    name: str
    family: str
    title: str  # as people call it
    about: str
    length: str  # how long a game takes, in words; empty if nobody has said
    min_players: int
    max_players: int
    options: list[OptionRule]
    levels: list[TitleLevel]
    pages: list[PageName]  # of its rulebook, besides the rules
    voyage: bool  # whether there is a first voyage
    picture: Picture | None  # in the middle of a game; None: its family draws none


class Components(Struct, kw_only=True):
    """Everything a client needs to draw a title: facts, names and drawing hints, as its pack tells them."""

    title: str
    family: str
    players: int
    options: dict[str, OptionValue]
    pack: str
    names: dict[str, str]  # of every component, in the language asked for
    sources: dict[str, str]  # rulebook, public or reconstructed
    components: dict[str, Any]


# ---- points, and what happened


class ScorePart(Struct, kw_only=True):
    source: str
    name: str
    points: int


class SeatScore(Struct, kw_only=True):
    total: int
    parts: list[ScorePart]


class LogLine(Struct, kw_only=True):
    ply: int  # after how many moves
    seat: int | None  # whose move it was; None: the deal
    kind: str
    facts: dict[str, int | str]
    text: str


# ---- the rulebook


class RuleEntry(Struct, kw_only=True):
    id: str
    text: str
    link: str  # where the client shows it
    examples: int


class RuleChapter(Struct, kw_only=True):
    id: str
    name: str
    rules: list[RuleEntry]


class RuleBook(Struct, kw_only=True):
    """All rules of a title in playing order."""

    title: str
    family: str
    heading: str
    about: str
    chapters: list[RuleChapter]
    pages: list[PageName]  # besides the rules


class RuleExample(Struct, kw_only=True):
    """A moment of a real game: what somebody tried, and the position after it or, if it was refused, before it."""

    rule: str
    players: int
    options: dict[str, OptionValue]
    names: list[str]  # of the players
    seat: int  # of the one who tries, and for whom `view` is
    ply: int
    action: str  # its name in the catalogue; empty if the position itself is the example
    allowed: bool
    verdict: str
    caption: str  # who tries what
    reason: str | None  # why it was refused
    log: list[LogLine]  # what came of it
    draws: list[str]  # the parts of the table to look at: `region:africa`, `mat:1`
    view: dict[str, Any]
    scores: list[SeatScore] | None


class RuleExamples(Struct, kw_only=True):
    title: str
    rule: RuleEntry
    examples: list[RuleExample]


class RuleSection(Struct, kw_only=True):
    id: str
    heading: str
    text: str
    head: list[str]  # of the table; empty if its rows speak for themselves
    rows: list[list[str]]
    rules: list[str]  # that it rests on
    titles: list[str]  # for each row, the title whose rules it names; empty: the page's own


class RulePage(Struct, kw_only=True):
    title: str
    page: PageName
    heading: str
    about: str
    sections: list[RuleSection]


# ---- setting up


class SeatWish(Struct, kw_only=True):
    """here: whoever creates the table, and who shares the screen; invite: by link; open: anybody; bot: of a level."""

    kind: Literal["here", "invite", "open", "bot"] = "here"
    name: Name = ""
    colour: Annotated[str, Meta(max_length=20, pattern=r"^[a-z0-9-]*$")] = ""
    level: Level = "mate"
    consent: bool = False  # of whoever sits here: the finished game may go into data sets, without names


class TableWish(Struct, kw_only=True):
    title: Short
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=10)]
    options: Annotated[dict[str, OptionValue], Meta(max_length=20)] = {}
    undo: UndoPolicy = "agree"
    stand_in_after: Annotated[int, Meta(ge=0, le=2_592_000)] = 180  # seconds of absence, then others may ask for a bot; 0: never
    stand_in_level: Level = "mate"
    listed: bool = False
    auto_start: bool = True  # as soon as every seat is taken


class SeatSecret(Struct, kw_only=True):
    seat: int
    secret: str


class CreatedTable(Struct, kw_only=True):
    table: str
    secrets: list[SeatSecret]  # seats at this screen
    invitations: list[SeatSecret]  # to hand on, behind the # of a link


class Invitation(Struct, kw_only=True):
    """The seat that an invitation opens. taken: whoever joins moves it here; bot: a bot plays it until a guest comes."""

    seat: int
    name: str
    state: Literal["free", "taken", "bot"]


class SeatLink(Struct, kw_only=True):
    """A new invitation to a seat; the one before opens it no more."""

    seat: int
    invitation: str


class JoinWish(Struct, kw_only=True):
    """The invitation goes in the Authorization header; none is needed for an open seat."""

    name: Name = ""  # empty: the seat keeps the one it has
    seat: SeatNumber | None = None
    consent: bool = False  # the finished game may go into data sets, without names
    take: bool = False  # the seat is somebody's: it moves here, and its old secret opens it no more


class Joined(Struct, kw_only=True):
    table: str
    seat: int
    secret: str


class NameWish(Struct, kw_only=True):
    name: Name


class StartWish(Struct, kw_only=True):
    fill: Level | None = None  # bots of this level take the seats that are still free


class ConsentWish(Struct, kw_only=True):
    """Whether the finished game may go into data sets, without names: only if all people at the table say so."""

    consent: bool


class ForkWish(Struct, kw_only=True):
    ply: Number
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=10)]
    undo: UndoPolicy = "free"


class ImportWish(Struct, kw_only=True):
    record: Annotated[str, Meta(max_length=200_000)]
    seats: Annotated[list[SeatWish], Meta(max_length=10)] = []  # none: all at this screen
    undo: UndoPolicy = "free"


class MineWish(Struct, kw_only=True):
    secrets: Annotated[list[Secret], Meta(max_length=200)]


class NamedTable(Struct, kw_only=True):
    table: str


# ---- playing


class MoveWish(Struct, kw_only=True):
    entry: Number  # the decision it answers: `decision.entry` of the state
    action: Short
    key: Key | None = None
    want_state: bool = False


class UndoWish(Struct, kw_only=True):
    ply: Number  # the table's, as the person saw it when deciding to take back
    key: Key | None = None


class EndWish(Struct, kw_only=True):
    key: Key | None = None


class QuestionAnswer(Struct, kw_only=True):
    agrees: bool  # false, by whoever asked: the question is withdrawn


class LeaveWish(Struct, kw_only=True):
    level: Level | None = None  # of the bot that plays on; None: nobody does


class StandInWish(Struct, kw_only=True):
    level: Level = "mate"


class Acknowledgement(Struct, kw_only=True):
    """It is committed."""

    entry: int
    ply: int
    again: bool  # it had been before: this request only repeated it
    state: "State | None" = None


# ---- a table as one viewer may see it


class TableFacts(Struct, kw_only=True):
    id: str
    title: str
    players: int
    options: dict[str, OptionValue]
    pack: str
    version: str
    status: Literal["waiting", "running", "over", "ended"]  # ended: by agreement, before it was over
    undo: UndoPolicy
    stand_in_after: int
    stand_in_level: Level
    listed: bool
    created_at: float
    updated_at: float
    origin: dict[str, Any] | None
    rematch: str | None
    commitment: (
        str | None
    )  # to the seed: SHA-256 of "argosy deal SEED SALT"; the record of the finished game tells both; None: of before


class Seat(Struct, kw_only=True):
    seat: int
    name: str
    colour: str
    kind: Literal["person", "bot"]
    level: Level | None  # of the bot that plays it now
    vacant: bool
    open: bool
    connected: bool
    invited: bool  # there is a link that opens it
    left: bool  # its person has left the table, and may come back
    absent_since: float | None  # its person is not connected: since when


class GameGlance(Struct, kw_only=True):
    """What there is to tell of a game in a line."""

    round: int
    rounds: int  # that it has
    ply: int  # moves so far
    totals: list[int] | None  # points by seat; None while some are hidden
    winners: list[int]  # once it is over
    last: str  # what happened last, in a sentence; empty if there is nothing that everybody may know


class TableSummary(Struct, kw_only=True):
    table: TableFacts
    seats: list[Seat]
    to_act: list[int]
    game: GameGlance | None = None  # None: it has not begun
    seat: int | None = None  # one's own
    owner: bool = False  # whether that seat may delete the table


class Home(Struct, kw_only=True):
    """All that a list of titles and tables needs, at once."""

    server: ServerFacts
    titles: list[TitleInfo]
    open: list[TableSummary]  # tables that anybody may join or watch


class LegalAction(Struct, kw_only=True):
    name: str
    number: int
    kind: str
    facts: dict[str, int | str]  # the components it is about: where to light it up
    label: str
    effects: list[Effect]


class Decision(Struct, kw_only=True):
    entry: int  # a move that answers it names this
    prompt: str
    kind: str
    actions: list[LegalAction]


class Notice(Struct, kw_only=True):
    """What happened at the table besides the game."""

    entry: int
    kind: str
    seat: int | None
    text: str


class LastMove(Struct, kw_only=True):
    """The last move. Of another seat's only what everybody may know: its events in the log, not its name."""

    ply: int
    seat: int
    action: str | None


class Question(Struct, kw_only=True):
    """What a seat asks the others to agree to: that it goes back to `to_ply`, or that the game ends for all."""

    entry: int  # names it
    kind: Literal["undo", "end"]
    seat: int
    to_ply: int | None
    text: str  # what would be taken back, and from whom
    agreed: list[int]
    waiting_for: list[int]


class UndoState(Struct, kw_only=True):
    """How the viewer may take back their last decision."""

    can: Literal["now", "ask", "never"]
    to_ply: int | None
    asks: list[int]  # the seats whose people would be asked
    text: str  # what would be taken back, and from whom; empty if nothing


class Thinking(Struct, kw_only=True):
    """A bot owes a decision."""

    seat: int
    since: float
    seconds: float  # that it may take at most


class State(Struct, kw_only=True):
    """A table as its viewer may see it, at one moment. `entry` rises with everything that happens."""

    table: TableFacts
    seats: list[Seat]
    viewer: int | None  # None: a spectator
    entry: int
    ply: int
    view: dict[str, Any] | None  # the title's own; None before the game begins
    to_act: list[int]
    decision: Decision | None
    since: int | None  # the ply after the viewer's own last decision; None for a spectator
    log_from: int  # what one has of the log before this ply still holds; lines from here on are in `log`
    log: list[LogLine]
    notices: list[Notice]
    last_move: LastMove | None
    scores: list[SeatScore] | None
    undo: UndoState
    questions: list[Question]  # open, in the order asked; of those about undo only the first is put
    winners: list[int]
    consent: bool | None  # one's own, to the game's use in data sets; None: a spectator
    owner: bool  # the viewer set the table up
    now: float  # the server's clock
    thinking: Thinking | None = None


class WhyNot(Struct, kw_only=True):
    action: str
    label: str
    allowed: bool
    rule: str | None
    link: str | None  # where that rule can be read
    text: str | None
    effects: list[Effect]


class Hint(Struct, kw_only=True):
    level: Level
    action: str
    label: str
    effects: list[Effect]
    reasons: list[str]  # what it is good for and how far behind the others are, in sentences


class Moment(Struct, kw_only=True):
    """The game after that many moves, as the viewer saw it then."""

    ply: int
    plies: int
    view: dict[str, Any]
    to_act: list[int]
    log: list[LogLine]  # of the last move
    last_move: LastMove | None
    scores: list[SeatScore] | None
    hidden: list[dict[str, Any]] | None = None  # if all is open: what each seat saw otherwise, part by part of the view


class Moments(Struct, kw_only=True):
    """Moments that follow each other. `changes`: how each becomes the next.

    A change is `[value]`, the new value, or `[parts, gone]`: the changes of some parts, by name or by place in a list, and names that
    are gone.
    """

    first: Moment
    changes: list[list[Any]]


class RecordText(Struct, kw_only=True):
    record: str


class Outline(Struct, kw_only=True):
    """The moments of a game, to step through: by move, by turn, by round."""

    seats: list[int]  # whose move each was
    rounds: list[int]  # of each moment: one more than there are moves


class ReviewedMove(Struct, kw_only=True):
    """A decision beside the one that captain would have taken. `loss` and `margin` are in per cent of the victory."""

    ply: int  # moves played before it
    seat: int
    round: int
    played: str
    best: str
    verdict: Literal["best", "as-good", "better", "behind"]  # as-good: the loss is within its margin
    loss: float
    margin: float  # 95 %


class TurningPoint(Struct, kw_only=True):
    ply: int
    reasons: list[str]  # for the better move, in sentences


class ReviewBalance(Struct, kw_only=True):
    """What a seat lost in all its decisions together, in per cent of the victory."""

    seat: int
    decisions: int
    as_captain: int  # decided as captain would, or about as well
    loss: float
    margin: float


class RoundScores(Struct, kw_only=True):
    round: int
    ply: int  # moves played until its end
    scores: list[SeatScore]


class Review(Struct, kw_only=True):
    """A finished game judged: as far as that has come."""

    status: Literal["none", "waiting", "done", "failed"]  # none: nobody has asked for it yet
    iterations: int  # of captain's search for each decision
    seed: int
    decisions: int  # to judge; 0: not counted yet
    judged: list[ReviewedMove]
    turning_points: list[TurningPoint]
    balances: list[ReviewBalance]
    totals: list[list[int]]  # points of each seat at each moment, from the deal on
    rounds: list[RoundScores]


class LogPage(Struct, kw_only=True):
    log: list[LogLine]


# ---- the first voyage


class VoyageStep(Struct, kw_only=True):
    """One step: what it is about, what is to be done, and the table as the newcomer sees it."""

    title: str
    step: int  # from 1; one more than `steps`: the voyage is over
    steps: int
    text: str
    task: str
    action: str | None  # that completes the step
    state: State


class VoyageTry(Struct, kw_only=True):
    step: Annotated[int, Meta(ge=1, le=100)]
    action: Short


class VoyageAnswer(Struct, kw_only=True):
    done: bool
    rule: str | None  # that forbids the action; None: the rules allow it, but it is not what the step is about
    text: str


# ---- live


class Hello(Struct, kw_only=True):
    """The first message of a client."""

    secret: Secret = ""
    since: Number = 0  # the last entry it has seen
    lang: Annotated[str, Meta(max_length=40)] = ""


class LiveState(Struct, kw_only=True, tag_field="type", tag="state"):
    state: State


class LiveProblem(Struct, kw_only=True, tag_field="type", tag="problem"):
    problem: Problem


class LivePing(Struct, kw_only=True, tag_field="type", tag="ping"):
    entry: int
