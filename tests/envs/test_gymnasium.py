"""Gymnasium's own check, and what it does not ask."""

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from argosy import BadChoice
from argosy.bots.referee import play_codes
from argosy.engine.record import fingerprint, record_from_text
from argosy.envs.gymnasium_env import SeatEnv
from argosy.envs.gymnasium_ids import IDS


def whole_game(env: SeatEnv, seed: int) -> tuple[list[int], float, dict[str, Any]]:
    """Plays the first legal action throughout: the actions, the reward and the last info."""
    _observation, info = env.reset(seed=seed)
    actions: list[int] = []
    done = False
    reward = 0.0
    while not done:
        actions.append(int(np.flatnonzero(info["action_mask"])[0]))
        _observation, reward, done, _cut_short, info = env.step(actions[-1])
    return actions, reward, info


@pytest.mark.parametrize("id", IDS)
@pytest.mark.filterwarnings("ignore:.*Box observation space")
def test_gymnasium_finds_nothing_wrong(id: str) -> None:
    check_env(gymnasium.make(id, players=3, seat=1, bots=["random"], render_mode="ansi").unwrapped)


def test_gymnasium_finds_them_by_the_name_of_the_package() -> None:
    code = "import gymnasium; print(gymnasium.make('argosy.envs:argosy/NewFoundLand-v0', players=2).reset(seed=1)[0].shape)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("(")


@pytest.mark.parametrize("id", IDS)
def test_the_same_seed_is_the_same_game(id: str) -> None:
    games = []
    for _ in range(2):
        env = SeatEnv(IDS[id], players=3, seat=2, bots=["greedy", "random"])
        games.append(whole_game(env, 5)[:2])
        env.close()
    assert games[0] == games[1]
    assert games[0][1] == pytest.approx(2 / 3) or games[0][1] == pytest.approx(-1 / 3) or games[0][1] > 0


def test_masks_are_in_info_and_guide_sampling() -> None:
    env = SeatEnv("age-of-sail", players=2)
    _observation, info = env.reset(seed=1)
    assert info["seed"] == 1
    mask = info["action_mask"]
    assert isinstance(mask, np.ndarray)
    assert (mask == env.action_masks()).all()
    assert mask[env.action_space.sample(mask)]


def test_an_illegal_action_ends_the_game_with_the_rule() -> None:
    env = SeatEnv("endeavor", players=3)
    env.reset(seed=1)
    _observation, reward, done, _cut_short, info = env.step(env.table.ruleset.catalogue.number("attack london"))
    assert (reward, done) == (-1.0, True)
    assert str(info["rule"]) in str(info["illegal"])


def test_bots_play_as_they_do_in_tournaments() -> None:
    """The seat repeats what the bot at its place played under the referee, and the game takes the same course."""
    env = SeatEnv("new-found-land", players=3, seat=1, bots=["greedy", "random"])
    catalogue = env.table.ruleset.catalogue
    record = record_from_text(play_codes(env.table.ruleset, ["greedy", "greedy", "random"], 3, bots_seed=3).record)
    env.reset(seed=3)
    done = False
    for name in [name for seat, name in record.moves if seat == 1]:
        assert not done
        _observation, _reward, done, _cut_short, _info = env.step(catalogue.number(name))
    assert done
    assert fingerprint(env.table.position) == record.end


def test_wrong_choices_are_told() -> None:
    with pytest.raises(BadChoice, match="there is no seat 4"):
        SeatEnv("endeavor", seat=4)
    with pytest.raises(BadChoice, match="list of codes"):
        SeatEnv("endeavor", bots="greedy")
    with pytest.raises(BadChoice, match="4 bots for 3 seats"):
        SeatEnv("endeavor", bots=["random"] * 4)
    with pytest.raises(BadChoice, match="there is no bot 'greed'"):
        SeatEnv("endeavor", bots=["greed"]).reset(seed=1)
