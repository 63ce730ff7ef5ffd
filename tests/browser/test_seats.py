"""A seat is where its person is: links, names, other devices, leaving, coming back."""

import re

import pytest
from playwright.sync_api import expect

from browser.games import laid_out, moments
from browser.screens import DESKTOP, FIRST, PHONE
from browser.seating import (
    READY,
    decide,
    form,
    impatient,
    is_to_decide,
    link_for,
    menu,
    new_table,
    seated,
    secrets_of,
    sit_down,
    table_id,
    until_turn,
    with_friends,
)
from service import Caller

# ---- sitting down


COUNT = "addEventListener('click', (event) => event.isTrusted && (window.clicks = (window.clicks ?? 0) + 1), true)"


def test_from_the_front_page_to_a_friends_first_move(opens):
    """At most three clicks for the host, and two for the friend."""
    host, friend = opens().new_page(), opens().new_page()
    for page in (host, friend):
        page.add_init_script(COUNT)
    link = with_friends(host)
    host.get_by_role("button", name="Copy the link").click()
    friend.goto(link)
    friend.get_by_label("Your name").fill("Béatrice")
    friend.get_by_role("button", name="Sit down").click()
    host.get_by_text("Béatrice").wait_for()
    host.get_by_role("button", name="Begin now").click()
    is_to_decide(friend)
    decide(friend)
    assert host.evaluate("clicks") <= 3
    assert friend.evaluate("clicks") <= 2


def test_an_open_seat_asks_for_a_name_and_a_taken_one_is_told(opens, expects):
    expects("status of 409")
    host, guest = opens().new_page(), opens().new_page()
    link = with_friends(host)
    guest.goto(link)
    guest.get_by_label("Your name").fill(" skipper")
    guest.get_by_role("button", name="Sit down").click()
    guest.get_by_role("alert").get_by_text("is called skipper already").wait_for()
    assert guest.get_by_label("Your name").input_value() == " skipper", "what was typed stays"
    guest.get_by_label("Your name").fill("Béatrice")
    guest.get_by_role("button", name="Sit down").click()
    host.locator(".waiting li", has_text="Béatrice").wait_for()
    other = guest.context.new_page()
    other.goto("/")
    other.evaluate("localStorage.removeItem('argosy-seats')")
    other.goto(link)
    assert other.get_by_label("Your name").input_value() == "Béatrice", "the name is known from the last time"


def test_only_whoever_set_the_table_up_begins_early(opens, site):
    host, guest = opens().new_page(), opens().new_page()
    sit_down(guest, with_friends(host), "Béatrice")
    guest.get_by_text("or when whoever set the table up begins it").wait_for()
    assert guest.get_by_role("button", name="Begin now").count() == 0
    ((_, secret),) = secrets_of(guest).items()
    refused = Caller(site).post(f"/api/tables/{table_id(guest)}/start", {"fill": "mate"}, secret, expect=403)
    assert refused["error"] == "not-owner"
    host.get_by_role("button", name="Begin now").click()
    is_to_decide(guest)


def test_the_host_says_their_name_while_waiting(opens, expects):
    """Without a click more; a taken name is told beside the field, and what was typed stays. The browser knows it the next time."""
    expects("status of 409")
    host, guest = opens().new_page(), opens().new_page()
    sit_down(guest, with_friends(host), "Béatrice")
    name = host.get_by_label("Your name")
    assert name.input_value() == "Skipper"
    name.fill("")
    name.press("Enter")
    expect(name).to_have_value("Skipper")
    name.fill("béatrice")
    name.press("Enter")
    host.get_by_role("alert").get_by_text("is called béatrice already").wait_for()
    assert name.input_value() == "béatrice"
    host.get_by_role("button", name="Begin now").click()
    expect(host.get_by_role("button", name="Begin now")).to_be_enabled()
    name.fill("Ada")
    host.get_by_role("button", name="Begin now").click()
    guest.locator("[data-plate]", has_text="Ada").wait_for()
    with_friends(host)
    assert host.get_by_label("Your name").input_value() == "Ada"


