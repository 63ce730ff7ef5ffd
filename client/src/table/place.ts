/** Where an explanation stands: near what it explains, beside what can be chosen. Every spot of the room is tried; the cheapest wins. */
import type { Box } from "./crop";

const STEP = 12; // pixels between two spots that are tried
const AROUND = 8; // of a lit target, that must stay bare too
const COST = { lit: 50, piece: 0.12, tray: 0.003, way: 0.5 }; // a square pixel covered; a pixel of distance

export interface Surroundings {
  room: Box; // in which it may stand
  target: Box; // what it explains
  lit: Box[]; // what can be chosen
  pieces: Box[]; // anything else that somebody might look at
  tray: Box[];
}

/** The upper left corner for a card of this size. */
export function placeFor(card: { width: number; height: number }, { room, target, lit, pieces, tray }: Surroundings): Box {
  const wide = lit.map((box) => grown(box, AROUND));
  let best: Box = { x: room.x, y: room.y, ...card };
  let least = Infinity;
  for (const y of spots(room.y, room.height - card.height))
    for (const x of spots(room.x, room.width - card.width)) {
      const here: Box = { x, y, width: card.width, height: card.height };
      // What costs most, and rules most spots out, is counted first.
      let cost = COST.way * distance(here, target);
      if (cost < least) cost += COST.lit * covered(here, wide);
      if (cost < least) cost += COST.piece * covered(here, pieces) + COST.tray * covered(here, tray);
      if (cost < least) [best, least] = [here, cost];
    }
  return best;
}

function* spots(from: number, room: number): Generator<number> {
  for (let at = 0; at < room; at += STEP) yield from + at;
  yield from + Math.max(0, room);
}

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** Pixels between two boxes. */
function distance(one: Box, other: Box): number {
  const across = Math.max(one.x - (other.x + other.width), other.x - (one.x + one.width), 0);
  const down = Math.max(one.y - (other.y + other.height), other.y - (one.y + one.height), 0);
  return Math.hypot(across, down);
}

function covered(box: Box, others: readonly Box[]): number {
  let area = 0;
  for (const other of others) {
    const width = Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x);
    const height = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y);
    if (width > 0 && height > 0) area += width * height;
  }
  return area;
}
