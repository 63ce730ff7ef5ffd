"""Whole games against bots, from the front page to the scores."""

import pytest
from browser.screens import SCREENS
from browser.person import OVER, by_board, by_keyboard, play_now, play_on

TITLES = ["endeavor", "age-of-sail"]


@pytest.mark.parametrize("title", TITLES)
def test_by_clicks_on_the_board(opens, title):
    page = opens().new_page()
    play_now(page, title)
    assert play_on(page, by_board) > 20
    assert "win" in page.locator(OVER).inner_text() or "share" in page.locator(OVER).inner_text()
    SCREENS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SCREENS / f"end-{title}-en-1440.png", full_page=True)


@pytest.mark.parametrize("title", TITLES)
def test_by_keyboard_alone(opens, title):
    page = opens().new_page()
    page.goto("/")
    play = page.locator("article").filter(has=page.locator(f'a[href="/new/{title}"]')).locator("button.primary")
    play.wait_for()
    for _ in range(20):
        page.keyboard.press("Tab")
        if play.evaluate("button => button === document.activeElement"):
            break
    page.keyboard.press("Enter")
    page.locator("#choices ol button").first.wait_for()
    assert play_on(page, by_keyboard) > 20
    assert page.locator(OVER).count() == 1


def test_after_the_end(opens, tmp_path):
    """The replay goes through the moments, the record is handed out, and the same people play again."""
    page = opens().new_page()
    play_now(page)
    play_on(page, by_board)
    first = page.url
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    assert "age-of-sail" in download.value.path().read_text()
    page.get_by_role("button", name="Replay").click()
    page.get_by_text("Looking back: move 0 of").wait_for()
    page.get_by_role("button", name="One move on").click()
    page.get_by_text("Looking back: move 1 of").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/table/" in url and url != first)
    page.locator("#choices ol button").first.wait_for()
