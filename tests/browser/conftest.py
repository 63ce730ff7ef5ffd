"""The client in a real browser, against a real server. Needs the built client and Debian's Chromium (or CHROMIUM)."""

import os
import shutil
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from browser.screens import DESKTOP, PHONE, ROOT
from service import Databases, Server, serving

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium")

Opens = Callable[..., BrowserContext]


@pytest.fixture(scope="session")
def site(databases: Databases) -> Iterator[Server]:
    with serving(databases.fresh("sqlite"), 1, "--review-iterations", "2") as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    assert CHROMIUM, "the browser tests need Chromium: apt-get install chromium"
    assert (ROOT / "src/argosy/web/static/index.html").exists(), "the client is not built: make served"
    with sync_playwright() as running:
        browser = running.chromium.launch(executable_path=CHROMIUM)
        yield browser
        browser.close()


@pytest.fixture
def opens(browser: Browser, site: Server) -> Iterator[Opens]:
    """Opens a person's browser: `opens(lang="fr", size=PHONE)`. What goes wrong on a page fails the test."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def open_one(
        lang: str = "en", size: tuple[int, int] = DESKTOP, dark: bool = False, url: str = "", motion: bool = False
    ) -> BrowserContext:
        context = browser.new_context(
            base_url=url or site.url(""),
            viewport={"width": size[0], "height": size[1]},
            locale={"en": "en-GB", "fr": "fr-FR"}[lang],
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=size == PHONE,
        )
        context.set_default_timeout(20_000)
        context.on("weberror", lambda error: wrong.append(str(error.error)))
        contexts.append(context)
        return context

    yield open_one
    for context in contexts:
        context.close()
    assert not wrong
