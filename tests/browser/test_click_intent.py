"""Decisions are meant: what appears under the pointer takes no click that was aimed at what stood there before.

The browser's clock stands still, so that nothing here depends on how fast the machine is.
"""

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from browser.games import laid_out, moments, sit
from browser.person import AWAY, CHOICES, LIT, changed, click_thing, entry, play_now
from browser.screens import DESKTOP, FIRST, PHONE, SAIL

SETTLED = 400  # milliseconds after which a list takes any click


@pytest.fixture
def at_one_screen(opens, site):
    """Opens a table at that moment of a game, or its beginning, with everybody at this screen, and stops the clock."""

    def sat(golden: str, kind: str | None, size: tuple[int, int] = DESKTOP, seats: tuple[int, ...] = ()) -> Page:
        page = opens(size=size).new_page()
        page.clock.install()
        page.goto("/")
        table, secrets = laid_out(site, golden, moments(golden)[kind][0] if kind else 0)
        sit(page, table, {seat: secret for seat, secret in secrets.items() if not seats or seat in seats})
        page.locator(CHOICES).first.wait_for()
        page.clock.pause_at(page.evaluate("Date.now()") + 1000)
        return page

    return sat


def decisions(page: Page) -> list[str]:
    """The moves that the page sends from now on."""
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.post_data) if request.url.partition("?")[0].endswith("/moves") else None)
    return sent


def middle(target: Locator) -> tuple[float, float]:
    box = target.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_double_click_on_the_list_makes_one_decision(at_one_screen):
    page = at_one_screen(SAIL, "build")
    sent, before = decisions(page), entry(page)
    at = middle(page.locator(CHOICES).first)
    page.mouse.click(*at)
    changed(page, before)
    page.locator(CHOICES).first.wait_for()
    again = entry(page)
    page.mouse.click(*at)
    page.mouse.click(at[0] + 5, at[1] + 5)  # a hand that trembles
    assert entry(page) == again
    assert len(sent) == 1
    page.clock.run_for(SETTLED)
    page.mouse.click(*at)
    changed(page, again)
    assert len(sent) == 2


