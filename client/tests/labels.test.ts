import { expect, test } from "vitest";
import { overlap, placed } from "$/titles/endeavor/labels";

const bounds = { x: 0, y: 0, width: 500, height: 500 };

test("names stand below their point, if there is room", () => {
  const [label] = placed([{ id: "london", text: "London", at: { x: 100, y: 100 }, radius: 10 }], [], 12, bounds);
  expect(label?.anchor).toBe("middle");
  expect(label?.y).toBeGreaterThan(110);
});

test("a name moves out of the way of what is there", () => {
  const below = { x: 60, y: 108, width: 80, height: 30 };
  const [label] = placed([{ id: "london", text: "London", at: { x: 100, y: 100 }, radius: 10 }], [below], 12, bounds);
  expect(label?.y).toBeLessThan(108);
});

test("a name stays on the map", () => {
  const [label] = placed([{ id: "x", text: "Nagasaki", at: { x: 495, y: 250 }, radius: 10 }], [], 12, bounds);
  expect(label?.anchor).toBe("end");
});

test("boxes that only touch do not overlap", () => {
  expect(overlap({ x: 0, y: 0, width: 10, height: 10 }, { x: 10, y: 0, width: 10, height: 10 })).toBe(0);
  expect(overlap({ x: 0, y: 0, width: 10, height: 10 }, { x: 5, y: 5, width: 10, height: 10 })).toBe(25);
});
