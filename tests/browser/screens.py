"""Every page and state of the client, one after the other; and what must hold on each."""

import re
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page

from browser.games import laid_out, moments, sit, sit_at
from browser.person import click_thing, into_the_open
from service import Caller, Server

ROOT = Path(__file__).parents[2]
SCREENS = ROOT / "build" / "screens"
AXE = ROOT / "client/node_modules/axe-core/axe.min.js"
DESKTOP, PHONE = (1440, 900), (390, 844)

SAIL, FIRST, LAND = "age-of-sail-4p-side-1", "endeavor-4p", "new-found-land-3p"


def pages(page: Page, site: Server) -> Iterator[str]:
    """Around the tables. Each name comes once its page stands there."""
    page.goto("/")
    page.locator("article").first.wait_for()
    yield "home"
    page.goto("/new/age-of-sail")
    page.locator("fieldset li").first.wait_for()
    yield "new"
    page.locator("fieldset li").nth(1).locator("select").first.select_option("invite")
    page.locator("form .primary").click()
    page.locator(".share input").first.wait_for()
    yield "waiting"
    page.goto("/")
    page.locator(".row a + button").click()
    page.locator("dialog[open]").wait_for()
    yield "delete"
    made = Caller(site).post(
        "/api/tables",
        {"title": "endeavor", "seats": [{"kind": "invite", "name": name} for name in ("Ada", "Bruno", "Chloé")]},
        expect=201,
    )
    page.goto(f"/table/{made['table']}#seat={made['invitations'][0]['secret']}")
    page.locator("main form").wait_for()
    yield "invited"
    yield from seats(page, Caller(site))
    page.goto("/nowhere/at/all")
    page.locator("main h1").wait_for()
    yield "missing"
    page.goto("/")
    table, secrets = laid_out(site, LAND, 0)
    sit(page, table, secrets)
    page.locator("dialog[open] .primary").wait_for()
    yield "curtain"


def seats(page: Page, api: Caller) -> Iterator[str]:
    """What stands around a running game: a seat that moves, somebody absent, the menu of the table."""
    seats = [{"kind": "here", "name": "Ada"}, *({"kind": "invite", "name": name} for name in ("Bruno", "Chloé"))]
    wish = {"title": "age-of-sail", "seats": seats, "stand_in_after": 1}
    made = api.post("/api/tables", wish, expect=201)
    table, invitations = made["table"], [each["secret"] for each in made["invitations"]]
    for invitation in invitations:
        api.post(f"/api/tables/{table}/join", {}, invitation, expect=201)
    page.goto(f"/table/{table}#seat={invitations[0]}")
    page.locator("#sit-name").wait_for()
    yield "seat-moves"
    sit(page, table, {0: made["secrets"][0]["secret"]})
    page.reload()
    page.locator("main > section[role=status]").first.wait_for()
    yield "absent"
    page.locator("header .tools [aria-haspopup=dialog]").first.click()
    page.locator("dialog[open]").wait_for()
    yield "menu"
    page.locator("dialog[open] section button").first.click()
    page.locator("dialog[open] svg[role=img]").wait_for()
    yield "other-device"


def endeavor(page: Page, site: Server) -> Iterator[str]:
    page.goto("/")
    for kind in ("build", "turn", "end"):
        sit_at(page, site, FIRST, kind)
        page.locator(".land").first.wait_for()
        yield f"endeavor-{kind}"
    sit_at(page, site, "age-of-sail-5p-side-2", "turn", spectator=True)
    page.locator(".land").first.wait_for()
    yield "age-of-sail-five-watched"


def age_of_sail(page: Page, site: Server) -> Iterator[str]:
    page.goto("/")
    for kind in moments(SAIL):
        sit_at(page, site, SAIL, kind)
        page.locator(".land").first.wait_for()
        yield f"age-of-sail-{kind}"
    sit_at(page, site, SAIL, "turn")
    page.get_by_role("tab", name="Buildings in stock").or_(page.get_by_role("tab", name="Bâtiments en réserve")).click()
    page.locator('[data-thing="stock:museum"]').click()
    page.locator("#choices .refusal").wait_for()
    yield "age-of-sail-refused"
    page.keyboard.press("Escape")
    page.locator("#choices footer button").first.click()
    page.locator("#choices .hint").wait_for(timeout=60_000)
    yield "age-of-sail-hint"
    page.keyboard.press("w")
    page.keyboard.press("ArrowRight")
    yield "age-of-sail-focus"
    click_thing(page.locator('[data-thing="deck:europe"]'))
    page.locator(".inspector.pinned").wait_for()
    yield "age-of-sail-deck"
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.locator("dialog").wait_for()
    yield "age-of-sail-help"
    page.keyboard.press("Escape")
    page.keyboard.press("[")
    page.locator("#choices.past").wait_for()
    yield "age-of-sail-past"


