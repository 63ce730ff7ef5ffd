"""PettingZoo's AEC interface over any title."""

from collections.abc import Callable
from functools import partial
from typing import Any

from argosy.extras import missing

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import OrderEnforcingWrapper
    from pettingzoo.utils.env_logger import EnvLogger
except ImportError:
    raise ImportError(missing("this environment", "envs")) from None

from argosy.engine.errors import IllegalAction
from argosy.engine.position import Option
from argosy.envs.env_table import EnvTable, Mask, Observation
from argosy.envs.view_text import view_text

_NUMBERS = np.iinfo(np.int16)


class TitleEnv(AECEnv):  # type: ignore[misc]
    """One game. An illegal action raises IllegalAction with the rule, and changes nothing. `options` are the title's own."""

    def __init__(
        self,
        name: str,
        title: str,
        players: int = 4,
        *,
        reward: str = "win",
        full_state: bool = False,
        render_mode: str | None = None,
        pack: str | None = None,
        **options: Option,
    ) -> None:
        super().__init__()
        self.metadata = {"name": name, "render_modes": ["ansi"], "is_parallelizable": False, "render_fps": 1}
        self.render_mode = render_mode
        self.table = EnvTable(title, players, reward, pack, options)
        self.full_state = full_state
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents = self.possible_agents[:]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._no_rewards = dict.fromkeys(self.possible_agents, 0.0)
        size, actions = self.table.size, self.table.actions
        self._observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(_NUMBERS.min, _NUMBERS.max, (size,), np.int16),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.state_space = spaces.Box(_NUMBERS.min, _NUMBERS.max, (size * players if full_state else size,), np.int16)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        self.table.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = self._no_rewards.copy()
        self._cumulative_rewards = self._no_rewards.copy()
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.position.to_act[0]]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        position = self.table.position
        position.play(self._seat_of[agent], int(action))  # type: ignore[arg-type]
        if position.to_act:
            self.agent_selection = self.possible_agents[position.to_act[0]]
            return
        self.rewards = dict(zip(self.agents, self.table.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def end_by_illegal_action(self, agent: str) -> None:
        """As PettingZoo's TerminateIllegal does it."""
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = {other: -1.0 if other == agent else 0.0 for other in self.agents}
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> dict[str, Observation | Mask]:
        seat = self._seat_of[agent]
        return {"observation": self.table.observation(seat), "action_mask": self.table.mask(seat)}

    def state(self) -> Observation:
        """What everybody may know; with `full_state`, what each of the seats may know, one after the other."""
        if not self.full_state:
            return self.table.spectated()
        return np.concatenate([self.table.observation(seat) for seat in range(self.table.players)])

    def parts(self, observation: Observation) -> dict[str, Observation]:
        """The named parts of an observation, each in its shape."""
        return self.table.parts(observation)

    def render(self) -> str | None:
        """What everybody may know, as text."""
        return view_text(self.table.position.view(None)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """PettingZoo wants it of whoever renders."""


class GuardedEnv(OrderEnforcingWrapper):  # type: ignore[misc]
    """What PettingZoo's three usual wrappers do, in one, which is three times as fast.

    As OrderEnforcing it tells calls out of order, as AssertOutOfBounds it insists on the action space, and as
    TerminateIllegal it ends the game by an illegal action, with -1 for who played it and nothing for the others.
    """

    def __init__(self, raw: TitleEnv) -> None:
        super().__init__(raw)
        self.raw = raw

    def step(self, action: int | None) -> None:
        raw = self.raw
        if not self._has_reset or not raw.agents:
            super().step(action)
            return
        self._has_updated = True
        agent = raw.agent_selection
        if not raw.terminations[agent]:
            assert raw.action_space(agent).contains(action), "action is not in action space"
        try:
            raw.step(action)
        except IllegalAction:
            EnvLogger.warn_on_illegal_move()
            raw.end_by_illegal_action(agent)

    def last(self, observe: bool = True) -> tuple[dict[str, Observation | Mask] | None, float, bool, bool, dict[str, object]]:
        return self.raw.last(observe) if self._has_reset else super().last(observe)  # type: ignore[no-any-return]

    def __str__(self) -> str:
        return str(self.raw)

    # What OrderEnforcing looks up at length, once it is there: see its __getattr__ for what is said before.

    @property
    def agents(self) -> list[str]:
        return self.raw.agents if self._has_reset else self.__getattr__("agents")

    @property
    def agent_selection(self) -> str:
        return self.raw.agent_selection if self._has_reset else self.__getattr__("agent_selection")

    @property
    def terminations(self) -> dict[str, bool]:
        return self.raw.terminations if self._has_reset else self.__getattr__("terminations")

    @property
    def truncations(self) -> dict[str, bool]:
        return self.raw.truncations if self._has_reset else self.__getattr__("truncations")


def environments(name: str, title: str) -> tuple[Callable[..., GuardedEnv], Callable[..., TitleEnv]]:
    """`env` and `raw_env`, as every module of PettingZoo's has them."""
    raw_env = partial(TitleEnv, name, title)

    def env(**choices: Any) -> GuardedEnv:
        """The environment with what PettingZoo's usual wrappers check. Takes what `raw_env` takes."""
        return GuardedEnv(raw_env(**choices))

    return env, raw_env
