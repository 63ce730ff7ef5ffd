"""Tuning: seeded, resumable, and what it writes can be played with."""

from pathlib import Path

import pytest

from argosy.bots.values.known import untuned_value_of
from argosy.bots.values.weights import weights_from_text
from argosy.engine.errors import BadRecord
from argosy.lab import tune as tuning
from argosy.lab.tune import tune


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, number in {"WATCHED": 2, "WATCHING": 2, "FORETOLD": 2, "GAMES": 1}.items():
        monkeypatch.setattr(tuning, name, number)


def quiet(line: str) -> None:
    pass


def test_stopped_and_resumed_is_the_same_as_in_one_go(tmp_path: Path) -> None:
    once, twice = tmp_path / "once.toml", tmp_path / "twice.toml"
    tune("endeavor", 3, 1, once, report=quiet)
    tune("endeavor", 1, 1, twice, report=quiet)
    tune("endeavor", 3, 1, twice, resume=True, report=quiet)
    assert once.read_text() == twice.read_text()
    weights = weights_from_text(once.read_text(), "once")
    untuned_value_of("endeavor").with_weights(weights)


def test_interrupted_it_keeps_what_it_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    climb_once = tuning.climb_once

    def interrupted(climb: tuning.Climb, *about: object) -> None:
        if climb.generation == 1:
            raise KeyboardInterrupt
        climb_once(climb, *about)  # type: ignore[arg-type]

    monkeypatch.setattr(tuning, "climb_once", interrupted)
    told: list[str] = []
    tune("endeavor", 5, 1, tmp_path / "weights.toml", report=told.append)
    assert any("stopped at generation 1" in line for line in told)
    assert (tmp_path / "weights.toml").exists()


def test_the_state_of_another_tuning_is_refused(tmp_path: Path) -> None:
    tune("endeavor", 1, 1, tmp_path / "weights.toml", report=quiet)
    with pytest.raises(BadRecord, match="another tuning"):
        tune("age-of-sail", 2, 1, tmp_path / "weights.toml", resume=True, report=quiet)
