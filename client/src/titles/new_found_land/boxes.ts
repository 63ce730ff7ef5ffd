/** Boxes that must not overlap, and free places between them. */
import type { Point } from "$/table/coast";
import type { Box } from "$/table/crop";

export const right = ({ x, width }: Box): number => x + width;
export const bottom = ({ y, height }: Box): number => y + height;
export const wider = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});
export const overlap = (one: Box, other: Box): boolean =>
  one.x < right(other) && other.x < right(one) && one.y < bottom(other) && other.y < bottom(one);

/** How much water there is between two boxes; less than 0: they overlap. */
export const between = (one: Box, other: Box): number =>
  Math.max(one.x - right(other), other.x - right(one), one.y - bottom(other), other.y - bottom(one));

/** How wide letters of our serif are, its size being 1; capitals and whatever stands in none of these are as wide as the last. */
const LETTERS: [string, number][] = [
  [" .,:;'’ijlï", 0.28],
  ["tsfrIÎ()", 0.37],
  ["acevzéèêàâç-", 0.45],
  ["bdghknopquxySLJ", 0.54],
  ["ABCDEFKOPQRTUVXYZÉ", 0.68],
];
const WIDEST = 0.84;

export const wordsWide = (words: string, size: number): number =>
  Math.ceil(size * [...words].reduce((sum, letter) => sum + (LETTERS.find(([all]) => all.includes(letter))?.[1] ?? WIDEST), 0));

const STRIDE = 6;

const ENOUGH = 16; // water around it: more is no better

/** Where something of that size has water around it, rather further down, or near to a point; null: nowhere. */
export function freePlace(width: number, height: number, within: Box, taken: Box[], near?: Point): Point | null {
  let best: { worth: number; at: Point } | null = null;
  for (let y = bottom(within) - height; y >= within.y; y -= STRIDE) {
    for (let x = within.x; x + width <= right(within); x += STRIDE) {
      const here = { x, y, width, height };
      const room = Math.min(ENOUGH, x - within.x + 8, right(within) - x - width + 8, ...taken.map((each) => between(here, each)));
      const worth = near ? -Math.hypot(x + width / 2 - near.x, y + height / 2 - near.y) : room;
      if (room >= 0 && (!best || worth > best.worth)) best = { worth, at: { x, y } };
    }
  }
  return best?.at ?? null;
}
