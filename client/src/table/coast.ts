/** The coastlines of the world, as one path in the chart's own units. */
import { ringsIn, type Place } from "$/lib/coastlines";

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

const FINEST = 1.5; // units: nearer points are left out
const COARSE = 5; // for the lines in the water, which need not follow every rock
const EDGE = 40; // so far beyond the edge it may still be seen
const RUN = 64; // points in one piece of those lines: small pieces are painted only where they are
let world: Promise<Place[][]> | null = null;
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
  world ??= import("coast:-180,-60,180,80,0.1").then(({ default: told }) => ringsIn(told));
  const rings = (await world).map((ring) => thinned(ring, chart)).filter((ring) => touches(ring, chart));
  return { land: rings.map((ring) => `${line(ring)}z`).join(""), shores: rings.flatMap((ring) => pieces(ring, chart)) };
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

/** Projected, without what would be too small to see. */
function thinned(ring: Place[], chart: Chart): Point[] {
  const points: Point[] = [];
  for (const place of ring) {
    const { x, y } = chart.at(place);
    const last = points.at(-1);
    if (last && Math.abs(x - last.x) + Math.abs(y - last.y) < FINEST) continue;
    points.push({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 });
  }
  return points;
}

/** Whether a ring is on the chart at all, and no mere dot. */
function touches(ring: Point[], chart: Chart): boolean {
  const [xs, ys] = [ring.map(({ x }) => x), ring.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  if (right - left > chart.width && bottom - top < 100) return false; // an island on the far side of the world, cut in two by the date line
  return right > 0 && left < chart.width && bottom > 0 && top < chart.height && right - left + bottom - top > 7;
}
