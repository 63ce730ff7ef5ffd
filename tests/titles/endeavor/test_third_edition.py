"""A new edition is data: the third edition goes through everything, without a line of code that knows it."""

from collections.abc import Iterator

import msgspec
import pytest
from rich.console import Console

from argosy import BadChoice, new_game
from argosy.bots.difficulty import greedy_bot
from argosy.bots.knowledge import Knowledge
from argosy.bots.random import RandomBot
from argosy.cli.board_text import drawing_for
from argosy.cli.messages import Words
from argosy.engine.chance import chance_from_seed
from argosy.envs.raw.observers import observer_for
from argosy.rulebook.book import book_of
from argosy.rulebook.pages import pages_of, sheet_of
from argosy.texts import LANGUAGES
from argosy.titles.endeavor.components import Components, components
from argosy.titles.endeavor.rules.title import EndeavorTitle
from argosy.titles.endeavor.rules.view import View
from proofs import RandomGame, Table, check_game, middle_of
from titles.endeavor.third_edition import DRAWN, NAME, drawn, known

SEATS = range(2, 7)


@pytest.fixture(scope="module", autouse=True)
def third(tmp_path_factory: pytest.TempPathFactory) -> Iterator[EndeavorTitle]:
    with known(tmp_path_factory.mktemp("six-seas")) as title:
        yield title


@pytest.mark.parametrize("players", SEATS)
def test_the_generic_proofs_hold(players: int) -> None:
    assert check_game(RandomGame(Table(NAME, players), players), thorough=True) > 50


@pytest.mark.parametrize("players", SEATS)
def test_bots_play_it_to_the_end(players: int) -> None:
    """Greedy, with weights that nobody tuned for it, wins against random ones."""
    game = new_game(NAME, players=players, seed=players)
    chance = chance_from_seed(players)
    bots = [RandomBot(chance) for _ in range(players)]
    bots[1] = greedy_bot(NAME, chance)
    while not game.is_over:
        seat = game.to_act[0]
        game.position.play(seat, bots[seat].choose(Knowledge(game.ruleset, game.position, seat, chance)))
    assert 1 in game.position.winners()


def test_it_takes_the_players_and_options_that_it_declares() -> None:
    for players in (1, 7):
        with pytest.raises(BadChoice, match="six-seas takes 2 to 6 players"):
            new_game(NAME, players=players)
    with pytest.raises(BadChoice, match="has no option 'side'"):
        new_game(NAME, players=3, side=1)


def test_only_its_open_regions_can_be_drawn_from() -> None:
    """DRW-3, the one rule that is not Age of Sail's: Africa is closed, and a seat with a disc there draws nothing."""
    seen = 0
    for decision in RandomGame(Table(NAME, 6), 4).decisions:
        for seat in range(6):
            refusal = decision.position.why_not(seat, Table(NAME, 6).ruleset.catalogue.number("draw africa"))
            seen += refusal is not None and refusal.rule == "DRW-3"
    assert seen > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_pages_tell_of_it(third: EndeavorTitle, language: str) -> None:
    ids = {entry.id for chapter in book_of(third, language) for entry in chapter.rules}
    assert {"SHP-4", "DRW-6"} <= ids
    assert not {"RND-2", "DIS-8"} & ids
    sheets = {page: sheet_of(third, page, language) for page in pages_of(third)}
    told = {page: str(msgspec.to_builtins(sheet)) for page, sheet in sheets.items()}
    name = {"en": "Academy", "fr": "Académie"}[language]
    assert name in told["quick"]
    assert name in told["components"]
    phases = next(section for section in sheets["quick"].sections if section.id == "phases")
    assert len(phases.rows) == 5  # discarding is a phase of its own
    players = sheets["editions"].sections[0].rows[0]
    assert players[1:] == ["3–5", "2–5", "2–6"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_shows_in_the_terminal(language: str) -> None:
    game = new_game(NAME, players=6, seed=4, language=language)
    drawing = drawing_for(game, Words(language))
    for decision in RandomGame(Table(NAME, 6), 4).decisions:
        if decision.ply % 20 == 0:
            assert "Zanzibar" in printed(drawing.table(decision.position.view(decision.seat)))
            for number in decision.options:
                drawing.gain(decision.position.view(decision.seat), decision.seat, game.catalogue.action(number))
    for page in drawing.pages().values():
        assert printed(page(game.view(None)))


def printed(shown: object) -> str:
    console = Console(width=100, markup=False, highlight=False)
    with console.capture() as captured:
        console.print(shown)
    return captured.get()


def test_its_view_and_components_have_the_declared_types() -> None:
    table = Table(NAME, 6)
    given = msgspec.convert(components(table.ruleset), Components)  # type: ignore[arg-type]
    assert "academy" in [building["id"] for building in given["buildings"]]
    view = msgspec.convert(middle_of(table, 4, 120).view(5), View)
    assert len(view["seats"]) == len(view["discs"]["africa"]) == 6


def test_an_environment_observes_all_its_seats() -> None:
    position = middle_of(Table(NAME, 6), 4, 120)
    observer = observer_for(Table(NAME, 6).ruleset)
    assert len({bytes(observer.observe(position, seat)) for seat in range(6)}) == 6


def test_what_the_clients_tests_draw_is_this_edition() -> None:
    """Run third_edition.py to write it anew."""
    assert DRAWN.read_text(encoding="utf-8") == drawn()
