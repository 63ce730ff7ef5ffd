"""The same work on a Ray cluster: a real one with two workers, on this machine. It starts once for all that is tested here."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from ray.cluster_utils import Cluster

from argosy.cli import main
from argosy.lab import tune as tuning
from argosy.lab.executor import Resources
from argosy.lab.tune import tune
from argosy.lab.tuning_games import Target
from frail_bot import FRAIL


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 2, "include_dashboard": False})
    yield cluster.address
    cluster.shutdown()


def test_a_simulation_is_the_same_to_the_byte_though_a_worker_is_killed(
    address: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    marker = tmp_path / "died"
    (tmp_path / "frail.py").write_text(FRAIL.format(marker=marker))
    asked = ["simulate", "endeavor", "--bots", f"{tmp_path}/frail.py:Frail,random", "--players", "3", "--games", "12"]
    assert main([*asked, "--ray", address, "--out", str(tmp_path / "far.parquet")]) == 0
    printed = capfd.readouterr()
    assert "12 games" in printed.out
    assert "worker" not in printed.out  # what Ray has to say about it
    assert printed.err == ""
    assert marker.exists()  # so one did die on the way
    assert main([*asked, "--out", str(tmp_path / "here.parquet")]) == 0
    assert (tmp_path / "far.parquet").read_bytes() == (tmp_path / "here.parquet").read_bytes()


def test_a_tournament_is_the_same(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["tournament", "age-of-sail", "--bots", "greedy,random", "--games", "4", "--json"]
    reports = []
    for where in ([], ["--ray", address]):
        assert main([*asked, *where]) == 0
        bots = json.loads(capsys.readouterr().out)["bots"]
        reports.append([(bot["bot"], bot["wins"], bot["score"], bot["rating"], bot["decisions"]) for bot in bots])
    assert reports[0] == reports[1]


def test_weights_are_the_same(address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, number in {"SAMPLED": 2, "SAMPLING": 2, "FORECAST": 3, "GAMES": 3}.items():
        monkeypatch.setattr(tuning, name, number)
    for place, resources in {"here": Resources(), "beside": Resources(2), "far": Resources(ray=address)}.items():
        (tmp_path / place).mkdir()
        assert tune(
            Target("endeavor"), 1, 1, tmp_path / place / "weights.toml", lambda kind, done, total: None, resources=resources
        )
    here = (tmp_path / "here" / "weights.toml").read_text()
    assert (tmp_path / "beside" / "weights.toml").read_text() == here
    assert (tmp_path / "far" / "weights.toml").read_text() == here


def test_what_cannot_be_is_told_in_one_line(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    asked = ["simulate", "endeavor", "--bots", "random", "--games", "2", "--ray"]
    assert main([*asked, "no address"]) == 2
    error = capsys.readouterr().err
    assert "no Ray cluster can be joined at 'no address'" in error
    assert error.count("\n") == 1
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main([*asked, "auto"]) == 2
    assert "argosy[ray]" in capsys.readouterr().err
