"""Whoever waits for a bot sees whose turn it is and how long already, and may hurry it."""

from browser.games import moments, sit, upto
from browser.person import CHOICES, by_list, changed, entry
from service import Caller

SAIL_FOR_TWO = "age-of-sail-2p-side-1"


def against_an_admiral(opens, site):
    """Two pages of a table against a bot that thinks long: a person's, and a spectator's."""
    ply, seat = moments(SAIL_FOR_TWO)["turn"]
    bot, person = {"kind": "bot", "name": "Batavia", "level": "admiral"}, {"kind": "here", "name": "Ada"}
    wish = {"record": upto(SAIL_FOR_TWO, ply).to_text(), "seats": [person if each == seat else bot for each in range(2)]}
    made = Caller(site).post("/api/tables/import", wish, expect=201)
    table, secrets = made["table"], {each["seat"]: each["secret"] for each in made["secrets"]}
    pages = []
    for own in (secrets, {}):
        page = opens().new_page()
        page.goto("/")
        sit(page, table, own)
        pages.append(page)
    return pages


# Presses "Move now" the moment it is there; ends also when it is one's own turn again.
PRESS = """() => {
  const button = [...document.querySelectorAll('#choices button')].find((each) => each.textContent.includes('Move now'));
  button?.click();
  return button ? 'pressed' : document.querySelector('#choices ol button') ? 'own turn' : '';
}"""


def test_a_bot_that_thinks_long_is_named_and_can_be_hurried(opens, site):
    page, watcher = against_an_admiral(opens, site)
    hurried: list[int] = []
    page.on("response", lambda answer: hurried.append(answer.status) if "/hurry" in answer.url else None)
    seen = False
    for number in range(40):
        page.locator(f"{CHOICES}, #choices [role=timer]").first.wait_for()
        if page.locator(CHOICES).count():
            before = entry(page)
            by_list(page, number)
            changed(page, before)
            continue
        told = page.locator("#choices").inner_text()
        seen = seen or ("Batavia is deciding" in told and "Thinking for" in told)
        before = entry(page)
        if page.wait_for_function(PRESS, timeout=60_000).json_value() == "pressed":
            changed(page, before)
            assert hurried == [200]
            assert seen
            assert watcher.get_by_role("button", name="Move now").count() == 0, "whoever watches hurries nobody"
            return
    raise AssertionError("the admiral never took two seconds")
