"""Explanations: reasons that a player would give, in both languages."""

import pytest

from argosy import Game, new_game
from argosy.bots.explanation import Explanation, explain
from argosy.bots.explanation_text import explanation_sentences
from argosy.bots.greedy import best_of
from argosy.bots.knowledge import Knowledge
from argosy.bots.trained_values import value_of
from argosy.bots.turn_plan import plan_turn
from argosy.engine.chance import chance_from_seed
from argosy.engine.journal import Journal
from argosy.texts import Teller
from argosy.titles import family_of
from bots.tactics import endeavor, new_found_land
from bots.tactics.tactic import Tactic
from rulebook.new_found_land.setup import Seat, sailing, table


def explained(game: Game, action: str) -> Explanation:
    knowledge = Knowledge(game.ruleset, game.position, game.to_act[0], chance_from_seed(1))
    return explain(value_of(game.title), knowledge, game.catalogue.number(action), chance_from_seed(1), 30)


def named(known: list[Tactic], name: str) -> Tactic:
    return next(tactic for tactic in known if tactic.name == name)


def kinds(tactic: Tactic) -> list[str]:
    return [reason.kind for reason in explained(tactic.game, max(tactic.good)).reasons]


def sentences(tactic: Tactic, language: str) -> list[str]:
    explanation = explained(tactic.game, max(tactic.good))
    return explanation_sentences(explanation, tactic.game.catalogue, Teller(tactic.game.ruleset, language), tactic.game.position)


@pytest.mark.parametrize("title", ["endeavor", "age-of-sail"])
@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("the last space brings the governor", "governor"),
        ("the token that reaches the last level", "level"),
        ("complete a link", "link"),
        ("take the end of the leaders link", "breaks-link"),
        ("glory in the last round", "building-glory"),
        ("free what can be used", "frees"),
        ("keep the card that is worth most", "discard"),
        ("draw what reaches a level", "card"),
    ],
)
def test_the_point_of_a_move_is_among_its_reasons(title: str, name: str, kind: str) -> None:
    assert kind in kinds(named(endeavor.tactics(title), name))


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("contract or antwerp", "delivers"),
        ("the small ship for the small contract", "keeps-crates"),
        ("pay with what is not needed", "keeps-objective"),
        ("gold instead of what an objective counts", "keeps-objective"),
        ("the contract that fills a city one leads", "completes"),
        ("take the last space before a rival does", "leads"),
        ("the marker in time", "marker-objective"),
        ("what the objective counts instead of gold", "meets"),
        ("keep what can still be used", "plays-points"),
        ("complete the island one leads", "completes"),
        ("send the ship to the contract", "plans-deliver"),
        ("da gama for the contract", "plans-deliver"),
        ("magellan to be first at the last space", "overtakes"),
        ("the captain who completes a contract", "readies"),
        ("the captain for the last voyage", "captain-tile"),
        ("the objective that is met", "takes-met"),
        ("a second objective for goods that are useless now", "resolves"),
        ("play the good that an objective lacks", "meets"),
        ("a card left is more than goods without use", "leaves-cards"),
    ],
)
def test_the_point_of_a_voyage_is_among_its_reasons(name: str, kind: str) -> None:
    assert kind in kinds(named(new_found_land.tactics("new-found-land"), name))


def test_the_sentence_names_what_is_gained() -> None:
    tactic = named(endeavor.tactics("endeavor"), "the last space brings the governor")
    assert "Opens South America and takes its governor: +3 Politics." in sentences(tactic, "en")
    assert "Ouvre la région Amérique du Sud et prend son gouverneur\u00a0: +3 Politique." in sentences(tactic, "fr")


