"""Planning in the New Found Land is one board: ships are laid in any order, and sent for each action when it is asked."""

import json

import pytest
from playwright.sync_api import Page

from argosy.engine.record import Record, fingerprint
from argosy.game import load_record
from browser.games import golden, laid, sit
from browser.person import CHOICES
from browser.screens import PHONE
from service import Caller

NAME = "new-found-land-2p"
MINE = 1


def planning_with_four_ships() -> Record:
    """A game up to the moment at which the second seat begins to plan, with four ships; the first has some, and sent none."""
    record = golden(NAME)
    game = load_record(record.to_text(), upto=0)
    for ply, (seat, action) in enumerate(record.moves):
        prompt = game.position.asks(seat)
        idle = [board["idle"] for board in game.view(seat)["seats"]]
        if prompt.kind == "plan" and prompt.facts["action"] == "load" and seat == 0 and idle[0] and len(idle[MINE]) == 4:
            moves = (*record.moves[:ply], (0, "done"))
            game.play("done", 0)
            end = fingerprint(game.position)
            return Record(record.title, record.players, record.options, record.seed, record.pack, list(moves), end)
        game.position.play(seat, game.ruleset.catalogue.number(action))
    raise AssertionError("nobody plans with four ships in this game")


class Evening:
    """A page that plans, and the other seat, which plans no ship whenever it is asked."""

    def __init__(self, page: Page, site) -> None:
        self.page = page
        self.caller = Caller(site)
        self.seat = MINE
        self.table, self.secrets = laid(site, planning_with_four_ships())
        self.sent: list[str] = []
        page.on("request", self._note)
        page.goto("/")
        sit(page, self.table, {self.seat: self.secrets[self.seat]})
        page.locator("[data-send]").first.wait_for()

    def _note(self, request) -> None:
        if request.method == "POST" and request.url.split("?")[0].endswith("/moves"):
            self.sent.append(json.loads(request.post_data)["action"])

    def view(self) -> dict:
        return self.caller.get(f"/api/tables/{self.table}", self.secrets[self.seat])["view"]

    def other_is_done(self) -> None:
        """The other seat plans nothing for the action that it is asked about."""
        other = 1 - self.seat
        for _ in range(600):
            state = self.caller.get(f"/api/tables/{self.table}", self.secrets[other])
            if state["decision"]:
                wish = {"entry": state["decision"]["entry"], "action": "done"}
                self.caller.post(f"/api/tables/{self.table}/moves", wish, self.secrets[other])
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"the other was never asked: {self.sent}, {self.view()['turn']}")

    def until_sent(self, count: int) -> None:
        for _ in range(600):
            if len(self.sent) >= count:
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"only this was sent: {self.sent}")


def lay_four(evening: Evening, ships: list[str], touch: bool) -> int:
    """A ship for each action, by clicks or taps; gives their number."""
    page = evening.page
    clicks = 0

    def click(selector: str) -> None:
        nonlocal clicks
        spot = page.locator(f"{selector}:visible").first
        spot.tap() if touch else spot.click()
        clicks += 1

    here = "#choices" if touch else "#tray"
    for number, (ship, action) in enumerate(zip(ships, ["load", "settle", "deliver", "discover"], strict=True)):
        if number > 1:
            click(f"{here} [data-slot={action}] .arm")
        click(f"{here} [data-thing='ship:{ship}']")
    assert evening.sent == [], "what is laid stays on this screen"
    for ship, action in zip(ships, ["load", "settle", "deliver", "discover"], strict=True):
        assert page.locator(f"{here} [data-slot={action}] [data-thing='ship:{ship}']").count() == 1
    click(f"{here} [data-send-all]")
    return clicks


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_a_plan_of_four_actions_takes_eight_clicks_and_nothing_is_sent_early(opens, site, touch):
    page = opens(size=PHONE).new_page() if touch else opens().new_page()
    evening = Evening(page, site)
    ships = evening.view()["seats"][evening.seat]["idle"]
    assert lay_four(evening, ships, touch) <= 8
    evening.until_sent(1)
    for count, action in enumerate(["settle", "deliver", "discover"], start=1):
        page.wait_for_timeout(300)
        assert not any(each.startswith(f"assign {action}") for each in evening.sent), "not before it is asked"
        evening.other_is_done()
        evening.until_sent(1 + count)
    page.wait_for_function("() => document.querySelector('[data-send]') === null")
    wanted = [f"assign {action} {ship}" for action, ship in zip(["load", "settle", "deliver", "discover"], ships, strict=True)]
    assert [each for each in evening.sent if each != "done"] == wanted


def test_a_plan_of_four_actions_takes_ten_keys(opens, site):
    page = opens().new_page()
    evening = Evening(page, site)
    keys = 0
    while page.locator("[data-send]").count():
        page.locator(f"#choices:not([data-fresh]) {CHOICES.split(' ', 1)[1]}").first.wait_for()
        asked = evening.view()["turn"]["action"]
        mine = evening.view()["seats"][evening.seat]["assigned"][asked]
        key = page.locator(CHOICES).last.get_attribute("data-key") if mine else "1"
        before = len(evening.sent)
        page.keyboard.press(key or "1")
        keys += 1
        evening.until_sent(before + 1)
        page.wait_for_timeout(400)
        if not page.locator("[data-send]").count() and evening.view()["stage"] == "planning":
            evening.other_is_done()
            page.wait_for_timeout(600)
    assert keys <= 10
    assert len([each for each in evening.sent if each.startswith("assign")]) == 4


def test_a_plan_is_kept_taken_back_and_dropped_with_a_word(opens, site):
    page = opens().new_page()
    evening = Evening(page, site)
    ships = evening.view()["seats"][evening.seat]["idle"]
    page.locator("#tray [data-slot=settle] .arm").click()
    page.locator(f"#tray [data-thing='ship:{ships[0]}']").first.click()
    laid = page.locator(f"#tray [data-slot=settle] [data-laid][data-thing='ship:{ships[0]}']")
    laid.wait_for()
    assert page.locator("#tray [data-slot=settle] .place").inner_text()
    page.reload()
    laid.wait_for()
    laid.click()
    page.wait_for_function("() => document.querySelector('[data-laid]') === null")
    page.locator("#tray [data-slot=settle] .arm").click()
    page.locator(f"#tray [data-thing='ship:{ships[0]}']").first.click()
    laid.wait_for()
    page.locator(f"#choices [data-choice='assign load {ships[0]}']").click()
    page.get_by_text("Your plan: the").wait_for()
    assert page.locator("[data-laid]").count() == 0
    assert evening.sent == [f"assign load {ships[0]}"]


def test_a_ship_is_dragged_into_its_slot(opens, site):
    page = opens().new_page()
    evening = Evening(page, site)
    ship = evening.view()["seats"][evening.seat]["idle"][0]
    page.locator(f"#tray [data-thing='ship:{ship}']").first.hover()
    page.mouse.down()
    box = page.locator("#tray [data-slot=discover]").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 20, box["y"] + 20, steps=5)
    page.mouse.up()
    page.locator(f"#tray [data-slot=discover] [data-laid][data-thing='ship:{ship}']").wait_for()
    assert evening.sent == []
