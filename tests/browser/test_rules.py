"""The rulebook in the browser: deep links, search, ways between pages, printing; and refusals that lead there."""

import re

import pytest

from browser.games import sit_at
from browser.person import click_thing, into_the_open
from browser.screens import FIRST, LAND, PHONE, SAIL


def test_a_deep_link_leads_to_its_rule_and_search_finds_others(opens):
    page = opens().new_page()
    page.goto("/rules/endeavor#OCC-2")
    asked = page.locator("article.asked")
    asked.wait_for()
    assert asked.get_attribute("id") == "OCC-2"
    page.wait_for_function("() => Math.abs(document.getElementById('OCC-2').getBoundingClientRect().top) < innerHeight")
    page.get_by_label("Search the rules").fill("governor tied")
    page.locator("article#SHP-6").wait_for()
    assert page.locator("article").count() < 5
    page.get_by_label("Search the rules").fill("zeppelin")
    page.get_by_text("No rule speaks of that.").wait_for()


def test_an_answer_leads_to_its_rule_and_the_language_can_be_changed(opens):
    page = opens().new_page()
    page.goto("/")
    page.get_by_role("link", name="Rules of Race to the New Found Land").click()
    page.locator("article figure svg").first.wait_for()  # the boards' own styles are there now, and must not reach the next page
    page.get_by_role("link", name="Edge cases").click()
    page.locator("section#ties").get_by_role("link", name="FIN-2").click()
    page.locator("article.asked#FIN-2").wait_for()
    page.get_by_role("button", name="Français").click()
    page.get_by_role("heading", name="les règles").wait_for()
    page.locator("article.asked#FIN-2", has_text="Une île").wait_for()


def test_examples_are_fetched_only_when_they_come_near(opens):
    page = opens().new_page()
    asked = []
    page.on("request", lambda request: asked.append(request.url) if "/rules/" in request.url and "/api/" in request.url else None)
    page.goto("/rules/endeavor")
    page.locator("article#SET-1 figure").wait_for()
    assert not any("END-7" in url for url in asked)
    page.locator("article#END-7").scroll_into_view_if_needed()
    page.locator("article#END-7 figure").wait_for()


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("title", ["endeavor", "age-of-sail", "new-found-land"])
def test_the_quick_reference_fits_on_two_printed_pages(opens, title, lang):
    page = opens(lang).new_page()
    page.goto(f"/rules/{title}/quick")
    page.locator(".sheet section").last.wait_for()
    margin = dict.fromkeys(("top", "bottom", "left", "right"), "10mm")
    printed = page.pdf(format="A4", margin=margin)
    assert 1 <= len(re.findall(rb"/Type\s*/Page\b", printed)) <= 2


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_on_a_phone_no_page_of_the_rules_is_scrolled_sideways(opens, lang):
    page = opens(lang, PHONE).new_page()
    for title in ("endeavor", "age-of-sail", "new-found-land"):
        for name in ("quick", "faq", "editions", "components"):
            if (title, name) == ("new-found-land", "editions"):
                continue
            page.goto(f"/rules/{title}/{name}")
            page.locator(".sheet section").last.wait_for()
            wide = page.evaluate(
                "[...document.querySelectorAll('.wide, html')].filter((e) => e.scrollWidth > e.clientWidth).map((e) => e.ariaLabel)"
            )
            assert wide == [], f"{title} {name}"


def test_the_rule_of_a_refusal_is_reached_by_keyboard(opens, site):
    context = opens()
    page = context.new_page()
    page.goto("/")
    sit_at(page, site, FIRST, "turn")
    into_the_open(page.locator("[data-thing='stock:museum']").first)
    page.locator("[data-thing='stock:museum']").first.focus()
    page.keyboard.press("Enter")
    card = page.locator(".inspector.pinned")
    rule = card.locator("a.rule")
    rule.wait_for()
    assert card.locator(".back").evaluate("each => each === document.activeElement")
    page.keyboard.press("Tab")
    assert rule.evaluate("each => each === document.activeElement")
    with context.expect_page() as opened:
        page.keyboard.press("Enter")
    opened.value.locator("article.asked").wait_for()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    card.wait_for(state="hidden")
    assert page.evaluate("document.activeElement.closest('[data-thing]').dataset.thing") == "stock:museum"


@pytest.mark.parametrize(
    ("game", "kind", "thing"),
    [(FIRST, "turn", "stock:museum"), (SAIL, "turn", "stock:museum"), (LAND, "plan", "market:large")],
    ids=["endeavor", "age-of-sail", "new-found-land"],
)
def test_a_refused_click_shows_the_rule_and_leads_to_it(opens, site, game, kind, thing):
    context = opens()
    page = context.new_page()
    page.goto("/")
    sit_at(page, site, game, kind)
    click_thing(page.locator(f"[data-thing^='{thing}']").first)
    refusal = page.locator("#choices .refusal")
    refusal.locator("summary").click()
    with context.expect_page() as opened:
        refusal.locator("a").click()
    rule = re.search(r"[A-Z]{3}-\d+", refusal.locator("summary").inner_text())
    assert rule
    opened.value.locator(f"article.asked[id='{rule[0]}']").wait_for()


def test_help_at_the_table_leads_to_the_rules(opens, site):
    context = opens()
    page = context.new_page()
    page.goto("/")
    sit_at(page, site, SAIL, "turn")
    page.keyboard.press("?")
    with context.expect_page() as opened:
        page.locator("dialog a").first.click()
    opened.value.get_by_role("heading", name="Endeavor: Age of Sail: the rules").wait_for()
