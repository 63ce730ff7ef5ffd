"""The report on simulated games: figures that can be counted by hand, and one page that needs nothing else."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from argosy.cli import main
from argosy.lab.balance import ALL, balance_of
from argosy.lab.balance_page import balance_page
from argosy.lab.metrics import NOBODY, Fact
from argosy.lab.parquet import ReportRow
from argosy.lab.statistics import Tally, wilson
from argosy.titles import TITLES
from argosy.titles.endeavor.metrics import METRICS

VOID = {"meta", "br"}
ANYWHERE_ELSE = re.compile(r"https?:|//|url\(|@import|<script|<link|<img|\bsrc=|\bon\w+=", re.IGNORECASE)


def game(winners: list[int], facts: list[Fact], first: int = 0, scores: tuple[int, int] = (30, 20)) -> ReportRow:
    sources = [{"cities": score - 5, "cards": 5} for score in scores]
    return ReportRow(["greedy", "random"], first, list(scores), sources, winners, 7, facts)


def test_wins_uses_and_differences_are_counted() -> None:
    market = [Fact("building", "market", 1, 0, 1), Fact("building", "market", 3, 0, 1), Fact("building", "docks", 3, 1, 1)]
    opened = [Fact("region", "africa", 4, NOBODY, 1)]
    games = [game([0], market + opened), game([0], market), game([1], market, first=1), game([0, 1], [])] * 40
    balance = balance_of(METRICS, 2, games)
    assert (balance.games, balance.rounds) == (160, 7)
    assert [wins.value for wins in balance.wins_by_seat] == [2.5 / 4, 1.5 / 4]
    assert [wins.value for wins in balance.wins_by_place] == [3.5 / 4, 0.5 / 4]  # who began won, and shared one
    assert balance.wins_by_bot["greedy"][0].value == 2.5 / 4
    second, first = balance.items["building"]
    assert (first.item, first.share, first.per_game) == ("docks", 3 / 8, 3 / 4)
    assert (second.item, second.share, second.per_game) == ("market", 3 / 8, 6 / 4)
    assert second.by_round == [0, 3 / 8, 0, 3 / 8, 0, 0, 0, 0]
    assert second.wins is not None
    assert second.wins.value == pytest.approx(2 / 3)
    africa = balance.items["region"][0]
    assert (africa.share, africa.by_round[4], africa.wins) == (1 / 4, 1 / 4, None)
    assert balance.compared == 3  # the market, the docks, and all buildings; nobody opens a region alone
    found = {(one.fact, one.item): one for one in balance.differences}
    assert found["building", "market"].difference.value == pytest.approx(2 / 3)  # 2, 2 and -2 in the games that were won
    assert found["building", ALL].winners == pytest.approx((2 + 2 + 1) / 3)
    assert balance.differences == sorted(balance.differences, key=lambda one: -abs(one.effect.value))


def test_what_may_be_chance_is_not_told_as_a_difference() -> None:
    one, other = [Fact("building", "market", 1, 0, 1)], [Fact("building", "market", 1, 1, 1)]
    games = [game([0], one), game([0], other)] * 20
    assert balance_of(METRICS, 2, games).differences == []


def test_seats_of_one_game_do_not_count_as_independent() -> None:
    together, apart = Tally(), Tally()
    for number in range(100):
        together.add(2 * (number % 2), 2)  # both seats, or neither
        apart.add(1, 2)
    alone = wilson(0.5, 100)
    assert (together.share().low, together.share().high) == pytest.approx((alone.low, alone.high), abs=1e-3)
    assert apart.share() == wilson(0.5, 200)  # never narrower than independent seats


class Balanced(HTMLParser):
    """Raises unless every element that is opened is closed, in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.mark.parametrize(
    ("title", "language", "said"),
    [
        ("endeavor", "en", ["Wins by order of turns", "Buildings by round", "Governors", "Cards drawn", "Points by source"]),
        (
            "age-of-sail",
            "fr",
            ["Bâtiments par manche", "Régions\u00a0: quand elles s’ouvrent", "Ce que les vainqueurs ont fait autrement"],
        ),
        ("new-found-land", "en", ["Expansions", "Captains", "Contracts", "Islands and cities: when they are complete"]),
    ],
)
def test_one_page_that_needs_nothing_else(title: str, language: str, said: list[str], tmp_path: Path) -> None:
    games, page = tmp_path / "games.parquet", tmp_path / "games.html"
    assert main(["simulate", title, "--players", "3", "--bots", "greedy", "--games", "5", "--out", str(games)]) == 0
    assert main(["report", str(games), "--lang", language]) == 0
    html = page.read_text(encoding="utf-8")
    assert ANYWHERE_ELSE.findall(html.replace("<!doctype html>", "")) == []
    parser = Balanced()
    parser.feed(html)
    assert parser.open == []
    assert [heading for heading in said if heading not in parser.text] == []
    assert "{" not in parser.text.replace(html[html.index("<style>") : html.index("</style>")].removeprefix("<style>"), "")


@pytest.mark.parametrize("drawn", [True, False])
def test_seats_are_compared_where_chance_decides_who_begins(drawn: bool) -> None:
    """Where seat 0 always begins, seats and places are the same: nothing is said of dice."""
    balance = balance_of(METRICS, 2, [game([number % 2], [], first=number % 3 % 2 if drawn else 0) for number in range(40)])
    ruleset = TITLES["age-of-sail"].ruleset(2, {}, None)
    told = {"version": "0", "terms": {"bots": ["greedy"], "options": {}, "pack": ruleset.pack}}
    html = balance_page(balance, told, ruleset, METRICS, "en")
    assert ("Wins by seat" in html, "a check of the dice" in html) == (drawn, drawn)
