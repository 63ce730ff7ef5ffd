/** What an example is drawn with: its family's parts, and the components of its table. Both are fetched once. */
import * as ask from "$/api/ask";
import type { Components, RuleExample } from "$/api/types";
import { settings } from "$/lib/settings.svelte";
import { faceOf, type Face } from "$/titles/face";

const known = new Map<string, Promise<Components>>();

export async function drawingOf(title: string, example: RuleExample): Promise<{ face: Face; components: Components }> {
  const { players, options } = example;
  const key = JSON.stringify([settings.language, title, players, options]);
  const wanted = known.get(key) ?? ask.components({ title, players, options });
  known.set(key, wanted);
  const components = await wanted;
  return { face: await faceOf(components), components };
}
