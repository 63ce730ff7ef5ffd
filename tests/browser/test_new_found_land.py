"""Race to the New Found Land in a real browser: whole games, every phase at every size, what is hidden stays hidden."""

import pytest

from browser.person import CHOICES, OVER, by_board, by_keyboard, by_list, decided, entry, play_now, play_on
from browser.screens import SCREENS
from browser.test_for_everyone import AXE, SIZES, SMALL, WORDS, english_only, findings

TITLE = "new-found-land"
# How the labels of the choices begin that lead through all phases: discover first, then deliver, settle and load.
WISHED = {
    "en": ["Discover with", "Deliver with", "Settle with", "Load with", "Build Large", "Build", "Lay", "Settle on", "Deliver"],
    "fr": ["Découvrir avec", "Livrer avec", "Coloniser avec", "Charger avec", "Construire : Grand", "Construire", "Poser"],
}


def by_wish(lang):
    """Chooses so that every action is seen: each action in its own turn gets a ship while there are some."""

    def choose(page, number):
        labels = page.locator(CHOICES).all_inner_texts()
        for wish in WISHED[lang]:
            found = [at for at, label in enumerate(labels) if label.startswith(wish)]
            if found and (number % 3 or not wish.endswith(("with", "avec"))):
                page.locator(CHOICES).nth(found[number % len(found)]).click()
                return
        by_list(page, number)

    return choose


def test_by_clicks_on_the_board(opens):
    page = opens().new_page()
    play_now(page, TITLE)
    assert page.locator("[data-thing^='space:']").count() == 26
    assert page.locator("[data-thing^='contract:']").count() == 9
    assert page.locator("[data-thing^='market:']").count() == 8
    assert play_on(page, by_board) > 20
    assert "win" in page.locator(OVER).inner_text() or "share" in page.locator(OVER).inner_text()


def test_by_keyboard_alone(opens):
    page = opens().new_page()
    page.goto("/")
    play = page.locator("article").filter(has=page.locator(f'a[href="/new/{TITLE}"]')).locator("button.primary")
    play.wait_for()
    play.focus()
    page.keyboard.press("Enter")
    page.locator(CHOICES).first.wait_for()
    assert play_on(page, by_keyboard) > 20
    assert page.locator(OVER).count() == 1


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_phase(opens, lang, size):
    """In each phase: nothing serious for axe, no small text, nothing that sticks out, no English in French."""
    context = opens(lang, SIZES[size], dark=lang == "fr")
    if AXE.exists():
        context.add_init_script(path=AXE)
    page = context.new_page()
    SCREENS.mkdir(parents=True, exist_ok=True)
    english = english_only() if lang == "fr" else set()
    wrong, seen = [], set()
    play_now(page, TITLE)
    page.locator(".ground").first.wait_for()
    choose = by_wish(lang)
    for number in range(200):
        if not decided(page):
            break
        kinds = {
            str(thing).split(":")[0]
            for thing in page.eval_on_selector_all("[data-thing].lit", "all => all.map(e => e.dataset.thing)")
        }
        name = "-".join(sorted(kinds)) or "none"
        if name not in seen:
            seen.add(name)
            page.mouse.move(2, 2)
            page.screenshot(path=SCREENS / f"{TITLE}-{name}-{lang}-{size}.png", full_page=True)
            wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
            wrong += [f"{name}: {wide} px too wide"] if wide > 0 else []
            wrong += [f"{name}: small text {html}" for html in page.evaluate(SMALL)]
            wrong += [f"{name}: English: {word}" for word in page.evaluate(WORDS) if len(word) > 1 and word in english]
            wrong += [f"{name}: {finding}" for finding in findings(page)] if AXE.exists() else []
        before = entry(page)
        choose(page, number)
        page.wait_for_function(
            "before => document.querySelector('main section h1') || "
            "document.querySelector('#choices').innerText + document.querySelectorAll('#log li').length !== before",
            arg=before,
        )
    assert not wrong, "\n".join(dict.fromkeys(wrong))
    assert len(seen) >= 5, seen


def test_a_tile_is_settled_by_its_bonus(opens):
    """One click on a bonus of a lit tile places the cube there and takes that bonus."""
    page = opens().new_page()
    play_now(page, TITLE)
    for number in range(60):
        assert decided(page)
        half = page.locator("[data-action^='settle']")
        if half.count():
            break
        before = entry(page)
        labels = page.locator(CHOICES).all_inner_texts()
        wished = [at for at, label in enumerate(labels) if label.startswith("Settle with")]
        page.locator(CHOICES).nth(wished[0] if wished else len(labels) - 1 if number % 2 else 0).click()
        page.wait_for_function(
            "before => document.querySelector('#choices').innerText + document.querySelectorAll('#log li').length !== before",
            arg=before,
        )
    tile = half.first.evaluate("half => half.closest('[data-thing]').dataset.thing")
    half.first.click()
    page.locator(f"[data-thing='{tile}'] .cube").first.wait_for()


def test_what_is_dark_says_why(opens):
    page = opens().new_page()
    play_now(page, TITLE)
    dark = page.locator("[data-thing^='market:large']:not(.lit)").first
    dark.click()
    refusal = page.locator("#choices .refusal")
    refusal.wait_for()
    assert "Rule LND-3" in refusal.inner_text()
    page.keyboard.press("Escape")
    page.locator("[data-thing='place:antwerp'] .halo").click(force=True)
    page.locator("#choices .refusal", has_text="DEL-4").wait_for()


def test_hands_stay_hidden_at_the_same_screen(opens):
    """A curtain between the two, and behind it nothing of the other's hand."""
    page = opens().new_page()
    page.goto(f"/new/{TITLE}")
    page.locator("fieldset li").first.wait_for()
    while page.locator("fieldset li").count() > 2:
        page.locator("fieldset li").last.get_by_role("button").click()
    page.get_by_label("Who takes seat 2").select_option("here")
    page.get_by_label("Name at seat 2").fill("Guest 2")
    page.get_by_role("button", name="Open the table").click()
    curtain = page.get_by_role("dialog", name="it is your turn")
    curtain.wait_for()
    assert page.locator("[data-thing]").count() == 0
    curtain.get_by_role("button").click()
    page.locator(CHOICES).last.click()
    curtain.wait_for()
    assert page.locator("[data-thing]").count() == 0
