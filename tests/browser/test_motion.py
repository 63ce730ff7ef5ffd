"""Pieces move, in order and not for long; none where somebody wishes for calm; and whoever watches sets the pace."""

from browser.games import laid_out, moments, sit, sit_at
from browser.person import CHOICES, changed, click_and_go, entry
from browser.screens import SAIL
from service import Caller

# Every flight is written down as it sets off, and stopped there: so it stays in the air until the test says so.
WATCHING = """
window.flights = [];
new MutationObserver((changes) => {
  for (const { addedNodes } of changes) for (const node of addedNodes) if (node.dataset?.flight) {
    const [flight] = node.getAnimations();
    const { delay, duration } = flight.effect.getTiming();
    window.flights.push({ ...node.dataset, starts: delay, lasts: duration });
    flight.pause();
  }
}).observe(document, { childList: true, subtree: true });
"""

FLYING, THERE = ".flight", "[data-thing='place:calcutta'] .disc"
IN_THE_AIR = f"() => document.querySelectorAll('{FLYING}').length"

# At its last moment: how far it is from where the piece it stands for is drawn.
LANDING = """() => {
  const node = document.querySelector('.flight[data-to="place:calcutta"]');
  const [flight] = node.getAnimations();
  flight.currentTime = flight.effect.getComputedTiming().endTime - 0.01;
  const middle = (element) => { const box = element.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
  const [[x, y], [right, down]] = [middle(node), middle(document.querySelector("[data-thing='place:calcutta'] .disc"))];
  return Math.hypot(x - right, y - down);
}"""


def occupying(opens, site, motion=True, **settings):
    """Puts a disc on the board and takes the token that lay there."""
    context = opens(motion=motion)
    context.add_init_script(WATCHING)
    page = context.new_page()
    page.goto("/")
    if settings:
        page.evaluate("settings => localStorage.setItem('argosy-settings', JSON.stringify(settings))", settings)
        page.goto("/")
    sit_at(page, site, SAIL, "action")
    before = entry(page)
    click_and_go(page.locator(CHOICES, has_text="Calcutta").first)
    return page, before


def test_a_disc_flies_from_the_harbor_to_its_city_and_the_token_to_its_number(opens, site):
    page, before = occupying(opens, site)
    page.wait_for_function(f"{IN_THE_AIR} > 0")
    assert page.evaluate(LANDING) < 3, "it ends where the piece lies"
    disc, token = page.evaluate("flights")
    assert (disc["flight"], disc["from"], disc["to"]) == ("disc:0", "harbor:0", "place:calcutta")
    assert (token["from"], token["to"]) == ("place:calcutta", "culture:0")
    assert token["starts"] >= disc["starts"] + disc["lasts"], "in the order of the journal"
    assert all(200 <= each["lasts"] <= 500 for each in (disc, token))
    assert token["starts"] + token["lasts"] <= 1200
    assert page.locator(THERE).evaluate("disc => getComputedStyle(disc).visibility") == "hidden", (
        "it is not there before it has come"
    )
    page.evaluate(
        "document.querySelectorAll('.flight').forEach((each) => each.getAnimations().forEach((flight) => flight.finish()))"
    )
    page.wait_for_function(f"{IN_THE_AIR} === 0")
    assert page.locator(THERE).is_visible()
    assert entry(page) != before


def test_a_key_lets_all_land(opens, site):
    page, _ = occupying(opens, site, speed="slow")
    page.wait_for_function(f"{IN_THE_AIR} > 0")
    page.evaluate(
        "document.querySelectorAll('.flight').forEach((each) => each.getAnimations().forEach((flight) => flight.pause()))"
    )
    page.keyboard.press("s")
    page.wait_for_function(f"{IN_THE_AIR} === 0")
    assert page.locator(THERE).is_visible()


def test_nothing_flies_with_reduced_motion_but_what_changed_is_ringed_for_a_while(opens, site):
    page, before = occupying(opens, site, motion=False)
    changed(page, before)
    page.locator(".motion .ring").first.wait_for()
    assert page.evaluate("document.getAnimations().length") == 0
    page.wait_for_function("() => document.querySelectorAll('.motion .ring').length === 0")
    assert page.evaluate("flights") == []


def test_nothing_flies_at_the_speed_at_once(opens, site):
    page, before = occupying(opens, site, speed="once")
    changed(page, before)
    page.locator(".motion .ring").first.wait_for()
    assert page.evaluate("flights") == []


def watched(opens, site):
    """A page that watches a table of four, and a way to let whoever owes a decision take the first choice."""
    ply, _ = moments(SAIL)["turn"]
    table, secrets = laid_out(site, SAIL, ply)
    api = Caller(site)
    page = opens(motion=True).new_page()
    page.goto("/")
    sit(page, table, {})

    def move():
        (seat,) = api.get(f"/api/tables/{table}")["to_act"]
        api.move(table, secrets[seat])

    return page, move, (table, secrets)


def test_what_others_do_can_be_paused_and_stepped_through(opens, site):
    page, move, _ = watched(opens, site)
    page.get_by_role("button", name="Pause").first.click()
    before = entry(page)
    for _ in range(8):
        move()
    page.get_by_text("8 moves wait to be shown.").wait_for()
    assert entry(page) == before, "nothing is shown while it is paused"
    page.get_by_role("button", name="Show the next move").first.click()
    changed(page, before)
    page.get_by_text("7 moves wait to be shown.").wait_for()
    page.get_by_role("button", name="Go on").first.click()
    page.get_by_text("moves wait to be shown.").wait_for(state="detached")
    page.wait_for_function("before => Number(document.querySelector('#choices').dataset.entry) === Number(before) + 8", arg=before)


def test_whoever_paused_is_told_that_it_is_their_turn(opens, site):
    page, move, (table, secrets) = watched(opens, site)
    api = Caller(site)
    (seat,) = api.get(f"/api/tables/{table}")["to_act"]
    own = next(each for each in secrets if each != seat)
    sit(page, table, {own: secrets[own]})
    page.reload()
    page.get_by_role("button", name="Pause").first.click()
    while own not in api.get(f"/api/tables/{table}")["to_act"]:
        move()
    page.get_by_text("It is your turn: the table waits for you.").first.wait_for()
    assert not page.locator(CHOICES).count()
    page.get_by_role("button", name="Show my turn").first.click()
    page.locator(CHOICES).first.wait_for()


def test_a_replay_plays_by_itself(opens, site):
    page, _, (table, _) = watched(opens, site)
    page.goto(f"/table/{table}#ply=3")
    page.get_by_text("Looking back: move 3 of").wait_for()
    timeline = page.get_by_role("group", name="Moments of the game")
    moment = timeline.get_by_role("slider")
    timeline.get_by_role("button", name="Play by itself").click()
    page.wait_for_function("() => Number(document.querySelector('.timeline input').value) >= 5")
    timeline.get_by_role("button", name="Pause").click()
    there = moment.input_value()
    page.wait_for_timeout(2500)  # longer than any move takes
    assert moment.input_value() == there
