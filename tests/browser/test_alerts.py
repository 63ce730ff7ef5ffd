"""What happens is heard and told: the bell, the notification, the story. Each only as far as it is wished for."""

from browser.games import moments, sit_at
from browser.person import CHOICES, by_list, changed, decided, entry, play_now
from browser.screens import SAIL

# What the browser itself is asked to do is written down, and done.
LISTENING = """
window.rung = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) { window.rung++; return start.apply(this, when); };
window.told = [];
const Real = window.Notification;
window.Notification = class extends Real { constructor(title, more) { super(title, more); window.told.push(more.body); } };
window.away = false;
Object.defineProperty(document, 'hidden', { get: () => window.away });
"""


def listening(opens, *permissions):
    context = opens()
    context.add_init_script(LISTENING)
    context.grant_permissions(list(permissions))
    page = context.new_page()
    play_now(page, "endeavor")
    return page


def some_turns(page):
    """Decides often enough that the turn goes to the others and comes back."""
    for number in range(6):
        before = entry(page)
        by_list(page, number)
        changed(page, before)
        decided(page)


def test_sound_is_off_until_asked_for(opens):
    page = listening(opens)
    sound = page.get_by_role("button", name="Sound")
    assert sound.get_attribute("aria-pressed") == "false"
    some_turns(page)
    assert page.evaluate("rung") == 0
    sound.click()
    some_turns(page)
    assert page.evaluate("rung") > 0
    page.reload()
    decided(page)
    assert sound.get_attribute("aria-pressed") == "true", "the wish is kept"


def test_notification_on_request(opens):
    page = listening(opens, "notifications")
    bell = page.get_by_role("button", name="Notification")
    assert bell.get_attribute("aria-pressed") == "false"
    page.evaluate("away = true")
    some_turns(page)
    assert page.evaluate("told") == []
    bell.click()
    page.locator(".bell[aria-pressed=true]").wait_for()
    some_turns(page)
    told = page.evaluate("told")
    assert set(told) == {"Your turn"}
    page.evaluate("away = false")
    some_turns(page)
    assert page.evaluate("told") == told, "who is looking needs no notification"


def test_a_browser_that_refuses_notifications(opens):
    page = listening(opens)
    bell = page.get_by_role("button", name="Notification")
    bell.click()
    assert page.evaluate("Notification.permission") != "granted"
    assert bell.get_attribute("aria-pressed") == "false"


def test_what_others_do_can_be_skipped(opens, site):
    """With the browser's clock stopped the bots' moves wait to be shown; one key shows where the game is."""
    page = opens(motion=True).new_page()
    page.clock.install()
    play_now(page, "endeavor")
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    before = entry(page)
    by_list(page, 0)
    skip = page.get_by_role("button", name="Show where it ends")
    skip.wait_for()
    while skip.count() or not page.locator(CHOICES).count():
        page.keyboard.press("s")
        page.wait_for_timeout(50)
    changed(page, before)


def test_a_line_of_the_story_leads_to_its_moment(opens, site):
    """The board is as it was then, and the move of that moment is marked on it."""
    page = opens().new_page()
    page.goto("/")
    sit_at(page, site, SAIL, "turn")
    now = page.locator(".pieces .disc:not(.unseen)").count()
    page.get_by_role("button", name="Story").click()
    page.locator("#log li", has_text="shipped").first.get_by_role("button").click()
    page.get_by_text("Looking back: move").wait_for()
    assert page.locator(".pieces .disc:not(.unseen)").count() < now
    assert page.locator(".pieces [data-thing].last").count() >= 1
    page.wait_for_function(
        "now => Number(document.querySelector('#log li.current')?.dataset.ply) < now", arg=moments(SAIL)["turn"][0]
    )
    page.keyboard.press("Escape")
    page.wait_for_function("now => document.querySelectorAll('.pieces .disc:not(.unseen)').length === now", arg=now)
