"""Lines that go silent without closing, and a proxy that answers in the server's place: a move gets through, once."""

import pytest

from browser.games import sit_at
from browser.person import by_list, changed, entry
from browser.screens import SAIL
from service import Caller, Databases, Server, serving
from silent_line import line_to

ON_ITS_WAY = "Your move is on its way"
LONGER_THAN_A_REQUEST = 12_000  # milliseconds


def table_of(page) -> str:
    return page.url.rpartition("/")[2].partition("#")[0]


def ply(server: Server, page) -> int:
    return Caller(server).get(f"/api/tables/{table_of(page)}")["ply"]


@pytest.mark.parametrize("forget", [False, True], ids=["held", "forgotten"])
def test_a_line_that_goes_silent_in_the_middle_of_a_move(opens, site, expects, forget):
    """Held: what was sent arrives late, and again. Forgotten: the old connections never speak again, as behind a NAT."""
    expects("ERR_", "WebSocket")
    with line_to(site.port) as line:
        page = opens(url=line.url("")).new_page()
        page.goto("/")
        sit_at(page, site, SAIL, "turn")
        before, played = entry(page), ply(site, page)
        line.silence(forget)
        by_list(page, 0)
        page.locator("#choices .sent").wait_for()
        page.get_by_text(ON_ITS_WAY).wait_for()
        page.wait_for_timeout(LONGER_THAN_A_REQUEST)
        by_list(page, 1)  # further taps change nothing
        assert entry(page) == before
        line.speak()
        changed(page, before)
        page.get_by_text(ON_ITS_WAY).wait_for(state="detached")
        page.get_by_text("The connection is lost").wait_for(state="detached")
        before = entry(page)
        by_list(page, 0)
        changed(page, before)
        assert ply(site, page) == played + 2, "each move counts once"


def test_a_proxy_that_answers_502_while_the_server_restarts(opens, expects, databases: Databases):
    expects("ERR_", "WebSocket", "502")
    with serving(databases.fresh("sqlite")) as server, line_to(server.port, gateway=True) as line:
        page = opens(url=line.url("")).new_page()
        page.goto("/")
        sit_at(page, server, SAIL, "turn")
        before, played = entry(page), ply(server, page)
        server.kill()
        by_list(page, 0)
        page.get_by_text(ON_ITS_WAY).wait_for()
        page.wait_for_timeout(1_000)
        assert any("/moves" in each for each in line.turned_away), "the proxy has answered in the server's place"
        assert "Bad Gateway" not in page.locator("body").inner_text()
        server.start()
        changed(page, before)
        assert ply(server, page) == played + 1


def test_a_new_line_that_brings_nothing_is_tried_again(opens, site, expects):
    """The page comes, then the line goes silent before the table does: it comes by itself once the line is back."""
    expects("ERR_", "WebSocket")
    with line_to(site.port) as line:
        page = opens(url=line.url("")).new_page()
        page.goto("/")
        sit_at(page, site, SAIL, "turn")
        table = page.url
        page.goto("/")
        page.locator("article").first.wait_for()
        line.silence(forget=True)
        page.evaluate("address => { history.pushState(null, '', address); dispatchEvent(new PopStateEvent('popstate')); }", table)
        page.wait_for_timeout(LONGER_THAN_A_REQUEST)
        line.speak()
        page.locator("#choices ol button").first.wait_for(timeout=60_000)
