"""Several people, lost connections, second thoughts."""

import pytest
from playwright.sync_api import expect

from browser.games import laid_out, moments, sit, sit_at
from browser.person import CHOICES, by_list, changed, click_and_go, click_thing, decided, entry, play_now, play_on, story
from browser.screens import FIRST, LAND, OVERLAPPING, PHONE, SAIL
from service import Caller, Databases, serving


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
    """Both play; each sees what the other does, and the secret leaves the address."""
    host, guest = opens().new_page(), opens().new_page()
    new_table(host, ["invite"])
    link = host.get_by_label("Invitation link for Guest 2").input_value()
    sent: list[str] = []
    guest.on("request", lambda request: sent.append(f"{request.url} {request.headers.get('referer')}"))
    guest.goto(link)
    guest.get_by_label("Your name").fill("Béatrice")
    guest.get_by_role("button", name="Sit down").click()
    for page in (host, guest):
        page.locator(CHOICES).first.wait_for()
    assert "#" not in guest.url
    assert sent
    assert not [each for each in sent if link.split("#seat=")[1] in each], "the secret was in an address or a referrer"
    for turn in range(24):
        page = next(page for page in (host, guest) if page.locator(CHOICES).count())
        before = entry(page)
        by_list(page, turn)
        for each in (host, guest):
            changed(each, before)
        host.wait_for_function(
            "wanted => document.querySelector('#choices').dataset.entry === wanted",
            arg=guest.locator("#choices").get_attribute("data-entry"),
        )
    assert "Béatrice" in (story(host).text_content() or "")
    assert story(host).text_content() == story(guest).text_content()


def test_same_screen_with_the_curtain(opens):
    """A curtain while starting buildings are chosen in secret, none once all is open."""
    page = opens().new_page()
    new_table(page, ["here"])
    curtain = page.get_by_role("dialog", name="it is your turn")
    for _ in range(2):
        curtain.wait_for()
        assert page.locator("[data-thing]").count() == 0, "nothing is seen behind the curtain"
        curtain.get_by_role("button", name="I am").click()
        page.get_by_text("Choose your starting building").wait_for()
        click_and_go(page.locator(CHOICES).first)
    play_on(page, by_list, most=4)
    assert curtain.count() == 0


def test_hands_stay_hidden_at_the_same_screen(opens, site):
    """In New Found Land the curtain falls at every change of seats."""
    page = opens().new_page()
    page.goto("/")
    table, secrets = laid_out(site, LAND, moments(LAND)["land"][0])
    sit(page, table, secrets)
    curtain = page.get_by_role("dialog", name="it is your turn")
    names = []
    for _ in range(2):
        curtain.wait_for()
        assert page.locator("[data-thing]").count() == 0
        names.append(curtain.get_by_role("button", name="I am").inner_text())
        curtain.get_by_role("button", name="I am").click()
        while not curtain.count():
            before = entry(page)
            click_and_go(page.locator(CHOICES).last)
            page.wait_for_function(
                "before => document.querySelector('dialog[open]') || "
                "(document.querySelector('#choices').dataset.entry !== before && document.querySelector('#choices ol button:enabled'))",
                arg=before,
            )
    assert names[0] != names[1]


def test_reload_in_mid_turn(opens, site):
    page = opens().new_page()
    page.goto("/")
    sit_at(page, site, SAIL, "action")
    page.locator(CHOICES).first.wait_for()
    before = page.locator("#choices").inner_text()
    page.reload()
    page.locator(CHOICES).first.wait_for()
    assert page.locator("#choices").inner_text() == before


def test_lost_connection(opens, expects, databases: Databases):
    """The server goes away in mid-turn and comes back: the move made meanwhile is sent, without a reload."""
    expects("ERR_", "WebSocket")
    with serving(databases.fresh("sqlite")) as server:
        page = opens(url=server.url("")).new_page()
        play_now(page)
        play_on(page, by_list, most=3)
        assert decided(page)
        before = entry(page)
        server.kill()
        page.get_by_text("The connection is lost").wait_for()
        by_list(page, 1)
        page.get_by_text("Your move is on its way").wait_for()
        server.start()
        page.get_by_text("The connection is lost").wait_for(state="hidden")
        page.get_by_text("Your move is on its way").wait_for(state="hidden")
        changed(page, before)


