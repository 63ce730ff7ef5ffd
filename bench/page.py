"""How much the client loads, how soon it can be used, how soon a click, a refusal and a step of a replay are answered, and whether the page
keeps up while pieces move, in a real browser.

`make bench NAME=page`: a server of its own on this machine, Chromium, a game of four in the middle. About a quarter of an hour,
most of it for pages that are opened anew for each first pull of a replay.
"""

import argparse
import json
import os
import shutil
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Response, sync_playwright

from argosy.engine.record import Record, record_from_text
from browser.games import NAMES, first_of, golden, upto
from browser.person import CHOICES, OVER, play_now
from service import Caller, Server, serving

GAMES = {"endeavor": "endeavor-4p", "age-of-sail": "age-of-sail-4p-side-1", "new-found-land": "new-found-land-4p"}
MIDDLE = 60  # the ply from which clicks are measured
LONG = Path(__file__).parent / "long"  # games with many decisions: see long_games.py
MOMENT = 300  # milliseconds that a person takes at least to choose
BEFORE = 4  # moves
LATE = 0.7  # of a game, from which moves are watched
LONG_TASK = 50  # milliseconds
FLYING = 1300  # milliseconds that the pieces of one move may take, and a little more
LOADS = 3  # how often each page is loaded

# From a click in the list to the frame after the one in which the board and the story show the move: it has been painted.
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

# What stands for an action, by family of titles; dark ones refuse a click.
DARK = {
    "endeavor": "[data-thing^='place:'], [data-thing^='track:'], [data-thing^='deck:'], [data-thing^='stock:']",
    "age-of-sail": "[data-thing^='place:'], [data-thing^='track:'], [data-thing^='deck:'], [data-thing^='stock:']",
    "new-found-land": ".spot.filled, [data-thing^='contract:'], [data-thing^='market:']",
}

# From a click on the at-th dark thing to the frame after the one that shows the rule; null if none is shown within five seconds.
REFUSED = """([things, at]) => new Promise((done) => {
  const dark = new Map([...document.querySelectorAll(things)].filter((each) => !each.matches('.lit')).map((each) => [each.dataset.thing, each]));
  const thing = [...dark.values()][at];
  if (!thing) return done('none left');
  const rule = () => document.querySelector('.inspector.pinned .refusal .rule');
  const click = () => {
    const began = performance.now();
    (thing.querySelector('.touch, .halo, .band') ?? thing).dispatchEvent(new MouseEvent('click', {bubbles: true, detail: 1}));
    const look = () => rule() ? requestAnimationFrame(() => done(performance.now() - began))
      : performance.now() - began > 5000 ? done(null) : requestAnimationFrame(look);
    look();
  };
  document.querySelector('.inspector.pinned .back')?.click(); // what was open closes
  const closed = () => rule() ? requestAnimationFrame(closed) : click();
  closed();
})"""


# From a key or a pull at the scrubber to the frame after the one in which that moment is shown: it has been painted.
SCRUB = """([key, ply]) => new Promise((done) => {
  const input = document.querySelector('.timeline input');
  const prompt = document.querySelector('#choices .prompt');
  const shown = () => Number(prompt.textContent.match(/[0-9]+/)?.[0]);
  const began = performance.now();
  if (key) document.body.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));
  else { input.value = ply; input.dispatchEvent(new Event('input', {bubbles: true})); }
  const look = () => shown() !== ply ? requestAnimationFrame(look)
    : requestAnimationFrame(() => done(performance.now() - began));
  look();
})"""

FRAMES = """async (count) => { for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame); }"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clicks", type=int, default=60, metavar="N", help="how many clicks to measure for each title (60)")
    parser.add_argument("--seconds", type=float, default=40, metavar="S", help="but no longer than this for each title (40)")
    parser.add_argument("--only", choices=("loads", "clicks", "refusals", "replay", "motion"), help="measure this only")
    asked = parser.parse_args()
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    if chromium is None:
        raise SystemExit("make bench NAME=page needs Chromium: apt-get install chromium")
    with tempfile.TemporaryDirectory() as folder, serving(f"{folder}/bench.db") as server, sync_playwright() as running:
        browser = running.chromium.launch(executable_path=chromium)
        for title in GAMES if asked.only in (None, "loads") else ():
            first_load(browser, server, title)
        for title in GAMES if asked.only in (None, "clicks") else ():
            clicks(browser, server, title, asked.clicks, asked.seconds)
        for title in GAMES if asked.only in (None, "refusals") else ():
            refusals(browser, server, title, asked.clicks)
        for title in GAMES if asked.only in (None, "replay") else ():
            scrubs(browser, server, title, asked.clicks)
        for title in GAMES if asked.only in (None, "motion") else ():
            motion(browser, server, title, asked.clicks)
        browser.close()


def tell(title: str, what: str, figure: float, unit: str, bar: float, more: str = "") -> None:
    """One figure, its bar, and whether it is met; with the load, for another's work on the machine counts too."""
    met = "met   " if figure <= bar else "MISSED"
    load = f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
    print(f"{met} {title}: {what} {figure:.0f} {unit}, at most {bar:.0f}{more} ({load})", flush=True)


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
    tell(title, "scripts and styles of the first load", sum(sizes.values()) / 1000, "KB", 120)
    for what, where in (("front page", "/"), ("table", address)):
        times = [usable(browser, server, where, seats) for _ in range(LOADS)]
        tell(title, f"{what} usable after", statistics.median(times), "ms", 1000, f"; median of {LOADS}")


