"""The public Python face: one game, its players' names and language, its record. Everything above uses this."""

import secrets
from collections.abc import Mapping
from functools import cached_property

from argosy.engine.catalogue import Catalogue
from argosy.engine.chance import SEEDS, chance_from_seed
from argosy.engine.errors import BadAction, BadChoice, BadPosition, BadRecord, IllegalAction
from argosy.engine.journal import Event, Journal
from argosy.engine.position import Option, Plain, Position, Ruleset, Score
from argosy.engine.record import fingerprint, game_record, record_from_text, replay
from argosy.engine.rules import Refusal
from argosy.texts import Teller, check_language
from argosy.titles import title_named

_PLAIN_FIELDS = ("title", "players", "options", "pack", "position")


def new_game(
    title: str, *, players: int, seed: int | None = None, pack: str | None = None, language: str = "en", **options: Option
) -> "Game":
    """Sets up a game. Without a seed, one is drawn. `pack` is a directory with component packs of one's own."""
    if seed is None:
        seed = secrets.randbelow(SEEDS)
    if not _is_number(seed) or not 0 <= seed < SEEDS:
        raise BadChoice(f"the seed must be a whole number from 0 to {SEEDS - 1}, not {seed!r}")
    ruleset = _ruleset(title, players, options, pack)
    return Game(ruleset, ruleset.deal(chance_from_seed(seed), Journal()), seed, language=language)


def load_record(text: str, *, upto: int | None = None, pack: str | None = None, language: str = "en") -> "Game":
    """Replays a record, verifying every move and the end. `upto` stops after that many moves."""
    record = record_from_text(text)
    try:
        ruleset = _ruleset(record.title, record.players, record.options, pack)
    except BadChoice as error:
        raise BadRecord(f"the record cannot be played: {error}") from error
    if ruleset.pack != record.pack:
        raise BadRecord(f"the record was played with component pack {record.pack}, not {ruleset.pack}: give that pack's directory")
    if upto is not None and not (_is_number(upto) and 0 <= upto <= len(record.moves)):
        raise BadChoice(f"the record has moves 0 to {len(record.moves)}, there is no move {upto!r}")
    game = Game(ruleset, replay(record, ruleset, Journal(), upto), record.seed, language=language)
    game.salt = record.salt
    game.moves = record.moves if upto is None else record.moves[:upto]
    return game