def test_undo(opens):
    """Offered exactly while there is something to take back, and named."""
    page = opens().new_page()
    play_now(page, "endeavor")
    back = page.get_by_role("button", name="Undo “")
    assert back.count() == 0
    before = page.locator("#choices .body").inner_text()
    by_list(page, 0)
    back.and_(page.locator(":enabled")).wait_for()
    decided(page)
    page.keyboard.press("u")
    page.locator("#choices", has_text="Choose a building").wait_for()
    assert page.locator("#choices .body").inner_text() == before


def test_no_undo_where_the_table_forbids_it(opens):
    page = opens().new_page()
    page.goto("/new/endeavor")
    page.get_by_role("radio", name="Never").check()
    page.get_by_role("button", name="Open the table").click()
    decided(page)
    before = entry(page)
    by_list(page, 0)
    changed(page, before)
    assert page.get_by_role("button", name="Undo").count() == 0


def test_a_choice_of_several_steps_can_be_left(opens, site):
    """A tile that could be settled in two ways: by Escape or by its button nothing is sent; then it is."""
    page = opens().new_page()
    page.goto("/")
    sit_at(page, site, LAND, "settle")
    sent = []
    page.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)
    before = entry(page)
    tile = page.locator("[data-thing^='space:'].lit").first
    card = page.locator(".inspector.pinned")
    for leave in (lambda: page.keyboard.press("Escape"), lambda: card.get_by_role("button", name="Choose something else").click()):
        tile.locator(".base").click(position={"x": 4, "y": 4}, force=True)
        card.get_by_role("button", name="Settle").nth(1).wait_for()
        leave()
        card.wait_for(state="detached")
    assert not sent
    assert entry(page) == before
    tile.locator(".base").click(position={"x": 4, "y": 4}, force=True)
    card.get_by_role("button", name="Settle").nth(1).click()
    changed(page, before)
    assert len(sent) == 1


def test_undo_that_others_must_allow(opens):
    """What was revealed cannot be taken back alone: the other is asked, and agrees."""
    host, guest = opens().new_page(), opens().new_page()
    new_table(host, ["invite"])
    guest.goto(host.get_by_label("Invitation link for Guest 2").input_value())
    guest.get_by_role("button", name="Sit down").click()
    for page in (host, guest):
        page.locator(CHOICES).first.wait_for()
    by_list(host, 0)
    by_list(guest, 0)
    host.get_by_role("button", name="Ask to undo").and_(host.locator(":enabled")).click()
    guest.get_by_text("would like to take back").wait_for()
    guest.get_by_role("button", name="Agree").click()
    host.locator("#choices", has_text="Choose your starting building").wait_for()


def test_refusal_is_shown_with_its_rule(opens, site):
    page = opens().new_page()
    play_now(page, "endeavor")
    click_thing(page.locator('[data-thing="stock:university"]'))
    refusal = page.locator("#choices .refusal")
    refusal.wait_for()
    assert "level 4" in refusal.inner_text()
    refusal.get_by_text("Rule BLD-2").click()
    assert refusal.locator(".words").is_visible(), "the rule can be read"
    click_thing(page.locator('[data-thing="place:london"]'))
    page.locator("#choices .refusal", has_text="RND-1").wait_for()
    sit_at(page, site, LAND, "land")
    click_thing(page.locator("[data-thing^='market:large']:not(.lit)").first)
    page.locator("#choices .refusal", has_text="Rule LND-3").wait_for()


def test_a_stale_move_is_explained(opens, site, expects):
    """The same seat in two windows, one of them cut off: its late move is told, and it shows the table as it is."""
    expects("status of 409")
    context = opens()
    one, two = context.new_page(), context.new_page()
    two.route_web_socket("**/live", lambda line: cut_off(line))
    one.goto("/")
    sit_at(one, site, SAIL, "turn")
    two.goto(one.url)
    for page in (one, two):
        page.locator(CHOICES).first.wait_for()
    before = entry(one)
    by_list(one, 0)
    changed(one, before)
    assert entry(two) == before, "the second window has not heard of it"
    by_list(two, 1)
    two.locator("#choices .refusal").wait_for()
    changed(two, before)
    assert story(two).text_content() == story(one).text_content()