def usable(browser: Browser, server: Server, address: str, seats: str) -> float:
    """Milliseconds from the address to something that can be chosen, with nothing in the cache."""
    with browser.new_context(base_url=server.url("")) as context:
        context.add_init_script(f"localStorage.setItem('argosy-seats', {seats!r})")
        page = context.new_page()
        page.goto(address)
        page.locator(f"{CHOICES}, article button").first.wait_for()
        return float(page.evaluate("performance.now()"))


def clicks(browser: Browser, server: Server, title: str, count: int, seconds: float) -> None:
    """One person against three bots, from the middle of a game; another game if that one ends."""
    times: list[float] = []
    until = time.monotonic() + seconds
    with browser.new_context(base_url=server.url(""), viewport={"width": 1440, "height": 900}) as context:
        page = context.new_page()
        page.goto("/")
        while len(times) < count and time.monotonic() < until:
            sit_in_the_middle(page, server, GAMES[title])
            while len(times) < count and time.monotonic() < until and asked_again(page):
                page.wait_for_timeout(MOMENT)
                times.append(page.evaluate(ANSWER, len(times) * 5))
    times.sort()
    middle, longest = statistics.median(times), times[-1]
    p95 = times[int(len(times) * 0.95)]
    tell(
        title,
        "click to updated board, 95 of 100 within",
        p95,
        "ms",
        70,
        f"; median {middle:.0f}, longest {longest:.0f}, n={len(times)}",
    )


def refusals(browser: Browser, server: Server, title: str, count: int) -> None:
    """Clicks on things that cannot be chosen, each once, so that the server is asked anew for every one."""
    times: list[float] = []
    without = 0
    with browser.new_context(base_url=server.url(""), viewport={"width": 1440, "height": 900}) as context:
        page = context.new_page()
        page.goto("/")
        sit_in_the_middle(page, server, GAMES[title])
        asked_again(page)
        page.wait_for_timeout(MOMENT)
        for at in range(count):
            took = page.evaluate(REFUSED, [DARK[title], at])
            if took == "none left":
                break
            without += took is None
            times += [] if took is None else [took]
    times.sort()
    more = f"; median {statistics.median(times):.0f}, n={len(times)}, without a rule {without}"
    tell(title, "refused click to its rule, longest", times[-1], "ms", 200, more)


def scrubs(browser: Browser, server: Server, title: str, count: int) -> None:
    """A long game, leafed through: step by step, by pulls at the scrubber to anywhere, and by the first pull in a page just opened."""
    record = record_from_text((LONG / f"{title}.record").read_text(encoding="utf-8"))
    plies = len(record.moves)
    made = Caller(server).post("/api/tables/import", {"record": record.to_text()}, expect=201)
    anywhere = [2 + number * 89 % (plies - 3) for number in range(count)]
    middle, fresh = (plies - count) // 2, count * 2 // 3
    ways: dict[str, list[float]] = {}
    with browser.new_context(base_url=server.url(""), viewport={"width": 1440, "height": 900}) as context:
        page = context.new_page()
        for way, patience in (("pull as soon as it is seen", 0), ("first pull", MOMENT)):
            ways[way] = []
            for ply in anywhere[:fresh]:
                open_replay(page, made["table"], 1)
                page.wait_for_timeout(patience)
                ways[way].append(page.evaluate(SCRUB, [None, ply]))
        open_replay(page, made["table"], middle)
        ways["step"], ways["pull"] = [], []
        for ply in range(middle + 1, middle + count + 1):
            page.wait_for_timeout(MOMENT / 3)
            ways["step"].append(page.evaluate(SCRUB, ["]", ply]))
        for ply in anywhere:
            page.wait_for_timeout(MOMENT / 3)
            ways["pull"].append(page.evaluate(SCRUB, [None, ply]))
        ways |= looks_back(page, server, record, anywhere[:fresh])
    for way, times in ways.items():
        times.sort()
        p95 = times[int(len(times) * 0.95)]
        more = f"; median {statistics.median(times):.0f}, longest {times[-1]:.0f}, n={len(times)}, {plies} decisions"
        tell(title, f"replay, one {way}, 95 of 100 within", p95, "ms", 50, more)


