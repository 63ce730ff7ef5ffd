"""What a clumsy person does at a table. Nothing here waits for what it brings about."""

import time
from collections.abc import Callable

from playwright.sync_api import Page

from browser.person import CHOICES
from browser.screens import DESKTOP, PHONE
from clumsy_evening import Evening, Tab

KEYS = [*"123456789", "c", "b", "l", "s", "n", "N", "u", "U", "h", "[", "]", "{", "}", "<", ">", "+", "-", "0", "?"]
KEYS += ["Escape", "Enter", " ", "Tab", "Shift+Tab", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"]
CURTAIN = "dialog[open] #curtain-turn ~ .primary"
ANSWERS = "ul .answers button, li > button.small"
BACK = "#choices .asked .primary, main section.own .primary, main section[role='alert'] .primary"
CONTROLS = "button:visible, select:visible, summary:visible, #log button:visible"
OFFLINE = (1.0, 6.0)  # seconds
LIT = "[data-thing].lit"

Spot = tuple[float, float]
Action = Callable[[Evening, Tab], bool]  # whether there was something to do


def spot_of(evening: Evening, page: Page, selector: str) -> Spot | None:
    """A point on one of these things, which is brought into sight."""
    pick = evening.chance.random()
    found: list[float] | None = page.evaluate(
        """([selector, pick]) => {
          const all = [...document.querySelectorAll(selector)].filter(each => each.checkVisibility() && !each.closest('[inert]'));
          const thing = all[Math.floor(pick * all.length)];
          if (!thing) return null;
          const spot = thing.querySelector('.touch, .halo, .next') ?? thing;
          spot.scrollIntoView({block: 'nearest', behavior: 'instant'});
          const box = spot.getBoundingClientRect();
          return [box.x + box.width / 2, box.y + box.height / 2];
        }""",
        [selector, pick],
    )
    return None if found is None else (found[0], found[1])


def press(evening: Evening, page: Page, at: Spot) -> str:
    """A click, a double click, a tap or two; gives which."""
    way = evening.chance.choices(["click", "double", "trembling", "tap", "two taps"], [10, 6, 4, 3, 3])[0]
    pause = evening.chance.randrange(0, 260)
    if way == "click":
        page.mouse.click(*at)
    elif way == "double":
        page.mouse.dblclick(*at, delay=evening.chance.randrange(0, 60))
    elif way == "trembling":
        page.mouse.click(*at)
        page.wait_for_timeout(pause)
        page.mouse.click(at[0] + evening.chance.randrange(-5, 6), at[1] + evening.chance.randrange(-5, 6))
    else:
        page.touchscreen.tap(*at)
        if way == "two taps":
            page.wait_for_timeout(pause)
            page.touchscreen.tap(*at)
    return way


def on(selector: str, what: str) -> Action:
    """Presses one of these."""

    def action(evening: Evening, tab: Tab) -> bool:
        at = spot_of(evening, tab.page, selector)
        if at is None:
            return False
        evening.note(f"{tab.name}: {press(evening, tab.page, at)} on {what}")
        return True

    return action


def choose(evening: Evening, tab: Tab) -> bool:
    """Decides, by the list or the board; whoever finds a curtain lifts it first."""
    lift = on(CURTAIN, "the curtain")
    if lift(evening, tab):
        return True
    first, second = evening.chance.sample([on(CHOICES, "a choice"), on(LIT, "the board")], 2)
    return first(evening, tab) or second(evening, tab)


def anywhere(evening: Evening, tab: Tab) -> bool:
    size = tab.page.viewport_size or {"width": DESKTOP[0], "height": DESKTOP[1]}
    # Not at the very head of the page: the way home is there, and the evening should go on.
    at = (evening.chance.randrange(2, size["width"] - 2), evening.chance.randrange(60, size["height"] - 2))
    evening.note(f"{tab.name}: {press(evening, tab.page, at)} at {at}")
    return True


def keys(evening: Evening, tab: Tab) -> bool:
    pressed = [evening.chance.choice(KEYS) for _ in range(evening.chance.randrange(1, 7))]
    evening.note(f"{tab.name}: keys {' '.join(pressed)}")
    for key in pressed:
        tab.page.keyboard.press(key)
    return True


def held_key(evening: Evening, tab: Tab) -> bool:
    key = evening.chance.choice([*"123u", "Enter", "[", " "])
    evening.note(f"{tab.name}: holds {key}")
    for _ in range(evening.chance.randrange(2, 12)):
        tab.page.keyboard.down(key)
    tab.page.keyboard.up(key)
    return True


def close_dialog(evening: Evening, tab: Tab) -> bool:
    if not tab.page.locator("dialog[open]:not(:has(#curtain-turn))").count():
        return False
    evening.note(f"{tab.name}: closes a dialog")
    tab.page.keyboard.press("Escape")
    return True


def scroll(evening: Evening, tab: Tab) -> bool:
    tab.page.mouse.wheel(0, evening.chance.choice([-800, -300, 300, 800]))
    return True


def take_back(evening: Evening, tab: Tab) -> bool:
    button = "dialog[open] .sure .primary, button:enabled:has(> kbd)[aria-describedby='take-back-about']"
    return on(button, "take back")(evening, tab)


def leave_by_menu(evening: Evening, tab: Tab) -> bool:
    page = tab.page
    opened = on("header [aria-haspopup='dialog']", "the menu")(evening, tab)
    selects = page.locator("dialog[open] select")
    if not opened or not selects.count():
        return opened
    level = evening.chance.choice(["deckhand", "nobody"])
    selects.first.select_option(level, timeout=3000)
    evening.note(f"{tab.name}: leaves, {level} plays on")
    page.locator("dialog[open] .row:has(select) > button").first.click(timeout=3000)
    return True


def reload(evening: Evening, tab: Tab) -> bool:
    evening.note(f"{tab.name}: reloads")
    evening.listen(tab)
    tab.page.reload(wait_until="commit")
    return True


def wander(evening: Evening, tab: Tab) -> bool:
    """Back and forward; or away, and here again."""
    way = evening.chance.choice(["back", "forward", "home", "away"])
    evening.note(f"{tab.name}: goes {way}")
    evening.listen(tab)
    page = tab.page
    if way == "back":
        page.evaluate("history.back()")
    elif way == "forward":
        page.evaluate("history.forward()")
    else:
        page.goto("/" if way == "home" else "about:blank", wait_until="commit")
    return True


def open_link(evening: Evening, tab: Tab) -> bool:
    """A link again: mostly one's own, sometimes a friend's, which is a second seat at this screen."""
    seats = evening.seats_in(tab)
    own = [link for seat, link in tab.table.links.items() if seat in seats]
    links = own if own and evening.chance.random() < 0.8 else list(tab.table.links.values())
    if not links:
        return False
    link = evening.chance.choice(links)
    evening.note(f"{tab.name}: opens {'their' if link in own else 'another'} link")
    evening.listen(tab)
    tab.page.goto("about:blank")
    tab.page.goto(link, wait_until="commit")
    return True


def two_tabs(evening: Evening, tab: Tab) -> bool:
    """One more window of the same seat, or one less."""
    same = [each for each in tab.person.tabs if each.table is tab.table]
    if len(same) > 1:
        evening.note(f"{tab.name}: closes one of {len(same)} tabs")
        evening.close_tab(same[-1])
    else:
        evening.note(f"{tab.name}: opens a second tab")
        evening.open_tab(tab.person, tab.table).arrive()
    return True


def language(evening: Evening, tab: Tab) -> bool:
    return on("header button[lang]", "the language")(evening, tab)


def resize(evening: Evening, tab: Tab) -> bool:
    width, height = evening.chance.choice([DESKTOP, PHONE, (820, 1180)])
    evening.note(f"{tab.name}: {width} wide")
    tab.page.set_viewport_size({"width": width, "height": height})
    return True


def offline(evening: Evening, tab: Tab) -> bool:
    seconds = evening.chance.uniform(*OFFLINE)
    evening.note(f"{tab.person.name}: offline for {seconds:.1f} s")
    tab.person.context.set_offline(True)
    tab.person.offline_until = time.monotonic() + seconds
    return True


ACTIONS: list[tuple[Action, float]] = [
    (choose, 40),
    (anywhere, 10),
    (keys, 9),
    (held_key, 3),
    (on(CONTROLS.replace(":visible", ""), "some control"), 6),
    (on(ANSWERS, "an answer"), 12),
    (on(BACK, "come back"), 8),
    (take_back, 6),
    (scroll, 2),
    (close_dialog, 6),
    (leave_by_menu, 1.5),
    (reload, 2),
    (wander, 2),
    (open_link, 1.5),
    (two_tabs, 1.5),
    (language, 1.5),
    (resize, 1.5),
    (offline, 1),
]
