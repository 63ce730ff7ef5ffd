"""This checkout against another commit, in short turns on one core. `make bench ARGS="--against COMMIT"`.

The other commit is unpacked into a temporary folder and built by its own setup.py, with this checkout's Python and environment. Two
processes, one of each, take turns of a fraction of a second: random games of every title, and a captain's decisions of a fixed number of
iterations. Of each pair of turns the ratio of decisions a second of CPU time is taken. Told are the median of the ratios and an interval
that holds the true median 19 times in 20.
"""

import math
import os
import subprocess
import sys
import tempfile
from itertools import product
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PYTHON = ROOT / ".venv/bin/python"
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
        ours, theirs = _player(ROOT / "build/compiled"), _player(other)
        lines = [
            f"| 4 players | decisions/s | {commit} | ratio | 19 times in 20 | |",
            "| --- | ---: | ---: | ---: | ---: | --- |",
        ]
        try:
            for who, title in product(("random", "captain"), TITLES):
                asked = f"{who} {title}"
                pairs = [_pair(ours, theirs, asked, seed) for seed in range(max(rounds, FEWEST) + 1)][1:]  # the first warms caches
                lines.append(_row(asked, bar, pairs))
                print(lines[-1], file=sys.stderr, flush=True)
        finally:
            for player in (ours, theirs):
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
    environment = {**os.environ, "PYTHONPATH": str(home), "PYTHONHASHSEED": "0"}
    return subprocess.Popen([PYTHON, "-c", PLAYER], env=environment, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def _pair(ours: "subprocess.Popen[str]", theirs: "subprocess.Popen[str]", asked: str, seed: int) -> tuple[float, float]:
    """A turn of each, in an order that changes from round to round."""
    if seed % 2:
        second = _turn(theirs, asked, seed)
        return _turn(ours, asked, seed), second
    return _turn(ours, asked, seed), _turn(theirs, asked, seed)


def _turn(player: "subprocess.Popen[str]", asked: str, seed: int) -> float:
    assert player.stdin is not None
    assert player.stdout is not None
    player.stdin.write(f"{asked} {seed}\n")
    player.stdin.flush()
    return float(player.stdout.readline())


def _row(asked: str, bar: float, pairs: list[tuple[float, float]]) -> str:
    ratios = sorted(ours / theirs for ours, theirs in pairs)
    low, high = _interval(ratios)
    ratio = ratios[len(ratios) // 2]
    ours, theirs = (sorted(speeds)[len(pairs) // 2] for speeds in zip(*pairs, strict=True))
    verdict = f"≥ {bar}: {'met' if ratio >= bar else 'MISSED'}"
    return f"| {asked} | {ours:,.0f} | {theirs:,.0f} | {ratio:.2f} | {low:.2f} to {high:.2f} | {verdict} |"


def _interval(ordered: list[float]) -> tuple[float, float]:
    """The order statistics between which the median lies with 95 %: as many above as below, each with chance one half."""
    count = len(ordered)
    outside, left = 0, 0.0
    while left + math.comb(count, outside) / 2**count < 0.025:
        left += math.comb(count, outside) / 2**count
        outside += 1
    outside = max(outside - 1, 0)
    return ordered[outside], ordered[count - 1 - outside]