def test_a_name_is_changed_during_the_game(opens):
    host, guest = opens().new_page(), opens().new_page()
    new_table(host, ["invite"])
    sit_down(guest, link_for(host, "Guest 2"), "Béatrice")
    is_to_decide(guest)
    name = menu(guest).get_by_label("Your name")
    name.fill("Carl")
    name.press("Enter")
    host.locator("[data-plate]", has_text="Carl").wait_for()


def test_whoever_set_the_table_up_begins_it_when_all_are_there_and_nothing_happens(opens, site):
    """As if the server had died right after the last one sat down."""
    api, host = Caller(site), opens().new_page()
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "invite", "name": "Béatrice"}]
    made = api.post("/api/tables", {"title": "age-of-sail", "seats": seats, "auto_start": False}, expect=201)
    api.post(f"/api/tables/{made['table']}/join", {}, made["invitations"][0]["secret"], expect=201)
    host.goto("/")
    seated(host, made["table"], {0: made["secrets"][0]["secret"]})
    host.get_by_text("2 of 2 are aboard").wait_for()
    host.get_by_role("button", name="Begin now", exact=True).click()
    is_to_decide(host)


@pytest.mark.parametrize("kind", ["invite", "open"])
def test_a_guest_who_comes_late_takes_the_seat_from_the_bot(opens, kind):
    host, guest = opens().new_page(), opens(size=PHONE).new_page()
    id = new_table(host, [kind])
    link = link_for(host, "Guest 2") if kind == "invite" else host.get_by_label("One link for everybody").input_value()
    host.get_by_role("button", name="Begin now").click()
    is_to_decide(host)
    guest.goto(link)
    heading = {"invite": "A bot keeps this seat for you", "open": "A seat is free"}[kind]
    guest.get_by_role("heading", name=heading).wait_for()
    guest.get_by_label("Your name").fill("Béatrice")
    guest.get_by_role("button", name="Take the seat").click()
    guest.get_by_text("You are watching").wait_for(state="hidden")
    host.locator("#choices", has_text="Béatrice sits down").wait_for()
    until_turn(guest, [host])
    assert table_id(guest) == id
    assert "#" not in guest.url


# ---- the link to a seat


def test_an_invitation_opens_its_seat_again(opens):
    """In the same browser at once, also in another tab; and a tab that waited beside follows."""
    host, guest = opens().new_page(), opens().new_page()
    new_table(host, ["invite"])
    link = link_for(host, "Guest 2")
    beside = guest.context.new_page()
    beside.goto(link)
    beside.get_by_label("Your name").wait_for()
    sit_down(guest, link, "Béatrice")
    is_to_decide(guest)
    is_to_decide(beside)
    again = guest.context.new_page()
    again.goto(link)
    is_to_decide(again)
    assert "#" not in again.url
    decide(again)


def test_in_another_browser_the_seat_moves_and_can_be_taken_back(opens):
    host, laptop, phone = opens().new_page(), opens().new_page(), opens(size=PHONE).new_page()
    new_table(host, ["invite"])
    link = link_for(host, "Guest 2")
    sit_down(laptop, link, "Béatrice")
    phone.goto(link)
    phone.get_by_role("heading", name="Béatrice, is this you?").wait_for()
    phone.get_by_role("button", name="Move the seat here").click()
    is_to_decide(phone)
    laptop.get_by_text("The seat of Béatrice is now on another device").wait_for()
    assert laptop.locator(READY).count() == 0
    assert not secrets_of(laptop)
    host.locator("#choices", has_text="Béatrice goes on at another device").wait_for()
    laptop.get_by_role("button", name="Take it back here").click()
    is_to_decide(laptop)
    phone.get_by_text("The seat of Béatrice is now on another device").wait_for()


def test_my_seat_on_another_device(opens):
    """Also of whoever set the table up: link and QR code, by the menu."""
    laptop, phone = opens().new_page(), opens(size=PHONE).new_page()
    new_table(laptop, ["bot"])
    dialog = menu(laptop)
    dialog.get_by_role("button", name="My seat on another device").click()
    dialog.get_by_role("img", name="QR code").wait_for()
    phone.goto(dialog.get_by_label("Link to the seat of Ada").input_value())
    phone.get_by_role("button", name="Move the seat here").click()
    decide(phone)
    laptop.get_by_text("The seat of Ada is now on another device").wait_for()


