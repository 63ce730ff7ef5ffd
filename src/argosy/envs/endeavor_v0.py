"""Endeavor (2009) as a PettingZoo environment: `from argosy.envs import endeavor_v0`, then `endeavor_v0.env()`."""

from argosy.engine.position import Option
from argosy.envs.aec import GuardedEnv, TitleEnv


def env(**choices: Option | None) -> GuardedEnv:
    """The environment with what PettingZoo's usual wrappers check. Takes what `raw_env` takes."""
    return GuardedEnv(raw_env(**choices))  # type: ignore[arg-type]


def raw_env(
    players: int = 4,
    *,
    reward: str = "win",
    full_state: bool = False,
    render_mode: str | None = None,
    pack: str | None = None,
    **options: Option,
) -> TitleEnv:
    """The environment itself. `options` are the title's own: combined_phases."""
    return TitleEnv("endeavor_v0", "endeavor", players, reward, full_state, render_mode, pack, options)
