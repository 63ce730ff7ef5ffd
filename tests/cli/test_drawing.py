"""What the screens show, at both widths, and for a family that has no drawing of its own."""

import random

import pytest
from rich.console import Console, RenderableType

from argosy import TITLES, Game, new_game
from argosy.cli.board_text import drawing_for
from argosy.cli.drawing import Drawing
from argosy.cli.messages import Words
from argosy.texts import LANGUAGES

ENDEAVOR = [name for name, title in TITLES.items() if title.family == "endeavor"]


def positions(title: str, language: str):
    """Positions from a whole random game with as many players as fit."""
    game = new_game(title, players=TITLES[title].max_players, seed=5, language=language)
    chance = random.Random(5)
    while game.to_act:
        if len(game.moves) % 9 == 0:
            yield game
        seat = game.to_act[0]
        game.play(chance.choice(game.legal(seat)), seat)
    yield game


def drawn(game: Game, drawing: Drawing, width: int) -> list[str]:
    return printed(drawing.table(game.view(None)), width)


def printed(shown: RenderableType, width: int) -> list[str]:
    console = Console(width=width, record=True, file=open("/dev/null", "w"), markup=False, highlight=False)  # noqa: SIM115
    console.print(shown)
    return console.export_text().splitlines()


@pytest.mark.parametrize("title", ENDEAVOR)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100])
def test_everything_fits(title, language, width):
    for game in positions(title, language):
        lines = drawn(game, drawing_for(game, Words(language)), width)
        assert max(len(line.rstrip()) for line in lines) <= width
        assert not any("…" in line for line in lines), "\n".join(lines)


@pytest.mark.parametrize("title", ENDEAVOR)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_public_is_shown(title, language):
    for game in positions(title, language):
        shown = " ".join(" ".join(drawn(game, drawing_for(game, Words(language)), 100)).split())
        view = game.view(None)
        for seat in view["seats"]:
            for building in seat["buildings"]:
                assert game.teller.component(building["id"]) in shown
            for card in seat["cards"]:
                assert game.teller.component(card) in shown
        for place, holder in view["places"].items():
            assert f"{game.teller.component(place)}" in shown
            assert f"={'ABCDE'[holder]}" in shown
        for score in view["scores"]:
            assert f" {score['total']} " in f"{shown} "


# What always brings something that its name does not say.
TELLING = {
    "endeavor": {"start", "build", "activate", "pay", "draw", "draw-pile", "discard", "free-place", "normal-place"},
    "new-found-land": {"settle", "deliver", "choose", "resolve", "hire", "expand"},
}


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_says_what_it_brings(title, language):
    said = set()
    for game in positions(title, language):
        drawing = drawing_for(game, Words(language))
        for seat in game.to_act:
            for number in game.position.legal(seat):
                action = game.catalogue.action(number)
                gain = drawing.gain(game.view(seat), seat, action)
                if action.kind in TELLING[game.ruleset.family]:
                    assert gain, action
                    said.add(action.kind)
        for word, page in drawing.pages().items():
            assert len(printed(page(game.view(None)), 100)) > 2, word
        assert all(drawing.explanation(game.view(None)))
    assert len(said) > 2


@pytest.mark.parametrize("title", TITLES)
def test_a_family_without_a_drawing_is_readable(title):
    for game in positions(title, "en"):
        lines = drawn(game, Drawing(game.ruleset, game.teller, Words("en")), 100)
        assert max(len(line.rstrip()) for line in lines) <= 100
        assert any(": " in line for line in lines)
