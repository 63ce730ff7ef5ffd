import { expect, test } from "vitest";
import type { Box } from "$/table/crop";
import { placeFor, type Surroundings } from "$/table/place";

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });
const CARD = { width: 250, height: 130 };
const ROOM = box(8, 8, 1080, 880);
const bare: Surroundings = { room: ROOM, target: box(500, 300, 30, 30), lit: [], pieces: [], tray: [] };
const over = (one: Box, other: Box, around = 0): boolean =>
  one.x < other.x + other.width + around &&
  other.x - around < one.x + one.width &&
  one.y < other.y + other.height + around &&
  other.y - around < one.y + one.height;

test("it stands within the room, near what it explains and not on it", () => {
  const { target } = bare;
  const place = placeFor(CARD, { ...bare, pieces: [target] });
  expect(over(place, target)).toBe(false);
  expect(
    Math.min(Math.abs(place.x - 530), Math.abs(place.x + 250 - 500), Math.abs(place.y - 330), Math.abs(place.y + 130 - 300)),
  ).toBeLessThan(24);
});

test("a lit target is never covered, as long as there is a bare spot", () => {
  const lit = Array.from({ length: 10 }, (_, i) => box(200 + (i % 5) * 160, 220 + Math.floor(i / 5) * 150, 34, 34));
  for (const target of lit) {
    const place = placeFor(CARD, { ...bare, target, lit });
    for (const each of lit) expect(over(place, each, 8)).toBe(false);
  }
});

test("other pieces are covered rather than lit ones, and as few as can be", () => {
  const wall = [box(0, 0, 1100, 290), box(0, 340, 1100, 560)]; // no spot is bare
  const place = placeFor(CARD, { ...bare, lit: [wall[0] as Box], pieces: [wall[1] as Box] });
  expect(over(place, wall[0] as Box, 8)).toBe(false);
});

test("a piece nearby is worth a detour, the tray is not", () => {
  const tray = [box(0, 600, 1100, 300)];
  const target = box(500, 560, 30, 30);
  const near = placeFor(CARD, { ...bare, target, tray, pieces: [box(300, 300, 460, 250), target] });
  expect(near.y).toBeGreaterThanOrEqual(560);
});

test("where the room is too small it begins at its corner", () => {
  expect(placeFor({ width: 500, height: 900 }, { ...bare, room: box(8, 8, 300, 300) })).toMatchObject({ x: 8, y: 8 });
});
