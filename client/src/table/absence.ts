/** For how long somebody has been away, as those who wait for them see it. */
import type { Seat } from "$/api/types";

/** Seconds of absence, if it is long enough to do something about it: for those who left at once, else after `after` (0: never). */
export function absentFor(seat: Seat, secondsSince: (then: number) => number, after: number): number | null {
  if (seat.kind !== "person" || seat.vacant || seat.level !== null) return null;
  const away = seat.absent_since === null ? 0 : secondsSince(seat.absent_since);
  if (seat.left) return away;
  return after > 0 && away >= after ? away : null;
}
