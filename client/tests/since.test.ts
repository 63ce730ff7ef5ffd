/** What happened since one's own turn: which lines, whose, and in which words. */
import { expect, test } from "vitest";
import type { LogLine } from "$/api/types";
import type { Player } from "$/lib/players";
import { isAgainst, newLines, newsOf, shortened } from "$/lib/table/since.svelte";

const line = (ply: number, player: number, text = "", facts: LogLine["facts"] = {}): LogLine => ({
  ply,
  seat: player,
  kind: "did",
  facts: { player, ...facts },
  text,
});
const player = (seat: number): Player => ({ seat, name: `P${seat}`, letter: "P", colour: "red", bot: false, away: false });
const plies = (lines: LogLine[]): number[] => lines.map(({ ply }) => ply);

test("what the others did after one's own last move", () => {
  expect(plies(newLines([line(1, 0), line(2, 1), line(3, 2)], 0))).toEqual([2, 3]);
});

test("it stays through the steps of the turn that follows, and goes with the next turn", () => {
  const log = [line(1, 0), line(2, 1), line(3, 0), line(4, 0)];
  expect(plies(newLines(log, 0))).toEqual([2]);
  expect(plies(newLines([...log, line(5, 1)], 0))).toEqual([5]);
});

test("who has done nothing yet has missed nothing", () => {
  expect(newLines([line(1, 1), line(2, 2)], 0)).toEqual([]);
});

test("what the server says about it counts, also for lines about oneself", () => {
  const told = (ply: number, player: number, seat: number): LogLine => ({ ...line(ply, player), seat }) as LogLine;
  const log = [told(1, 0, 0), told(2, 0, 1), told(3, 1, 1)]; // 2: something the other's move did to oneself
  expect(plies(newLines(log, 0, 1))).toEqual([2, 3]);
});

test("one line a player, numbered in the order of what they did; each thing once", () => {
  const news = newsOf([line(2, 1), line(3, 2), line(4, 1)], [player(0), player(1), player(2)], ({ ply }) => [`place:${ply % 2}`]);
  expect(news.map(({ number, player, things }) => [number, player.seat, things])).toEqual([
    [1, 1, ["place:0"]],
    [2, 2, ["place:1"]],
  ]);
});

test("what is done to somebody is told from what they do themselves", () => {
  expect(isAgainst(line(1, 1, "", { rival: 0 }), 0)).toBe(true);
  expect(isAgainst(line(1, 0, "", { rival: 1 }), 0)).toBe(false);
  expect(isAgainst(line(1, 1, "", { rival: 2 }), 0)).toBe(false);
});

test("the name stands once, and the sentences become one", () => {
  const { told, more } = shortened([line(1, 1, "P1 shipped to India."), line(1, 1, "P1 took a token.")], "P1");
  expect(told.map(({ text }) => text)).toEqual(["shipped to India,", "took a token."]);
  expect(more).toBe(0);
  expect(
    shortened(
      Array.from({ length: 7 }, () => line(1, 1, "P1 moved.")),
      "P1",
    ).more,
  ).toBe(3);
});
