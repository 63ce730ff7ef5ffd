"""Whatever goes wrong is told, and nothing leaves a blank page."""

import pytest
from playwright.sync_api import expect

from browser.person import by_list, changed, entry, play_now

SHOWN = ".notices p"


def test_an_unexpected_exception_is_told(opens, expects):
    expects("out of rum", "marooned")
    page = opens().new_page()
    page.goto("/")
    page.locator("article").first.wait_for()
    page.evaluate("setTimeout(() => { throw new Error('out of rum'); })")
    page.locator(SHOWN, has_text="Something went wrong").wait_for()
    page.get_by_role("button", name="Close").click()
    expect(page.locator(SHOWN)).to_have_count(0)
    page.evaluate("void Promise.reject(new Error('marooned'))")
    page.locator(SHOWN, has_text="Something went wrong").get_by_role("button", name="Reload").click()
    page.locator("article").first.wait_for()
    expect(page.locator(SHOWN)).to_have_count(0)


@pytest.mark.parametrize("status", [404, 429])
def test_a_part_that_cannot_be_fetched_offers_to_reload(opens, expects, status):
    """As after an update: the page that is open asks for files that are gone."""
    expects(f"status of {status}", "dynamically imported module", "Unable to preload")
    page = opens().new_page()
    page.route("**/assets/Rulebook*", lambda route: route.fulfill(status=status, body=""))
    page.goto("/rules/endeavor")
    page.get_by_role("heading", name="This page could not be shown").wait_for()
    page.unroute("**/assets/Rulebook*")
    page.get_by_role("button", name="Reload").click()
    page.get_by_role("heading", name="Endeavor").first.wait_for()


def test_a_page_whose_program_does_not_come_is_not_blank(opens, expects):
    expects("status of 404")
    page = opens().new_page()
    page.route("**/assets/index*.js", lambda route: route.fulfill(status=404, body=""))
    page.goto("/")
    page.get_by_text("Argosy does not come through yet").wait_for()
    page.unroute("**/assets/index*.js")
    page.get_by_role("link", name="Try again").click()
    page.locator("article").first.wait_for()
    assert page.get_by_text("does not come through").count() == 0


@pytest.mark.parametrize("address", ["/100%25", "/100%", "/table/100%", "/rules/endeavor/%E0%A4%A", "/nowhere"])
def test_an_address_that_makes_no_sense_leaves_no_blank_page(opens, expects, address):
    expects("status of 40[04]")
    page = opens().new_page()
    page.goto("/")
    page.locator("article").first.wait_for()
    page.evaluate("address => { history.pushState(null, '', address); dispatchEvent(new PopStateEvent('popstate')); }", address)
    page.get_by_role("link", name="To the front page").or_(page.get_by_role("link", name="Argosy")).first.wait_for()
    assert page.locator("#app").inner_text().strip()


def test_a_server_that_is_away_when_the_words_are_asked_for(opens, expects):
    """The message file fails at first: it is asked for again, and the page comes."""
    expects("status of 502")
    page = opens().new_page()
    failed = []

    def fail_once(route):
        if failed:
            route.continue_()
        else:
            failed.append(route.request.url)
            route.fulfill(status=502, body="<h1>Bad Gateway</h1>", content_type="text/html")

    page.route("**/*.ftl", fail_once)
    page.goto("/")
    page.get_by_role("heading", name="Begin a game").wait_for()
    assert failed


def test_a_turned_away_move_is_sent_again(opens, expects):
    """429: a friend behind the same address has asked for too much."""
    expects("status of 429")
    page = opens().new_page()
    play_now(page)
    turned_away = []

    def turn_away_twice(route):
        if len(turned_away) == 2:
            route.continue_()
        else:
            turned_away.append(route.request.post_data_json["key"])
            route.fulfill(status=429, json={"error": "too-many", "text": "Too many requests."})

    page.route("**/moves?*", turn_away_twice)
    before = entry(page)
    by_list(page, 0)
    changed(page, before)
    assert len(turned_away) == 2
    assert len(set(turned_away)) == 1, "always with the same key"


# ---- join by link


def joined(page, text):
    page.goto("/")
    page.get_by_placeholder("Paste an invitation link").fill(text)
    page.get_by_role("button", name="Join").click()


@pytest.fixture
def invitation(opens):
    host = opens().new_page()
    host.goto("/new/age-of-sail")
    host.get_by_label("Who takes seat 2").select_option("invite")
    host.get_by_label("Name at seat 2").fill("Guest 2")
    host.get_by_role("button", name="Open the table").click()
    return host.get_by_label("Invitation link for Guest 2").input_value()


@pytest.mark.parametrize("around", ["Come and play! {} We start at eight.", "({}).", "<{}>"])
def test_a_chat_line_around_the_link(opens, invitation, around):
    page = opens().new_page()
    joined(page, around.format(invitation))
    page.get_by_role("button", name="Sit down").wait_for()


def test_an_address_without_http_and_a_bare_id(opens, invitation):
    page = opens().new_page()
    joined(page, invitation.removeprefix("http://"))
    page.get_by_role("button", name="Sit down").wait_for()
    joined(page, invitation.partition("/table/")[2].partition("#")[0])
    page.wait_for_url("**/table/*")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("hello", "There is no link to a table"),
        ("100%", "There is no link to a table"),
        ("#seat=abc", "The beginning of the link is missing"),
        ("aaaaaaaaaaaa", "There is no such table here"),
        ("http://harbour.example/table/aaaaaaaaaaaa#seat=x", "the link leads to harbour.example"),
    ],
)
def test_what_is_no_link_is_told_and_stays(opens, expects, text, told):
    expects("status of 404")
    page = opens().new_page()
    joined(page, text)
    page.get_by_role("alert").get_by_text(told).wait_for()
    expect(page.get_by_placeholder("Paste an invitation link")).to_have_value(text)
    assert page.url.endswith("/")
