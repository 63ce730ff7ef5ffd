"""This checkout against another commit, in short turns on one core. `make bench ARGS="--against COMMIT"`.

The other commit is unpacked into a temporary folder and built by its own setup.py, with this checkout's Python and environment. Two
processes, one of each, take turns of a fraction of a second: random games of every title, and a captain's decisions of a fixed number of
iterations. Of each pair of turns the ratio of decisions a second of CPU time is taken. Told are the median of the ratios and an interval
that holds the true median 19 times in 20. In each round of random games catanatron has a turn, too: told is the median of the ratios to it.
"""

import math
import os
import statistics
import subprocess
import sys
import tempfile
from itertools import product
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PYTHON = ROOT / ".venv/bin/python"
CATANATRON_PYTHON = ROOT / ".venv-bench/bin/python"
TITLES = ("endeavor", "age-of-sail", "new-found-land")
TURN = 0.25  # seconds
FEWEST = 10  # rounds

# What each side runs: reads "who title seed", plays for a turn (random games, or the first decisions of a captain), writes decisions a
# second.
PLAYER = f"""
import sys, time
from argosy.bots.codes import make_bot
from argosy.bots.knowledge import Knowledge
from argosy.engine.chance import chance_from_seed
from argosy.engine.playout import play_out
from argosy.titles import title_named
rulesets = {{}}
for line in sys.stdin:
    who, title, seed = line.split()
    ruleset = rulesets.setdefault(title, title_named(title).ruleset(4, {{}}, None))
    chance, decisions, games, start = chance_from_seed(int(seed)), 0, 0, time.process_time()
    while time.process_time() - start < {TURN}:
        position = ruleset.deal(chance_from_seed(int(seed) + games))
        if who == "random":
            decisions += play_out(position, chance)
        else:
            bot = make_bot("captain:60", ruleset, chance)
            for _ in range(4):
                seat = position.to_act[0]
                position.play(seat, bot.choose(Knowledge(ruleset, position, seat, chance)))
                decisions += 1
        games += 1
    print(decisions / (time.process_time() - start), flush=True)
"""


def compare(commit: str, rounds: int, bar: float) -> list[str]:
    """The ratios as a Markdown table: how many times as many decisions a second this checkout makes."""
    with tempfile.TemporaryDirectory(prefix="argosy-against-") as folder:
        print(f"building {commit} ...", file=sys.stderr, flush=True)
        other = _built(commit, Path(folder))
        ours, theirs, catanatron = _player(ROOT / "build/compiled"), _player(other), _catanatron()
        lines = [
            f"| 4 players | decisions/s | {commit} | ratio | 19 times in 20 | | × catanatron |",
            "| --- | ---: | ---: | ---: | ---: | --- | ---: |",
        ]
        try:
            for who, title in product(("random", "captain"), TITLES):
                pairs, beside = [], []
                for seed in range(max(rounds, FEWEST) + 1):
                    pairs.append(_pair(ours, theirs, f"{who} {title} {seed}", seed % 2 == 0))
                    if who == "random":
                        beside.append(pairs[-1][0] / _turn(catanatron, f"{seed}"))
                lines.append(_row(f"{who} {title}", bar, pairs[1:], beside[1:]))  # the first warms caches
                print(lines[-1], file=sys.stderr, flush=True)
        finally:
            for player in (ours, theirs, catanatron):
                player.terminate()
                player.wait()
    return lines


def _built(commit: str, folder: Path) -> Path:
    archive = subprocess.run(["git", "-C", ROOT, "archive", commit], stdout=subprocess.PIPE, check=True).stdout
    subprocess.run(["tar", "-x", "-C", folder], input=archive, check=True)
    done = subprocess.run(
        [PYTHON, "setup.py", "-q", "build", "--build-lib", "build/compiled", "--build-temp", "build/temp"],
        cwd=folder,
        capture_output=True,
        text=True,
    )
    if done.returncode != 0:
        raise SystemExit(f"{commit} cannot be built:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    return folder / "build/compiled"


def _player(home: Path) -> "subprocess.Popen[str]":
    return _process([PYTHON, "-c", PLAYER], home)


def _catanatron() -> "subprocess.Popen[str]":
    return _process([CATANATRON_PYTHON, ROOT / "bench/catanatron_games.py", "turns", str(TURN)], "")


def _process(command: list[str | Path], home: Path | str) -> "subprocess.Popen[str]":
    environment = {**os.environ, "PYTHONPATH": str(home), "PYTHONHASHSEED": "0"}
    return subprocess.Popen(command, env=environment, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def _pair(ours: "subprocess.Popen[str]", theirs: "subprocess.Popen[str]", asked: str, we_begin: bool) -> tuple[float, float]:
    """A turn of each."""
    if we_begin:
        return _turn(ours, asked), _turn(theirs, asked)
    second = _turn(theirs, asked)
    return _turn(ours, asked), second


def _turn(player: "subprocess.Popen[str]", asked: str) -> float:
    assert player.stdin is not None
    assert player.stdout is not None
    player.stdin.write(f"{asked}\n")
    player.stdin.flush()
    return float(player.stdout.readline())


def _row(asked: str, bar: float, pairs: list[tuple[float, float]], beside: list[float]) -> str:
    ratios = sorted(ours / theirs for ours, theirs in pairs)
    low, high = _interval(ratios)
    ratio = ratios[len(ratios) // 2]
    ours, theirs = (sorted(speeds)[len(pairs) // 2] for speeds in zip(*pairs, strict=True))
    verdict = f"≥ {bar}: {'met' if ratio >= bar else 'MISSED'}"
    catanatron = f"{statistics.median(beside):.1f}" if beside else ""
    return f"| {asked} | {ours:,.0f} | {theirs:,.0f} | {ratio:.2f} | {low:.2f} to {high:.2f} | {verdict} | {catanatron} |"


def _interval(ordered: list[float]) -> tuple[float, float]:
    """The order statistics between which the median lies with 95 %: as many above as below, each with chance one half."""
    count = len(ordered)
    outside, left = 0, 0.0
    while left + math.comb(count, outside) / 2**count < 0.025:
        left += math.comb(count, outside) / 2**count
        outside += 1
    outside = max(outside - 1, 0)
    return ordered[outside], ordered[count - 1 - outside]
