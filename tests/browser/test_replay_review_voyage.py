"""Replay, review and first voyage, as a person goes through them."""

import re

import pytest

from argosy import TITLES
from argosy.voyage import voyage_of
from browser.games import GOLDEN, golden, laid_out, moments, sit, upto
from browser.person import CHOICES, OVER, click_and_go, into_the_open, story
from browser.screens import LAND, PHONE, SAIL

SMALL = "age-of-sail-2p-side-1"


def ply_of(page) -> int:
    return int(page.locator(".timeline input").input_value())


def reached(page, ply: int) -> None:
    page.wait_for_function("ply => Number(document.querySelector('.timeline input')?.value) === ply", arg=ply)


def test_a_record_is_opened_leafed_through_and_gone_on_with(opens):
    """Pasted or uploaded; by move, turn and round; by a link to a moment; and on from there against bots."""
    context = opens()
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.goto("/")
    page.get_by_role("link", name="Open a record").click()
    page.get_by_label("From a file").set_input_files(GOLDEN / f"{SMALL}.record")
    page.locator(".land").wait_for()
    reached(page, 0)
    movers = [seat for seat, _ in golden(SMALL).moves]
    for key, ply in (("]", 1), ("]", 2), ("[", 1)):
        page.keyboard.press(key)
        reached(page, ply)
    page.keyboard.press("}")
    page.wait_for_function("() => Number(document.querySelector('.timeline input')?.value) > 1")
    turn = ply_of(page)
    assert movers[turn] != movers[turn - 1]
    page.keyboard.press(">")
    page.wait_for_function("ply => Number(document.querySelector('.timeline input')?.value) > ply", arg=turn)
    at = ply_of(page)
    page.wait_for_function(
        """ply => Number(document.querySelector('#log .current')?.dataset.ply) <= ply
          && Number(document.querySelector('#log .current + li')?.dataset.ply) > ply""",
        arg=at,
    )
    assert page.locator("#log [aria-current]").count() == 1
    page.get_by_role("button", name="Copy link").click()
    link = page.evaluate("navigator.clipboard.readText()")
    other = opens().new_page()
    other.goto(link)
    reached(other, at)
    assert other.locator("#choices .prompt").inner_text() == page.locator("#choices .prompt").inner_text()
    table = page.url
    page.get_by_role("button", name="Go on from here").click()
    page.wait_for_function("table => location.href !== table", arg=table)
    page.locator(CHOICES).first.wait_for()


def test_a_record_as_text_and_a_wrong_one(opens, expects):
    expects("status of 400")
    page = opens(lang="fr").new_page()
    page.goto("/replay")
    page.locator("textarea").fill("argosy record 9")
    page.locator("form .primary").click()
    page.locator(".problem").wait_for()
    page.locator("textarea").fill(upto(SMALL, 20).to_text())
    page.locator("form .primary").click()
    page.locator("#choices, dialog[open]").first.wait_for()
    assert "/table/" in page.url


def test_a_running_game_is_replayed_as_ones_own_seat_saw_it(opens, site):
    """Looking back shows no hand but one's own, as the API tells it to this seat only."""
    page = opens().new_page()
    page.goto("/")
    ply, seat = moments(LAND)["settle"]
    table, secrets = laid_out(site, LAND, ply)
    sit(page, table, {seat: secrets[seat]})
    page.locator(".ground").first.wait_for()
    with page.expect_response(lambda answer: "/moments" in answer.url) as answer:
        page.keyboard.press("[")
    told = answer.value.json()["first"]
    assert told["view"]["seat"] == seat
    assert told["ply"] < told["plies"]
    assert page.get_by_role("button", name="Go on from here").count() == 0


def test_a_finished_game_is_at_hand_before_anybody_leafs_through_it(opens, site):
    page = opens().new_page()
    over = moments(LAND)["end"][0]
    table, _ = laid_out(site, LAND, over)
    last = over // 32 * 32  # where the last row of moments begins
    with page.expect_response(lambda answer: "/moments?" in answer.url and f"ply={last}&" in answer.url):
        page.goto(f"/table/{table}")
    page.wait_for_timeout(1000)  # it has been read, too
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.locator(".timeline input").fill("40")
    page.locator("#choices.past .prompt", has_text="40").wait_for()
    assert not [url for url in asked if "/api/" in url]


def test_the_past_of_a_running_game_is_fetched_when_somebody_reaches_for_it(opens, site):
    """Before that it is nobody's need; after it, no step has to wait."""
    page = opens().new_page()
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/")
    ply, seat = moments(LAND)["settle"]
    table, secrets = laid_out(site, LAND, ply)
    sit(page, table, {seat: secrets[seat]})
    page.locator(".ground").first.wait_for()
    page.wait_for_timeout(500)
    assert not [url for url in asked if "/moments?" in url]
    story(page)
    page.get_by_role("slider", name="Moment").hover()
    page.wait_for_timeout(1000)
    rows = {int(re.search(r"ply=([0-9]+)", url)[1]) for url in asked if "/moments?" in url}
    assert rows == set(range(0, ply, 32))
    asked.clear()
    page.keyboard.press("[")
    reached(page, ply - 1)
    assert not [url for url in asked if "/api/" in url]


