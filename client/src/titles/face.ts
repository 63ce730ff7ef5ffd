/** What a family of titles brings to the table page. One folder a family; what has none is shown plainly. */
import type { Component } from "svelte";
import type { Table } from "$/lib/table.svelte";

export interface Face {
  /** The board and the mats. */
  Surface: Component<{ table: Table }>;
  /** Round, phase, order: a line at the top. */
  Status: Component<{ table: Table }>;
  /** One part of the table by itself, to be looked at: `region:africa`, `mat:1`. */
  Part?: Component<{ table: Table; part: string }>;
  /** Whether a position keeps something from others at the same screen. */
  hides(view: Record<string, unknown>): boolean;
}

const FACES: Record<string, () => Promise<{ face: Face }>> = {
  endeavor: () => import("./endeavor"),
  "new-found-land": () => import("./new_found_land"),
};

export async function faceOf(family: string): Promise<Face> {
  const known = FACES[family] ?? (() => import("./generic"));
  return (await known()).face;
}
