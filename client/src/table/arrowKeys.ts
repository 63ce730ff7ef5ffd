/** Arrow keys on a board: the nearest thing in that direction. */

interface Spot {
  x: number;
  y: number;
}

const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function nearest<T extends Spot>(from: T, spots: T[], key: string): T | null {
  const way = WAYS[key];
  if (!way) return null;
  let best: T | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const ahead = (spot.x - from.x) * way[0] + (spot.y - from.y) * way[1];
    const aside = Math.abs((spot.x - from.x) * way[1]) + Math.abs((spot.y - from.y) * way[0]);
    if (ahead <= 0.5 || aside > 2.5 * ahead) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}

/** Puts the keyboard's focus on a thing: on itself if it is a button, else on the shape in it that is one. */
export function focusOn(thing: string): void {
  const name = `[data-thing="${CSS.escape(thing)}"]`;
  document.querySelector<HTMLElement | SVGElement>(`button${name}, ${name} [role="button"]`)?.focus();
}
