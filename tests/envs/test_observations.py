"""Observations tell what a seat may know, all parts in their place, and nothing more."""

import hashlib

import numpy as np
import pytest

from argosy import TITLES
from argosy.engine.chance import chance_from_seed
from argosy.envs.env_table import EnvTable, following_seed
from argosy.envs.raw.layout import SPECTATOR
from argosy.envs.raw.observers import VERSION, observer_for
from proofs import RandomGame, Table, all_tables

# What the parts of version 0 are called and how they lie, per title at three players. An observation that is laid out
# otherwise is another version: raise VERSION, and the `_v0` of the environments with it.
LAYOUTS = {
    "endeavor": "195a9c2f44df2c58",
    "age-of-sail": "8fb4a9a5b749e2ff",
    "new-found-land": "5968771e03027480",
}


def seen(table: EnvTable, seat: int) -> bytes:
    return table.observation(seat).tobytes()


def along(table: Table, seed: int, every: int) -> list[EnvTable]:
    """A game by chance, looked at every so many decisions and when it is over."""
    env = EnvTable(table.title, table.players, "win", None, dict(table.options))
    game = RandomGame(table, seed)
    found: list[EnvTable] = []
    while True:
        env.position = game.position.copy()
        found.append(env)
        if game.position.is_over:
            return found
        env = EnvTable(table.title, table.players, "win", None, dict(table.options))
        game.play(every)


@pytest.mark.parametrize("title", TITLES)
def test_the_layout_is_that_of_its_version(title: str) -> None:
    layout = observer_for(TITLES[title].ruleset(3, {}, None)).layout
    told = repr([(part.name, part.start, part.shape) for part in layout.parts.values()])
    assert (VERSION, hashlib.sha256(told.encode()).hexdigest()[:16]) == (0, LAYOUTS[title])


def test_parts_follow_one_another_without_gaps(table: Table) -> None:
    layout = observer_for(table.ruleset).layout
    at = 0
    for part in layout.parts.values():
        assert (part.start, part.stop) == (at, at + np.prod(part.shape))
        at = part.stop
    assert at == layout.size


def test_no_observation_tells_what_is_hidden(table: Table) -> None:
    """The leak proof: dealt anew what an observer does not know, he observes the same bytes, and a spectator as well."""
    differed = False
    for number, env in enumerate(along(table, 5, every=9)):
        position = env.position
        for seat in (None, *range(table.players)):
            observer = SPECTATOR if seat is None else seat
            before, spectated = seen(env, observer), seen(env, SPECTATOR)
            for again in range(2):
                env.position = position.redeal(seat, chance_from_seed(1000 * number + again))
                differed = differed or env.position.to_dict() != position.to_dict()
                assert seen(env, observer) == before, f"decision {9 * number}: seat {seat} observes what it may not know"
                assert seen(env, SPECTATOR) == spectated
            env.position = position
    assert differed


def test_a_seat_observes_its_own_secrets() -> None:
    env = EnvTable("new-found-land", 3, "win", None, {})
    env.deal(1)
    hands = [env.parts(env.observation(seat))["own_hand"] for seat in range(3)]
    assert all(hand.sum() == 1 for hand in hands)
    assert len({hand.tobytes() for hand in hands}) == 3
    assert env.parts(env.spectated())["own_hand"].sum() == 0


def test_a_start_building_chosen_in_secret_is_observed_by_its_owner_only() -> None:
    env = EnvTable("age-of-sail", 3, "win", None, {})
    views: list[list[bytes]] = []
    for choice in (0, 1):
        env.deal(1)
        env.position.play(0, env.position.legal(0)[choice])
        views.append([seen(env, seat) for seat in (SPECTATOR, 0, 1, 2)])
    same = [one == other for one, other in zip(*views, strict=True)]
    assert same == [True, False, True, True]


@pytest.mark.parametrize("title", TITLES)
def test_seats_are_told_from_the_observer_on(title: str) -> None:
    env = along(Table(title, 3), 3, every=40)[2]
    score = [score.total for score in env.position.scores()]
    part = "score" if title == "new-found-land" else "points"
    for seat in range(3):
        parts = env.parts(env.observation(seat))
        assert parts[part].tolist() == [score[(seat + at) % 3] for at in range(3)]
        assert parts["deciding"].tolist() == [int((seat + at) % 3 in env.position.to_act) for at in range(3)]


def test_what_counts_is_told_as_it_is(table: Table) -> None:
    """Some parts read back against the view, which is written by other code."""
    for env in along(table, 7, every=30):
        for seat in range(table.players):
            view = env.position.view(seat)
            seats = [view["seats"][(seat + at) % table.players] for at in range(table.players)]  # type: ignore[index]
            parts = env.parts(env.observation(seat))
            assert parts["round"].tolist() == [view["round"]]
            if table.ruleset.family == "endeavor":
                assert parts["harbor"].tolist() == [mat["harbor"] for mat in seats]
                assert parts["attributes"].tolist() == [list(mat["attributes"].values()) for mat in seats]
                assert parts["built"].sum(axis=1).tolist() == [len(mat["buildings"]) for mat in seats]
                assert parts["cards"].sum(axis=1).tolist() == [len(mat["cards"]) for mat in seats]
                assert parts["places"].sum() == len(view["places"])  # type: ignore[arg-type]
                assert parts["token"].sum() == len(view["tokens"])  # type: ignore[arg-type]
                assert parts["track"].sum() == sum(map(len, view["tracks"].values()))  # type: ignore[attr-defined]
            else:
                assert parts["goods"].tolist() == [list(mat["goods"].values()) for mat in seats]
                assert parts["hand"].tolist() == [mat["hand"] for mat in seats]
                assert parts["ships"].sum(axis=1).tolist() == [len(mat["ships"]) for mat in seats]
                assert parts["own_hand"].sum() == len(view["own"]["hand"])  # type: ignore[index]
                assert parts["tile_at"].sum() == len(view["spaces"])  # type: ignore[arg-type]
                cubes = sum(cube["cubes"] for space in view["spaces"].values() for cube in space["cubes"])  # type: ignore[attr-defined]
                assert parts["cubes"].sum() + parts["neutral_cubes"].sum() == cubes


def test_masks_are_the_legal_lists() -> None:
    for table in all_tables():
        for env in along(table, 2, every=50):
            for seat in range(table.players):
                assert np.flatnonzero(env.mask(seat)).tolist() == env.position.legal(seat)


def test_games_after_the_first_follow_from_its_seed() -> None:
    one, other = (EnvTable("endeavor", 3, "win", None, {}) for _ in range(2))
    for env in (one, other):
        env.deal(7)
        env.deal(None)
    assert one.seed == other.seed == following_seed(7) != 8