def test_two_links_in_one_browser_are_two_seats_at_one_screen(opens):
    host, guests = opens().new_page(), opens().new_page()
    new_table(host, ["invite", "invite"])
    links = [link_for(host, "Guest 2"), link_for(host, "Guest 3")]
    sit_down(guests, links[0], "Béatrice")
    guests.goto(links[1])
    guests.get_by_role("heading", name="Another seat at this screen").wait_for()
    guests.get_by_label("Your name").fill("Carl")
    guests.get_by_role("button", name="Sit down").click()
    guests.get_by_role("dialog").get_by_role("button").first.wait_for()  # the curtain: they choose in secret
    assert sorted(secrets_of(guests)) == [1, 2]


def test_a_new_link_for_a_guest_who_lost_it(opens, expects, site):
    """Made by whoever set the table up, and told; the old link opens the seat no more. A guest may not make one."""
    expects("status of 403")
    host, guest, again = opens().new_page(), opens().new_page(), opens().new_page()
    id = new_table(host, ["invite"])
    old = link_for(host, "Guest 2")
    sit_down(guest, old, "Béatrice")
    ((_, secret),) = secrets_of(guest).items()
    assert Caller(site).post(f"/api/tables/{id}/seats/0/link", None, secret, expect=403)["error"] == "not-owner"
    assert menu(guest).get_by_role("button", name="New link for").count() == 0
    dialog = menu(host)
    dialog.get_by_role("button", name="New link for Béatrice").click()
    new = link_for(host, "Béatrice")
    guest.locator("#choices", has_text="made a new link for the seat of Béatrice").wait_for()
    again.goto(old)
    again.get_by_text("This link does not open a seat here, or no longer").wait_for()
    again.goto("about:blank")
    again.goto(new)
    again.get_by_role("button", name="Move the seat here").click()
    is_to_decide(again)


def test_the_link_for_everybody_tells_one_who_was_here_what_to_do(opens):
    """It opens nobody's own seat: who comes back by it in another browser is not led to a bot's without a word."""
    host, laptop, phone = opens().new_page(), opens(), opens(size=PHONE).new_page()
    link, guest = with_friends(host), laptop.new_page()
    sit_down(guest, link, "Béatrice")
    host.get_by_role("button", name="Begin now").click()
    is_to_decide(guest)
    laptop.close()
    phone.goto(link)
    phone.get_by_text("Are you Béatrice, on another device?").wait_for()


def test_a_link_to_another_table_and_nonsense_are_told(opens, expects):
    expects("status of 403")
    host, guest = opens().new_page(), opens().new_page()
    first = new_table(host, ["invite"])
    secret = link_for(host, "Guest 2").split("#")[1]
    second = new_table(host, ["invite"])
    for address in (f"/table/{second}#{secret}", f"/table/{first}#seat=nonsense"):
        guest.goto("about:blank")
        guest.goto(address)
        guest.get_by_text("This link does not open a seat here, or no longer").wait_for()


# ---- leaving, absence


def test_leave_to_a_bot_and_come_back(opens):
    host, guest = opens().new_page(), opens().new_page()
    new_table(host, ["invite"])
    sit_down(guest, link_for(host, "Guest 2"), "Béatrice")
    is_to_decide(guest)
    dialog = menu(guest)
    dialog.get_by_label("Who plays on?").select_option("deckhand")
    dialog.get_by_role("button", name="Leave the table").click()
    host.locator("#choices", has_text="Béatrice leaves the table: a bot").wait_for()
    guest.get_by_role("button", name="Take the seat back").click()
    host.locator("#choices", has_text="Béatrice is back").wait_for()
    until_turn(guest, [host])


def test_leave_to_nobody_and_the_others_let_a_bot_play(opens):
    host, guest = opens().new_page(), opens(size=PHONE).new_page()
    new_table(host, ["invite"])
    sit_down(guest, link_for(host, "Guest 2"), "Béatrice")
    is_to_decide(guest)
    dialog = menu(guest)
    dialog.get_by_label("Who plays on?").select_option("nobody")
    dialog.get_by_role("button", name="Leave the table").click()
    guest.get_by_text("nobody plays on: the others wait").wait_for()
    away = host.get_by_role("status", name="Béatrice is away")
    away.get_by_text("Béatrice has left the table").wait_for()
    away.get_by_label("How well the bot plays").select_option("deckhand")
    away.get_by_role("button", name="Let a bot play until they return").click()
    away.wait_for(state="detached")
    guest.get_by_role("button", name="Take the seat back").click()
    host.locator("#choices", has_text="Béatrice is back").wait_for()


