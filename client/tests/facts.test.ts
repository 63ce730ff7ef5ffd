import { expect, test } from "vitest";
import { attributesOf, controller, discsIn, isOpen } from "$/titles/endeavor/facts";
import type { Pack, SeatView, View } from "$/titles/endeavor/pack";

const pack = {
  attributes: ["industry", "culture", "wealth", "influence"],
  thresholds: [0, 2, 4, 7, 10],
  build: [1, 2, 3, 4, 5],
  growth: [2, 3, 4, 5, 6],
  salary: [1, 2, 3, 4, 5],
  card_limit: [1, 2, 3, 4, 5],
  glory_spaces: [0, 2, 4, 7, 10, 11],
  marker_max: 15,
  regions: [
    { id: "europe", home: true, track: 0 },
    { id: "africa", home: false, track: 2 },
  ],
  places: [{ id: "elmina", region: "africa", glory: 1, route: false }],
} as unknown as Pack;

test("an attribute tells its level, what it gives and how far the next one is", () => {
  const seat = { attributes: { industry: 5, culture: 12, wealth: 0, influence: 1 } } as unknown as SeatView;
  const [industry, culture] = attributesOf(pack, seat);
  expect(industry).toMatchObject({ level: 3, gives: 3, next: 2, glory: 4 });
  expect(culture).toMatchObject({ level: 5, gives: 6, next: null, glory: 11 });
});

test("a region is open when its track is full, and Europe always", () => {
  const view = { tracks: { africa: [0] }, beside: {}, places: {} } as unknown as View;
  expect(isOpen(pack, view, "africa")).toBe(false);
  expect(isOpen(pack, { ...view, tracks: { africa: [0, 1] } }, "africa")).toBe(true);
  expect(isOpen(pack, view, "europe")).toBe(true);
});

test("discs count in cities, on the track and beside it", () => {
  const view = { tracks: { africa: [0, 1] }, beside: { africa: [2, 0] }, places: { elmina: 0 } } as unknown as View;
  expect(discsIn(pack, view, "africa", 0)).toBe(4);
  expect(discsIn(pack, view, "africa", 1)).toBe(1);
});

test("a link belongs to whoever stands at both ends", () => {
  const view = { places: { a: 0, b: 0, c: 1 } } as unknown as View;
  expect(controller(view, ["a", "b"])).toBe(0);
  expect(controller(view, ["a", "c"])).toBeNull();
  expect(controller(view, ["a", "d"])).toBeNull();
});
