"""The people, tables and pages of a clumsy evening: who sits where, and what their browsers complained of."""

import random
import re
import sys
import time
from collections import deque
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, Request

from browser.conftest import ALWAYS, ELSEWHERE
from browser.games import first_of, golden
from browser.screens import DESKTOP
from service import Caller, Server

# What a browser says when the server refuses something, or when it is offline. None of it is an error of the page.
REFUSALS = [
    *ALWAYS,
    r"status of 40[39]",
    r"status of 422",
    "ERR_INTERNET_DISCONNECTED",
    "ERR_NETWORK_CHANGED",
    "WebSocket connection to",
]
REMEMBERED = 60  # last actions that are told when something is wrong

# Counts what a hand means to do: a press that does not follow another so quickly that both are one double or triple click, a key that
# does not repeat. Two decisions sent for one of these are a fault; so is a hand that lies open beside a curtain.
RECORDER = """
(() => {
  let intents = 0, sent = {intent: 0}, last = {x: -99, y: -99, at: -1e9};
  const seen = new Set(), done = [];  // the last things that hands did, for the report
  const note = what => { done.push([what, performance.now()]); if (done.length > 12) done.shift(); };
  for (const kind of ['pointerdown', 'click', 'keydown', 'keyup'])
    addEventListener(kind, e => note(`${kind} ${e.pointerType ?? e.key}`), {capture: true, passive: true});
  const fault = text => sessionStorage.setItem('clumsy', (sessionStorage.getItem('clumsy') ?? '') + text + '\\n');
  const far = e => Math.hypot(e.clientX - last.x, e.clientY - last.y) >= 12;
  addEventListener('pointermove', e => { if (far(e)) last.at = -1e9; }, {capture: true, passive: true});
  addEventListener('pointerdown', e => {
    const now = e.timeStamp;
    if (now - last.at >= 290 || far(e) || e.pointerType !== last.by) intents++;
    last = {x: e.clientX, y: e.clientY, at: now, by: e.pointerType};
  }, {capture: true, passive: true});
  addEventListener('keydown', e => { if (!e.repeat) intents++; }, {capture: true, passive: true});
  const before = window.fetch;
  window.fetch = (address, how) => {
    if (how?.method === 'POST' && /\\/moves\\?/.test(String(address))) {
      const {key, action} = JSON.parse(how.body);
      if (!seen.has(key)) {
        seen.add(key);
        const now = performance.now();
        const apart = Math.round(now - sent.at);
        if (sent.intent === intents) fault(`one click made two decisions: ${sent.action}, and after ${apart} ms ${action}; hands before: `
          + done.map(([what, at]) => `${what} ${Math.round(at - now)}`).join(', '));
        sent = {intent: intents, action, at: now};
      }
    }
    return before(address, how);
  };
  const look = () => {
    const open = 'main [data-thing^="objective:"], main [data-thing^="card:"]:not([data-other])';
    if (document.querySelector('#curtain-turn') && document.querySelector(open))
      fault('a hand lies open beside the curtain');
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})();
"""


@dataclass
class Sitting:
    """A table, the links to its seats, and who came by them."""

    id: str
    label: str
    title: str
    links: dict[int, str]
    is_over: bool = False  # and was so when it was last checked


@dataclass
class Tab:
    page: Page
    person: "Person"
    table: Sitting

    @property
    def name(self) -> str:
        return f"{self.person.name}@{self.table.label}"

    @property
    def is_there(self) -> bool:
        return f"/table/{self.table.id}" in self.page.url

    def arrive(self) -> None:
        self.page.goto(f"/table/{self.table.id}")


@dataclass
class Person:
    name: str
    context: BrowserContext
    tabs: list[Tab] = field(default_factory=list)
    offline_until: float = 0.0  # while it is not 0


@dataclass(frozen=True)
class Plan:
    """A table to be set up: the seats of each person, in the order of the seats."""

    label: str
    golden: str
    seats: tuple[str, ...]


