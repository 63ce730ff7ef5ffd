"""A family that is not part of the client's build: played from the front page to the replay, with no board but its facts."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.person import by_list, play_now, play_on, title_card
from service import Databases, Server, serving
from test_third_family import ENGINE, environment
from test_third_family import site as installed  # noqa: F401


@pytest.fixture(scope="module")
def elsewhere(installed: Path, databases: Databases) -> Iterator[Server]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", environment(ENGINE, installed)["PYTHONPATH"])
        with serving(databases.fresh("sqlite"), 1) as running:
            yield running


def ask_for_a_card_of_others(page: Page, label: str) -> int:
    hand = page.locator("#tray .mat").first.locator("dd").nth(3).inner_text()
    absent = next(card for card in range(1, 22) if str(card) not in hand.split(", "))
    page.get_by_role("tab", name=re.compile("Why not|Pourquoi pas")).click()
    page.get_by_label(label).fill(f"bid {absent}")
    page.keyboard.press("Enter")
    return absent


def test_a_game_with_the_plain_face(opens, elsewhere):
    page = opens(url=elsewhere.url("")).new_page()
    page.goto("/")
    card = title_card(page, "salvage")
    expect(card.get_by_role("heading")).to_have_text("Salvage")
    expect(card.locator("a[href^='/voyage']")).to_have_count(0)
    play_now(page, "salvage")
    expect(page.locator("header .status").first).to_contain_text("Round 1")
    expect(page.locator(".board")).to_contain_text("the wreck is worth")
    mat = page.locator("#tray .mat:visible")
    expect(mat).to_contain_text("hand")
    page.locator("[data-plate='1'] .name").click()
    expect(mat).to_have_count(1)
    expect(mat).not_to_contain_text("hand")
    page.locator("[data-plate='0'] .name").click()
    absent = ask_for_a_card_of_others(page, "Why is this not allowed?")
    expect(page.locator("#choices .message")).to_contain_text(f"You do not hold card {absent}.")
    page.locator("#choices .message summary").click()  # the rule's text is a message of the family
    expect(page.locator("#choices .message")).to_contain_text("Everybody secretly bids a card")
    assert play_on(page, by_list) == 5
    expect(page.get_by_role("rowheader", name="Driftwood")).to_be_visible()
    page.keyboard.press("<")  # back by a round
    page.get_by_label("Seen by").select_option("everything")
    for plate in page.locator("[data-plate] .name").all():
        plate.click()
        expect(mat).to_contain_text("hand")


def test_its_messages_follow_the_language(opens, elsewhere):
    page = opens(url=elsewhere.url("")).new_page()
    play_now(page, "salvage")
    page.get_by_role("button", name="Français").click()
    expect(page.locator(".board")).to_contain_text("l’épave vaut")
    ask_for_a_card_of_others(page, "Pourquoi ceci n’est-il pas permis ?")
    page.locator("#choices .message summary").click()
    expect(page.locator("#choices .message")).to_contain_text("À chaque manche")


@pytest.mark.parametrize("path", ["", "/quick"])
def test_its_rules_have_the_pages_there_are(opens, elsewhere, path):
    page = opens(url=elsewhere.url("")).new_page()
    page.goto(f"/rules/salvage{path}")
    expect(page.locator("h1")).to_contain_text("Salvage")
    expect(page.locator("nav .pages a")).to_have_text(["Rules", "Quick reference"])
