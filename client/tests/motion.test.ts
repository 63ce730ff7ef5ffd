import { expect, test } from "vitest";
import { flightsOf, lastLanding, LONGEST_MOVE, movesBetween, type Move } from "$/lib/motion";
import type { PieceAt } from "$/table/game.svelte";

const at = (piece: string, ...spots: string[]): PieceAt[] => spots.map((spot) => ({ piece, at: spot }));
const told = (moves: Move[]): string[] => moves.map(({ piece, from, to }) => `${piece} ${from} > ${to}`);
const near = (): number => 100;

test("what left one spot and came to another has moved; what stayed has not", () => {
  const before = [...at("disc:0", "harbor:0", "harbor:0", "place:london"), ...at("disc:1", "place:lisbon")];
  const after = [...at("disc:0", "harbor:0", "place:cadiz", "place:london"), ...at("disc:1", "place:lisbon")];
  expect(told(movesBetween(before, after))).toEqual(["disc:0 harbor:0 > place:cadiz"]);
});

test("nothing moves between equal positions, in whatever order they are listed", () => {
  const pieces = [...at("disc:0", "harbor:0", "place:london", "harbor:0"), ...at("token:industry", "place:lima")];
  expect(movesBetween(pieces, pieces.toReversed())).toEqual([]);
});

test("what appears or vanishes does not fly", () => {
  expect(movesBetween(at("card:a", "deck:a"), at("card:b", "deck:b"))).toEqual([]);
  expect(told(movesBetween(at("disc:0", "x"), at("disc:0", "y", "z")))).toEqual(["disc:0 x > y"]);
});

test("pieces of one kind keep to it: seats do not exchange discs", () => {
  const before = [...at("disc:0", "a"), ...at("disc:1", "b")];
  const after = [...at("disc:0", "b"), ...at("disc:1", "a")];
  expect(told(movesBetween(before, after)).sort()).toEqual(["disc:0 a > b", "disc:1 b > a"]);
});

test("the colour of what arrives comes along", () => {
  expect(movesBetween([{ piece: "disc:0", at: "a" }], [{ piece: "disc:0", at: "b", colour: "red" }])).toEqual([
    { piece: "disc:0", from: "a", to: "b", colour: "red" },
  ]);
});

test("in the order of the journal; what it does not name comes last", () => {
  const before = at("disc:0", "harbor:0", "harbor:0", "harbor:0");
  const after = at("disc:0", "work", "second", "first");
  expect(movesBetween(before, after, ["first", "second"]).map(({ to }) => to)).toEqual(["first", "second", "work"]);
});

test("a token leaves its place after the disc has come", () => {
  const before = [...at("token:culture", "place:lima"), ...at("disc:0", "harbor:0")];
  const after = [...at("token:culture", "tokens:0"), ...at("disc:0", "place:lima")];
  expect(told(movesBetween(before, after, ["place:lima"]))).toEqual([
    "disc:0 harbor:0 > place:lima",
    "token:culture place:lima > tokens:0",
  ]);
});

test("an attack: the other's disc makes room before ours lands", () => {
  const before = [...at("disc:0", "harbor:0", "harbor:0"), ...at("disc:1", "place:lima")];
  const after = [...at("disc:0", "place:lima", "supply:0"), ...at("disc:1", "supply:1")];
  expect(movesBetween(before, after, ["place:lima"]).map(({ to }) => to)).toEqual(["supply:1", "place:lima", "supply:0"]);
});

test("one flies after the other; a token a moment after its disc has landed", () => {
  const moves: Move[] = [
    { piece: "disc:0", from: "harbor:0", to: "place:lima" },
    { piece: "token:culture", from: "place:lima", to: "tokens:0" },
    { piece: "disc:0", from: "harbor:0", to: "supply:0" },
  ];
  const flights = flightsOf(moves, ({ to }) => (to === "place:lima" ? 800 : 100));
  expect(flights.map(({ start, lasts }) => [start, lasts])).toEqual([
    [0, 420],
    [517, 380],
    [880, 320],
  ]);
});

test("however many fly, none takes less than 200 ms or more than 500, and all together 1.2 s", () => {
  for (const hurry of [0.6, 1, 2, 5])
    for (const count of [1, 2, 3, 4, 12, 60]) {
      const moves = Array.from({ length: count }, (_, i): Move => ({ piece: "disc:0", from: "supply:0", to: `slot:${i}` }));
      const flights = flightsOf(moves, near, hurry);
      expect(flights.length).toBe(Math.min(count, 24));
      for (const { lasts } of flights) expect(lasts).toBeGreaterThanOrEqual(200);
      for (const { lasts } of flights) expect(lasts).toBeLessThanOrEqual(500);
      expect(lastLanding(flights)).toBeLessThanOrEqual(LONGEST_MOVE);
      expect(flights.map(({ start }) => start)).toEqual(flights.map(({ start }) => start).sort((a, b) => a - b));
    }
});

test("in a hurry it takes less", () => {
  const moves = Array.from({ length: 4 }, (_, i): Move => ({ piece: "disc:0", from: "supply:0", to: `slot:${i}` }));
  expect(lastLanding(flightsOf(moves, near, 2))).toBeLessThanOrEqual(LONGEST_MOVE / 2);
});
