"""The table at a glance: what must be in sight without scrolling, what never covers what, and where the focus goes. Measured by boxes."""

import json
import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from browser.games import laid_out, moments, sit, sit_at
from browser.person import CHOICES, LIT, changed, entry
from browser.screens import LAND, PHONE, SAIL
from service import Caller

WIDE, USUAL, SMALL = (1920, 1080), (1440, 900), (1280, 720)
ZOOMED = (720, 450)  # 1440 by 900 at 200 %
ACROSS = (844, 390)  # a phone held across
MOST = 6  # choices that are seen at once, or all if there are fewer
TARGET, GAP = 44, 8  # pixels, for a finger

GAMES = {
    2: "age-of-sail-2p-side-1",
    3: "endeavor-3p",
    4: "age-of-sail-4p-side-2",
    5: "age-of-sail-5p-side-1",
}
TALL = {2: "new-found-land-2p", 3: LAND, 4: "new-found-land-4p"}  # boards of another shape
TABLES = [
    *((GAMES[players], lang) for players in GAMES for lang in ("en", "fr")),
    *((TALL[players], lang) for players, lang in ((2, "fr"), (3, "en"), (4, "fr"))),
]

BOXES = """() => {
  const box = (element) => { const {left, top, right, bottom} = element.getBoundingClientRect(); return {left, top, right, bottom}; };
  const all = (selector) => [...document.querySelectorAll(selector)].map(box);
  return {
    page: {width: document.documentElement.scrollWidth, height: document.documentElement.scrollHeight},
    board: all('.board [data-pane] > *')[0] ?? null,
    overview: all('[data-overview]')[0] ?? null,
    plates: all('[data-plate]'),
    scores: all('[data-plate] .score'),
    counts: [...document.querySelectorAll('[data-plate] .count')].filter((each) => each.offsetParent).map(box),
    turn: all('[data-plate].now'),
    choices: all('#choices')[0],
    prompt: all('#prompt')[0],
    chronicle: all('.chronicle')[0],
    tray: all('#tray')[0],
    mats: [...document.querySelectorAll('.all-mats article')].map((mat) => ({...box(mat), hidden: mat.scrollHeight - mat.clientHeight})),
  };
}"""

SEEN = """() => {
  const room = document.querySelector('#choices .body').getBoundingClientRect();
  const rows = [...document.querySelectorAll('#choices .choice')].map((row) => row.getBoundingClientRect());
  const [top, bottom] = [Math.max(room.top, 0) - 1, Math.min(room.bottom, innerHeight) + 1];
  return rows.filter((row) => row.top >= top && row.bottom <= bottom).length;
}"""

# Another element on top of what is measured.
COVERED = """(selector) => [...document.querySelectorAll(selector)].filter((element) => {
  const {left, top, width, height} = element.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  return found && !element.contains(found) && !found.contains(element);
}).map((element) => element.outerHTML.slice(0, 120))"""


def at(
    opens, site, golden: str, size: tuple[int, int] = USUAL, lang: str = "en", kind: str = "", touch: bool | None = None
) -> Page:
    """The golden game at a decision with many choices."""
    page = opens(lang=lang, size=size, touch=touch).new_page()
    page.goto("/")
    kinds = moments(golden)
    sit_at(page, site, golden, kind or next(each for each in ("action", "settle", "turn", "plan", "build") if each in kinds))
    page.locator(CHOICES).first.wait_for()
    page.mouse.move(2, 2)
    page.wait_for_timeout(150)
    return page


def inside(box: dict[str, float], width: float, height: float) -> bool:
    return box["left"] >= -1 and box["top"] >= -1 and box["right"] <= width + 1 and box["bottom"] <= height + 1


def within(box: dict[str, float], outer: dict[str, float]) -> bool:
    return (
        box["left"] >= outer["left"] - 1
        and box["right"] <= outer["right"] + 1
        and box["top"] >= outer["top"] - 1
        and box["bottom"] <= outer["bottom"] + 1
    )


def apart(one: dict[str, float], other: dict[str, float]) -> bool:
    return (
        one["right"] <= other["left"] + 1
        or other["right"] <= one["left"] + 1
        or one["bottom"] <= other["top"] + 1
        or other["bottom"] <= one["top"] + 1
    )


