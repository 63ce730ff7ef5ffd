"""The laboratory's bars: simulate with two processes against one, and the report on 2,000 games.

Games are those of three greedy bots at Endeavor: Age of Sail. For the report, the games of a smaller file are repeated: it
reads and counts as many rows, without an hour of playing. Run it on a machine that does nothing else.
"""

import argparse
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

FASTER, SECONDS, GAMES = 1.8, 30.0, 2000


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure argosy simulate and argosy report.")
    parser.add_argument("--games", type=int, default=2000, help="of each run (2000)")
    parser.add_argument("--rounds", type=int, default=1, help="runs of each kind, taking turns; the median counts (1)")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        times: dict[int, list[float]] = {1: [], 2: []}
        for round in range(asked.rounds):
            for jobs in times:
                times[jobs].append(simulate(Path(folder, f"{round}-{jobs}.parquet"), asked.games, jobs))
        one, two = statistics.median(times[1]), statistics.median(times[2])
        same = Path(folder, "0-1.parquet").read_bytes() == Path(folder, "0-2.parquet").read_bytes()
        reported = report(Path(folder, "0-1.parquet"), Path(folder, "many.parquet"))
    print(f"simulate, {asked.games} games: 1 job {asked.games / one:.1f} games/s, 2 jobs {asked.games / two:.1f} games/s")
    print(f"2 jobs against 1: {one / two:.2f} times (>= {FASTER}: {'met' if one / two >= FASTER else 'MISSED'})")
    print(f"the files are {'the same to the byte' if same else 'NOT THE SAME'}")
    print(f"report on {GAMES} games: {reported:.1f} s (<= {SECONDS:.0f}: {'met' if reported <= SECONDS else 'MISSED'})")
    return 0 if same and one / two >= FASTER and reported <= SECONDS else 1


def simulate(out: Path, games: int, jobs: int) -> float:
    return timed("simulate", "age-of-sail", "--players", "3", "--bots", "greedy", "--games", games, "--jobs", jobs, "--out", out)


def report(few: Path, many: Path) -> float:
    import pyarrow
    import pyarrow.parquet

    table = pyarrow.parquet.read_table(few)
    times = -(-GAMES // table.num_rows)
    pyarrow.parquet.write_table(pyarrow.concat_tables([table] * times).slice(0, GAMES), many)
    return timed("report", many)


def timed(*arguments: object) -> float:
    start = time.perf_counter()
    command = [sys.executable, "-m", "argosy", *(str(argument) for argument in arguments)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - start


if __name__ == "__main__":
    sys.exit(main())
