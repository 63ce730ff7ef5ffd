"""What must hold at every table of a clumsy evening, whatever was clicked."""

import json
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from playwright.sync_api import Error

from clumsy_evening import Evening, Sitting, Tab
from service import Server

REPLAY = str(Path(__file__).with_name("clumsy_replay.py"))
QUIET = 25.0  # seconds within which a page has to show what the server knows
SHORT = 12  # characters: shorter texts, as "Done", stand in many places

Problem = dict[str, Any]

# All that a page says, to eyes and to screen readers, and what lies on its board.
LOOK = """id => {
  const texts = [];
  for (const each of document.querySelectorAll('body *')) {
    for (const name of ['title', 'aria-label']) if (each.getAttribute(name)) texts.push(each.getAttribute(name));
  }
  const board = {};
  // What can be chosen, and how many discs one has beside a deck, is not the same for all.
  for (const each of document.querySelectorAll('.pieces [data-thing]:not(.lit, [data-thing^="deck:"]) [aria-label]'))
    board[each.closest('[data-thing]').dataset.thing] = each.getAttribute('aria-label');
  return {
    entry: Number(document.querySelector('#choices')?.dataset.entry ?? -1),
    lang: document.documentElement.lang,
    lost: !!document.querySelector('p.lost'),
    past: !!document.querySelector('#choices.past'),
    busy: !!document.querySelector('#choices ol[aria-busy="true"]'),
    curtain: !!document.querySelector('dialog[open] #curtain-turn'),
    sure: !!document.querySelector('dialog[open] .sure'),
    who: document.querySelector('#choices .who')?.textContent ?? '',
    skip: !!document.querySelector('#choices .skip:enabled'),
    things: [...document.querySelectorAll('main [data-thing]')].map(each => each.dataset.thing),
    log: [...document.querySelectorAll('#log .line')].map(each => each.textContent),
    // Whoever has said that they take back, by name, reads there what it was.
    text: (() => {
      const page = document.body.cloneNode(true);
      for (const each of page.querySelectorAll('dialog .sure')) each.remove();
      return page.textContent;
    })() + '\\n' + texts.join('\\n'),
    board,
    sorry: document.querySelector('main > .sorry')?.textContent.trim() ?? '',
    notices: [...document.querySelectorAll('.notices .words > span')].map(each => each.textContent),
  };
}"""


# Opens the story where what happened since one's own turn lies over it.
STORY = "document.querySelector('#log') ?? document.querySelector('.chronicle header button[aria-pressed=false]')?.click()"


def check_table(evening: Evening, table: Sitting) -> None:
    """All pages of the table, once they are quiet."""
    tabs = evening.at(table)
    for tab in tabs:
        evening.listen(tab)
        if not tab.is_there:
            tab.arrive()
    looks = {}
    public = settled(evening, table)
    for tab in tabs:
        look = quiet(evening, tab)
        if look is None:
            continue
        looks[tab.name, id(tab)] = look
        check_log(evening, tab, look)
    check_boards(evening, table, [(name, look) for (name, _), look in looks.items()])
    for tab in tabs:
        if (tab.name, id(tab)) in looks:
            check_secrets(evening, tab, public)
    for tab in evening.chance.sample(tabs, min(1, len(tabs))):
        check_reload(evening, tab)


def settled(evening: Evening, table: Sitting) -> Problem:
    """The table as a spectator sees it, when nothing more happens at it by itself."""
    state = evening.state(table)
    until = time.monotonic() + QUIET
    while time.monotonic() < until:
        time.sleep(0.5)
        before, state = state, evening.state(table)
        if state["entry"] == before["entry"] and state["thinking"] is None:
            break
    return state


def quiet(evening: Evening, tab: Tab) -> Problem | None:
    """What the page shows, once it shows the last entry; a fault if that never comes."""
    until = time.monotonic() + QUIET
    look: Problem = {}
    state: Problem = {}
    while time.monotonic() < until:
        try:
            tab.page.evaluate(STORY)
            look = tab.page.evaluate(LOOK, tab.table.id)
        except Error:
            look = {}
        state = evening.state(tab.table)
        if look and look["entry"] == state["entry"] and not look["lost"] and not look["busy"]:
            return look
        tab.page.wait_for_timeout(250)
    shown = {name: look.get(name) for name in ("entry", "lost", "busy", "sorry", "notices", "curtain")}
    evening.fault(f"{tab.name} does not catch up with entry {state.get('entry')}: {shown}")
    return None


def check_log(evening: Evening, tab: Tab, look: Problem) -> None:
    """The story on the page is the one the server tells one of those who sit there."""
    for notice in look["notices"]:
        evening.note(f"{tab.name} is told: {notice}")
        if "unexpected" in notice.lower() or "inattendu" in notice.lower():
            evening.fault(f"{tab.name} is told: {notice}")
    if look["curtain"] or evening.state(tab.table)["table"]["status"] == "over":
        return  # behind a curtain, and through other eyes, the story may be another
    seats = evening.seats_in(tab)
    allowed = [seats[seat] for seat in seats] if seats else [""]
    if len(seats) > 1:
        allowed.append("")
    logs = [log_of(evening, tab.table, secret, look["lang"]) for secret in allowed]
    if (
        look["log"] not in logs
        and tab.page.evaluate(LOOK, tab.table.id)["entry"] == look["entry"] == evening.state(tab.table)["entry"]
    ):
        evening.fault(f"{tab.name} tells another story: {difference(look['log'], logs[-1])}")


