"""Explanations: reasons that a player would give, in both languages."""

import pytest

from argosy import Game, new_game
from argosy.bots.explain import Explanation, explain
from argosy.bots.knowledge import Knowledge
from argosy.bots.selfplay import best_of
from argosy.bots.telling import told
from argosy.bots.values.known import value_of
from argosy.engine.chance import chance_from_seed
from argosy.texts import Teller
from bots.tactics.endeavor import tactics


def explained(game: Game, action: str) -> Explanation:
    knowledge = Knowledge(game.ruleset, game.position, game.to_act[0], chance_from_seed(1))
    return explain(value_of(game.title), knowledge, game.catalogue.number(action), chance_from_seed(1), 30)


def kinds(title: str, name: str) -> list[str]:
    tactic = next(tactic for tactic in tactics(title) if tactic.name == name)
    return [reason.kind for reason in explained(tactic.game, max(tactic.good)).reasons]


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
    assert kind in kinds(title, name)


def test_the_sentence_names_what_is_gained() -> None:
    tactic = next(tactic for tactic in tactics("endeavor") if tactic.name == "the last space brings the governor")
    explanation = explained(tactic.game, "ship south-america")
    english = told(explanation, tactic.game.catalogue, Teller(tactic.game.ruleset, "en"))
    french = told(explanation, tactic.game.catalogue, Teller(tactic.game.ruleset, "fr"))
    assert "Opens South America and takes its governor: +3 Politics." in english
    assert "Ouvre la région Amérique du Sud et prend son gouverneur : +3 Politique." in french


@pytest.mark.parametrize("title", ["endeavor", "age-of-sail"])
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
            assert told(explanation, game.catalogue, Teller(game.ruleset, language))
        game.position.play(seat, action)
        decisions += 1
    assert decisions > 50
