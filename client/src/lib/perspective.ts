/** Which seat a screen shows. With several people before it, what one of them may not see is never shown while somebody else decides. */

export const SPECTATOR = -1;

export interface Perspective {
  seat: number; // through whose eyes the table is shown
  curtain: number | null; // the seat for which the screen waits
  lifted: number | null; // the seat that has lifted it
}

/**
 * `deciding`: the seats at this screen that owe a decision; `covered`: whether the position keeps something from the others.
 * `seat` and `lifted` are as they were.
 */
export function perspectiveOf(now: {
  local: number[];
  deciding: number[];
  covered: boolean;
  lifted: number | null;
  seat: number;
}): Perspective {
  const { local, deciding, covered, lifted, seat } = now;
  const [first = SPECTATOR, ...more] = local;
  if (!more.length) return { seat: first, curtain: null, lifted: null };
  if (!covered) {
    const stays = deciding.length ? deciding.includes(seat) : local.includes(seat);
    return { seat: stays ? seat : (deciding[0] ?? first), curtain: null, lifted: null };
  }
  if (lifted !== null && deciding.includes(lifted)) return { seat: lifted, curtain: null, lifted };
  return { seat: SPECTATOR, curtain: deciding[0] ?? null, lifted: null };
}
