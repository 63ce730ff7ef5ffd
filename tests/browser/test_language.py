"""A table in another language: all of it, however fast one changes one's mind and however late the answers come."""

import pytest
from playwright.sync_api import Page, Route, expect

from browser.games import sit_at
from browser.person import story
from browser.screens import LAND
from service import Caller


def held(page: Page, what: str) -> list[Route]:
    """The requests of this kind from now on; none is answered by itself."""
    routes: list[Route] = []
    page.route(what, lambda route: routes.append(route))
    return routes


def french_and_back(page: Page, routes: list[Route]) -> tuple[Route, Route]:
    """Changes the language twice; gives what was asked in French, and then in English."""
    for number, language in enumerate(("Français", "English"), start=1):
        page.get_by_role("button", name=language).click()
        for _ in range(200):
            if len(routes) >= number:
                break
            page.wait_for_timeout(50)
    french, english = routes
    assert "lang=fr" in french.request.url
    assert "lang=en" in english.request.url
    return french, english


@pytest.fixture
def page(opens, site):
    page = opens().new_page()
    page.goto("/")
    sit_at(page, site, LAND, "land")
    story(page).locator(".line").first.wait_for()
    return page


def test_the_story_is_told_in_the_language_chosen_last(page, site):
    table = page.url.rpartition("/")[2]
    for route in french_and_back(page, held(page, "**/log?*")):
        with page.expect_response("**/log?*"):
            route.continue_()
    expected = [line["text"] for line in Caller(site).get(f"/api/tables/{table}/log", lang="en")["log"]]
    expect(page.locator("#log .line").first).to_have_text(expected[0])


def test_components_are_named_in_the_language_chosen_last(page):
    french, english = french_and_back(page, held(page, "**/components?*"))
    for route in (english, french):
        with page.expect_response("**/components?*"):
            route.continue_()
    page.wait_for_timeout(200)
    names = " ".join(page.locator(".pieces [aria-label]").evaluate_all("all => all.map(each => each.ariaLabel)"))
    assert "Newfoundland" in names
    assert "Terre-Neuve" not in names
