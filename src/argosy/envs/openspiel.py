"""OpenSpiel games: importing this registers one for every title, `argosy_the_title` for `the-title`.

Chance moves first: one node draws which of `deals` games is dealt (the seeds `seed`, `seed + 1` and so on), and what stacks
bring later follows from it. So a history is a record, and every state can be rebuilt from its actions. A search must not
look ahead on the state itself, where the future is fixed: `resample_from_infostate` gives it one drawn anew from all that
the player may know. Secret choices at the same time are made one after the other; nobody sees those before it.
"""

from argosy.extras import missing

try:
    import numpy as np
    import pyspiel
    from numpy.typing import NDArray
except ImportError:
    raise ImportError(missing("this environment", "openspiel")) from None

import hashlib
import json
from collections.abc import Callable
from functools import lru_cache

from argosy.engine.chance import Chance, chance_from_seed
from argosy.engine.position import Option, Plain, Position, Ruleset, Title
from argosy.engine.record import fingerprint
from argosy.envs.raw.games import WIN, rewards_of
from argosy.envs.raw.layout import Observer
from argosy.envs.raw.observers import observer_for
from argosy.texts import say
from argosy.titles import TITLES, title_named

_MOST_DECISIONS = 5_000  # no game takes longer
_DIGEST = 16  # bytes
_DEALS = 1_024
_PLAYERS = 4
_OWN_PARAMS = ("players", "deals", "seed", "pack")  # the others are the title's options
_SEEDS = 1 << 62


class TitleGame(pyspiel.Game):  # type: ignore[misc]
    """A title for one number of players. OpenSpiel keeps what makes its games, so each title has a class."""

    title: str
    game_type: pyspiel.GameType

    def __init__(self, params: dict[str, Option] | None = None) -> None:
        chosen: dict[str, Option] = {**self.game_type.parameter_specification, **(params or {})}
        self.players = int(chosen["players"])
        self.deals = int(chosen["deals"])
        self.first_seed = int(chosen["seed"])
        own = [
            (name, value) for name, value in chosen.items() if name not in _OWN_PARAMS and not (type(value) is int and value == 0)
        ]
        self.table = _table(self.title, self.players, tuple(sorted(own)), str(chosen["pack"]))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.table.ruleset.catalogue),
            max_chance_outcomes=self.deals,
            num_players=self.players,
            min_utility=-1.0 / self.players,
            max_utility=1.0 - 1.0 / self.players,
            utility_sum=0.0,
            max_game_length=_MOST_DECISIONS,
        )
        super().__init__(self.game_type, info, chosen)

    def new_initial_state(self) -> "TitleState":
        return TitleState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Option] | None = None
    ) -> "TitleObserver":
        return TitleObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class Moments:
    """The positions of a game so far, the present one last: what each player could have seen, and so what it recalls.

    Only the last one is ever played on; the others are never changed, and copies share them.
    """

    def __init__(self, table: "Table", now: Position | None) -> None:
        self.table = table
        self.now = now
        self.past: list[Position] = []  # what is not yet in all digests
        self._digests = [b""] * table.ruleset.players  # by player, of what it saw
        self._folded = [0] * table.ruleset.players  # by player: how many of `past` are in its digest

    def begin(self, seed: int) -> None:
        self.now = self.table.ruleset.deal(chance_from_seed(seed))

    def play(self, action: int) -> None:
        assert self.now is not None
        self.past.append(self.now.copy())
        self.now.play(self.now.to_act[0], action)

    def recalled(self, player: int) -> bytes:
        """A digest of all that the player saw up to now. Different pasts, different digests."""
        for moment in self.past[self._folded[player] :]:
            self._digests[player] = self._with(player, moment)
        self._folded[player] = len(self.past)
        return self._digests[player] if self.now is None else self._with(player, self.now)

    def _with(self, player: int, moment: Position) -> bytes:
        seen = self.table.observer.observe(moment, player)
        return hashlib.blake2b(self._digests[player] + seen, digest_size=_DIGEST).digest()

    def resampled(self, player: int, chance: Chance) -> "Moments":
        """Moments that look the same to the player. What the others saw before is forgotten: it is not for him to know."""
        assert self.now is not None
        self.recalled(player)
        moments = Moments(self.table, self.now.redeal(player, chance))
        moments._digests[player] = self._digests[player]
        return moments

    def __deepcopy__(self, memo: object) -> "Moments":
        twin = Moments(self.table, None if self.now is None else self.now.copy())
        twin.past = self.past.copy()
        twin._digests = self._digests.copy()
        twin._folded = self._folded.copy()
        return twin

    def __reduce__(self) -> tuple[Callable[..., "Moments"], tuple[object, ...]]:
        for player in range(len(self._digests)):
            self.recalled(player)
        return _moments_from, (self.table.key, None if self.now is None else self.now.to_dict(), self._digests)


class Table:
    """A ruleset that can be named, so that moments can be taken apart and put together."""

    def __init__(self, title: str, players: int, options: tuple[tuple[str, Option], ...], pack: str) -> None:
        """`pack` is a directory; empty: ours."""
        self.key = (title, players, options, pack)
        self.ruleset: Ruleset = title_named(title).ruleset(players, dict(options), pack or None)
        self.observer: Observer = observer_for(self.ruleset)


