"""Languages, phones, screen readers: every page and state, looked at by rules that a machine can check, and photographed."""

import pytest

from browser.screens import AXE, DESKTOP, PARTS, PHONE, SCREENS, endeavor, english_only, findings, pages, wrong_with

SIZES = {"1440": DESKTOP, "1024": (1024, 768), "768": (768, 1024), "390": PHONE}
# Every screen at both sizes, in both languages and both themes; what is the same for all titles in every combination.
# axe looks at every screen once, and in the dark on a phone at every third, for it takes its time.
VARIANTS = [
    *(("en", "1440", "light", 1, part) for part in PARTS),
    *(("fr", "390", "dark", 3, part) for part in PARTS),
    *(("en", "390", "light", 0, part) for part in (pages, endeavor)),
    *(("fr", "1440", "dark", 0, part) for part in (pages, endeavor)),
    *(("fr", size, "light", 0, endeavor) for size in ("1024", "768")),
]


@pytest.mark.parametrize(
    ("lang", "size", "theme", "axe_at", "part"), VARIANTS, ids=lambda each: getattr(each, "__name__", str(each))
)
def test_every_screen(opens, site, expects, lang, size, theme, axe_at, part):
    """axe finds nothing serious, no text is small, cut off or overlapping, nothing sticks out, and French is French."""
    expects("status of 400")  # a record that is none
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
            path=SCREENS / f"{name}-{lang}-{size}.png",
            full_page=not name.endswith(("focus", "deck", "help", "curtain", "rule", "delete", "menu", "other-device")),
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
