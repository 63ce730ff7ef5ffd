/** The map's projection: equirectangular, with the axes stretched where the pack's insets ask for it. */
import type { Chart, Point } from "$/table/coast";
import type { Drawing } from "./pack";

const UNIT = 5; // drawing units a degree

type Stretch = { from: number; to: number; scale: number };

/** The length of an axis from `start` to `value`, each stretch counted `scale` times. */
export function stretched(start: number, value: number, stretches: Stretch[]): number {
  let length = value - start;
  for (const { from, to, scale } of stretches) {
    const covered = Math.min(Math.max(value, from), to) - Math.min(Math.max(start, from), to);
    length += covered * (scale - 1);
  }
  return length;
}

export function chartOf(drawing: Drawing): Chart {
  const insets = drawing.inset ?? [];
  const across = insets.map(({ lon, scale }) => ({ from: lon[0], to: lon[1], scale }));
  const down = insets.map(({ lat, scale }) => ({ from: lat[0], to: lat[1], scale }));
  const [south, north] = drawing.map.lat;
  const [west, east] = drawing.map.lon;
  const top = stretched(south, north, down);
  return {
    width: UNIT * stretched(west, east, across),
    height: UNIT * top,
    at: ([lat, lon]) => ({ x: UNIT * stretched(west, lon, across), y: UNIT * (top - stretched(south, lat, down)) }),
  };
}

/** A smooth line through points (Catmull-Rom as Bézier curves). */
export function smooth(points: Point[]): string {
  const n = (value: number): string => value.toFixed(1);
  const first = points[0];
  if (!first) return "";
  let path = `M${n(first.x)},${n(first.y)}`;
  for (let i = 0; i + 1 < points.length; i++) {
    const here = points[i] as Point;
    const next = points[i + 1] as Point;
    const before = points[i - 1] ?? here;
    const after = points[i + 2] ?? next;
    const c1 = { x: here.x + (next.x - before.x) / 6, y: here.y + (next.y - before.y) / 6 };
    const c2 = { x: next.x - (after.x - here.x) / 6, y: next.y - (after.y - here.y) / 6 };
    path += `C${n(c1.x)},${n(c1.y)} ${n(c2.x)},${n(c2.y)} ${n(next.x)},${n(next.y)}`;
  }
  return path;
}
