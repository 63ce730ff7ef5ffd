import { expect, test } from "vitest";
import { Past } from "$/lib/past";
import { roundFrom, turnFrom } from "$/lib/steps";
import type { Moment } from "$/api/types";

const outline = { seats: [0, 0, 1, 0, 0, 0], rounds: [1, 1, 1, 2, 2, 3, 3] };

test("a turn is a row of moves of one seat", () => {
  expect([0, 1, 2, 3, 6].map((ply) => turnFrom(outline, ply, 1))).toEqual([2, 2, 3, 6, 6]);
  expect([0, 1, 2, 3, 4, 6].map((ply) => turnFrom(outline, ply, -1))).toEqual([0, 0, 0, 2, 3, 3]);
});

test("a round is stepped over as a whole", () => {
  expect([0, 2, 3, 5].map((ply) => roundFrom(outline, ply, 1))).toEqual([3, 3, 5, 6]);
  expect([0, 3, 4, 6].map((ply) => roundFrom(outline, ply, -1))).toEqual([0, 0, 3, 5]);
});

test("a moment is asked for once, and the next ones before they are wanted", async () => {
  const asked: number[] = [];
  const past = new Past((ply) => {
    asked.push(ply);
    return Promise.resolve({ ply } as Moment);
  });
  expect((await past.moment(5, 10)).ply).toBe(5);
  expect(asked).toEqual([5, 6, 7]);
  await past.moment(6, 10);
  expect(asked).toEqual([5, 6, 7, 8]);
  await past.moment(5, 10);
  expect(asked).toEqual([5, 6, 7, 8, 4, 3]);
  past.forget();
  await past.moment(5, 10);
  expect(asked.slice(6)).toEqual([5, 6, 7]);
});

test("a moment that could not be had is asked for again", async () => {
  let failing = true;
  const past = new Past((ply) => (failing ? Promise.reject(new Error("gone")) : Promise.resolve({ ply } as Moment)));
  await expect(past.moment(1, 2)).rejects.toThrow("gone");
  failing = false;
  expect((await past.moment(1, 2)).ply).toBe(1);
});
