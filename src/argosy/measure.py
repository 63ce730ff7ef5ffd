"""How fast a title runs here: random games, copying, replaying. In this process, in CPU time; plain data comes back."""

import time
from collections.abc import Callable
from dataclasses import dataclass

from argosy.engine import playout
from argosy.engine.chance import chance_from_seed
from argosy.engine.position import Option, Position, Ruleset
from argosy.engine.record import Record, game_record, record_from_text, replay
from argosy.game import load_record
from argosy.titles import title_named

_SAMPLE = 10  # games whose middle is copied and whose record is replayed
_COPIES = 2_000
_ROUNDS = 3


@dataclass(frozen=True)
class Speed:
    """What was measured of one title. Times of copying and replaying are means over several games."""

    title: str
    players: int
    compiled: bool
    games: int
    decisions: int
    decisions_per_second: float
    decisions_per_game: float
    forced: float  # share of the decisions that had one option only
    playouts_per_second: float  # from the middle of a game, its hidden part sampled anew, to the end by chance
    copy_microseconds: float
    replay_milliseconds: float  # a parsed record, to its verified end
    load_milliseconds: float  # from text to a game with its journal and texts


def measure(
    title: str, *, players: int = 4, seconds: float = 2.0, seed: int = 1, pack: str | None = None, **options: Option
) -> Speed:
    """Measures for about `seconds` of random games, and a little longer for the rest."""
    ruleset = title_named(title).ruleset(players, options, pack)
    _random_games(ruleset, seconds / 10, seed)  # warm caches
    games, decisions, spent = _random_games(ruleset, seconds, seed)
    sample = [_random_game(ruleset, seed + number) for number in range(_SAMPLE)]
    records = [record for record, _ in sample]
    middles = [replay(record, ruleset, upto=len(record.moves) // 2) for record in records]
    texts = [record.to_text() for record in records]
    parsed = [record_from_text(text) for text in texts]
    return Speed(
        title=title,
        players=players,
        compiled=is_compiled(),
        games=games,
        decisions=decisions,
        decisions_per_second=decisions / spent,
        decisions_per_game=decisions / games,
        forced=sum(forced for _, forced in sample) / sum(len(record.moves) for record in records),
        playouts_per_second=_playouts_per_second(middles, seconds / 4, seed),
        copy_microseconds=1e6 / _COPIES / _SAMPLE * _best(lambda: _copy_all(middles)),
        replay_milliseconds=1e3 / _SAMPLE * _best(lambda: [replay(record, ruleset) for record in parsed]),
        load_milliseconds=1e3 / _SAMPLE * _best(lambda: [load_record(text, pack=pack) for text in texts]),
    )


def is_compiled() -> bool:
    return not playout.__file__.endswith(".py")


def _random_games(ruleset: Ruleset, seconds: float, seed: int) -> tuple[int, int, float]:
    """Games, decisions and seconds, the dealing of each game included."""
    chance = chance_from_seed(seed)
    games = decisions = 0
    start = time.process_time()
    spent = 0.0
    while spent < seconds:
        decisions += playout.play_out(ruleset.deal(chance_from_seed(seed + games)), chance)
        games += 1
        spent = time.process_time() - start
    return games, decisions, spent


def _random_game(ruleset: Ruleset, seed: int) -> tuple[Record, int]:
    """Its record, and how many of its decisions had one option only."""
    position = ruleset.deal(chance_from_seed(seed))
    chance = chance_from_seed(seed)
    moves: list[tuple[int, str]] = []
    forced = 0
    while position.to_act:
        seat = position.to_act[0]
        options = position.legal(seat)
        forced += len(options) == 1
        action = options[chance.below(len(options))]
        position.play(seat, action)
        moves.append((seat, ruleset.catalogue.name(action)))
    return game_record(ruleset, seed, moves, position), forced


def _playouts_per_second(positions: list[Position], seconds: float, seed: int) -> float:
    chance = chance_from_seed(seed)
    playouts = 0
    start = time.process_time()
    spent = 0.0
    while spent < seconds:
        for position in positions:
            playout.play_out(position.redeal(position.to_act[0], chance), chance)
        playouts += len(positions)
        spent = time.process_time() - start
    return playouts / spent


def _copy_all(positions: list[Position]) -> None:
    for position in positions:
        copy = position.copy
        for _ in range(_COPIES):
            copy()


def _best(work: Callable[[], object]) -> float:
    """The least of a few runs: what else the machine did can only have added to it."""
    times: list[float] = []
    for _ in range(_ROUNDS):
        start = time.process_time()
        work()
        times.append(time.process_time() - start)
    return min(times)
