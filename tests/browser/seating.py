"""People who sit down, leave and come back, as the browser lets them."""

import json
from typing import Any

from playwright.sync_api import Locator, Page, Route

from browser.person import changed, do_it, entry, title_card

READY = "#choices:not([data-fresh]) .choice:not([disabled])"  # what can be chosen, and meant
_KEPT = "(JSON.parse(localStorage.getItem('argosy-seats') ?? '{}')[id] ?? {})"  # the secrets of the table `id`


def table_id(page: Page) -> str:
    return page.url.split("/table/")[1].split("#")[0]


def form(page: Page, kinds: list[str], title: str = "age-of-sail", host: str = "Ada") -> None:
    """The form of a new table, filled in; `kinds` are those of the seats after the first."""
    page.goto(f"/new/{title}")
    page.locator("fieldset li").first.wait_for()
    while page.locator("fieldset li").count() > len(kinds) + 1:
        page.locator("fieldset li").last.get_by_role("button").click()
    while page.locator("fieldset li").count() < len(kinds) + 1:
        page.get_by_role("button", name="One more seat").click()
    page.get_by_label("Name at seat 1").fill(host)
    for number, kind in enumerate(kinds, start=2):
        page.get_by_label(f"Who takes seat {number}").select_option(kind)
        if kind != "open":
            page.get_by_label(f"Name at seat {number}").fill(f"Guest {number}")


def new_table(page: Page, kinds: list[str], title: str = "age-of-sail", host: str = "Ada") -> str:
    form(page, kinds, title, host)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    return table_id(page)


def with_friends(page: Page, title: str = "age-of-sail") -> str:
    """A table and one link for everybody, by one click; gives the link."""
    page.goto("/")
    title_card(page, title).get_by_role("button", name="With friends").click()
    return page.get_by_label("One link for everybody").input_value()


def link_for(page: Page, name: str) -> str:
    """The invitation that the page shows for somebody."""
    return page.get_by_label(f"Invitation link for {name}", exact=True).input_value()


def sit_down(page: Page, link: str, name: str) -> None:
    page.goto(link)
    seats = len(secrets_of(page))
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_function(
        f"([id, seats]) => Object.keys({_KEPT}).length > seats", arg=[table_id(page), seats]
    )  # others see it first
    page.locator(f"{READY}, .waiting li :text('at this screen')").first.wait_for()


def menu(page: Page) -> Locator:
    """The menu of the table, opened."""
    page.get_by_role("button", name="Menu of the table").click()
    return page.get_by_role("dialog", name="Menu of the table")


def is_to_decide(page: Page) -> None:
    page.locator(READY).first.wait_for()


def watches(page: Page) -> None:
    page.get_by_text("You are watching this game").wait_for()


def decide(page: Page, number: int = 0) -> None:
    """Chooses from the list, and waits until the table has moved on."""
    is_to_decide(page)
    before, buttons = entry(page), page.locator(READY)
    buttons.nth(number * 5 % max(1, buttons.count() - 1)).click()
    do_it(page)
    changed(page, before)


def until_turn(of: Page, others: list[Page]) -> None:
    """The others decide until it is somebody's turn."""
    for _ in range(40):
        of.locator("#choices").wait_for()
        for page in others:
            if of.locator(READY).count():
                return
            if page.locator(READY).count():
                decide(page)
        of.wait_for_timeout(100)
    raise AssertionError("the turn never came")


def impatient(page: Page, seconds: int = 1) -> None:
    """Tables set up from this page wait that long for somebody who is absent: the form offers a minute at least."""

    def hurry(route: Route) -> None:
        wish: dict[str, Any] = json.loads(route.request.post_data or "{}")
        route.continue_(post_data=json.dumps({**wish, "stand_in_after": seconds}))

    page.route(
        lambda url: url.split("?")[0].endswith("/api/tables"),
        lambda route: hurry(route) if route.request.method == "POST" else route.continue_(),
    )


def seated(page: Page, table: str, secrets: dict[int, str]) -> None:
    """Opens the table in a browser that holds these seats, and no others anywhere; it is on some page of ours already."""
    page.evaluate(
        "([table, seats]) => localStorage.setItem('argosy-seats', JSON.stringify({[table]: seats}))",
        [table, {str(seat): secret for seat, secret in secrets.items()}],
    )
    page.goto(f"/table/{table}")


def secrets_of(page: Page) -> dict[int, str]:
    """The secrets of the seats that this browser holds at the table on show."""
    kept = page.evaluate(f"id => {_KEPT}", table_id(page))
    return {int(seat): secret for seat, secret in kept.items()}
