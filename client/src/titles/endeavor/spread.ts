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
  let [least, x, y] = [Infinity, 0.6, 0.8];
  for (const a of one.circles)
    for (const b of other.circles) {
      const dx = other.x + b.x - one.x - a.x;
      const dy = other.y + b.y - one.y - a.y;
      const far = Math.sqrt(dx * dx + dy * dy);
      const gap = far - a.r - b.r;
      if (gap >= least) continue;
      least = gap;
      if (far > 0.01) [x, y] = [dx / far, dy / far];
    }
  return { gap: least, x, y };
}

export function spread(bodies: Body[], room: number, bounds: Bounds, rounds = 300): Body[] {
  const now = bodies.map((body) => ({ ...body }));
  const reaches = now.map(reach);
  for (let round = 0; round < rounds; round++) {
    let moved = false;
    for (let i = 0; i < now.length; i++) {
      const one = now[i] as Body;
      for (let j = i + 1; j < now.length; j++) {
        const other = now[j] as Body;
        const far = (reaches[i] as number) + (reaches[j] as number) + room;
        const dx = one.x - other.x;
        if (dx > far || dx < -far) continue;
        const dy = one.y - other.y;
        if (dy > far || dy < -far) continue;
        moved = parted(one, other, room) || moved;
      }
    }
    if (!moved) break;
    for (const body of now) keepIn(body, bounds);
  }
  return now;
}

/** Pushes two bodies a little apart, if they are too near. */
function parted(one: Body, other: Body, room: number): boolean {
  const { gap, x, y } = between(one, other);
  if (gap >= room) return false;
  const push = Math.min(3, (room - gap) / 2 + 0.06);
  const share = (2 * other.weight) / (one.weight + other.weight);
  one.x -= x * push * share;
  one.y -= y * push * share;
  other.x += x * push * (2 - share);
  other.y += y * push * (2 - share);
  return true;
}

function keepIn(body: Body, { width, height, margin }: Bounds): void {
  for (const { x, y, r } of body.circles) {
    body.x = Math.min(Math.max(body.x, margin + r - x), width - margin - r - x);
    body.y = Math.min(Math.max(body.y, margin + r - y), height - margin - r - y);
  }
}
