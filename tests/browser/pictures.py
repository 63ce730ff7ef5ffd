"""Takes the README's pictures: `make pictures`."""

import base64
import tempfile

from playwright.sync_api import sync_playwright

from browser.conftest import CHROMIUM
from browser.games import sit_at
from browser.screens import LAND, ROOT, SAIL
from service import serving

FOLDER = ROOT / "docs" / "images"
PICTURES = {"age-of-sail": (SAIL, "action", False), "new-found-land": (LAND, "settle", True)}


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serving(f"{folder}/pictures.db") as server, sync_playwright() as running:
        browser = running.chromium.launch(executable_path=CHROMIUM)
        for name, (record, kind, dark) in PICTURES.items():
            context = browser.new_context(
                base_url=server.url(""),
                viewport={"width": 1440, "height": 900},
                color_scheme="dark" if dark else "light",
                reduced_motion="reduce",
            )
            page = context.new_page()
            page.goto("/")
            sit_at(page, server, record, kind)
            page.locator(".land, .ground").first.wait_for()
            page.mouse.move(2, 2)
            # As WebP, which Playwright itself does not offer: a fifth of the size.
            taken = context.new_cdp_session(page).send("Page.captureScreenshot", {"format": "webp", "quality": 85})
            path = FOLDER / f"{name}.webp"
            path.write_bytes(base64.b64decode(taken["data"]))
            print(f"{path}: {path.stat().st_size // 1000} KB")
            context.close()
        browser.close()


main()
