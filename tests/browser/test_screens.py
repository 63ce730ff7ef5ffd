"""Languages, phones, screen readers: every page and state, looked at by rules that a machine can check, and photographed."""

import pytest

from browser.screens import AXE, DESKTOP, PARTS, PHONE, SCREENS, english_only, findings, wrong_with

SIZES = {"1440": DESKTOP, "390": PHONE}
# Each language at each size. axe looks at every screen once, and in the dark on a phone at every third, for it takes its time.
VARIANTS = [("en", "1440", "light", 1), ("en", "390", "light", 0), ("fr", "1440", "dark", 0), ("fr", "390", "dark", 3)]


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.__name__)
@pytest.mark.parametrize(("lang", "size", "theme", "axe_at"), VARIANTS, ids=lambda each: str(each))
def test_every_screen(opens, site, part, lang, size, theme, axe_at):
    """axe finds nothing serious, no text is small, cut off or overlapping, nothing sticks out, and French is French."""
    context = opens(lang, SIZES[size], dark=theme == "dark")
    if axe_at:
        context.add_init_script(path=AXE)
    page = context.new_page()
    SCREENS.mkdir(parents=True, exist_ok=True)
    english = english_only() if lang == "fr" else set()
    wrong = []
    for number, name in enumerate(part(page, site)):
        page.mouse.move(2, 2)
        page.screenshot(
            path=SCREENS / f"{name}-{lang}-{size}.png", full_page=not name.endswith(("focus", "deck", "help", "curtain"))
        )
        wrong += [f"{name}: {what}" for what in wrong_with(page, english)]
        if axe_at and number % axe_at == 0:
            wrong += [f"{name}: {what}" for what in findings(page)]
    assert not wrong, "\n".join(dict.fromkeys(wrong))


def test_language_can_be_changed_at_any_time(opens):
    page = opens().new_page()
    page.goto("/new/endeavor")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_text("Buildings in stock").wait_for()
    page.get_by_role("button", name="Français").click()
    page.get_by_text("Bâtiments en réserve").wait_for()
    page.locator("#choices", has_text="Choisissez").wait_for()
    assert page.locator("html").get_attribute("lang") == "fr"
    page.get_by_role("button", name="English").click()
    page.get_by_text("Buildings in stock").wait_for()


def test_colours_can_be_changed(opens):
    page = opens().new_page()
    page.goto("/")
    page.get_by_role("button", name="Dark").click()
    assert page.locator("html").get_attribute("data-theme") == "dark"
    page.reload()
    page.get_by_role("button", name="Light").wait_for()
