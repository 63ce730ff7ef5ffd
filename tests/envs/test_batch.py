"""Many games at once are the same games as one by one."""

import numpy as np
import pytest

from argosy import TITLES, BadChoice
from argosy.envs.batch import BatchedGames
from argosy.envs.env_table import EnvTable


def one_by_one(title: str, seed: int, choose: np.random.Generator | None = None) -> tuple[list[int], list[float], list[bytes]]:
    """A game in which always the last legal action is played: the actions, the rewards, all that was observed."""
    table = EnvTable(title, 3, "win", None, {})
    table.deal(seed)
    actions: list[int] = []
    observed: list[bytes] = []
    while table.position.to_act:
        seat = table.position.to_act[0]
        observed.append(table.observation(seat).tobytes())
        actions.append(int(np.flatnonzero(table.mask(seat))[-1]))
        table.position.play(seat, actions[-1])
    return actions, table.rewards(), observed


@pytest.mark.parametrize("title", TITLES)
def test_a_batch_plays_the_games_of_its_seeds_one_after_the_other(title: str) -> None:
    games = BatchedGames(title, 4, players=3, seed=11)
    played: list[list[int]] = [[] for _ in range(4)]
    observed: list[list[bytes]] = [[] for _ in range(4)]
    seeds = [11, 12, 13, 14]
    finished = 0
    while finished < 6:
        observations, masks = games.observations(), games.masks()
        assert [np.flatnonzero(mask).tolist() for mask in masks] == games.legal()
        actions = np.array([options[-1] for options in games.legal()])
        for game in range(4):
            played[game].append(int(actions[game]))
            observed[game].append(observations[game].tobytes())
        _seats, done, rewards = games.step(actions)
        for game in np.flatnonzero(done):
            assert (played[game], rewards[game].tolist(), observed[game]) == one_by_one(title, seeds[game])
            played[game], observed[game] = [], []
            seeds[game] = 15 + finished
            finished += 1
        assert (rewards[~done] == 0).all()


def test_the_seats_are_those_that_decide() -> None:
    games = BatchedGames("age-of-sail", 2, players=3, seed=1)
    assert games.seats.tolist() == [0, 0]  # all choose a start building; the first is asked first
    seats, _done, _rewards = games.step(np.array([options[0] for options in games.legal()]))
    assert seats.tolist() == games.seats.tolist() == [1, 1]


def test_wrong_batches_are_told() -> None:
    with pytest.raises(BadChoice, match="at least one game"):
        BatchedGames("endeavor", 0)
    with pytest.raises(BadChoice, match="1 actions for 2 games"):
        BatchedGames("endeavor", 2).step(np.array([0]))