class Evening:
    def __init__(self, browser: Browser, server: Server, seed: int, plans: list[Plan]) -> None:
        self.server = server
        self.browser = browser
        self.chance = random.Random(seed)
        self.api = Caller(server)
        self.people: dict[str, Person] = {}
        self.plans = plans
        self.tables: list[Sitting] = []
        self.past: list[Sitting] = []  # tables that are no longer played
        self.did: deque[str] = deque(maxlen=REMEMBERED)
        self.wrong: list[str] = []
        self.keys: set[str] = set()  # of all moves that pages have sent
        self.began = time.monotonic()
        self.watcher = self._context("watcher", ELSEWHERE).new_page()
        for plan in plans:
            self.tables.append(self.set_up(plan))

    @property
    def tabs(self) -> list[Tab]:
        return [tab for person in self.people.values() for tab in person.tabs]

    def at(self, table: Sitting) -> list[Tab]:
        return [tab for tab in self.tabs if tab.table is table]

    def note(self, text: str) -> None:
        self.did.append(f"{time.monotonic() - self.began:7.1f}  {text}")

    def fault(self, text: str) -> None:
        if text not in self.wrong:
            self.note(f"FAULT {text}")
            self.wrong.append(text)

    # ---- setting up

    def person(self, name: str) -> Person:
        if name not in self.people:
            # Who shares a screen sits at the server's own machine; the others come from elsewhere, by plain HTTP.
            self.people[name] = Person(name, self._context(name, "127.0.0.1" if "+" in name else ELSEWHERE))
        return self.people[name]

    def _context(self, name: str, host: str) -> BrowserContext:
        context = self.browser.new_context(
            base_url=self.server.url("").replace("127.0.0.1", host),
            viewport={"width": DESKTOP[0], "height": DESKTOP[1]},
            reduced_motion="reduce" if name in ("Ada", "watcher") else "no-preference",
            has_touch=True,
        )
        context.set_default_timeout(20_000)
        context.add_init_script(RECORDER)
        context.on("weberror", lambda error: self.fault(f"page error at {name}'s: {error.error}"))
        context.on("console", lambda message: self._hear(name, message))
        context.on("request", self._sent)
        return context

    def _hear(self, name: str, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(re.search(each, message.text) for each in REFUSALS):
            self.fault(f"console at {name}'s: {message.text} ({message.location.get('url', '')})")

    def _sent(self, request: Request) -> None:
        if request.method == "POST" and request.url.partition("?")[0].endswith("/moves"):
            self.keys.add((request.post_data_json or {})["key"])

    def set_up(self, plan: Plan) -> Sitting:
        """A table somewhere in a game; who is at its owner's screen sits there, everybody else comes by a link."""
        record = golden(plan.golden)
        ply = int(len(record.moves) * self.chance.choice([0, 0.3, 0.6, 0.9]))
        names = [name for person in plan.seats for name in person.split("+")]
        host = self.person(plan.seats[0])
        here = len(plan.seats[0].split("+"))
        seats = [{"kind": "here" if seat < here else "invite", "name": name} for seat, name in enumerate(names)]
        wish = {"seats": seats, "undo": self.chance.choice(["agree", "free"])}
        if ply:
            made = self.api.post("/api/tables/import", {"record": first_of(record, ply).to_text(), **wish}, expect=201)
        else:
            options = {"title": record.title, "options": dict(record.options), "stand_in_after": 5}
            made = self.api.post("/api/tables", {**options, **wish}, expect=201)
        id, links = made["table"], {each["seat"]: f"/table/{made['table']}#seat={each['secret']}" for each in made["invitations"]}
        table = Sitting(id, plan.label, record.title, links)
        self.note(f"sets up {plan.label} ({record.title}, {wish['undo']}) at ply {ply}: {id}")
        self._seat_host(host, table, {each["seat"]: each["secret"] for each in made["secrets"]})
        for seat, name in enumerate(names[here:], start=here):
            self._seat_guest(self.person(name), table, links[seat], name)
        for tab in self.at(table):
            tab.page.locator("#choices, #curtain-turn").first.wait_for()
        return table

    def _seat_host(self, host: Person, table: Sitting, secrets: dict[int, str]) -> None:
        tab = self.open_tab(host, table)
        tab.page.goto("/")
        tab.page.evaluate(
            """([table, seats]) => {
              const all = JSON.parse(localStorage.getItem('argosy-seats') ?? '{}');
              localStorage.setItem('argosy-seats', JSON.stringify({...all, [table]: seats}));
            }""",
            [table.id, {str(seat): secret for seat, secret in secrets.items()}],
        )
        tab.arrive()

    def _seat_guest(self, guest: Person, table: Sitting, link: str, name: str) -> None:
        tab = self.open_tab(guest, table)
        tab.page.goto(link)
        tab.page.locator("#sit-name").fill(name)
        tab.page.locator("form .primary").click()
        tab.page.locator("form .primary").wait_for(state="detached")

    def open_tab(self, person: Person, table: Sitting) -> Tab:
        tab = Tab(person.context.new_page(), person, table)
        tab.page.on("dialog", lambda dialog: dialog.accept())
        person.tabs.append(tab)
        return tab

    def close_tab(self, tab: Tab) -> None:
        self.listen(tab)
        tab.person.tabs.remove(tab)
        tab.page.close()

    def close_strangers(self) -> None:
        """Windows that a click has opened: rules, and the like."""
        for person in self.people.values():
            for page in person.context.pages:
                if all(page is not tab.page for tab in person.tabs):
                    page.close()

    def listen(self, tab: Tab) -> None:
        """What the recorder in a page has noted down."""
        try:
            told = tab.page.evaluate(
                "(() => { const told = sessionStorage.getItem('clumsy'); sessionStorage.removeItem('clumsy'); return told; })()"
            )
        except Error:
            return  # on its way to another page, or an empty one
        for line in sorted(set((told or "").splitlines())):
            self.fault(f"{tab.name}: {line}")

    def replace(self, table: Sitting) -> None:
        """Another game in its stead."""
        self.past.append(table)
        for tab in self.at(table):
            self.close_tab(tab)
        at = self.tables.index(table)
        self.tables[at] = self.set_up(self.plans[at])

    # ---- what is known of the tables

    def seats_in(self, tab: Tab) -> dict[int, str]:
        """The seats at this table whose secrets the browser holds."""
        if not tab.page.url.startswith("http"):
            return {}
        held: dict[str, str] = tab.page.evaluate(
            "id => JSON.parse(localStorage.getItem('argosy-seats') ?? '{}')[id] ?? {}", tab.table.id
        )
        return {int(seat): secret for seat, secret in held.items()}

    def state(self, table: Sitting, secret: str = "", lang: str = "en") -> dict[str, Any]:
        state: dict[str, Any] = self.api.get(f"/api/tables/{table.id}", secret, lang=lang)
        return state

    def close(self) -> None:
        for context in [*(person.context for person in self.people.values()), self.watcher.context]:
            context.close()

    def tell(self, out: Path) -> None:
        """The last actions, and pictures of all pages."""
        for line in self.did:
            print(line)
        out.mkdir(parents=True, exist_ok=True)
        for number, tab in enumerate(self.tabs):
            try:
                tab.page.screenshot(path=out / f"{number}-{tab.table.label}-{tab.person.name}.png", timeout=5_000)
            except Error as error:
                print(f"no picture of {tab.name}: {error.message.splitlines()[0]}", file=sys.stderr)
