/** Pushes bodies apart until a little room lies between any two: so pieces can be large without a map made by hand. */
import type { Point } from "$/table/coast";

export interface Round extends Point {
  r: number;
}

/** Circles that move together; x and y of the circles are relative to the body. */
export interface Body extends Point {
  id: string;
  circles: Round[];
  weight: number; // heavier ones move less
}

export interface Bounds {
  width: number;
  height: number;
  margin: number;
}

const reach = (body: Body): number => Math.max(...body.circles.map(({ x, y, r }) => Math.hypot(x, y) + r));

/** The room between two bodies (negative: they overlap), and the direction from one to the other there. */
export function between(one: Body, other: Body): { gap: number; x: number; y: number } {
  let least = { gap: Infinity, x: 1, y: 0 };
  for (const a of one.circles)
    for (const b of other.circles) {
      const [dx, dy] = [other.x + b.x - one.x - a.x, other.y + b.y - one.y - a.y];
      const far = Math.hypot(dx, dy);
      const gap = far - a.r - b.r;
      if (gap < least.gap) least = far > 0.01 ? { gap, x: dx / far, y: dy / far } : { gap, x: 0.6, y: 0.8 };
    }
  return least;
}

export function spread(bodies: Body[], room: number, bounds: Bounds, rounds = 400): Body[] {
  const now = bodies.map((body) => ({ ...body }));
  const reaches = now.map(reach);
  for (let round = 0; round < rounds; round++) {
    let moved = false;
    for (let i = 0; i < now.length; i++)
      for (let j = i + 1; j < now.length; j++) {
        const [one, other] = [now[i] as Body, now[j] as Body];
        const far = (reaches[i] as number) + (reaches[j] as number) + room;
        if (Math.abs(one.x - other.x) > far || Math.abs(one.y - other.y) > far) continue;
        const { gap, x, y } = between(one, other);
        if (gap >= room) continue;
        const push = Math.min(2, (room - gap) / 2 + 0.05);
        const share = (2 * other.weight) / (one.weight + other.weight);
        one.x -= x * push * share;
        one.y -= y * push * share;
        other.x += x * push * (2 - share);
        other.y += y * push * (2 - share);
        moved = true;
      }
    for (const body of now) keepIn(body, bounds);
    if (!moved) break;
  }
  return now;
}

function keepIn(body: Body, { width, height, margin }: Bounds): void {
  for (const { x, y, r } of body.circles) {
    body.x = Math.min(Math.max(body.x, margin + r - x), width - margin - r - x);
    body.y = Math.min(Math.max(body.y, margin + r - y), height - margin - r - y);
  }
}
