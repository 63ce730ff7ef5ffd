"""Tournaments: fair seats, and the same result whatever happens on the way."""

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from argosy import load_record
from argosy.cli import main
from argosy.lab.executor import Resources
from argosy.lab.game_row import GameRow
from argosy.lab.games_file import GamesFile
from argosy.lab.report import Report, report_on
from argosy.lab.tournament import KIND, games_of, play_number, seating, seed_of, terms_for, whole_blocks

EXAMPLE = f"{Path(__file__).parents[2]}/src/argosy/examples/first_bot.py:FirstBot"
SLOW = (
    "import time\n\nclass Slow:\n    def choose(self, knowledge):\n        time.sleep(0.002)\n        return knowledge.legal()[0]\n"
)


def without_times(value: object) -> object:
    """A report, or a game, as far as it must be the same every time."""
    if isinstance(value, dict):
        return {key: without_times(inner) for key, inner in value.items() if key not in ("milliseconds", "slowest", "seconds")}
    return [without_times(inner) for inner in value] if isinstance(value, list) else value


def argosy(*arguments: object) -> list[str]:
    return [sys.executable, "-m", "argosy", *(str(argument) for argument in arguments)]


def wait_for_lines(file: Path, lines: int) -> None:
    for _ in range(1500):
        if file.exists() and file.read_bytes().count(b"\n") >= lines:
            return
        time.sleep(0.02)
    raise AssertionError(f"{file} did not get {lines} lines")


# ---- who sits where


def test_in_a_block_everybody_sits_everywhere_on_one_deal() -> None:
    terms = terms_for("endeavor", ["random", EXAMPLE, "exec:cat"])
    for block in range(4):
        numbers = range(3 * block, 3 * block + 3)
        assert len({seed_of(terms, number) for number in numbers}) == 1
        for seat in range(3):
            assert {seating(terms, number)[seat] for number in numbers} == set(terms.bots)
    assert len({seed_of(terms, 3 * block) for block in range(50)}) == 50


def test_everybody_has_every_neighbour_equally_often() -> None:
    terms = replace(terms_for("endeavor", ["random"], players=4), bots=("a", "b", "c", "d"))
    seatings = Counter(tuple(seating(terms, number)) for number in range(24))
    assert len(seatings) == 24