def new_found_land(page: Page, site: Server) -> Iterator[str]:
    page.goto("/")
    for kind in moments(LAND):
        sit_at(page, site, LAND, kind)
        page.locator(".ground").first.wait_for()
        yield f"new-found-land-{kind}"
    sit_at(page, site, LAND, "plan")
    into_the_open(page.locator("[data-thing^='market:large']").first)
    page.locator("[data-thing^='market:large']").first.click()
    page.locator("#choices .refusal").wait_for()
    yield "new-found-land-refused"


def rulebook(page: Page, site: Server) -> Iterator[str]:
    """Each title's rules, from a deep link, and the pages around them."""
    for title, rule in (("endeavor", "OCC-2"), ("age-of-sail", "SHP-4"), ("new-found-land", "FIN-2")):
        page.goto("about:blank")
        page.goto(f"/rules/{title}#{rule}")
        page.locator(f"article.asked[id='{rule}'] figure .drawing").first.wait_for()
        yield f"rules-{title}-rule"
        for sheet in ("quick", "faq", "editions", "components"):
            if sheet != "editions" or title == "endeavor":
                page.goto(f"/rules/{title}/{sheet}")
                page.locator(".sheet section").first.wait_for()
                yield f"rules-{title}-{sheet}"
    page.goto("/rules")
    page.locator("nav .titles a").first.wait_for()
    yield "rules-all"


def understanding(page: Page, site: Server) -> Iterator[str]:
    """Replay, review and first voyage."""
    page.goto("/replay")
    page.locator("textarea").fill("argosy record 9")
    page.locator("form .primary").click()
    page.locator(".problem").wait_for()
    yield "replay"
    table, _ = laid_out(site, "age-of-sail-2p-side-1", moments("age-of-sail-2p-side-1")["end"][0])
    page.goto(f"/table/{table}#ply=30")
    page.locator(".timeline ~ .more").wait_for()
    page.locator(".land").first.wait_for()
    yield "replay-moment"
    page.goto(f"/review/{table}")
    page.locator("#judged ~ .primary").wait_for()
    yield "review-offered"
    page.locator("#judged ~ .primary").click()
    page.locator("#turning").wait_for(timeout=120_000)
    yield "review"
    for title, ground in (("age-of-sail", ".land"), ("endeavor", ".land"), ("new-found-land", ".ground")):
        page.goto(f"/voyage/{title}")
        page.locator(ground).first.wait_for()
        yield f"voyage-{title}"
    dark = page.locator("[data-thing]:not(.lit)[data-thing^='market:large']").first
    into_the_open(dark)
    dark.click()
    page.locator("#choices .refusal").wait_for()
    yield "voyage-refused"
    for _ in range(13):
        before = page.locator(".lesson .words").inner_text()
        page.locator(".lesson .ways button", has=page.locator("svg")).last.click()
        page.wait_for_function("before => document.querySelector('.lesson .words').innerText !== before", arg=before)
    yield "voyage-end"


PARTS = [pages, endeavor, age_of_sail, new_found_land, rulebook, understanding]

# Words on a board are measured where all of it is to be read without zooming; elsewhere there are zoom and lens. A letter or a
# number on a piece is a sign, not a text.
SMALL = """() => [...document.querySelectorAll('body *')].filter((element) => {
  const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  const box = element.getBoundingClientRect();
  if (!own || !box.width || !box.height || element.closest('.hidden-but-read, [data-overview]')) return false;
  const svg = element.closest('svg');
  if (svg && (element.textContent.trim().length < 3 || (innerWidth < 1400 && svg.closest('.board')))) return false;
  const scale = svg && svg.viewBox.baseVal.width ? svg.getBoundingClientRect().width / svg.viewBox.baseVal.width : 1;
  return parseFloat(getComputedStyle(element).fontSize) * scale < (svg ? 10.4 : 11.9);
}).map((element) => element.outerHTML.slice(0, 200))"""

