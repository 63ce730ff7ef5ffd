import { expect, test } from "vitest";
import { chartOf, smooth, stretched } from "$/titles/endeavor/chart";

test("an axis is longer where it is stretched, and nowhere else", () => {
  const stretch = [{ from: 10, to: 20, scale: 3 }];
  expect(stretched(0, 10, stretch)).toBe(10);
  expect(stretched(0, 20, stretch)).toBe(40);
  expect(stretched(0, 30, stretch)).toBe(50);
  expect(stretched(15, 30, stretch)).toBe(25);
});

test("north is up, west is left, and the map is as large as its bounds", () => {
  const chart = chartOf({
    map: { lat: [-50, 60], lon: [-100, 100] },
    inset: [{ lat: [30, 60], lon: [0, 40], scale: 2 }],
    regions: { rows: [] },
    cities: { rows: [] },
    links: { rows: [] },
  });
  expect(chart.at([60, -100])).toEqual({ x: 0, y: 0 });
  expect(chart.at([-50, 100])).toEqual({ x: chart.width, y: chart.height });
  expect(chart.at([50, 10]).y).toBeLessThan(chart.at([10, 10]).y);
});

test("a smooth line goes through its points", () => {
  const path = smooth([
    { x: 0, y: 0 },
    { x: 10, y: 5 },
    { x: 20, y: 0 },
  ]);
  expect(path.startsWith("M0.0,0.0")).toBe(true);
  expect(path).toContain(" 10.0,5.0");
  expect(path.endsWith(" 20.0,0.0")).toBe(true);
});
