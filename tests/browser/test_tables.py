"""Several people, lost connections, second thoughts."""

from browser.screens import DESKTOP
from browser.person import CHOICES, by_list, decided, entry, play_now, play_on
from service import Databases, serving


def new_table(page, kinds, title="age-of-sail"):
    """Sets up a table by its form; `kinds` are those of the seats after the first."""
    page.goto(f"/new/{title}")
    page.get_by_role("heading", name="New table").wait_for()
    page.locator("fieldset li").first.wait_for()
    while page.locator("fieldset li").count() > len(kinds) + 1:
        page.locator("fieldset li").last.get_by_role("button").click()
    for number, kind in enumerate(kinds, start=2):
        page.get_by_label(f"Who takes seat {number}").select_option(kind)
        page.get_by_label(f"Name at seat {number}").fill(f"Guest {number}")
    page.get_by_role("button", name="Open the table").click()


def test_two_browsers_by_invite_link(opens):
    host, guest = opens().new_page(), opens().new_page()
    new_table(host, ["invite"])
    link = host.get_by_label("Invitation link for Guest 2").input_value()
    guest.goto(link)
    guest.get_by_label("Your name").fill("Béatrice")
    guest.get_by_role("button", name="Sit down").click()
    for page in (host, guest):
        page.locator("#choices").wait_for()
    assert "#" not in guest.url, "the secret stays out of the address"
    for _ in range(12):
        for page in (host, guest):
            if page.locator(CHOICES).count():
                before = entry(page)
                by_list(page, 0)
                page.wait_for_timeout(150)
                assert entry(page) != before
    assert "Béatrice" in host.locator("#log").inner_text()
    assert host.locator("#log").inner_text() == guest.locator("#log").inner_text()


def test_same_screen_with_the_curtain(opens):
    page = opens().new_page()
    new_table(page, ["here"])
    curtain = page.get_by_role("dialog", name="it is your turn")
    curtain.wait_for()
    assert page.locator("svg [data-thing]").count() == 0, "nothing is seen behind the curtain"
    curtain.get_by_role("button").click()
    page.get_by_text("Choose your starting building").wait_for()
    page.locator(CHOICES).first.click()
    curtain.wait_for()
    curtain.get_by_role("button").click()
    page.locator(CHOICES).first.click()
    page.locator(CHOICES).first.wait_for()
    assert curtain.count() == 0, "once all is open, no curtain"
    play_on(page, by_list, most=6)


def test_reload_in_mid_turn(opens):
    page = opens().new_page()
    play_now(page)
    play_on(page, by_list, most=5)
    assert decided(page)
    before = page.locator("#choices").inner_text()
    page.reload()
    page.locator(CHOICES).first.wait_for()
    assert page.locator("#choices").inner_text() == before


def test_lost_connection(opens, databases: Databases):
    """The server goes away in mid-turn and comes back: the move made meanwhile is sent, without a reload."""
    with serving(databases.fresh("sqlite")) as server:
        page = opens(url=server.url("")).new_page()
        play_now(page)
        play_on(page, by_list, most=3)
        assert decided(page)
        lines = page.locator("#log li").count()
        server.kill()
        page.get_by_text("The connection is lost").wait_for()
        by_list(page, 1)
        page.get_by_text("Your move has not been sent yet").wait_for()
        server.start()
        page.get_by_text("The connection is lost").wait_for(state="hidden")
        page.get_by_text("Your move has not been sent yet").wait_for(state="hidden")
        for _ in range(200):
            if page.locator("#log li").count() > lines:
                break
            page.wait_for_timeout(50)
        assert page.locator("#log li").count() > lines


def test_undo(opens):
    page = opens().new_page()
    play_now(page, "endeavor")
    before = page.locator("#choices").inner_text()
    by_list(page, 0)
    page.get_by_role("button", name="Undo").and_(page.locator(":enabled")).wait_for()
    page.keyboard.press("u")
    page.locator("#choices", has_text="Choose a building").wait_for()
    assert page.locator("#choices ol").inner_text() in before


def test_refusal_is_shown_with_its_rule(opens):
    page = opens(size=DESKTOP).new_page()
    play_now(page, "endeavor")
    page.locator('[data-thing="stock:university"]').click()
    refusal = page.locator("#choices .refusal")
    refusal.wait_for()
    assert "level 4" in refusal.inner_text()
    assert "Rule BLD-2" in refusal.inner_text()
    page.locator('[data-thing="place:london"] .touch').click(force=True)
    page.locator("#choices .refusal", has_text="RND-1").wait_for()


def test_two_windows_and_a_stale_move(opens):
    """The same seat in two windows: the one that is late is told, and shows the table as it is."""
    context = opens()
    one = context.new_page()
    play_now(one)
    two = context.new_page()
    two.goto(one.url)
    two.locator(CHOICES).first.wait_for()
    two.route("**/live*", lambda route: route.abort())
    by_list(one, 0)
    two.wait_for_timeout(600)
    assert two.locator("#log").inner_text() == one.locator("#log").inner_text()


def test_hint_watch_and_join(opens):
    page = opens().new_page()
    play_now(page)
    page.get_by_role("button", name="What would the captain do?").click()
    page.get_by_text("The captain:").wait_for()
    page.goto("/")
    page.get_by_role("button", name="Watch bots play Endeavor: Age of Sail").click()
    page.get_by_text("You are watching this game").wait_for()
    page.locator("#log li").nth(3).wait_for()
    address = page.url
    page.goto("/")
    page.get_by_placeholder("Paste an invitation link").fill(address)
    page.get_by_role("button", name="Join").click()
    page.locator("#log li").first.wait_for()
    page.goto("/")
    page.get_by_role("heading", name="Your tables").wait_for()
