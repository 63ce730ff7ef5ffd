"""How soon a move is through once a silent line is back: `make silence ARGS="--seconds 30 180"`.

The line goes silent in the middle of a move, without closing; when it is back the move must be there once, within ten seconds.
"""

import argparse
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from browser.conftest import CHROMIUM
from browser.games import sit_at
from browser.person import by_list, changed, entry
from browser.screens import SAIL
from service import Caller, Server, serving
from silent_line import line_to

BAR = 10.0  # seconds


def through_after(browser: Browser, server: Server, silence: float, forget: bool) -> tuple[float, int]:
    """Seconds from the line's return until the move is on the page, and how often it was counted."""
    with line_to(server.port) as line:
        page = browser.new_page(base_url=line.url(""))
        page.goto("/")
        sit_at(page, server, SAIL, "turn")
        table = page.url.rpartition("/")[2]
        before, played = entry(page), Caller(server).get(f"/api/tables/{table}")["ply"]
        line.silence(forget)
        by_list(page, 0)
        page.wait_for_timeout(silence * 1000)
        line.speak()
        back = time.monotonic()
        page.set_default_timeout(120_000)
        changed(page, before)
        taken = time.monotonic() - back
        page.wait_for_timeout(10_000)  # copies that were held may still arrive
        counted = Caller(server).get(f"/api/tables/{table}")["ply"] - played
        page.close()
        return taken, counted


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, nargs="+", default=[30.0, 180.0], help="how long the line is silent (30 180)")
    asked = parser.parse_args()
    good = True
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(str(Path(folder) / "tables.db")) as server,
        sync_playwright() as running,
    ):
        browser = running.chromium.launch(executable_path=CHROMIUM)
        for silence in asked.seconds:
            for forget in (False, True):
                taken, counted = through_after(browser, server, silence, forget)
                good = good and counted == 1 and taken <= BAR
                kept = "forgotten" if forget else "held"
                print(f"silent for {silence:g} s, connections {kept}: through {taken:.1f} s after, counted {counted}", flush=True)
        browser.close()
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
