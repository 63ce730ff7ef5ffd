/** Steps through a game: by turn, a row of moves of one seat, and by round. */
import type { Outline } from "$/api/types";

type Way = -1 | 1;

/** The ply at which the neighbouring turn begins. */
export function turnFrom({ seats }: Outline, ply: number, way: Way): number {
  let at = ply;
  if (way > 0) {
    const seat = seats[at];
    while (at < seats.length && seats[at] === seat) at += 1;
    return at;
  }
  if (at === 0) return 0;
  at -= 1;
  const seat = seats[at];
  while (at > 0 && seats[at - 1] === seat) at -= 1;
  return at;
}

/** The ply at which the neighbouring round begins. */
export function roundFrom({ rounds }: Outline, ply: number, way: Way): number {
  const last = rounds.length - 1;
  let at = ply;
  if (way > 0) {
    const round = rounds[at];
    while (at < last && rounds[at] === round) at += 1;
    return at;
  }
  if (at === 0) return 0;
  at -= 1;
  const round = rounds[at];
  while (at > 0 && rounds[at - 1] === round) at -= 1;
  return at;
}
