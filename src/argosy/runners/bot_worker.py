"""Runs in the processes of the bot pool: rebuilds the game from its moves and lets the bot decide."""

import os
import signal
import threading
import time
from collections import OrderedDict
from dataclasses import dataclass
from functools import partial

from argosy.engine.position import Option
from argosy.runners.hurry_flags import HurryBoard
from argosy.tables.bot_levels import Advice, chooser
from argosy.tables.bot_levels import advise as advise_on
from argosy.tables.packs import ruleset_of
from argosy.tables.state import Line, dealt
from argosy.texts import Teller

_KEPT = 32  # games that are still set up from their last turn


@dataclass(frozen=True, slots=True)
class BotTurn:
    """Everything a bot needs to know to decide, wherever it runs."""

    table: str
    title: str
    players: int
    options: dict[str, Option]
    pack: str  # its hash
    seed: int
    moves: list[tuple[int, int]]
    seat: int
    level: str
    luck: int
    ticket: int  # by which it is hurried


_lines: OrderedDict[str, Line] = OrderedDict()


_board: HurryBoard  # shared with the worker that started this process


def decide(turn: BotTurn) -> int:
    _board.begin(turn.ticket)
    line = _line(turn)
    is_hurried = partial(_board.is_hurried, turn.ticket)
    return chooser(turn.level, line.ruleset, line.position, turn.seat, turn.luck, turn.moves, is_hurried)()


def advise(turn: BotTurn, language: str, names: list[str]) -> Advice:
    line = _line(turn)
    return advise_on(line.ruleset, line.position, turn.seat, turn.luck, Teller(line.ruleset, language, names))


def _line(turn: BotTurn) -> Line:
    line = _lines.pop(turn.table, None)
    if line is None or line.moves != turn.moves[: len(line.moves)]:  # new here, or taken back since
        line = dealt(ruleset_of(turn.title, turn.players, turn.options, turn.pack), turn.seed)
    for seat, action in turn.moves[len(line.moves) :]:
        line.play(seat, action)
    _lines[turn.table] = line
    while len(_lines) > _KEPT:
        _lines.popitem(last=False)
    return line


def set_up(parent: int, board: HurryBoard) -> None:
    global _board
    _board = board
    end_with_parent(parent)


def end_with_parent(parent: int) -> None:
    """A worker that is killed leaves no bots behind. Ctrl-C reaches them all, and is for the worker to heed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
