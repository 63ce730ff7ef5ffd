/** The coastlines that pages draw, cut out of the world's when the client is built: the module `coast:WEST,SOUTH,EAST,NORTH,FINEST` is a box of them. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import type { Plugin } from "vite";

const PREFIX = "coast:";
const GRID = 40; // steps a degree
const COARSE = 2.8; // so many times FINEST (degrees: nearer points are left out) outside Europe, which every sheet shows larger
const EUROPE = { west: -27, south: 26, east: 45, north: 66 };
const SMALLEST = 0.25; // degrees: islands that are no larger are left out

type Point = [number, number];
interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

export function coast(): Plugin {
  return {
    name: "coast",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [west = 0, south = 0, east = 0, north = 0, finest = 0] = id
        .slice(PREFIX.length + 1)
        .split(",")
        .map(Number);
      return `export default ${JSON.stringify(cut({ west, south, east, north }, finest))};`;
    },
  };
}

/** Its rings, told as the first point and the steps from each to the next, in `GRID` steps a degree: `x y dx dy …;x y …`. */
export function cut(box: Box, finest: number): string {
  return rings()
    .filter((ring) => overlaps(ring, box))
    .map((ring) => thinned(near(ring, box), finest))
    .filter((ring) => ring.length > 3)
    .map(told)
    .join(";");
}

function rings(): Point[][] {
  const file = createRequire(import.meta.url).resolve("world-atlas/land-50m.json");
  const world = JSON.parse(readFileSync(file, "utf-8")) as Topology<{ land: GeometryCollection }>;
  return feature(world, world.objects.land).features.flatMap(({ geometry }) =>
    geometry.type === "Polygon"
      ? (geometry.coordinates as Point[][])
      : geometry.type === "MultiPolygon"
        ? (geometry.coordinates as Point[][][]).flat()
        : [],
  );
}

function overlaps(ring: Point[], { west, south, east, north }: Box): boolean {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  if (right - left + top - bottom < SMALLEST) return false;
  return right > west && left < east && top > south && bottom < north;
}

/** What lies beyond the box is moved onto its edge: a line along it, whose points are one after thinning. */
const near = (ring: Point[], { west, south, east, north }: Box): Point[] =>
  ring.map(([x, y]) => [Math.min(Math.max(x, west), east), Math.min(Math.max(y, south), north)]);

function thinned(ring: Point[], finest: number): Point[] {
  const kept: Point[] = [];
  for (const [i, point] of ring.entries()) {
    const last = kept.at(-1);
    const least = inEurope(point) ? finest : COARSE * finest;
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= least) {
      while (kept.length > 1 && straight(kept.at(-2) as Point, kept.at(-1) as Point, point)) kept.pop();
      kept.push(point);
    } else if (i === ring.length - 1) kept[kept.length - 1] = point;
  }
  return kept;
}

const inEurope = ([x, y]: Point): boolean => x > EUROPE.west && x < EUROPE.east && y > EUROPE.south && y < EUROPE.north;
const straight = (a: Point, b: Point, c: Point): boolean => (a[0] === b[0] && b[0] === c[0]) || (a[1] === b[1] && b[1] === c[1]);

function told(ring: Point[]): string {
  let [x, y] = [0, 0];
  return ring
    .map(([lon, lat]) => {
      const [here, there] = [Math.round(lon * GRID), Math.round(lat * GRID)];
      const step = `${here - x} ${there - y}`;
      [x, y] = [here, there];
      return step;
    })
    .join(" ");
}
