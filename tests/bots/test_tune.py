"""Tuning: seeded, resumable, and what it writes can be played with."""

from pathlib import Path

import pytest

from argosy.bots.trained_values import untuned_value_of
from argosy.bots.weights import weights_from_text
from argosy.cli import main
from argosy.engine.errors import BadRecord
from argosy.lab import tune as tuning
from argosy.lab.tune import tune
from argosy.lab.tuning_games import Target
from foreign_packs import foreign_pack
from proofs import Table


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, number in {"SAMPLED": 2, "SAMPLING": 2, "FORECAST": 2, "GAMES": 1}.items():
        monkeypatch.setattr(tuning, name, number)


def quiet(kind: str, done: int, total: int) -> None:
    pass


def test_stopped_and_resumed_is_the_same_as_in_one_go(tmp_path: Path) -> None:
    once, twice = tmp_path / "once" / "weights.toml", tmp_path / "twice" / "weights.toml"
    once.parent.mkdir()
    twice.parent.mkdir()
    tune(Target("endeavor"), 3, 1, once, quiet)
    tune(Target("endeavor"), 1, 1, twice, quiet)
    tune(Target("endeavor"), 3, 1, twice, quiet, resume=True)
    assert once.read_text() == twice.read_text()
    weights = weights_from_text(once.read_text(), "once")
    untuned_value_of("endeavor").with_weights(weights)


def test_interrupted_it_keeps_what_it_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    evolve_once = tuning.evolve_once

    def interrupted(climb: tuning.TuningState, *about: object) -> None:
        if climb.generation == 1:
            raise KeyboardInterrupt
        evolve_once(climb, *about)  # type: ignore[arg-type]

    monkeypatch.setattr(tuning, "evolve_once", interrupted)
    told: list[tuple[str, int]] = []
    assert not tune(Target("endeavor"), 5, 1, tmp_path / "weights.toml", lambda kind, done, total: told.append((kind, done)))
    assert told == [("watched", 1), ("watched", 2), ("watched", 3), ("watched", 4), ("generation", 1)]
    weights_from_text((tmp_path / "weights.toml").read_text(), "weights")


def test_the_state_of_another_tuning_is_refused(tmp_path: Path) -> None:
    tune(Target("endeavor"), 1, 1, tmp_path / "weights.toml", quiet)
    with pytest.raises(BadRecord, match="another tuning"):
        tune(Target("age-of-sail"), 2, 1, tmp_path / "weights.toml", quiet, resume=True)


def test_a_pack_of_ones_own_is_tuned_for_its_rounds(tmp_path: Path) -> None:
    """A forecast has a knot for every moment of the pack's game: nine rounds here, not our seven."""
    pack = foreign_pack("endeavor", "rich", tmp_path)
    ours, own = tmp_path / "ours.toml", tmp_path / "own.toml"
    asked = ["tune", "endeavor", "--generations", "1", "--out"]
    assert main([*asked, str(ours)]) == 0
    assert main([*asked, str(own), "--pack", pack]) == 0
    knots = [len(weights_from_text(file.read_text(), file.name).forecast.knots) for file in (ours, own)]
    assert knots[1] * 7 == knots[0] * 9
    head = own.read_text().splitlines()[:2]
    assert f"--pack {pack}" in head[0]
    assert Table("endeavor", 4, (), pack).ruleset.pack in head[1]


def test_what_was_learnt_with_another_pack_is_not_gone_on_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack = foreign_pack("endeavor", "lean", tmp_path)
    asked = ["tune", "endeavor", "--generations", "1", "--out", str(tmp_path / "weights.toml")]
    assert main([*asked, "--pack", pack]) == 0
    assert main([*asked, "--resume"]) == 2
    assert f"component pack {Table('endeavor', 4, (), pack).ruleset.pack}" in capsys.readouterr().err
    assert main([*asked, "--resume", "--pack", pack]) == 0


def test_the_command_tunes_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "weights.toml"
    asked = ["tune", "endeavor", "--seed", "3", "--out", str(out)]
    assert main([*asked, "--generations", "1"]) == 0
    assert f"The weights are in {out}." in capsys.readouterr().out.replace("\n", " ")
    assert main([*asked, "--generations", "2"]) == 2
    assert "--resume" in capsys.readouterr().err
    assert main([*asked, "--generations", "2", "--resume", "--lang", "fr"]) == 0
    assert out.read_text().startswith(f"# argosy tune endeavor --generations 2 --seed 3 --out {out.name}\n")


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (["chess", "--out", "x.toml"], "chess"),
        (["endeavor", "--out", "x.json"], ".toml"),
        (["endeavor", "--out", "x.toml", "--pack", "nowhere"], "no such directory"),
        (["endeavor", "--out", "nowhere/x.toml"], "a directory that exists"),
        (["endeavor", "--out", "nothing-yet.toml", "--resume"], "nothing to go on with"),
    ],
)
def test_a_wrong_wish_is_told_in_one_line(asked: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tune", *asked]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 1
    assert told in lines[0]