def test_a_triple_click_makes_one_decision(at_one_screen):
    """Its third click comes when the next choices have long been there; it still belongs to the first."""
    page = at_one_screen(SAIL, "build")
    sent, before = decisions(page), entry(page)
    at = middle(page.locator(CHOICES).first)
    page.mouse.click(*at)
    changed(page, before)
    again = entry(page)
    for _ in range(2):
        page.clock.run_for(SETTLED // 2)
        page.mouse.click(*at)
    page.wait_for_timeout(100)
    assert entry(page) == again
    assert len(sent) == 1
    page.clock.run_for(SETTLED)
    page.mouse.click(*at)
    changed(page, again)


def test_whoever_aims_anew_need_not_wait(at_one_screen):
    page = at_one_screen(SAIL, "build")
    sent, before = decisions(page), entry(page)
    at = middle(page.locator(CHOICES).first)
    page.mouse.click(*at)
    changed(page, before)
    again = entry(page)
    page.mouse.move(*AWAY)
    page.mouse.click(*at)
    changed(page, again)
    assert len(sent) == 2


def test_a_double_click_on_the_board_makes_one_decision(at_one_screen):
    """The next person at the screen could build the same: not by the first one's second click."""
    page = at_one_screen(FIRST, None)
    sent, before = decisions(page), entry(page)
    building = page.locator("button[data-thing^='stock:'].lit").first
    building.scroll_into_view_if_needed()
    thing, at = building.get_attribute("data-thing"), middle(building)
    page.mouse.click(*at)
    changed(page, before)
    page.locator(f"[data-thing='{thing}'].lit").wait_for()
    assert page.evaluate("([x, y]) => !!document.elementFromPoint(x, y).closest('.lit')", at)
    page.mouse.click(*at)
    page.mouse.click(*at)
    assert len(sent) == 1


def test_a_second_tap_makes_no_decision(at_one_screen):
    """A finger leaves no trace of where it aims: it has to wait, wherever it taps, to select and to decide."""
    page = at_one_screen(SAIL, "build", size=PHONE)
    sent, before = decisions(page), entry(page)
    first, done = page.locator(CHOICES).first, page.locator("#choices .do")
    page.touchscreen.tap(*middle(first))
    expect(first).to_have_attribute("aria-pressed", "true")
    page.touchscreen.tap(*middle(first))
    page.touchscreen.tap(*middle(done))
    assert not sent, "it is only just selected"
    page.clock.run_for(SETTLED)
    page.touchscreen.tap(*middle(done))
    changed(page, before)
    again = entry(page)
    page.touchscreen.tap(*middle(done))
    page.touchscreen.tap(*middle(first))
    expect(first).not_to_have_attribute("aria-pressed", "true")
    assert entry(page) == again
    assert len(sent) == 1
    page.clock.run_for(SETTLED)
    page.touchscreen.tap(*middle(first))
    expect(first).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("key", ["1", "Enter"])
def test_a_key_held_down_makes_one_decision(at_one_screen, key):
    page = at_one_screen(SAIL, "build")
    sent, before = decisions(page), entry(page)
    page.keyboard.press("c")
    page.keyboard.down(key)
    changed(page, before)
    page.keyboard.press("c")
    for _ in range(5):
        page.keyboard.down(key)  # it repeats
    page.keyboard.up(key)
    assert len(sent) == 1


def test_the_card_of_a_thing_takes_no_click_aimed_at_the_thing(at_one_screen):
    """A tap on something with several choices opens them; the second tap of a double tap chooses none."""
    page = at_one_screen("new-found-land-3p", "settle", size=PHONE, seats=(moments("new-found-land-3p")["settle"][1],))
    sent = decisions(page)
    tile = page.locator(f"{LIT}[data-thing^='space:']").first
    click_thing(tile)
    card = page.locator(".inspector.pinned")
    card.wait_for()
    choice = card.get_by_role("button", name="Settle").first
    page.touchscreen.tap(*middle(choice))
    assert not sent
    expect(card).to_be_visible()
    page.clock.run_for(SETTLED)
    page.touchscreen.tap(*middle(choice))
    card.wait_for(state="detached")
    assert not sent, "it is selected"
    page.clock.run_for(SETTLED)
    page.touchscreen.tap(*middle(page.locator("#choices .do")))
    page.wait_for_timeout(100)
    assert len(sent) == 1


def test_a_tap_after_skipping_makes_no_decision(opens):
    """What others did is cut short by a tap; where that button was nothing else appears, however late the next tap comes."""
    page = opens(size=PHONE, motion=True).new_page()
    page.clock.install()
    play_now(page, "endeavor")
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    skip = page.get_by_role("button", name="Show where it ends")
    sent, before = decisions(page), entry(page)
    page.locator(CHOICES).first.click()
    page.clock.run_for(SETTLED)
    page.locator("#choices .do").click()
    skip.wait_for()
    at = middle(skip)
    while skip.count() or not page.locator(CHOICES).count():
        page.touchscreen.tap(*at)
        page.wait_for_timeout(50)
    changed(page, before)
    now = entry(page)
    page.touchscreen.tap(*at)
    page.clock.run_for(SETTLED)
    page.touchscreen.tap(*at)
    assert entry(page) == now
    assert len(sent) == 1


def refuse(route: Route) -> None:
    route.fulfill(status=409, json={"error": "question-open", "text": "Somebody asks to take back."})


def test_a_double_click_on_what_is_refused_makes_no_other_decision(at_one_screen, expects):
    """The refusal stands above the list and moves it: what comes under the pointer then was not aimed at."""
    expects("status of 409")
    page = at_one_screen(SAIL, "build")
    sent = decisions(page)
    page.route("**/moves*", refuse)
    at = middle(page.locator(CHOICES).nth(1))
    page.mouse.click(*at)
    page.locator("#choices .message", has_text="Somebody asks").wait_for()
    page.mouse.click(*at)
    page.wait_for_timeout(100)
    assert len(sent) == 1
    page.clock.run_for(SETTLED)
    page.mouse.click(*at)
    page.wait_for_timeout(100)
    assert len(sent) == 2


def test_each_decision_is_asked_for_if_wished(opens, site):
    page = opens().new_page()
    page.goto("/")
    ply, seat = moments(SAIL)["build"]
    table, secrets = laid_out(site, SAIL, ply)
    sit(page, table, {seat: secrets[seat]})
    sent, before = decisions(page), entry(page)
    page.get_by_role("button", name="Preferences").click()
    page.get_by_role("switch", name="Ask before a move is final").click()
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    choice = page.locator(CHOICES).first
    choice.dblclick()
    expect(choice).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Not yet").click()
    expect(page.locator("#choices .do")).to_have_count(0)
    choice.click()
    assert not sent
    page.locator("#choices:not([data-fresh]) .do").click()
    changed(page, before)
    assert len(sent) == 1


def test_a_decision_under_way_is_seen_and_after_a_while_told(opens, site):
    page = opens().new_page()
    page.goto("/")
    table, secrets = laid_out(site, SAIL, moments(SAIL)["build"][0])
    page.clock.install()
    held = []
    page.route("**/moves*", lambda route: held.append(route))
    sit(page, table, {moments(SAIL)["build"][1]: secrets[moments(SAIL)["build"][1]]})
    before = entry(page)
    chosen, other = page.locator(CHOICES).first, page.locator(CHOICES).nth(1)
    chosen.click()
    expect(chosen).to_have_attribute("aria-busy", "true")
    other.click()
    expect(other).not_to_have_attribute("aria-busy", "true")
    assert len(held) == 1
    page.clock.run_for(2_500)
    page.get_by_text("Your move is on its way").wait_for()
    held[0].continue_()
    changed(page, before)
    expect(page.get_by_text("Your move is on its way")).to_have_count(0)
