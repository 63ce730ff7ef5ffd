"""Somebody at a table, as the browser lets them be."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page

CHOICES = "#choices ol button:not([disabled])"
OVER = "main section h1"


def play_now(page: Page, title: str = "age-of-sail") -> None:
    """A game against bots: one click from the front page."""
    page.goto("/")
    page.locator("article").filter(has=page.locator(f'a[href="/new/{title}"]')).locator("button.primary").click()
    page.locator(CHOICES).first.wait_for()


def decided(page: Page) -> bool:
    """Waits until it is one's turn (True) or the game is over (False)."""
    page.locator(f"{CHOICES}, {OVER}").first.wait_for()
    return page.locator(OVER).count() == 0


def entry(page: Page) -> str:
    """What tells one decision from the next: prompt, choices and story."""
    return page.locator("#choices").inner_text() + str(page.locator("#log li").count())


def play_on(page: Page, choose: Callable[[Page, int], None], most: int = 400) -> int:
    """Decides until the game is over, or so many times; gives the number of decisions."""
    for number in range(most):
        if not decided(page):
            return number
        before = entry(page)
        choose(page, number)
        for _ in range(400):
            if page.locator(OVER).count() or entry(page) != before:
                break
            page.wait_for_timeout(10)
        else:
            raise AssertionError(f"nothing happened after: {before}")
    return most


def by_list(page: Page, number: int) -> None:
    buttons = page.locator(CHOICES)
    count = buttons.count()
    if count:
        buttons.nth(number * 5 % max(1, count - 1)).click()


def by_board(page: Page, number: int) -> None:
    """Clicks what is lit; only passing and finishing have no place of their own."""
    lit = page.locator("[data-thing].lit")
    count = lit.count()
    if not count:
        page.locator(CHOICES).last.click()
        return
    thing = lit.nth(number * 5 % count)
    click_thing(thing)
    several = page.locator(".inspector.pinned button")
    if several.count():
        several.first.click()


def click_thing(thing: Locator) -> None:
    thing.scroll_into_view_if_needed()
    spot = thing.locator(".touch, .halo, .next").first
    (spot if spot.count() else thing).click(force=True)


def by_keyboard(page: Page, number: int) -> None:
    """Walks the list or the board, and presses Enter."""
    on_board = page.locator(".board [data-thing].lit").count()
    if on_board and number % 2:
        page.keyboard.press("b")
        page.keyboard.press("n")
        page.keyboard.press("Enter")
        if page.locator(".inspector.pinned").count():
            page.keyboard.press("Escape")
            page.keyboard.press("1")
    elif number % 3:
        page.keyboard.press("c")
        page.keyboard.press("Tab") if page.locator(CHOICES).count() > 1 else None
        page.keyboard.press("Enter")
    else:
        page.keyboard.press(str(min(9, 1 + number % page.locator(CHOICES).count())))


def table_of(page: Page) -> str:
    found = re.search(r"/table/(\w+)", page.url)
    assert found
    return found.group(1)
