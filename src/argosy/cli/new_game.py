"""From the arguments of a command to a game: title, players, options, names, files."""

import sys
from argparse import Namespace
from contextlib import suppress
from pathlib import Path

from argosy.cli.messages import Words
from argosy.engine.errors import BadChoice, BadRecord
from argosy.engine.position import Option, OptionRule, Title
from argosy.game import Game, load_record, new_game
from argosy.texts import Teller
from argosy.titles import TITLES, title_named

_USUAL_PLAYERS = 3
LETTERS = "ABCDEFGH"  # a seat's mark on the board


def game_from(asked: Namespace, names: list[str] | None = None) -> Game:
    """A new game as the arguments say, with its players' names."""
    title = title_named(asked.title)
    options = options_from(asked, title)
    players = asked.players
    if players is None:
        players = suiting_players(title, options, asked.pack, _USUAL_PLAYERS)
    game = new_game(title.name, players=players, seed=asked.seed, pack=asked.pack, language=asked.lang, **options)
    name_players(game, names)
    return game


def recorded_game(asked: Namespace, file: str, upto: int | None = None, names: list[str] | None = None) -> Game:
    game = load_record(read_record(file), upto=upto, pack=asked.pack, language=asked.lang)
    name_players(game, names)
    return game


def options_from(asked: Namespace, title: Title) -> dict[str, Option]:
    """The title options that were given; a number where the title wants one."""
    options: dict[str, Option] = {}
    for key, value in vars(asked).items():
        if key.startswith("option ") and value is not None:
            name = key.removeprefix("option ")
            options[name] = _as_the_title_wants(title, name, value)
    return options


def _as_the_title_wants(title: Title, name: str, value: Option) -> Option:
    for option in title.options:
        if option.name == name:
            for known in option.values:
                if str(known) == value:
                    return known
    return value


def is_flag(option: OptionRule) -> bool:
    """Whether an option is given or not, without a value."""
    return bool(option.values) and all(isinstance(value, bool) for value in option.values)


def suiting_players(title: Title, options: dict[str, Option], pack: str | None, wished: int) -> int:
    """The number of players nearest to what is wished that the title and its options take, best of all one they suit."""
    numbers = sorted(range(title.min_players, title.max_players + 1), key=lambda number: (abs(number - wished), -number))
    taken: list[int] = []
    for number in numbers:
        try:
            ruleset = title.ruleset(number, options, pack)
        except BadChoice:
            continue
        if ruleset.suits:
            return number
        taken.append(number)
    return [*taken, *numbers][0]  # if none is taken, the title will say what is wrong


def name_players(game: Game, names: list[str] | None) -> None:
    """Names for all seats: those given, then ours, whose initials are the seats' letters."""
    given = [] if names is None else names
    if len(given) > game.players:
        raise BadChoice(f"{len(given)} names for {game.players} seats: give at most {game.players}")
    language = game.teller.language
    usual = [*Words(language)("cli-player-names").split(), *game.teller.names[5:]]
    rest = [name if name not in given else f"{name} II" for name in usual]
    game.teller = Teller(game.ruleset, language, [*given, *rest[len(given) : game.players]])


def names_from(text: str) -> list[str]:
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if not name or len(name) > 20 or not name.isprintable():
            raise BadChoice(f"a name should be 1 to 20 letters, not {name!r}: give them as in --names Ann,Ben")
        if names.count(name) > 1:
            raise BadChoice(f"two people are called {name!r}: give different names")
    return names


def read_record(file: str) -> str:
    try:
        return sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadRecord(f"{file} is not a record: it is not text") from None
    except OSError as error:
        reason = f"{file} cannot be read: {error.strerror}"
        raise BadRecord(f"{reason}; give a record, such as 'argosy watch TITLE --save FILE' writes") from None
    except ValueError:  # a null byte in the name
        raise BadChoice(f"{file!r} cannot be the name of a file") from None


def check_may_save(file: str) -> None:
    """Raises unless a record may be written there: only a new file or an older record."""
    try:
        path = Path(file).expanduser()
        if path.is_dir() or not path.absolute().parent.is_dir():
            raise BadChoice(f"{file}: a record cannot be saved there; name a file in a directory that exists")
        if path.exists() and not path.read_bytes().startswith(b"argosy record"):
            raise BadChoice(f"{file} exists and is not a record: choose another name to save under")
    except (ValueError, RuntimeError):  # a null byte in the name, or a home that nobody has
        raise BadChoice(f"{file!r} cannot be the name of a file") from None


def save_record(game: Game, file: str) -> None:
    """Writes the record, whole or not at all; one that cannot be written is printed, so that it is not lost."""
    check_may_save(file)
    path = Path(file).expanduser()
    part = path.with_name(f"{path.name}.part")
    try:
        part.write_text(game.record(), encoding="utf-8")
        part.replace(path)
    except OSError as error:
        with suppress(OSError):
            part.unlink()
        print(game.record(), end="")
        raise BadChoice(f"{file}: the record cannot be saved there: {error.strerror}; it is printed instead") from None


def all_titles(name: str | None) -> list[Title]:
    """The title of that name, or all."""
    return list(TITLES.values()) if name is None else [title_named(name)]
