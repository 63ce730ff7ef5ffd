"""What happened since one's own turn: a line a player, pinned on the board, the same on another device and the next day."""

from playwright.sync_api import Locator, Page, expect

from browser.games import NAMES, golden, laid_out, sit
from browser.person import click_thing
from browser.screens import PHONE, SAIL

ATTACK = "attack kingston"  # seat 2 drives seat 0 out


def attacked() -> tuple[int, int, int]:
    """The ply at which the attacked seat decides again, that seat, and who attacked it."""
    moves = golden(SAIL).moves
    at = next(ply for ply, (_, action) in enumerate(moves) if action == ATTACK)
    return next(ply for ply, (seat, _) in enumerate(moves) if ply > at and seat == 0), 0, moves[at][0]


def told(page: Page) -> list[str]:
    page.locator(".since li button").first.wait_for()
    return page.locator(".since li").all_inner_texts()


def test_since_your_turn_is_told_and_pinned_on_every_device(opens, site):
    ply, seat, attacker = attacked()
    table, secrets = laid_out(site, SAIL, ply)
    page = opens().new_page()
    page.goto("/")
    sit(page, table, {seat: secrets[seat]})
    lines = told(page)
    assert any("Kingston" in line and line.strip().startswith(f"{NAMES[attacker]} ") for line in map(without_number, lines))
    mine = page.locator(".since li.mine")
    expect(mine).to_have_count(1)
    expect(mine).to_contain_text("Kingston")
    assert page.locator(".board .pin").count() >= len(lines)

    other = opens(size=PHONE).new_page()
    other.goto("/")
    sit(other, table, {seat: secrets[seat]})
    other.locator("#choices").wait_for()
    other.get_by_role("button", name="Since").first.click()
    assert [without_number(line) for line in told(other)] == [without_number(line) for line in lines]

    mine.locator("button").click()
    expect(page.get_by_role("button", name="Back to now").first).to_be_visible()


def test_pins_have_the_number_and_the_colour_of_their_line_and_go_when_it_was_seen(opens, site):
    ply, seat, _ = attacked()
    table, secrets = laid_out(site, SAIL, ply)
    page = opens().new_page()
    page.goto("/")
    sit(page, table, {seat: secrets[seat]})
    lines, pins = page.locator(".since li button"), page.locator(".board .pin")
    lines.first.wait_for()
    numbered = {line.locator("svg text").text_content(): colour(line.locator("svg path").first) for line in lines.all()}
    pinned = {pin.locator("text").text_content(): colour(pin.locator("path, rect").first) for pin in pins.all()}
    assert pinned
    assert pinned.items() <= numbered.items()
    page.locator(".since li button", has=page.locator("svg text", has_text=next(iter(pinned)))).first.hover()
    assert page.locator(".board [data-hot]").count(), "what the line tells of lights up"
    page.get_by_role("button", name="Seen").click()
    expect(pins).to_have_count(0)


def colour(shape: Locator) -> str:
    return str(shape.evaluate("shape => getComputedStyle(shape).fill"))


def test_a_piece_leads_to_the_move_that_put_it_there(opens, site):
    ply, seat, _ = attacked()
    table, secrets = laid_out(site, SAIL, ply)
    page = opens().new_page()
    page.goto("/")
    sit(page, table, {seat: secrets[seat]})
    click_thing(page.locator("[data-thing='place:kingston']:not(.lit)"))
    led = page.locator("#log li.led")
    expect(led).to_be_in_viewport()
    assert "Kingston" in (led.text_content() or "")


def without_number(line: str) -> str:
    return line.strip().lstrip("0123456789").strip()