def motion(browser: Browser, server: Server, title: str, count: int) -> None:
    """A game of four, late, move by move: the tasks of the page's main thread while pieces are in the air, in Chromium's own trace."""
    record = golden(GAMES[title])
    plies = len(record.moves)
    made = Caller(server).post("/api/tables/import", {"record": record.to_text()}, expect=201)
    first = min(int(plies * LATE), plies - count - 1)
    with browser.new_context(base_url=server.url(""), viewport={"width": 1440, "height": 900}) as context:
        page = context.new_page()
        open_replay(page, made["table"], first)
        page.wait_for_timeout(3 * MOMENT)
        browser.start_tracing(page=page, categories=["toplevel", "devtools.timeline", "blink.user_timing"])
        for _ in range(count):
            page.keyboard.press("]")
            page.wait_for_timeout(FLYING)
        trace = json.loads(browser.stop_tracing())["traceEvents"]
    moves, tasks = tasks_while_moving(trace)
    if not tasks:
        print(f"       {title}: no piece moved in {count} moves", flush=True)
        return
    processor = max(busy for _, busy in tasks)
    over = sum(took > LONG_TASK for took, _ in tasks)
    more = f"; {over} of {len(tasks)} tasks are over it; of the processor's time at most {processor:.0f} ms; {moves} of {count} moves flew"
    tell(title, "while pieces move, longest task", max(took for took, _ in tasks), "ms", LONG_TASK, more)


def tasks_while_moving(trace: list[dict[str, Any]]) -> tuple[int, list[tuple[float, float]]]:
    """How many moves flew; and of each task from the one that draws a move and lets it fly until the last piece has landed, how many
    milliseconds it took, and how many of them the processor worked on it: on a busy machine that is much less."""
    marks = sorted((each for each in trace if str(each["name"]).startswith("argosy-motion")), key=lambda each: each["ts"])
    threads = {(each["pid"], each["tid"]) for each in marks}
    tasks = [
        each
        for each in trace
        if each["name"] in ("RunTask", "ThreadControllerImpl::RunTask")
        and each.get("dur")
        and (each["pid"], each["tid"]) in threads
    ]
    began, moves, found = None, 0, []
    for mark in marks:
        if mark["name"] == "argosy-motion":
            began = mark["ts"]
        elif began is not None:
            moves += 1
            during = [each for each in tasks if each["ts"] < mark["ts"] and each["ts"] + each["dur"] > began]
            found += [(each["dur"] / 1000, each.get("tdur", each["dur"]) / 1000) for each in during]
            began = None
    return moves, found


def looks_back(page: Page, server: Server, record: Record, anywhere: list[int]) -> dict[str, list[float]]:
    """The same game a few moves before its end, in a page just opened: somebody reaches for the scrubber, and looks back for the first time."""
    plies = len(record.moves) - BEFORE
    seats = [{"kind": "here", "name": NAMES[seat]} for seat in range(record.players)]
    running = Caller(server).post("/api/tables/import", {"record": first_of(record, plies).to_text(), "seats": seats}, expect=201)
    page.goto("/")
    page.evaluate(
        "seats => localStorage.setItem('argosy-seats', seats)",
        json.dumps({running["table"]: {"0": running["secrets"][0]["secret"]}}),
    )
    steps: dict[str, list[float]] = {"first step back in a running game": [], "first pull in a running game": []}
    for ply in anywhere:
        for times, step in zip(steps.values(), (["[", plies - 1], [None, min(ply, plies - 1)]), strict=True):
            page.goto("about:blank")
            page.goto(f"/table/{running['table']}")
            seen(page)
            page.locator(".timeline").hover()
            page.wait_for_timeout(MOMENT)
            times.append(page.evaluate(SCRUB, step))
    return steps


def open_replay(page: Page, table: str, ply: int) -> None:
    """At one moment, in a page that has nothing yet of the others."""
    page.goto("about:blank")
    page.goto(f"/table/{table}#ply={ply}")
    page.locator("#choices.past").wait_for()
    seen(page)


def seen(page: Page) -> None:
    """The board is on the screen: nobody can reach for what cannot be seen yet.

    Chromium begins up to two frames while an earlier one is still being painted: when the fourth begins, the first has been shown.
    """
    page.locator(".land, .ground").first.wait_for()
    page.evaluate(FRAMES, 4)


def asked_again(page: Page) -> bool:
    """Waits for one's next decision, skipping what the bots do meanwhile; False once the game is over."""
    while not page.locator(f"{CHOICES}, {OVER}").count():
        page.keyboard.press("s")
        page.wait_for_timeout(50)
    return page.locator(OVER).count() == 0


def sit_in_the_middle(page: Page, server: Server, name: str) -> None:
    seats = [{"kind": "bot" if seat else "here", "name": NAMES[seat], "level": "mate"} for seat in range(4)]
    made = Caller(server).post("/api/tables/import", {"record": upto(name, MIDDLE).to_text(), "seats": seats}, expect=201)
    page.evaluate(
        "seats => localStorage.setItem('argosy-seats', seats)", f'{{"{made["table"]}": {{"0": "{made["secrets"][0]["secret"]}"}}}}'
    )
    page.goto(f"/table/{made['table']}")
    page.locator(".land, .ground").first.wait_for()


main()
