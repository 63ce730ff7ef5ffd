"""Endeavor's boards as they are drawn: no two pieces overlap, nothing covers what can be chosen, on every map, at the beginning and at the end."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from argosy import TITLES
from argosy.bots.referee import play_codes
from argosy.engine.record import Record, record_from_text
from argosy.game import load_record
from browser.conftest import Opens
from browser.games import COLOURS, NAMES, first_of, sit
from service import Caller, Server

BOARDS = {"side-1": ("age-of-sail", 4, {"side": 1}), "side-2": ("age-of-sail", 5, {"side": 2}), "first": ("endeavor", 5, {})}
LEAST = 1.5  # pixels between any two pieces, at 1440

# What fills a shape of its own on the board. Two of different pieces must have no point in common.
MEASURE = """() => {
  const board = document.querySelector('.chart');
  const pieces = [];
  const add = (name, element) => element.querySelectorAll('.ground, .outline, .edge, .square, .owner circle, .taken, .glory path')
    .forEach((shape) => pieces.push({ name, shape, box: shape.getBoundingClientRect(), turn: shape.getScreenCTM().inverse() }));
  board.querySelectorAll('.place').forEach((each) => add(each.dataset.thing, each));
  board.querySelectorAll('.on-link').forEach((each) => add(each.dataset.thing, each));
  board.querySelectorAll('.banner').forEach((each) => {
    const shape = each.querySelector('.body');
    pieces.push({ name: `banner:${each.dataset.region}`, shape, box: shape.getBoundingClientRect(), turn: shape.getScreenCTM().inverse() });
  });
  const filled = ({ shape, turn }, x, y) => shape.isPointInFill(new DOMPoint(x, y).matrixTransform(turn));
  const overlaps = [];
  let [least, nearest] = [Infinity, ''];
  for (let i = 0; i < pieces.length; i++) for (let j = i + 1; j < pieces.length; j++) {
    const [one, other] = [pieces[i], pieces[j]];
    if (one.name === other.name) continue;
    const [left, right] = [Math.max(one.box.left, other.box.left), Math.min(one.box.right, other.box.right)];
    const [top, bottom] = [Math.max(one.box.top, other.box.top), Math.min(one.box.bottom, other.box.bottom)];
    if (left - right > 30 || top - bottom > 30) continue;
    let common = 0;
    for (let x = left + 0.25; x < right; x += 0.5) for (let y = top + 0.25; y < bottom; y += 0.5)
      if (filled(one, x, y) && filled(other, x, y)) common++;
    if (common) overlaps.push([one.name, other.name, common / 4]);
    const between = gap(one, other);
    if (between < least) [least, nearest] = [between, `${one.name}, ${other.name}`];
  }
  /** Between what two shapes fill, looked for along the line between their middles. */
  function gap(one, other) {
    const middle = ({ box }) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });
    const [from, to] = [middle(one), middle(other)];
    const far = Math.hypot(to.x - from.x, to.y - from.y);
    let [last, first] = [0, far];
    for (let at = 0; at <= far; at += 0.25) {
      const [x, y] = [from.x + ((to.x - from.x) * at) / far, from.y + ((to.y - from.y) * at) / far];
      if (filled(one, x, y)) last = at;
      if (first === far && filled(other, x, y)) first = at;
    }
    return first - last;
  }
  const names = [...board.querySelectorAll('.names text')].map((text) => ({ name: text.textContent, box: text.getBoundingClientRect() }));
  const under = names.flatMap(({ name, box }) => pieces.filter((piece) => {
    const inner = { left: box.left + 2, right: box.right - 2, top: box.top + 5, bottom: box.bottom - 5 };
    for (let x = inner.left; x < inner.right; x += 1) for (let y = inner.top; y < inner.bottom; y += 1)
      if (x > piece.box.left && x < piece.box.right && y > piece.box.top && y < piece.box.bottom && filled(piece, x, y)) return true;
    return false;
  }).map((piece) => [name, piece.name]));
  const covered = [...board.querySelectorAll('.pieces .lit')].filter((lit) => {
    const ring = lit.querySelector('.ring') ?? lit.querySelector('.touch, .halo') ?? lit;
    const box = ring.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return !hit || hit.closest('.lit') !== lit;
  }).map((lit) => lit.dataset.thing);
  return { overlaps, least, nearest, under, covered, pieces: pieces.length, lit: board.querySelectorAll('.pieces .lit').length };
}"""


@pytest.fixture(scope="module")
def records() -> dict[str, Record]:
    played = {}
    for name, (title, players, options) in BOARDS.items():
        result = play_codes(TITLES[title].ruleset(players, dict(options), None), ["greedy"] * players, seed=7)
        played[name] = record_from_text(result.record)
    return played


def laid_out(site: Server, record: Record) -> tuple[str, dict[int, str], int]:
    seats = [{"kind": "here", "name": NAMES[seat], "colour": COLOURS[seat]} for seat in range(record.players)]
    made = Caller(site).post("/api/tables/import", {"record": record.to_text(), "seats": seats}, expect=201)
    secrets = {each["seat"]: each["secret"] for each in made["secrets"]}
    state = Caller(site).get(f"/api/tables/{made['table']}", secret=secrets[0])
    return made["table"], secrets, (state["to_act"] or [0])[0]


def moments(record: Record) -> Iterator[Record]:
    """The beginning, twice in the middle of an action, and the end."""
    yield first_of(record, record.players)
    game = load_record(record.to_text(), upto=0)
    acting = []
    for ply, (seat, action) in enumerate(record.moves):
        if game.position.asks(seat).kind == "action":
            acting.append(ply)
        game.position.play(seat, game.ruleset.catalogue.number(action))
    for ply in (acting[len(acting) // 3], acting[len(acting) * 5 // 6]):
        yield first_of(record, ply)
    yield record


def measured(page: Page) -> dict[str, Any]:
    page.locator(".chart .shore").wait_for(state="attached")
    page.evaluate("document.fonts.ready")
    measures: dict[str, Any] = page.evaluate(MEASURE)
    return measures


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("board", BOARDS)
def test_no_two_pieces_overlap_and_nothing_covers_what_is_lit(
    board: str, lang: str, opens: Opens, site: Server, records: dict[str, Record]
) -> None:
    page = opens(lang=lang, size=(1440, 900)).new_page()
    page.goto("/")
    for record in moments(records[board]):
        table, secrets, seat = laid_out(site, record)
        sit(page, table, {seat: secrets[seat]})
        found = measured(page)
        print(
            f"{board} {lang}: {found['pieces']} shapes, least gap {found['least']:.2f} px ({found['nearest']}), {found['lit']} lit"
        )
        assert found["overlaps"] == []
        assert found["least"] >= LEAST
        assert found["covered"] == []
        assert found["under"] == []