def test_somebody_absent_is_told_after_the_tables_time_and_replaced_by_a_new_person(opens):
    """Nothing happens by itself: the seat stays theirs until somebody does something."""
    host, guest, other = opens().new_page(), opens().new_page(), opens().new_page()
    impatient(host)
    new_table(host, ["invite"])
    sit_down(guest, link_for(host, "Guest 2"), "Béatrice")
    is_to_decide(guest)
    back = guest.url
    guest.goto("about:blank")
    away = host.get_by_role("status", name="Béatrice is away")
    away.get_by_text("Waiting for Béatrice since 0 min").wait_for()
    guest.goto(back)
    away.wait_for(state="detached")
    guest.goto("about:blank")
    away.get_by_role("button", name="Give the seat to somebody else").click()
    other.goto(host.get_by_role("dialog").get_by_label("Invitation link for Béatrice").input_value())
    other.get_by_label("Your name").fill("Carl")
    other.get_by_role("button", name="Move the seat here").click()
    is_to_decide(other)
    host.locator("#choices", has_text="Carl sits down").wait_for()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_who_is_a_bot_and_who_is_away_is_marked(opens, size):
    host, guest = opens(size=size).new_page(), opens().new_page()
    new_table(host, ["invite", "bot"])
    sit_down(guest, link_for(host, "Guest 2"), "Béatrice")
    is_to_decide(host)
    plates = {name: host.locator("[data-plate]", has_text=name) for name in ("Ada", "Béatrice", "Guest 3")}
    told = host.get_by_role("region", name="Players in turn order")
    expect(plates["Guest 3"]).to_contain_text("bot")
    guest.goto("about:blank")
    away = re.compile("^Béatrice(, first in turn order)?, away")  # who is first is drawn by lot
    for words in (away, re.compile("^Guest 3(, first in turn order)?, bot")):
        expect(told.get_by_role("button", name=words)).to_have_count(1, timeout=20_000)
    expect(plates["Ada"]).not_to_contain_text("away")
    guest.go_back()
    expect(told.get_by_role("button", name=away)).to_have_count(0, timeout=20_000)


def test_how_long_to_wait_is_set_with_the_table(opens, site):
    page = opens().new_page()
    form(page, ["invite"])
    wait = page.get_by_label("If somebody stays away")
    assert wait.locator("option").all_inner_texts() == ["1 minute", "3 minutes", "10 minutes", "1 day", "never"]
    assert wait.locator("option:checked").inner_text() == "3 minutes"
    wait.select_option("10 minutes")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    assert Caller(site).get(f"/api/tables/{table_id(page)}")["table"]["stand_in_after"] == 600


def test_the_game_ends_for_all_if_all_agree(opens):
    host, guest = opens().new_page(), opens().new_page()
    new_table(host, ["invite"])
    sit_down(guest, link_for(host, "Guest 2"), "Béatrice")
    is_to_decide(guest)
    menu(host).get_by_role("button", name="End the game for all").click()
    guest.locator("#choices").get_by_role("button", name="Agree").click()
    for page in (host, guest):
        page.get_by_role("heading", name="You have ended this game together").wait_for()
        page.get_by_role("button", name="Play again").or_(page.get_by_role("button", name="To the rematch")).wait_for()


# ---- names and options


def test_two_equal_names_are_told_before_sending(opens):
    page = opens().new_page()
    form(page, ["bot", "bot"])
    page.get_by_label("Name at seat 3").fill("guest 2 ")
    page.get_by_text("Two people cannot both be called guest 2").wait_for()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_label("Name at seat 3")).to_be_focused()
    assert page.url.endswith("/new/age-of-sail")
    page.get_by_label("Name at seat 3").fill("Golden Hind")
    page.get_by_role("button", name="Open the table").click()
    is_to_decide(page)


