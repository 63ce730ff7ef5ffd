"""Runs in the processes of the bot pool: rebuilds the game from its moves and lets the bot decide."""

import os
import signal
import threading
import time
from collections import OrderedDict
from functools import partial

from argosy.engine.chance import chance_from_seed
from argosy.runners.bot_decisions import Advice, chooser
from argosy.runners.bot_decisions import advise as advise_on
from argosy.runners.bot_pool import BotTurn
from argosy.runners.hurry_flags import HurryFlags
from argosy.tables.packs import ruleset_of
from argosy.texts import Teller

_KEPT = 32  # games that are still set up from their last turn

_games: OrderedDict[str, "_Game"] = OrderedDict()  # by table
_flags: HurryFlags  # shared with the worker that started this process


class _Game:
    def __init__(self, turn: BotTurn) -> None:
        table = turn.table
        self.ruleset = ruleset_of(table.title, table.players, table.options, table.pack)
        self.position = self.ruleset.deal(chance_from_seed(table.seed))
        self.moves: tuple[tuple[int, int], ...] = ()

    def play(self, moves: tuple[tuple[int, int], ...]) -> None:
        for seat, action in moves[len(self.moves) :]:
            self.position.play(seat, action)
        self.moves = moves


def decide(turn: BotTurn) -> int:
    _flags.begin(turn.ticket)
    game = _game(turn)
    is_hurried = partial(_flags.is_hurried, turn.ticket)
    return chooser(turn.level, game.ruleset, game.position, turn.seat, turn.luck, turn.moves, is_hurried)()


def advise(turn: BotTurn, language: str, names: list[str]) -> Advice:
    game = _game(turn)
    return advise_on(game.ruleset, game.position, turn.seat, turn.luck, Teller(game.ruleset, language, names))


def _game(turn: BotTurn) -> _Game:
    game = _games.pop(turn.table.id, None)
    if game is None or game.moves != turn.moves[: len(game.moves)]:  # new here, or taken back since
        game = _Game(turn)
    game.play(turn.moves)
    _games[turn.table.id] = game
    while len(_games) > _KEPT:
        _games.popitem(last=False)
    return game


def set_up(parent: int, flags: HurryFlags) -> None:
    global _flags
    _flags = flags
    end_with_parent(parent)


def end_with_parent(parent: int) -> None:
    """Exits when the parent process has died. Ignores SIGINT, which the parent handles."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
