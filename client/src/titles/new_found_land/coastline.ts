/** Coasts drawn from spaces: the outline of some squares, grown and made uneven, and the lines in the water that follow it. */
import type { Point } from "$/table/coast";

const STEP = 7; // between two points of a coast
const FULL = 2 * Math.PI;

/** The coast of a land and what is engraved around it, as paths. */
export interface Coastline {
  land: string;
  shallows: string; // hatched
  lines: string[]; // in the water, farther and farther out
}

/** Of squares of that size, their corner at each point; `seed` makes the coast its own. */
export function coastOfSquares(corners: Point[], size: number, seed: string): Coastline {
  return coastOfRings(ringsAround(corners, size), seed);
}

/** Of any land, its rings clockwise. */
export function coastOfRings(rings: Point[][], seed: string): Coastline {
  const path = (grow: number, amplitude: number, salt: string): string =>
    rings.map((ring, i) => smooth(uneven(grown(ring, grow), amplitude, `${seed}${salt}${i}`))).join("");
  return {
    land: path(GROWN, 2.7, ""),
    shallows: path(GROWN + 7, 3.2, "~"),
    lines: [path(GROWN + 14, 2.4, "~"), path(GROWN + 20.5, 2, "~")],
  };
}

export const GROWN = 7.5; // from the spaces to the coast

/** The outlines of squares that touch, clockwise, in one piece where there is no corner. */
export function ringsAround(corners: Point[], size: number): Point[][] {
  const at = ({ x, y }: Point): string => `${x},${y}`;
  const there = new Set(corners.map(at));
  const edges = new Map<string, { from: Point; to: Point }[]>();
  for (const { x, y } of corners) {
    const [right, below] = [x + size, y + size];
    const sides: [boolean, Point, Point][] = [
      [there.has(at({ x, y: y - size })), { x, y }, { x: right, y }],
      [there.has(at({ x: right, y })), { x: right, y }, { x: right, y: below }],
      [there.has(at({ x, y: below })), { x: right, y: below }, { x, y: below }],
      [there.has(at({ x: x - size, y })), { x, y: below }, { x, y }],
    ];
    for (const [inner, from, to] of sides) if (!inner) edges.set(at(from), [...(edges.get(at(from)) ?? []), { from, to }]);
  }
  const rings: Point[][] = [];
  for (const start of [...edges.values()].flat()) {
    if (!edges.get(at(start.from))?.includes(start)) continue;
    const ring: Point[] = [];
    for (let edge: typeof start | undefined = start; edge;) {
      const here: typeof start = edge;
      take(edges, at(here.from), here);
      const next = rightmost(here, edges.get(at(here.to)) ?? []);
      if (!next || direction(here) !== direction(next)) ring.push(here.to);
      edge = next;
    }
    rings.push(direction(start) === lastDirection(ring) ? ring.slice(0, -1) : ring);
  }
  return rings;
}

interface Edge {
  from: Point;
  to: Point;
}
const direction = ({ from, to }: Edge): number => Math.round((Math.atan2(to.y - from.y, to.x - from.x) / FULL) * 4 + 4) % 4;
/** Of the ring's last side, from its last corner but one; a ring that began in the middle of a side ends there. */
const lastDirection = (ring: Point[]): number | null => {
  const [first, second] = [ring.at(-2), ring.at(-1)];
  return first && second ? direction({ from: first, to: second }) : null;
};
/** Where two squares touch at a corner only, each keeps its own coast. */
const rightmost = (here: Edge, found: Edge[]): Edge | undefined =>
  found.find((each) => direction(each) === (direction(here) + 1) % 4) ?? found[0];
function take(edges: Map<string, Edge[]>, key: string, edge: Edge): void {
  edges.set(
    key,
    (edges.get(key) ?? []).filter((each) => each !== edge),
  );
}

/** Every corner moved outwards. */
export function grown(ring: Point[], by: number): Point[] {
  const normal = (one: Point, other: Point): Point => {
    const long = Math.hypot(other.x - one.x, other.y - one.y) || 1;
    return { x: (other.y - one.y) / long, y: (one.x - other.x) / long };
  };
  return ring.map((corner, i) => {
    const before = normal(ring.at(i - 1) ?? corner, corner);
    const after = normal(corner, ring[(i + 1) % ring.length] ?? corner);
    const lean = Math.max(0.5, 1 + before.x * after.x + before.y * after.y); // sharp corners do not run away
    return { x: corner.x + ((before.x + after.x) / lean) * by, y: corner.y + ((before.y + after.y) / lean) * by };
  });
}

/** Points all along it, corners rounded, each moved a little to the side. */
function uneven(ring: Point[], amplitude: number, seed: string): Point[] {
  const points = rounded(rounded(sampled(ring)));
  const chance = randoms(seed);
  const waves = [38, 22, 13].map((length, i) => ({
    turns: Math.max(1, Math.round((points.length * STEP) / length)),
    shift: chance() * FULL,
    high: [0.5, 0.32, 0.3][i] ?? 0,
  }));
  return points.map(({ x, y }, i) => {
    const [before, after] = [points.at(i - 1) ?? { x, y }, points[(i + 1) % points.length] ?? { x, y }];
    const long = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const by =
      amplitude *
      waves.reduce((sum, { turns, shift, high }) => sum + high * Math.sin((i / points.length) * FULL * turns + shift), 0);
    return { x: x + ((after.y - before.y) / long) * by, y: y - ((after.x - before.x) / long) * by };
  });
}

function sampled(ring: Point[]): Point[] {
  return ring.flatMap((from, i) => {
    const to = ring[(i + 1) % ring.length] ?? from;
    const count = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / STEP));
    return Array.from({ length: count }, (_, at) => ({
      x: from.x + ((to.x - from.x) * at) / count,
      y: from.y + ((to.y - from.y) * at) / count,
    }));
  });
}

const rounded = (points: Point[]): Point[] =>
  points.map((point, i) => {
    const [before, after] = [points.at(i - 1) ?? point, points[(i + 1) % points.length] ?? point];
    return { x: (before.x + 2 * point.x + after.x) / 4, y: (before.y + 2 * point.y + after.y) / 4 };
  });

/** A closed curve through the middles between the points. */
function smooth(points: Point[]): string {
  const between = (i: number): string => {
    const [one, other] = [points[i % points.length], points[(i + 1) % points.length]];
    return `${(((one?.x ?? 0) + (other?.x ?? 0)) / 2).toFixed(1)},${(((one?.y ?? 0) + (other?.y ?? 0)) / 2).toFixed(1)}`;
  };
  const curve = points.map((_, i) => {
    const via = points[(i + 1) % points.length];
    return `Q${via?.x.toFixed(1)},${via?.y.toFixed(1)} ${between(i + 1)}`;
  });
  return `M${between(0)}${curve.join("")}z`;
}

/** The same numbers for the same word, always. */
export function randoms(word: string): () => number {
  let state = [...word].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16777619), 2166136261);
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0;
    const mixed = Math.imul(state ^ (state >>> 13), 3266489917);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  };
}
