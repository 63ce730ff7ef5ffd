"""The client in a real browser, against a real server. Needs the built client and Debian's Chromium (or CHROMIUM)."""

import os
import re
import shutil
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, sync_playwright

from browser.screens import DESKTOP, PHONE, ROOT
from databases import databases  # noqa: F401
from service import Databases, Server, serving

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium")
# A name that leads here but is not loopback to the browser: on plain HTTP a page from there is no secure context.
ELSEWHERE = "argosy.test"
# Chromium says of every page on plain HTTP that one of its headers has no effect there.
ALWAYS = ["Cross-Origin-Opener-Policy header has been ignored"]

Opens = Callable[..., BrowserContext]
Expects = Callable[..., None]


@pytest.fixture(scope="session")
def site(databases: Databases) -> Iterator[Server]:
    with serving(databases.fresh("sqlite"), 1, "--review-iterations", "2") as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    assert CHROMIUM, "the browser tests need Chromium: apt-get install chromium"
    assert (ROOT / "src/argosy/web/static/index.html").exists(), "the client is not built: make served"
    with sync_playwright() as running:
        browser = running.chromium.launch(executable_path=CHROMIUM, args=[f"--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1"])
        yield browser
        browser.close()


@pytest.fixture
def allowed() -> list[str]:
    """Patterns of console errors that this test means to cause."""
    return [*ALWAYS]


@pytest.fixture
def expects(allowed: list[str]) -> Expects:
    """Says which console errors a test means to cause: `expects("status of 409")`, as patterns."""
    return lambda *patterns: allowed.extend(patterns)


@pytest.fixture
def opens(browser: Browser, site: Server, allowed: list[str]) -> Iterator[Opens]:
    """Opens a person's browser: `opens(lang="fr", size=PHONE)`. A page error or an unexpected console error fails the test."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def note(message: ConsoleMessage) -> None:
        if message.type == "error":
            wrong.append(f"{message.text} ({message.location.get('url', '')})")

    def open_one(
        lang: str = "en",
        size: tuple[int, int] = DESKTOP,
        dark: bool = False,
        url: str = "",
        motion: bool = False,
        secure: bool = True,
        touch: bool | None = None,
    ) -> BrowserContext:
        url = url or site.url("")
        context = browser.new_context(
            base_url=url if secure else url.replace("127.0.0.1", ELSEWHERE),
            viewport={"width": size[0], "height": size[1]},
            locale={"en": "en-GB", "fr": "fr-FR"}[lang],
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=size == PHONE if touch is None else touch,
            is_mobile=bool(touch),
        )
        context.set_default_timeout(20_000)
        context.on("weberror", lambda error: wrong.append(str(error.error)))
        context.on("console", note)
        contexts.append(context)
        return context

    yield open_one
    for context in contexts:
        context.close()
    unexpected = [each for each in wrong if not any(re.search(pattern, each) for pattern in allowed)]
    assert not unexpected, "errors on the pages; what a test means to cause it allows with `expects`"