CUT = """() => [...document.querySelectorAll('body *')].filter((element) => {
  const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  if (!own || element.closest('svg, .hidden-but-read, [aria-hidden=true]')) return false;
  return getComputedStyle(element).overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
}).map((element) => element.outerHTML.slice(0, 200))"""

OVERLAPPING = """() => {
  const texts = [...document.querySelectorAll('.board svg text')].filter((text) => text.textContent.trim() && !text.closest('[data-overview]'));
  const boxes = texts.map((text) => text.getBoundingClientRect());
  const found = [];
  for (let i = 0; i < boxes.length; i++)
    for (let j = 0; j < i; j++) {
      const across = Math.min(boxes[i].right, boxes[j].right) - Math.max(boxes[i].left, boxes[j].left);
      const down = Math.min(boxes[i].bottom, boxes[j].bottom) - Math.max(boxes[i].top, boxes[j].top);
      if (across > 4 && down > 6) found.push(`${texts[i].textContent} / ${texts[j].textContent}`);
    }
  return found;
}"""

WORDS = """() => {
  const found = new Set();
  for (const element of document.querySelectorAll('body *:not(code)')) {
    for (const node of element.childNodes) if (node.nodeType === 3 && node.data.trim()) found.add(node.data.trim());
    for (const name of ['aria-label', 'title', 'placeholder']) if (element.getAttribute(name)) found.add(element.getAttribute(name));
  }
  return [...found];
}"""


def wrong_with(page: Page, english: set[str]) -> list[str]:
    """What a machine can see: text too small, cut off or overlapping, a page too wide, English words."""
    wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    return [
        *([f"{wide} px too wide"] if wide > 0 else []),
        *(f"small text: {html}" for html in page.evaluate(SMALL)),
        *(f"cut off: {html}" for html in page.evaluate(CUT)),
        *(f"overlapping: {words}" for words in page.evaluate(OVERLAPPING)),
        *(f"English: {piece}" for piece in spoken_in(page.evaluate(WORDS), english)),
    ]


def findings(page: Page) -> list[str]:
    """What axe calls serious or critical."""
    told = page.evaluate(
        "async () => (await axe.run(document, {resultTypes: ['violations'], selectors: false, preload: false})).violations"
    )
    return [
        f"{each['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for each in told
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"][:2]
    ]


# ---- languages

WORD = r"[\w’'-]+"
FILE = re.compile(r"[\w-]+\.toml\b")  # a file has one name in all languages
PLACEABLE = re.compile(r"\{[^{}]*\}")


def messages(lang: str) -> dict[str, list[str]]:
    """Every message of a language, as the lines of text between what is filled in."""
    found: dict[str, list[str]] = {}
    key = ""
    files = sorted((ROOT / "src" / "argosy").glob(f"**/locale/{lang}.ftl"))
    for line in "\n".join(file.read_text(encoding="utf-8") for file in files).splitlines():
        begins = re.match(r"([a-zA-Z][\w-]*) = ?(.*)", line)
        if begins:
            key, line = begins[1], begins[2]
        elif not line.startswith((" ", "\t")):
            continue
        text = re.sub(r"^\s*\*?\[[^\]]*\]", "", line)
        found.setdefault(key, []).append(text.strip())
    return found


def english_only() -> set[str]:
    """Pieces of English sentences of two words and more, and whole one-word messages, that no French message holds."""
    english, french = messages("en"), messages("fr")
    spoken = spaced(" ".join(text for texts in french.values() for text in texts))
    pieces = set()
    for texts in english.values():
        for text in texts:
            for piece in PLACEABLE.sub("\0", text).replace("{", "\0").replace("}", "\0").split("\0"):
                words = piece.strip()
                if len(words) > 3 and "$" not in words and spaced(words).strip() and spaced(words) not in spoken:
                    pieces.add(spaced(words))
    return pieces


def spaced(text: str) -> str:
    """Only the words, with one space around each."""
    return f" {' '.join(re.findall(WORD, text.lower()))} "


def spoken_in(shown: list[str], english: set[str]) -> list[str]:
    """The pieces of English that stand in what is shown, as words of their own."""
    text = "|".join(spaced(FILE.sub("", each)) for each in shown)
    return sorted(piece for piece in english if piece in text)
