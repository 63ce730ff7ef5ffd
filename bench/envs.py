"""The environments against PettingZoo's own connect_four, on one core, in one run: PettingZoo's performance test counts.

Everything runs in rounds that take turns, and the median of the rounds counts, in CPU time of this process.
`--save` appends the figures to bench/results.md.
"""

import argparse
import contextlib
import datetime
import io
import os
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from unittest import mock

import numpy as np
from pettingzoo.test import performance_benchmark

from argosy.envs import age_of_sail_v0, endeavor_v0, new_found_land_v0
from argosy.envs.batch import BatchedGames
from argosy.measure import is_compiled
from run import machine

sys.modules.setdefault("pygame", mock.MagicMock())  # connect_four imports it to draw, and nothing is drawn here
from pettingzoo.classic import connect_four_v3  # noqa: E402

RESULTS = Path(__file__).resolve().parent / "results.md"
BAR = 20_000  # steps a second through PettingZoo, with masks and observations
PEER = "pettingzoo connect_four_v3"
MODULES = {"endeavor": endeavor_v0, "age-of-sail": age_of_sail_v0, "new-found-land": new_found_land_v0}
GAMES = 256


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the environments.")
    parser.add_argument("--save", action="store_true", help="append the figures to bench/results.md")
    parser.add_argument("--rounds", type=int, default=3)
    arguments = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    work: dict[tuple[str, str], Callable[[], float]] = {(PEER, "env()"): lambda: stepped(connect_four_v3.env())}
    for title, module in MODULES.items():
        work[title, "env()"] = lambda module=module: stepped(module.env(players=4))  # type: ignore[misc]
        work[title, "raw_env()"] = lambda module=module: stepped(module.raw_env(players=4))  # type: ignore[misc]
        work[title, f"batched, {GAMES} games"] = lambda title=title: batched(title, False)  # type: ignore[misc]
        work[title, "batched, observed"] = lambda title=title: batched(title, True)  # type: ignore[misc]
    rounds = [{key: measured() for key, measured in work.items()} for _ in range(arguments.rounds)]
    lines = table({key: statistics.median(one[key] for one in rounds) for key in work})
    print("\n".join([machine(), "", *lines]))
    if arguments.save:
        with RESULTS.open("a", encoding="utf-8") as file:
            head = f"## {datetime.date.today().isoformat()}, environments"
            print("", head, "", machine(), "", *lines, sep="\n", file=file)
        print("\nkept in bench/results.md")


def stepped(env: object) -> float:
    """Steps a second by PettingZoo's own test, which asks for an observation with its mask before every step.

    It goes by the clock on the wall; the time this process had no core is not the environment's, so it is given the
    process's own.
    """
    said = io.StringIO()
    with contextlib.redirect_stdout(said), mock.patch("time.time", time.process_time):
        performance_benchmark(env)
    return float(said.getvalue().partition(" turns per second")[0].split()[-1])


def batched(title: str, observed: bool, seconds: float = 2.0) -> float:
    """Steps a second of many games at once, actions drawn from the legal lists; with observations and masks if asked for."""
    games = BatchedGames(title, GAMES, players=4, seed=1)
    draw = np.random.default_rng(1)
    steps = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        if observed:
            games.observations()
            games.masks()
        points = draw.random(GAMES).tolist()
        actions = [options[int(point * len(options))] for options, point in zip(games.legal(), points, strict=True)]
        games.step(np.array(actions))
        steps += GAMES
    return steps / (time.process_time() - start)


def table(figures: dict[tuple[str, str], float]) -> list[str]:
    peer = figures[PEER, "env()"]
    way = "compiled" if is_compiled() else "interpreted"
    lines = [f"| 4 random players, {way} | | steps/s | × connect_four |", "| --- | --- | ---: | ---: |"]
    for (name, what), speed in figures.items():
        bar = f" (≥ {BAR:,}: {'met' if speed >= BAR else 'MISSED'})" if what == "env()" and name != PEER else ""
        lines.append(f"| {name} | {what} | {speed:,.0f}{bar} | {speed / peer:.1f} |")
    return lines


if __name__ == "__main__":
    main()
