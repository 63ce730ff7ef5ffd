/** What a family of titles brings to the table page, in a folder of its own; a family without one has the generic face. */
import type { Component } from "svelte";
import type { Effect } from "$/api/types";
import type { Table } from "$/lib/table.svelte";
import type { TableView } from "$/lib/table/view";
import { texts } from "$/lib/texts.svelte";

export interface Face {
  /** The board and the mats. */
  Surface: Component<{ table: Table }>;
  /** Round, phase, order: a line at the top. */
  Status: Component<{ table: TableView }>;
  /** One part of the table by itself, to be looked at: `region:africa`, `mat:1`. */
  Part?: Component<{ table: TableView; part: string }>;
  /** Whether a position keeps something from others at the same screen. */
  hides(view: Record<string, unknown>): boolean;
  /** Whether an effect of a choice need not be told: it comes whatever one does, or the choice's label or another effect tells it. */
  isRoutine?(effect: Effect, all: Effect[]): boolean;
}

const FACES = import.meta.glob<{ face: Face }>("./*/index.ts");
const generic = (): Promise<{ face: Face }> => import("./generic");

/** The face of a title's family, once its messages are there too. */
export async function faceOf({ family, title }: { family: string; title: string }): Promise<Face> {
  const load = FACES[`./${family.replaceAll("-", "_")}/index.ts`] ?? generic;
  const [{ face }] = await Promise.all([load(), texts.need(family, title)]);
  return face;
}