def log_of(evening: Evening, table: Sitting, secret: str, lang: str) -> list[str]:
    try:
        return [line["text"] for line in evening.api.get(f"/api/tables/{table.id}/log", secret, lang=lang)["log"]]
    except AssertionError as error:
        return [f"no log: {str(error)[:200]}"]


def difference(one: list[str], other: list[str]) -> str:
    at = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return f"of {len(one)} and {len(other)} lines, at {at}: {one[at : at + 3]} but the server {other[at : at + 3]}"


def check_boards(evening: Evening, table: Sitting, looks: list[tuple[str, Problem]]) -> None:
    """Who looks at the same moment in the same language sees the same board."""
    seen: dict[tuple[int, str], tuple[str, Problem]] = {}
    for name, look in looks:
        if look["past"] or look["curtain"] or look["skip"] or not look["board"]:
            continue
        first, board = seen.setdefault((look["entry"], look["lang"]), (name, look["board"]))
        other = {thing: (board[thing], text) for thing, text in look["board"].items() if board.get(thing, text) != text}
        if other:
            evening.fault(f"{first} and {name} see other boards: {dict(list(other.items())[:3])}")


def check_reload(evening: Evening, tab: Tab) -> None:
    """A fresh page shows the same board as the one that lived through everything."""
    before = quiet(evening, tab)
    if before is None:
        return
    if before["past"]:
        tab.page.keyboard.press("Escape")
        before = quiet(evening, tab) or before
    evening.listen(tab)
    tab.page.reload()
    tab.page.locator("#choices, #curtain-turn").first.wait_for()
    tab.page.wait_for_timeout(300)
    after = quiet(evening, tab)
    if (
        after is None
        or after["entry"] != before["entry"]
        or after["lang"] != before["lang"]
        or any(each["curtain"] or each["past"] for each in (before, after))
    ):
        return
    other = {
        thing: (text, after["board"][thing]) for thing, text in before["board"].items() if after["board"].get(thing, text) != text
    }
    if other:
        evening.fault(f"{tab.name} sees another board after a reload: {dict(list(other.items())[:3])}")


# ---- what is hidden


def check_secrets(evening: Evening, tab: Tab, public: Problem) -> None:
    """Nothing that only one seat may know stands on a page where somebody else may look."""
    state = evening.state(tab.table)
    if state["table"]["status"] != "running":
        return
    look = tab.page.evaluate(LOOK, tab.table.id)
    if look["entry"] != state["entry"]:
        return  # something happened meanwhile
    seats, names = evening.seats_in(tab), [seat["name"] for seat in state["seats"]]
    held = any(question["kind"] == "undo" for question in state["questions"])
    may = set(seats) if len(seats) == 1 else set()
    if len(seats) > 1 and not look["curtain"] and not held:
        may = {seat for seat in state["to_act"] if seat in seats and (names[seat] in look["who"] or look["past"])}
    if len(seats) > 1 and not hides(state):
        return
    secrets = every_secret(evening, tab.table)
    own = {text for seat in may.intersection(secrets) for text in private_texts(evening, tab.table, secrets[seat], look["lang"])}
    page = look["text"] + (spoken_texts(tab) if len(seats) > 1 else "")
    for seat, secret in secrets.items():
        if seat in may:
            continue
        private = private_texts(evening, tab.table, secret, look["lang"])
        if len(seats) > 1 and not look["sure"]:
            private.add(evening.state(tab.table, secret, look["lang"])["undo"]["text"] or "-" * SHORT)
        told = [text for text in private - own if text in page]
        things = sorted(private_things(evening, tab.table, secret).intersection(look["things"]))
        if told:
            everybody_reads = public_text(evening, tab.table, look["lang"])
            told = [text for text in told if text not in everybody_reads]
        if (told or things) and evening.state(tab.table)["entry"] == look["entry"]:
            who = f"{tab.name}, where seats {sorted(seats)} are and {sorted(may)} may look,"
            evening.fault(f"{who} shows of seat {seat}: {told[:3]} {things[:3]}")


def hides(state: Problem) -> bool:
    stage = (state["view"] or {}).get("stage")
    return stage == "start" if state["table"]["title"] != "new-found-land" else stage != "over"


def every_secret(evening: Evening, table: Sitting) -> dict[int, str]:
    """The secrets of all seats that some browser here holds and that still open them."""
    found: dict[int, str] = {}
    for tab in evening.at(table):
        for seat, secret in evening.seats_in(tab).items():
            if evening.api.http.get(f"/api/tables/{table.id}", headers={"Authorization": f"Bearer {secret}"}).status_code == 200:
                found[seat] = secret
    return found


