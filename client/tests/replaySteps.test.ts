import { expect, test } from "vitest";
import { neighbour } from "$/table/replaySteps";

const [seats, rounds, plies] = [[0, 0, 1, 0, 0, 0], [1, 1, 1, 2, 2, 3, 3], 6];

test("a turn is a row of moves of one seat", () => {
  expect([0, 1, 2, 3, 6].map((ply) => neighbour(seats, ply, plies, 1))).toEqual([2, 2, 3, 6, 6]);
  expect([0, 1, 2, 3, 4, 6].map((ply) => neighbour(seats, ply, plies, -1))).toEqual([0, 0, 0, 2, 3, 3]);
});

test("a round is stepped over as a whole", () => {
  expect([0, 2, 3, 5].map((ply) => neighbour(rounds, ply, plies, 1))).toEqual([3, 3, 5, 6]);
  expect([0, 3, 4, 6].map((ply) => neighbour(rounds, ply, plies, -1))).toEqual([0, 0, 3, 5]);
});
