"""Simulation: every game by its number, whatever happens on the way; rows that can be trusted."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pyarrow.parquet as parquet
import pytest

from argosy import load_record
from argosy.cli import main
from argosy.lab.executor import Resources
from argosy.lab.game_log import lines_of
from argosy.lab.games_file import GamesFile
from argosy.lab.simulate import KIND, Simulation, play_line, play_simulated, simulated_from_line
from argosy.lab.tournament import terms_for
from frail_bot import FRAIL

BAD_INPUT = [
    (["simulate", "pirates", "--bots", "random"], "there is no title 'pirates'"),
    (["simulate", "endeavor", "--bots", "sailor"], "there is no bot 'sailor'"),
    (["simulate", "endeavor", "--bots", "random", "--games", "0"], "at least 1, not 0"),
    (["simulate", "endeavor", "--bots", "random", "--jobs", "0"], "at least 1, not 0"),
    (["simulate", "endeavor", "--bots", "random", "--out", "games.csv"], "in a .parquet file"),
    (["simulate", "endeavor", "--bots", "random", "--out", "/nowhere/games.parquet"], "a directory that exists"),
    (["simulate", "endeavor", "--bots", "random", "--decisions", "x.parquet"], "give --out another one"),
    (["report", "nothing.parquet"], "no such file"),
    (["report", "letter.parquet"], "is not a file of games"),
    (["report", "letter.parquet", "--out", "report.pdf"], ".html file"),
    (["simulate", "endeavor", "--bots", "random", "--out", "letter.parquet"], "is not a Parquet file"),
]


def argosy(*arguments: object) -> list[str]:
    return [sys.executable, "-m", "argosy", *(str(argument) for argument in arguments)]


def wait_for_lines(file: Path, lines: int) -> None:
    for _ in range(3000):
        if file.exists() and file.read_bytes().count(b"\n") >= lines:
            return
        time.sleep(0.01)
    raise AssertionError(f"{file} did not get {lines} lines")


@pytest.mark.parametrize(("arguments", "told"), BAD_INPUT)
def test_what_cannot_be_is_told_in_one_line(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "letter.parquet").write_text("Dear Sir")
    monkeypatch.chdir(tmp_path)
    assert main(arguments) == 2
    printed = capsys.readouterr()
    assert told in printed.err
    assert printed.err.count("\n") == 1
    assert printed.out == ""


def test_without_the_extra_one_line_tells_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    assert main(["simulate", "endeavor", "--bots", "random", "--out", str(tmp_path / "games.parquet")]) == 2
    assert "argosy[lab]" in capsys.readouterr().err
    assert main(["simulate", "endeavor", "--bots", "random", "--games", "2"]) == 0  # the terminal needs none of it


# ---- rows


@pytest.mark.parametrize(("title", "players"), [("endeavor", 3), ("age-of-sail", 2), ("new-found-land", 3)])
def test_a_row_agrees_with_the_game_that_its_record_replays(title: str, players: int) -> None:
    simulation = Simulation(terms_for(title, ["random"], players=players, seed=5), decisions=True)
    row = play_simulated(simulation, 3)
    game = load_record(row.record)
    assert (row.seed, row.moves) == (game.seed, len(game.moves))
    assert row.scores == [score.total for score in game.scores()]
    assert row.sources == [score.parts for score in game.scores()]
    assert tuple(row.winners) == game.winners
    assert row.decisions is not None
    names = game.ruleset.catalogue.name
    assert [(decision.seat, names(decision.action)) for decision in row.decisions] == game.moves
    assert all(decision.action in decision.options for decision in row.decisions)
    assert simulated_from_line(row.to_line()) == row
    ends = {fact.seat: fact.amount for fact in row.facts if fact.fact == "points" and fact.round == row.rounds}
    assert list(ends.values()) == row.scores


def test_facts_count_what_happened() -> None:
    row = play_simulated(Simulation(terms_for("age-of-sail", ["greedy"], players=3, seed=1)), 0)
    view = load_record(row.record).view(None)
    for seat in range(3):
        built = [
            fact.item for fact in row.facts if fact.seat == seat and fact.fact in ("start", "building") for _ in range(fact.amount)
        ]
        assert sorted(built) == sorted(building["id"] for building in view["seats"][seat]["buildings"])
        assert len([fact for fact in row.facts if fact.fact == "building" and fact.seat == seat]) == row.rounds == 7
        last = {fact.item: fact.amount for fact in row.facts if fact.fact == "attribute" and (fact.seat, fact.round) == (seat, 7)}
        assert last == view["seats"][seat]["attributes"]
    opened = {fact.item for fact in row.facts if fact.fact == "region"}
    governors = [fact for fact in row.facts if fact.fact == "governor"]
    assert len(opened) == len(governors) > 0


def test_facts_of_the_new_found_land() -> None:
    row = play_simulated(Simulation(terms_for("new-found-land", ["greedy"], players=3, seed=1)), 0)
    view = load_record(row.record).view(None)

    def had(name: str, seat: int) -> set[str]:
        return {fact.item for fact in row.facts if fact.fact == name and fact.seat == seat}

    assert row.rounds == 4
    assert any(fact.fact == "contract" for fact in row.facts)
    for seat in range(3):
        assert had("nation", seat) == {view["seats"][seat]["nation"]}
        assert had("expansion", seat) == set(view["seats"][seat]["expansions"])


def test_every_game_is_dealt_anew_and_bots_change_seats() -> None:
    simulation = Simulation(terms_for("endeavor", ["random", "greedy"], players=3))
    games = [play_simulated(simulation, number) for number in range(3)]
    assert len({game.seed for game in games}) == 3
    assert sorted(game.bots.index("random") for game in games) == [0, 1, 2]


# ---- the same file whatever happens on the way


def simulate(out: Path, *more: object) -> list[str]:
    return argosy("simulate", "age-of-sail", "--bots", "greedy,random", "--players", 2, "--seed", 4, "--out", out, *more)


def test_killed_interrupted_and_resumed_the_files_are_the_same_to_the_byte(tmp_path: Path) -> None:
    once, pieces = tmp_path / "once.parquet", tmp_path / "pieces.parquet"
    asked = ["--games", 16, "--decisions"]
    subprocess.run(simulate(once, *asked, tmp_path / "once-decisions.parquet"), stdout=subprocess.DEVNULL, check=True)
    more = [*asked, tmp_path / "pieces-decisions.parquet", "--jobs", 2]
    with subprocess.Popen(simulate(pieces, *more), stdout=subprocess.DEVNULL) as first:
        wait_for_lines(tmp_path / "pieces.jsonl", 3)
        first.kill()
    assert not pieces.exists()
    with (tmp_path / "pieces.jsonl").open("a") as file:
        file.write('{"number":15,"se')  # as if it had died while writing
    with subprocess.Popen(simulate(pieces, *more), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as second:
        wait_for_lines(tmp_path / "pieces.jsonl", 6)
        os.kill(second.pid, signal.SIGINT)
        told, complaints = second.communicate(timeout=30)
    assert (second.returncode, complaints) == (130, "")
    assert "The same command goes on" in told
    kept = parquet.read_table(pieces)
    assert 5 <= kept.num_rows < 16
    assert kept["number"].to_pylist() == sorted(kept["number"].to_pylist())
    subprocess.run(simulate(pieces, *more), stdout=subprocess.DEVNULL, check=True)
    assert pieces.read_bytes() == once.read_bytes()
    assert (tmp_path / "pieces-decisions.parquet").read_bytes() == (tmp_path / "once-decisions.parquet").read_bytes()
    assert parquet.read_table(once)["number"].to_pylist() == list(range(16))


def test_files_tell_what_they_are(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games, decisions = tmp_path / "games.parquet", tmp_path / "decisions.parquet"
    asked = ["simulate", "endeavor", "--bots", "random", "--games", "3", "--out", str(games), "--decisions", str(decisions)]
    assert main([*asked, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 3
    table, rows = parquet.read_table(games), parquet.read_table(decisions)
    told = json.loads(table.schema.metadata[b"argosy"])
    assert (told["kind"], told["schema"], told["terms"]["seed"]) == ("argosy games", 2, 1)
    assert rows.num_rows == sum(table["moves"].to_pylist())
    assert all(action in options for action, options in zip(rows["action"].to_pylist(), rows["options"].to_pylist(), strict=True))
    records = [load_record(record) for record in table["record"].to_pylist()]
    assert [name for game in records for _, name in game.moves] == rows["action"].to_pylist()


def test_other_games_are_not_mixed_in(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["simulate", "endeavor", "--bots", "random", "--out", str(tmp_path / "games.parquet")]
    assert main([*asked, "--games", "2"]) == 0
    assert main([*asked, "--games", "2", "--seed", "2"]) == 2
    assert "its seed was 1, not 2" in capsys.readouterr().err
    assert main([*asked, "--games", "4"]) == 0  # more of the same
    assert parquet.read_table(tmp_path / "games.parquet").num_rows == 4


# ---- processes that die


def test_a_process_that_is_killed_costs_only_what_it_had_not_finished(tmp_path: Path) -> None:
    bot, marker = tmp_path / "frail.py", tmp_path / "died"
    bot.write_text(FRAIL.format(marker=marker))
    simulation = Simulation(terms_for("endeavor", [f"{bot}:Frail", "random"], players=3))
    file = GamesFile(tmp_path / "games.jsonl", KIND, simulation.plain())
    lines = dict(lines_of(play_line, simulation, 8, Resources(2), file))
    assert marker.exists()
    assert lines == {number: play_simulated(simulation, number).to_line() for number in range(8)}
    assert [file.line(number) for number in range(8)] == [lines[number] + "\n" for number in range(8)]
    file.close()
