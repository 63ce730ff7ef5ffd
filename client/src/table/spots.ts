/** Where the spots of a position are on the page. A thing may be drawn twice, as in an overview and in a lens: the one that is seen best counts. */
import type { Box } from "./crop";

/** The element of a spot; for the spots of a seat that are not in sight, the seat's plate. */
export function findSpot(spot: string): Element | null {
  const name = CSS.escape(spot);
  const found = best(`[data-spot="${name}"]`) ?? best(`[data-thing="${name}"]`);
  if (found) return found;
  const seat = seatOf(spot);
  return seat === null ? null : best(`[data-plate="${seat}"]`);
}

/**
 * The piece as it is drawn at a spot: marked as that piece, or as the thing of that name, or the only one there of its kind (`disc:2` is a `.disc`).
 * Null where there is only a number, as on a plate.
 */
export function findPiece(piece: string, spot: Element): Element | null {
  if (spot.closest("[data-plate]")) return null;
  const name = `:is([data-piece="${CSS.escape(piece)}"], [data-thing="${CSS.escape(piece)}"])`;
  if (spot.matches(name)) return spot;
  const named = spot.querySelectorAll(name);
  if (named.length) return named[named.length - 1] ?? null;
  const alike = spot.querySelectorAll(`.${CSS.escape(piece.split(":", 1)[0] ?? "")}:not([data-piece])`);
  return alike.length === 1 ? (alike[0] ?? null) : null;
}

/** The seat whose spot it is: `harbor:2`. */
export const seatOf = (spot: string): number | null => {
  const seat = /:(\d+)$/.exec(spot)?.[1];
  return seat === undefined ? null : Number(seat);
};

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
