"""The first page: what waits for me, what can be begun, what others play; and how much it costs to get there."""

import json

import pytest
from playwright.sync_api import expect

from browser.games import NAMES, golden, upto
from browser.person import CHOICES, title_card
from browser.screens import DESKTOP, PHONE, SAIL
from service import Caller

MOST_BYTES, MOST_REQUESTS = 170_000, 12
MOST_SCRIPTS = 95_000
MORE_FOR_A_TABLE = 200_000


def at_the_table(site, ply=90):
    record = upto(SAIL, ply)
    seats = [{"kind": "here", "name": NAMES[seat]} for seat in range(record.players)]
    return Caller(site).post("/api/tables/import", {"record": record.to_text(), "seats": seats}, expect=201)


def with_seats(context, *tables):
    """A browser that holds the seats of these tables: `(table, seats)`."""
    kept = {
        made["table"]: {str(each["seat"]): each["secret"] for each in made["secrets"] if each["seat"] in seats}
        for made, seats in tables
    }
    page = context.new_page()
    page.goto("/")
    page.evaluate("kept => localStorage.setItem('argosy-seats', kept)", json.dumps(kept))
    return page


def seat_to_act(site, made):
    return Caller(site).get(f"/api/tables/{made['table']}")["to_act"][0]


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_my_turn_stands_first_with_what_happened(opens, site, size):
    mine, other, waiting = at_the_table(site), at_the_table(site, ply=60), None
    seat = seat_to_act(site, mine)
    waiting = Caller(site).post(
        "/api/tables", {"title": "endeavor", "seats": [{"kind": "here", "name": "Ada"}] + [{"kind": "open"}] * 2}, expect=201
    )
    idle = next(each for each in range(2) if each != seat_to_act(site, other))
    page = with_seats(opens(size=size), (waiting, [0]), (other, [idle]), (mine, [seat]))
    page.goto("/")
    rows = page.locator("article.row")
    first = rows.first
    page.get_by_role("link", name="Take your turn").wait_for()
    expect(first).to_contain_text("Your turn")
    expect(first).to_contain_text("round")
    last = Caller(site).get(f"/api/tables/{mine['table']}")["log"][-1]["text"]
    told = Caller(site).post("/api/tables/mine", {"secrets": [mine["secrets"][seat]["secret"]]})[0]["game"]["last"]
    assert last
    expect(first).to_contain_text(told.rstrip("."))
    expect(rows.nth(2)).to_contain_text("seats free")
    assert first.bounding_box()["y"] < title_card(page, "endeavor").bounding_box()["y"]
    first.get_by_role("link", name="Take your turn").click()
    page.locator(CHOICES).first.wait_for()


def test_what_is_over_stands_apart_and_can_be_forgotten(opens, site):
    made = at_the_table(site, ply=len(golden(SAIL).moves))
    page = with_seats(opens(), (made, [0]))
    page.goto("/")
    page.locator("summary", has_text="Finished games").click()
    row = page.locator("article.row", has_text="won")
    expect(row.get_by_role("link", name="Review")).to_be_visible()


def test_every_title_has_a_picture_and_one_obvious_button(opens):
    page = opens().new_page()
    page.goto("/")
    cards = page.locator("article", has=page.get_by_role("button", name="Play now"))
    expect(cards).to_have_count(3)
    for card in cards.all():
        assert card.locator(".picture rect, .picture path").count() >= 8
        assert card.locator(".primary").count() == 1


def test_what_it_fetches(opens):
    """Bytes as they go over the line: by what the server says of each answer."""
    page = opens().new_page()
    got = []
    page.on("response", lambda each: got.append((each.url, int(each.headers.get("content-length", 0)))))
    page.goto("/")
    page.locator("article path.land").first.wait_for()
    page.wait_for_load_state("networkidle")
    front = list(got)
    scripts = sum(size for url, size in front if url.endswith((".js", ".css")))
    assert scripts <= MOST_SCRIPTS, scripts
    assert len(front) <= MOST_REQUESTS, front
    assert sum(size for _, size in front) <= MOST_BYTES, front
    title_card(page, "age-of-sail").get_by_role("button", name="Play now").click()
    page.locator(CHOICES).first.wait_for()
    more = got[len(front) :]
    assert sum(size for _, size in more) <= MORE_FOR_A_TABLE, more


def test_nothing_is_asked_while_the_page_is_hidden(opens):
    page = opens().new_page()
    page.clock.install()
    page.goto("/")
    page.locator("article").first.wait_for()
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.evaluate("Object.defineProperty(document, 'hidden', {value: true, configurable: true})")
    page.clock.run_for(60_000)
    assert not asked
    page.evaluate("Object.defineProperty(document, 'hidden', {value: false, configurable: true})")
    with page.expect_request("**/api/tables?*"):
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")


def test_open_tables_can_be_filtered(opens, site):
    for title in ("endeavor", "endeavor", "age-of-sail", "new-found-land"):
        seats = [{"kind": "here", "name": name} for name in NAMES[:2]] + [{"kind": "open"}]
        Caller(site).post("/api/tables", {"title": title, "seats": seats, "listed": True}, expect=201)
    page = opens().new_page()
    page.goto("/")
    chip = page.get_by_role("button", name="Race to the New Found Land", exact=False).and_(page.locator("[aria-pressed]"))
    chip.click()
    rows = page.locator("article.row h3")
    assert set(rows.all_inner_texts()) == {"Race to the New Found Land"}


def test_first_move_in_two_clicks(opens):
    page = opens().new_page()
    page.goto("/")
    title_card(page, "age-of-sail").get_by_role("button", name="Play now").click()
    page.locator(CHOICES).first.click()
    page.wait_for_function("document.querySelector('#choices')?.dataset.entry > 1")