def plates_are_whole(boxes: dict[str, Any], width: int, height: int) -> None:
    """Every plate is in sight; what stands on it stays on it and apart."""
    assert len(boxes["turn"]) >= 1, "nobody is shown to be on turn"
    assert len(boxes["scores"]) == len(boxes["plates"])
    for plate in boxes["plates"]:
        assert inside(plate, width, height)
    for box in [*boxes["scores"], *boxes["counts"]]:
        assert any(within(box, plate) for plate in boxes["plates"]), f"{box} leaves its plate"
    for number, box in enumerate(boxes["counts"]):
        for other in [*boxes["scores"], *boxes["counts"][:number]]:
            assert apart(box, other), f"{box} and {other} overlap"


@pytest.mark.parametrize(("golden", "lang"), TABLES)
def test_everything_in_sight(opens, site, golden, lang):
    """Without scrolling: the whole board, how everybody stands, whose turn it is, the choices, what happened."""
    page = at(opens, site, golden, USUAL, lang)
    for size in (USUAL, WIDE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.wait_for_timeout(150)
        boxes = page.evaluate(BOXES)
        assert boxes["page"]["height"] <= size[1], "the page scrolls"
        assert boxes["page"]["width"] <= size[0]
        plates_are_whole(boxes, *size)
        for part in ("board", "choices", "prompt", "chronicle", "tray"):
            assert inside(boxes[part], *size), f"{part} at {size}: {boxes[part]}"
        for part in ("choices", "chronicle", "tray"):
            assert apart(boxes["board"], boxes[part]), f"{part} covers the board at {size}"
        assert boxes["chronicle"]["bottom"] - boxes["chronicle"]["top"] >= 100
        assert page.evaluate(SEEN) >= min(MOST, page.locator(CHOICES).count())
    players = len(boxes["plates"])
    assert len(boxes["mats"]) == players - 1, "all other mats are beside the board"
    assert all(inside(mat, *WIDE) for mat in boxes["mats"])
    if players <= 4:
        assert [mat["hidden"] for mat in boxes["mats"] if mat["hidden"] > 1] == [], "part of a mat is out of sight"


@pytest.mark.parametrize(("golden", "lang"), TABLES)
@pytest.mark.parametrize("size", [SMALL, ZOOMED], ids=["1280x720", "200%"])
def test_the_question_and_its_choices_come_first(opens, site, golden, lang, size):
    page = at(opens, site, golden, size, lang)
    boxes = page.evaluate(BOXES)
    assert inside(boxes["prompt"], *size)
    assert page.evaluate(SEEN) >= min(MOST, page.locator(CHOICES).count())
    plates_are_whole(boxes, *size)
    assert boxes["page"]["width"] <= size[0]


@pytest.mark.parametrize(("golden", "lang"), TABLES)
def test_a_phone_shows_it_with_one_swipe(opens, site, golden, lang):
    page = at(opens, site, golden, PHONE, lang)
    boxes, (width, height) = page.evaluate(BOXES), PHONE
    assert boxes["page"]["width"] <= width
    plates_are_whole(boxes, width, height)
    assert inside(boxes["overview"], width, height), "the whole board is in sight"
    assert apart(boxes["overview"], boxes["choices"])
    assert inside(boxes["choices"], width, height)
    assert page.evaluate(SEEN) >= min(2, page.locator(CHOICES).count())
    for part in ("chronicle", "tray"):
        assert boxes[part]["top"] < 2 * height, f"{part} is more than a swipe away"
    # One swipe: it stands above the sheet then.
    page.evaluate("document.querySelector('.chronicle').scrollIntoView({block: 'start'})")
    after = page.evaluate(BOXES)
    assert after["chronicle"]["top"] < after["choices"]["top"]


SMALL_TARGETS = f"""() => {{
  const places = 'header button, #choices button, .lens .bar button, #tray [role=tab], .chronicle header button, .since button, #log button';
  return [...document.querySelectorAll(places)].filter((each) => each.offsetParent && getComputedStyle(each).visibility === 'visible')
    .map((each) => [each.outerHTML.slice(0, 140), each.getBoundingClientRect()])
    .filter(([, box]) => box.width < {TARGET} - 0.5 || box.height < {TARGET} - 0.5).map(([html]) => html);
}}"""


@pytest.mark.parametrize("golden", [SAIL, LAND])
def test_a_finger_meets_what_it_aims_at(opens, site, golden):
    page = at(opens, site, golden, PHONE)
    assert page.evaluate(SMALL_TARGETS) == []
    rows = [row.bounding_box() or {} for row in page.locator(CHOICES).all()]
    gaps = [two["y"] - one["y"] - one["height"] for one, two in pairwise(rows)]
    assert all(gap >= GAP - 0.1 for gap in gaps)


def test_a_choice_on_a_phone_is_selected_and_then_done(opens, site):
    page = at(opens, site, SAIL, PHONE)
    before = entry(page)
    done = page.locator("#choices .do")
    expect(done).to_be_disabled()
    page.locator(CHOICES).first.tap()
    expect(done).to_be_enabled()
    assert entry(page) == before, "a tap alone decides nothing"
    page.locator("#choices:not([data-fresh])").wait_for()
    done.tap()
    changed(page, before)


def test_a_phone_held_across_has_the_choices_at_the_side(opens, site):
    page = at(opens, site, SAIL, ACROSS, touch=True)
    boxes = page.evaluate(BOXES)
    assert boxes["choices"]["left"] > boxes["board"]["right"] - 2
    assert page.evaluate(SMALL_TARGETS) == []
    assert page.evaluate(SEEN) >= min(4, page.locator(CHOICES).count())


# ---- the captain's advice

LONG = "It promises most in the long run, for many reasons that would fill a page if all of them were told here at once."


def advised(page: Page) -> None:
    """Asks the captain, who answers at once and at length."""

    def answer(route: Route) -> None:
        action = page.evaluate("document.querySelector('#choices .choice:last-child, #choices .choice').dataset.choice")
        route.fulfill(
            status=200,
            content_type="application/json",
            body=json.dumps({"level": "captain", "action": action, "label": action, "effects": [], "reasons": [LONG] * 4}),
        )

    page.route(re.compile(r"/hint\b"), answer)
    page.locator("#choices footer button").first.click()
    page.locator("#choices .hint").wait_for()
    page.wait_for_timeout(100)


@pytest.mark.parametrize("size", [(1024, 700), SMALL, (1366, 768), USUAL, (960, 600), ZOOMED], ids=str)
def test_advice_swallows_no_choices(opens, site, size):
    page = at(opens, site, SAIL, size)
    advised(page)
    assert page.evaluate(SEEN) >= min(MOST, page.locator(CHOICES).count())
    assert page.locator("#choices .hint .reason").count() == 2, "the move, and two reasons at most"
    hinted = page.locator("#choices .choice.hinted")
    assert page.evaluate(COVERED, "#choices .choice.hinted") == []
    expect(hinted).to_be_in_viewport()
    if size[1] > 640:  # where there is less, whoever was answered asks no more
        expect(page.locator("#choices footer button").first).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.locator("#choices .hint")).to_have_count(0)


