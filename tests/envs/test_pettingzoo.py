"""PettingZoo's own tests, and what they do not ask."""

import subprocess
import sys
from itertools import count
from types import ModuleType

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test
from pettingzoo.utils import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from argosy import BadChoice, IllegalAction
from argosy.envs import age_of_sail_v0, endeavor_v0, new_found_land_v0
from argosy.envs.pettingzoo_env import TitleEnv

MODULES = [endeavor_v0, age_of_sail_v0, new_found_land_v0]


def name_of(module: ModuleType) -> str:
    return module.__name__.rpartition(".")[2]


pytestmark = pytest.mark.filterwarnings("ignore:Observation")  # observations are a dict with the mask, as in all of classic
each_module = pytest.mark.parametrize("module", MODULES, ids=name_of)


def play(env: TitleEnv, decisions: int, seed: int = 3) -> None:
    choose = np.random.default_rng(seed)
    for _ in range(decisions):
        if env.terminations[env.agent_selection]:
            return
        env.step(choose.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])))


@each_module
def test_pettingzoo_finds_nothing_wrong(module: ModuleType) -> None:
    api_test(module.env(players=3), num_cycles=300)
    api_test(module.raw_env(players=3, full_state=True), num_cycles=100)
    seed_test(lambda: module.env(players=3), num_cycles=30)


def test_pettingzoo_can_measure_it(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Its performance test runs; by a hasty clock, as `make bench NAME=envs` is what measures."""
    monkeypatch.setattr("time.time", count(0, 0.01).__next__)
    performance_benchmark(new_found_land_v0.env())
    assert "turns per second" in capsys.readouterr().out


@each_module
def test_the_name_is_that_of_the_module(module: ModuleType) -> None:
    assert module.env().metadata["name"] == name_of(module)
    assert str(module.env()) == name_of(module)


@each_module
def test_a_whole_game_ends_with_rewards_that_sum_to_nothing(module: ModuleType) -> None:
    for reward in ("win", "margin"):
        env = module.raw_env(players=3, reward=reward)
        env.reset(seed=4)
        play(env, 5_000)
        assert all(env.terminations.values())
        assert sum(env.rewards.values()) == pytest.approx(0)
        scores = [score.total for score in env.table.position.scores()]
        assert max(env.rewards.values()) == env.rewards[f"player_{scores.index(max(scores))}"] > 0
        assert env.last()[1] == env.rewards[env.agent_selection]


def test_secret_choices_are_made_one_after_the_other_and_not_seen() -> None:
    seen = []
    for choice in (0, 1):
        env = age_of_sail_v0.raw_env(players=3)
        env.reset(seed=1)
        assert env.agent_selection == "player_0"
        env.step(env.table.position.legal(0)[choice])
        assert env.agent_selection == "player_1"
        seen.append([env.observe(agent)["observation"].tobytes() for agent in ("player_1", "player_2")] + [env.state().tobytes()])
    assert seen[0] == seen[1]


def test_the_state_is_what_a_spectator_sees_unless_all_is_asked_for() -> None:
    plain, full = new_found_land_v0.raw_env(players=2), new_found_land_v0.raw_env(players=2, full_state=True)
    for env in (plain, full):
        env.reset(seed=1)
    assert plain.parts(plain.state())["own_hand"].sum() == 0
    observed = [full.observe(agent)["observation"] for agent in full.agents]
    assert full.state().tolist() == [*observed[0], *observed[1]]


def usual(raw: TitleEnv) -> OrderEnforcingWrapper:
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(TerminateIllegalWrapper(raw, illegal_reward=-1)))


def test_an_illegal_action_is_refused_by_its_rule() -> None:
    env = endeavor_v0.raw_env(players=3)
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match=r"attack london is not allowed \([A-Z]{3}-\d\)"):
        env.step(env.table.ruleset.catalogue.number("attack london"))


def test_the_guarded_environment_does_as_the_usual_wrappers() -> None:
    """An illegal action, and what follows until everybody has gone; the same through ours and through PettingZoo's three."""
    courses = []
    for env in (endeavor_v0.env(players=3), usual(endeavor_v0.raw_env(players=3))):
        course: list[object] = []
        with pytest.raises(AttributeError, match="cannot be accessed before reset"):
            _ = env.agent_selection
        with pytest.raises(AssertionError, match="reset"):
            env.step(0)
        env.reset(seed=1)
        play(env, 20)
        with pytest.raises(AssertionError, match="not in action space"):
            env.step(10_000)
        env.step(illegal(env))
        while env.agents:
            _observation, *rest = env.last()
            course.append([env.agent_selection, *rest, env.rewards.copy()])
            env.step(None)
        courses.append(course)
    assert courses[0] == courses[1]
    assert sum(step[1] for step in courses[0]) == -1  # type: ignore[misc, index]


def illegal(env: TitleEnv) -> int:
    """The first action that is not legal now."""
    return int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])


def test_render_tells_what_everybody_may_know() -> None:
    env = new_found_land_v0.raw_env(players=2, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert text is not None
    assert "round: 1" in text
    assert "own" not in text.split()


def test_options_of_the_title_are_taken_and_wrong_ones_told() -> None:
    assert age_of_sail_v0.raw_env(players=4, side=2).table.ruleset.options["side"] == 2
    with pytest.raises(BadChoice, match="has no option 'sides'"):
        age_of_sail_v0.env(sides=2)
    with pytest.raises(BadChoice, match="the reward should be 'win' or 'margin'"):
        age_of_sail_v0.env(reward="points")


@pytest.mark.parametrize(
    ("module", "extra"), [("endeavor_v0", "envs"), ("gymnasium_env", "envs"), ("batch", "envs"), ("openspiel", "openspiel")]
)
def test_without_the_extra_packages_one_line_says_what_to_install(module: str, extra: str) -> None:
    """As if they were not there: what cannot be imported is told by Python in the same way."""
    hide = "import sys; sys.modules.update(dict.fromkeys(('pettingzoo', 'gymnasium', 'numpy', 'pyspiel')))"
    code = f"{hide}\nfrom argosy.envs import {module}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    last = done.stderr.strip().splitlines()[-1]
    assert last == f'ImportError: this environment needs packages that are not installed: pip install "argosy[{extra}]"'
