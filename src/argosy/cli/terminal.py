"""`argosy terminal`: a game at the keyboard. Draws the table, asks whoever has to decide, and does what they type."""

import sys
from argparse import Namespace
from contextlib import closing, suppress

from argosy.cli import choices, table_commands
from argosy.cli.board_text import drawing_for
from argosy.cli.input_parser import Vocabulary, plain
from argosy.cli.messages import Screen, Words
from argosy.cli.new_game import check_may_save, game_from, names_from, recorded_game, save_record
from argosy.cli.scores import score_table, winner_line
from argosy.cli.table import Table
from argosy.engine.catalogue import Action
from argosy.engine.errors import BadChoice
from argosy.titles import TITLES

_NEWS = 12  # sentences shown before a decision; the log has them all


def run(asked: Namespace) -> None:
    if asked.save is not None:
        check_may_save(asked.save)
    with closing(_table(asked)) as table:
        table.seat_bots(asked)
        _play(table, asked)


def _play(table: Table, asked: Namespace) -> None:
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401 (input() then edits lines and remembers them)
    terminal = Terminal(table, Screen(), Words(asked.lang))
    left = ""
    try:
        terminal.play()
    except (_Quit, EOFError):
        left = "cli-left"
    except KeyboardInterrupt:
        left = "cli-interrupted"
    terminal.end(left, asked.save)


def _table(asked: Namespace) -> Table:
    """The table with its people, for a new game or one that goes on."""
    names = None if asked.names is None else names_from(asked.names)
    people = len(names) if names is not None else 1 if asked.people is None else asked.people
    if (asked.title is None) == (asked.resume is None):
        raise BadChoice(
            f"say what to play: a title, as in 'argosy terminal {next(iter(TITLES))}', or a saved game with --resume FILE"
        )
    if asked.resume is None:
        game = game_from(asked, names)
        moves: list[tuple[int, str]] = []
    else:
        moves = recorded_game(asked, asked.resume).moves
        game = recorded_game(asked, asked.resume, 0, names)
    if not 1 <= people <= game.players:
        raise BadChoice(
            f"--people should be 1 to {game.players} at this table, not {people}; 'argosy watch' shows a game without any"
        )
    table = Table(game, people, asked.pack)
    for seat, action in moves:
        table.play(seat, action)
    return table


class _Quit(Exception):
    """A person wants to leave."""


class Terminal:
    def __init__(self, table: Table, screen: Screen, words: Words) -> None:
        self.table = table
        self.screen = screen
        self.words = words
        self.drawing = drawing_for(table.game, words)
        self.vocabulary = Vocabulary(table.game.catalogue.actions, list(self.drawing.pages()), self._tell, words)
        self._last_asked = -1

    def _tell(self, action: Action) -> str:
        return self.table.game.teller.action(action, self.table.game.position)

    def play(self) -> None:
        self.screen.say(self.words("cli-welcome"), "dim")
        while self.table.game.to_act:
            seat = self.table.game.to_act[0]
            if self.table.is_person(seat):
                self._decide(seat)
            else:
                self.table.play_bot(seat)
                self.table.tell_faults(self.screen)

    def end(self, left: str, save: str | None) -> None:
        """The result, or one line for a game that is left; and what is needed to find the game again."""
        game = self.table.game
        parts: list[str] = []
        if left:
            self.screen.blank()
            parts.append(self.words(left))
        else:
            self.screen.heading(self.words("cli-final-scores"))
            self.screen.tell(self.table.news(0)[-_NEWS:])
            self.screen.show(score_table(game, self.drawing, self.words))
            self.screen.say(winner_line(game, self.words), "bold")
        if save is not None:
            save_record(game, save)
            parts.append(self.words("cli-saved", file=save))
        parts.append(self.words("cli-seed", seed=str(game.seed)))
        self.screen.say(" ".join(parts))

    # ---- one decision

    def _decide(self, seat: int) -> None:
        """Asks until the seat has decided, or has taken something back."""
        if seat != self._last_asked and self.table.has_secrets():
            self._hand_over(seat)
        if self.table.moved_since(seat) or seat != self._last_asked:
            self.show_table(seat)
        else:
            self.show_course(seat)
        self._last_asked = seat
        while True:
            self.show_choices(seat)
            if self._obey(seat, self._read()):
                return

    def _hand_over(self, seat: int) -> None:
        self.screen.clear()
        self.screen.say(self.words("cli-hand-over", player=self.table.game.teller.names[seat]), "bold")
        if self.vocabulary.command(self._read())[0] == "quit":
            raise _Quit
        self.screen.clear()

    def _read(self) -> str:
        line = input("> ")
        if not sys.stdin.isatty():
            self.screen.blank()  # the end of the line that a terminal would have shown
        return line

    def _obey(self, seat: int, line: str) -> bool:
        """Does what was typed; true if the decision is made, or no longer to be made."""
        command, rest = self.vocabulary.command(line)
        if command == "" or plain(line.strip()) in self.table.game.legal(seat):
            return self._choose(seat, line.strip())
        if command == "quit":
            raise _Quit
        if command == "undo":
            return self._undo(seat)
        if command == "board":
            self.show_table(seat)
        elif command in self.drawing.pages():
            self.screen.show(self.drawing.pages()[command](self.table.game.view(seat)))
        else:
            table_commands.reply(self, seat, command, rest)
        return False

    def _choose(self, seat: int, text: str) -> bool:
        game = self.table.game
        legal = choices.legal_actions(game, seat)
        if not text and len(legal) > 1:
            self.show_table(seat)
            return False
        if text.isascii() and text.isdigit() and len(text) < 6:
            if not 1 <= int(text) <= len(legal):
                self.screen.say(self.words("cli-no-such-number", number=text, last=len(legal)), "red")
                return False
            found = [legal[int(text) - 1]]
        else:
            found = self.vocabulary.actions_like(text, legal) if text else legal
        if len(found) == 1:
            self.table.play(seat, found[0].name)
            return True
        if found:
            self.screen.say(self.words("cli-several", actions=", ".join(action.name for action in found)), "red")
        else:
            table_commands.refuse(self, seat, text)
        return False

    def _undo(self, seat: int) -> bool:
        undone = self.table.undo(seat)
        if undone is None:
            self.screen.say(self.words("cli-nothing-to-undo"), "red")
            return False
        self.screen.say(self.words("cli-undone", action=undone), "bold")
        self._last_asked = -1
        return True

    # ---- what is shown

    def show_table(self, seat: int) -> None:
        game = self.table.game
        view = game.view(seat)
        self.screen.heading(self.drawing.place(view, self.words("cli-to-decide", player=game.teller.names[seat])))
        self.screen.show(self.drawing.table(view))
        news = self.table.news(seat)
        if news:
            self.screen.blank()
            self.screen.say(self.words("cli-news"), "bold")
            if len(news) > _NEWS:
                self.screen.say("  " + self.words("cli-earlier", number=len(news) - _NEWS), "dim")
            self.screen.tell(news[-_NEWS:])

    def show_course(self, seat: int) -> None:
        """For a decision that follows at once upon one's own: what that one did, and no more."""
        self.screen.tell(self.table.news(seat)[-_NEWS:])

    def show_choices(self, seat: int) -> None:
        game = self.table.game
        self.screen.blank()
        self.screen.show(self.drawing.spoken_to(seat, game.prompt(seat)))
        self.screen.show(choices.numbered(game, seat, self.drawing, self.screen.console.width))
