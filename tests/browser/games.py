"""Tables in the middle of a game: golden records, brought to a moment and laid before a browser."""

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

from argosy.engine.record import Record, fingerprint, record_from_text
from argosy.game import load_record
from service import Caller, Server

GOLDEN = Path(__file__).parents[1] / "golden"
NAMES = ["Ada", "Bruno", "Chloé", "Dirk", "Elena"]
COLOURS = ["red", "blue", "green", "gold", "violet"]


def golden(name: str) -> Record:
    return record_from_text((GOLDEN / f"{name}.record").read_text(encoding="utf-8"))


@cache
def moments(name: str) -> dict[str, tuple[int, int]]:
    """For every kind of decision in a golden game: a ply at which it is asked, and of whom. The last is `end`."""
    record = golden(name)
    game = load_record(record.to_text(), upto=0)
    asked: dict[str, list[tuple[int, int]]] = {}
    for ply, (seat, action) in enumerate(record.moves):
        asked.setdefault(game.position.asks(seat).kind, []).append((ply, seat))
        game.position.play(seat, game.ruleset.catalogue.number(action))
    late = {kind: found[len(found) * 3 // 4] for kind, found in asked.items()}
    return {**late, "end": (len(record.moves), 0)}


def upto(name: str, ply: int) -> Record:
    """The record of a golden game's first `ply` moves."""
    return first_of(golden(name), ply)


def first_of(record: Record, ply: int) -> Record:
    """The record of the first `ply` moves."""
    moves, end = record.moves[:ply], fingerprint(load_record(record.to_text(), upto=ply).position)
    return Record(record.title, record.players, record.options, record.seed, record.pack, moves, end)


def laid_out(site: Server, name: str, ply: int) -> tuple[str, dict[int, str]]:
    """A table at that moment, and the secrets of its seats."""
    return laid(site, upto(name, ply))


def laid(site: Server, record: Record) -> tuple[str, dict[int, str]]:
    """A table with that game, and the secrets of its seats."""
    seats = [{"kind": "here", "name": NAMES[seat], "colour": COLOURS[seat]} for seat in range(record.players)]
    made = Caller(site).post("/api/tables/import", {"record": record.to_text(), "seats": seats}, expect=201)
    return made["table"], {each["seat"]: each["secret"] for each in made["secrets"]}


def sit(page: Page, table: str, secrets: dict[int, str]) -> None:
    """Shows the table to a browser that holds these seats; it is on some page of ours already."""
    page.evaluate(
        """([table, seats]) => {
          const all = JSON.parse(localStorage.getItem('argosy-seats') ?? '{}');
          localStorage.setItem('argosy-seats', JSON.stringify({...all, [table]: seats}));
          history.pushState(null, '', `/table/${table}`);
          dispatchEvent(new PopStateEvent('popstate'));
        }""",
        [table, {str(seat): secret for seat, secret in secrets.items()}],
    )
    page.locator("#choices, dialog[open]").first.wait_for()


def sit_at(page: Page, site: Server, name: str, kind: str, spectator: bool = False) -> None:
    """The golden game where a decision of that kind is asked, through the eyes of whoever owes it."""
    ply, seat = moments(name)[kind]
    table, secrets = laid_out(site, name, ply)
    sit(page, table, {} if spectator else {seat: secrets[seat]})
