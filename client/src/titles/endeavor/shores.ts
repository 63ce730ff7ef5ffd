/** The coast as it belongs to regions: each stretch to the one whose place or banner is nearest. */
import type { Point } from "$/table/coast";
import { nearestOwner, type Site } from "./cells";

const RUN = 4; // points that are asked for together

/** The coast's path by region; `scale` leads from its units to the sites'. */
export function shoresOf(land: string, sites: Site[], scale: number): Map<string, string> {
  const runs = new Map<string, string[]>();
  for (const ring of land.split("M")) {
    const numbers = ring.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const points: Point[] = [];
    for (let i = 0; i + 1 < numbers.length; i += 2) points.push({ x: numbers[i] as number, y: numbers[i + 1] as number });
    if (points[0]) points.push(points[0]);
    let [owner, from] = [null as string | null, 0];
    for (let i = 0; i < points.length; i += RUN) {
      const here = nearestOwner(sites, { x: (points[i]?.x ?? 0) * scale, y: (points[i]?.y ?? 0) * scale });
      if (owner !== null && here !== owner) {
        add(runs, owner, points.slice(from, i + 1));
        from = i;
      }
      owner = here;
    }
    if (owner !== null && points.length - from > 1) add(runs, owner, points.slice(from));
  }
  return new Map([...runs].map(([region, lines]) => [region, lines.join("")]));
}

function add(runs: Map<string, string[]>, owner: string, points: Point[]): void {
  runs.set(owner, [...(runs.get(owner) ?? []), `M${points.map(({ x, y }) => `${x},${y}`).join("L")}`]);
}
