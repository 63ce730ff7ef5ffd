"""First voyages lead where they promise, by legal moves, with a sentence for every step in every language."""

import pytest

from argosy import TITLES
from argosy.engine.errors import BadChoice
from argosy.game import Game, new_game
from argosy.texts import LANGUAGES, say
from argosy.voyage import Voyage, voyage_of

EVERY_STEP = [(title, step) for title in TITLES for step in range(1, len(voyage_of(title).steps) + 1)]


def at_step(voyage: Voyage, step: int) -> Game:
    game = new_game(voyage.title, players=voyage.players, seed=voyage.seed)
    for seat, action in voyage.steps[step - 1].before:
        game.play(action, seat)
    return game


@pytest.mark.parametrize(("title", "step"), EVERY_STEP)
def test_a_step_can_be_completed(title: str, step: int) -> None:
    voyage = voyage_of(title)
    game = at_step(voyage, step)
    assert voyage.seat in game.to_act
    assert len(game.legal(voyage.seat)) > 1, "there is nothing to choose"
    game.play(voyage.steps[step - 1].do, voyage.seat)
    for language in LANGUAGES:
        assert len(say(language, f"voyage-{voyage.family}-{voyage.steps[step - 1].text}")) < 300, "too long to be read"


@pytest.mark.parametrize("title", TITLES)
def test_a_voyage_has_10_to_15_steps_and_leads_where_it_promises(title: str) -> None:
    voyage = voyage_of(title)
    assert 10 <= len(voyage.steps) <= 15
    game = new_game(voyage.title, players=voyage.players, seed=voyage.seed)
    for seat, action in voyage.moves:
        game.play(action, seat)
    if voyage.family == "endeavor":
        assert [event.facts["player"] for event in game.journal.events if event.kind == "governor"] == [voyage.seat]
    else:
        assert game.view(None)["round"] == 2


def test_a_title_without_a_voyage_says_so() -> None:
    with pytest.raises(BadChoice):
        voyage_of("chess")
