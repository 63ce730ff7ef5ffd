"""A stranger's first minutes: `make fresh`. From an empty folder and an empty home it clones the project as committed, runs the
README's two commands exactly as written, plays a game through the page, and stops it. Then the same where there is neither a C
compiler nor Node. --no-test leaves out `make test`, which takes long.
"""

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import sync_playwright

from browser.person import OVER, by_list, play_now, play_on

ROOT = Path(__file__).resolve().parent.parent
FIRST, AGAIN, TEST = 240, 15, 1200  # seconds that it may take
KEPT = re.compile(
    r"PATH|LANG|LC_.*|TERM|.*_proxy|.*_PROXY|.*CERT.*|.*CA_BUNDLE|PIP_(CERT|DEFAULT_TIMEOUT|FIND_LINKS|INDEX_URL|EXTRA_INDEX_URL)"
)
LACKING = re.compile(r"(.*-)?(cc|c\+\+|c89|c99|gcc|g\+\+|cpp|clang|clang\+\+|tcc)(-[\d.]+)?|node|nodejs|npm|npx|corepack")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--no-test", action="store_true", help="leave out make test")
    asked = parser.parse_args()
    play, test = commands_in_readme()
    late = 0
    with tempfile.TemporaryDirectory(prefix="argosy-fresh-") as scratch:
        machines = {"": os.environ["PATH"], " without compiler and Node": poor_path(Path(scratch, "bin"))}
        for at, (machine, path) in enumerate(machines.items()):
            folder = clone(Path(scratch, str(at)))
            environment = environment_of(folder.parent / "home", path)
            for what, bar, ending in (("first", FIRST, signal.SIGINT), ("again", AGAIN, signal.SIGTERM)):
                taken = play_a_game(play, folder, environment, ending)
                late += told(f"{play}, {what}{machine}", taken, bar)
            if not asked.no_test:
                began = time.monotonic()
                subprocess.run(test, shell=True, cwd=folder, env=environment, check=True)
                late += told(f"{test}{machine}", time.monotonic() - began, TEST)
    return int(late > 0)


def told(what: str, taken: float, bar: float) -> bool:
    """Tells a time, and gives whether it was too long."""
    print(f"{what}: {taken:.1f} s (at most {bar:.0f} s; load {os.getloadavg()[0]:.1f})", flush=True)
    return taken > bar


def commands_in_readme() -> tuple[str, str]:
    blocks = re.findall(r"```sh\n(.*?)\n```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    assert blocks == ["make play", "make test"], blocks
    return blocks[0], blocks[1]


def clone(folder: Path) -> Path:
    (folder / "home").mkdir(parents=True)
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(folder / "argosy")], check=True)
    return folder / "argosy"


def environment_of(home: Path, path: str) -> dict[str, str]:
    """Nothing of this person's: no settings, no caches. Only how to reach the registries."""
    kept = {name: value for name, value in os.environ.items() if KEPT.fullmatch(name)}
    return {**kept, "HOME": str(home), "PATH": path, "BROWSER": "true"}


def poor_path(farm: Path) -> str:
    """Everything on the PATH but C compilers and Node."""
    farm.mkdir()
    for folder in os.environ["PATH"].split(os.pathsep):
        for program in Path(folder).iterdir() if Path(folder).is_dir() else ():
            if not LACKING.fullmatch(program.name) and not (farm / program.name).exists():
                (farm / program.name).symlink_to(program)
    for name in ("cc", "gcc", "node", "npm"):
        assert shutil.which(name, path=str(farm)) is None
    return str(farm)


def play_a_game(command: str, folder: Path, environment: dict[str, str], ending: signal.Signals) -> float:
    """Gives the seconds until the page was served."""
    with started(command, folder, environment, ending) as (address, taken), sync_playwright() as playing:
        browser = playing.chromium.launch(executable_path=shutil.which("chromium"))
        page = browser.new_context(base_url=address, reduced_motion="reduce").new_page()
        page.set_default_timeout(60_000)
        play_now(page)
        decisions = play_on(page, by_list)
        assert decisions > 10
        print(f"  played {decisions} decisions: {page.locator(OVER).inner_text()}", flush=True)
        browser.close()
    return taken


@contextmanager
def started(command: str, folder: Path, environment: dict[str, str], ending: signal.Signals) -> Iterator[tuple[str, float]]:
    complaints = tempfile.TemporaryFile("w+")  # noqa: SIM115
    print(f"{command} (PATH of {environment['PATH'].count(os.pathsep) + 1} folders)", flush=True)
    began = time.monotonic()
    process = subprocess.Popen(
        command,
        shell=True,
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=complaints,
        text=True,
        start_new_session=True,
    )
    try:
        address = address_from(process)
        wait_until(lambda: is_served(address), "nothing is served")
        yield address, time.monotonic() - began
        os.killpg(process.pid, ending)  # as the terminal does it: to all of them
        process.wait(30)
        wait_until(lambda: not is_served(address), "it is still served")
        complaints.seek(0)
        complained = complaints.read()
        assert "Traceback" not in complained, complained
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)


def address_from(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    for line in process.stdout:
        print(f"  {line}", end="", flush=True)
        found = re.search(r"http://\S+/", line)
        if found:
            return found[0]
    raise AssertionError("it ended without an address")


def wait_until(reached: Callable[[], bool], otherwise: str) -> None:
    end = time.monotonic() + 60
    while not reached():
        assert time.monotonic() < end, otherwise
        time.sleep(0.05)


def is_served(address: str) -> bool:
    try:
        with urllib.request.urlopen(address, timeout=5) as answer:
            return b"Argosy" in answer.read()
    except (urllib.error.URLError, OSError):
        return False


if __name__ == "__main__":
    sys.exit(main())
