"""Taking back: it says what and from whom before it is pressed, belongs to whoever decided, and asks those whose decisions would go."""

import pytest
from playwright.sync_api import Page, expect

from browser.games import NAMES, laid_out, moments, sit, upto
from browser.person import CHOICES, changed, click_and_go, entry
from browser.screens import FIRST, LAND
from service import Caller, Server

BACK = "Undo"
ASK = "Ask to undo"


def table_of(site: Server, golden: str, kind: str, undo: str) -> tuple[str, dict[int, str], int]:
    """A table in the midst of a game with this rule for taking back, all secrets, and whose turn it is."""
    ply, seat = moments(golden)[kind]
    record = upto(golden, ply)
    seats = [{"kind": "here", "name": NAMES[each]} for each in range(record.players)]
    made = Caller(site).post("/api/tables/import", {"record": record.to_text(), "seats": seats, "undo": undo}, expect=201)
    return made["table"], {each["seat"]: each["secret"] for each in made["secrets"]}, seat


def sits(opens, table: str, secrets: dict[int, str], *seats: int) -> Page:
    page = opens().new_page()
    page.goto("/")
    sit(page, table, {seat: secrets[seat] for seat in seats})
    page.locator("#choices").wait_for()
    return page


def decide(page: Page) -> None:
    before = entry(page)
    click_and_go(page.locator(CHOICES).first)
    changed(page, before)


def turn(site: Server, table: str) -> int:
    (seat,) = Caller(site).get(f"/api/tables/{table}")["to_act"]
    return seat


def ply(site: Server, table: str) -> int:
    return Caller(site).get(f"/api/tables/{table}")["ply"]


def about(page: Page):
    return page.locator("#take-back-about")


@pytest.mark.parametrize("undo", ["free", "agree"])
def test_at_one_screen_it_belongs_to_whoever_decided(opens, site, undo):
    """The next person's turn has begun: the button still takes back what the first one did, and nothing else."""
    table, secrets, first = table_of(site, FIRST, "build", undo)
    before = ply(site, table)
    page = sits(opens, table, secrets, *secrets)
    decide(page)
    second = turn(site, table)
    assert second != first
    page.locator("#choices .who", has_text=NAMES[second]).wait_for()
    button = page.get_by_role("button", name=f"{NAMES[first]}: {BACK}")
    expect(button).to_be_enabled()
    expect(about(page)).to_contain_text("Takes back your decision")
    now = entry(page)
    button.click()
    changed(page, now)
    page.locator("#choices .who", has_text=NAMES[first]).wait_for()
    assert ply(site, table) == before


def test_at_one_screen_consent_is_asked_at_this_screen(opens, site):
    """Two of four are here. What both decided since cannot go without their yes: the one here gives it here, by name."""
    table, secrets, first = table_of(site, FIRST, "build", "agree")
    page = sits(opens, table, secrets, *secrets)
    decide(page)
    second = turn(site, table)
    decide(page)
    now = ply(site, table)
    # Only the first one's decision and what came after it: by the second's own line it would be their own.
    Caller(site).post(f"/api/tables/{table}/undo", {"ply": now}, secrets[first])
    questions = page.get_by_role("list", name="Questions to the table")
    questions.wait_for()
    expect(questions).to_contain_text(f"{NAMES[first]} would like to take back")
    expect(questions).to_contain_text(f"{NAMES[second]}’s decision")
    expect(page.get_by_text("The game waits until this is answered")).to_be_visible()
    assert page.locator(CHOICES).count() == 0, "nobody decides meanwhile"
    for seat in secrets:
        if seat != first:
            page.get_by_role("button", name=f"{NAMES[seat]}: Agree").click()
    questions.wait_for(state="detached")
    page.locator("#choices .who", has_text=NAMES[first]).wait_for()
    assert ply(site, table) == now - 2


def test_it_says_whose_decisions_go_too(opens, site):
    """By another screen than the others': each reads it in their own words."""
    table, secrets, first = table_of(site, FIRST, "build", "agree")
    one = sits(opens, table, secrets, first)
    decide(one)
    second = turn(site, table)
    two = sits(opens, table, secrets, second)
    decide(two)
    expect(about(one)).to_contain_text(f"and after it {NAMES[second]}’s decision")
    expect(about(one)).to_contain_text("To be asked:")
    one.get_by_role("button", name=ASK).click()
    expect(one.get_by_role("list", name="Questions to the table")).to_contain_text("You would like to take back your decision")
    asked = two.get_by_role("list", name="Questions to the table")
    expect(asked).to_contain_text(f"{NAMES[first]} would like to take back {NAMES[first]}’s decision")
    expect(asked).to_contain_text("and after it your decision")
    expect(asked).to_contain_text("Still to answer:")
    expect(two.locator("#choices .message")).to_have_count(0)  # the question is enough: no notice tells it again


def test_free_taking_back_asks_whoever_would_lose_a_decision(opens, site):
    table, secrets, first = table_of(site, FIRST, "build", "free")
    one = sits(opens, table, secrets, first)
    decide(one)
    second = turn(site, table)
    two = sits(opens, table, secrets, second)
    decide(two)
    now = ply(site, table)
    one.get_by_role("button", name=ASK).wait_for()
    one.locator("body").press("u")
    two.get_by_role("button", name="Decline").click()
    one.get_by_text(f"{NAMES[second]} does not agree: nothing is taken back").wait_for()
    assert ply(site, table) == now


