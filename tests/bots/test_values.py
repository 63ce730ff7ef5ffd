"""Value functions: their terms, their weights, and what they agree with."""

import pytest

from argosy import new_game
from argosy.bots.values.known import untuned_value_of, value_of
from argosy.bots.values.weights import Scale, Weights, plain_weights, weights_from_text
from argosy.engine.chance import chance_from_seed
from argosy.engine.errors import BadChoice, BadPack
from argosy.engine.playout import play_out

VALUED = ["endeavor", "age-of-sail"]


@pytest.mark.parametrize("title", VALUED)
def test_glory_is_what_the_score_says_at_any_moment(title: str) -> None:
    value = untuned_value_of(title)
    for seed in range(10):
        game = new_game(title, players=4, seed=seed)
        for decisions in (0, 10, 40, 40, 40):
            play_out(game.position, chance_from_seed(seed), decisions)
            totals = [score.total for score in game.scores()]
            assert [value.measure(game.position, seat)[0] for seat in range(4)] == totals


@pytest.mark.parametrize("title", VALUED)
def test_the_end_is_foretold_exactly(title: str) -> None:
    game = new_game(title, players=3, seed=4)
    play_out(game.position, chance_from_seed(1))
    value = value_of(title)
    assert value.foretell(game.position) == [float(score.total) for score in game.scores()]
    assert value.progress(game.position) == 1.0


@pytest.mark.parametrize("title", VALUED)
def test_moments_run_from_first_to_last(title: str) -> None:
    game = new_game(title, players=3, seed=4)
    value = value_of(title)
    seen = []
    while not game.is_over:
        seen.append(value.moment(game.position))
        play_out(game.position, chance_from_seed(len(seen)), 1)
    assert seen[0] == 0
    assert seen[-1] == value.moments - 1
    assert seen == sorted(seen)


def test_a_weight_changes_evenly_between_first_and_last_moment() -> None:
    assert Scale([[0.0, 1.0], [4.0, 1.0]]).by_moment(5) == [[0.0, 1.0], [1.0, 1.0], [2.0, 1.0], [3.0, 1.0], [4.0, 1.0]]


def test_weights_survive_their_file() -> None:
    weights = Weights(["glory", "harbor"], Scale([[1.0, 0.25], [0.5, -2.0]]), Scale([[1.0, 0.0], [0.0, 0.0], [1.0, 3.5]]))
    again = weights_from_text(weights.to_text("two\nlines"), "here")
    assert again.terms == weights.terms
    assert again.appeal.knots == weights.appeal.knots
    assert again.forecast.knots == weights.forecast.knots


def test_weights_of_other_terms_are_refused() -> None:
    with pytest.raises(BadPack, match="missing"):
        untuned_value_of("endeavor").with_weights(plain_weights(["glory"], "glory"))


@pytest.mark.parametrize("text", ["[appeal]\na = [1, 2]\n[forecast]\nb = [1, 2]\n", "[appeal]\na = 1\n[forecast]\na = 1\n"])
def test_a_bad_weights_file_is_refused(text: str) -> None:
    with pytest.raises(BadPack):
        weights_from_text(text, "here")


def test_a_title_without_value_function_is_named() -> None:
    with pytest.raises(BadChoice, match="chess"):
        value_of("chess")
