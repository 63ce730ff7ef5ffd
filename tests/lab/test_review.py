"""A review: the same answer every time, no hindsight, and honest about what it cannot tell."""

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from argosy.bots.greedy import best_of
from argosy.bots.trained_values import value_of
from argosy.cli import main
from argosy.engine.errors import BadChoice
from argosy.game import Game, load_record, new_game
from argosy.lab.review import (
    Judgement,
    ReviewTerms,
    balance_of,
    decisions_of,
    explanation_of,
    judge,
    judgements,
    turning_points,
)
from argosy.lab.timeline import timeline_of

GOLDEN = Path(__file__).parent.parent / "golden"
SMALLEST = ["age-of-sail-2p-side-1", "endeavor-3p", "new-found-land-2p"]
ARGOSY = [sys.executable, "-m", "argosy"]


def terms_of(game: Game, iterations: int = 4) -> ReviewTerms:
    moves = tuple((seat, game.catalogue.number(name)) for seat, name in game.moves)
    assert game.seed is not None
    return ReviewTerms(game.title, game.players, tuple(sorted(game.ruleset.options.items())), None, game.seed, moves, iterations)


def golden(name: str) -> Game:
    return load_record((GOLDEN / f"{name}.record").read_text(encoding="utf-8"))


def judged(loss: float, margin: float, *, ply: int = 0, seat: int = 0) -> Judgement:
    return Judgement(ply, seat, "pass", "done", loss, margin)


@pytest.mark.parametrize("name", SMALLEST)
def test_the_same_terms_give_the_same_review_in_any_order_and_process(name: str) -> None:
    terms = terms_of(golden(name))
    plies = decisions_of(terms)[2::16]
    first = [judge(terms, ply) for ply in plies]
    assert sorted(judgements(terms, plies[::-1], jobs=2), key=lambda judgement: judgement.ply) == first
    assert any(judgement.margin for judgement in first)
    points = turning_points(terms, first)
    assert points == turning_points(terms, first)
    for point in points:
        assert explanation_of(point, terms.ruleset).reasons
    assert [judge(replace(terms, seed=2), ply) for ply in plies] != first


@pytest.mark.parametrize("name", SMALLEST)
def test_no_decision_is_judged_by_what_came_after_it(name: str) -> None:
    terms = terms_of(golden(name))
    for ply in decisions_of(terms)[5::40]:
        cut = replace(terms, moves=terms.moves[: ply + 1])
        assert judge(cut, ply) == judge(terms, ply)


def test_a_gross_mistake_is_found() -> None:
    """One seat passes at once in the second round, where greedy would act."""
    game = new_game("age-of-sail", players=2, seed=3)
    value = value_of("age-of-sail")
    mistake = -1
    while not game.is_over:
        seat = game.to_act[0]
        action = best_of(value, game.position, seat)
        name = game.catalogue.name(action)
        if mistake < 0 and game.position.round == 2 and name.startswith("activate") and "pass" in game.legal(seat):
            mistake, name = len(game.moves), "pass"
        game.play(name, seat)
    terms = terms_of(game, 40)
    judgement = judge(terms, mistake)
    assert (judgement.played, judgement.verdict) == ("pass", "behind")
    assert judgement.best.startswith("activate")
    point = turning_points(terms, [judgement])[0]
    assert (point.ply, point.best) == (mistake, judgement.best)


def test_a_loss_within_its_margin_is_about_as_good() -> None:
    assert [judged(loss, 0.02).verdict for loss in (0.03, 0.02, -0.02, -0.03)] == ["behind", "as-good", "as-good", "better"]
    assert Judgement(0, 0, "pass", "pass", 0.0, 0.0).verdict == "best"


