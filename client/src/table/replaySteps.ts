/** Steps through a replay: by move, by turn (a row of moves of one seat) and by round. */
import type { Table } from "$/lib/table.svelte";

export type Step = "move" | "turn" | "round";
type Way = -1 | 1;

/** Looks at the moment one step away; beyond the last one lies the present. */
export async function stepBy(table: Table, step: Step, way: Way): Promise<void> {
  const last = table.shown?.ply ?? 0;
  let ply = table.ply + way;
  if (step !== "move") {
    const { seats, rounds } = await table.replay.outline();
    ply = neighbour(step === "turn" ? seats : rounds, table.ply, seats.length, way);
  }
  await table.replay.lookAt(ply >= last ? null : Math.max(0, ply));
}

/** The ply, of `plies`, at which the neighbouring run of equal values begins. */
export function neighbour(values: readonly number[], ply: number, plies: number, way: Way): number {
  let at = way > 0 ? ply : Math.max(0, ply - 1);
  const value = values[at];
  if (way > 0) while (at < plies && values[at] === value) at += 1;
  else while (at > 0 && values[at - 1] === value) at -= 1;
  return at;
}
