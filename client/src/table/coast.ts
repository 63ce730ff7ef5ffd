/** The coastlines of the world, as one path in the chart's own units. */
import address from "world-atlas/land-50m.json?url";
import { geoPath, geoTransform, type GeoPermissibleObjects } from "d3-geo";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";

export interface Point {
  x: number;
  y: number;
}

/** A map of some size, and where on it a place (latitude, longitude) lies. */
export interface Chart {
  width: number;
  height: number;
  at(place: [number, number]): Point;
}

/** Rhumb lines: from one point in all 32 directions of the compass. */
export const rays = ({ x, y }: Point, far: number): string =>
  Array.from({ length: 32 }, (_, i) => {
    const turn = (i * Math.PI) / 16;
    return `M${x.toFixed(1)},${y.toFixed(1)}l${(far * Math.cos(turn)).toFixed(1)},${(far * Math.sin(turn)).toFixed(1)}`;
  }).join("");

type World = Topology<{ land: GeometryCollection }>;

const FINEST = 1.5; // units: nearer points are left out
const COARSE = 5; // for the lines in the water, which need not follow every rock
const EDGE = 40; // so far beyond the edge it may still be seen
const RUN = 64; // points in one piece of those lines: small pieces are painted only where they are
let world: Promise<World> | null = null;
const drawn = new Map<string, Promise<Coast>>(); // by size and place: many pictures may show parts of the same chart

export interface Coast {
  land: string;
  shores: string[]; // the same coast in pieces, for the lines in the water
}

export function coastOf(chart: Chart): Promise<Coast> {
  const key = JSON.stringify([chart.width, chart.height, chart.at([0, 0]), chart.at([45, 45])]);
  const known = drawn.get(key) ?? drawnAnew(chart);
  drawn.set(key, known);
  return known;
}

async function drawnAnew(chart: Chart): Promise<Coast> {
  world ??= fetch(address).then((answer) => answer.json() as Promise<World>);
  const topology = await world;
  const land = feature(topology, topology.objects.land) as GeoPermissibleObjects;
  const path = geoPath(thinned(chart)).digits(1)(land) ?? "";
  const rings = path
    .split("M")
    .filter((ring) => ring.includes("L"))
    .map(pointsOf)
    .filter((ring) => touches(ring, chart));
  return { land: rings.map((ring) => `${line(ring)}z`).join(""), shores: rings.flatMap((ring) => pieces(ring, chart)) };
}

function pointsOf(ring: string): Point[] {
  const numbers = ring.match(/-?[\d.]+/g)?.map(Number) ?? [];
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, i) => ({ x: numbers[2 * i] ?? 0, y: numbers[2 * i + 1] ?? 0 }));
}

const line = (points: Point[]): string => `M${points.map(({ x, y }) => `${x},${y}`).join("L")}`;

/** A ring as short runs, each beginning where the one before ended; those beyond the edges are left out. */
function pieces(ring: Point[], chart: Chart): string[] {
  const [first] = ring;
  if (!first) return [];
  const coarse = [first];
  for (const point of ring) {
    const last = coarse.at(-1) ?? first;
    if (Math.abs(point.x - last.x) + Math.abs(point.y - last.y) >= COARSE) coarse.push(point);
  }
  coarse.push(first);
  const runs = Array.from({ length: Math.ceil((coarse.length - 1) / RUN) }, (_, i) => coarse.slice(i * RUN, (i + 1) * RUN + 1));
  const near = ({ x, y }: Point): boolean => x > -EDGE && x < chart.width + EDGE && y > -EDGE && y < chart.height + EDGE;
  return runs.filter((run) => run.some(near)).map(line);
}

/** Projects, and skips what would be too small to see. */
function thinned(chart: Chart): ReturnType<typeof geoTransform> {
  let last = { x: NaN, y: NaN };
  return geoTransform({
    point(lon, lat) {
      const { x, y } = chart.at([lat, lon]);
      if (Math.abs(x - last.x) + Math.abs(y - last.y) < FINEST) return;
      last = { x, y };
      this.stream.point(x, y);
    },
    polygonStart() {
      last = { x: NaN, y: NaN };
      this.stream.polygonStart();
    },
    lineStart() {
      last = { x: NaN, y: NaN };
      this.stream.lineStart();
    },
  });
}

/** Whether a ring is on the chart at all, and no mere dot. */
function touches(ring: Point[], chart: Chart): boolean {
  const [xs, ys] = [ring.map(({ x }) => x), ring.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  if (right - left > chart.width && bottom - top < 100) return false; // an island on the far side of the world, cut in two by the date line
  return right > 0 && left < chart.width && bottom > 0 && top < chart.height && right - left + bottom - top > 7;
}
