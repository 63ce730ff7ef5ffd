/** Where the spots of a position are on the page. A thing may be drawn twice, as in an overview and in a lens: the one that is seen best counts. */
import type { Box } from "./crop";

/** The element of a spot; for the spots of a seat that are not in sight, the seat's plate. */
export function findSpot(spot: string): Element | null {
  const name = CSS.escape(spot);
  const found = best(`[data-spot="${name}"]`) ?? best(`[data-thing="${name}"]`);
  if (found) return found;
  const seat = /:(\d+)$/.exec(spot)?.[1];
  return seat === undefined ? null : best(`[data-plate="${seat}"]`);
}

/** The drawn piece of that kind at a spot, if pieces are marked there. */
export function findPiece(piece: string, spot: Element): Element | null {
  const name = `[data-piece="${CSS.escape(piece)}"]`;
  if (spot.matches(name)) return spot;
  const all = spot.querySelectorAll(name);
  return all[all.length - 1] ?? null;
}

function best(selector: string): Element | null {
  let [most, found]: [number, Element | null] = [0, null];
  for (const element of document.querySelectorAll(selector)) {
    const seen = seenBox(element);
    const area = seen.width * seen.height;
    if (area > most) [most, found] = [area, element];
  }
  return found;
}

/** The part of an element that is in sight: in the window, and in the pane that it lies in. */
export function seenBox(element: Element): Box {
  const box = common(element.getBoundingClientRect(), { x: 0, y: 0, width: innerWidth, height: innerHeight });
  const pane = element.closest("[data-pane]");
  return pane ? common(box, pane.getBoundingClientRect()) : box;
}

function common(one: Box, other: Box): Box {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  const width = Math.min(one.x + one.width, other.x + other.width) - x;
  const height = Math.min(one.y + one.height, other.y + other.height) - y;
  return { x, y, width: Math.max(0, width), height: Math.max(0, height) };
}