class Game:
    """A game being played. `position` is the raw fast path; what stands here speaks names and sentences."""

    def __init__(self, ruleset: Ruleset, position: Position, seed: int | None, *, language: str = "en") -> None:
        self.ruleset = ruleset
        self.position = position
        self.seed = seed  # None: the game did not begin at the beginning, so it has no record
        self.salt = ""  # of the commitment to the seed, where one was published before the game
        self.moves: list[tuple[int, str]] = []
        self.journal = position.journal or Journal()
        self.language = check_language(language)
        position.journal = self.journal

    def __str__(self) -> str:
        """The board as everybody may see it, drawn as in the terminal."""
        from argosy.cli.board_text import board_of  # a drawing knows games: it is looked for only when somebody looks

        return board_of(self)

    @cached_property
    def teller(self) -> Teller:
        """Tells what happens here in the game's language."""
        return Teller(self.ruleset, self.language)

    @property
    def title(self) -> str:
        return self.ruleset.title

    @property
    def players(self) -> int:
        return self.ruleset.players

    @property
    def catalogue(self) -> Catalogue:
        return self.ruleset.catalogue

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision now."""
        return self.position.to_act

    @property
    def is_over(self) -> bool:
        return self.position.is_over

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; empty while the game goes on."""
        return self.position.winners() if self.is_over else ()

    def legal(self, seat: int | None = None) -> list[str]:
        """The names of all actions the seat may take. The seat may be left out where only one owes a decision."""
        if seat is None and self.is_over:
            return []
        return [self.catalogue.name(number) for number in self.position.legal(self._seat(seat))]

    def why_not(self, action: str | int, seat: int | None = None) -> Refusal | None:
        """The rule that forbids the action now and why, in a sentence; None if it is allowed."""
        asking = (self.to_act or (0,))[0] if seat is None else self._seat(seat)
        refusal = self.position.why_not(asking, self._number(action))
        if refusal is not None:
            refusal.text = self.teller.refusal(refusal)
        return refusal

    def play(self, action: str | int, seat: int | None = None) -> None:
        """Carries out an action; raises IllegalAction, with the rule and the reason, if it is not allowed."""
        number = self._number(action)
        acting = self._seat(seat)
        refusal = self.why_not(number, acting)
        if refusal is not None:
            raise IllegalAction(f"{self.catalogue.name(number)}: {refusal.text} ({refusal.rule})", refusal)
        self.position.play(acting, number)
        self.moves.append((acting, self.catalogue.name(number)))

    def scores(self) -> list[Score]:
        """Every seat's points by source, as if the game ended now."""
        return self.position.scores()

    def view(self, seat: int | None) -> Plain:
        """What that seat, or a spectator (None), may know: plain data."""
        return self.position.view(None if seat is None else self._seat(seat))

    def prompt(self, seat: int | None = None) -> str:
        """What the seat is asked to decide, as a sentence."""
        return self.teller.prompt(self.position.asks(self._seat(seat)))

    def events(self, seat: int | None = None) -> list[Event]:
        """All that happened so far and that the seat, or a spectator, may know."""
        return [event for event in self.journal.events if event.visible_to(seat)]

    def story(self, seat: int | None = None) -> list[str]:
        """The events as sentences."""
        return [self.teller.event(event) for event in self.events(seat)]

    def record(self) -> str:
        """The game as text: `load_record` plays it again."""
        if self.seed is None:
            raise BadRecord("a game that was set up from a position has no record: keep to_dict() instead")
        return game_record(self.ruleset, self.seed, self.moves, self.position, self.salt).to_text()

    def fingerprint(self) -> str:
        """A short hash of the position: equal games, equal fingerprints, on every machine."""
        return fingerprint(self.position)

    def to_dict(self) -> Plain:
        """The whole position as plain data, the hidden part too."""
        ruleset = self.ruleset
        return {
            "title": ruleset.title,
            "players": ruleset.players,
            "options": dict(ruleset.options),
            "pack": ruleset.pack,
            "position": self.position.to_dict(),
        }

    @classmethod
    def from_dict(cls, plain: Mapping[str, object], *, pack: str | None = None, language: str = "en") -> "Game":
        """The game that `to_dict` took apart. Raises BadPosition, and says what is wrong, for an impossible one."""
        if not isinstance(plain, Mapping):
            raise BadPosition(f"a game needs 'title', 'players', 'options' and 'position', and is not {plain!r}")
        for key in plain:
            if key not in _PLAIN_FIELDS:
                raise BadPosition(f"a game has no field {key!r}: {', '.join(_PLAIN_FIELDS)}")
        title, players, options, position = (plain.get(key) for key in ("title", "players", "options", "position"))
        if (
            not isinstance(title, str)
            or not isinstance(players, int)
            or not isinstance(options, dict)
            or not isinstance(position, dict)
        ):
            raise BadPosition("a game needs 'title' (text), 'players' (number), 'options' and 'position' (tables)")
        try:
            ruleset = _ruleset(title, players, options, pack)
        except BadChoice as error:
            raise BadPosition(f"the position cannot be set up: {error}") from error
        if plain.get("pack", ruleset.pack) != ruleset.pack:
            raise BadPosition(f"the position belongs to component pack {plain.get('pack')}, not {ruleset.pack}")
        return cls(ruleset, ruleset.from_dict(position), None, language=language)

    def _number(self, action: str | int) -> int:
        if isinstance(action, str):
            return self.catalogue.number(action)
        if not _is_number(action):
            raise BadAction(f"an action is a name or a number of the catalogue, not {action!r}")
        return self.catalogue.action(action).number

    def _seat(self, seat: int | None) -> int:
        if seat is None:
            if len(self.to_act) != 1:
                raise BadAction("the game is over" if self.is_over else f"say for which seat: {self.to_act} owe a decision")
            return self.to_act[0]
        if not _is_number(seat) or not 0 <= seat < self.players:
            raise BadAction(f"there is no seat {seat!r}: this table has seats 0 to {self.players - 1}")
        return seat


def _ruleset(title: str, players: int, options: dict[str, Option], pack: str | None) -> Ruleset:
    """The title's ruleset. What came from outside is checked for its type first: compiled code takes nothing else."""
    if not isinstance(title, str):
        raise BadChoice(f"a title is a name, not {title!r}")
    if not _is_number(players):
        raise BadChoice(f"the number of players must be a whole number, not {players!r}")
    for name, value in options.items():
        if not isinstance(name, str) or not isinstance(value, (bool, int, str)):
            raise BadChoice(f"option {name!r} should be true, false, a number or a text, not {value!r}")
    return title_named(title).ruleset(players, options, None if pack is None else str(pack))


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
