"""What a browser may lack or refuse: secure contexts, storage, the clipboard. The page does without, or says what is missing."""

import re

import pytest
from playwright.sync_api import expect

from browser.games import sit_at
from browser.person import CHOICES, by_list, changed, entry, play_now, play_on
from browser.screens import FIRST
from service import Databases, serving

# As a browser does that keeps nothing for anybody.
BLOCKED = """for (const name of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, name, { get() { throw new DOMException("blocked", "SecurityError"); } });"""
REFUSED = """document.execCommand = () => false;
if (navigator.clipboard) navigator.clipboard.writeText = () => Promise.reject(new DOMException("refused", "NotAllowedError"));"""


def new_table_by_link(page):
    page.goto("/new/age-of-sail")
    page.get_by_label("Who takes seat 2").select_option("invite")
    page.get_by_label("Name at seat 2").fill("Guest 2")
    page.get_by_role("button", name="Open the table").click()
    return page.get_by_label("Invitation link for Guest 2")


def test_links_begin_with_what_guests_can_reach(opens, databases: Databases):
    """Whoever sets a table up at loopback hands on an address that others can open."""
    with serving(databases.fresh("sqlite"), 1, "--public-url", "https://tables.example.org") as server:
        page = opens(url=server.url("")).new_page()
        expect(new_table_by_link(page)).to_have_value(re.compile(r"^https://tables\.example\.org/table/\w+#seat="))
        page.close()  # before its server


@pytest.mark.parametrize("secure", [True, False], ids=["loopback", "plain-http"])
def test_blocked_storage(opens, secure):
    """No blank page: a game can be played, and the person is told that the seat is not kept."""
    context = opens(secure=secure)
    context.add_init_script(BLOCKED)
    page = context.new_page()
    play_now(page)
    page.get_by_text("This browser keeps nothing for us").wait_for()
    assert play_on(page, by_list, most=3) == 3


def test_the_link_is_copied_on_plain_http(opens):
    """There is no clipboard in an insecure context; the old way still works."""
    page = opens(secure=False).new_page()
    link = new_table_by_link(page)
    page.get_by_role("button", name="Copy").first.click()
    page.get_by_role("button", name="Copied").wait_for()
    page.evaluate("document.body.append(Object.assign(document.createElement('textarea'), { id: 'paste' }))")
    page.locator("#paste").focus()
    page.keyboard.press("Control+v")
    expect(page.locator("#paste")).to_have_value(link.input_value())


def test_a_refused_clipboard_is_not_called_copied(opens, site):
    context = opens()
    context.add_init_script(REFUSED)
    page = context.new_page()
    link = new_table_by_link(page)
    page.get_by_role("button", name="Copy").first.click()
    page.wait_for_timeout(300)
    assert page.get_by_text("Copied").count() == 0
    assert "#seat=" in link.input_value(), "there is a field to copy from"
    page.goto("/")
    sit_at(page, site, FIRST, "end")
    page.get_by_role("button", name="Replay").click()
    page.get_by_text("Looking back: move 0").wait_for()
    page.get_by_role("button", name="Copy link").click()
    field = page.get_by_label("Copy from here")
    expect(field).to_have_value(f"{page.url.partition('#')[0]}#ply=0")
    assert page.evaluate("getSelection().toString()") == field.input_value(), "it only has to be copied"


def test_notifications_say_why_they_are_not_offered(opens):
    page = opens(secure=False).new_page()
    play_now(page)
    page.get_by_role("button", name="Notifications need HTTPS").click()
    page.get_by_role("alert").get_by_text("Notifications need HTTPS").wait_for()


def test_a_moment_after_a_language_change_the_game_goes_on_on_plain_http(opens):
    page = opens(secure=False).new_page()
    play_now(page)
    page.get_by_role("button", name="Français").click()
    page.get_by_role("button", name="English").wait_for()
    page.locator(CHOICES).first.wait_for()
    before = entry(page)
    by_list(page, 0)
    changed(page, before)