def cut_off(line):
    """A line that brings the first state, and nothing after it."""
    server = line.connect_to_server()
    heard = []

    def forward(message):
        if not heard:
            heard.append(message)
            line.send(message)

    server.on_message(forward)


def test_a_marker_that_has_left_the_track_is_not_on_the_board(opens, site):
    """FRM-4: nor at the start of the track."""
    page = opens().new_page()
    table, _ = laid_out(site, LAND, moments(LAND)["end"][0])
    page.goto(f"/table/{table}")
    page.locator(".ground").first.wait_for()
    markers = Caller(site).get(f"/api/tables/{table}")["view"]["markers"]
    gone = {id for id, marker in markers.items() if not marker["space"]}
    shown = page.locator(".pieces .marker[data-thing]").evaluate_all("all => all.map(each => each.dataset.thing)")
    assert gone
    assert set(shown) == {f"marker:{id}" for id in markers if id not in gone}


def test_a_tile_is_settled_by_its_bonus(opens, site):
    """One click on a bonus of a lit tile places the cube there and takes that bonus."""
    page = opens().new_page()
    page.goto("/")
    sit_at(page, site, LAND, "settle")
    half = page.locator("[data-action^='settle']").first
    half.wait_for()
    tile = half.evaluate("half => half.closest('[data-thing]').dataset.thing")
    before = page.locator(f"[data-thing='{tile}'] .cube:not(.unseen)").count()
    half.click()
    page.wait_for_function(
        "([tile, before]) => document.querySelectorAll(`[data-thing='${tile}'] .cube:not(.unseen)`).length > before",
        arg=[tile, before],
    )


def test_hint_and_what_is_my_turn(opens):
    page = opens().new_page()
    play_now(page, "endeavor")
    assert "Your turn" in page.title()
    page.get_by_role("button", name="Ask the captain").click()
    page.get_by_text("The captain:").wait_for()
    assert page.locator("#choices .hinted").count() == 1


def test_watch_join_and_resume(opens):
    page = opens().new_page()
    page.goto("/")
    page.get_by_role("button", name="Watch bots play Endeavor: Age of Sail").click()
    page.get_by_text("You are watching this game").wait_for()
    page.locator("#log li").nth(3).wait_for()
    address = page.url
    page.goto("/")
    page.get_by_placeholder("Paste an invitation link").fill(address)
    page.get_by_role("button", name="Join").click()
    page.locator("#log li").first.wait_for()
    play_now(page, "new-found-land")
    page.goto("/")
    page.get_by_role("heading", name="Your tables").wait_for()
    page.locator(".row", has_text="Your turn").locator("a").click()
    page.locator(CHOICES).first.wait_for()


CONSENT = "without names"  # the box about data sets


def test_open_table_on_the_front_page(opens):
    """A listed table is found by somebody else, who sits down there."""
    host, guest = opens().new_page(), opens().new_page()
    host.goto("/new/age-of-sail")
    host.get_by_label("Who takes seat 2").select_option("open")
    host.get_by_label("Show this table on the front page").check()
    host.get_by_label(CONSENT).check()
    host.get_by_role("button", name="Open the table").click()
    host.get_by_text("Waiting for everybody").wait_for()
    expect(host.get_by_label(CONSENT)).to_be_checked()
    with host.expect_response(lambda answer: "/consent" in answer.url):
        host.get_by_label(CONSENT).uncheck()  # minds change
    host.reload()
    expect(host.get_by_label(CONSENT)).not_to_be_checked()
    guest.goto("/")
    guest.get_by_role("link", name="Sit down").first.click()
    expect(guest.get_by_label(CONSENT)).not_to_be_checked()  # nobody agrees for others
    guest.get_by_role("button", name="Sit down").click()
    for page in (host, guest):
        page.locator("#choices").wait_for()


def test_after_the_end(opens, site):
    """The replay goes through the moments, the record is handed out, and the same people play again."""
    page = opens().new_page()
    page.goto("/")
    sit_at(page, site, FIRST, "end")
    page.locator("main section table").wait_for()
    first = page.url
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    assert "title endeavor" in download.value.path().read_text()
    page.get_by_role("button", name="Replay").click()
    page.get_by_text("Looking back: move 0 of").wait_for()
    page.get_by_role("button", name="One move on").click()
    page.get_by_text("Looking back: move 1 of").wait_for()
    story(page).locator("li").nth(5).get_by_role("button").click()
    page.get_by_text("Looking back: move 5 of").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/table/" in url and url != first)


