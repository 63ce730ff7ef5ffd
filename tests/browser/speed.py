"""How much the client loads, how soon it can be used, and how soon a click is answered, in a real browser.

`make bench-browser`: a server of its own on this machine, Chromium, a game of four in the middle.
"""

import argparse
import os
import shutil
import statistics
import tempfile

from playwright.sync_api import Browser, Page, Response, sync_playwright

from browser.games import NAMES, upto
from browser.person import CHOICES, decided, play_now
from service import Caller, Server, serving

GAMES = {"endeavor": "endeavor-4p", "age-of-sail": "age-of-sail-4p-side-1", "new-found-land": "new-found-land-4p"}
MIDDLE = 60  # the ply from which clicks are measured
MOMENT = 300  # milliseconds that a person takes at least to choose

# From a click in the list to the frame in which the board and the story show the move.
ANSWER = """(at) => new Promise((done) => {
  const choices = document.querySelector('#choices');
  const buttons = choices.querySelectorAll('ol button');
  const before = choices.dataset.entry;
  const began = performance.now();
  buttons[at % Math.max(1, buttons.length - 1)].click();
  const look = () => choices.dataset.entry === before ? requestAnimationFrame(look)
    : requestAnimationFrame(() => done(performance.now() - began));
  look();
})"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clicks", type=int, default=100, metavar="N", help="how many clicks to measure for each title (100)")
    asked = parser.parse_args()
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    if chromium is None:
        raise SystemExit("bench-browser needs Chromium: apt-get install chromium")
    with tempfile.TemporaryDirectory() as folder, serving(f"{folder}/bench.db") as server, sync_playwright() as running:
        browser = running.chromium.launch(executable_path=chromium)
        print(f"load average before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
        for title in GAMES:
            first_load(browser, server, title)
        for title in GAMES:
            clicks(browser, server, title, asked.clicks)
        browser.close()


def first_load(browser: Browser, server: Server, title: str) -> None:
    """All scripts and styles up to a table that stands; and how long that table takes in a browser that has seen nothing yet."""
    sizes: dict[str, int] = {}
    context = browser.new_context(base_url=server.url(""))
    page = context.new_page()

    def note(response: Response) -> None:
        if response.request.resource_type in ("script", "stylesheet"):
            sizes[response.url] = int(response.headers.get("content-length", 0))

    page.on("response", note)
    play_now(page, title)
    page.locator(".land, .ground").first.wait_for()
    address, seats = page.url, page.evaluate("localStorage.getItem('argosy-seats')")
    context.close()
    print(f"{title}: first load {sum(sizes.values()) / 1000:.0f} KB of scripts and styles (at most 250)")
    for what, where in (("front page", "/"), ("table", address)):
        times = [usable(browser, server, where, seats) for _ in range(5)]
        print(f"{title}: {what} usable after {statistics.median(times):.0f} ms, median of {len(times)} (at most 2000)")


def usable(browser: Browser, server: Server, address: str, seats: str) -> float:
    """Milliseconds from the address to something that can be chosen, with nothing in the cache."""
    with browser.new_context(base_url=server.url("")) as context:
        context.add_init_script(f"localStorage.setItem('argosy-seats', {seats!r})")
        page = context.new_page()
        page.goto(address)
        page.locator(f"{CHOICES}, article button").first.wait_for()
        return float(page.evaluate("performance.now()"))


def clicks(browser: Browser, server: Server, title: str, count: int) -> None:
    """One person against three bots, from the middle of a game; another game if that one ends."""
    times: list[float] = []
    with browser.new_context(base_url=server.url(""), viewport={"width": 1440, "height": 900}) as context:
        page = context.new_page()
        page.goto("/")
        while len(times) < count:
            sit_in_the_middle(page, server, GAMES[title])
            while len(times) < count and decided(page):
                page.wait_for_timeout(MOMENT)
                times.append(page.evaluate(ANSWER, len(times) * 5))
    times.sort()
    p95 = times[int(len(times) * 0.95)]
    print(
        f"{title}: click to updated board, 4 players from ply {MIDDLE}: median {statistics.median(times):.0f} ms, "
        f"p95 {p95:.0f} ms, longest {times[-1]:.0f} ms of {len(times)} (p95 at most 100)"
    )


def sit_in_the_middle(page: Page, server: Server, name: str) -> None:
    seats = [{"kind": "bot" if seat else "here", "name": NAMES[seat], "level": "mate"} for seat in range(4)]
    made = Caller(server).post("/api/tables/import", {"record": upto(name, MIDDLE).to_text(), "seats": seats}, expect=201)
    page.evaluate(
        "seats => localStorage.setItem('argosy-seats', seats)", f'{{"{made["table"]}": {{"0": "{made["secrets"][0]["secret"]}"}}}}'
    )
    page.goto(f"/table/{made['table']}")
    page.locator(".land, .ground").first.wait_for()


main()
