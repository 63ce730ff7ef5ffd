"""Interpreted and compiled, the same games: every position on the way has the same fingerprint."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import argosy
from argosy.engine import playout
from argosy.engine.record import fingerprint
from compiled_build import COMPILED, ROOT, why_not_usable
from proofs import RandomGame, Table, all_tables, check_game, seen_by

SEEDS = range(6)
PROVED = 31
_THIS = Path(__file__).resolve()


def games_of(table: Table) -> list[list[object]]:
    """What is compared: of each game the decisions, fingerprints on the way, refusals, views, scores and winners."""
    return [game_of(table, seed) for seed in SEEDS]


def game_of(table: Table, seed: int) -> list[object]:
    game = RandomGame(table, seed)
    ruleset = table.ruleset
    told: list[object] = [fingerprint(game.position)]
    for decision in game.decisions:
        position = decision.position
        told.append([decision.seat, decision.action, decision.options])
        if decision.ply % 20 == 0:
            refusals = [position.why_not(decision.seat, action) for action in range(len(ruleset.catalogue))]
            told.append([refusal and [refusal.message, refusal.facts] for refusal in refusals])
            told.append([fingerprint(position), seen_by(position, decision.seat).decode()])
            told.append(fingerprint(ruleset.from_dict(position.to_dict())))
    told.append([fingerprint(game.position), [score.parts for score in game.position.scores()], list(game.position.winners())])
    return told


def tell_everything() -> None:
    """What the other process runs: it prints the games, and from where it took the package."""

    modules = [module for name, module in sorted(sys.modules.items()) if name.startswith(("argosy.engine.", "argosy.titles."))]
    files = {module.__name__: module.__file__ or "" for module in modules}
    proved = {table.name: check_game(RandomGame(table, PROVED), thorough=True) for table in all_tables()}
    print(json.dumps({"files": files, "proved": proved, "games": {table.name: games_of(table) for table in all_tables()}}))


@pytest.fixture(scope="module")
def compiled() -> dict[str, dict[str, object]]:
    why = why_not_usable()
    if why:
        pytest.fail(why, pytrace=False)
    paths = os.pathsep.join([str(COMPILED), str(_THIS.parent)])
    run = subprocess.run(
        [sys.executable, "-c", "import test_compiled; test_compiled.tell_everything()"],
        env={**os.environ, "PYTHONPATH": paths},
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stderr
    told: dict[str, dict[str, object]] = json.loads(run.stdout)
    return told


def test_the_other_process_ran_compiled_modules(compiled: dict[str, dict[str, object]]) -> None:
    """Every module of the engine and the rules but those that setup.py leaves interpreted, so that none is so unnoticed."""
    files = {name: str(file) for name, file in compiled["files"].items()}
    assert "argosy.engine.chance" in files
    for name, file in files.items():
        assert Path(file).is_relative_to(COMPILED), f"{name} came from {file}"
        if name.startswith("argosy.engine.") or ".rules." in name:
            assert file.endswith((".so", "__init__.py", "compiler.py", "view.py")), f"{name} ran interpreted, from {file}"
    assert sum(file.endswith(".so") for file in files.values()) >= 10


def test_this_process_runs_interpreted() -> None:
    assert str(playout.__file__).endswith(".py")
    assert Path(argosy.__file__).is_relative_to(ROOT / "src")


def test_all_proofs_hold_compiled(table: Table, compiled: dict[str, dict[str, object]]) -> None:
    """The other process stops at the first that does not; here is seen that it tried them on this table, to the end."""
    assert compiled["proved"][table.name] == len(RandomGame(table, PROVED).record().moves)


def test_compiled_games_are_the_same(table: Table, compiled: dict[str, dict[str, object]]) -> None:
    ours = json.loads(json.dumps(games_of(table)))
    theirs = compiled["games"][table.name]
    assert isinstance(theirs, list)
    for seed, one, other in zip(SEEDS, ours, theirs, strict=True):
        for at, (this, that) in enumerate(zip(one, other, strict=True)):
            assert this == that, f"seed {seed}, entry {at}"
