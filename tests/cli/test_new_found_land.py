"""The screens of Race to the New Found Land: they fit, they are true, and they give nothing away."""

import random
from collections.abc import Iterator

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from argosy import Game, new_game
from argosy.cli.board_text import drawing_for
from argosy.cli.messages import Words
from argosy.engine.chance import chance_from_seed
from argosy.engine.position import Plain
from argosy.texts import LANGUAGES, Teller
from argosy.titles.new_found_land.terminal.drawing import NewFoundLandDrawing

TITLE = "new-found-land"
PLAYERS = (2, 3, 4)


def positions(players: int, every: int, language: str = "en") -> Iterator[Game]:
    """Positions of a whole random game, and its end."""
    game = new_game(TITLE, players=players, seed=players, language=language)
    chance = random.Random(players)
    while game.to_act:
        if len(game.moves) % every == 0:
            yield game
        seat = game.to_act[0]
        game.play(chance.choice(game.legal(seat)), seat)
    yield game


def drawing(game: Game, language: str = "en") -> NewFoundLandDrawing:
    game.teller = Teller(game.ruleset, language)
    found = drawing_for(game, Words(language))
    assert isinstance(found, NewFoundLandDrawing)
    return found


def table(drawn: NewFoundLandDrawing, view: Plain, width: int = 80) -> list[str]:
    return lines_of([drawn.table(view)], width)


def pages(drawn: NewFoundLandDrawing, view: Plain, width: int = 80) -> list[str]:
    return lines_of([page(view) for page in drawn.pages().values()], width)


def lines_of(drawn: list[RenderableType], width: int) -> list[str]:
    console = Console(width=width, markup=False, highlight=False, color_system=None)
    with console.capture() as captured:
        console.print(*drawn)
    return [line.rstrip() for line in captured.get().splitlines()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", PLAYERS)
def test_every_screen_of_a_game_fits(players, language):
    for game in positions(players, 1, language):
        drawn = drawing(game, language)
        view = game.view(game.to_act[0] if game.to_act else 0)
        lines = table(drawn, view)
        lines.append(" · ".join(["Race to the New Found Land", drawn.round(view), drawn.phase(view), "Ada décide"]))
        if len(game.moves) % 20 == 0:
            lines += pages(drawn, view) + table(drawn, game.view(None)) + pages(drawn, game.view(None))
        assert max(cell_len(line) for line in lines) <= 80
        assert not any("…" in line for line in lines), "\n".join(lines)


@pytest.mark.parametrize("players", PLAYERS)
def test_nothing_hidden_is_on_the_screen(players):
    """Whatever a seat cannot know may be dealt anew: its screen stays as it is."""
    changed = 0
    for game in positions(players, 12):
        drawn = drawing(game)
        for seat in [None, *range(players)]:
            anew = game.position.redeal(seat, chance_from_seed(len(game.moves)))
            changed += anew.to_dict()["seats"] != game.position.to_dict()["seats"]
            assert table(drawn, anew.view(seat)) == table(drawn, game.view(seat))
            assert pages(drawn, anew.view(seat)) == pages(drawn, game.view(seat))
    assert changed, "nothing was hidden in the whole game"


@pytest.mark.parametrize("players", PLAYERS)
def test_own_cards_and_objectives_are_shown(players):
    for game in positions(players, 10):
        drawn = drawing(game)
        for seat in range(players):
            view = game.view(seat)
            own = view["own"]
            shown = "\n".join(table(drawn, view))
            assert all(drawn.signs.card(card).plain in shown for card in own["hand"] + own["drawn"])
            assert all(game.teller.component(objective) in shown for objective in own["objectives"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", PLAYERS)
def test_all_that_is_public_is_shown(players, language):
    for game in positions(players, 15, language):
        drawn = drawing(game, language)
        view = game.view(None)
        shown = " ".join(table(drawn, game.view(None), width=400))
        for ship in view["market"]:
            assert drawn.signs.ship(ship).plain in shown
        for contract in filter(None, view["contracts"]):
            assert drawn.signs.contract(contract).plain in shown
        for space in view["spaces"].values():
            assert f"{drawn.signs.tile(space['tile']).plain} {drawn.signs.cubes(space['cubes']).plain}" in shown
        for board in view["seats"]:
            assert drawn.signs.goods(board["goods"]).plain in shown
            assert all(drawn.signs.label(ship) in shown for ship in board["ships"])
            assert all(game.teller.component(expansion) in shown for expansion in board["expansions"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_and_explanations(language):
    """Every choice can say what it brings, every stage and action has its explanation with the signs."""
    stages = set()
    for game in positions(3, 1, language):
        drawn = drawing(game, language)
        for seat in game.to_act:
            view = game.view(seat)
            explained = drawn.explanation(view)
            stages.add(explained[0])
            assert len(explained) == 6
            for number in game.position.legal(seat):
                action = game.catalogue.action(number)
                brings = drawn.gain(view, seat, action)
                assert brings or action.kind not in ("settle", "deliver", "choose", "resolve", "hire", "expand")
    assert len(stages) >= 6


def test_signs_of_a_new_table():
    game = new_game(TITLE, players=3, seed=1, nations="netherlands,france,spain")
    shown = "\n".join(table(drawing(game), game.view(0)))
    assert "ABC0 ······ ■7 ······· ⬠15 ···· ●20 ···· ▲25 ········· ★35" in shown
    assert "S-Net 2/2/1/2" in shown
    assert "Your hand  Ch-Net 3/3/1/2" in shown
    assert "B S-Fra 1/2/1/2" in shown
    assert "c0 w0 i1 g0" in shown
