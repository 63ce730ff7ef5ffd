"""Somebody at a table, as the browser lets them be."""

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, Page, TimeoutError

SCREENS = Path(__file__).parents[2] / "build" / "screens"

CHOICES = "#choices .choice:not([disabled])"
LIT = "[data-thing].lit:not([data-overview] *)"  # not in the small picture of the whole board
NARROW = 701  # below it a choice is selected first, and the wide button does it
OVER = "main section h1"

AWAY = (2, 2)  # where nothing is to be clicked

Choose = Callable[[Page, int], None]


def title_card(page: Page, title: str) -> Locator:
    return page.locator("article").filter(has=page.locator(f'a[href="/new/{title}"]'))


def play_now(page: Page, title: str = "age-of-sail") -> None:
    """A game against bots: one click from the front page."""
    page.goto("/")
    title_card(page, title).locator("button.primary").click()
    page.locator(CHOICES).first.wait_for()


def decided(page: Page) -> bool:
    """Waits until it is one's turn (True) or the game is over (False)."""
    page.locator(f"{CHOICES}, {OVER}").first.wait_for()
    return page.locator(OVER).count() == 0


def entry(page: Page) -> str:
    """The number of the entry on show: another one after each move."""
    return page.locator("#choices").get_attribute("data-entry") or ""


def changed(page: Page, before: str) -> None:
    """Waits until another entry is on show."""
    page.wait_for_function("before => document.querySelector('#choices').dataset.entry !== before", arg=before)


def play_on(page: Page, choose: Choose, most: int = 400) -> int:
    """Decides until the game is over, or so many times; gives the number of decisions."""
    for number in range(most):
        if not decided(page):
            return number
        before = entry(page)
        try:
            choose(page, number)
            changed(page, before)
        except TimeoutError:
            page.screenshot(path=SCREENS / "stuck.png")
            raise
    return most


def by_list(page: Page, number: int) -> None:
    """Clicks in the list of choices; its last one, as passing, only if there is no other."""
    buttons = page.locator(CHOICES)
    click_and_go(buttons.nth(number * 5 % max(1, buttons.count() - 1)))


def click_and_go(button: Locator) -> None:
    """A click, and away with the mouse: what appears under it takes no click at first, unless it is aimed at anew."""
    button.click()
    button.page.mouse.move(*AWAY)
    do_it(button.page)


def do_it(page: Page) -> None:
    """On a phone: the wide button does what is selected, once somebody can have seen it."""
    if (page.viewport_size or {"width": NARROW})["width"] < NARROW:
        page.locator("#choices:not([data-fresh]) .do:not([disabled])").click()


def by_board(page: Page, number: int) -> None:
    """Clicks what is lit; only passing and finishing have no place of their own."""
    lit = page.locator(LIT)
    count = lit.count()
    if not count:
        click_and_go(page.locator(CHOICES).last)
        return
    click_thing(lit.nth(number * 5 % count))
    several = page.locator(".inspector.pinned button")
    if several.count():
        several.first.click()
    page.mouse.move(*AWAY)
    laid = page.locator("[data-slot] [data-laid]")
    if laid.count():  # a ship in its slot: it goes with its action
        page.locator("[data-send]:visible").first.click()
        return
    do_it(page)


def click_thing(thing: Locator) -> None:
    """A click where a person would: on the middle of what is lit, once it is in sight."""
    into_the_open(thing)
    spot = thing.locator(".touch, .halo, .next").first
    spot = spot if spot.count() else thing
    spot.evaluate("spot => spot.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'})")
    spot.click(force=True)


def into_the_open(thing: Locator) -> None:
    """Opens the leaf of the tray that a thing lies on."""
    closed = thing.evaluate("thing => thing.closest('[role=tabpanel][hidden]')?.getAttribute('aria-labelledby')")
    if closed:
        thing.page.locator(f"[id='{closed}']").click()


def story(page: Page) -> Locator:
    """The story of the game, opened."""
    tab = page.locator(".chronicle header button", has_text=re.compile("Story|Le récit"))
    if tab.count():
        tab.click()
    return page.locator("#log")


def by_keyboard(page: Page, number: int) -> None:
    """Walks the list or the board, and presses Enter."""
    if page.locator(LIT).count() and number % 2 and not page.locator("[data-send]").count():
        page.keyboard.press("n")
        page.keyboard.press("Enter")
        if page.locator(".inspector.pinned").count():
            page.keyboard.press("Escape")
            page.keyboard.press("1")
    elif number % 3:
        page.keyboard.press("c")
        if page.locator(CHOICES).count() > 1:
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
    else:
        page.keyboard.press(str(min(9, 1 + number % page.locator(CHOICES).count())))