@pytest.mark.parametrize(
    ("name", "english", "french"),
    [
        (
            "contract or antwerp",
            "Delivers to Stockholm: 2 iron for 6 points.",
            "Livre à Stockholm\u00a0: 2 fer pour 6 points.",
        ),
        (
            "take the last space before a rival does",
            "Leads Nova Scotia with one more cube: 8 points when it is full.",
            "Nouvelle-Écosse\u00a0: en tête avec un cube de plus, 8 points quand tout sera rempli.",
        ),
        (
            "da gama for the contract",
            "Can deliver to Stockholm: cloth + wood + iron + gold for 12 points.",
            "Peut livrer à Stockholm\u00a0: étoffe + bois + fer + or pour 12 points.",
        ),
    ],
)
def test_the_sentence_names_what_a_voyage_gains(name: str, english: str, french: str) -> None:
    tactic = named(new_found_land.tactics("new-found-land"), name)
    assert english in sentences(tactic, "en")
    assert french in sentences(tactic, "fr")


def test_alternatives_say_how_far_behind_they_are() -> None:
    tactic = named(new_found_land.tactics("new-found-land"), "send the ship to the contract")
    (other,) = explained(tactic.game, "assign deliver large-11").alternatives
    assert tactic.game.catalogue.name(other.action) == "done"
    assert other.behind > 10


@pytest.mark.parametrize(("title", "players"), [("endeavor", 3), ("age-of-sail", 2), ("new-found-land", 2), ("new-found-land", 3)])
def test_neither_plan_nor_reasons_hang_on_what_is_imagined(title: str, players: int) -> None:
    """Cards, tiles, contracts and objectives come up at random in what a bot imagines; nothing may be told of them."""
    game = new_game(title, players=players, seed=5)
    value = value_of(game.title)
    reasons_for = family_of(title).part("reasons")
    while not game.is_over:
        seat = game.to_act[0]
        action = best_of(value, game.position, seat)
        one, other = (game.position.redeal(seat, chance_from_seed(seed)) for seed in (1, 2))
        turn = plan_turn(title, value, one, seat, action)
        here, again = one.copy(), other.copy()
        again.journal = Journal()
        for step in [action, *turn.actions]:
            assert step in again.legal(seat)
            assert here.view(seat) == again.view(seat)  # nothing came up on the way that differs
            here.play(seat, step)
            again.play(seat, step)
        assert str(reasons_for(other, again, seat, again.journal.events)) == str(turn.reasons)
        game.position.play(seat, action)


def test_what_a_rival_then_does_is_no_reason() -> None:
    """Seat 1 finds no space any more, and its ship goes to New England by itself."""
    spaces = {"anticosti-1": "tile-29 2"}
    nobody = Seat(hand="")
    game = sailing(
        {0: {"settle": "small-01"}, 1: {"settle": "start-spain"}}, spaces=spaces, seats={0: nobody, 1: nobody, 2: nobody}
    )
    explanation = explained(game, "settle tile-29 left")
    assert [reason.kind for reason in explanation.reasons] == ["shares", "bonus"]


def test_an_income_is_no_reason() -> None:
    """The round ends, and the next one begins with cloth and wood for the same seat."""
    goods = {0: Seat(goods=""), 1: Seat(goods="", objectives="objective-gold", hand="goods-5", points=8)}
    game = table(players=2, stage="objectives", actor=1, seats=goods, contracts={0: "contract-03"})
    explanation = explained(game, "done")
    assert [reason.kind for reason in explanation.reasons] == ["waits", "keeps-cards"]


@pytest.mark.parametrize("title", ["endeavor", "age-of-sail", "new-found-land"])
def test_every_move_of_a_game_can_be_explained(title: str) -> None:
    game = new_game(title, players=3, seed=11)
    value = value_of(title)
    decisions = 0
    while not game.is_over:
        seat = game.to_act[0]
        knowledge = Knowledge(game.ruleset, game.position, seat, chance_from_seed(1))
        action = best_of(value, game.position, seat)
        explanation = explain(value, knowledge, action, chance_from_seed(1), 8)
        assert 1 <= len(explanation.reasons) <= 3
        assert all(other.action != action for other in explanation.alternatives)
        for language in ("en", "fr"):
            assert explanation_sentences(explanation, game.catalogue, Teller(game.ruleset, language), game.position)
        game.position.play(seat, action)
        decisions += 1
    assert decisions > 50