def test_advice_on_a_phone(opens, site):
    page = at(opens, site, SAIL, PHONE)
    advised(page)
    assert page.evaluate(SEEN) >= 1
    expect(page.locator("#choices .choice.hinted")).to_be_in_viewport()
    page.get_by_role("button", name="Close the advice").click()
    expect(page.locator("#choices .hint")).to_have_count(0)


# ---- wheel, focus, keys


def test_the_wheel_over_the_board_scrolls_the_page(opens, site):
    page = at(opens, site, SAIL, ZOOMED)
    box = page.locator(".board").bounding_box() or {}
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.wheel(0, 200)
    page.wait_for_function("() => scrollY > 0")


FOCUSED = "document.activeElement === document.body ? '' : (document.activeElement.closest('#choices') ? 'choices' : 'elsewhere')"


def test_focus_goes_to_the_next_decision(opens, site):
    page = at(opens, site, SAIL, kind="build")
    for _ in range(3):
        before = entry(page)
        page.keyboard.press("c")
        page.keyboard.press("Enter")
        changed(page, before)
        page.wait_for_timeout(100)
        assert page.evaluate(FOCUSED) == "choices"
        if not page.locator(CHOICES).count():
            break


@pytest.mark.parametrize(("golden", "kind"), [(SAIL, "action"), (LAND, "plan"), ("endeavor-4p", "build")])
def test_everything_lit_can_be_walked_to(opens, site, golden, kind):
    """N goes round everything that can be chosen, on the board and in the tray, whatever lies open there."""
    page = at(opens, site, golden, kind=kind)
    lit = {thing.get_attribute("data-thing") for thing in page.locator(LIT).all()}
    assert lit
    walked = set()
    for _ in range(page.locator(LIT).count()):
        page.keyboard.press("n")
        page.wait_for_timeout(30)
        walked.add(page.evaluate("document.activeElement.closest('[data-thing]')?.dataset.thing"))
        assert page.evaluate("document.activeElement.checkVisibility()")
    assert walked == lit


