/** Which part of a sheet is nearest to which point: each point's cell, cut from the sheet by the lines half way to all others. */
import type { Point } from "$/table/coast";

export interface Site extends Point {
  owner: string;
}

export function cellsOf(sites: Site[], width: number, height: number): { owner: string; cell: Point[] }[] {
  const sheet = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
  return sites.map((site) => ({
    owner: site.owner,
    cell: sites.reduce((cell, other) => (other === site || other.owner === site.owner ? cell : cut(cell, site, other)), sheet),
  }));
}

/** What of a convex shape is nearer to one point than to the other. */
function cut(shape: Point[], near: Point, far: Point): Point[] {
  const [nx, ny] = [far.x - near.x, far.y - near.y];
  const limit = (far.x ** 2 + far.y ** 2 - near.x ** 2 - near.y ** 2) / 2;
  const side = ({ x, y }: Point): number => x * nx + y * ny - limit;
  return shape.flatMap((point, i) => {
    const next = shape[(i + 1) % shape.length] as Point;
    const [here, there] = [side(point), side(next)];
    const crossing =
      here * there < 0
        ? [{ x: point.x + ((next.x - point.x) * here) / (here - there), y: point.y + ((next.y - point.y) * here) / (here - there) }]
        : [];
    return here <= 0 ? [point, ...crossing] : crossing;
  });
}

export function nearestOwner(sites: Site[], { x, y }: Point): string | null {
  let found: string | null = null;
  let least = Infinity;
  for (const site of sites) {
    const far = (site.x - x) ** 2 + (site.y - y) ** 2;
    if (far < least) [found, least] = [site.owner, far];
  }
  return found;
}
