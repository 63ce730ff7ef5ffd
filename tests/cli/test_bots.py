"""Bots by code at the terminal, and to watch."""

import io
import json
from pathlib import Path

import pytest

from argosy.cli import main

FIRST = f"{Path(__file__).resolve().parents[2]}/src/argosy/examples/first_bot.py:FirstBot"


def watched(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict:
    assert main(["watch", "endeavor", "--players", "3", "--seed", "5", "--json", *arguments]) == 0
    plain: dict = json.loads(capsys.readouterr().out)
    return plain


def test_bots_play_what_is_watched(capsys: pytest.CaptureFixture[str]) -> None:
    by_chance = watched(capsys)
    bots = watched(capsys, "--bots", "greedy,random")
    assert bots["record"] != by_chance["record"]
    assert bots["record"] == watched(capsys, "--bots", "greedy,random,random")["record"]
    points = [score["total"] for score in bots["scores"]]
    assert points[0] == max(points)
    assert bots["faults"] == []


def test_a_bot_of_ones_own_is_watched(capsys: pytest.CaptureFixture[str]) -> None:
    assert watched(capsys, "--bots", FIRST)["faults"] == []


def test_what_a_bot_does_wrong_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    faults = watched(capsys, "--bots", "exec:false,random")["faults"]
    assert len(faults) == 3
    assert main(["watch", "endeavor", "--players", "3", "--seed", "5", "--bots", "exec:false,random"]) == 0
    told = capsys.readouterr().out.replace("\n", " ")
    assert faults[0] in told
    assert told.count("exec:false, seat 0") == 3


def test_bots_sit_where_people_do_not(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 4 + "quit\n"))
    assert main(["terminal", "endeavor", "--players", "3", "--seed", "5", "--bots", "exec:false,greedy"]) == 0
    told = capsys.readouterr().out.replace("\n", " ")
    assert "exec:false, seat 1" in told
    assert "exec:false, seat 2" not in told


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["watch", "endeavor", "--players", "3", "--bots", "greedy,greedy,greedy,greedy"], "4 bots for 3 seats"),
        (["watch", "endeavor", "--bots", "sailor"], "there is no bot 'sailor'"),
        (["watch", "endeavor", "--bots", "greedy,"], "a bot is missing"),
        (["terminal", "endeavor", "--players", "3", "--bots", "greedy,greedy,greedy"], "3 bots for 2 seats"),
        (["terminal", "endeavor", "--players", "3", "--people", "3", "--bots", "greedy"], "people have all the seats"),
    ],
)
def test_a_wrong_wish_is_told_in_one_line(arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 1
    assert told in lines[0]
