"""Keeps a game going when somebody else's bot misbehaves: a stand-in decides, and the fault is told and counted."""

from typing import Final, Protocol

from argosy.bots.knowledge import Knowledge
from argosy.engine.chance import Chance
from argosy.engine.errors import ArgosyError, BadAction

PATIENCE: Final = 3  # faults in one game; after these the stand-in keeps the seat to the end
_NOBODY: Final = Chance(bytes(32))  # for looking up a rule, which needs no chance


class Bot(Protocol):
    """Anything that can decide. One that holds something open may also have a method `close`."""

    def choose(self, knowledge: Knowledge) -> int: ...


class Misbehaved(ArgosyError):
    """What a bot did wrong, in a few words; who and when is added by its guard."""


class GuardedBot:
    """A bot that never fails: what its inner one cannot decide, the stand-in does."""

    def __init__(self, code: str, inner: Bot, stand_in: Bot) -> None:
        self.code = code
        self.inner = inner
        self.stand_in = stand_in
        self.stood_in = 0  # decisions that the stand-in took
        self.faults: list[str] = []  # one line each

    def choose(self, knowledge: Knowledge) -> int:
        if len(self.faults) < PATIENCE:
            try:
                return self.inner.choose(knowledge)
            except Misbehaved as error:
                self._note(knowledge, str(error))
        self.stood_in += 1
        return self.stand_in.choose(knowledge)

    def close(self) -> None:
        close_bot(self.inner)

    def _note(self, knowledge: Knowledge, reason: str) -> None:
        follows = "a stand-in decided"
        if len(self.faults) + 1 == PATIENCE:
            follows = f"this was fault {PATIENCE}, a stand-in keeps the seat"
            close_bot(self.inner)
        where = f"{self.code}, seat {knowledge.seat}, decision {knowledge.ply + 1}"
        self.faults.append(f"{where}: {' '.join(reason.split())}; {follows}")


def close_bot(bot: Bot) -> None:
    """Ends what the bot holds open, if anything."""
    close = getattr(bot, "close", None)
    if close is not None:
        close()


def checked_answer(knowledge: Knowledge, answer: object) -> int:
    """The number of the legal action that somebody else's bot names, by name or number."""
    if isinstance(answer, bool) or not isinstance(answer, (int, str)):
        raise Misbehaved(f"the answer should be an action's name or number, not {_short(answer)}")
    catalogue = knowledge.catalogue
    try:
        number = catalogue.number(answer) if isinstance(answer, str) else catalogue.action(answer).number
    except BadAction as error:
        raise Misbehaved(_cut(str(error), 200)) from None
    if number not in knowledge.legal():
        refusal = knowledge.imagine(_NOBODY.copy()).why_not(knowledge.seat, number)
        rule = "" if refusal is None else f" (rule {refusal.rule})"
        raise Misbehaved(f"{catalogue.name(number)!r} is not legal now{rule}")
    return number


def _short(answer: object) -> str:
    try:
        return _cut(repr(answer), 60)
    except Exception:  # somebody else's __repr__
        return f"a {type(answer).__name__}"


def _cut(text: str, length: int) -> str:
    return text if len(text) <= length else text[:length] + "..."