_table = lru_cache(maxsize=64)(Table)


def _moments_from(key: tuple[str, int, tuple[tuple[str, Option], ...], str], now: Plain | None, digests: list[bytes]) -> Moments:
    table = _table(*key)
    moments = Moments(table, None if now is None else table.ruleset.from_dict(now))
    moments._digests = digests
    return moments


class TitleState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: TitleGame) -> None:
        super().__init__(game)
        self.moments = Moments(game.table, None)
        self.first_seed = game.first_seed
        self.deals = game.deals

    @property
    def position(self) -> Position:
        """The true position, the hidden part too; there is none before chance has dealt."""
        assert self.moments.now is not None, "nothing is dealt yet"
        return self.moments.now

    def current_player(self) -> int:
        if self.moments.now is None:
            return int(pyspiel.PlayerId.CHANCE)
        return self.position.to_act[0] if self.position.to_act else int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal(player)

    def _apply_action(self, action: int) -> None:
        if self.moments.now is None:
            self.moments.begin(self.first_seed + action)
        else:
            self.moments.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {self.first_seed + action}"
        return self.moments.table.ruleset.catalogue.name(action)

    def is_terminal(self) -> bool:
        return self.moments.now is not None and self.moments.now.is_over

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.moments.table.ruleset.players
        return rewards_of(self.position, WIN)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "TitleState":
        """A state that looks the same to the player; `sampler` gives numbers from 0 to 1. Its future is a new one, too."""
        chance = chance_from_seed(int(sampler() * _SEEDS))
        twin: TitleState = self.clone()
        twin.moments = self.moments.resampled(player, chance)
        return twin

    def __str__(self) -> str:
        """Short, and different for different positions."""
        return "nothing dealt" if self.moments.now is None else fingerprint(self.moments.now)


class TitleObserver:
    """OpenSpiel's observer of one player. The tensor is the observation of docs/environments.md, part by part.

    There is no tensor of what is private only: it holds nothing but the player.

    With perfect recall a part `recall` is added: a digest of all that the player saw before. It tells information states
    apart exactly as the strings do; a net learns nothing from it, and should be fed observations.
    """

    def __init__(self, game: TitleGame, kind: pyspiel.IIGObservationType, params: dict[str, Option] | None) -> None:
        if params:
            raise ValueError(f"observation parameters are not supported: {params}")
        self.perfect_recall = kind.perfect_recall
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.public = kind.public_info
        layout = game.table.observer.layout
        size = layout.size
        self.tensor: NDArray[np.float32] = np.zeros(game.players + size + (_DIGEST if self.perfect_recall else 0), np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {"player": self.tensor[: game.players]}
        for part in layout.parts.values():
            start, stop = game.players + part.start, game.players + part.stop
            self.dict[part.name] = self.tensor[start:stop].reshape(part.shape)
        self.seen = self.tensor[game.players : game.players + size]
        if self.perfect_recall:
            self.dict["recall"] = self.tensor[game.players + size :]

    def set_from(self, state: TitleState, player: int) -> None:
        self.tensor.fill(0)
        moments = state.moments
        if player >= 0:
            self.dict["player"][player] = 1
        if moments.now is not None and self.public:
            self.seen[:] = np.frombuffer(moments.table.observer.observe(moments.now, self._whose(player)), dtype=np.int16)
            if self.perfect_recall:
                self.dict["recall"][:] = np.frombuffer(moments.recalled(self._whose(player)), dtype=np.uint8) / 255.0

    def string_from(self, state: TitleState, player: int) -> str:
        """What the player may know, as JSON, or as much of it as was asked for; with perfect recall, a digest of the past."""
        moments = state.moments
        if moments.now is None:
            return f"player {player}"
        whose = self._whose(player)
        view = moments.now.view(whose if whose >= 0 else None)
        if not self.public:
            everybody = moments.now.view(None)
            view = {name: value for name, value in view.items() if value != everybody[name]}
        seen = json.dumps(view, separators=(",", ":"))
        recalled = f" recall {moments.recalled(whose).hex()}" if self.perfect_recall else ""
        return f"player {player}{recalled} sees {seen}"

    def _whose(self, player: int) -> int:
        """Without private information a player is shown what a spectator sees."""
        return player if self.private else -1


def _game_type(title: Title) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name="argosy_" + title.name.replace("-", "_"),
        long_name=say("en", f"{title.family}-title-{title.name}"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=title.max_players,
        min_num_players=title.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": _PLAYERS, "deals": _DEALS, "seed": 0, "pack": "", **_options(title)},
    )


def _options(title: Title) -> dict[str, Option]:
    """The title's own, with their usual values. 0 leaves a number to the title: what is usual may depend on the players."""
    usual = title.ruleset(title.max_players, {}, None).options
    return {name: 0 if type(value) is int else value for name, value in usual.items()}


for _title in TITLES.values():
    _type = _game_type(_title)
    _name = "".join(word.capitalize() for word in _title.name.split("-")) + "Game"
    globals()[_name] = type(_name, (TitleGame,), {"title": _title.name, "game_type": _type, "__module__": __name__})  # for pickle
    pyspiel.register_game(_type, globals()[_name])
