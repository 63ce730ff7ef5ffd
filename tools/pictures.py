"""Takes pictures: `make pictures`.

The README's into docs/images, two stills and a whole game in a few seconds; and the table of every title into build/pictures, at three
sizes, by day and by night, to be looked at.
"""

import base64
import tempfile
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from animation import animated
from argosy import TITLES
from argosy.bots.referee import play_codes
from browser.conftest import CHROMIUM
from browser.games import NAMES, sit_at
from browser.screens import FIRST, LAND, ROOT, SAIL
from service import Caller, Server, serving

FOLDER = ROOT / "docs" / "images"
PICTURES = {"age-of-sail": (SAIL, "action", False), "new-found-land": (LAND, "settle", True)}
TABLES = {"endeavor": (FIRST, "action"), "age-of-sail": (SAIL, "action"), "new-found-land": (LAND, "settle")}
SIZES = {"1440": (1440, 900), "1920": (1920, 1080), "390": (390, 844)}
STRIDE = 4  # turns from one picture of the game to the next
SHOWN, LAST = 450, 4000  # milliseconds
SMALLER = 0.75


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serving(f"{folder}/pictures.db") as server, sync_playwright() as running:
        browser = running.chromium.launch(executable_path=CHROMIUM)
        for name, (record, kind, dark) in PICTURES.items():
            keep(FOLDER / f"{name}.webp", a_table(browser, server, record, kind, (1440, 900), dark))
        keep(FOLDER / "game.webp", a_game(browser, server))
        for (name, (record, kind)), (width, size), dark in product(TABLES.items(), SIZES.items(), (False, True)):
            path = ROOT / "build" / "pictures" / f"{name}-{width}-{'night' if dark else 'day'}.webp"
            path.parent.mkdir(parents=True, exist_ok=True)
            keep(path, a_table(browser, server, record, kind, size, dark))
        browser.close()


def a_table(browser: Browser, server: Server, record: str, kind: str, size: tuple[int, int], dark: bool) -> bytes:
    """A table at the first decision of that kind, as whoever decides sees it."""
    page = opened(browser, server, size, dark)
    page.goto("/")
    sit_at(page, server, record, kind)
    page.locator(".board [data-thing]").first.wait_for()
    page.mouse.move(2, 2)
    page.wait_for_timeout(300)
    picture = taken(page, quality=85)
    page.context.close()
    return picture


def opened(browser: Browser, server: Server, size: tuple[int, int], dark: bool = False) -> Page:
    context = browser.new_context(
        base_url=server.url(""),
        viewport={"width": size[0], "height": size[1]},
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
    )
    return context.new_page()


def taken(page: Page, quality: int, **more: Any) -> bytes:
    """What is seen, as WebP, which Playwright itself does not offer: a fifth of the size."""
    session = page.context.new_cdp_session(page)
    answer = session.send("Page.captureScreenshot", {"format": "webp", "quality": quality, **more})
    session.detach()
    return base64.b64decode(answer["data"])


def keep(path: Path, picture: bytes) -> None:
    path.write_bytes(picture)
    print(f"{path}: {len(picture) // 1000} KB")


def a_game(browser: Browser, server: Server) -> bytes:
    """A game of bots, leafed through from its deal to its end."""
    played = play_codes(TITLES["age-of-sail"].ruleset(4, {}, None), ["greedy"] * 4, seed=11)
    seats = [{"kind": "here", "name": name} for name in NAMES[:4]]
    table = Caller(server).post("/api/tables/import", {"record": played.record, "seats": seats}, expect=201)["table"]
    width, height = 1200, 720
    page = opened(browser, server, (width, height))
    page.goto(f"/table/{table}#ply=0")
    page.locator(".timeline input").wait_for()
    page.locator(".land").first.wait_for()
    clip = {"x": 0, "y": 0, "width": width, "height": height, "scale": SMALLER}
    stills = [taken(page, quality=40, clip=clip)]
    while step(page):
        stills.append(taken(page, quality=40, clip=clip))
    page.context.close()
    return animated(stills, (int(width * SMALLER), int(height * SMALLER)), [SHOWN] * (len(stills) - 1) + [LAST])


def step(page: Page) -> bool:
    """Some turns on; False if the game was at its end."""
    at = "Number(document.querySelector('.timeline input')?.value ?? -1)"
    for turn in range(STRIDE):
        before = page.evaluate(at)
        page.keyboard.press("}")
        try:
            page.wait_for_function(f"before => {at} !== before", arg=before, timeout=2000)
        except Exception:
            return turn > 0
    page.wait_for_timeout(50)
    return True


main()