def test_players_with_numbers_bear_them_on_their_discs(opens):
    page = opens().new_page()
    page.goto("/new/age-of-sail")
    for number in (1, 2, 3):
        page.get_by_label(f"Name at seat {number}").fill(f"Player {number}")
    page.get_by_role("button", name="Open the table").click()
    is_to_decide(page)
    discs = page.locator("[data-plate] .disc .disc").all_inner_texts()
    assert sorted(discs) == ["1", "2", "3"]


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "Changed to 2, as there are 5 of you"), ("fr", "Changé en 2, puisque vous êtes 5")]
)
def test_age_of_sail_for_five_finds_its_side(opens, lang, told):
    """A side that suits them is chosen, the other marked and still to be had; what was typed stays."""
    page = opens(lang=lang).new_page()
    page.goto("/new/age-of-sail")
    page.locator("fieldset li").first.wait_for()
    page.locator("#seat-name-0").fill("Ada")
    for _ in range(2):
        page.get_by_role("button", name={"en": "One more seat", "fr": "Une place de plus"}[lang]).click()
    page.get_by_text(told).wait_for()
    expect(page.locator("#option-side option").first).to_contain_text("2, 3, 4")
    page.locator("#option-side").select_option("1")
    page.locator("form .primary").click()
    page.locator("#choices, [role=dialog]").first.wait_for()
    page.locator("[data-plate]").nth(4).wait_for()


def test_what_a_title_refuses_is_told_and_nothing_typed_is_lost(opens, expects):
    expects("status of 400")
    page = opens().new_page()
    form(page, ["bot", "bot"], host="Béatrice")
    page.evaluate("document.querySelector('#option-side option').__value = 3")  # as an old page might offer it
    page.get_by_label("Side of the board").select_option(index=1)
    page.get_by_label("Side of the board").select_option(index=0)
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("alert").get_by_text("can be 1 or 2").wait_for()
    assert page.get_by_label("Name at seat 1").input_value() == "Béatrice"


# ---- where friends can reach it


def test_on_loopback_the_waiting_page_says_that_only_this_computer_can_reach_it(opens):
    page = opens().new_page()
    with_friends(page)
    page.get_by_text("This page is served to this computer alone").wait_for()
    page.get_by_text("make lan").wait_for()
    page.get_by_text("argosy play --lan").wait_for()
    page.get_by_role("img", name="QR code").wait_for()


def test_a_mistyped_address_says_what_to_do(opens):
    page = opens().new_page()
    page.goto("/table/abcdefgx")
    page.get_by_role("heading", name="There is no such table").wait_for()
    page.get_by_text("Ask whoever invited you for the link again").wait_for()
    page.get_by_text("“abcdefgx”").wait_for()
    page.get_by_role("link", name="To the front page").click()
    page.locator("article").first.wait_for()


# ---- again


def test_the_rematch_is_found_by_everybody_and_again(opens, site):
    """Whoever set the first table up finds links for the others at the second."""
    host, guest, late = opens().new_page(), opens().new_page(), opens(size=PHONE).new_page()
    ply, _ = moments(FIRST)["end"]
    table, secrets = laid_out(site, FIRST, ply)
    for page, seats in ((host, (0, 1)), (guest, (2,)), (late, (3,))):
        page.goto("/")
        seated(page, table, {seat: secrets[seat] for seat in seats})
        page.locator("main section table").wait_for()
    host.get_by_role("button", name="Play again").click()
    host.get_by_text("2 of 4 are aboard").wait_for()
    for page in (guest, late):
        page.get_by_role("status").get_by_text("Ada and Bruno wait for you at another game").wait_for()
    for _ in range(2):
        guest.get_by_role("button", name="To the rematch").click()
        guest.get_by_text("3 of 4 are aboard").wait_for()
        guest.go_back()
    host.get_by_role("button", name="New link for Dirk").click()
    assert table_id(host) in link_for(host, "Dirk")
    late.get_by_role("status").get_by_text("Ada, Bruno and Chloé wait for you").wait_for()
    late.get_by_role("button", name="Join").click()
    late.locator("#choices, [role=dialog]").first.wait_for()
    host.locator("#choices, [role=dialog]").first.wait_for()