# ---- players, undo, notices, dialogs


def test_a_plate_opens_its_mat_and_its_points(opens, site):
    page = at(opens, site, SAIL)
    page.locator("[data-plate='2'] .name").click()
    expect(page.get_by_role("tab", name="Chloé")).to_have_attribute("aria-selected", "true")
    total = int(page.locator("[data-plate='2'] .score .number").inner_text())
    page.locator("[data-plate='2'] .score").click()
    parts = page.locator("#tray .breakdown li b").all_inner_texts()
    assert sum(map(int, parts)) == total
    expect(page.locator("#tray .breakdown")).to_contain_text(f"Chloé: {total} glory so far")


def test_nothing_is_undone_while_one_looks_back(opens, site):
    ply, seat = moments(SAIL)["action"]
    table, secrets = laid_out(site, SAIL, ply)
    page = opens().new_page()
    page.goto("/")
    sit(page, table, {seat: secrets[seat]})
    undo = page.locator("#choices .undo")
    expect(undo).to_contain_text("Undo “")
    page.keyboard.press("[")
    page.get_by_text("Looking back: move").wait_for()
    expect(undo).to_have_count(0)
    page.keyboard.press("u")
    page.wait_for_timeout(300)
    assert Caller(site).get(f"/api/tables/{table}")["ply"] == ply
    page.keyboard.press("Escape")
    expect(undo).to_be_visible()


def test_a_notice_belongs_to_its_moment(opens, site):
    """Somebody took a decision back: that is told, and no more once the game has gone on."""
    ply, seat = moments("endeavor-4p")["build"]
    table, secrets = laid_out(site, "endeavor-4p", ply)
    api = Caller(site)
    page = opens().new_page()
    page.goto("/")
    watcher = next(each for each in secrets if each != seat)
    sit(page, table, {watcher: secrets[watcher]})
    api.move(table, secrets[seat])
    page.wait_for_timeout(300)
    now = api.get(f"/api/tables/{table}")["ply"]
    api.post(f"/api/tables/{table}/undo", {"ply": now}, secrets[seat])
    told = page.locator("#choices .message", has_text="took a decision back")
    told.wait_for()
    api.move(table, secrets[seat])
    told.wait_for(state="detached")


@pytest.mark.parametrize("size", [USUAL, PHONE], ids=["desktop", "phone"])
def test_the_way_back_closes_a_dialog_and_not_the_table(opens, site, size):
    page = at(opens, site, SAIL, size)
    address = page.url
    for name in ("Preferences", "Menu of the table"):
        page.get_by_role("button", name=name).click()
        page.locator("dialog[open]").wait_for()
        page.go_back()
        page.locator("dialog").wait_for(state="detached")
        assert page.url == address
        page.locator(CHOICES).first.wait_for()
    page.get_by_role("button", name="Preferences").click()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.locator("dialog").wait_for(state="detached")
    page.wait_for_timeout(100)
    assert page.evaluate("history.state?.dialog ?? null") is None, "a closed dialog leaves nothing to go back through"


def test_preferences_are_kept(opens, site):
    page = at(opens, site, SAIL)
    page.get_by_role("button", name="Preferences").click()
    page.get_by_role("switch", name="Patterns on colours").click()
    page.get_by_role("group", name="Size of text").get_by_role("button", name="A+").click()
    page.get_by_role("group", name="Light").get_by_role("button", name="Night").click()
    page.get_by_role("group", name="Pace").get_by_role("button", name="At once").click()
    page.reload()
    page.locator(CHOICES).first.wait_for()
    html = page.locator("html")
    expect(html).to_have_attribute("data-theme", "dark")
    expect(html).to_have_attribute("data-text", "large")
    expect(html).to_have_attribute("data-patterns", "")
    assert json.loads(page.evaluate("localStorage.getItem('argosy-settings')"))["speed"] == "once"


def test_signs_are_one_key_away_and_not_over_the_board(opens, site):
    page = at(opens, site, SAIL)
    page.keyboard.press("g")
    legend = page.get_by_role("dialog", name="Signs")
    legend.wait_for()
    board, sheet = page.evaluate(BOXES)["board"], legend.bounding_box() or {}
    assert sheet["y"] >= board["bottom"] - 1
    legend.get_by_text("Culture").first.hover()
    expect(legend.get_by_role("status")).to_contain_text("on the board")
    page.keyboard.press("g")
    expect(legend).to_have_count(0)
