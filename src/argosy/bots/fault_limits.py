"""Faults of somebody else's bot: a stand-in decides in its place, and keeps the seat after too many."""

from typing import Final

from argosy.bots.bot import Bot, close_bot
from argosy.bots.knowledge import Knowledge
from argosy.engine.chance import Chance
from argosy.engine.errors import ArgosyError, BadAction

MOST_FAULTS: Final = 3  # in one game; after these the stand-in keeps the seat to the end
_UNUSED: Final = Chance(bytes(32))  # to look a rule up: no chance is drawn


class BotFault(ArgosyError):
    """What a bot did wrong, in a few words; FaultTolerantBot adds who and when."""


class FaultTolerantBot:
    """A bot that never fails: what `inner` cannot decide, `stand_in` does."""

    def __init__(self, code: str, inner: Bot, stand_in: Bot) -> None:
        self.code = code
        self.inner = inner
        self.stand_in = stand_in
        self.stood_in = 0  # decisions that the stand-in took
        self.faults: list[str] = []  # one line each

    def choose(self, knowledge: Knowledge) -> int:
        if len(self.faults) < MOST_FAULTS:
            try:
                return self.inner.choose(knowledge)
            except BotFault as error:
                self._note(knowledge, str(error))
        self.stood_in += 1
        return self.stand_in.choose(knowledge)

    def close(self) -> None:
        close_bot(self.inner)

    def _note(self, knowledge: Knowledge, reason: str) -> None:
        follows = "a stand-in decided"
        if len(self.faults) + 1 == MOST_FAULTS:
            follows = f"this was fault {MOST_FAULTS}, a stand-in keeps the seat"
            close_bot(self.inner)
        where = f"{self.code}, seat {knowledge.seat}, decision {knowledge.ply + 1}"
        self.faults.append(f"{where}: {' '.join(reason.split())}; {follows}")


def checked_answer(knowledge: Knowledge, answer: object) -> int:
    """The number of the legal action that somebody else's bot names, by name or number."""
    if isinstance(answer, bool) or not isinstance(answer, (int, str)):
        raise BotFault(f"the answer should be an action's name or number, not {_short(answer)}")
    catalogue = knowledge.catalogue
    try:
        number = catalogue.number(answer) if isinstance(answer, str) else catalogue.action(answer).number
    except BadAction as error:
        raise BotFault(cut(str(error), 200)) from None
    if number not in knowledge.legal():
        refusal = knowledge.sample(_UNUSED.copy()).why_not(knowledge.seat, number)
        rule = "" if refusal is None else f" (rule {refusal.rule})"
        raise BotFault(f"{catalogue.name(number)!r} is not legal now{rule}")
    return number


def _short(answer: object) -> str:
    try:
        return cut(repr(answer), 60)
    except Exception:  # somebody else's __repr__
        return f"a {type(answer).__name__}"


def cut(text: str, length: int) -> str:
    """So many letters of it at most."""
    return text if len(text) <= length else text[:length] + "..."
