import { expect, test } from "vitest";
import type { Seat } from "$/api/types";
import { absentFor } from "$/table/absence";

const now = 1000;
const since = (then: number): number => now - then;
const seat = (facts: Partial<Seat>): Seat => ({
  seat: 1,
  name: "Bea",
  colour: "",
  kind: "person",
  level: null,
  vacant: false,
  open: false,
  connected: false,
  invited: true,
  left: false,
  absent_since: null,
  ...facts,
});

test("somebody is missed after the table's time only, and never where none is set", () => {
  expect(absentFor(seat({ absent_since: now - 179 }), since, 180)).toBe(null);
  expect(absentFor(seat({ absent_since: now - 180 }), since, 180)).toBe(180);
  expect(absentFor(seat({ absent_since: 0 }), since, 0)).toBe(null);
  expect(absentFor(seat({ connected: true }), since, 1)).toBe(null);
});

test("whoever left is missed at once, unless a bot plays on", () => {
  expect(absentFor(seat({ left: true }), since, 0)).toBe(0);
  expect(absentFor(seat({ left: true, level: "mate" }), since, 180)).toBe(null);
});

test("nobody misses a bot, or a seat that nobody has taken", () => {
  expect(absentFor(seat({ kind: "bot", level: "mate", absent_since: 0 }), since, 1)).toBe(null);
  expect(absentFor(seat({ vacant: true, absent_since: 0 }), since, 1)).toBe(null);
});