def test_after_the_end_nothing_is_covered_on_a_phone(opens, site):
    """What can be done next is in sight at once; the list of choices is folded, and all else can be scrolled above it."""
    page = opens(size=PHONE).new_page()
    page.goto("/")
    sit_at(page, site, FIRST, "end")
    again = page.get_by_role("button", name="Play again")
    again.wait_for()
    sheet = page.locator("#choices").bounding_box()
    assert sheet["height"] < PHONE[1] / 4
    assert again.bounding_box()["y"] + again.bounding_box()["height"] < sheet["y"]
    # What lies further down is laid out when it comes into sight: one scroll may not reach the end.
    bottom = "() => (scrollTo(0, 1e6), document.querySelector('.chronicle').getBoundingClientRect().bottom)"
    page.wait_for_function(f"top => ({bottom})() <= top", arg=sheet["y"])
    page.get_by_role("button", name="Fold the list").click()
    page.get_by_role("button", name="Ask to undo").wait_for()


@pytest.mark.parametrize("golden", [SAIL, FIRST, LAND, "age-of-sail-5p-side-2"])
def test_a_tablet_held_upright_sees_the_whole_board(opens, site, golden):
    page = opens(size=(820, 1180)).new_page()
    page.goto("/")
    sit_at(page, site, golden, "end")
    page.locator(".pane .pieces").wait_for()
    assert page.locator(".pane").evaluate(
        "pane => [pane.scrollWidth - pane.clientWidth, pane.scrollHeight - pane.clientHeight]"
    ) == [0, 0]
    assert page.evaluate(OVERLAPPING) == []


def test_nothing_is_asked_of_other_hosts(opens, site):
    page = opens().new_page()
    asked = set()
    page.on("request", lambda request: asked.add(request.url))
    play_now(page)
    page.locator(".land").wait_for()
    assert {url for url in asked if not url.startswith((site.url(""), "blob:"))} == set()


def test_whoever_set_a_table_up_deletes_it_and_a_guest_is_told(opens):
    host, guest = opens().new_page(), opens().new_page()
    new_table(host, ["invite"])
    guest.goto(host.get_by_label("Invitation link for Guest 2").input_value())
    guest.get_by_label("Your name").fill("Béatrice")
    guest.get_by_role("button", name="Sit down").click()
    guest.locator(CHOICES).first.wait_for()
    table = guest.url
    home = guest.context.new_page()
    home.goto("/")
    home.locator(f"a[href='{table[table.index('/table/') :]}']").wait_for()
    assert home.get_by_role("button", name="Delete").count() == 0, "it is not the guest's to delete"
    host.goto("/")
    host.get_by_role("button", name="Delete").click()
    host.get_by_role("button", name="Keep it").click()
    host.get_by_role("button", name="Delete").click()
    asked = host.get_by_role("dialog", name="Delete this table?")
    assert "Béatrice" in asked.inner_text()
    asked.get_by_role("button", name="Delete it for good").click()
    host.locator(f"a[href='{table[table.index('/table/') :]}']").wait_for(state="detached")
    guest.get_by_text("This table was deleted.").wait_for()


def test_a_key_right_after_help_was_closed(opens, site):
    """Nothing may be drawn between the two: the focus is then still in the dialog that is gone."""
    page = opens().new_page()
    page.goto("/")
    sit_at(page, site, SAIL, "turn")
    page.keyboard.press("?")
    page.locator("dialog[open]").wait_for()
    page.evaluate("""() => {
      document.querySelector('dialog').close();
      document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {key: '[', bubbles: true}));
    }""")
    page.locator("#choices.past").wait_for()


def test_whoever_decides_is_not_disturbed_by_others_who_decide_at_the_same_time(opens, site):
    page = opens().new_page()
    page.goto("/")
    table, secrets = laid_out(site, SAIL, 0)
    sit(page, table, {0: secrets[0]})
    click_thing(page.locator('[data-thing="deck:europe"]'))
    card = page.locator(".inspector.pinned")
    card.wait_for()
    before = entry(page)
    Caller(site).move(table, secrets[1])
    changed(page, before)
    assert card.is_visible(), "what was opened stays open"
