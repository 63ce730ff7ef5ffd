"""Looking closer, looking elsewhere, and being told what a thing is: on a board, and on a phone's lens."""

from playwright.sync_api import Page

from browser.games import sit_at
from browser.person import AWAY, CHOICES, entry
from browser.screens import PHONE, SAIL

LONG = 700  # milliseconds that a finger stays
PANE = "[data-pane]"

# The board in its pane: how large it is beside it, and which of its points, as shares, lies in the middle.
LOOK = """() => {
  const [pane, sheet] = [document.querySelector('[data-pane]'), document.querySelector('[data-pane] > *')];
  const [room, all] = [pane.getBoundingClientRect(), sheet.getBoundingClientRect()];
  return {
    larger: Math.max(all.width / room.width, all.height / room.height),
    x: (room.x + room.width / 2 - all.x) / all.width,
    y: (room.y + room.height / 2 - all.y) / all.height,
  };
}"""

# What can be chosen, in sight, that lies under the explanation or within 8 pixels of it.
COVERED = """() => {
  const card = document.querySelector('.inspector').getBoundingClientRect();
  const over = (box) => box.left - 8 < card.right && card.left < box.right + 8 && box.top - 8 < card.bottom && card.top < box.bottom + 8;
  return [...document.querySelectorAll('.board [data-thing].lit, #choices .choice')].filter((each) => over(each.getBoundingClientRect()))
    .map((each) => each.dataset.thing ?? each.dataset.choice);
}"""

FINGER = """() => {
  const pane = document.querySelector('[data-pane]').getBoundingClientRect();
  const down = Math.min(pane.bottom, document.querySelector('#choices').getBoundingClientRect().top);
  for (const each of document.querySelectorAll('[data-pane] [data-thing].lit')) {
    const { x, y, width, height } = each.getBoundingClientRect();
    const [across, deep] = [x + width / 2, y + height / 2];
    if (across > pane.left + 8 && across < pane.right - 8 && deep > pane.top + 8 && deep < down - 8)
      return [each.dataset.thing, across, deep];
  }
}"""


def looking(opens, site, **how) -> Page:
    page = opens(**how).new_page()
    page.goto("/")
    sit_at(page, site, SAIL, "action")
    page.locator(f"{PANE} [data-thing].lit").first.wait_for()
    return page


def wheel(page: Page, by: int, times: int) -> None:
    page.keyboard.down("Control")
    for _ in range(times):
        page.mouse.wheel(0, by)
    page.keyboard.up("Control")


def test_zoom_goes_both_ways_and_out_to_the_whole_board(opens, site):
    page = looking(opens, site)
    assert page.evaluate(LOOK)["larger"] <= 1.01, "all of it, at first"
    box = page.locator(PANE).bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] * 0.7, box["y"] + box["height"] * 0.4)
    wheel(page, -120, 4)
    page.wait_for_function(f"() => ({LOOK})().larger > 2")
    near = page.evaluate(LOOK)
    assert near["x"] > 0.52, "what is under the pointer stays there"
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] * 0.6, box["y"] + box["height"] * 0.5, steps=5)
    page.mouse.up()
    dragged = page.evaluate(LOOK)
    assert dragged["x"] > near["x"]
    page.set_viewport_size({"width": 1280, "height": 800})
    page.wait_for_function("() => innerWidth === 1280")
    page.wait_for_function(
        f"before => {{ const now = ({LOOK})(); return Math.hypot(now.x - before.x, now.y - before.y) < 0.01; }}", arg=dragged
    )
    wheel(page, 120, 12)
    page.wait_for_function(f"() => ({LOOK})().larger <= 1.01")


def test_zoomed_in_the_board_goes_where_a_choice_points(opens, site):
    page = looking(opens, site)
    box = page.locator(PANE).bounding_box()
    assert box
    page.mouse.move(box["x"] + 40, box["y"] + box["height"] - 40)
    wheel(page, -120, 5)
    page.locator(CHOICES, has_text="Calcutta").first.hover()
    target = page.locator(f"{PANE} [data-thing='place:calcutta']")
    page.wait_for_function(
        """([pane, target]) => {
          const [room, box] = [pane, target].map((each) => document.querySelector(each).getBoundingClientRect());
          return box.left > room.left && box.right < room.right && box.top > room.top && box.bottom < room.bottom;
        }""",
        arg=[PANE, f"{PANE} [data-thing='place:calcutta']"],
    )
    assert target.get_attribute("data-hot") is not None


def test_an_explanation_covers_nothing_that_can_be_chosen(opens, site):
    """Row by row: its target lights up with it, and what is said of it stands aside."""
    page = looking(opens, site)
    rows = page.locator(CHOICES)
    for number in range(min(9, rows.count())):
        rows.nth(number).hover()
        label = rows.nth(number).locator(".label").inner_text()
        page.locator(".inspector h3", has_text=label).wait_for()
        page.wait_for_function("() => document.querySelector('.inspector').style.visibility !== 'hidden'")
        assert page.evaluate(COVERED) == []
        assert page.locator(f"{PANE} [data-thing][data-hot]").count()
        assert page.locator(".inspector a[href*='/rules/']").count(), "the rule is named"
        page.mouse.move(*AWAY)
        page.locator(".inspector").wait_for(state="detached")


def test_an_explanation_can_be_kept_open_by_a_key(opens, site):
    page = looking(opens, site)
    page.locator(CHOICES).first.hover()
    page.locator(".inspector").wait_for()
    page.keyboard.press("i")
    card = page.get_by_role("dialog")
    assert card.get_by_role("link", name="Rule").count()
    page.keyboard.press("Escape")
    card.wait_for(state="detached")


def test_a_lens_steps_through_all_that_can_be_chosen(opens, site):
    page = looking(opens, site, size=PHONE)
    whole = page.locator("[data-overview]").bounding_box()
    assert whole
    assert whole["x"] >= 0
    assert whole["x"] + whole["width"] <= PHONE[0] + 1
    count = page.locator(f"{PANE} [data-thing].lit").count()
    page.get_by_text(f"1 of {count}").wait_for()
    small = "all => all.map((each) => each.getBoundingClientRect()).filter((box) => Math.min(box.width, box.height) < 44).length"
    assert page.locator(f"{PANE} [data-thing].lit").evaluate_all(small) == 0
    before = page.locator(".window").bounding_box()
    page.get_by_role("button", name="The choice before").tap()
    page.get_by_text(f"{count} of {count}").wait_for()
    page.wait_for_function(
        "x => Math.abs(document.querySelector('.window').getBoundingClientRect().x - x) > 5", arg=before["x"] if before else 0
    )
    assert page.locator("#choices .choice[aria-pressed=true]").count() == 1, "it is selected in the list"


def test_a_finger_that_stays_is_told_what_lies_there(opens, site):
    page = looking(opens, site, size=PHONE)
    before = entry(page)
    _, x, y = page.wait_for_function(FINGER).json_value()
    hand = page.context.new_cdp_session(page)
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.wait_for_timeout(LONG)
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    card = page.get_by_role("dialog")
    card.wait_for()
    box = card.bounding_box()
    assert box
    assert box["y"] + box["height"] >= PHONE[1] - 1, "in the place of the list"
    card.get_by_role("button", name="Choose something else").tap()
    card.wait_for(state="detached")
    assert entry(page) == before
    assert page.locator("#choices .choice[aria-pressed=true]").count() == 0, "and nothing is chosen by it"
