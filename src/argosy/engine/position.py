"""The interface that a title implements. What each method means is said here and nowhere else.

Titles of other distributions are plain Python on the compiled engine: `allow_interpreted_subclasses` lets them be.
"""

from abc import ABC, abstractmethod
from typing import Any

from argosy.engine.catalogue import Action, Catalogue
from argosy.engine.chance import Chance
from argosy.engine.compiler import mypyc_attr
from argosy.engine.errors import BadChoice
from argosy.engine.journal import Journal
from argosy.engine.rules import Facts, Refusal, Rule

Option = bool | int | str
Plain = dict[str, object]  # nothing but what JSON has


class Score:
    """One player's points: the total, and where they come from."""

    def __init__(self, parts: dict[str, int]) -> None:
        self.parts = parts
        self.total = sum(parts.values())

    def __repr__(self) -> str:
        return f"Score(total={self.total}, parts={self.parts})"


class Prompt:
    """What a seat is asked to decide: the message `FAMILY-prompt-KIND` with these facts."""

    def __init__(self, kind: str, facts: Facts | None = None) -> None:
        self.kind = kind
        self.facts: Facts = {} if facts is None else facts


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(ABC):
    """One moment of a game: all that the rules need to go on from here, and nothing else."""

    to_act: tuple[int, ...]  # the seats that owe a decision now, ascending; empty when the game is over
    round: int  # the round it is, from 1; the last one when the game is over
    journal: Journal | None  # where events are told, if anybody listens

    @property
    def is_over(self) -> bool:
        return len(self.to_act) == 0

    @abstractmethod
    def legal(self, seat: int) -> list[int]:
        """The numbers of all actions that `seat` may take now, ascending; empty if it owes no decision. Read only."""

    @abstractmethod
    def why_not(self, seat: int, action: int) -> Refusal | None:
        """The rule that forbids the action now, or None: exactly then it is in `legal(seat)`."""

    @abstractmethod
    def play(self, seat: int, action: int) -> None:
        """Carries the action out, and all that follows without a decision.

        Raises IllegalAction, and changes nothing, if it is not legal.
        """

    @abstractmethod
    def asks(self, seat: int) -> Prompt:
        """What `seat`, one of `to_act`, is asked."""

    def facts_of(self, action: Action) -> Facts:
        """What the sentence of an action says here: the catalogue's facts, and where on the table a component lies that it names.

        It goes by nothing that is hidden from anybody.
        """
        return action.facts

    @abstractmethod
    def scores(self) -> list[Score]:
        """Every seat's points by source, as if the game ended now."""

    @abstractmethod
    def winners(self) -> tuple[int, ...]:
        """The seats that win, as if the game ended now: several where a victory is shared."""

    @abstractmethod
    def progress(self) -> float:
        """How far the game has come, from 0 to 1; 1 when it is over."""

    @abstractmethod
    def copy(self) -> "Position":
        """An independent position, equal to this one, without a journal. Cheap: a few microseconds."""

    @abstractmethod
    def view(self, seat: int | None) -> Plain:
        """All that `seat` may know, or a spectator (None), and nothing more."""

    @abstractmethod
    def redeal(self, seat: int | None, deal: Chance, future: Chance | None = None) -> "Position":
        """A full position drawn at random, by `deal`, from those that look the same to `seat`.

        It has a future of its own: `future`, or else `deal`, is its source of chance from then on.
        """

    @abstractmethod
    def to_dict(self) -> Plain:
        """The whole position, the hidden part too. `Ruleset.from_dict` builds it again."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Ruleset(ABC):
    """A title with its number of players, options and component pack fixed: all that stays the same during a game."""

    title: str
    family: str  # titles of a family share their rules' texts
    players: int
    rounds: int  # that a game has
    options: dict[str, Option]
    pack: str  # hash of the component pack's content
    suits: bool  # whether these options are made for this number of players; those that are not are allowed all the same
    sources: dict[str, str]  # where each component's facts come from, by `kind/id`: "reconstructed" means by us
    catalogue: Catalogue

    @abstractmethod
    def deal(self, chance: Chance, journal: Journal | None = None) -> Position:
        """The position in which the first decision is owed; `journal` is told what led to it."""

    @abstractmethod
    def from_dict(self, plain: Plain) -> Position:
        """The position that `to_dict` took apart. Raises BadPosition for one that the rules cannot lead to."""

    @abstractmethod
    def component_names(self, language: str) -> dict[str, str]:
        """The shown name of every component id, attribute and source of points."""


class OptionRule:
    """One option of a title: `values` are what it takes (none: any text); the first is the default."""

    def __init__(self, name: str, values: tuple[Option, ...]) -> None:
        self.name = name
        self.values = values


@mypyc_attr(allow_interpreted_subclasses=True)
class Title(ABC):
    """The static facts of one game that people can choose to play."""

    name: str
    family: str
    data: str  # the folder of its component pack, in that of its family
    min_players: int
    max_players: int
    options: tuple[OptionRule, ...]
    rules: tuple[Rule, ...]

    @abstractmethod
    def ruleset(self, players: int, options: dict[str, Option], pack: str | None) -> Ruleset:
        """The rules for one table. `pack` is a directory; None takes the pack that comes with Argosy.

        Raises BadChoice for what the title does not take, BadPack for a pack that does not add up.
        """

    def check_choice(self, players: int, options: dict[str, Option]) -> None:
        """Raises BadChoice for a number of players, an option or a value that the title does not take."""
        title: Any = self  # looks in its class, too: there a title of another distribution has its facts
        if isinstance(players, bool) or not isinstance(players, int) or not title.min_players <= players <= title.max_players:
            raise BadChoice(
                f"{title.name} takes {title.min_players} to {title.max_players} players, not {players!r}",
                "players",
                {"game": title.name, "least": title.min_players, "most": title.max_players, "players": str(players)},
            )
        values = {option.name: option.values for option in title.options}
        for name, value in options.items():
            if name not in values:
                known = ", ".join(values)
                raise BadChoice(
                    f"{title.name} has no option {name!r}: it has {known or 'none'}",
                    "option" if known else "no-options",
                    {"game": title.name, "option": name, "known": known},
                )
            # 1 is not True: a record would tell them apart
            if values[name] and not any(type(value) is type(known) and value == known for known in values[name]):
                known = " or ".join([str(known) for known in values[name]])
                raise BadChoice(
                    f"{title.name}: option {name!r} should be {known}, not {value!r}",
                    "value",
                    {"game": title.name, "option": name, "known": known, "value": str(value)},
                )