def test_the_last_bot_fills_up() -> None:
    assert terms_for("endeavor", [EXAMPLE, "random"], players=4).bots == (EXAMPLE, "random", "random", "random")
    assert terms_for("endeavor", ["random"]).players == 3
    assert terms_for("age-of-sail", ["random", EXAMPLE]).players == 2


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["pirates", "--bots", "random"], "there is no title 'pirates'"),
        (["endeavor", "--bots", "random,sailor"], "there is no bot 'sailor'"),
        (["endeavor", "--bots", "random,random,random,random", "--players", "3"], "4 bots for 3 seats"),
        (["endeavor", "--bots", "random", "--players", "9"], "3 to 5 players, not 9"),
        (["endeavor", "--bots", "random", "--games", "0"], "at least 1, not 0"),
        (["endeavor", "--bots", "random", "--jobs", "0"], "at least 1, not 0"),
        (["endeavor", "--bots", "random", "--seed", "-1"], "the seed must be"),
        (["endeavor", "--bots", "random", "--side", "1"], "no option 'side'"),
        (["endeavor", "--bots", "random", "--resume"], "--out"),
        (["endeavor", "--bots", "random", "--out", "/nowhere/x.json"], "a directory that exists"),
    ],
)
def test_what_cannot_be_is_told_in_one_line(arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tournament", *arguments]) == 2
    error = capsys.readouterr().err
    assert told in error
    assert error.count("\n") == 1


# ---- what comes out


def test_a_game_depends_on_its_number_only() -> None:
    terms = terms_for("age-of-sail", [EXAMPLE, "random", "random"], seed=9)
    once, again = play_number(terms, 4), play_number(terms, 4)
    assert without_times(json.loads(once.to_line())) == without_times(json.loads(again.to_line()))
    game = load_record(once.record)
    assert game.seed == once.seed
    assert [score.total for score in game.scores()] == once.scores


def played(number: int, bots: list[str], scores: list[int], winners: list[int], ranks: list[float]) -> GameRow:
    none = [0] * len(bots)
    return GameRow(
        number, number // len(bots), 1, bots, scores, winners, ranks, 9, [2, 2, 2], [0.1, 0.2, 0.3], [0.1] * 3, none, [], ""
    )


def report_on_two_deals() -> Report:
    terms = replace(terms_for("endeavor", ["random"]), bots=("a", "b", "b"))
    games = [
        played(0, ["a", "b", "b"], [30, 20, 10], [0], [1, 2, 3]),
        played(1, ["b", "a", "b"], [30, 30, 10], [0, 1], [1.5, 1.5, 3]),
        played(2, ["b", "b", "a"], [30, 20, 10], [0], [1, 2, 3]),
        played(3, ["a", "b", "b"], [30, 20, 10], [0], [1, 2, 3]),
        played(4, ["b", "a", "b"], [20, 30, 10], [1], [2, 1, 3]),
        played(5, ["b", "b", "a"], [30, 20, 10], [0], [1, 2, 3]),
        played(6, ["a", "b", "b"], [90, 0, 0], [0], [1, 2, 3]),  # its block is not whole: it does not count
    ]
    report = report_on(terms, games[::-1])
    assert report is not None
    assert report.plain()["bots"] == getattr(report_on(terms, games), "plain")()["bots"]  # noqa: B009
    return report


def test_shared_wins_count_in_parts_and_seats_of_one_bot_are_pooled() -> None:
    report = report_on_two_deals()
    first, second = report.rows
    assert (report.games, report.blocks) == (6, 2)
    assert (first.seats, first.won, first.parity) == (1, 3.5, 1 / 3)
    assert (second.seats, second.won, second.parity) == (2, 2.5, 2 / 3)
    assert first.score.value == pytest.approx((30 + 30 + 10 + 30 + 30 + 10) / 6)
    assert first.rank.value == pytest.approx((1 + 1.5 + 3 + 1 + 1 + 3) / 6)
    assert first.decisions == 12
    assert first.milliseconds == pytest.approx(100)
    assert report.ranked == [first, second]


def test_the_first_bot_against_the_field_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["tournament", "endeavor", "--bots", f"{EXAMPLE},random", "--players", "4", "--games", "30"]
    assert main(asked) == 0
    told = capsys.readouterr().out
    assert "32 games, 8 deals" in told
    assert f"{EXAMPLE} against 3 × random won" in told
    assert main([*asked, "--lang", "fr"]) == 0
    assert f"{EXAMPLE} contre 3 × random a gagné" in capsys.readouterr().out


def test_faults_are_counted_and_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["tournament", "endeavor", "--bots", "exec:false,random", "--games", "3", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["bots"][0]["stand_ins"] > 0
    assert report["fault_count"] == 9
    assert "exit code 1" in report["faults"][0]


# ---- the same result whatever happens on the way


def test_killed_and_resumed_it_ends_as_if_nothing_had_happened(tmp_path: Path) -> None:
    slow = tmp_path / "slow.py"
    slow.write_text(SLOW)
    asked = ["tournament", "age-of-sail", "--bots", f"{slow}:Slow,random", "--players", 3, "--games", 18, "--seed", 8]
    whole = subprocess.run(argosy(*asked, "--json"), capture_output=True, check=True).stdout
    out = tmp_path / "kept.json"
    games = tmp_path / "kept.games.jsonl"
    with subprocess.Popen(argosy(*asked, "--out", out, "--jobs", 2), stdout=subprocess.DEVNULL) as first:
        wait_for_lines(games, 6)
        first.kill()
    with games.open("a") as file:
        file.write('{"number": 17, "blo')  # as if it had died while writing
    assert not out.exists()
    finished = games.read_text().count("\n") - 1
    assert 5 <= finished < 18
    again = subprocess.run(argosy(*asked, "--out", out, "--resume", "--json"), capture_output=True, check=True).stdout
    assert without_times(json.loads(again)) == without_times(json.loads(whole))
    assert without_times(json.loads(out.read_text())) == without_times(json.loads(whole))
    assert games.read_text().count("\n") == 19


def test_an_interrupt_keeps_and_tells_what_was_played(tmp_path: Path) -> None:
    slow = tmp_path / "slow.py"
    slow.write_text(SLOW)
    out = tmp_path / "kept.json"
    asked = ["tournament", "endeavor", "--bots", f"{slow}:Slow,exec:{EXAMPLE.split(':')[0].replace('first_bot', 'exec_bot')}"]
    with subprocess.Popen(
        argosy(*asked, "--games", 3000, "--jobs", 2, "--out", out), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        wait_for_lines(tmp_path / "kept.games.jsonl", 9)
        os.kill(process.pid, signal.SIGINT)
        told, complaints = process.communicate(timeout=30)
    assert process.returncode == 130
    assert complaints == ""
    assert "--resume goes on" in told
    assert json.loads(out.read_text())["games"] >= 3
    terms = terms_for("endeavor", asked[3].split(","))
    file = GamesFile(tmp_path / "kept.games.jsonl", KIND, terms.plain())
    file.close()
    assert len(file.places) >= 8


def test_the_number_of_processes_does_not_matter() -> None:
    terms = terms_for("endeavor", [EXAMPLE, "random"], players=3, seed=2)
    reports = [report_on(terms, list(games_of(terms, whole_blocks(terms, 10), Resources(jobs)))) for jobs in (1, 2)]
    one, two = [without_times(json.loads(json.dumps(report.plain()))) for report in reports if report is not None]
    assert one == two


def test_a_process_that_dies_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deadly = tmp_path / "deadly.py"
    deadly.write_text("import os\n\nclass Deadly:\n    def choose(self, knowledge):\n        os._exit(9)\n")
    assert main(["tournament", "endeavor", "--bots", f"{deadly}:Deadly", "--games", "6", "--jobs", "2"]) == 2
    assert "ended unexpectedly (exit code 9, 3 times)" in capsys.readouterr().err


def test_games_kept_are_not_lost_nor_mixed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = str(tmp_path / "kept.json")
    asked = ["tournament", "endeavor", "--bots", "random", "--out", out]
    assert main([*asked, "--games", "3"]) == 0
    assert main([*asked, "--games", "3"]) == 2
    assert "--resume" in capsys.readouterr().err
    assert main([*asked, "--games", "3", "--resume", "--seed", "2"]) == 2
    assert "its seed was 1, not 2" in capsys.readouterr().err
    assert main([*asked, "--games", "6", "--resume"]) == 0  # more of the same
    assert json.loads(Path(out).read_text())["games"] == 6
    other = tmp_path / "letter.json"
    other.write_text("Dear Sir")
    assert main(["tournament", "endeavor", "--bots", "random", "--out", str(other)]) == 2
    assert other.read_text() == "Dear Sir"
    (tmp_path / "x.games.jsonl").write_text("Dear Sir\n")
    assert main(["tournament", "endeavor", "--bots", "random", "--out", str(tmp_path / "x.json"), "--resume"]) == 2
    assert "is not a file of argosy tournament games" in capsys.readouterr().err
