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
let world: Promise<World> | null = null;

export async function coastOf(chart: Chart): Promise<string> {
  world ??= fetch(address).then((answer) => answer.json() as Promise<World>);
  const topology = await world;
  const land = feature(topology, topology.objects.land) as GeoPermissibleObjects;
  const path = geoPath(thinned(chart)).digits(1)(land) ?? "";
  return path
    .split("M")
    .filter((ring) => ring.includes("L") && touches(ring, chart))
    .map((ring) => `M${ring}`)
    .join("");
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
function touches(ring: string, chart: Chart): boolean {
  const numbers = ring.match(/-?[\d.]+/g)?.map(Number) ?? [];
  const xs = numbers.filter((_, i) => i % 2 === 0);
  const ys = numbers.filter((_, i) => i % 2 === 1);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  if (right - left > chart.width && bottom - top < 100) return false; // an island on the far side of the world, cut in two by the date line
  return right > 0 && left < chart.width && bottom > 0 && top < chart.height && right - left + bottom - top > 7;
}
