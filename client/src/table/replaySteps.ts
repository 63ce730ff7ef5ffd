/** One step through the game, as long as a move, a turn or a round. */
import { roundFrom, turnFrom } from "$/lib/steps";
import type { Table } from "$/lib/table.svelte";

export type Stride = "move" | "turn" | "round";

export async function stepBy(table: Table, stride: Stride, way: -1 | 1): Promise<void> {
  const last = table.shown?.ply ?? 0;
  let ply = table.ply + way;
  if (stride !== "move") {
    const outline = await table.outline();
    ply = (stride === "turn" ? turnFrom : roundFrom)(outline, table.ply, way);
  }
  await table.lookAt(ply >= last ? null : Math.max(0, ply));
}
