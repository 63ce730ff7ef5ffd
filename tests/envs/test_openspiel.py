"""OpenSpiel's own tests on our games, and what they do not ask."""

import hashlib
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts, sample_some_states
from open_spiel.python.tests import games_sim_test

import argosy.envs.openspiel  # noqa: F401 (registers the games)
from argosy.engine.record import fingerprint

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
LONG = 200
GAMES = {
    "endeavor": "argosy_endeavor(players=3,deals=4)",
    "age_of_sail": "argosy_age_of_sail(players=2,deals=4)",
    "new_found_land": "argosy_new_found_land(players=2,deals=4)",
}
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def after(game: str, decisions: int, seed: int = 1) -> pyspiel.State:
    state = pyspiel.load_game(game).new_initial_state()
    state.apply_action(1)
    choose = np.random.default_rng(seed)
    for _ in range(decisions):
        if not state.is_terminal():
            state.apply_action(choose.choice(state.legal_actions()))
    return state


@each_game
def test_openspiel_simulates_it(game: str) -> None:
    """Its C++ test: legal lists, clones, serialisation, tensors, returns."""
    pyspiel.random_sim_test(pyspiel.load_game(game), 1, True, False)


@each_game
def test_openspiel_simulates_it_in_python(game: str) -> None:
    games_sim_test.GamesSimTest("test_breakthrough").sim_game(pyspiel.load_game(game))


class ApiTest(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    """OpenSpiel's API tests, on a hundred states that it samples itself instead of four hundred."""

    __test__ = False

    @classmethod
    def setUpClass(cls) -> None:
        cls.some_states = sample_some_states.sample_some_states(cls.game, max_states=100)
        cls.game_type = cls.game.get_type()


class EndeavorApiTest(ApiTest):
    __test__ = True
    game_name = "argosy_endeavor"
    game = pyspiel.load_game(GAMES["endeavor"])


class AgeOfSailApiTest(ApiTest):
    __test__ = True
    game_name = "argosy_age_of_sail"
    game = pyspiel.load_game(GAMES["age_of_sail"])


class NewFoundLandApiTest(ApiTest):
    __test__ = True
    game_name = "argosy_new_found_land"
    game = pyspiel.load_game(GAMES["new_found_land"])


@pytest.mark.parametrize("name", GAMES)
def test_the_playthrough_is_as_it_was(name: str) -> None:
    """Written by OpenSpiel's own generator: `make playthroughs` writes them anew."""
    kept = (PLAYTHROUGHS / f"{name}.txt").read_text()
    assert kept == playthrough(name), "run make playthroughs and look at the difference"


def playthrough(name: str) -> str:
    """The playthrough; of tensors and of lines too long to be read only a hash."""
    told: list[str] = []
    tensor: list[str] = []
    for line in [*generate_playthrough.playthrough_lines(GAMES[name], action_sequence=[1], seed=7), ""]:
        of_tensor = line.startswith((" ", "◯", "◉")) or "Tensor(" in line
        if tensor and (not of_tensor or ("Tensor(" in line and line.split(".")[0] != tensor[0].split(".")[0])):
            told.append(f"{tensor[0].split('.')[0]}: {hashed(''.join(tensor))}")
            tensor = []
        if of_tensor:
            tensor.append(line)
        else:
            told.append(line if len(line) < LONG else f"{line[:80]} ... {hashed(line)}")
    return "\n".join(told)


def hashed(text: str) -> str:
    return f"{len(text)} characters, sha256 {hashlib.sha256(text.encode()).hexdigest()[:16]}"


@each_game
def test_a_state_drawn_from_an_information_state_looks_the_same(game: str) -> None:
    sampler = pyspiel.UniformProbabilitySampler(1, 0.0, 1.0)
    futures: set[str] = set()
    for decisions in (0, 1, 12, 60, 110):
        state = after(game, decisions)
        for player in range(state.num_players()):
            twin = state.resample_from_infostate(player, sampler)
            futures.add(str(twin))
            for look in ("information_state_string", "information_state_tensor", "observation_string", "observation_tensor"):
                assert getattr(twin, look)(player) == getattr(state, look)(player), f"{look} tells what is hidden"
            assert twin.current_player() == state.current_player()
            assert twin.legal_actions() == state.legal_actions() or state.current_player() != player
            assert twin.history() == state.history()
            while not twin.is_terminal():
                twin.apply_action(twin.legal_actions()[0])
    assert len(futures) == 5 * state.num_players()


def test_information_states_recall_what_observations_forget() -> None:
    """The same present with another past: the same observation, another information state."""
    game = GAMES["age_of_sail"]
    state, other = after(game, 30), after(game, 30)
    other.moments.past[20] = other.moments.past[21]
    for player in range(2):
        assert state.observation_string(player) == other.observation_string(player)
        assert state.information_state_string(player) != other.information_state_string(player)
        assert state.information_state_tensor(player) != other.information_state_tensor(player)


def test_information_states_survive_cloning_and_saving() -> None:
    state = after(GAMES["new_found_land"], 30)
    _game, loaded = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    twins = [state, state.clone(), loaded]
    for _ in range(2):
        for player in range(2):
            assert len({twin.information_state_string(player) for twin in twins}) == 1
        for twin in twins:
            twin.apply_action(twin.legal_actions()[0])


def test_secret_choices_are_sequential_and_not_seen() -> None:
    seen = []
    for choice in (0, 1):
        state = after("argosy_age_of_sail(players=3,deals=4)", 0)
        assert state.current_player() == 0
        state.apply_action(state.legal_actions()[choice])
        assert state.current_player() == 1
        seen.append([(state.information_state_string(player), state.observation_tensor(player)) for player in (1, 2)])
    assert seen[0] == seen[1]


def test_search_algorithms_play_it() -> None:
    """OpenSpiel's information-set search, which draws states from what the player may know, takes a legal action."""
    state = after("argosy_new_found_land(players=2,deals=4)", 30)
    before = fingerprint(state.position)
    bot = ismcts.ISMCTSBot(
        state.get_game(), mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), 2.0, 3, random_state=np.random.RandomState(1)
    )
    assert bot.step(state) in state.legal_actions()
    assert fingerprint(state.position) == before
