"""Value functions: their terms, their weights, and what they agree with."""

import pytest

from argosy import Game, new_game
from argosy.bots.trained_values import untuned_value_of, value_of
from argosy.bots.weights import Scale, Weights, plain_weights, weights_from_text
from argosy.engine.chance import chance_from_seed
from argosy.engine.errors import BadChoice, BadPack
from argosy.engine.playout import play_out
from rulebook.new_found_land.setup import Seat, play, sailing, table

ENDEAVORS = ["endeavor", "age-of-sail"]
VALUED = [*ENDEAVORS, "new-found-land"]


@pytest.mark.parametrize("title", ENDEAVORS)
def test_glory_is_what_the_score_says_at_any_moment(title: str) -> None:
    value = untuned_value_of(title)
    for seed in range(10):
        game = new_game(title, players=4, seed=seed)
        for decisions in (0, 10, 40, 40, 40):
            play_out(game.position, chance_from_seed(seed), decisions)
            totals = [score.total for score in game.scores()]
            assert [value.measure(game.position, seat)[0] for seat in range(4)] == totals


@pytest.mark.parametrize("title", VALUED)
def test_the_forecast_of_the_end_is_exact(title: str) -> None:
    game = new_game(title, players=3, seed=4)
    play_out(game.position, chance_from_seed(1))
    value = value_of(title)
    assert value.forecast(game.position) == [float(score.total) for score in game.scores()]
    assert game.position.progress() == 1.0


@pytest.mark.parametrize("title", VALUED)
def test_moments_run_from_first_to_last(title: str) -> None:
    game = new_game(title, players=3, seed=4)
    value = value_of(title)
    seen = []
    while not game.is_over:
        seen.append(value.moment(game.position))
        play_out(game.position, chance_from_seed(len(seen)), 1)
    assert seen[0] == 0
    assert seen[-1] == value.moments(game.position) - 1
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


# ---- Race to the New Found Land


def terms_of(game: Game, seat: int = 0) -> dict[str, int]:
    value = untuned_value_of("new-found-land")
    return dict(zip(value.terms, value.measure(game.position, seat), strict=True))


def test_points_are_what_the_score_says_but_for_a_race_to_fifty() -> None:
    value = untuned_value_of("new-found-land")
    for seed in range(10):
        game = new_game("new-found-land", players=4, seed=seed)
        while not game.is_over:
            for seat, score in enumerate(game.scores()):
                if score.total < 50:
                    assert value.measure(game.position, seat)[0] == score.total
            play_out(game.position, chance_from_seed(seed), 20)


FLEET = "small-01 small-04 small-08"  # crates 1, 2, 1; telescopes 2, 2, 4


# All but the first two ask for iron.
OFFERED = dict(enumerate([f"contract-{number:02}" for number in (1, 2, 11, 12, 13, 14, 15, 17, 18)]))


def planning(action: str, points: int = 0, **more: object) -> Game:
    seats = {0: Seat(goods="2 wood", ships=FLEET, hand="", points=points)}
    return table(stage="planning", action=action, actor=0, seats=seats, contracts=OFFERED, **more)  # type: ignore[arg-type]


def test_an_idle_ship_counts_for_discover_until_it_is_sent_elsewhere() -> None:
    game = planning("settle")
    assert (terms_of(game)["finds"], terms_of(game)["landings"]) == (3, 0)
    play(game, "assign settle small-01")
    assert (terms_of(game)["finds"], terms_of(game)["landings"], terms_of(game)["settling"]) == (2, 1, 1)


def test_what_is_idle_after_the_last_plan_finds_nothing() -> None:
    game = planning("discover")
    play(game, "assign discover small-08")
    assert (terms_of(game)["finds"], terms_of(game)["choice"]) == (3, 5)
    play(game, "done")
    assert (terms_of(game)["finds"], terms_of(game)["choice"]) == (1, 3)


def test_columbus_finds_one_more() -> None:
    assert terms_of(planning("discover", points=15, captains={"columbus": 0}))["finds"] == 4


def test_a_contract_is_a_deal_until_ships_are_sent_with_it() -> None:
    game = planning("deliver")
    assert (terms_of(game)["contracts"], terms_of(game)["deals"]) == (0, 3)
    play(game, "assign deliver small-04")
    assert (terms_of(game)["contracts"], terms_of(game)["deals"]) == (3, 0)


def test_a_deal_is_gone_when_no_ship_was_sent() -> None:
    game = planning("deliver")
    play(game, "done")
    assert (terms_of(game)["contracts"], terms_of(game)["deals"]) == (0, 0)


def test_a_contract_needs_its_goods_and_gold_stands_for_any() -> None:
    for goods, points in (("wood", 0), ("wood gold", 3), ("2 gold", 3)):
        game = sailing({0: {"deliver": "small-04"}}, seats={0: Seat(goods=goods)}, contracts=OFFERED)
        assert terms_of(game)["contracts"] == points


def test_goods_serve_one_contract_only() -> None:
    for goods, points, surplus in (("3 wood", 3, 1), ("2 wood 2 cloth", 6, 0)):
        seats = {0: Seat(goods=goods, ships=FLEET)}
        game = sailing({0: {"deliver": FLEET}}, seats=seats, contracts=OFFERED)
        assert (terms_of(game)["contracts"], terms_of(game)["surplus"]) == (points, surplus)


def test_da_gama_lets_a_ship_carry_more() -> None:
    for captains, points in (({}, 0), ({"da-gama": 0}, 11)):
        game = table(
            stage="planning",
            action="deliver",
            actor=0,
            seats={0: Seat(goods="wood cloth 2 iron", ships="small-01", hand="", points=15)},
            contracts=OFFERED,
            captains=captains,
        )
        assert terms_of(game)["deals"] == points


def test_a_city_counts_more_the_fuller_it_is() -> None:
    assert terms_of(table(cities={"hamburg": "0"}))["trade"] == 6 * 3
    assert terms_of(table(cities={"hamburg": "01"}))["trade"] == 3 * 6
    assert terms_of(table(cities={"hamburg": "001"}))["certain"] == 6


def test_objectives_count_before_they_are_met() -> None:
    for cities, progress in (({}, 0), ({"hamburg": "01"}, 27), ({"hamburg": "011", "venice": "0"}, 58)):
        game = table(
            round=2, seats={0: Seat(objectives="objective-scored-cities", points=20)}, earned={"square": "0"}, cities=cities
        )
        assert (terms_of(game)["met"], terms_of(game)["progress"]) == (0, progress)
