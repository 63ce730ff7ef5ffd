"""Argosy against catanatron: random 4-player games on one core, in one run.

Everything runs on the same core, one process after the other, in rounds that take turns, and the median of the rounds
counts, so that what else the machine does weighs on both alike. `--save` appends the figures to bench/results.md.
"""

import argparse
import datetime
import json
import os
import platform
import statistics
import subprocess
from pathlib import Path

from against import compare
from argosy.titles import TITLES

ROOT = Path(__file__).resolve().parent.parent
PYTHON = ROOT / ".venv/bin/python"
CATANATRON_PYTHON = ROOT / ".venv-bench/bin/python"
HOMES = {"compiled": ROOT / "build/compiled", "interpreted": ROOT / "src"}

# Least ratio to catanatron compiled and interpreted; compiled: most microseconds per copy, most milliseconds per replay.
BARS = {"endeavor": (15.0, 2.0, 5.0, 5.0), "age-of-sail": (15.0, 2.0, 5.0, 5.0), "new-found-land": (10.0, 2.0, 8.0, 5.0)}
PLAYOUTS = {"endeavor": 1000.0, "age-of-sail": 1000.0}  # at least so many a second, compiled

Figures = dict[str, float]


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare Argosy with catanatron.")
    parser.add_argument("--save", action="store_true", help="append the figures to bench/results.md")
    parser.add_argument("--seconds", type=float, default=2.0, help="of random games per round")
    parser.add_argument("--rounds", type=int, help="default: 3, or 40 of short turns with --against")
    parser.add_argument("--against", metavar="COMMIT", help="compare with another commit of Argosy instead, built the same way")
    parser.add_argument("--bar", type=float, default=0.97, help="least ratio with --against")
    arguments = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})  # inherited by what we start

    if arguments.against:
        lines = compare(arguments.against, arguments.rounds or 40, arguments.bar)
    else:
        rounds = [one_round(arguments.seconds, seed) for seed in range(1, (arguments.rounds or 3) + 1)]
        lines = table({name: median([one[name] for one in rounds]) for name in rounds[0]})
    print("\n".join([machine(), "", *lines]))
    if arguments.save:
        with (ROOT / "bench/results.md").open("a", encoding="utf-8") as file:
            print("", f"## {datetime.date.today().isoformat()}", "", machine(), "", *lines, sep="\n", file=file)
        print("\nkept in bench/results.md")


def one_round(seconds: float, seed: int) -> dict[tuple[str, str], Figures]:
    figures = {("catanatron 3.2.1", "interpreted"): run(CATANATRON_PYTHON, "catanatron_games.py", str(seconds), str(seed))}
    for title in TITLES:
        for way, home in HOMES.items():
            figures[title, way] = run(PYTHON, "argosy_games.py", title, str(seconds), str(seed), home=home)
    return figures


def run(python: Path, script: str, *arguments: str, home: Path | None = None) -> Figures:
    environment = {**os.environ, "PYTHONPATH": "" if home is None else str(home), "PYTHONHASHSEED": "0"}
    done = subprocess.run([python, ROOT / "bench" / script, *arguments], env=environment, stdout=subprocess.PIPE, check=True)
    figures: dict[str, object] = json.loads(done.stdout)
    if home is not None and figures["compiled"] != (home == HOMES["compiled"]):
        print(f"note: {home.relative_to(ROOT)} holds no compiled modules: there was no C compiler")
    return {key: value for key, value in figures.items() if isinstance(value, (int, float))}


def median(rounds: list[Figures]) -> Figures:
    return {key: statistics.median(one[key] for one in rounds) for key in rounds[0]}


def table(results: dict[tuple[str, str], Figures]) -> list[str]:
    """The figures as a Markdown table, each with its bar where there is one."""
    base = results["catanatron 3.2.1", "interpreted"]["decisions_per_second"]
    lines = [
        "| 4 random players | | decisions/s | × catanatron | per game | one option | playouts/s | copy µs | replay ms | load ms |",
        "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for (name, way), figures in results.items():
        least, most_copy, most_replay = bars(name, way)
        speed = figures["decisions_per_second"]
        playouts, least_playouts = figures["playouts_per_second"], PLAYOUTS.get(name, 0.0) if way == "compiled" else 0.0
        cells = [
            name,
            way,
            f"{speed:,.0f}",
            f"{speed / base:.1f}" + verdict(least, speed / base >= least, "≥"),
            f"{figures['decisions'] / figures['games']:.0f}",
            f"{figures['forced']:.0%}",
            f"{playouts:,.0f}" + verdict(least_playouts, playouts >= least_playouts, "≥"),
        ]
        if "copy_microseconds" in figures:
            copy, replay = figures["copy_microseconds"], figures["replay_milliseconds"]
            cells += [
                f"{copy:.2f}" + verdict(most_copy, copy <= most_copy, "≤"),
                f"{replay:.2f}" + verdict(most_replay, replay <= most_replay, "≤"),
                f"{figures['load_milliseconds']:.2f}",
            ]
        else:
            cells += ["", "", ""]
        lines.append("| " + " | ".join(cells) + " |")
    return lines


def bars(name: str, way: str) -> tuple[float, float, float]:
    """Least ratio, most per copy, most per replay; 0 where nothing is asked."""
    if name not in BARS:
        return 0.0, 0.0, 0.0
    compiled, interpreted, copy, replay = BARS[name]
    return (compiled, copy, replay) if way == "compiled" else (interpreted, 0.0, 0.0)


def verdict(bar: float, met: bool, sign: str) -> str:
    return f" ({sign} {bar:g}: {'met' if met else 'MISSED'})" if bar else ""


def machine() -> str:
    model = platform.processor() or platform.machine()
    cpu = Path("/proc/cpuinfo")
    if cpu.exists():
        named = [line.partition(":")[2].strip() for line in cpu.read_text().splitlines() if line.startswith("model name")]
        model = named[0] if named else model
    return f"{model}, one core; {platform.python_implementation()} {platform.python_version()}, {platform.system()}"


if __name__ == "__main__":
    main()
