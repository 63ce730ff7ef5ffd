"""What a person types at the table: a number, an action by name, or one of a few commands."""

import unicodedata
from collections.abc import Callable

from argosy.cli.messages import Words
from argosy.engine.catalogue import Action

# What a command is called in every language; the message `cli-word-COMMAND` has its own name in the reader's.
_COMMANDS = ("help", "why", "undo", "rules", "score", "log", "save", "quit", "board")
_SAME = {"?": "help", "exit": "quit", "q": "quit", "scores": "score", "rule": "rules"}


class Vocabulary:
    """The words of one table: its commands, its pages, its actions."""

    def __init__(self, actions: list[Action], pages: list[str], tell: Callable[[Action], str], words: Words) -> None:
        self.actions = actions
        self.tell = tell  # what the choice of an action says now
        self.words = {command: words(f"cli-word-{command}") for command in _COMMANDS}
        self._commands = _SAME | {command: command for command in (*_COMMANDS, *pages)}
        for command, word in self.words.items():
            self._commands[plain(word)] = command

    def command(self, line: str) -> tuple[str, str]:
        """The command a line begins with and what follows it; no command: an empty one, and the whole line."""
        first, _space, rest = line.strip().partition(" ")
        command = self._commands.get(plain(first), "")
        return (command, rest.strip()) if command else ("", line.strip())

    def actions_like(self, text: str, among: list[Action]) -> list[Action]:
        """The actions that a text can mean: exactly its name, or else all that begin so, word by word."""
        wanted = _words(text)
        if not wanted:
            return []
        for action in among:
            if _words(action.name) == wanted:
                return [action]
        return [action for action in among if _begins(action.name, wanted)] or [
            action for action in among if _begins(self.tell(action), wanted)
        ]


def _begins(name: str, wanted: list[str]) -> bool:
    words = _words(name)
    return len(wanted) <= len(words) and all(word.startswith(begin) for word, begin in zip(words, wanted, strict=False))


def _words(text: str) -> list[str]:
    return plain(text).replace(":", " ").split()


def plain(text: str) -> str:
    """Without capitals and accents."""
    apart = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))