def test_a_question_is_withdrawn_and_that_is_told(opens, site):
    table, secrets, first = table_of(site, FIRST, "build", "free")
    one = sits(opens, table, secrets, first)
    decide(one)
    second = turn(site, table)
    two = sits(opens, table, secrets, second)
    decide(two)
    one.get_by_role("button", name=ASK).click()
    two.get_by_role("button", name="Agree").wait_for()
    one.get_by_role("button", name="Withdraw").click()
    two.get_by_text(f"{NAMES[first]} asks no longer").wait_for()
    expect(two.get_by_role("button", name="Agree")).to_have_count(0)
    expect(one.get_by_role("button", name="Withdraw")).to_have_count(0)
    expect(one.get_by_role("button", name=ASK)).to_be_enabled()


def test_a_second_question_waits_for_the_first(opens, site):
    """The first is put, the other comes next; when the first took its decision with it, that is told."""
    table, secrets, first = table_of(site, FIRST, "build", "free")
    one = sits(opens, table, secrets, first)
    decide(one)
    second = turn(site, table)
    two = sits(opens, table, secrets, second)
    decide(two)
    third = turn(site, table)
    three = sits(opens, table, secrets, third)
    decide(three)
    one.get_by_role("button", name=ASK).click()
    two.get_by_role("button", name="Agree").wait_for()
    two.get_by_role("button", name=ASK).click()
    questions = three.get_by_role("list", name="Questions to the table").get_by_role("listitem")
    expect(questions).to_have_count(2)
    expect(questions.nth(1)).to_contain_text("Comes next")
    for page in (two, three):
        page.get_by_role("button", name="Agree").click()
    two.get_by_text(f"What {NAMES[second]} asked to take back is no longer possible").wait_for()
    one.locator(CHOICES).first.wait_for()
    for page in (one, two, three):
        expect(page.get_by_role("list", name="Questions to the table")).to_have_count(0)


def test_what_was_read_is_what_is_taken_back(opens, site, expects):
    """Somebody decided meanwhile and the page has not heard of it: nothing is taken back, and the new text is shown."""
    expects("status of 409")
    table, secrets, first = table_of(site, FIRST, "build", "free")
    page = opens().new_page()
    page.goto("/")
    sit(page, table, {first: secrets[first]})
    decide(page)
    expect(about(page)).to_contain_text("Takes back your decision")
    second = turn(site, table)
    page.route("**/undo*", lambda route: (Caller(site).move(table, secrets[second]), route.continue_())[1])
    now = ply(site, table)
    page.get_by_role("button", name=BACK).click()
    page.locator("#choices .message", has_text="The table has moved on since").wait_for()
    expect(page.locator("#choices .message")).to_contain_text(f"and after it {NAMES[second]}’s decision")
    assert ply(site, table) == now + 1
    assert not Caller(site).get(f"/api/tables/{table}")["questions"]


def test_a_finished_game_is_not_reopened_by_a_key(opens, site):
    table, secrets = laid_out(site, FIRST, moments(FIRST)["end"][0])
    page = sits(opens, table, secrets, 0)
    page.locator("main section h1").wait_for()
    page.keyboard.press("u")
    asked = page.get_by_role("dialog", name=ASK)
    expect(asked).to_contain_text("The game is over")
    asked.get_by_role("button", name="Leave it as it is").click()
    asked.wait_for(state="detached")
    state = Caller(site).get(f"/api/tables/{table}")
    assert state["table"]["status"] == "over"
    assert not state["questions"]
    page.keyboard.press("u")
    asked.get_by_role("button", name=ASK).click()
    page.get_by_role("list", name="Questions to the table").wait_for()
    assert Caller(site).get(f"/api/tables/{table}")["table"]["status"] == "over", "the others have not agreed yet"


def test_hidden_hands_and_taking_back_before_the_curtain(opens, site):
    """The curtain has fallen for the next one: whoever decided takes back there, and only they read what it was."""
    table, secrets, first = table_of(site, LAND, "land", "free")
    page = opens().new_page()
    page.goto("/")
    sit(page, table, secrets)
    curtain = page.get_by_role("dialog", name="it is your turn")
    curtain.get_by_role("button", name="I am").click()
    page.locator(CHOICES).first.wait_for()
    for _ in range(20):
        if turn(site, table) != first:
            break
        before = entry(page)
        click_and_go(page.locator(CHOICES).last)
        page.wait_for_function(
            "before => document.querySelector('dialog[open]') || document.querySelector('#choices').dataset.entry !== before",
            arg=before,
        )
    curtain.wait_for()
    assert "Takes back" not in curtain.inner_text()
    now = ply(site, table)
    curtain.get_by_role("button", name=f"{NAMES[first]}: {BACK}").click()
    sure = page.get_by_role("dialog", name=BACK)
    expect(sure).to_contain_text("Takes back your decision")
    sure.get_by_role("button", name=BACK).click()
    page.locator("#choices .who", has_text=NAMES[first]).wait_for()
    assert ply(site, table) == now - 1
