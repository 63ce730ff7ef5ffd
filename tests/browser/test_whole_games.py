"""Whole games against bots, from the front page to the scores."""

import pytest

from browser.person import CHOICES, OVER, by_board, by_keyboard, by_list, play_now, play_on, title_card
from browser.screens import PHONE

TITLES = ["endeavor", "age-of-sail", "new-found-land"]


@pytest.mark.parametrize("title", TITLES)
def test_by_clicks_on_the_board(opens, title):
    page = opens().new_page()
    play_now(page, title)
    assert play_on(page, by_board) > 10
    told = page.locator(OVER).inner_text()
    assert "win" in told or "share" in told


@pytest.mark.parametrize("title", TITLES)
def test_by_keyboard_alone(opens, title):
    page = opens().new_page()
    page.goto("/")
    play = title_card(page, title).locator("button.primary")
    play.wait_for()
    for _ in range(20):
        page.keyboard.press("Tab")
        if play.evaluate("button => button === document.activeElement"):
            break
    page.keyboard.press("Enter")
    page.locator(CHOICES).first.wait_for()
    assert play_on(page, by_keyboard) > 10
    assert page.locator(OVER).count() == 1


@pytest.mark.parametrize("title", TITLES)
def test_by_taps_on_a_phone(opens, title):
    page = opens(size=PHONE).new_page()
    play_now(page, title)
    assert play_on(page, by_board, most=12) == 12


@pytest.mark.parametrize("title", TITLES)
def test_on_plain_http_at_another_address_than_loopback(opens, title):
    """As on a friend's phone in the same network: no secure context, and everything works."""
    page = opens(secure=False).new_page()
    play_now(page, title)
    assert page.evaluate("isSecureContext") is False
    assert play_on(page, by_list) > 10
    assert page.locator(OVER).count() == 1