def private_texts(evening: Evening, table: Sitting, secret: str, lang: str) -> set[str]:
    """Sentences that the server tells this seat and no spectator, and labels that name what only it knows."""
    texts = set(log_of(evening, table, secret, lang)) - set(log_of(evening, table, "", lang))
    told = evening.state(table, secret, lang)
    if hides(told):
        own = {thing.partition(":")[2] for thing in private_things(evening, table, secret)}
        actions = (told["decision"] or {}).get("actions", [])
        texts |= {action["label"] for action in actions if own.intersection(map(str, action["facts"].values()))}
    return {text for text in texts if len(text) > SHORT}


def private_things(evening: Evening, table: Sitting, secret: str) -> set[str]:
    """Cards and objectives that only this seat knows, as pages mark them."""
    told, all_see = evening.state(table, secret)["view"], evening.state(table)["view"]
    own = (told or {}).get("own") or {}
    if not isinstance(own, dict):
        return set()
    known = {card for seat in all_see["seats"] for card in seat.get("known_hand", [])} | set(
        all_see.get("card_storage", {}).get("known", [])
    )
    cards = {card for name in ("hand", "drawn") for card in own.get(name, [])} - known
    return {f"card:{card}" for card in cards} | {f"objective:{each}" for each in own.get("objectives", [])}


def spoken_texts(tab: Tab) -> str:
    """What a screen reader finds."""
    nodes = tab.page.context.new_cdp_session(tab.page).send("Accessibility.getFullAXTree")["nodes"]
    return "\n".join(node["name"]["value"] for node in nodes if not node["ignored"] and node.get("name", {}).get("value"))


def public_text(evening: Evening, table: Sitting, lang: str) -> str:
    """Everything that a page without a seat says."""
    page = evening.watcher
    page.goto("/")
    page.evaluate("lang => localStorage.setItem('argosy-settings', JSON.stringify({language: lang}))", lang)
    page.goto(f"/table/{table.id}")
    page.locator("#choices").wait_for()
    text: str = page.evaluate(LOOK, table.id)["text"]
    return text


# ---- what the store holds


def check_store(evening: Evening, db: str) -> None:
    """Nothing of another person's was taken back without their yes, and nobody decided but by a page."""
    with closing(sqlite3.connect(f"file:{db}?mode=ro", uri=True)) as store:
        store.row_factory = sqlite3.Row
        for table in [*evening.past, *evening.tables]:
            rows = [dict(row) for row in store.execute("SELECT * FROM entries WHERE table_id = ? ORDER BY number", (table.id,))]
            for fault in [*taken_without_a_yes(rows), *decided_by_nobody(rows, evening.keys)]:
                evening.fault(f"{table.label} ({table.id}): {fault}")


def taken_without_a_yes(entries: list[dict[str, Any]]) -> Iterator[str]:
    line: list[dict[str, Any]] = []
    agreed: dict[int, set[int]] = {}
    for entry in entries:
        if entry["kind"] == "move":
            line.append(entry)
        elif entry["kind"] == "agree":
            agreed.setdefault(entry["question"], set()).add(entry["seat"])
        elif entry["kind"] == "undo":
            gone = line[entry["to_ply"] :]
            line = line[: entry["to_ply"]]
            theirs = {move["seat"] for move in gone if not move["level"]} - {entry["seat"]}
            if theirs - agreed.get(entry["question"] or 0, set()):
                yield f"entry {entry['number']} took back decisions of {sorted(theirs)} without their yes"


def decided_by_nobody(entries: list[dict[str, Any]], keys: set[str]) -> Iterator[str]:
    live = False
    for entry in entries:
        live = live or (entry["kind"] != "move" and entry["number"] > 1) or bool(entry["key"])
        if entry["kind"] == "move" and not entry["level"] and live and (entry["key"] or "").partition(" ")[2] not in keys:
            yield f"entry {entry['number']} of seat {entry['seat']} was sent by no page"


def check_replay(evening: Evening, db: str) -> None:
    """A fresh process that reads the store finds the tables as the server has them."""
    known = {table.id: evening.state(table) for table in [*evening.past, *evening.tables]}
    told = subprocess.run([sys.executable, REPLAY, db, *known], capture_output=True, text=True, check=False)
    if told.returncode:
        evening.fault(f"the store cannot be replayed: {told.stderr[-800:]}")
        return
    for id, found in json.loads(told.stdout).items():
        state = known[id]
        if found["lived"] != found["replayed"]:
            evening.fault(f"{id}: lived through it ends at {found['lived']}, replayed at {found['replayed']}")
        if (found["entry"], found["ply"], found["status"]) != (state["entry"], state["ply"], state["table"]["status"]):
            evening.fault(
                f"{id}: replayed to entry {found['entry']}, ply {found['ply']}, {found['status']}; the server has {state['entry']}, {state['ply']}"
            )
        elif found["view"] != json.loads(json.dumps(state["view"])):
            evening.fault(f"{id}: a spectator sees another position after replaying")


def check_server(evening: Evening, server: Server) -> None:
    with open(server.log.name, encoding="utf-8") as log:
        for line in log:
            if '"level": "error"' in line or '"error":' in line or '"status": 5' in line:
                evening.fault(f"the server: {line.strip()[:600]}")
