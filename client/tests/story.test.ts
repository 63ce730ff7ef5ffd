import { expect, test } from "vitest";
import type { LogLine, Seat } from "$/api/types";
import { playersOf } from "$/lib/players";
import { byPly, joined } from "$/lib/story";

const line = (ply: number, text: string): LogLine => ({ ply, text, seat: 0, kind: "built", facts: {} });
const seat = (number: number, name: string, colour = ""): Seat => ({
  seat: number,
  name,
  colour,
  kind: "person",
  level: null,
  vacant: false,
  open: false,
  connected: true,
  invited: false,
  left: false,
  absent_since: null,
});

test("new lines replace what they take back", () => {
  const had = [line(1, "a"), line(2, "b"), line(3, "c")];
  expect(joined(had, 2, [line(2, "B")]).map((each) => each.text)).toEqual(["a", "B"]);
  expect(joined(had, 4, []).map((each) => each.text)).toEqual(["a", "b", "c"]);
});

test("lines of one move belong together", () => {
  expect(byPly([line(1, "a"), line(1, "b"), line(2, "c")]).map((group) => group.lines.length)).toEqual([2, 1]);
});

test("a move told before is the same again", () => {
  const [a, b, c] = [line(1, "a"), line(2, "b"), line(2, "c")];
  const had = byPly([a, b]);
  const now = byPly([a, b, c], had);
  expect(now[0]).toBe(had[0]);
  expect(now[1]?.lines).toEqual([b, c]);
});

test("no two players share a colour or a letter", () => {
  const players = playersOf([seat(0, "Anna", "blue"), seat(1, "Amar", "blue"), seat(2, "Ä"), seat(3, "")]);
  expect(new Set(players.map((player) => player.colour)).size).toBe(4);
  expect(players.map((player) => player.letter)).toEqual(["A", "M", "3", "4"]);
});