def test_turning_points_are_three_of_different_turns_and_surely_lost() -> None:
    terms = terms_of(golden("age-of-sail-2p-side-1"), 2)
    behind = [judge(terms, ply) for ply in decisions_of(terms)[::2]]
    behind = [replace(judgement, loss=0.1, margin=0.02) for judgement in behind if judgement.played != judgement.best]
    behind[0] = replace(behind[0], loss=0.3, margin=0.25)  # much, but hardly sure
    points = turning_points(terms, behind)
    assert len(points) == 3
    assert behind[0].ply not in [point.ply for point in points]
    movers = [seat for seat, _ in terms.moves]
    for one, other in pairwise(points):
        assert len(set(movers[one.ply : other.ply + 1])) > 1, "two of one turn"
    assert turning_points(terms, [judged(0.01, 0.02, ply=behind[0].ply, seat=behind[0].seat)]) == []


def test_a_balance_counts_what_turned_out_better_too() -> None:
    balance = balance_of([judged(0.05, 0.03), judged(-0.02, 0.04), judged(0.5, 0.1, seat=1)], 0)
    assert (balance.decisions, balance.as_captain) == (2, 1)
    assert balance.loss == pytest.approx(0.03)
    assert balance.margin == pytest.approx(0.05)


@pytest.mark.parametrize("name", SMALLEST)
def test_a_course_ends_with_the_final_scores_and_every_round_once(name: str) -> None:
    game = golden(name)
    terms = terms_of(game)
    timeline = timeline_of(game.ruleset, terms.deal, list(terms.moves))
    assert len(timeline.rounds) == len(timeline.totals) == len(game.moves) + 1
    assert timeline.rounds == sorted(timeline.rounds)
    assert [end.round for end in timeline.ends] == list(range(1, max(timeline.rounds) + 1))
    assert [score.parts for score in timeline.ends[-1].scores] == [score.parts for score in game.scores()]
    assert timeline.totals[-1] == [score.total for score in game.scores()]


def test_impossible_terms_are_refused() -> None:
    terms = terms_of(golden("age-of-sail-2p-side-1"))
    for wrong in ({"iterations": 1}, {"seed": -1}):
        with pytest.raises(BadChoice):
            replace(terms, **wrong)


# ---- the command


def test_the_command_tells_a_review_in_both_languages_and_to_programs(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["review", str(GOLDEN / "age-of-sail-2p-side-1.record"), "--iterations", "2", "--jobs", "1"]
    for lang, heading in (("en", "Turning points"), ("fr", "Tournants")):
        assert main([*arguments, "--lang", lang]) == 0
        assert heading in capsys.readouterr().out
    assert main([*arguments, "--json"]) == 0
    plain = json.loads(capsys.readouterr().out)
    assert len(plain["judged"]) == plain["decisions"]
    assert len(plain["totals"]) == 1 + len(golden("age-of-sail-2p-side-1").moves)
    assert all(point["sentences"] for point in plain["turning_points"])


def test_what_cannot_be_reviewed_is_told_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    begun = tmp_path / "begun.record"
    begun.write_text(new_game("age-of-sail", players=2, seed=1).record())
    for arguments in ([str(begun)], [str(GOLDEN / "age-of-sail-2p-side-1.record"), "--iterations", "1"]):
        assert main(["review", *arguments]) == 2
        printed = capsys.readouterr()
        assert (printed.out, printed.err.count("\n")) == ("", 1)


def test_ctrl_c_shows_what_was_judged_so_far() -> None:
    record = str(GOLDEN / "age-of-sail-2p-side-1.record")
    started = subprocess.Popen(
        [*ARGOSY, "review", record, "--iterations", "3000", "--jobs", "1"], stdout=subprocess.PIPE, text=True, encoding="utf-8"
    )
    while worked(started.pid) < 2.0:  # it has begun to judge, however busy the machine is
        assert started.poll() is None
        time.sleep(0.1)
    os.kill(started.pid, signal.SIGINT)
    out, _ = started.communicate(timeout=60)
    assert started.returncode == 130
    assert "Stopped" in out


def worked(pid: int) -> float:
    """Seconds of computing so far by the processes that this one has started."""
    seconds = 0.0
    for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
        fields = Path(f"/proc/{child}/stat").read_text().rsplit(") ", 1)[1].split()
        seconds += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return seconds
