"""Whoever waits for a bot sees whose turn it is and how long already, and may hurry it."""

from playwright.sync_api import expect

from browser.games import moments, sit, upto
from browser.person import CHOICES, by_list, changed, entry
from service import Caller

SAIL_FOR_TWO = "age-of-sail-2p-side-1"


def against_an_admiral(opens, site):
    """Two pages of a table against a bot that thinks long: a person's, and a spectator's."""
    ply, seat = moments(SAIL_FOR_TWO)["turn"]
    bot, person = {"kind": "bot", "name": "Batavia", "level": "admiral"}, {"kind": "here", "name": "Ada"}
    wish = {"record": upto(SAIL_FOR_TWO, ply).to_text(), "seats": [person if each == seat else bot for each in range(2)]}
    made = Caller(site).post("/api/tables/import", wish, expect=201)
    table, secrets = made["table"], {each["seat"]: each["secret"] for each in made["secrets"]}
    pages = []
    for own in (secrets, {}):
        page = opens().new_page()
        page.goto("/")
        sit(page, table, own)
        pages.append(page)
    return pages


def test_a_bot_that_thinks_long_is_named_and_can_be_hurried(opens, site):
    page, watcher = against_an_admiral(opens, site)
    hurry = page.get_by_role("button", name="Move now")
    for number in range(40):
        page.locator(f"{CHOICES}, #choices [role=timer]").first.wait_for()
        if page.locator(CHOICES).count():
            before = entry(page)
            by_list(page, number)
            changed(page, before)
            continue
        expect(page.locator("#choices")).to_contain_text("Batavia is thinking")
        assert watcher.get_by_role("button", name="Move now").count() == 0, "whoever watches hurries nobody"
        hurry.or_(page.locator(CHOICES).first).first.wait_for(timeout=60_000)
        if hurry.count():
            watcher.locator("#choices", has_text="Batavia is thinking").wait_for()
            before = entry(page)
            with page.expect_response(lambda answer: "/hurry" in answer.url) as answered:
                hurry.click()
            assert answered.value.ok
            changed(page, before)
            return
    raise AssertionError("the admiral never took two seconds")