def test_whoever_comes_for_a_moment_is_not_told_the_end_first(opens, site):
    """However long the moment takes to come."""
    page = opens().new_page()
    table, _ = laid_out(site, LAND, moments(LAND)["end"][0])
    held = []
    slow = [True]
    page.route("**/moments?*", lambda route: held.append(route) if slow[0] else route.continue_())
    page.goto(f"/table/{table}#ply=60")
    page.locator(".ground").first.wait_for()
    page.wait_for_timeout(300)
    assert held
    assert not page.locator(OVER).count()
    slow[0] = False
    for route in held:
        route.continue_()
    reached(page, 60)
    page.keyboard.press("Escape")
    page.locator(OVER).wait_for()


def test_a_finished_game_is_seen_through_anybodys_eyes(opens, site):
    """As a spectator, as each seat, and with all that was hidden; at the end, at any moment, and by a link."""
    context = opens(lang="fr")
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = context.new_page()
    table, _ = laid_out(site, LAND, moments(LAND)["end"][0])
    page.goto(f"/table/{table}#ply=60")
    reached(page, 60)
    eyes = page.get_by_label("Vu par")
    secret = page.get_by_role("region", name="Pour les seuls yeux")
    assert secret.count() == 0
    eyes.select_option("Bruno")
    page.get_by_role("region", name="Pour les seuls yeux de Bruno").wait_for()
    assert (secret.count(), ply_of(page)) == (1, 60)
    eyes.select_option("everything")
    for name in ("d’Ada", "de Bruno", "de Chloé"):
        page.locator("[data-plate] .name", has_text=name.split("’")[-1].split(" ")[-1]).click()
        page.get_by_role("region", name=f"Pour les seuls yeux {name}").wait_for()
    page.get_by_role("button", name="Copier").click()
    other = opens(lang="fr").new_page()
    other.goto(page.evaluate("navigator.clipboard.readText()"))
    other.get_by_role("region", name="Pour les seuls yeux d’Ada").wait_for()
    reached(other, 60)
    page.keyboard.press("Escape")
    page.get_by_role("region", name="Pour les seuls yeux de Chloé").wait_for()
    assert not page.locator("#choices.past").count()
    eyes.select_option("public")
    page.wait_for_function(
        "() => ![...document.querySelectorAll('section')].some((each) => each.ariaLabel?.includes('seuls yeux'))"
    )


@pytest.mark.parametrize("name", [SMALL])
def test_a_finished_game_is_reviewed_and_the_review_stays(opens, site, name):
    page = opens().new_page()
    table, _ = laid_out(site, name, moments(name)["end"][0])
    page.goto(f"/table/{table}")
    page.get_by_role("link", name="Review").click()
    page.get_by_role("button", name="Review the decisions").click()
    page.get_by_text("decisions judged").first.wait_for()
    page.get_by_role("heading", name="Turning points").wait_for(timeout=120_000)
    turning = page.locator("section[aria-labelledby=turning]").inner_text()
    assert "would have been better" in turning or "None" in turning
    page.reload()
    page.get_by_role("heading", name="Turning points").wait_for()
    assert page.locator("section[aria-labelledby=turning]").inner_text() == turning
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.locator("details summary").click()
    wide = "[...document.querySelectorAll('.scroll, html')].filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.ariaLabel)"
    assert page.evaluate(wide) == [], "on a phone all columns are seen"
    page.get_by_role("link", name="Look at this moment").first.click()
    page.locator("#choices.past").wait_for()


def test_a_running_game_has_no_review_yet(opens, site, expects):
    expects("status of 409")
    page = opens().new_page()
    table, _ = laid_out(site, SAIL, 20)
    page.goto(f"/review/{table}")
    page.locator(".problem").wait_for()


@pytest.mark.parametrize("title", TITLES)
def test_a_first_voyage_from_its_beginning_to_its_end(opens, title):
    """Every step by what it lights; what else is clicked is explained; it goes on where it was left."""
    page = opens(lang="fr" if title == "endeavor" else "en").new_page()
    page.goto("/")
    page.locator(f'a[href="/voyage/{title}"]').click()
    steps = len(voyage_of(title).steps)
    for step in range(1, steps + 1):
        page.locator(f"progress[value='{step - 1}']").wait_for()
        assert page.locator(CHOICES).count() == 1
        if step == 2:
            dark = "[data-thing='stock:university']" if title != "new-found-land" else "[data-thing^='market:large']"
            into_the_open(page.locator(dark).first)
            page.locator(dark).first.click()
            page.locator("#choices .refusal").wait_for()
        if step == 3:
            page.reload()
            page.locator(f"progress[value='{step - 1}']").wait_for()
        click_and_go(page.locator(CHOICES).first)
    page.locator(f"progress[value='{steps}']").wait_for()
    assert page.locator(CHOICES).count() == 0
