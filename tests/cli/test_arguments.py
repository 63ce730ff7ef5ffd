"""The titles' options become arguments: flags, numbers, texts."""

import pytest

from argosy.cli.arguments import parsed
from argosy.cli.new_game import options_from, suiting_players
from argosy.engine.position import OptionRule, Ruleset, Title
from argosy.titles import TITLES


class Regatta(Title):
    """A title with an option of each kind."""

    name = "regatta"
    family = "regatta"
    min_players = 2
    max_players = 4
    options = (OptionRule("night", (False, True)), OptionRule("laps", (3, 5)), OptionRule("boats", ()))
    rules = ()

    def ruleset(self, players: int, options: dict[str, bool | int | str], pack: str | None) -> Ruleset:
        raise NotImplementedError


@pytest.mark.parametrize(
    ("typed", "options"),
    [
        ([], {}),
        (["--night"], {"night": True}),
        (["--no-night"], {"night": False}),
        (["--laps", "5"], {"laps": 5}),
        (["--laps", "4"], {"laps": "4"}),  # which the title refuses
        (["--boats", "red,blue", "--night"], {"boats": "red,blue", "night": True}),
    ],
)
def test_options_of_every_kind(monkeypatch, typed, options):
    monkeypatch.setitem(TITLES, "regatta", Regatta())
    asked = parsed(["watch", "regatta", *typed])
    assert options_from(asked, TITLES["regatta"]) == options


def test_players_that_suit():
    title = TITLES["age-of-sail"]
    assert suiting_players(title, {}, None, 3) == 3
    assert suiting_players(title, {"side": 2}, None, 3) == 4
    assert suiting_players(title, {"side": 1}, None, 5) == 4
