"""Several people at one screen: nobody sees what is not theirs to see, and everybody knows whose turn it is."""

from playwright.sync_api import Locator, Page, expect

from browser.games import NAMES, laid_out, moments, sit
from browser.person import CHOICES, changed, click_and_go, entry
from browser.screens import FIRST, LAND
from browser.test_tables import new_table
from service import Caller

PRIVATE = "For your eyes only"
# Notes down whether something private was ever on the page.
WATCH = """() => {
  window.seen = false;
  const look = () => { window.seen ||= !!document.querySelector("main section[aria-label='For your eyes only']"); };
  new MutationObserver(look).observe(document, {subtree: true, childList: true, characterData: true});
}"""


def private(page: Page) -> Locator:
    """What only one seat may know, wherever it lies: also where it is not in sight."""
    return page.locator(f"main section[aria-label='{PRIVATE}']")


def curtain(page: Page):
    return page.get_by_role("dialog", name="it is your turn")


def lift(page: Page) -> str:
    """Lifts the curtain; gives the name of whose it was."""
    button = curtain(page).get_by_role("button", name="I am")
    name = button.inner_text().removeprefix("I am ")
    button.click()
    page.locator(CHOICES).first.wait_for()
    return name


def owing(site, table: str) -> list[int]:
    return Caller(site).get(f"/api/tables/{table}")["to_act"]


def test_hands_are_hidden_while_somebody_elsewhere_decides(opens, site):
    """Two at this screen, the third at another: the last mover's hand goes with their turn."""
    page = opens().new_page()
    page.goto("/")
    ply, seat = moments(LAND)["land"]
    table, secrets = laid_out(site, LAND, ply)
    elsewhere = (seat + 1) % 3
    sit(page, table, {each: secret for each, secret in secrets.items() if each != elsewhere})
    for _ in range(60):
        if elsewhere in owing(site, table):
            page.locator("#choices .prompt", has_text=NAMES[elsewhere]).wait_for()
            assert curtain(page).count() == 0
            assert private(page).count() == 0, "somebody else decides"
            assert page.locator("[data-thing]").count(), "the board is seen by all"
            return
        if curtain(page).count():
            lift(page)
            page.get_by_role("tab", name="Your mat").click()
            expect(private(page)).to_be_visible()
        before = entry(page)
        click_and_go(page.locator(CHOICES).last)
        page.wait_for_function(
            "before => document.querySelector('dialog[open]') || document.querySelector('#choices').dataset.entry !== before",
            arg=before,
        )
    raise AssertionError("it was never the turn of whoever is elsewhere")


def test_the_curtain_falls_when_a_game_begins_from_the_waiting_page(opens):
    host, guest = opens().new_page(), opens().new_page()
    host.add_init_script(f"({WATCH})()")
    new_table(host, ["here", "invite"], "new-found-land")
    host.get_by_text("Waiting for everybody").wait_for()
    guest.goto(host.get_by_label("Invitation link for Guest 3").input_value())
    guest.get_by_role("button", name="Sit down").click()
    guest.locator("#choices").wait_for()
    for _ in range(200):  # until it is the turn of somebody at the first screen
        if curtain(host).count():
            break
        host.wait_for_timeout(50)
        if guest.locator(CHOICES).count():
            before = entry(guest)
            click_and_go(guest.locator(CHOICES).last)
            changed(guest, before)
    assert not host.evaluate("window.seen"), "a hand was seen before anybody had lifted the curtain"
    lift(host)
    host.get_by_role("tab", name="Your mat").click()
    expect(private(host)).to_be_visible()


def test_behind_the_curtain_nothing_is_reached_or_read(opens, site):
    """Tab stays before it, Escape does not lift it, and a screen reader finds neither story nor board."""
    page = opens().new_page()
    page.goto("/")
    table, secrets = laid_out(site, LAND, moments(LAND)["land"][0])
    sit(page, table, secrets)
    curtain(page).wait_for()
    expect(curtain(page).get_by_role("button", name="I am")).to_be_focused()
    for key in ["Tab"] * 8 + ["Shift+Tab"] * 8 + ["Escape"] * 3:
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement === document.body || !!document.activeElement.closest('dialog')"), key
    expect(curtain(page)).to_be_visible()
    read = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    names = [node["name"]["value"] for node in read if not node["ignored"] and node.get("name", {}).get("value")]
    assert any("it is your turn" in name for name in names)
    assert not [name for name in names if "The story so far" in name or "Français" in name]


def test_whoever_lifted_the_curtain_keeps_it_up_while_they_decide(opens, site):
    page = opens().new_page()
    page.goto("/")
    ply, seat = moments(LAND)["settle"]
    table, secrets = laid_out(site, LAND, ply)
    sit(page, table, secrets)
    lift(page)
    for _ in range(3):
        if owing(site, table) != [seat]:
            break
        expect(private(page)).to_be_visible()
        assert curtain(page).count() == 0
        before = entry(page)
        click_and_go(page.locator(CHOICES).first)
        page.wait_for_function(
            "before => document.querySelector('dialog[open]') || document.querySelector('#choices').dataset.entry !== before",
            arg=before,
        )


def test_without_secrets_the_screen_says_whose_turn_it_is(opens, site):
    page = opens().new_page()
    page.goto("/")
    ply, seat = moments(FIRST)["build"]
    table, secrets = laid_out(site, FIRST, ply)
    sit(page, table, secrets)
    page.locator("#choices .who", has_text=f"{NAMES[seat]}, your turn").wait_for()
    assert f"{NAMES[seat]}, your turn" in page.title()
    before = entry(page)
    click_and_go(page.locator(CHOICES).first)
    changed(page, before)
    (turn,) = owing(site, table)
    page.locator("#choices .who", has_text=f"{NAMES[turn]}, your turn").wait_for()
    assert turn != seat
    assert curtain(page).count() == 0


def test_a_moment_that_somebody_looked_at_goes_with_their_turn(opens, site):
    """Whoever leafs through their own past with a hand open does not leave it to the next person."""
    page = opens().new_page()
    page.goto("/")
    ply, seat = moments(LAND)["land"]
    table, secrets = laid_out(site, LAND, ply)
    sit(page, table, secrets)
    lift(page)
    page.keyboard.press("[")
    page.locator("#choices.past").wait_for()
    for _ in range(20):  # another window of the same seat goes on
        if seat not in owing(site, table):
            break
        Caller(site).move(table, secrets[seat], -1)
    curtain(page).wait_for()
    assert page.locator("#choices.past").count() == 0
    assert private(page).count() == 0
