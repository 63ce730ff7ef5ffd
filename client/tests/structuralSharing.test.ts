import { expect, test } from "vitest";
import { shareStructure } from "$/lib/structuralSharing";

test("what did not change stays the same object, all else is new", () => {
  const old = {
    round: 1,
    seats: [
      { gold: 1, cards: ["a"] },
      { gold: 2, cards: [] },
    ],
    pile: ["x", "y"],
    gone: 1,
  };
  const now = {
    round: 2,
    seats: [
      { gold: 1, cards: ["a"] },
      { gold: 2, cards: ["b"] },
    ],
    pile: ["x", "y"],
  };
  const both = shareStructure(old, now);
  expect(both).toEqual(now);
  expect(both).not.toBe(old);
  expect(both.seats[0]).toBe(old.seats[0]);
  expect(both.seats[1]).not.toBe(old.seats[1]);
  expect(both.pile).toBe(old.pile);
});

test("the same again is the old one", () => {
  const old = { a: [1, { b: null }], c: "d" };
  expect(shareStructure(old, structuredClone(old))).toBe(old);
});

test("nothing is taken for the same that is not", () => {
  for (const [old, now] of [
    [{ a: undefined }, { b: undefined }],
    [[], {}],
    [{}, []],
    [[1, 2], [1]],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [null, {}],
    [{}, null],
  ] as [unknown, unknown][])
    expect(shareStructure(old, now)).toEqual(now);
});
