"""Gymnasium environments: one seat against chosen bots. `gymnasium.make("argosy/TheTitle-v0", bots=["greedy"], seat=0)`."""

from argosy.extras import missing

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
except ImportError:
    raise ImportError(missing("this environment", "envs")) from None

from collections.abc import Sequence

from argosy.bots.bot import Bot, close_bot
from argosy.bots.codes import chance_for_bot, make_bot, one_per_seat
from argosy.bots.knowledge import Knowledge, in_a_row
from argosy.bots.referee import Timing, decision
from argosy.engine.chance import Chance
from argosy.engine.errors import BadChoice, IllegalAction
from argosy.engine.position import Option
from argosy.envs.env_table import EnvTable, Mask, Observation
from argosy.envs.view_text import view_text

_NUMBERS = np.iinfo(np.int16)
_REFEREE = 1 << 32  # far from the seats: the luck that draws what a bot is given is not the bot's own

Step = tuple[Observation, float, bool, bool, dict[str, object]]


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """The mask of legal actions is in `info["action_mask"]`. An illegal action ends the game with the reward -1."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        title: str,
        players: int = 4,
        seat: int = 0,
        bots: Sequence[str] = ("random",),
        reward: str = "win",
        render_mode: str | None = None,
        pack: str | None = None,
        **options: Option,
    ) -> None:
        self.render_mode = render_mode
        self.table = EnvTable(title, players, reward, pack, options)
        if not 0 <= seat < players:
            raise BadChoice(f"there is no seat {seat!r}: this table has seats 0 to {players - 1}")
        if isinstance(bots, str) or not bots:
            raise BadChoice(f"bots should be a list of codes such as ['greedy', 'random'], not {bots!r}")
        self.seat = seat
        self.codes = one_per_seat(list(bots), players - 1)  # in the order of the other seats
        self.observation_space = spaces.Box(_NUMBERS.min, _NUMBERS.max, (self.table.size,), np.int16)
        self.action_space = spaces.Discrete(self.table.actions)
        self._bots: dict[int, Bot] = {}
        self._lucks: dict[int, Chance] = {}
        self._seats: list[int] = []  # whose each move was

    def reset(self, *, seed: int | None = None, options: dict[str, object] | None = None) -> tuple[Observation, dict[str, object]]:
        super().reset(seed=seed)
        self.close()
        self.table.deal(seed)
        game_seed = self.table.seed or 0
        others = [other for other in range(self.table.players) if other != self.seat]
        for other, code in zip(others, self.codes, strict=True):
            self._bots[other] = make_bot(code, self.table.ruleset, chance_for_bot(game_seed, other))
            self._lucks[other] = chance_for_bot(game_seed, _REFEREE + other)
        self._seats = []
        self._let_bots_play()
        return self.table.observation(self.seat), self._info()

    def step(self, action: int | np.int64) -> Step:
        position = self.table.position
        try:
            position.play(self.seat, int(action))
        except IllegalAction as error:
            refused: dict[str, object] = {**self._info(), "illegal": str(error), "rule": error.refusal.rule}
            return self.table.observation(self.seat), -1.0, True, False, refused
        self._seats.append(self.seat)
        self._let_bots_play()
        reward = self.table.rewards()[self.seat] if position.is_over else 0.0
        return self.table.observation(self.seat), reward, position.is_over, False, self._info()

    def action_masks(self) -> Mask:
        """The same as `info["action_mask"]`, as some learners ask for it."""
        return self.table.mask(self.seat)

    def render(self) -> str | None:
        """What the seat may know, as text."""
        return view_text(self.table.position.view(self.seat)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        for bot in self._bots.values():
            close_bot(bot)
        self._bots.clear()

    def _info(self) -> dict[str, object]:
        return {"action_mask": self.table.mask(self.seat), "seed": self.table.seed}

    def _let_bots_play(self) -> None:
        """Until the seat owes a decision or the game is over. A secret choice at the same time is the seat's first."""
        position = self.table.position
        while position.to_act and self.seat not in position.to_act:
            other = position.to_act[0]
            knowledge = Knowledge(
                self.table.ruleset, position, other, self._lucks[other], len(self._seats), in_a_row(self._seats, other)
            )
            position.play(other, decision(self._bots[other], knowledge, Timing()))
            self._seats.append(other)
