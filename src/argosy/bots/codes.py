"""Bots by code: `greedy`, `captain:2s`, `mybot.py:MyBot`, `exec:./mybot`."""

import hashlib
import re
from typing import Final

from argosy.bots import difficulty
from argosy.bots.bot import Bot
from argosy.bots.external import USUAL_TIME_LIMIT, ExternalBot
from argosy.bots.fault_limits import FaultTolerantBot
from argosy.bots.loader import LoadedBot
from argosy.engine.chance import Chance, chance_from_seed
from argosy.engine.errors import BadChoice
from argosy.engine.position import Ruleset

_EXEC: Final = "exec:"
_OWN: Final = re.compile(r"(.+\.py)(?::([^:]*))?")


def codes_from(text: str) -> list[str]:
    """The codes of a list such as `captain:2s,greedy,random`."""
    codes = [code.strip() for code in text.split(",")]
    if not all(codes):
        raise BadChoice(f"a bot is missing in {text!r}: give codes as in captain,greedy")
    return codes


def one_per_seat(codes: list[str], seats: int) -> list[str]:
    """With fewer codes than seats, the last one fills up."""
    if len(codes) > seats:
        raise BadChoice(f"{len(codes)} bots for {seats} seats: give at most {seats}")
    return [*codes, *[codes[-1]] * (seats - len(codes))]


def make_bot(code: str, ruleset: Ruleset, chance: Chance, time_limit: float = USUAL_TIME_LIMIT) -> Bot:
    """The bot of that code for a table with these rules; `chance` is its only source of randomness.

    A stand-in decides for somebody else's bot at a fault. `time_limit` is theirs, in seconds for one decision; it binds programs.
    """
    if code.startswith(_EXEC):
        return FaultTolerantBot(code, ExternalBot(code[len(_EXEC) :], time_limit), make_stand_in(ruleset, chance))
    own = _OWN.fullmatch(code)
    if own is not None:
        file, name = own.group(1), own.group(2)
        if not name:
            raise BadChoice(f"{code} names no class: give one as in {file}:MyBot")
        return FaultTolerantBot(code, LoadedBot(file, name, chance), make_stand_in(ruleset, chance))
    try:
        return difficulty.make_bot(code, ruleset, chance)
    except BadChoice as error:
        raise BadChoice(f"{error}, a class of your own (mybot.py:MyBot) or a program (exec:./mybot)") from None


def make_stand_in(ruleset: Ruleset, chance: Chance) -> Bot:
    """Who decides for a bot that cannot."""
    return difficulty.greedy_bot(ruleset.title, chance)


def chance_for_bot(seed: int, seat: int) -> Chance:
    """A bot's luck. It has nothing in common with the luck of a game, whatever the game's seed."""
    digest = hashlib.sha256(b"argosy bot %d %d" % (seed, seat)).digest()
    return chance_from_seed(int.from_bytes(digest[:16], "big"))
