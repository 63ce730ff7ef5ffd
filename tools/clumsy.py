"""Clumsy people at several tables: `make clumsy ARGS="--minutes 20 --seed 7"`.

They click anywhere and twice, hold keys down, reload, go back, ask to take back, leave, return, change the language, open two tabs and
their links again, lose the line and turn the phone. All the while: no page error; every page shows what the server has; nobody sees what
is hidden; no decision of anybody is lost without their yes, and no click makes two; the store replays to the same position.
"""

import argparse
import secrets
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Error, sync_playwright

from browser.conftest import CHROMIUM, ELSEWHERE
from browser.screens import ROOT
from clumsy_actions import ACTIONS
from clumsy_checks import check_replay, check_server, check_store, check_table
from clumsy_evening import Evening, Plan
from service import serving

PLANS = [
    Plan("sail", "age-of-sail-3p-side-1", ("Ada", "Bruno", "Chloé")),
    Plan("first", "endeavor-3p", ("Bruno", "Chloé", "Ada")),
    Plan("land", "new-found-land-3p", ("Chloé", "Ada", "Bruno")),
    Plan("hotseat", "new-found-land-2p", ("Dirk+Elena",)),
    Plan("mixed", "new-found-land-3p", ("Dirk+Elena", "Ada")),
]
SHORT = [PLANS[0], PLANS[4]]
OUT = ROOT / "build" / "clumsy"
CHECKED = 30  # actions after which a table is checked


def act(evening: Evening) -> None:
    """One person does one thing."""
    bring_back(evening)
    (action,) = evening.chance.choices([each for each, _ in ACTIONS], [weight for _, weight in ACTIONS])
    tabs = evening.tabs
    for tab in evening.chance.sample(tabs, len(tabs)):
        if not tab.is_there:
            if tab.person.offline_until == 0 and evening.chance.random() < 0.5:
                evening.note(f"{tab.name}: comes to the table again")
                evening.listen(tab)
                tab.page.goto(f"/table/{tab.table.id}", wait_until="commit")
                return
            continue
        if tab.person.offline_until and action.__name__ not in (
            "choose",
            "anywhere",
            "keys",
            "held_key",
            "action",
            "scroll",
            "resize",
        ):
            continue
        try:
            if action(evening, tab):
                return
        except Error as error:
            # The page went away under the hand: that is part of it.
            evening.note(f"{tab.name}: {action.__name__}: {error.message.splitlines()[0][:120]}")
            return


def bring_back(evening: Evening) -> None:
    evening.close_strangers()
    for person in evening.people.values():
        if person.offline_until and time.monotonic() > person.offline_until:
            evening.note(f"{person.name}: back online")
            person.context.set_offline(False)
            person.offline_until = 0.0


def check_some(evening: Evening, number: int) -> None:
    table = evening.tables[number % len(evening.tables)]
    everybody_online(evening)
    check_table(evening, table)
    if evening.state(table)["table"]["status"] in ("over", "ended"):
        if table.is_over:  # for a while: then another game begins
            evening.replace(table)
        table.is_over = True


def everybody_online(evening: Evening) -> None:
    for person in evening.people.values():
        if person.offline_until:
            person.context.set_offline(False)
            person.offline_until = 0.0


def spend(browser: Browser, minutes: float, seed: int, plans: list[Plan], verbose: bool = True) -> list[str]:
    """Plays that long; gives what was wrong."""
    with tempfile.TemporaryDirectory() as folder:
        db = str(Path(folder) / "tables.db")
        with serving(db) as server:
            evening = Evening(browser, server, seed, plans)
            done = 0
            try:
                until = time.monotonic() + minutes * 60
                while time.monotonic() < until and not evening.wrong:
                    act(evening)
                    done += 1
                    if done % CHECKED == 0:
                        check_some(evening, done // CHECKED)
                        if verbose:
                            tell_progress(evening, done)
                everybody_online(evening)
                for table in evening.tables:
                    check_table(evening, table)
            except KeyboardInterrupt:
                print("stopped; what there is so far is checked")
            check_replay(evening, db)
            check_store(evening, db)
            check_server(evening, server)
            if evening.wrong:
                evening.tell(OUT)
            print(summary(evening, done), flush=True)
            evening.close()
            return evening.wrong


def tell_progress(evening: Evening, done: int) -> None:
    plies = []
    for table in evening.tables:
        state = evening.state(table)
        plies.append(f"{table.label} {state['ply']}{'' if state['table']['status'] == 'running' else ' (over)'}")
    print(f"{time.monotonic() - evening.began:6.0f} s  {done} actions  {', '.join(plies)}", flush=True)


def summary(evening: Evening, done: int) -> str:
    return f"{time.monotonic() - evening.began:.0f} s, {done} actions, {len(evening.keys)} decisions, {len(evening.past) + len(evening.tables)} games"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=20.0, help="how long (20)")
    parser.add_argument("--seed", type=int, default=None, help="of what they do (drawn)")
    asked = parser.parse_args()
    seed = secrets.randbelow(10_000) if asked.seed is None else asked.seed
    print(f"seed {seed}", flush=True)
    with sync_playwright() as running:
        browser = running.chromium.launch(executable_path=CHROMIUM, args=[f"--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1"])
        wrong = spend(browser, asked.minutes, seed, PLANS)
        browser.close()
    for text in wrong:
        print(f"WRONG (seed {seed}): {text}")
    print(f"seed {seed}: {'clean' if not wrong else f'pictures in {OUT}'}")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
