"""Languages, phones, screen readers: every page and state, looked at by rules that a machine can check."""

import re

import pytest

from browser.person import by_list, decided, play_now, play_on
from browser.screens import DESKTOP, PHONE, ROOT, SCREENS

AXE = ROOT / "client/node_modules/axe-core/axe.min.js"
LOCALE = ROOT / "src/argosy/locale"
SIZES = {"1440": DESKTOP, "390": PHONE}

SMALL = """() => [...document.querySelectorAll('body *')].filter((element) => {
  const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  const box = element.getBoundingClientRect();
  if (!own || !box.width || !box.height || element.closest('.hidden-but-read')) return false;
  const svg = element.closest('svg');
  const scale = svg && svg.viewBox.baseVal.width ? svg.getBoundingClientRect().width / svg.viewBox.baseVal.width : 1;
  return parseFloat(getComputedStyle(element).fontSize) * scale < 11.9;
}).map((element) => element.outerHTML.slice(0, 200))"""

WORDS = """() => {
  const found = new Set();
  for (const element of document.querySelectorAll('body *')) {
    for (const node of element.childNodes) if (node.nodeType === 3 && node.data.trim()) found.add(node.data.trim());
    for (const name of ['aria-label', 'title', 'placeholder']) if (element.getAttribute(name)) found.add(element.getAttribute(name));
  }
  return [...found];
}"""


def screens(page):
    """Every page and state, one after the other: its name, once it stands there."""
    page.goto("/")
    page.locator("article").first.wait_for()
    yield "home"
    page.goto("/new/age-of-sail")
    page.locator("fieldset li").first.wait_for()
    yield "new"
    page.locator("fieldset li").nth(1).locator("select").first.select_option("invite")
    page.locator("form .primary").click()
    page.locator(".link input").first.wait_for()
    yield "waiting"
    for title in ("endeavor", "age-of-sail"):
        play_now(page, title)
        page.locator(".land").wait_for()
        page.wait_for_timeout(300)
        yield f"{title}-start"
        page.locator('[data-thing="stock:museum"]').click()
        page.locator("#choices .refusal").wait_for()
        yield f"{title}-refused"
        page.keyboard.press("Escape")
        play_on(page, by_list, most=14)
        decided(page)
        page.mouse.move(2, 2)
        yield f"{title}-middle"
        page.locator('[data-thing="deck:europe"]').focus()
        page.keyboard.press("ArrowRight")
        yield f"{title}-focus"
        page.keyboard.press("?")
        page.locator("dialog").wait_for()
        yield f"{title}-help"
        page.keyboard.press("Escape")
        page.keyboard.press("[")
        page.wait_for_timeout(300)
        yield f"{title}-past"
        page.keyboard.press("Escape")
    play_on(page, by_list)
    yield "end"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_screen(opens, lang, size):
    """axe finds nothing serious, no text is too small, nothing sticks out, and French is French throughout."""
    context = opens(lang, SIZES[size], dark=lang == "fr")
    if AXE.exists():
        context.add_init_script(path=AXE)
    page = context.new_page()
    SCREENS.mkdir(parents=True, exist_ok=True)
    english = english_only() if lang == "fr" else set()
    wrong = []
    for name in screens(page):
        page.screenshot(path=SCREENS / f"{name}-{lang}-{size}.png", full_page=not name.endswith("focus"))
        wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        if wide > 0:
            wrong.append(f"{name}: {wide} px too wide")
        wrong += [f"{name}: small text {html}" for html in page.evaluate(SMALL)]
        wrong += [f"{name}: English: {word}" for word in page.evaluate(WORDS) if word in english]
        if AXE.exists():
            wrong += [f"{name}: {finding}" for finding in findings(page)]
    assert not wrong, "\n".join(dict.fromkeys(wrong))


def findings(page):
    told = page.evaluate("async () => (await axe.run(document, {resultTypes: ['violations']})).violations")
    return [
        f"{each['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for each in told
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"][:2]
    ]


def messages(lang: str) -> dict[str, str]:
    """The plain sentences of a language: those without anything to fill in."""
    found = {}
    for key, text in re.findall(r"^([\w-]+) = ([^{}\n]+)$", (LOCALE / f"{lang}.ftl").read_text(encoding="utf-8"), re.MULTILINE):
        found[key] = text.strip()
    return found


def english_only() -> set[str]:
    english, french = messages("en"), messages("fr")
    return {text for key, text in english.items() if french.get(key, text) != text} - set(french.values())


def test_language_can_be_changed_at_any_time(opens):
    page = opens().new_page()
    play_now(page)
    page.get_by_role("button", name="Français").click()
    page.get_by_text("Choisissez votre bâtiment de départ").wait_for()
    assert page.locator("html").get_attribute("lang") == "fr"
    page.locator("h3", has_text="Bâtiments en réserve").wait_for()
    page.get_by_role("button", name="English").click()
    page.get_by_text("Choose your starting building").wait_for()


def test_colours_can_be_changed(opens):
    page = opens().new_page()
    page.goto("/")
    page.get_by_role("button", name="Dark").click()
    assert page.locator("html").get_attribute("data-theme") == "dark"
    page.reload()
    page.get_by_role("button", name="Light").wait_for()
