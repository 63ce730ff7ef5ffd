"""An evening with friends: three people on their own devices who leave, lose things and come back, to the end of the game."""

from argosy.game import load_record
from browser.person import OVER
from browser.screens import PHONE
from browser.seating import READY, decide, impatient, link_for, menu, new_table, secrets_of, sit_down, table_id, until_turn
from service import Caller

ASIDE = 60  # decisions that are made without the pages, in the middle of the game


def test_three_browsers_through_an_evening(opens, site):
    """One leaves and comes back, one is replaced by a bot and returns, one gets a new link, one goes on with the phone."""
    ada, bea, carl = (opens().new_page() for _ in range(3))
    impatient(ada)
    id = new_table(ada, ["invite", "invite"])
    sit_down(bea, link_for(ada, "Guest 2"), "Béatrice")
    sit_down(carl, link_for(ada, "Guest 3"), "Carl")
    for page in (ada, bea, carl):
        decide(page)  # the first building, in secret
    turns([ada, bea, carl], 6)

    # Béatrice leaves her seat to a bot, and comes back.
    dialog = menu(bea)
    dialog.get_by_label("Who plays on?").select_option("deckhand")
    dialog.get_by_role("button", name="Leave the table").click()
    ada.locator("#choices", has_text="Béatrice leaves the table").wait_for()
    bea.get_by_role("button", name="Take the seat back").click()
    ada.locator("#choices", has_text="Béatrice is back").wait_for()
    turns([ada, bea, carl], 4)

    # Carl goes away without a word when it is his turn: a bot plays until he returns.
    until_turn(carl, [ada, bea])
    back = carl.url
    carl.goto("about:blank")
    away = ada.get_by_role("status", name="Carl is away")
    away.get_by_label("How well the bot plays").select_option("deckhand")
    away.get_by_role("button", name="Let a bot play until they return").click()
    turns([ada, bea], 3)
    carl.goto(back)
    carl.get_by_role("button", name="Take the seat back").click()
    ada.locator("#choices", has_text="Carl is back").wait_for()
    turns([ada, bea, carl], 4)

    # Béatrice's browser forgets everything: Ada makes her a new link.
    bea.evaluate("localStorage.clear()")
    bea.reload()
    bea.get_by_text("You are watching this game").wait_for()
    menu(ada).get_by_role("button", name="New link for Béatrice").click()
    link = link_for(ada, "Béatrice")
    ada.keyboard.press("Escape")
    bea.goto("about:blank")
    bea.goto(link)
    bea.get_by_role("button", name="Move the seat here").click()
    turns([ada, bea, carl], 4)

    # Carl goes on with his phone.
    phone = opens(size=PHONE).new_page()
    dialog = menu(carl)
    dialog.get_by_role("button", name="My seat on another device").click()
    phone.goto(dialog.get_by_label("Link to the seat of Carl").input_value())
    phone.get_by_role("button", name="Move the seat here").click()
    carl.get_by_text("The seat of Carl is now on another device").wait_for()
    turns([ada, bea, phone], 6)

    # The rest of the evening, its middle without the pages.
    api = Caller(site)
    secrets = {**secrets_of(ada), **secrets_of(bea), **secrets_of(phone)}
    assert sorted(secrets) == [0, 1, 2]
    while (state := api.get(f"/api/tables/{id}"))["view"]["round"] < 7:
        api.move(id, secrets[state["to_act"][0]])
    turns([ada, bea, phone], 400)
    for page in (ada, bea, phone, carl):
        page.locator(OVER).wait_for()
    assert len({page.locator("main section table").inner_text() for page in (ada, bea, carl)}) == 1, "all see the same end"
    record = api.get(f"/api/tables/{table_id(ada)}/record")["record"]
    assert load_record(record).fingerprint() == record.strip().split()[-1]


def turns(pages, most):
    """Whoever is to decide does so by the list, so many times or until the end."""
    for number in range(most):
        for page in pages:
            page.locator("#choices").wait_for()
        pages[0].wait_for_function(
            "() => document.querySelector('main section h1') || document.querySelector('#choices .prompt')?.innerText",
            timeout=20_000,
        )
        page = next_to_decide(pages)
        if page is None:
            return
        decide(page, number)


def next_to_decide(pages):
    """The page of whoever is to decide; None if the game is over."""
    for _ in range(200):
        for page in pages:
            if page.locator(OVER).count():
                return None
            if page.locator(READY).count():
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is to decide")
